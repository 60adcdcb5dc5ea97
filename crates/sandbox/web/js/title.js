// The tab's title and icon, with the number of mentions.

const SIZE = 64;

/** Shows `count` mentions, or just a dot for `unread`, beside the title. */
export function setTitle(text, count, unread) {
  const mark = count > 0 ? `(${count > 99 ? "99+" : count}) ` : unread ? "• " : "";
  document.title = mark + text;
  setIcon(count, unread);
}

let shown = "";

function setIcon(count, unread) {
  const state = count > 0 ? String(Math.min(count, 10)) : unread ? "dot" : "";
  if (state === shown) return;
  shown = state;
  const icon = document.querySelector("link[rel=icon]");
  if (!state) {
    icon.href = "/assets/icons/favicon.svg";
    return;
  }
  const image = new Image();
  image.addEventListener("load", () => {
    if (state === shown) icon.href = draw(image, count);
  });
  image.src = "/assets/icons/favicon.svg";
}

function draw(image, count) {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, SIZE, SIZE);
  context.beginPath();
  context.arc(44, 44, count > 0 ? 20 : 14, 0, 2 * Math.PI);
  context.fillStyle = count > 0 ? "#e0313f" : "#ffffff";
  context.fill();
  if (count > 0) {
    context.fillStyle = "#ffffff";
    context.font = "bold 28px sans-serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(count > 9 ? "9+" : String(count), 44, 46);
  }
  return canvas.toDataURL("image/png");
}
