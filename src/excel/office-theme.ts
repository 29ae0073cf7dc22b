/// <reference types="office-js" />
/// <reference lib="dom" />

/** Whether Office shows a dark theme; null where it does not say. */
export function darkTheme(): boolean | null {
  const theme = Office.context.officeTheme as Partial<Office.OfficeTheme> | undefined;
  if (typeof theme?.isDarkTheme === "boolean") return theme.isDarkTheme;
  const background = /^#([\da-f]{6})$/i.exec(theme?.bodyBackgroundColor ?? "");
  return background && brightness(parseInt(background[1]!, 16)) < 128;
}

/**
 * Calls the listener when the theme is another one than before. Excel raises no event for that, so
 * it is looked up whenever somebody comes back to the pane.
 */
export function onThemeChange(listener: () => void): void {
  let before = darkTheme();
  globalThis.addEventListener?.("focus", () => {
    const now = darkTheme();
    if (now === before) return;
    before = now;
    listener();
  });
}

/** From 0 to 255, by the weights of ITU-R BT.601. */
function brightness(color: number): number {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  return (299 * red + 587 * green + 114 * blue) / 1000;
}
