"""The fixtures of the plugin; run by pytest alone."""

import pytest


@pytest.mark.parametrize('time', ['first', 'second'])
def test_every_test_begins_anew(sandbox, time):
    alice, bob = sandbox.user('alice'), sandbox.user('bob')
    channel = sandbox.channel('Sandbox', 'games')
    assert alice.messages(channel) == []
    answer = alice.answer(alice.run(channel, 'greet', whom=bob))
    assert answer['content'] == f'Hello <@{bob.id}>!'
