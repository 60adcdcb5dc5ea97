// Topics to listen to.

/** Tells listeners of named topics. */
export class Emitter {
  #listeners = new Map();

  /** Calls `listener` with each piece of news on `topic`; returns a function that ends this. */
  on(topic, listener) {
    const set = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, set.add(listener));
    return () => set.delete(listener);
  }

  /** Tells the listeners of `topic`. */
  emit(topic, news) {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(news);
  }
}
