import type { Host } from "../../excel/host";

/**
 * Shows the pane light or dark, in the colours of colours.css: as the host says as soon as it is known, or else the
 * system.
 */
export function followTheme(ready: Promise<Host>): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  let host: Host | null = null;
  const apply = () => {
    const scheme = (host?.darkTheme() ?? system.matches) ? "dark" : "light";
    document.documentElement.dataset.theme = scheme;
    document.documentElement.style.colorScheme = scheme;
  };
  apply();
  system.addEventListener("change", apply);
  const follow = (found: Host) => {
    host = found;
    apply();
    found.onThemeChange(apply);
  };
  // Where there is none the pane does not start, and says so.
  ready.then(follow, () => undefined);
}
