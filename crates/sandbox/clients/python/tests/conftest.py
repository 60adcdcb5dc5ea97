"""How the bot of `test_plugin.py` starts."""

import os
import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

pytest_plugins = ['discord_sandbox.pytest_plugin']


@pytest.fixture(scope='session')
def discord_bot(discord_sandbox):
    token = discord_sandbox.tokens['Sandbox Bot']
    bot = subprocess.Popen([sys.executable, HERE / 'small_bot.py'], env={
        **os.environ, 'DISCORD_API': discord_sandbox.api_base, 'DISCORD_TOKEN': token})
    discord_sandbox.wait_for_bot('Sandbox Bot')
    yield bot
    bot.terminate()
    bot.wait()
