// Messages that Discord writes itself.

import { el } from "./dom.js";
import { authorName } from "./author.js";
import { MESSAGE } from "./kinds.js";

/** The sign and the words of a system message. */
export function systemText(message, place) {
  const { app } = place;
  const who = authorName({ ...message.author, bot: false }, place);
  if (message.type === MESSAGE.pin) {
    const target = message.message_reference?.message_id;
    const jump = () => app.jumpTo(message.channel_id, target);
    return {
      sign: "pin",
      parts: [who, " pinned ", target ? el("button", { type: "button", class: "text-button", on: { click: jump } }, "a message") : "a message", " to this channel."],
    };
  }
  const named = () => message.mentions.map((user) => authorName({ ...user, bot: false }, place));
  if (message.type === MESSAGE.added) return { sign: "join", parts: [who, " added ", named(), " to the thread."] };
  if (message.type === MESSAGE.removed) return { sign: "people", parts: [who, " removed ", named(), " from the thread."] };
  if (message.type === MESSAGE.renamed) return { sign: "edit", parts: [who, " changed the name: ", el("strong", {}, message.content)] };
  if (message.type === MESSAGE.moderation) {
    const [alert] = message.embeds;
    const rule = alert?.fields?.find((one) => one.name === "rule_name")?.value;
    return { sign: "warning", parts: ["AutoMod flagged a message by ", who, rule ? ` (${rule}): ` : ": ", el("q", {}, alert?.description ?? "")] };
  }
  if (message.type === MESSAGE.join) return { sign: "join", parts: [who, " has joined."] };
  if (message.type === MESSAGE.threadCreated) {
    const id = message.message_reference?.channel_id;
    const open = () => app.go({ channel: id });
    return {
      sign: "thread",
      parts: [who, " started a thread: ", el("button", { type: "button", class: "text-button", on: { click: open } }, message.content)],
    };
  }
  if (message.type === MESSAGE.threadStarter) {
    const original = message.message_reference;
    const jump = () => app.jumpTo(original.channel_id, original.message_id);
    return {
      sign: "thread",
      parts: ["This thread was started from ", original ? el("button", { type: "button", class: "text-button", on: { click: jump } }, "a message") : "a message", "."],
    };
  }
  if (message.type === MESSAGE.pollResult) {
    const field = (name) => message.embeds[0]?.fields?.find((one) => one.name === name)?.value;
    const winner = field("victor_answer_text");
    return { sign: "chat", parts: [who, "’s poll “", field("poll_question_text") ?? "", "” has closed", winner ? `: ${winner} won.` : "."] };
  }
  return { sign: "chat", parts: [who, message.content ? ` ${message.content}` : ` (system message of type ${message.type})`] };
}
