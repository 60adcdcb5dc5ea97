// Pictures of people and servers: their own, or made from their names.

import { el } from "./dom.js";

const HUES = [228, 268, 318, 352, 22, 42, 142, 168, 192, 208];

function hue(id) {
  let sum = 0;
  for (const character of String(id)) sum = (sum * 31 + character.codePointAt(0)) % 9973;
  return HUES[sum % HUES.length];
}

/** The first letters of a name: "Alice Liddell" gives "AL". */
export function initials(name, most = 2) {
  const words = String(name).trim().split(/[\s_\-.]+/).filter(Boolean);
  const letters = words.map((word) => [...word][0]);
  return letters.slice(0, most).join("").toUpperCase() || "?";
}

/** A picture, or the letters where it cannot be loaded. */
function drawn(src, letters) {
  const image = el("img", { src, alt: "", draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(letters), { once: true });
  return image;
}

/** A round picture for a user; says nothing to screen readers, the name stands beside it. */
export function avatar(user, className = "") {
  const name = user.global_name ?? user.username ?? "?";
  const letters = initials(name, user.bot ? 1 : 2);
  return el(
    "span",
    { class: `avatar ${className}`, style: { "--hue": hue(user.id) }, "aria-hidden": "true" },
    user.avatar ? drawn(`/avatars/${user.id}/${user.avatar}`, letters) : letters,
  );
}

/** A picture for a server, by its name. */
export function guildIcon(guild) {
  return el("span", { class: "guild-icon", style: { "--hue": hue(guild.id) }, "aria-hidden": "true" }, guild.icon ? drawn(`/icons/${guild.id}/${guild.icon}`, initials(guild.name, 3)) : initials(guild.name, 3));
}
