// Discord's numbers, by name.

export const CHANNEL = { text: 0, dm: 1, voice: 2, category: 4, announcement: 5, threads: [10, 11, 12], privateThread: 12, stage: 13, forum: 15 };

export const MESSAGE = {
  normal: 0, added: 1, removed: 2, renamed: 4, moderation: 24,
  pin: 6, join: 7, threadCreated: 18, reply: 19, command: 20, threadStarter: 21, contextMenu: 23, pollResult: 46,
};

export const FLAG = { suppressEmbeds: 1 << 2, ephemeral: 1 << 6, loading: 1 << 7, layout: 1 << 15 };

export const COMPONENT = {
  row: 1, button: 2, select: 3, textInput: 4, userSelect: 5, roleSelect: 6, mentionableSelect: 7, channelSelect: 8,
  section: 9, textDisplay: 10, thumbnail: 11, gallery: 12, file: 13, separator: 14, container: 17, label: 18,
  fileUpload: 19, radioGroup: 21, checkboxGroup: 22, checkbox: 23,
};

export const BUTTON_STYLE = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

export const OPTION = {
  subcommand: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9,
  number: 10, attachment: 11,
};

/** Whether a channel is a thread. */
export function isThread(channel) {
  return CHANNEL.threads.includes(channel?.type);
}

/** Whether one can be in a channel with one's voice. */
export function isVoice(channel) {
  return channel?.type === CHANNEL.voice || channel?.type === CHANNEL.stage;
}
