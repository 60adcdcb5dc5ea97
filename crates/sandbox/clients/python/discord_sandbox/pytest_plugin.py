"""Fixtures for pytest: `sandbox` is as new in every test, and a test fails if the bot departs from Discord's rules.

Say how your bot starts by overriding `discord_bot` in `conftest.py`:

    @pytest.fixture(scope='session')
    def discord_bot(discord_sandbox):
        process = subprocess.Popen([sys.executable, 'bot.py'], env={
            **os.environ, 'DISCORD_API': discord_sandbox.api_base, 'DISCORD_TOKEN': discord_sandbox.tokens['Umpire']})
        discord_sandbox.wait_for_bot('Umpire')
        discord_sandbox.wait_for_commands('Umpire')
        yield process
        process.terminate()
"""

from __future__ import annotations

import contextlib
from typing import Iterator

import pytest

from . import Sandbox, SandboxError


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini('discord_sandbox_fixtures', 'A file with the world that discord-sandbox begins with')
    parser.addini('discord_sandbox_strict', 'Whether what departs from Discord fails', type='bool', default=True)
    parser.addini('discord_sandbox_arguments', 'More arguments for discord-sandbox', type='args')


@pytest.fixture(scope='session')
def discord_sandbox(pytestconfig: pytest.Config) -> Iterator[Sandbox]:
    """The program, once for all tests."""
    fixtures = pytestconfig.getini('discord_sandbox_fixtures')
    path = pytestconfig.rootpath / fixtures if fixtures else None
    arguments, strict = (pytestconfig.getini(f'discord_sandbox_{name}') for name in ('arguments', 'strict'))
    with Sandbox.start(*arguments, fixtures=path, strict=strict) as sandbox:
        yield sandbox


@pytest.fixture(scope='session')
def discord_bot(discord_sandbox: Sandbox) -> None:
    """The bot under test. Override it."""


#: How long bots that are connected may take to register their first command, in seconds.
COMMANDS_WITHIN = 3


@pytest.fixture(scope='session')
def _discord_beginning(discord_sandbox: Sandbox, discord_bot: object) -> str:
    # Commands are part of the world: without them in the snapshot every test would begin without.
    for application in discord_sandbox.get('/applications'):
        if application['connected']:
            with contextlib.suppress(SandboxError):
                discord_sandbox.wait_for_commands(application['name'], timeout=COMMANDS_WITHIN)
    discord_sandbox.snapshot('pytest')
    return 'pytest'


@pytest.fixture
def sandbox(discord_sandbox: Sandbox, _discord_beginning: str) -> Iterator[Sandbox]:
    """The sandbox as it was once the bot had started."""
    discord_sandbox.restore(_discord_beginning)
    for evidence in ('violations', 'unsupported'):
        discord_sandbox.request('DELETE', f'/{evidence}')
    yield discord_sandbox
    assert not discord_sandbox.violations()
    assert not discord_sandbox.unsupported()
