'use strict';
// Runs an example of a JavaScript library: only the address, the token and the ids that it asks to fill in are the sandbox's.
//
//     node address.js example.js
//
// $DISCORD_API is the API's address, such as http://127.0.0.1:8080/api, and $DISCORD_TOKEN the token.

const fs = require('fs');
const http = require('http');
const https = require('https');
const Module = require('module');
const path = require('path');

const { DISCORD_API: api, DISCORD_TOKEN: token } = process.env;
const { hostname, port } = new URL(api);

/** A class whose options are changed before its own constructor sees them. */
const changed = (Class, change) => new Proxy(Class, { construct: (target, given, self) => Reflect.construct(target, change(given), self) });

const libraries = {
  // Eris asks over HTTPS and cannot be told otherwise.
  eris: (Eris) => {
    https.request = (options, done) => http.request({ ...options, host: hostname, port, agent: undefined }, done);
    const withToken = ([, ...rest]) => [`Bot ${token}`, ...rest];
    return new Proxy(Eris, {
      apply: (target, self, given) => new target(...withToken(given)),
      construct: (target, given) => new target(...withToken(given)),
      get: (target, key) => (/^(Client|CommandClient)$/.test(key) ? changed(target[key], withToken) : target[key]),
    });
  },
  'oceanic.js': (oceanic) => {
    const withAddress = ([options]) => [{ ...options, auth: `Bot ${token}`, token: undefined, rest: { ...options.rest, baseURL: `${api}/v10` } }];
    return { ...oceanic, Client: changed(oceanic.Client, withAddress) };
  },
  'discord.js': (discord) => {
    const withAddress = ([options]) => [{ ...options, rest: { ...options.rest, api } }];
    const { login } = discord.Client.prototype;
    discord.Client.prototype.login = function loginHere() { return login.call(this, token); };
    const { setToken } = discord.REST.prototype;
    discord.REST.prototype.setToken = function setHere() { return setToken.call(this, token); };
    const REST = changed(discord.REST, ([options]) => [{ ...options, api }]);
    return new Proxy(discord, {
      get: (target, key) => (key === 'Client' ? changed(target.Client, withAddress) : key === 'REST' ? REST : target[key]),
    });
  },
};

// Examples leave ids empty, or invent some.
const own = {
  GUILD: process.env.SANDBOX_GUILD, CHANNEL: process.env.SANDBOX_CHANNEL, CLIENT: process.env.SANDBOX_APPLICATION, REACT: process.env.SANDBOX_EMOJI,
};

const load = Module._load;
const loaded = new Map();
Module._load = function loadHere(request, ...rest) {
  // discord.js' guide keeps these in a file of one's own.
  if (request.endsWith('/config.json')) return { token, clientId: own.CLIENT, guildId: own.GUILD };
  const found = load.call(this, request, ...rest);
  if (!libraries[request]) return found;
  if (!loaded.has(request)) loaded.set(request, libraries[request](found));
  return loaded.get(request);
};

const example = path.resolve(process.argv[2]);
const source = fs.readFileSync(example, 'utf8')
  .replace(/\b((GUILD|CHANNEL|CLIENT)_ID = )(["'])\d*\3/g, (_, name, kind) => `${name}"${own[kind]}"`)
  .replace(/^.*(["'])\d{17,20}\1.*$/gm, (line) => {
    const kind = Object.keys(own).find((one) => line.toUpperCase().includes(one)) || 'GUILD';
    return line.replace(/(["'])\d{17,20}\1/, `"${own[kind]}"`);
  });
process.argv.splice(1, 1);
const main = new Module(example, null);
main.filename = example;
main.paths = [...Module._nodeModulePaths(path.dirname(example)), ...(process.env.NODE_PATH || '').split(':')];
main._compile(source, example);
