import os

import interactions
from interactions.api.http.route import Route

api = os.environ['DISCORD_API']  # such as http://127.0.0.1:8080/api
Route.BASE = f'{api}/v10'

bot = interactions.Client(intents=interactions.Intents.GUILDS)


@interactions.slash_command(description='Says hello')
@interactions.slash_option(name='name', description='Whose name', required=True, opt_type=interactions.OptionType.STRING)
async def hello(ctx: interactions.SlashContext, name: str):
    again = interactions.Button(style=interactions.ButtonStyle.PRIMARY, label='Again', custom_id='again')
    await ctx.send(f'Hello {name}!', components=again)


@interactions.component_callback('again')
async def again(ctx: interactions.ComponentContext):
    await ctx.edit_origin(content='Hello again!')


bot.start(os.environ['DISCORD_TOKEN'])
