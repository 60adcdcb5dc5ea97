"""Runs examples of a Python library against the sandbox, one after the other, and says what came of each.

    DISCORD_SANDBOX=target/debug/discord-sandbox python run.py --python VENV/bin/python examples/*.py

Each example gets a sandbox of its own. It is run unchanged, uses the bot as a person would (see drive.py), and passes if
the bot connects, acknowledges everything it is asked, logs no error, and sends nothing that Discord's description forbids or the
sandbox does not have.
"""

import argparse
import json
import os
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / 'clients' / 'python'))

from discord_sandbox import Sandbox, SandboxError  # noqa: E402
from drive import Visitor  # noqa: E402

#: A picture of one pixel.
PIXEL = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg=='
#: What a log shows when something went wrong.
ALARMS = ('Traceback', 'ERROR', 'Exception', 'UnhandledPromiseRejection')


def own_ids(sandbox, application):
    """What examples ask one to fill in, and the person who owns the bot among the members, who takes direct messages."""
    guild, developer = sandbox.guild('Sandbox'), sandbox.user('developer')
    sandbox.request('PATCH', f'/users/{developer.id}', {'dms_closed': False})
    # As a role that the bot made, it is one that the bot may give.
    role = as_bot(sandbox, application, 'POST', f'/guilds/{guild["id"]}/roles', {'name': 'Staff', 'permissions': '8'})
    sandbox.request('PUT', f'/guilds/{guild["id"]}/members/{developer.id}', {'roles': [role['id']]})
    return {'SANDBOX_GUILD': guild['id'], 'SANDBOX_CHANNEL': sandbox.channel('Sandbox', 'games')['id'],
            'SANDBOX_USER': sandbox.user('bob').id, 'SANDBOX_AUTHOR': developer.id, 'SANDBOX_ROLE': role['id'],
            'SANDBOX_APPLICATION': sandbox.application('Sandbox Bot')['id']}


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


def as_bot(sandbox, application, method, path, body):
    """A request of the bot's, for what examples expect to have been done before. None if it is refused."""
    headers = {'Authorization': f'Bot {application["token"]}', 'Content-Type': 'application/json'}
    request = urllib.request.Request(f'{sandbox.api_base}/v10{path}', json.dumps(body).encode(), headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        return None


def prepare(sandbox, application, source):
    """The emoji that an example asks to fill in, and the commands that discord.js' guide answers to but registers elsewhere."""
    guild = sandbox.guild('Sandbox')['id']
    emoji = as_bot(sandbox, application, 'POST', f'/guilds/{guild}/emojis', {'name': 'example', 'image': PIXEL})
    for name in sorted(set(re.findall(r"commandName === '([\w-]+)'", source))):
        as_bot(sandbox, application, 'POST', f'/applications/{application["id"]}/commands', {'name': name, 'description': name})
    return {'SANDBOX_EMOJI': emoji['id']}


def ready(sandbox, application, source, port):
    """Whether the bot can be used: it is connected, or, if it is one that is asked over HTTP, its address is taken."""
    if 'hikari.RESTBot' not in source:
        try:
            sandbox.wait_for_bot('Sandbox Bot', timeout=2)
            return True
        except SandboxError:
            return False
    time.sleep(1)
    return bool(as_bot(sandbox, application, 'PATCH', '/applications/@me', {'interactions_endpoint_url': f'http://127.0.0.1:{port}/'}))


def use(sandbox, application, source, bot, port, log):
    """What went wrong, how many actions the bot acknowledged, and where its log begins to count."""
    end = time.monotonic() + 60
    while not ready(sandbox, application, source, port):
        if bot.poll() is not None or time.monotonic() > end:
            return ['no connection'], 0, 0
    # Such a bot is first sent a request with a wrong signature, and may say that it refused that.
    begin = os.fstat(log.fileno()).st_size if 'hikari.RESTBot' in source else 0
    # Commands are registered after the connection.
    time.sleep(2.5)
    visitor = Visitor(sandbox, application)
    try:
        problems = visitor.visit(source)
    except SandboxError as error:
        problems = [str(error)]
    if bot.poll() is not None:
        problems.append(f'the bot ended with {bot.returncode}')
    return problems, visitor.done, begin


def try_example(command, path):
    path = path.resolve()
    # An example may have other files, and sources beside it.
    source = '\n'.join(part.read_text() for part in sorted({path, *path.parent.glob('*.rs')}))
    # Departures are listed below; privileged intents are on, as the examples ask.
    with Sandbox.start('--no-rate-limits', strict=False) as sandbox, tempfile.TemporaryFile('w+') as log:
        application = sandbox.application('Sandbox Bot')
        owner = sandbox.guild('Sandbox')
        # Examples may do what their servers allow: the bot is an administrator.
        role = next(role for role in owner['roles'] if role.get('tags', {}).get('bot_id'))
        sandbox.request('PATCH', f'/guilds/{owner["id"]}/roles/{role["id"]}', {'permissions': '8'})
        port = free_port()
        env = {**os.environ, 'DISCORD_API': sandbox.api_base, 'DISCORD_TOKEN': application['token'], 'TOKEN': application['token'],
               'DISCORD_PROXY': sandbox.url, 'SANDBOX_PORT': str(port), **own_ids(sandbox, application),
               **prepare(sandbox, application, source)}
        # A compiled example is named by its folder.
        words = [word.replace('{name}', path.parent.name) for word in command]
        if words == command:
            words.append(str(path))
        # discord.js' guide registers commands with a program of its own.
        deploy = path.with_name('deploy-commands.js')
        if deploy.exists():
            subprocess.run([*command, deploy], env=env, stdout=log, stderr=log, timeout=60, check=False)
        bot = subprocess.Popen(words, env=env, stdout=log, stderr=log, cwd=path.parent)
        problems, done, begin = use(sandbox, application, source, bot, port, log)
        bot.terminate()
        try:
            bot.wait(5)
        except subprocess.TimeoutExpired:
            bot.kill()
            bot.wait()
        departures = {f'{one["method"]} {one["path"]} {one["message"]}' for one in sandbox.violations()}
        problems += [f'departs: {one}' for one in sorted(departures)]
        problems += [f'missing: {one["method"]} {one["path"]}' for one in sandbox.unsupported()]
        log.seek(begin)
        lines = log.read().splitlines()
        if problems and '--logs' in sys.argv or any(alarm in line for line in lines for alarm in ALARMS):
            problems.append('log: ' + ' / '.join(lines[-12:] if '--logs' in sys.argv else lines[-1:]))
        return problems, done


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--python', default=sys.executable, help='the Python that has the library')
    parser.add_argument('--plain', action='store_true', help='the examples set the address themselves')
    parser.add_argument('--command', help='what runs the examples, instead of Python, such as node; {name} is the folder of an example')
    parser.add_argument('--logs', action='store_true', help='show more of the logs of examples that failed')
    parser.add_argument('examples', nargs='+', type=pathlib.Path)
    arguments = parser.parse_args()
    command = arguments.command.split() if arguments.command else [arguments.python]
    if not arguments.plain and not arguments.command:
        command.append(str(HERE / 'address.py'))
    passed = 0
    for path in arguments.examples:
        problems, done = try_example(command, path)
        passed += not problems
        print(f'{"ok  " if not problems else "FAIL"} {path} ({done} actions)', *problems, sep='\n       ', flush=True)
    print(f'{passed} of {len(arguments.examples)} passed')
    sys.exit(passed != len(arguments.examples))


if __name__ == '__main__':
    main()
