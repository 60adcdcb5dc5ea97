// What the user does to a bot, and what becomes of it. Topics: `components` (message id), `running` (channel id),
// `modal` (a form to fill in).

import { Emitter } from "./emitter.js";
import { makeNonce } from "./ids.js";
import { now, observe } from "./clock.js";

/** How long an answer to autocomplete is waited for, in milliseconds. */
const SUGGESTIONS_WITHIN = 4000;

export class Interactions extends Emitter {
  #waiting = new Map();
  #components = new Map();
  #running = new Map();
  #seen = new Set();

  constructor(api) {
    super();
    this.api = api;
  }

  /**
   * The state of a message's components: `pending` custom ids, why the last one `failed`, and what was `chosen` in
   * selects (by custom id).
   */
  componentState(messageId) {
    return this.#components.get(messageId) ?? { pending: new Set(), failed: null, chosen: new Map() };
  }

  /** Forgets what was chosen in a message's selects: the bot has changed the message. */
  resetChosen(messageId) {
    this.#components.get(messageId)?.chosen.clear();
  }

  /** Commands of this tab that have no answer yet, or never got one. */
  running(channelId) {
    return [...this.#running.values()].filter((one) => one.channelId === channelId);
  }

  /** Takes a failed command off the timeline. */
  dismiss(nonce) {
    const run = this.#running.get(nonce);
    this.#running.delete(nonce);
    if (run) this.emit("running", run.channelId);
  }

  /**
   * Runs a command. `run` is `{channelId, application, name, type?, data}`; rejects with an ApiError if the server
   * refuses it (a wrong option, for example).
   */
  async command({ channelId, application, name, data }) {
    const nonce = makeNonce();
    const run = { nonce, channelId, application, name, type: data.type ?? 1, state: "pending", at: now(), reason: null };
    this.#running.set(nonce, run);
    this.#waiting.set(nonce, { kind: "command", run });
    this.emit("running", channelId);
    try {
      await this.api.interact({ type: 2, channel_id: channelId, nonce, data });
    } catch (error) {
      this.#waiting.delete(nonce);
      this.dismiss(nonce);
      throw error;
    }
  }

  /** Clicks a button, or chooses `values` in a select. */
  async component(message, customId, values) {
    const nonce = makeNonce();
    const state = this.#change(message.id, (one) => {
      one.failed = null;
      one.pending.add(customId);
      if (values) one.chosen.set(customId, values);
    });
    this.#waiting.set(nonce, { kind: "component", messageId: message.id, customId });
    const data = values === undefined ? { custom_id: customId } : { custom_id: customId, values };
    try {
      await this.api.interact({ type: 3, channel_id: message.channel_id, message_id: message.id, nonce, data });
    } catch (error) {
      this.#waiting.delete(nonce);
      state.failed = error.words;
      this.#settle(message.id, customId);
    }
  }

  /** Sends a form; resolves when the bot has taken it, rejects in words. */
  submitModal(modal, fields, uploads = []) {
    const nonce = makeNonce();
    const outcome = new Promise((resolve, reject) => this.#waiting.set(nonce, { kind: "modal", resolve, reject }));
    const data = { custom_id: modal.custom_id, fields, ...(uploads.length ? { attachments: uploads } : {}) };
    const sent = this.api.interact({ type: 5, channel_id: modal.channel_id, interaction_id: modal.id, nonce, data });
    return Promise.race([outcome, sent.then(() => outcome)]);
  }

  /** Asks the bot for suggestions; resolves with choices, or rejects. */
  suggest(channelId, data) {
    const nonce = makeNonce();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(nonce);
        reject(new Error("Loading options failed"));
      }, SUGGESTIONS_WITHIN);
      this.#waiting.set(nonce, {
        kind: "suggest",
        resolve: (choices) => (clearTimeout(timer), resolve(choices)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      this.api.interact({ type: 4, channel_id: channelId, nonce, data }).catch((error) => {
        this.#waiting.delete(nonce);
        clearTimeout(timer);
        reject(error);
      });
    });
  }

  /** Takes an event of the stream; others than those on interactions are left alone. */
  receive(name, data) {
    if (name === "INTERACTION_SUCCESS") this.#finish(data, null);
    else if (name === "INTERACTION_FAILURE") this.#finish(data, data.reason ?? "timeout");
    else if (name === "INTERACTION_MODAL_CREATE" && this.#mine(data.nonce)) this.emit("modal", data);
    else if (name === "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE") this.#take(data.nonce)?.resolve(data.choices ?? []);
  }

  /** Forgets what was pending: the stream has been away too long to know. */
  forget() {
    for (const [messageId, state] of this.#components) {
      state.pending.clear();
      this.emit("components", messageId);
    }
    this.#running.clear();
    for (const waiting of this.#waiting.values()) waiting.reject?.(new Error("The connection was lost."));
    this.#waiting.clear();
  }

  #mine(nonce) {
    return this.#waiting.has(nonce) || this.#seen.has(nonce);
  }

  #take(nonce) {
    const waiting = this.#waiting.get(nonce);
    this.#waiting.delete(nonce);
    if (waiting) this.#seen.add(nonce);
    return waiting;
  }

  #finish(record, reason) {
    observe(record.acknowledged_at ?? record.created_at);
    const waiting = this.#take(record.nonce);
    if (!waiting) return;
    if (waiting.kind === "command") this.#finishCommand(waiting.run, reason);
    else if (waiting.kind === "component") this.#finishComponent(waiting, reason);
    else if (waiting.kind === "modal") {
      if (reason) waiting.reject(new Error(failureText(reason, "modal")));
      else waiting.resolve();
    } else if (reason) waiting.reject(new Error("Loading options failed"));
    else waiting.resolve(record.choices ?? []);
  }

  #finishCommand(run, reason) {
    if (!reason) {
      this.dismiss(run.nonce);
      return;
    }
    Object.assign(run, { state: "failed", reason });
    this.emit("running", run.channelId);
  }

  #finishComponent({ messageId, customId }, reason) {
    this.#change(messageId, (state) => {
      if (reason) state.failed = failureText(reason, "component");
      state.pending.delete(customId);
    });
  }

  #settle(messageId, customId) {
    this.#change(messageId, (state) => state.pending.delete(customId));
  }

  #change(messageId, change) {
    const state = this.componentState(messageId);
    change(state);
    this.#components.set(messageId, state);
    this.emit("components", messageId);
    return state;
  }
}

/** A failure in words, as Discord puts it; says so if the bot was not even connected. */
export function failureText(reason, what) {
  const words = { command: "The application did not respond", modal: "Something went wrong. Try again", component: "This interaction failed" };
  return reason === "not_delivered" ? `${words[what]}. The bot is not connected.` : words[what];
}
