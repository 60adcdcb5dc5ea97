// The sandbox's own interface (`/_sandbox/`), one method a request.

/** A refusal by the server. `message` is in words; `code` is Discord's number, `status` HTTP's. */
export class ApiError extends Error {
  constructor(status, body) {
    super(body?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = body?.code ?? 0;
    this.details = body?.errors ? [...details(body.errors, [])] : [];
  }

  /** The refusal in words, with what is wrong with each field. */
  get words() {
    if (!this.details.length) return this.message;
    return this.details.map(({ path, text }) => (path ? `${path}: ${text}` : text)).join(" ");
  }
}

function* details(errors, path) {
  for (const [key, value] of Object.entries(errors)) {
    if (key === "_errors") for (const one of value) yield { path: path.join("."), code: one.code, text: one.message };
    else if (value && typeof value === "object") yield* details(value, [...path, key]);
  }
}

/** The header that tells up to which event of the user's stream an answer holds everything. */
const POSITION = "x-event-id";

async function request(method, path, body) {
  return (await exchange(method, path, body)).data;
}

/** Gives `{data, at}`: the answer, and the last event of the user's stream that it knows of. */
async function exchange(method, path, body) {
  let response;
  try {
    response = await fetch(`/_sandbox${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { message: "The sandbox cannot be reached. Is it still running?" });
  }
  if (response.status === 204) return { data: null };
  const text = await response.text();
  let data = null;
  try {
    data = JSON.parse(text);
  } catch {
    // Not JSON: the status tells enough.
  }
  if (!response.ok) throw new ApiError(response.status, data);
  return { data, at: Number(response.headers.get(POSITION)) };
}

/** An answer that is no JSON. */
async function plainText(path) {
  const response = await fetch(`/_sandbox${path}`);
  if (!response.ok) throw new ApiError(response.status, null);
  return response.text();
}

/** What concerns the sandbox as a whole. */
export const sandbox = {
  info: () => request("GET", "/info"),
  users: () => request("GET", "/users"),
  applications: () => request("GET", "/applications"),
  applicationEmojis: (application) => request("GET", `/v1/applications/${application}/emojis`),
  sessions: () => request("GET", "/v1/gateway/sessions"),
  startRecording: () => request("POST", "/v1/recording"),
  stopRecording: () => request("DELETE", "/v1/recording"),
  recordedTest: (language) => plainText(`/v1/recording?as=${language}`),
  guilds: () => request("GET", "/guilds"),
  createUser: (fields) => request("POST", "/users", fields),
  changeUser: (user, fields) => request("PATCH", `/users/${user}`, fields),
  createGuild: (fields) => request("POST", "/guilds", fields),
  createChannel: (guild, fields) => request("POST", `/guilds/${guild}/channels`, fields),
  addMember: (guild, user) => request("PUT", `/guilds/${guild}/members/${user}`, {}),
  addApplication: (guild, application) => request("PUT", `/guilds/${guild}/applications/${application}`),
  moderatorDelete: (channel, message) => request("DELETE", `/channels/${channel}/messages/${message}`),
  clock: () => request("GET", "/clock"),
  advanceClock: (ms) => request("POST", "/clock/advance", { ms }),
  faults: () => request("GET", "/v1/faults"),
  addFault: (fault) => request("POST", "/v1/faults", fault),
  cancelFault: (id) => request("DELETE", `/v1/faults/${id}`),
  gatewayFault: (name, target = {}) => request("POST", `/v1/gateway/${name}`, target),
  violations: () => request("GET", "/v1/violations"),
  unsupported: () => request("GET", "/v1/unsupported"),
  transcript: () => plainText("/v1/transcript"),
  rateLimits: (mode) => request("PUT", "/rate-limits", { mode }),
};

/** What one user sees and does. */
export class UserApi {
  constructor(user) {
    this.user = user;
  }

  #call(method, path, body) {
    return request(method, `/users/${this.user}${path}`, body);
  }

  state() {
    return this.#call("GET", "/state");
  }

  /** Messages, newest first, each with the position `at` in the event stream; `place` may hold `before`, `after` or `around`. */
  async messages(channel, place = {}) {
    const query = new URLSearchParams({ limit: 50, ...place });
    const { data, at } = await exchange("GET", `/users/${this.user}/channels/${channel}/messages?${query}`);
    return data.map((message) => ({ ...message, at }));
  }

  /** One message, with its position `at` in the event stream. */
  async message(channel, id) {
    const { data, at } = await exchange("GET", `/users/${this.user}/channels/${channel}/messages/${id}`);
    return { ...data, at };
  }

  pins(channel) {
    return this.#call("GET", `/channels/${channel}/pins`);
  }

  commands(channel) {
    return this.#call("GET", `/channels/${channel}/commands`);
  }

  send(channel, message) {
    return this.#call("POST", `/channels/${channel}/messages`, message);
  }

  edit(channel, id, content) {
    return this.#call("PATCH", `/channels/${channel}/messages/${id}`, { content });
  }

  remove(channel, id) {
    return this.#call("DELETE", `/channels/${channel}/messages/${id}`);
  }

  react(channel, id, emoji, on) {
    const name = encodeURIComponent(emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name);
    return this.#call(on ? "PUT" : "DELETE", `/channels/${channel}/messages/${id}/reactions/${name}`);
  }

  /** Votes in a poll: these answers are all of the user's from now on. */
  vote(channel, id, answers) {
    return this.#call("PUT", `/channels/${channel}/messages/${id}/votes`, { answer_ids: answers });
  }

  pin(channel, id, on) {
    return this.#call(on ? "PUT" : "DELETE", `/channels/${channel}/pins/${id}`);
  }

  typing(channel) {
    return this.#call("POST", `/channels/${channel}/typing`);
  }

  ack(channel, message) {
    return this.#call("POST", `/channels/${channel}/ack`, message ? { message_id: message } : {});
  }

  createThread(channel, fields) {
    return this.#call("POST", `/channels/${channel}/threads`, fields);
  }

  /** Joins a voice channel of a server, or leaves it with `null`. */
  joinVoice(guild, channel) {
    return this.#call("PUT", `/guilds/${guild}/voice`, { channel_id: channel });
  }

  /** Installs an application for this user, or takes it away. */
  install(application, on) {
    return this.#call(on ? "PUT" : "DELETE", `/applications/${application}`);
  }

  openDm(recipient) {
    return this.#call("POST", "/dms", { recipient_id: recipient });
  }

  interact(interaction) {
    return this.#call("POST", "/interactions", interaction);
  }
}

/** A file as the interface takes it. */
export async function upload(file, description) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  const data = { filename: file.name || "file", data: btoa(binary) };
  if (file.type) data.content_type = file.type;
  if (description) data.description = description;
  return data;
}
