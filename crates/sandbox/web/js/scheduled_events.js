// The events that a server has planned.

import { el } from "./dom.js";
import { dialog } from "./overlay.js";
import { fullTime } from "./time.js";

const STATES = { 1: "Planned", 2: "Under way", 3: "Over", 4: "Called off" };

/** Shows the events of a server. */
export function openEvents(app, guild) {
  const events = [...guild.events.values()].sort((a, b) => Date.parse(a.scheduled_start_time) - Date.parse(b.scheduled_start_time));
  const place = ({ entity_metadata: where, channel_id: channel }) => where?.location ?? (channel && app.store.channelName(app.store.channels.get(channel)));
  const one = (event) => el("li", { class: "scheduled" },
    el("h3", {}, event.name),
    el("p", { class: "scheduled-note" },
      `${STATES[event.status]} · `,
      el("time", { datetime: event.scheduled_start_time }, fullTime(Date.parse(event.scheduled_start_time))),
      place(event) && ` · ${place(event)}`),
    event.description && el("p", {}, event.description));
  const list = el("ul", { class: "scheduled-list", tabindex: "0", "aria-label": "Events" }, events.map(one));
  dialog(() => list, { title: `Events of ${guild.name}` });
}
