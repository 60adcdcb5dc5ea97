"""A bot without a library, so that these tests run wherever Python does."""

import base64
import json
import os
import socket
import struct
import urllib.parse
import urllib.request

API, TOKEN = os.environ['DISCORD_API'], os.environ['DISCORD_TOKEN']


def call(method, path, body=None):
    headers = {'authorization': f'Bot {TOKEN}', 'content-type': 'application/json', 'user-agent': 'DiscordBot (small, 1)'}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f'{API}/v10{path}', data, headers, method=method)) as answer:
        text = answer.read()
    return json.loads(text) if text else None


class Gateway:
    """A WebSocket, as far as it is needed: short text out, text in."""

    def __init__(self, url):
        place = urllib.parse.urlsplit(url)
        self.socket = socket.create_connection((place.hostname, place.port))
        self.reader = self.socket.makefile('rb')
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f'GET {place.path}?v=10&encoding=json HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n'
            f'Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n').encode())
        while self.reader.readline() != b'\r\n':
            pass

    def send(self, payload):
        data = json.dumps(payload).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(data))
        self.socket.sendall(struct.pack('!BBH', 0x81, 0x80 | 126, len(data)) + mask + masked)

    def receive(self):
        text = b''
        while True:
            first, second = self.reader.read(2)
            length = second & 127
            if length > 125:
                length = int.from_bytes(self.reader.read(2 if length == 126 else 8), 'big')
            data = self.reader.read(length)
            if first & 15 == 8:
                raise SystemExit(f'closed: {data!r}')
            if first & 15 in (0, 1):
                text += data
                if first & 128:
                    return json.loads(text)


def answer(interaction):
    data, kind = interaction['data'], interaction['type']
    if kind == 2 and data['name'] == 'greet':
        whom = data['options'][0]['value']
        button = {'type': 2, 'style': 1, 'label': 'Wave back', 'custom_id': 'wave'}
        return {'type': 4, 'data': {
            'content': f'Hello <@{whom}>!', 'components': [{'type': 1, 'components': [button]}],
            'allowed_mentions': {'parse': []},
        }}
    if kind == 2:
        return {'type': 5}
    if kind == 4:
        return {'type': 8, 'data': {'choices': [{'name': 'slowly', 'value': 'slowly'}]}}
    if kind == 3:
        field = {'type': 4, 'custom_id': 'words', 'label': 'Your words', 'style': 1}
        return {'type': 9, 'data': {
            'custom_id': 'form', 'title': 'Wave', 'components': [{'type': 1, 'components': [field]}],
        }}
    words = data['components'][0]['components'][0]['value']
    return {'type': 4, 'data': {'content': words, 'flags': 64}}


def main():
    me = call('GET', '/applications/@me')['id']
    call('PUT', f'/applications/{me}/commands', [
        {'name': 'greet', 'description': 'Says hello', 'options': [
            {'type': 6, 'name': 'whom', 'description': 'Whom to greet', 'required': True}]},
        {'name': 'think', 'description': 'Takes its time', 'options': [
            {'type': 3, 'name': 'how', 'description': 'How to think', 'autocomplete': True}]},
    ])
    gateway = Gateway(call('GET', '/gateway')['url'])
    gateway.send({'op': 2, 'd': {'token': TOKEN, 'intents': 1, 'properties': {'os': 'any', 'browser': 'small', 'device': 'small'}}})
    while True:
        event = gateway.receive()
        if event.get('t') != 'INTERACTION_CREATE':
            continue
        interaction = event['d']
        body = answer(interaction)
        call('POST', f'/interactions/{interaction["id"]}/{interaction["token"]}/callback', body)
        if body['type'] == 5:
            call('PATCH', f'/webhooks/{me}/{interaction["token"]}/messages/@original', {'content': 'I have thought.'})


if __name__ == '__main__':
    main()
