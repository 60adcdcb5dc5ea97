// A bot without a library, so that these tests run wherever Node.js does.

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;

async function call(method, path, body) {
  const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json', 'user-agent': 'DiscordBot (small, 1)' };
  const answer = await fetch(`${api}/v10${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return text ? JSON.parse(text) : null;
}

/** A WebSocket, as far as it is needed: short text out, text in. */
function connect(url, receive) {
  const { hostname, port, pathname } = new URL(url);
  const headers = {
    connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const asking = request({ hostname, port, path: `${pathname}?v=10&encoding=json`, headers });
  asking.on('upgrade', (_, socket, head) => {
    let pending = head;
    let text = Buffer.alloc(0);
    const send = (payload) => {
      const data = Buffer.from(JSON.stringify(payload));
      const start = Buffer.from([0x81, 0xfe, data.length >> 8, data.length & 255]);
      const mask = randomBytes(4);
      socket.write(Buffer.concat([start, mask, data.map((byte, index) => byte ^ mask[index % 4])]));
    };
    const take = () => {
      while (pending.length >= 2) {
        let [length, at] = [pending[1] & 127, 2];
        if (length > 125) {
          const size = length === 126 ? 2 : 8;
          if (pending.length < 2 + size) return;
          length = Number(size === 2 ? pending.readUInt16BE(2) : pending.readBigUInt64BE(2));
          at += size;
        }
        if (pending.length < at + length) return;
        const [first, data] = [pending[0], pending.subarray(at, at + length)];
        pending = pending.subarray(at + length);
        if ((first & 15) === 8) process.exit(1);
        if ((first & 15) > 1) continue;
        text = Buffer.concat([text, data]);
        if (first & 128) {
          const payload = JSON.parse(text);
          text = Buffer.alloc(0);
          receive(payload, send);
        }
      }
    };
    socket.on('data', (data) => { pending = Buffer.concat([pending, data]); take(); });
    socket.on('close', () => process.exit(1));
    take();
  });
  asking.end();
}

function answer({ type, data }) {
  if (type === 2 && data.name === 'greet') {
    const button = { type: 2, style: 1, label: 'Wave back', custom_id: 'wave' };
    const content = `Hello <@${data.options[0].value}>!`;
    return { type: 4, data: { content, components: [{ type: 1, components: [button] }], allowed_mentions: { parse: [] } } };
  }
  if (type === 2) return { type: 5 };
  if (type === 4) return { type: 8, data: { choices: [{ name: 'slowly', value: 'slowly' }] } };
  if (type === 3) {
    const field = { type: 4, custom_id: 'words', label: 'Your words', style: 1 };
    return { type: 9, data: { custom_id: 'form', title: 'Wave', components: [{ type: 1, components: [field] }] } };
  }
  return { type: 4, data: { content: data.components[0].components[0].value, flags: 64 } };
}

const { id } = await call('GET', '/applications/@me');
await call('PUT', `/applications/${id}/commands`, [
  { name: 'greet', description: 'Says hello', options: [{ type: 6, name: 'whom', description: 'Whom to greet', required: true }] },
  { name: 'think', description: 'Takes its time', options: [{ type: 3, name: 'how', description: 'How to think', autocomplete: true }] },
]);
const { url } = await call('GET', '/gateway');
connect(url, async ({ op, t, d }, send) => {
  if (op === 10) send({ op: 2, d: { token, intents: 1, properties: { os: 'any', browser: 'small', device: 'small' } } });
  if (t !== 'INTERACTION_CREATE') return;
  const body = answer(d);
  await call('POST', `/interactions/${d.id}/${d.token}/callback`, body);
  if (body.type === 5) await call('PATCH', `/webhooks/${id}/${d.token}/messages/@original`, { content: 'I have thought.' });
});
