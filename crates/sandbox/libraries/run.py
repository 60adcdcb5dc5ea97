"""Runs examples of a Python library against the sandbox, one after the other, and says what came of each.

    DISCORD_SANDBOX=target/debug/discord-sandbox python run.py --python VENV/bin/python examples/*.py

Each example gets a sandbox of its own. It is run unchanged, uses the bot as a person would (see drive.py), and passes if
the bot connects, acknowledges everything it is asked, logs no error, and sends nothing that Discord's description forbids or the
sandbox does not have.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / 'clients' / 'python'))

from discord_sandbox import Sandbox, SandboxError  # noqa: E402
from drive import Visitor  # noqa: E402

#: What a log shows when something went wrong.
ALARMS = ('Traceback', 'ERROR', 'Exception', 'UnhandledPromiseRejection')


def own_ids(sandbox):
    """What examples ask one to fill in, and the person who owns the bot among the members."""
    guild, developer = sandbox.guild('Sandbox'), sandbox.user('developer')
    role = sandbox.post(f'/guilds/{guild["id"]}/roles', {'name': 'Staff', 'permissions': '8'})
    sandbox.request('PUT', f'/guilds/{guild["id"]}/members/{developer.id}', {'roles': [role['id']]})
    return {'SANDBOX_GUILD': guild['id'], 'SANDBOX_CHANNEL': sandbox.channel('Sandbox', 'games')['id'],
            'SANDBOX_USER': sandbox.user('bob').id, 'SANDBOX_ROLE': role['id'],
            'SANDBOX_APPLICATION': sandbox.application('Sandbox Bot')['id']}


def try_example(command, path):
    source = path.read_text()
    # Departures are listed below; privileged intents are on, as the examples ask.
    with Sandbox.start('--no-rate-limits', strict=False) as sandbox, tempfile.TemporaryFile('w+') as log:
        application = sandbox.application('Sandbox Bot')
        owner = sandbox.guild('Sandbox')
        # Examples may do what their servers allow: the bot is an administrator.
        role = next(role for role in owner['roles'] if role.get('tags', {}).get('bot_id'))
        sandbox.request('PATCH', f'/guilds/{owner["id"]}/roles/{role["id"]}', {'permissions': '8'})
        env = {**os.environ, 'DISCORD_API': sandbox.api_base, 'DISCORD_TOKEN': application['token'],
               **own_ids(sandbox)}
        bot = subprocess.Popen([*command, path.resolve()], env=env, stdout=log, stderr=log, cwd=tempfile.gettempdir())
        problems, done = [], 0
        try:
            sandbox.wait_for_bot('Sandbox Bot', timeout=60)
            # Commands are registered after the connection.
            time.sleep(2.5)
            visitor = Visitor(sandbox, application)
            try:
                problems = visitor.visit(source)
            except SandboxError as error:
                problems = [str(error)]
            done = visitor.done
            if bot.poll() is not None:
                problems.append(f'the bot ended with {bot.returncode}')
        except SandboxError:
            problems = ['no connection']
        bot.terminate()
        try:
            bot.wait(5)
        except subprocess.TimeoutExpired:
            bot.kill()
            bot.wait()
        problems += [f'departs: {one["method"]} {one["path"]} {one["message"]}' for one in sandbox.violations()]
        problems += [f'missing: {one["method"]} {one["path"]}' for one in sandbox.unsupported()]
        log.seek(0)
        lines = log.read().splitlines()
        if any(alarm in line for line in lines for alarm in ALARMS):
            problems.append('log: ' + ' / '.join(lines[-12:] if '--logs' in sys.argv else lines[-1:]))
        return problems, done


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--python', default=sys.executable, help='the Python that has the library')
    parser.add_argument('--plain', action='store_true', help='the examples set the address themselves')
    parser.add_argument('--command', help='what runs the examples, instead of Python, such as node')
    parser.add_argument('--logs', action='store_true', help='show more of the logs of examples that failed')
    parser.add_argument('examples', nargs='+', type=pathlib.Path)
    arguments = parser.parse_args()
    command = arguments.command.split() if arguments.command else [arguments.python]
    if not arguments.plain and not arguments.command:
        command.append(HERE / 'address.py')
    passed = 0
    for path in arguments.examples:
        problems, done = try_example(command, path)
        passed += not problems
        print(f'{"ok  " if not problems else "FAIL"} {path} ({done} actions)', *problems, sep='\n       ', flush=True)
    print(f'{passed} of {len(arguments.examples)} passed')
    sys.exit(passed != len(arguments.examples))


if __name__ == '__main__':
    main()
