// Polls of messages.

import { el } from "./dom.js";
import { emojiNode } from "./markdown_view.js";
import { fullTime, stamp } from "./time.js";

/** A poll with its answers, which a click votes for. */
export function poll(message, place) {
  const data = message.poll;
  const counts = new Map(data.results.answer_counts.map((one) => [one.id, one]));
  const mine = [...counts.values()].filter((one) => one.me_voted).map((one) => one.id);
  const total = [...counts.values()].reduce((sum, one) => sum + one.count, 0);
  const end = Date.parse(data.expiry);
  const closed = data.results.is_finalized;
  const vote = (id) => {
    const others = data.allow_multiselect ? mine.filter((one) => one !== id) : [];
    const answers = mine.includes(id) ? others : [...others, id];
    place.app.attempt(place.app.api.vote(message.channel_id, message.id, answers));
  };
  const answers = data.answers.map((one) => answer(one, counts.get(one.answer_id)?.count ?? 0, total, {
    chosen: mine.includes(one.answer_id),
    closed,
    vote,
  }));
  return el("section", { class: "poll", "aria-label": `Poll: ${data.question.text}` },
    el("h3", { class: "poll-question" }, data.question.text),
    el("p", { class: "poll-note" }, data.allow_multiselect ? "Select one or more answers" : "Select one answer"),
    el("div", { class: "poll-answers" }, answers),
    el("p", { class: "poll-note" }, `${total} ${total === 1 ? "vote" : "votes"} · `,
      closed ? "Poll closed" : el("time", { datetime: data.expiry, title: fullTime(end) }, `Closes ${stamp(end)}`)));
}

function answer({ answer_id: id, poll_media: media }, count, total, { chosen, closed, vote }) {
  const share = total ? Math.round((count / total) * 100) : 0;
  return el("button", {
    type: "button",
    class: `poll-answer${chosen ? " chosen" : ""}`,
    disabled: closed,
    "aria-pressed": String(chosen),
    "aria-label": `${media.text}, ${count} ${count === 1 ? "vote" : "votes"}`,
    style: { "--share": `${share}%` },
    data: { key: `poll-${id}` },
    on: { click: () => vote(id) },
  },
  media.emoji && emojiNode(media.emoji),
  el("span", { class: "poll-text" }, media.text),
  el("span", { class: "poll-share", "aria-hidden": "true" }, `${share}%`));
}
