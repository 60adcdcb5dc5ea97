#!/usr/bin/env bash
# Installs the packages, plays, upgrades with a game in progress, removes and purges. Runs in a bare root as root.
set -euo pipefail
cd /try

# Says what is done.
step() { printf '\n== %s\n' "$*"; }

# Fails if a package brought no page of the manual or no completions for a program.
documented() {
    ls /usr/share/man/man1/"$1".1* /usr/share/bash-completion/completions/"$1" /usr/share/zsh/vendor-completions/_"$1" \
        /usr/share/fish/vendor_completions.d/"$1".fish
}

step "install $(dpkg-deb -f old.deb Package Version | tr '\n' ' ')"
apt-get update -q
apt-get install -qy --no-install-recommends ./old.deb ./sandbox.deb man-db python3 systemd >/dev/null
trickmate --version
discord-sandbox --version
documented trickmate
documented discord-sandbox
unit=$(dpkg -L trickmate | grep '\.service$')
test "$(stat -c %a /etc/trickmate)" = 700

step "a game in progress, and the upgrade to $(dpkg-deb -f new.deb Package Version | tr '\n' ' ')"
# What systemd would do with the unit: a user of its own, a folder for its data, the token as a credential.
install -d -o nobody -m 700 /var/lib/private/trickmate /run/credentials
ln -sfn private/trickmate /var/lib/trickmate
chmod 711 /var/lib/private
python3 packages.py "$unit" new.deb
trickmate --version

step "systemd understands the unit"
systemd-analyze verify "$unit"

step "settings of the operator outlast the next upgrade"
test "$(stat -c %a /etc/trickmate)" = 700
test "$(stat -c %a /etc/trickmate/environment)" = 600
echo 'TRICKMATE_LOG=info' >>/etc/trickmate/environment
dpkg -i new.deb
grep -x TRICKMATE_LOG=info /etc/trickmate/environment

step "remove: the data and the settings stay"
apt-get remove -qy trickmate discord-sandbox >/dev/null
test ! -e /usr/bin/trickmate
test -s /var/lib/private/trickmate/trickmate.sqlite
test -s /etc/trickmate/environment

step "purge: the data, the settings and the token go"
apt-get purge -qy trickmate >/dev/null
test ! -e /var/lib/private/trickmate
test ! -e /etc/trickmate
