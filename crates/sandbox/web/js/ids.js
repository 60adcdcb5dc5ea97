// Snowflakes: ids that hold their time.

const EPOCH = 1420070400000n;

/** Orders ids by age, for `sort`. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** When an id was made, in milliseconds since 1970. */
export function idTime(id) {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** A mark for a request of this page, to know its events by. */
export function makeNonce() {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return `${words[0].toString(36)}${words[1].toString(36)}`;
}
