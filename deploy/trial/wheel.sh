#!/usr/bin/env bash
# Writes the first test of a discord.py bot with nothing but Python and the wheel. Runs in a bare root as root, without Rust.
set -euo pipefail
cd /try

apt-get update -q
apt-get install -qy --no-install-recommends python3-venv >/dev/null
test -z "$(command -v cargo)"

begun=$(date +%s)
python3 -m venv env
env/bin/pip install -q ./*.whl discord.py pytest
mkdir bot
cp discordpy_bot.py bot/bot.py
# The two files of the README, as one would copy them.
for file in conftest.py test_bot.py; do
    awk -v file="# $file" '/^```py/ {getline; if ($0 == file) on = 1} /^```$/ {on = 0} on' README.md >"bot/$file"
    grep -q . "bot/$file"
done
cd bot
../env/bin/pytest -q
echo "From nothing to a green test in $(($(date +%s) - begun)) seconds, of which one types three commands and two files."
