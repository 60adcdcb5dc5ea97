// The emoji the page offers, with names to search by.

export const EMOJI = [
  ["👍", "thumbs up yes like"], ["👎", "thumbs down no dislike"], ["❤️", "heart love"], ["😂", "joy laugh tears"],
  ["🎉", "tada party celebrate"], ["😮", "surprised wow open mouth"], ["😢", "cry sad"], ["😡", "angry rage"],
  ["🔥", "fire lit"], ["👀", "eyes look"], ["✅", "check mark done yes"], ["❌", "cross mark no"], ["🙏", "pray thanks please"],
  ["👏", "clap applause"], ["💯", "hundred perfect"], ["🤔", "thinking hmm"], ["😀", "grin smile happy"], ["😄", "smile happy"],
  ["😅", "sweat smile"], ["😉", "wink"], ["😊", "blush"], ["😍", "heart eyes"], ["😎", "sunglasses cool"], ["😏", "smirk"],
  ["😴", "sleeping"], ["😭", "sob cry"], ["😱", "scream"], ["🙃", "upside down"], ["🙄", "rolling eyes"], ["🤯", "mind blown"],
  ["🥳", "partying"], ["🤝", "handshake deal draw"], ["👋", "wave hello bye"], ["💪", "muscle strong"], ["🫡", "salute"],
  ["🤷", "shrug"], ["🤦", "facepalm"], ["🏆", "trophy win"], ["🥇", "gold medal first"], ["🥈", "silver medal second"],
  ["🥉", "bronze medal third"], ["🎲", "die dice roll"], ["🎮", "game controller"], ["🃏", "joker card"], ["🎯", "target bullseye"],
  ["♟️", "pawn chess"], ["♚", "king chess"], ["♛", "queen chess"], ["♜", "rook chess"], ["♝", "bishop chess"], ["♞", "knight chess"],
  ["♠️", "spades"], ["♥️", "hearts"], ["♦️", "diamonds"], ["♣️", "clubs"], ["⏰", "alarm clock time"], ["⏳", "hourglass wait"],
  ["🏳️", "white flag resign"], ["⚔️", "swords fight"], ["🛡️", "shield"], ["👑", "crown king queen"], ["🤖", "robot bot"],
  ["⭐", "star"], ["✨", "sparkles"], ["⚡", "lightning zap"], ["💡", "light bulb idea"], ["📌", "pin"], ["📝", "memo note"],
  ["🔔", "bell"], ["🔒", "lock"], ["🚀", "rocket"], ["🍀", "clover luck"], ["🌙", "moon"], ["☀️", "sun"], ["🌈", "rainbow"],
  ["🐢", "turtle slow"], ["🐱", "cat"], ["🐶", "dog"], ["🦊", "fox"], ["🐸", "frog"], ["🦀", "crab rust"], ["🍕", "pizza"],
  ["🍿", "popcorn"], ["☕", "coffee"], ["🍺", "beer"], ["🎂", "cake birthday"], ["🎁", "gift"], ["💀", "skull"], ["👻", "ghost"],
  ["💩", "poop"], ["❓", "question mark"], ["❗", "exclamation mark"], ["➕", "plus"], ["➖", "minus"], ["⬆️", "up arrow"],
  ["⬇️", "down arrow"], ["⬅️", "left arrow"], ["➡️", "right arrow"], ["🔁", "repeat again rematch"], ["1️⃣", "one"], ["2️⃣", "two"],
  ["3️⃣", "three"], ["4️⃣", "four"], ["5️⃣", "five"], ["🔟", "ten"], ["🟢", "green circle"], ["🔴", "red circle"], ["⚪", "white circle"],
  ["⚫", "black circle"],
];
