import os

import hikari

api = os.environ['DISCORD_API']  # such as http://127.0.0.1:8080/api
bot = hikari.GatewayBot(os.environ['DISCORD_TOKEN'], rest_url=f'{api}/v10', intents=hikari.Intents.NONE, banner=None)


@bot.listen()
async def register(event: hikari.StartingEvent) -> None:
    application = await bot.rest.fetch_application()
    command = bot.rest.slash_command_builder('hello', 'Says hello')
    command.add_option(hikari.CommandOption(
        type=hikari.OptionType.STRING, name='name', description='Whose name', is_required=True))
    await bot.rest.set_application_commands(application, [command])


@bot.listen()
async def answer(event: hikari.InteractionCreateEvent) -> None:
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(hikari.ButtonStyle.PRIMARY, 'again', label='Again')
        text = f'Hello {interaction.options[0].value}!'
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_CREATE, text, component=row)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, 'Hello again!')


bot.run()
