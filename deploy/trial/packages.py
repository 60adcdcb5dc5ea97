"""Runs the bot as its unit says against a sandbox, and upgrades it in the middle of a game, while it runs."""

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
SETTINGS = '/etc/trickmate/environment'
unit, upgrade = sys.argv[1:]


def environment(text: str) -> dict[str, str]:
    """What the unit sets, and above it what the operator does in the file of settings."""
    words = [word for line in re.findall(r'^Environment=(.*)$', text, re.M) for word in shlex.split(line)]
    if os.path.exists(SETTINGS) and SETTINGS in text:
        words += [line for line in open(SETTINGS).read().splitlines() if line and not line.startswith('#')]
    return dict(word.split('=', 1) for word in words)


def start_bot() -> subprocess.Popen:
    """Starts what the unit's ExecStart says, as another user than root."""
    subprocess.run(['install', '-o', 'nobody', '-m', '400', '/etc/trickmate/token', f'{CREDENTIALS}/token'], check=True)
    text = open(unit).read()
    command = re.search(r'^ExecStart=(.*)$', text, re.M).group(1)
    words = shlex.split(command.replace('${CREDENTIALS_DIRECTORY}', CREDENTIALS)) + ['--stand-in', sandbox.url]
    return subprocess.Popen(
        ['setpriv', '--reuid', 'nobody', '--clear-groups', *words],
        env={'PATH': os.environ['PATH'], 'HOME': '/', **environment(text)},
    )


def stop(bot: subprocess.Popen) -> None:
    """Stops the bot as systemd does."""
    bot.terminate()
    status = bot.wait(60)
    if status != 0:
        raise SystemExit(f'the bot ended with {status}')


def until(what: str, find):
    """Waits for what a function finds."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if found := find():
            return found
        time.sleep(0.1)
    raise SystemExit(f'there is no {what}: {json.dumps(alice.messages(general))[:4000]}')


def board(person, ply: int) -> dict:
    """Waits for the board of game 1 after so many plies."""
    is_it = lambda message: f'game 1 · ply {ply}' in message['content'] and message['attachments']
    return until(f'board after {ply} plies', lambda: next(filter(is_it, person.messages(thread)), None))


def menus(message: dict) -> list[dict]:
    """The lists of choices of a message."""
    parts = [part for row in message['components'] for part in row.get('components', [])]
    return [part for part in parts if part['type'] == 3]


with open(WORLD, 'w') as file:
    json.dump({
        'users': [{'username': 'alice'}, {'username': 'bob'}],
        'applications': [{'name': 'Trickmate'}],
        'guilds': [{'name': 'Club', 'owner': 'alice', 'members': ['bob'], 'applications': ['Trickmate'], 'channels': [{'name': 'general'}]}],
    }, file)

with Sandbox.start('--no-rate-limits', '--seed', SEED, fixtures=WORLD, strict=False) as sandbox:
    with open('/etc/trickmate/token', 'w') as file:
        file.write(sandbox.tokens['Trickmate'])
    alice, bob = sandbox.user('alice'), sandbox.user('bob')
    general = sandbox.channel('Club', 'general')
    bot = start_bot()
    sandbox.wait_for_bot('Trickmate', timeout=120)
    sandbox.wait_for_commands('Trickmate', 'play', timeout=120)
    alice.run(general, 'play cardmate', opponent=bob, seat='forehand')
    offer = until('challenge', lambda: next((one for one in bob.messages(general) if 'Accept' in labels(one)), None))
    bob.press(offer, 'Accept')
    thread = until('thread', lambda: next(iter(sandbox.guild('Club')['threads']), None))
    board(alice, 0)
    alice.run(thread, 'move', move='4Ci3')
    old = board(bob, 1)
    print('one move is played; the packages are upgraded while the bot runs', flush=True)

    subprocess.run(['dpkg', '-i', upgrade], check=True)
    assert bot.poll() is None, 'the upgrade does not end what runs'
    # The former program, whose file is gone, still plays and stops in an orderly way.
    bob.run(thread, 'move', move='4Db6')
    old = board(alice, 2)
    stop(bot)

    bot = start_bot()
    sandbox.wait_for_bot('Trickmate', timeout=120)
    # The buttons of the former version's board open and move in the present one.
    old = alice.message(thread, old)
    print(f'buttons of the board before the upgrade: {labels(old)}')
    panel = alice.answer(alice.press(old, labels(old)[0]), timeout=60)
    print(f'{labels(old)[0]!r} answers {panel["content"]!r}')
    menu = menus(panel)[0]
    move = next(option for option in menu['options'] if option['label'].endswith('i0 → j2'))
    alice.choose(panel, menu['custom_id'], move['value'])
    board(bob, 3)
    bob.run(thread, 'move', move='8Ca7')
    board(alice, 4)
    print('the game goes on after the upgrade: four plies')
    stop(bot)
