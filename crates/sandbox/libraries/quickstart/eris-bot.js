const http = require('http');
const https = require('https');
const Eris = require('eris');

// Eris asks over HTTPS and cannot be told otherwise.
const { hostname, port } = new URL(process.env.DISCORD_API); // such as http://127.0.0.1:8080/api
https.request = (options, done) => http.request({ ...options, host: hostname, port, agent: undefined }, done);
const bot = new Eris(`Bot ${process.env.DISCORD_TOKEN}`, { intents: ['guilds'] });

bot.on('ready', () => bot.bulkEditCommands([
  { name: 'hello', description: 'Says hello', type: 1, options: [{ type: 3, name: 'name', description: 'Whose name', required: true }] },
]));
bot.on('interactionCreate', async (interaction) => {
  if (interaction instanceof Eris.CommandInteraction) {
    const again = { type: 2, style: 1, label: 'Again', custom_id: 'again' };
    const content = `Hello ${interaction.data.options[0].value}!`;
    await interaction.createMessage({ content, components: [{ type: 1, components: [again] }] });
  } else if (interaction instanceof Eris.ComponentInteraction) {
    await interaction.editParent({ content: 'Hello again!' });
  }
});
bot.on('error', (error) => console.error(error));

bot.connect();
