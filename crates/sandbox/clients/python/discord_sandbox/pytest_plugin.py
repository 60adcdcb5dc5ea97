"""Fixtures for pytest: `sandbox` is as new in every test, and a test fails if the bot departs from Discord's rules.

Say how your bot starts by overriding `discord_bot` in `conftest.py`:

    @pytest.fixture(scope='session')
    def discord_bot(discord_sandbox):
        process = subprocess.Popen([sys.executable, 'bot.py'], env={
            **os.environ, 'DISCORD_API': discord_sandbox.api_base, 'DISCORD_TOKEN': discord_sandbox.tokens['Umpire']})
        discord_sandbox.wait_for_bot('Umpire')
        yield process
        process.terminate()
"""

from __future__ import annotations

from typing import Iterator

import pytest

from . import Sandbox


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


@pytest.fixture(scope='session')
def _discord_beginning(discord_sandbox: Sandbox, discord_bot: object) -> str:
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
