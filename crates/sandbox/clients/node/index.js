// Helpers for tests of Discord bots against discord-sandbox. Nothing but Node.js is needed.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { after, afterEach, before, beforeEach } from 'node:test';

/** What the sandbox refused; `status` and `body` are its answer. */
export class SandboxError extends Error {
  constructor(status, body) {
    super(`${status}: ${JSON.stringify(body)}`);
    Object.assign(this, { status, body });
  }
}

/** The id of an object, or the id itself. */
const idOf = (thing) => String(thing?.id ?? thing);

/** A sandbox that runs, here or elsewhere. */
export class Sandbox {
  #process = null;

  constructor(url, tokens = {}) {
    this.url = url.replace(/\/$/, '');
    this.tokens = tokens;
  }

  /**
   * Starts the program: `$DISCORD_SANDBOX`, or `discord-sandbox` in the path, on a free port. Unless `strict` is off, requests
   * that Discord would not take or that depart from its description fail.
   */
  static async start({ fixtures, args = [], strict = true } = {}) {
    const program = process.env.DISCORD_SANDBOX ?? 'discord-sandbox';
    const all = ['--port', '0', '--json', ...(strict ? ['--strict'] : []), ...args, ...(fixtures ? ['--fixtures', String(fixtures)] : [])];
    const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = await Promise.race([
      once(createInterface({ input: child.stdout }), 'line').then(([text]) => text),
      once(child, 'exit').then(([code]) => { throw new Error(`discord-sandbox ended with ${code}`); }),
    ]);
    const { url, tokens } = JSON.parse(line);
    const sandbox = new Sandbox(url, tokens);
    sandbox.#process = child;
    return sandbox;
  }

