import os

import discord
import yarl

api = os.environ['DISCORD_API']  # such as http://127.0.0.1:8080/api
discord.http.Route.BASE = f'{api}/v10'
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(api).with_scheme('ws').with_path('/gateway')


class Again(discord.ui.View):
    @discord.ui.button(label='Again')
    async def again(self, interaction, button):
        await interaction.response.edit_message(content='Hello again!')


class Bot(discord.Client):
    async def setup_hook(self):
        await tree.sync()


bot = Bot(intents=discord.Intents.none())
tree = discord.app_commands.CommandTree(bot)


@tree.command(description='Says hello')
async def hello(interaction: discord.Interaction, name: str):
    await interaction.response.send_message(f'Hello {name}!', view=Again())


bot.run(os.environ['DISCORD_TOKEN'])
