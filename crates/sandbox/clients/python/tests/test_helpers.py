"""The helpers drive a small bot. Run with `python3 -m unittest` or pytest; $DISCORD_SANDBOX names the program."""

import os
import pathlib
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from discord_sandbox import Sandbox, SandboxError  # noqa: E402

WORLD = {
    'users': [{'username': 'erin'}, {'username': 'frank'}],
    'applications': [{'name': 'Greeter'}],
    'guilds': [{'name': 'Club', 'owner': 'erin', 'members': ['frank'], 'applications': ['Greeter']}],
}


class Helpers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.sandbox = Sandbox.start('--no-rate-limits')
        cls.sandbox.load(WORLD)
        cls.bot = subprocess.Popen([sys.executable, HERE / 'small_bot.py'], env={
            **os.environ, 'DISCORD_API': cls.sandbox.api_base, 'DISCORD_TOKEN': cls.sandbox.tokens['Greeter']})
        cls.sandbox.wait_for_bot('Greeter')
        cls.sandbox.snapshot('ready')

    @classmethod
    def tearDownClass(cls):
        cls.bot.terminate()
        cls.bot.wait()
        cls.sandbox.stop()

    def setUp(self):
        self.sandbox.restore('ready')
        self.erin, self.frank = self.sandbox.user('erin'), self.sandbox.user('frank')
        self.channel = self.sandbox.channel('Club', 'general')

    def tearDown(self):
        self.assertEqual(self.sandbox.violations() + self.sandbox.unsupported(), [])

    def greet(self):
        greeting = self.erin.answer(self.erin.run(self.channel, 'greet', whom=self.frank))
        self.assertEqual(greeting['content'], f'Hello <@{self.frank.id}>!')
        asked = self.frank.click(greeting, 'wave')
        reply = self.frank.answer(self.frank.submit(asked, words='Hello yourself!'))
        self.assertEqual(reply['content'], 'Hello yourself!')

    def test_commands_buttons_and_forms(self):
        self.greet()
        # The reply is for Frank's eyes only.
        self.assertEqual([len(user.messages(self.channel)) for user in (self.erin, self.frank)], [1, 2])

    def test_deferred_answers_and_suggestions(self):
        choices = self.erin.complete(self.channel, 'think', 'how', 'sl')
        self.assertEqual([choice['value'] for choice in choices], ['slowly'])
        thought = self.erin.answer(self.erin.run(self.channel, 'think', how='slowly'))
        self.assertEqual(self.erin.wait_edit(thought, contains='have thought')['id'], thought['id'])

    def test_waiting_in_vain_tells_what_is_there(self):
        self.erin.say(self.channel, 'Nothing')
        with self.assertRaises(SandboxError) as caught:
            self.erin.wait_message(self.channel, content='Something', timeout=0.05)
        self.assertEqual(caught.exception.status, 408)
        self.assertEqual(caught.exception.body['seen'][0]['content'], 'Nothing')

    def test_a_session_is_recorded_and_replayed(self):
        with self.sandbox.recording() as recording:
            self.greet()
        self.sandbox.restore('ready')
        self.sandbox.replay(recording)
        recording['timeout_ms'] = 100
        recording['steps'][0]['expect'][0]['is'] = {'content': 'something else'}
        with self.assertRaises(AssertionError):
            self.sandbox.replay(recording)

    def test_time_moves(self):
        before = self.sandbox.get('/clock')['offset_ms']
        self.sandbox.advance(seconds=900)
        self.assertEqual(self.sandbox.get('/clock')['offset_ms'] - before, 900_000)


if __name__ == '__main__':
    unittest.main()
