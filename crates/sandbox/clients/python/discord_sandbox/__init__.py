"""Helpers for tests of Discord bots against discord-sandbox. Nothing but the standard library is needed."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sysconfig
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Iterator

__all__ = ['Sandbox', 'SandboxError', 'User', 'labels']

Json = Any


class SandboxError(Exception):
    """The sandbox refused a request. `status` and `body` are what it answered."""

    def __init__(self, status: int, body: Json) -> None:
        self.status, self.body = status, body
        super().__init__(f'{status}: {json.dumps(body, ensure_ascii=False)}')


def _id(thing: Json) -> str:
    """The id of an object, or the id itself."""
    return str(thing['id']) if isinstance(thing, dict) else str(getattr(thing, 'id', thing))


def _program() -> str:
    """The program to start; the wheel puts it beside Python, which need not be in the path."""
    beside = os.path.join(sysconfig.get_path('scripts'), 'discord-sandbox')
    program = os.environ.get('DISCORD_SANDBOX') or shutil.which('discord-sandbox') or shutil.which(beside)
    if program is None:
        raise FileNotFoundError('Install discord-sandbox, or name the program in $DISCORD_SANDBOX.')
    return program


class Sandbox:
    """A sandbox that runs, here or elsewhere."""

    def __init__(self, url: str, tokens: dict[str, str] | None = None) -> None:
        self.url = url.rstrip('/')
        self._process: subprocess.Popen[str] | None = None
        self.tokens = tokens or {one['name']: one['token'] for one in self.get('/applications')}

    @classmethod
    def start(cls, *arguments: str, fixtures: str | os.PathLike[str] | None = None, strict: bool = True) -> Sandbox:
        """Starts the program: `$DISCORD_SANDBOX`, or `discord-sandbox` in the path or beside Python, on a free port.

        Unless `strict` is off, requests that Discord would not take or that depart from its description fail.
        """
        command = [_program(), '--port', '0', '--json', *arguments]
        if strict:
            command += ['--strict']
        if fixtures is not None:
            command += ['--fixtures', os.fspath(fixtures)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f'discord-sandbox ended with {process.wait()}')
        started = json.loads(line)
        sandbox = cls(started['url'], started['tokens'])
        sandbox._process = process
        return sandbox

    def stop(self) -> None:
        """Ends the program, if it was started from here."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate()
            self._process = None

    def __enter__(self) -> Sandbox:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def api_base(self) -> str:
        return f'{self.url}/api'

    @property
    def gateway_url(self) -> str:
        return f'ws{self.url[len("http"):]}/gateway'

    # Requests

    def request(self, method: str, path: str, body: Json = None) -> Json:
        """A request of the control API, such as `request('POST', '/clock/advance', {'ms': 1000})`."""
        data = None if body is None else json.dumps(body).encode()
        headers = {} if body is None else {'content-type': 'application/json'}
        request = urllib.request.Request(f'{self.url}/_sandbox/v1{path}', data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            text = error.read()
            raise SandboxError(error.code, json.loads(text) if text else None) from None
        return json.loads(text) if text else None

    def get(self, path: str) -> Json:
        return self.request('GET', path)

    def post(self, path: str, body: Json = None) -> Json:
        return self.request('POST', path, body)

    # The world

    def user(self, username: str) -> User:
        """A user, by name."""
        found = [one for one in self.get('/users') if one['username'] == username and not one.get('bot')]
        if not found:
            raise LookupError(f'There is no user {username!r}.')
        return User(self, found[0]['id'])

    def guild(self, name: str) -> Json:
        """A server with its channels, members and roles, by name."""
        for guild in self.get('/guilds'):
            if guild['name'] == name:
                return guild
        raise LookupError(f'There is no server {name!r}.')

    def channel(self, guild: str, name: str) -> Json:
        """A channel, by the names of its server and its own."""
        inside = self.guild(guild)
        for channel in inside['channels'] + inside['threads']:
            if channel['name'] == name:
                return channel
        raise LookupError(f'There is no channel {name!r} in {guild!r}.')

    def application(self, name: str) -> Json:
        for application in self.get('/applications'):
            if application['name'] == name:
                return application
        raise LookupError(f'There is no application {name!r}.')

    def load(self, fixtures: Json) -> Json:
        """Adds a world in the form of a fixture file, and returns its ids by name."""
        made = self.post('/fixtures', fixtures)
        self.tokens.update({name: one['token'] for name, one in made['applications'].items()})
        return made

    # Time and going back

    def advance(self, seconds: float) -> None:
        self.post('/clock/advance', {'ms': int(seconds * 1000)})

    def snapshot(self, name: str) -> None:
        self.request('PUT', f'/snapshots/{urllib.parse.quote(name, safe="")}')

    def restore(self, name: str) -> None:
        self.post(f'/snapshots/{urllib.parse.quote(name, safe="")}/restore')

    def reset(self) -> None:
        self.post('/reset')

    # Waiting

    def wait(self, what: str, timeout: float = 5, **conditions: Json) -> Json:
        """Waits for a `message`, `edit`, `deletion`, `interaction` or `connection`; fails with 408."""
        return self.post('/wait', {'for': what, 'timeout_ms': int(timeout * 1000), **conditions})

    def wait_for_bot(self, name: str, timeout: float = 20) -> None:
        """Waits until a bot is connected to the gateway; fails at once if the gateway refuses it, and says why."""
        self.wait('connection', timeout, application_id=self.application(name)['id'])

    def wait_for_commands(self, name: str, *commands: str, timeout: float = 20) -> list[Json]:
        """Waits until a bot has registered these commands, or if none are named any, and no more follow.

        Call it before a snapshot: bots register commands after they have connected.
        """
        return self.wait('commands', timeout, application_id=self.application(name)['id'], names=list(commands))

    # Evidence

    def violations(self) -> list[Json]:
        """Where the bot's requests depart from Discord's description."""
        return [one for one in self.get('/violations') if one['direction'] == 'request']

    def unsupported(self) -> list[Json]:
        """What the bot asked for and the sandbox does not have."""
        return self.get('/unsupported')

    @contextlib.contextmanager
    def recording(self) -> Iterator[dict[str, Json]]:
        """Records what is done inside; the dictionary is filled at the end."""
        recorded: dict[str, Json] = {}
        self.post('/recording')
        try:
            yield recorded
            recorded.update(self.get('/recording'))
        finally:
            self.request('DELETE', '/recording')

    def replay(self, recording: Json) -> None:
        """Plays a recording; fails with what was expected and seen instead."""
        report = self.post('/replay', recording)
        assert report['passed'], json.dumps(report['failures'], indent=2, ensure_ascii=False)


class User:
    """A person to act as. Channels, messages and interactions are given as objects or ids."""

    def __init__(self, sandbox: Sandbox, id: str) -> None:
        self.sandbox, self.id = sandbox, id

    def _messages(self, channel: Json) -> str:
        return f'/users/{self.id}/channels/{_id(channel)}/messages'

    def say(self, channel: Json, content: str, **more: Json) -> Json:
        return self.sandbox.post(self._messages(channel), {'content': content, **more})

    def messages(self, channel: Json) -> list[Json]:
        """The messages of a channel as this user sees them, newest first."""
        return self.sandbox.get(self._messages(channel))

    def message(self, channel: Json, message: Json) -> Json:
        return self.sandbox.get(f'{self._messages(channel)}/{_id(message)}')

    def react(self, message: Json, emoji: str) -> None:
        path = f'{self._messages(message["channel_id"])}/{_id(message)}/reactions/{urllib.parse.quote(emoji)}'
        self.sandbox.request('PUT', path)

    def direct(self, other: Json) -> Json:
        """The channel of direct messages with somebody."""
        return self.sandbox.post(f'/users/{self.id}/dms', {'recipient_id': _id(other)})

    def interact(self, body: Json) -> Json:
        """Sends an interaction, waits for the bot, and returns the record; fails if the bot does not answer."""
        record = self.sandbox.post(f'/users/{self.id}/interactions?wait=true', body)
        if record['state'] != 'acknowledged':
            raise SandboxError(504, record)
        return record

    def run(self, channel: Json, command: str, /, **options: Json) -> Json:
        """Runs a slash command, such as `run(channel, 'play', opponent=bob.id)`."""
        given = [{'name': name, 'value': _value(value)} for name, value in options.items()]
        return self.interact({'type': 2, 'channel_id': _id(channel), 'data': {'name': command, 'options': given}})

    def complete(self, channel: Json, command: str, option: str, typed: str, **options: Json) -> list[Json]:
        """Types in an option and returns the suggestions."""
        given = [{'name': name, 'value': _value(value)} for name, value in options.items()]
        given.append({'name': option, 'value': typed, 'focused': True})
        body = {'type': 4, 'channel_id': _id(channel), 'data': {'name': command, 'options': given}}
        return self.interact(body)['choices']

    def click(self, message: Json, custom_id: str) -> Json:
        return self._use(message, {'custom_id': custom_id})

    def press(self, message: Json, label: str) -> Json:
        """Presses the button that says this."""
        for button in _buttons(message.get('components', [])):
            if button.get('label') == label:
                return self.click(message, button['custom_id'])
        raise LookupError(f'There is no button {label!r} among {labels(message)}.')

    def choose(self, message: Json, custom_id: str, *values: Json) -> Json:
        return self._use(message, {'custom_id': custom_id, 'values': [_id(value) for value in values]})

    def _use(self, message: Json, data: Json) -> Json:
        return self.interact({
            'type': 3, 'channel_id': message['channel_id'], 'message_id': _id(message), 'data': data,
        })

    def submit(self, interaction: Json, /, **fields: Json) -> Json:
        """Submits the form that the answer to an interaction opened."""
        return self.interact({
            'type': 5, 'channel_id': interaction['channel_id'], 'interaction_id': _id(interaction),
            'data': {'custom_id': interaction['modal']['custom_id'], 'fields': fields},
        })

    def answer(self, interaction: Json, timeout: float = 5) -> Json:
        """The message that answers an interaction, once it is no longer being prepared."""
        record = self.sandbox.wait('interaction', timeout, interaction_id=_id(interaction), state='answered')
        return self.message(record['channel_id'], record['response_message_id'])

    def wait_message(self, channel: Json, timeout: float = 5, **conditions: Json) -> Json:
        """Waits for a message with `content`, `contains`, `after`, `author_id` or `custom_id`."""
        return self.sandbox.wait('message', timeout, user_id=self.id, channel_id=_id(channel), **conditions)

    def wait_edit(self, message: Json, timeout: float = 5, **conditions: Json) -> Json:
        """Waits until a message is what the conditions say."""
        return self.sandbox.wait(
            'edit', timeout, user_id=self.id, channel_id=message['channel_id'], message_id=_id(message), **conditions,
        )


def _buttons(components: Json) -> Iterator[Json]:
    """All buttons of a message, also those inside other components."""
    for one in components:
        if one['type'] == 2:
            yield one
        yield from _buttons(one.get('components', []))
        if 'accessory' in one:
            yield from _buttons([one['accessory']])


def labels(message: Json) -> list[str]:
    """What the buttons of a message say."""
    return [button['label'] for button in _buttons(message.get('components', [])) if 'label' in button]


def _value(value: Json) -> Json:
    """Users, channels and roles are given by their ids."""
    return _id(value) if isinstance(value, (User, dict)) else value