  /** Ends the program, if it was started from here. */
  async stop() {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  get apiBase() { return `${this.url}/api`; }

  get gatewayUrl() { return `${this.url.replace(/^http/, 'ws')}/gateway`; }

  /** A request of the control API, such as `request('POST', '/clock/advance', { ms: 1000 })`. */
  async request(method, path, body) {
    const init = body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(`${this.url}/_sandbox/v1${path}`, init);
    const text = await answer.text();
    const read = text ? JSON.parse(text) : null;
    if (!answer.ok) throw new SandboxError(answer.status, read);
    return read;
  }

  get(path) { return this.request('GET', path); }

  post(path, body) { return this.request('POST', path, body); }

  async #named(path, name) {
    const found = (await this.get(path)).find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name} among ${path}.`);
    return found;
  }

  /** A user, by name. */
  async user(username) {
    const found = (await this.get('/users')).find((one) => one.username === username && one.bot !== true);
    if (!found) throw new Error(`There is no user ${username}.`);
    return new User(this, found.id);
  }

  /** A server with its channels, members and roles, by name. */
  guild(name) { return this.#named('/guilds', name); }

  /** An application, by name. */
  application(name) { return this.#named('/applications', name); }

  /** A channel, by the names of its server and its own. */
  async channel(guild, name) {
    const { channels, threads } = await this.guild(guild);
    const found = [...channels, ...threads].find((one) => one.name === name);
    if (!found) throw new Error(`There is no channel ${name} in ${guild}.`);
    return found;
  }

  /** Adds a world in the form of a fixture file, and returns its ids by name. */
  async load(fixtures) {
    const made = await this.post('/fixtures', fixtures);
    for (const [name, { token }] of Object.entries(made.applications)) this.tokens[name] = token;
    return made;
  }

  /** Moves the clock on. */
  advance(ms) { return this.post('/clock/advance', { ms }); }

  snapshot(name) { return this.request('PUT', `/snapshots/${encodeURIComponent(name)}`); }

  restore(name) { return this.post(`/snapshots/${encodeURIComponent(name)}/restore`); }

  reset() { return this.post('/reset'); }

  /** Waits for a `message`, `edit`, `deletion`, `interaction` or `connection`; fails with 408. */
  wait(what, conditions = {}) {
    const { timeout = 5000, ...rest } = conditions;
    return this.post('/wait', { for: what, timeout_ms: timeout, ...rest });
  }

  /** Waits until a bot is connected to the gateway; fails at once if the gateway refuses it, and says why. */
  async waitForBot(name, timeout = 20_000) {
    await this.wait('connection', { application_id: (await this.application(name)).id, timeout });
  }

  /**
   * Waits until a bot has registered these commands, or if none are named any, and no more follow. Call it before a
   * snapshot: bots register commands after they have connected.
   */
  async waitForCommands(name, names = [], timeout = 20_000) {
    return this.wait('commands', { application_id: (await this.application(name)).id, names, timeout });
  }

  /** Where the bot's requests depart from Discord's description. */
  async violations() { return (await this.get('/violations')).filter((one) => one.direction === 'request'); }

  /** What the bot asked for and the sandbox does not have. */
  unsupported() { return this.get('/unsupported'); }

  /** Records what `session` does, and returns the recording. */
  async record(session) {
    await this.post('/recording');
    try {
      await session();
      return await this.get('/recording');
    } finally {
      await this.request('DELETE', '/recording');
    }
  }

  /** Plays a recording; fails with what was expected and seen instead. */
  async replay(recording) {
    const report = await this.post('/replay', recording);
    assert.ok(report.passed, JSON.stringify(report.failures, null, 2));
  }
}

/** A person to act as. Channels, messages and interactions are given as objects or ids. */
export class User {
  constructor(sandbox, id) { Object.assign(this, { sandbox, id }); }

  #messages(channel) { return `/users/${this.id}/channels/${idOf(channel)}/messages`; }

  say(channel, content, more = {}) { return this.sandbox.post(this.#messages(channel), { content, ...more }); }

  /** The messages of a channel as this user sees them, newest first. */
  messages(channel) { return this.sandbox.get(this.#messages(channel)); }

  message(channel, message) { return this.sandbox.get(`${this.#messages(channel)}/${idOf(message)}`); }

  react(message, emoji) {
    const path = `${this.#messages(message.channel_id)}/${idOf(message)}/reactions/${encodeURIComponent(emoji)}`;
    return this.sandbox.request('PUT', path);
  }

  /** The channel of direct messages with somebody. */
  direct(other) { return this.sandbox.post(`/users/${this.id}/dms`, { recipient_id: idOf(other) }); }

  /** Sends an interaction, waits for the bot, and returns the record; fails if the bot does not answer. */
  async interact(body) {
    const record = await this.sandbox.post(`/users/${this.id}/interactions?wait=true`, body);
    if (record.state !== 'acknowledged') throw new SandboxError(504, record);
    return record;
  }

  /** Runs a slash command, such as `run(channel, 'play', { opponent: bob })`. */
  run(channel, command, options = {}) {
    return this.interact({ type: 2, channel_id: idOf(channel), data: { name: command, options: given(options) } });
  }

  /** Types in an option and returns the suggestions. */
  async complete(channel, command, option, typed, options = {}) {
    const all = [...given(options), { name: option, value: typed, focused: true }];
    return (await this.interact({ type: 4, channel_id: idOf(channel), data: { name: command, options: all } })).choices;
  }

  click(message, customId) { return this.#use(message, { custom_id: customId }); }

  /** Presses the button that says this. */
  press(message, label) {
    const found = buttons(message.components).find((one) => one.label === label);
    if (!found) throw new Error(`There is no button ${label} among ${labels(message).join(', ')}.`);
    return this.click(message, found.custom_id);
  }

  choose(message, customId, ...values) { return this.#use(message, { custom_id: customId, values: values.map(idOf) }); }

  #use(message, data) {
    return this.interact({ type: 3, channel_id: message.channel_id, message_id: message.id, data });
  }

  /** Submits the form that the answer to an interaction opened. */
  submit(interaction, fields) {
    const data = { custom_id: interaction.modal.custom_id, fields };
    return this.interact({ type: 5, channel_id: interaction.channel_id, interaction_id: interaction.id, data });
  }

  /** The message that answers an interaction, once it is no longer being prepared. */
  async answer(interaction, timeout = 5000) {
    const done = await this.sandbox.wait('interaction', { interaction_id: interaction.id, state: 'answered', timeout });
    return this.message(done.channel_id, done.response_message_id);
  }

  /** Waits for a message with `content`, `contains`, `after`, `author_id` or `custom_id`. */
  waitMessage(channel, conditions) {
    return this.sandbox.wait('message', { user_id: this.id, channel_id: idOf(channel), ...conditions });
  }

  /** Waits until a message is what the conditions say. */
  waitEdit(message, conditions) {
    const place = { user_id: this.id, channel_id: message.channel_id, message_id: message.id };
    return this.sandbox.wait('edit', { ...place, ...conditions });
  }
}

/** All buttons of a message, also those inside other components. */
const buttons = (components = []) => components.flatMap((one) => [
  ...(one.type === 2 ? [one] : []), ...buttons(one.components), ...(one.accessory ? buttons([one.accessory]) : []),
]);

/** What the buttons of a message say. */
export const labels = (message) => buttons(message.components).map((one) => one.label).filter(Boolean);

/** How long bots that are connected may take to register their first command, in milliseconds. */
const COMMANDS_WITHIN = 3000;

/** Waits for the commands of the bots that are connected; bots without any are no failure. */
async function commandsAreThere(sandbox) {
  for (const { name, connected } of await sandbox.get('/applications')) {
    if (!connected) continue;
    await sandbox.waitForCommands(name, [], COMMANDS_WITHIN).catch((error) => {
      if (error.status !== 408) throw error;
    });
  }
}

/** Users, channels and roles are given by their ids. */
const given = (options) => Object.entries(options)
  .map(([name, value]) => ({ name, value: value !== null && typeof value === 'object' ? idOf(value) : value }));

/**
 * For a file or suite of node's test runner: starts a sandbox and the bot, puts both back as they were before each
 * test, and fails a test in which the bot departed from Discord's rules. `bot` gets the sandbox, resolves
 * once the bot is connected, and returns how to stop it.
 */
export function useSandbox({ fixtures, args, strict, world, bot } = {}) {
  const stage = {};
  let stopBot;
  before(async () => {
    stage.sandbox = await Sandbox.start({ fixtures, args, strict });
    if (world) stage.made = await stage.sandbox.load(world);
    stopBot = await bot?.(stage.sandbox);
    // Commands are part of the world: without them in the snapshot every test would begin without.
    await commandsAreThere(stage.sandbox);
    await stage.sandbox.snapshot('node');
  });
  beforeEach(async () => {
    await stage.sandbox.restore('node');
    for (const evidence of ['violations', 'unsupported']) await stage.sandbox.request('DELETE', `/${evidence}`);
  });
  afterEach(async () => {
    assert.deepEqual(await stage.sandbox.violations(), []);
    assert.deepEqual(await stage.sandbox.unsupported(), []);
  });
  after(async () => {
    await stopBot?.();
    await stage.sandbox?.stop();
  });
  return stage;
}
