import os

import disnake
from disnake.ext import commands

api = os.environ['DISCORD_API']  # such as http://127.0.0.1:8080/api
disnake.http.Route.BASE = f'{api}/v10'

bot = commands.InteractionBot(intents=disnake.Intents(guilds=True))


class Again(disnake.ui.View):
    @disnake.ui.button(label='Again')
    async def again(self, button, interaction):
        await interaction.response.edit_message(content='Hello again!')


@bot.slash_command(description='Says hello')
async def hello(interaction: disnake.ApplicationCommandInteraction, name: str):
    await interaction.response.send_message(f'Hello {name}!', view=Again())


bot.run(os.environ['DISCORD_TOKEN'])
