"""Runs the bot as its unit says against a sandbox, plays, and goes on with the same game after an upgrade."""

import json
import os
import re
import shlex
import subprocess
import sys
import time

from discord_sandbox import Sandbox, labels

SEED = 'a trial of the packages'
WORLD = '/try/world.json'
CREDENTIALS = '/run/credentials'
unit, task = sys.argv[1:]


def start_bot(url: str, token: str) -> subprocess.Popen:
    """Starts what the unit's ExecStart says, as another user than root."""
    with open('/etc/trickmate/token', 'w') as file:
        file.write(token)
    subprocess.run(['install', '-o', 'nobody', '-m', '400', '/etc/trickmate/token', f'{CREDENTIALS}/token'], check=True)
    command = re.search(r'^ExecStart=(.*)$', open(unit).read(), re.M).group(1)
    words = shlex.split(command.replace('${CREDENTIALS_DIRECTORY}', CREDENTIALS)) + ['--stand-in', url]
    return subprocess.Popen(['setpriv', '--reuid', 'nobody', '--clear-groups', *words], env={'PATH': os.environ['PATH'], 'HOME': '/'})


def board(alice, channel, ply: int) -> dict:
    """Waits for the board of game 1 after so many plies."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        for message in alice.messages(channel):
            if f'game 1 · ply {ply}' in message['content'] and message['attachments']:
                return message
        time.sleep(0.1)
    raise SystemExit(f'no board after {ply} plies: {json.dumps(alice.messages(channel))[:4000]}')


def with_button(person, channel, label: str) -> dict:
    """Waits for a message with this button."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        for message in person.messages(channel):
            if label in labels(message):
                return message
        time.sleep(0.1)
    raise SystemExit(f'no button {label!r}')


def place_of(alice, sandbox) -> dict:
    """The thread of the game."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        threads = sandbox.guild('Club')['threads']
        if threads:
            return threads[0]
        time.sleep(0.1)
    raise SystemExit('the game got no thread')


with open(WORLD, 'w') as file:
    json.dump({
        'users': [{'username': 'alice'}, {'username': 'bob'}],
        'applications': [{'name': 'Trickmate'}],
        'guilds': [{'name': 'Club', 'owner': 'alice', 'members': ['bob'], 'applications': ['Trickmate'], 'channels': [{'name': 'general'}]}],
    }, file)

# The same world and the same ids both times: the sandbox is kept between the two by a process of its own.
if task == 'play':
    log = open('/try/sandbox.log', 'w')
    line = subprocess.Popen(
        ['discord-sandbox', '--port', '8099', '--json', '--no-rate-limits', '--seed', SEED, '--fixtures', WORLD],
        stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True,
    ).stdout.readline()
    with open('/try/sandbox.json', 'w') as file:
        file.write(line)
started = json.load(open('/try/sandbox.json'))
sandbox = Sandbox(started['url'], started['tokens'])
bot = start_bot(started['url'], started['tokens']['Trickmate'])
sandbox.wait_for_bot('Trickmate', timeout=120)
alice, bob = sandbox.user('alice'), sandbox.user('bob')
general = sandbox.channel('Club', 'general')
if task == 'play':
    sandbox.wait_for_commands('Trickmate', 'play', timeout=120)
    alice.run(general, 'play cardmate', opponent=bob, seat='forehand')
    bob.press(with_button(bob, general, 'Accept'), 'Accept')
    thread = place_of(alice, sandbox)
    board(alice, thread, 0)
    alice.run(thread, 'move', move='4Ci3')
    board(alice, thread, 1)
    print('one move is played; the bot stops in the middle of the game')
else:
    thread = place_of(alice, sandbox)
    bob.run(thread, 'move', move='4Db6')
    board(alice, thread, 2)
    alice.run(thread, 'move', move='8Dj2')
    board(bob, thread, 3)
    print('the game goes on after the upgrade: three plies')
bot.terminate()
status = bot.wait(60)
if status != 0:
    raise SystemExit(f'the bot ended with {status}')
