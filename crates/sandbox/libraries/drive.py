"""Uses a bot as a curious person would: every command, button, menu and form it offers."""

import re
import time

from discord_sandbox import SandboxError

#: Values for the options of commands, by type.
VALUES = {3: 'a little text', 4: 3, 5: True, 10: 2.5}
#: Texts of which a command expects a certain form.
FORMS = {'graph point': '1,2', 'graph3d point': '1,2,3'}
#: How many controls are used after one command.
MOST = 25
#: How many answers that offer controls again are followed.
DEEPEST = 6


class Visitor:
    """A person in a server, and what came of their visit."""

    def __init__(self, sandbox, application):
        self.sandbox, self.application = sandbox, application
        # Some commands are for the owner of the bot.
        self.alice, self.bob = sandbox.user('developer'), sandbox.user('bob')
        self.guild = sandbox.guild('Sandbox')
        self.channel = sandbox.channel('Sandbox', 'games')
        self.problems, self.done, self.used = [], 0, set()

    def visit(self, source):
        self.use_all()
        for text in spoken(source, self.known()):
            self.say(text)
        # A text command may have registered some.
        self.use_all()
        self.happen()
        return self.problems

    def known(self):
        """What a text command may be told of."""
        emoji = self.sandbox.guild('Sandbox')['emojis'][-1]
        return {'bot': f'<@{self.application["bot"]["id"]}> ', 'user': f'<@{self.bob.id}>', 'channel': f'<#{self.channel["id"]}>',
                'role': f'<@&{self.guild["roles"][-1]["id"]}>', 'emoji': f'<:{emoji["name"]}:{emoji["id"]}>'}

    def note(self, what, why):
        self.problems.append(f'{what}: {why}')

    # Commands

    def use_all(self):
        for command in self.sandbox.get(f'/users/{self.alice.id}/channels/{self.channel["id"]}/commands'):
            if command['application']['id'] == self.application['id'] and command['name'] not in self.used:
                self.used.add(command['name'])
                self.use(command)

    def use(self, command):
        for path, options in leaves(command):
            data = {'type': command['type'], 'name': path, 'application_id': self.application['id']}
            if command['type'] == 2:
                data['target_id'] = self.bob.id
            elif command['type'] == 3:
                data['target_id'] = self.bob.say(self.channel, 'Have a look at this, 5 of it')['id']
            else:
                data['options'], data['attachments'] = self.fill(path, options)
            self.act({'type': 2, 'channel_id': self.channel['id'], 'data': data}, path, MOST)

    def fill(self, path, options):
        given, files = [], []
        for option in options:
            if option.get('autocomplete'):
                self.complete(path, given, option)
            given.append({'name': option['name'], 'value': self.value(path, option, files)})
        return given, files

    def complete(self, path, given, option):
        typed = 1 if option['type'] in (4, 10) else 'a'
        data = {'name': path, 'application_id': self.application['id'],
                'options': [*given, {'name': option['name'], 'value': typed, 'focused': True}]}
        self.act({'type': 4, 'channel_id': self.channel['id'], 'data': data}, f'{path} ({option["name"]})', 0)

    def value(self, path, option, files):
        kind = option['type']
        if option.get('choices'):
            return option['choices'][0]['value']
        if kind in (6, 9):
            return self.bob.id
        if kind == 7:
            wanted = option.get('channel_types') or [0]
            fitting = [one['id'] for one in self.guild['channels'] if one['type'] in wanted]
            return (fitting or [self.channel['id']])[0]
        if kind == 8:
            return self.guild['roles'][-1]['id']
        if kind == 11:
            files.append({'filename': 'a.txt', 'data': 'aGVsbG8='})
            return len(files) - 1
        value = FORMS.get(f'{path} {option["name"]}', VALUES[kind])
        if kind == 3:
            length = max(option.get('min_length') or 0, min(option.get('max_length') or len(value), len(value)))
            return (value * 50)[:length]
        return max(option.get('min_value', value), min(option.get('max_value', value), value))

    def act(self, body, what, depth, may_be_over=False, level=0):
        """An interaction, and then everything that its answer offers."""
        before = self.latest()
        try:
            record = self.sandbox.post(f'/users/{self.alice.id}/interactions?wait=true', body)
        except SandboxError as error:
            return self.note(what, error)
        if record['state'] != 'acknowledged':
            return None if may_be_over else self.note(what, record['reason'])
        self.done += 1
        if depth <= 0 or level >= DEEPEST:
            return
        if record['modal']:
            self.submit(record, what, depth - 1, level)
        time.sleep(0.15)
        self.explore(before, what, depth, level)

    def submit(self, record, what, depth, level):
        fields = {}
        for field in inputs(record['modal']['components']):
            fields[field['custom_id']] = self.field(field)
        data = {'custom_id': record['modal']['custom_id'], 'fields': fields}
        body = {'type': 5, 'channel_id': record['channel_id'], 'interaction_id': record['id'], 'data': data}
        # Some libraries know a form only once they have the answer to its request; nobody fills one in faster.
        time.sleep(0.5)
        self.act(body, f'{what} > form', depth, level=level + 1)

    def field(self, field):
        if field['type'] == 4:
            return ('words ' * 200)[:max(field.get('min_length') or 0, min(field.get('max_length') or 5, 5))]
        return self.choices(field)

    def choices(self, select):
        if select['type'] == 19:
            return []
        if select['type'] == 3 or 'options' in select:
            return [option['value'] for option in select['options']][:max(1, select.get('min_values', 1))]
        if select['type'] in (5, 7):
            return [self.bob.id]
        return [self.guild['roles'][-1]['id'] if select['type'] == 6 else self.channel['id']]

    # Messages

    def latest(self):
        messages = self.alice.messages(self.channel)
        return int(messages[0]['id']) if messages else 0

    def explore(self, after, what, depth, level=0):
        """Uses every button, menu and reaction of the messages since."""
        for message in reversed(self.alice.messages(self.channel)):
            if int(message['id']) <= after:
                continue
            for reaction in message.get('reactions', []):
                self.react(message, reaction['emoji'], what)
            used = set()
            while len(used) < depth:
                try:
                    message = self.alice.message(self.channel, message)
                except SandboxError:
                    break
                fresh = [one for one in controls(message['components']) if one['custom_id'] not in used]
                if not fresh:
                    break
                control = fresh[0]
                used.add(control['custom_id'])
                data = {'custom_id': control['custom_id']}
                if control['type'] != 2:
                    data['values'] = self.choices(control)
                label = control.get('label') or control.get('placeholder') or control['custom_id'][:20]
                body = {'type': 3, 'channel_id': self.channel['id'], 'message_id': message['id'], 'data': data}
                # Bots stop listening to a message once its question is answered.
                self.act(body, f'{what} > {label}', 1, may_be_over=len(used) > 1, level=level + 1)

    def react(self, message, emoji, what):
        try:
            self.alice.react(message, f'{emoji["name"]}:{emoji["id"]}' if emoji.get('id') else emoji['name'])
            time.sleep(0.2)
        except SandboxError as error:
            self.note(f'{what} > {emoji["name"]}', error)

    def say(self, text):
        before = self.latest()
        self.alice.say(self.channel, text)
        time.sleep(0.4)
        self.done += 1
        self.explore(before, text, MOST)

    def happen(self):
        """What bots listen to besides commands."""
        said = self.alice.say(self.channel, 'A message that does not stay')
        self.alice.react(said, '🔴')
        self.sandbox.request('PATCH', f'/users/{self.alice.id}/channels/{self.channel["id"]}/messages/{said["id"]}', {'content': 'It is edited'})
        self.sandbox.request('DELETE', f'/users/{self.alice.id}/channels/{self.channel["id"]}/messages/{said["id"]}')
        newcomer = self.sandbox.post('/users', {'username': 'newcomer'})
        self.sandbox.request('PUT', f'/guilds/{self.guild["id"]}/members/{newcomer["id"]}', {})
        time.sleep(0.5)


