// The loaded messages of one channel, oldest first, and whether there are more.

import { compareIds } from "./ids.js";

/** How many messages one request brings. */
const PAGE = 50;
/** More than this are trimmed at the old end while the newest are shown. */
const KEEP = 250;

export class Timeline {
  messages = [];
  more = { older: false, newer: false };
  loaded = false;
  #loads = 0;
  #held = [];

  /** Whether messages are on their way. */
  get loading() {
    return this.#loads > 0;
  }

  /**
   * Awaits `load`, which brings messages. What happens to the channel meanwhile is held back and done afterwards: the
   * messages on their way may not know of it.
   */
  async during(load) {
    this.#loads += 1;
    try {
      await load();
    } finally {
      this.#loads -= 1;
      if (!this.loading) for (const change of this.#held.splice(0)) change();
    }
  }

  /** Makes a change: now, or when the messages on their way have arrived. */
  whenLoaded(change) {
    if (this.loading) this.#held.push(change);
    else change();
  }

  get oldest() {
    return this.messages[0]?.id;
  }

  get newest() {
    return this.messages.at(-1)?.id;
  }

  /** Replaces everything by a page of messages (newest first); `middle` if it may not reach the newest. */
  reset(page, middle = false) {
    const latest = new Map(page.map((message) => [message.id, message]));
    this.messages = [...latest.values()].sort((a, b) => compareIds(a.id, b.id));
    this.more = { older: page.length >= (middle ? 1 : PAGE), newer: middle };
    this.loaded = true;
  }

  /** Adds a page (newest first) at one end. */
  extend(direction, page) {
    const known = new Set(this.messages.map((message) => message.id));
    const fresh = page.filter((message) => !known.has(message.id));
    this.messages = [...this.messages, ...fresh].sort((a, b) => compareIds(a.id, b.id));
    this.more[direction] = page.length >= PAGE;
  }

  /** Adds a new message; not if newer ones are missing in between. Tells whether it was added. */
  push(message) {
    if (!this.loaded || this.more.newer) return false;
    if (this.messages.some((one) => one.id === message.id)) return false;
    const newest = this.newest;
    this.messages.push(message);
    if (newest && compareIds(newest, message.id) > 0) this.messages.sort((a, b) => compareIds(a.id, b.id));
    return true;
  }

  /** Drops the oldest beyond what is kept; returns their ids. */
  trim() {
    if (this.messages.length <= KEEP) return [];
    this.more.older = true;
    return this.messages.splice(0, this.messages.length - KEEP).map((message) => message.id);
  }

  /** Replaces a message by its new version; tells whether it is loaded. */
  update(message) {
    const at = this.messages.findIndex((one) => one.id === message.id);
    if (at < 0) return false;
    this.messages[at] = { ...this.messages[at], ...message };
    return true;
  }

  /** Takes a message away; tells whether it was loaded. */
  remove(id) {
    const at = this.messages.findIndex((one) => one.id === id);
    if (at < 0) return false;
    this.messages.splice(at, 1);
    return true;
  }

  /** The message with an id. */
  get(id) {
    return this.messages.find((one) => one.id === id);
  }
}
