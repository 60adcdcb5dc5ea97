#!/usr/bin/env bash
# Installs the packages, plays, upgrades with a game in progress, removes and purges. Runs in a bare root as root.
set -euo pipefail
cd /try

# Says what is done.
step() { printf '\n== %s\n' "$*"; }

step "install $(dpkg-deb -f old.deb Package Version | tr '\n' ' ')"
apt-get update -q
apt-get install -qy --no-install-recommends ./old.deb ./sandbox.deb man-db python3 >/dev/null
trickmate --version
test -f /usr/share/man/man1/trickmate.1 -o -f /usr/share/man/man1/trickmate.1.gz
test -f /usr/share/bash-completion/completions/trickmate
unit=$(dpkg -L trickmate | grep '\.service$')
test "$(stat -c %a /etc/trickmate)" = 700

step "a sandbox of its package, and a game in progress"
# What systemd would do with the unit: a user of its own, a folder for its data, the token as a credential.
install -d -o nobody -m 700 /var/lib/private/trickmate /run/credentials
ln -sfn private/trickmate /var/lib/trickmate
chmod 711 /var/lib/private
python3 packages.py "$unit" play

step "upgrade to $(dpkg-deb -f new.deb Package Version | tr '\n' ' ')"
dpkg -i new.deb
trickmate --version
python3 packages.py "$unit" go-on

step "remove: the data stays"
apt-get remove -qy trickmate discord-sandbox >/dev/null
test ! -e /usr/bin/trickmate
test -s /var/lib/private/trickmate/trickmate.sqlite

step "purge: the data and the token go"
apt-get purge -qy trickmate >/dev/null
test ! -e /var/lib/private/trickmate
test ! -e /etc/trickmate
