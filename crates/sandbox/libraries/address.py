"""Runs an example of a Python library: only the address, the token and the ids that it asks to fill in are the sandbox's.

    python address.py example.py

$DISCORD_API is the API's address, such as http://127.0.0.1:8080/api, and $DISCORD_TOKEN the token.
"""

import importlib.util
import os
import re
import sys

API, TOKEN = os.environ['DISCORD_API'], os.environ['DISCORD_TOKEN']
GATEWAY = API.replace('http', 'ws', 1).removesuffix('/api') + '/gateway'


def discord_like(name):
    """discord.py and what came from it: pycord, nextcord, disnake."""
    library = importlib.import_module(name)
    http = importlib.import_module(f'{name}.http')
    gateway = importlib.import_module(f'{name}.gateway')
    if hasattr(http.Route, 'API_BASE_URL'):
        http.Route.API_BASE_URL = f'{API}/v10'
    http.Route.BASE = f'{API}/v10'
    if hasattr(gateway.DiscordWebSocket, 'DEFAULT_GATEWAY'):
        import yarl
        gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(GATEWAY)
    importlib.import_module(f'{name}.asset').Asset.BASE = API.removesuffix('/api')
    login = http.HTTPClient.static_login

    async def with_token(self, token, *rest, **more):
        return await login(self, TOKEN, *rest, **more)

    http.HTTPClient.static_login = with_token
    # An example whose token is missing in the environment says so before it begins.
    run = library.Client.run
    library.Client.run = lambda self, token=None, *rest, **more: run(self, TOKEN, *rest, **more)


def hikari():
    """hikari takes the address as an option of the bot. A RESTBot listens at a port that the sandbox is told."""
    import hikari
    for kind in (hikari.GatewayBot, hikari.RESTBot):
        def at_sandbox(self, token, *rest, begin=kind.__init__, **more):
            begin(self, TOKEN, *rest, rest_url=f'{API}/v10', **more)

        kind.__init__ = at_sandbox
    run = hikari.RESTBot.run
    hikari.RESTBot.run = lambda self, **more: run(self, **{**more, 'host': '127.0.0.1', 'port': int(os.environ['SANDBOX_PORT'])})


def interactions():
    """interactions.py has the address in two constants."""
    from interactions.api.http.route import Route
    import interactions
    Route.BASE = f'{API}/v10'
    start = interactions.Client.astart

    async def with_token(self, token=None):
        return await start(self, TOKEN)

    interactions.Client.astart = with_token


def with_own_ids(source):
    """Examples say `id=0` or `1234567` where one's own server, channel, role or user belongs."""
    def own(match):
        line = source[source.rfind('\n', 0, match.start()) + 1:source.find('\n', match.end())].lower()
        kinds = ('channel', 'role', 'author', 'user', 'guild')
        kind = next((kind for kind in kinds if kind in line), 'guild')
        return match.group(1) + os.environ[f'SANDBOX_{kind.upper()}']

    source = re.sub(r'((?:\bid=|_ID = |guild_ids=\[|Object\(|get_channel\()(?=0\b|\d{3})|(?<![\w.])(?=1234567))\d+', own, source)
    # pycord's and nextcord's say `guild_ids=[...]`, `owner_id=...`.
    for name, kind in (('(?:guild_ids|debug_guilds)=', 'GUILD'), ('role_ids = ', 'ROLE'), ('owner_id=', 'AUTHOR'), (r'get_guild\(', 'GUILD')):
        source = re.sub(rf'\b({name}\[?)\.\.\.', rf'\g<1>{os.environ[f"SANDBOX_{kind}"]}', source)
    return source


def bot_of(cog):
    """The bot that an example which is only a cog belongs to, as such examples say in a comment or leave out."""
    library = next(module for name, module in sys.modules.items() if name in ('nextcord', 'disnake', 'discord'))
    commands = importlib.import_module(f'{library.__name__}.ext.commands')
    intents = library.Intents.default()
    intents.message_content = True
    bot = commands.Bot(command_prefix=commands.when_mentioned_or('!'), intents=intents)
    cog['setup'](bot)
    return bot


if __name__ == '__main__':
    # nextcord brings a `discord` that is only itself.
    for known in ('nextcord', 'disnake', 'discord'):
        if importlib.util.find_spec(known):
            discord_like(known)
            break
    for known in (hikari, interactions):
        if importlib.util.find_spec(known.__name__):
            known()
    example = sys.argv[1]
    sys.argv = sys.argv[1:]
    os.environ.setdefault('BOT_TOKEN', TOKEN)
    sys.path.insert(0, os.path.dirname(os.path.abspath(example)))
    with open(example, encoding='utf-8') as file:
        source = with_own_ids(file.read())
    names = {'__name__': '__main__', '__file__': example}
    exec(compile(source, example, 'exec'), names)
    if 'setup' in names:
        bot_of(names).run(TOKEN)
