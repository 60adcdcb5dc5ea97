const { Client } = require('oceanic.js');

const client = new Client({
  auth: `Bot ${process.env.DISCORD_TOKEN}`,
  rest: { baseURL: `${process.env.DISCORD_API}/v10` }, // such as http://127.0.0.1:8080/api
  gateway: { intents: 0 },
});

client.on('ready', () => client.application.bulkEditGlobalCommands([
  { name: 'hello', description: 'Says hello', type: 1, options: [{ type: 3, name: 'name', description: 'Whose name', required: true }] },
]));
client.on('interactionCreate', async (interaction) => {
  if (interaction.isCommandInteraction()) {
    const again = { type: 2, style: 1, label: 'Again', customID: 'again' };
    const content = `Hello ${interaction.data.options.getString('name')}!`;
    await interaction.createMessage({ content, components: [{ type: 1, components: [again] }] });
  } else if (interaction.isComponentInteraction()) {
    await interaction.editParent({ content: 'Hello again!' });
  }
});
client.on('error', (error) => console.error(error));

client.connect();