def leaves(command):
    """The command, or its subcommands, as paths with their options."""
    options = command.get('options') or []
    if any(option['type'] in (1, 2) for option in options):
        return [(f'{command["name"]} {path}', rest) for option in options for path, rest in leaves(option)]
    return [(command['name'], options)]


def inputs(components):
    for component in components:
        inner = component.get('components') or ([component['component']] if component.get('component') else [])
        if inner:
            yield from inputs(inner)
        elif 'custom_id' in component:
            yield component


def controls(components):
    for component in components:
        inner = list(component.get('components') or [])
        if component.get('accessory'):
            inner.append(component['accessory'])
        yield from controls(inner)
        if component.get('custom_id') and not component.get('disabled') and component['type'] in (2, 3, 5, 6, 7, 8):
            yield component


def spoken(source, known):
    """The text commands in a source, with arguments that fit their annotations."""
    named = r"""(?:command_prefix|when_mentioned_or|prefix:)\s*[=(]?\s*(?:Some\(|(?:\w+\.)*(?:when_mentioned_or\()?)['"]([^'"]+)"""
    prefix = re.search(named, source)
    # Some bots listen to nothing but their name.
    only_name = re.search(r'=\s*commands\.when_mentioned\b|poise::', source)
    prefix = prefix.group(1) if prefix else known['bot'] if only_name else '!'
    texts = [known['bot']] if 'user_mentions_ids' in source else []
    # Eris' own commands.
    texts += [prefix + name for name in re.findall(r"""registerCommand(?:Alias)?\(['"](\w+)""", source)]
    texts += re.findall(r"""startswith\(['"]([^'"]+)""", source) + re.findall(r"""content(?:\.lower\(\))? ==+ ['"]([^'"]+)""", source)
    texts += re.findall(r"""content\.includes\(['"]([^'"]+)""", source)
    # poise's that need no arguments.
    pattern = r"#\[poise::command\([^\]]*prefix_command[^\]]*\]\s*(?:(?:#|//)[^\n]*\s*)*(?:pub )?async fn (\w+)\(\s*_?ctx: [\w:]+<'_>,?\s*\)"
    texts += [prefix + name for name in re.findall(pattern, source)]
    # discord.py's and its like's: further decorators may stand between.
    pattern = (r'@(\w+(?:\.\w+)*)\.(?:command|group|hybrid_command)\(([^\n]*)\)\s*\n'
               r'(?:(?!\s*(?:async )?def )[^\n]*\n){0,6}\s*async def (\w+)\(([^)]*)\)')
    names = {}
    for parent, details, function, parameters in re.findall(pattern, source):
        if 'tree' in parent or 'nteraction' in parameters or 'inter' in parameters.split(','):
            continue
        name = re.search(r"name=['\"]([^'\"]+)", details)
        name = name.group(1) if name else function
        names[function] = f'{names[parent]} {name}' if parent in names else prefix + name
        words = [word(parameter.strip(), known) for parameter in re.split(r',(?![^\[]*\])', parameters)[1:]]
        texts.append(' '.join([names[function], *filter(None, words)]))
    return texts


def word(parameter, known):
    """What to say for a parameter of a text command."""
    kind = parameter.partition(':')[2].partition('=')[0].strip()
    if parameter in ('', '*', 'self', 'ctx', '/') or parameter.startswith('ctx'):
        return None
    if 'int' in kind:
        return '3'
    if 'bool' in kind:
        return 'yes'
    if ('ember' in kind or 'User' in kind) and 'Role' not in kind:
        return known['user']
    if 'Emoji' in kind:
        return known['emoji']
    if 'Role' in kind:
        return known['role']
    if 'hannel' in kind:
        return known['channel']
    if 'dice' in parameter:
        return '2d6'
    return 'https://example.com' if 'url' in parameter else 'words'
