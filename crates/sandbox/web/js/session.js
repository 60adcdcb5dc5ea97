// Joins the live stream to the store: loads the state, then applies every event in its order.

import { EventStream } from "./events.js";
import { apply } from "./reducers.js";

/** How long to wait when the state could not be loaded anew, in milliseconds. */
const AGAIN = 2000;

export class Session {
  #waiting = [];
  #loading = false;
  #started = null;

  /** `onStatus("open" | "lost")` tells how the connection fares, `onGone` that the user is not there any more. */
  constructor(store, interactions, { onStatus, onGone }) {
    this.store = store;
    this.interactions = interactions;
    this.onGone = onGone;
    this.stream = new EventStream(store.api.user, {
      onEvent: (name, data, at) => this.#receive(name, data, at),
      onStatus: (status) => {
        onStatus(status);
        if (status === "lost") this.#checkUser();
      },
    });
  }

  /** Opens the stream and loads the state; resolves when both are there. */
  start() {
    return new Promise((resolve, reject) => {
      this.#started = { resolve, reject };
      this.stream.open();
    });
  }

  #receive(name, data, at) {
    if (name === "READY" && this.#started) this.#load();
    else if (name === "RESYNC") {
      this.interactions.forget();
      this.#load();
    } else if (this.#loading) this.#waiting.push([name, data, at]);
    else this.#apply(name, data, at);
  }

  // What happens while the state is being loaded is applied on top of it: events may tell again what the state
  // holds already, but nothing falls between the two.
  async #load() {
    const started = this.#started;
    this.#started = null;
    this.#loading = true;
    try {
      await this.store.load();
      started?.resolve();
    } catch (error) {
      if (error.status === 404) this.onGone();
      else if (started) started.reject(error);
      else {
        setTimeout(() => this.#load(), AGAIN);
        return;
      }
    }
    this.#loading = false;
    for (const event of this.#waiting.splice(0)) this.#apply(...event);
  }

  #apply(name, data, at) {
    apply(this.store, name, data, at);
    this.interactions.receive(name, data);
  }

  async #checkUser() {
    try {
      await this.store.api.state();
    } catch (error) {
      if (error.status === 404) this.onGone();
    }
  }
}
