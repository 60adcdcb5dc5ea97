// Light or dark.

const KEY = "sandbox.theme";

/** Whether the page is dark now. */
export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Changes to the other theme, for this browser. */
export function toggleTheme() {
  setTheme(isDark() ? "light" : "dark");
}

/** Chooses "light", "dark", or the system's theme (`null`). */
export function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (theme) localStorage.setItem(KEY, theme);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}
