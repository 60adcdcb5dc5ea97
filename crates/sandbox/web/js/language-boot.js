// Runs before the rest of the page has loaded, so that the first words are in the reader's language.

import { pageLanguage } from "./locale.js";
import { text } from "./words.js";

const language = pageLanguage();
document.documentElement.lang = language;
document.title = text(language, "title");
document.querySelector(".boot").textContent = text(language, "loading");
