// The sandbox's virtual clock, as far as the page knows it.

let offset = 0;

/** The sandbox's time in milliseconds since 1970. */
export function now() {
  return Date.now() + offset;
}

/** Sets the clock by the server's time. */
export function setClock(iso) {
  const server = Date.parse(iso);
  if (Number.isFinite(server)) offset = server - Date.now();
}

/** Learns from the time of something that has just happened: the clock may have been moved forward. */
export function observe(iso) {
  const server = Date.parse(iso);
  if (Number.isFinite(server) && server > now()) offset = server - Date.now();
}
