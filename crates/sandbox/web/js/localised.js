// Names in the language of the user, where a bot has given any.

/** What something is called for a user: its translation, or its name. */
export function localised(thing, locale, field = "name") {
  const translations = thing[`${field}_localizations`];
  return translations?.[locale] ?? thing[field];
}

/**
 * An option or choice as the user knows it. `key` is the name that bots are told; the rest is in the user's language.
 */
export function inLanguage(option, locale) {
  return {
    ...option,
    key: option.name,
    name: localised(option, locale),
    description: localised(option, locale, "description"),
    choices: option.choices?.map((choice) => ({ ...choice, name: localised(choice, locale) })),
  };
}
