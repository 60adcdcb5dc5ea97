// The helpers drive a small bot. $DISCORD_SANDBOX names the program.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { useSandbox } from '../index.js';

const stage = useSandbox({
  args: ['--no-rate-limits'],
  world: {
    users: [{ username: 'erin' }, { username: 'frank' }],
    applications: [{ name: 'Greeter' }],
    guilds: [{ name: 'Club', owner: 'erin', members: ['frank'], applications: ['Greeter'] }],
  },
  async bot(sandbox) {
    const env = { ...process.env, DISCORD_API: sandbox.apiBase, DISCORD_TOKEN: sandbox.tokens.Greeter };
    const bot = spawn(process.execPath, [fileURLToPath(new URL('../example/small-bot.js', import.meta.url))], { env, stdio: 'inherit' });
    await sandbox.waitForBot('Greeter');
    return async () => { bot.kill(); await once(bot, 'exit'); };
  },
});

let erin;
let frank;
let channel;
beforeEach(async () => {
  erin = await stage.sandbox.user('erin');
  frank = await stage.sandbox.user('frank');
  channel = await stage.sandbox.channel('Club', 'general');
});

async function greet() {
  const greeting = await erin.answer(await erin.run(channel, 'greet', { whom: frank }));
  assert.equal(greeting.content, `Hello <@${frank.id}>!`);
  const asked = await frank.click(greeting, 'wave');
  const reply = await frank.answer(await frank.submit(asked, { words: 'Hello yourself!' }));
  assert.equal(reply.content, 'Hello yourself!');
}

test('commands, buttons and forms', async () => {
  await greet();
  // The reply is for Frank's eyes only.
  assert.equal((await erin.messages(channel)).length, 1);
  assert.equal((await frank.messages(channel)).length, 2);
});

test('deferred answers and suggestions', async () => {
  const choices = await erin.complete(channel, 'think', 'how', 'sl');
  assert.deepEqual(choices.map(({ value }) => value), ['slowly']);
  const thought = await erin.answer(await erin.run(channel, 'think', { how: 'slowly' }));
  assert.equal((await erin.waitEdit(thought, { contains: 'have thought' })).id, thought.id);
});

test('waiting in vain tells what is there', async () => {
  await erin.say(channel, 'Nothing');
  await assert.rejects(erin.waitMessage(channel, { content: 'Something', timeout: 50 }), ({ status, body }) => {
    assert.equal(status, 408);
    assert.equal(body.seen[0].content, 'Nothing');
    return true;
  });
});

test('a session is recorded and replayed', async () => {
  const recording = await stage.sandbox.record(greet);
  await stage.sandbox.restore('node');
  await stage.sandbox.replay(recording);
  recording.timeout_ms = 100;
  recording.steps[0].expect[0].is = { content: 'something else' };
  await assert.rejects(stage.sandbox.replay(recording), assert.AssertionError);
});
