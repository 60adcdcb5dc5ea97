const { ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, Events } = require('discord.js');

const client = new Client({ intents: [], rest: { api: process.env.DISCORD_API } }); // such as http://127.0.0.1:8080/api

client.once(Events.ClientReady, () => client.application.commands.set([
  { name: 'hello', description: 'Says hello', options: [{ type: 3, name: 'name', description: 'Whose name', required: true }] },
]));
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) {
    const again = new ButtonBuilder().setCustomId('again').setLabel('Again').setStyle(ButtonStyle.Primary);
    const components = [new ActionRowBuilder().addComponents(again)];
    await interaction.reply({ content: `Hello ${interaction.options.getString('name')}!`, components });
  } else if (interaction.isButton()) {
    await interaction.update('Hello again!');
  }
});

client.login(process.env.DISCORD_TOKEN);
