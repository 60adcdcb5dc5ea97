// Languages: those the page speaks, and those Discord has.

/** Languages of `words.js`, as BCP 47 tags. */
export const LANGUAGES = ["en", "de", "fr", "es", "pt-BR", "ru", "ja"];

/** Locales a Discord user may have. */
export const LOCALES = [
  "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
  "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/** Locales of languages whose own tag is none of Discord's. */
const USUAL = { en: "en-US", es: "es-419", in: "id", iw: "he", nb: "no", nn: "no", pt: "pt-BR", sv: "sv-SE", zh: "zh-CN" };
/** Tags of Chinese in traditional characters. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/i;

/** Returns the language of a tag such as `de-AT`, without script and region. */
function base(tag) {
  return tag.split("-")[0].toLowerCase();
}

function known(tag) {
  return LANGUAGES.find((language) => base(language) === base(tag));
}

/** Returns the language in which the page addresses a user with this locale. */
export function languageOf(locale) {
  return known(locale ?? "") ?? "en";
}

/** Returns the first of the reader's languages that the page speaks. */
export function pageLanguage(tags = navigator.languages) {
  return tags.map(known).find(Boolean) ?? "en";
}

function localeOf(tag) {
  const exact = LOCALES.find((locale) => locale.toLowerCase() === tag.toLowerCase());
  if (exact) return exact;
  if (tag.toLowerCase() === "es") return "es-ES";
  if (TRADITIONAL.test(tag)) return "zh-TW";
  return USUAL[base(tag)] ?? LOCALES.find((locale) => locale === base(tag));
}

/** Returns the first of the reader's languages that Discord has, as its locale. */
export function browserLocale(tags = navigator.languages) {
  return tags.map(localeOf).find(Boolean) ?? "en-US";
}
