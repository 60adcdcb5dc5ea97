import os

import discord

api = os.environ['DISCORD_API']  # such as http://127.0.0.1:8080/api
discord.http.Route.API_BASE_URL = f'{api}/v10'

bot = discord.Bot(intents=discord.Intents.none())


class Again(discord.ui.View):
    @discord.ui.button(label='Again')
    async def again(self, button, interaction):
        await interaction.response.edit_message(content='Hello again!')


@bot.slash_command(description='Says hello')
async def hello(ctx, name: str):
    await ctx.respond(f'Hello {name}!', view=Again())


bot.run(os.environ['DISCORD_TOKEN'])
