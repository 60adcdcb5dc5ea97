// The live stream of what a user sees.

const NAMES = [
  "READY", "RESYNC",
  "MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE", "MESSAGE_DELETE_BULK", "MESSAGE_ACK",
  "MESSAGE_REACTION_ADD", "MESSAGE_REACTION_REMOVE", "MESSAGE_REACTION_REMOVE_ALL", "MESSAGE_REACTION_REMOVE_EMOJI",
  "UNREAD_UPDATE", "TYPING_START",
  "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "CHANNEL_PINS_UPDATE",
  "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE",
  "GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE",
  "GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE",
  "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE",
  "PRESENCE_UPDATE", "VOICE_STATE_UPDATE",
  "GUILD_SCHEDULED_EVENT_CREATE", "GUILD_SCHEDULED_EVENT_UPDATE", "GUILD_SCHEDULED_EVENT_DELETE",
  "USER_CREATE", "USER_UPDATE", "APPLICATION_COMMANDS_UPDATE",
  "INTERACTION_CREATE", "INTERACTION_SUCCESS", "INTERACTION_FAILURE", "INTERACTION_MODAL_CREATE",
  "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE",
];

/** How long to wait before trying again, in milliseconds. */
const RETRY = [500, 1000, 2000, 4000];
/** A browser keeps at most six connections to a server: tabs beyond this number look in now and then instead. */
const STREAMS = 4;
/** How often such a tab looks, and how long the stream must be quiet before it leaves again, in milliseconds. */
const LOOK_EVERY = 1500;
const QUIET = 150;

/** Keeps a user's stream open. `onEvent(name, data, position)` gets every event, `onStatus("open" | "lost")` how it fares. */
export class EventStream {
  #source = null;
  #last = null;
  #tries = 0;
  #timer = 0;
  #quiet = 0;
  #closed = false;
  #steady = true;

  constructor(user, { onEvent, onStatus }) {
    this.user = user;
    this.onEvent = onEvent;
    this.onStatus = onStatus;
  }

  /** Opens the stream. */
  async open() {
    this.#steady = await claimSlot(() => {
      this.#steady = true;
    });
    this.#connect();
  }

  /** Closes it for good. */
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #connect() {
    if (this.#closed) return;
    const query = this.#last === null ? "" : `?last_event_id=${encodeURIComponent(this.#last)}`;
    const source = new EventSource(`/_sandbox/users/${this.user}/events${query}`);
    this.#source = source;
    for (const name of NAMES) source.addEventListener(name, (event) => this.#receive(name, event));
    source.addEventListener("error", () => this.#fail());
  }

  #receive(name, event) {
    if (event.lastEventId !== "") this.#last = event.lastEventId;
    this.#tries = 0;
    if (name === "READY") this.onStatus("open");
    this.onEvent(name, JSON.parse(event.data), Number(event.lastEventId));
    if (!this.#steady) this.#leaveWhenQuiet();
  }

  #leaveWhenQuiet() {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      if (this.#steady) return;
      this.#source.close();
      this.#again(LOOK_EVERY);
    }, QUIET);
  }

  #fail() {
    this.onStatus("lost");
    clearTimeout(this.#quiet);
    this.#source.close();
    this.#again(RETRY[Math.min(this.#tries, RETRY.length - 1)]);
    this.#tries += 1;
  }

  #again(wait) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}

/** Takes one of the places for a lasting stream; `later` is called should one become free only afterwards. */
async function claimSlot(later) {
  // Only pages from this machine or over TLS have locks; without them every tab streams.
  if (!navigator.locks) return true;
  const forever = new Promise(() => {});
  for (let slot = 0; slot < STREAMS; slot += 1) {
    const got = await new Promise((resolve) => {
      navigator.locks.request(`sandbox-stream-${slot}`, { ifAvailable: true }, (lock) => {
        resolve(Boolean(lock));
        return lock ? forever : undefined;
      });
    });
    if (got) return true;
  }
  const abort = new AbortController();
  for (let slot = 0; slot < STREAMS; slot += 1) {
    const waiting = navigator.locks.request(`sandbox-stream-${slot}`, { signal: abort.signal }, () => {
      abort.abort();
      later();
      return forever;
    });
    waiting.catch(() => {});
  }
  return false;
}
