import { setTheme } from "@fluentui/web-components/theme/set-theme.js";
import { webDarkTheme, webLightTheme } from "@fluentui/tokens";
import type { Host } from "../excel/host";

/** Shows the pane light or dark: as the host says, or else the system. */
export function followTheme(host: Host): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const dark = host.darkTheme() ?? system.matches;
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
    setTheme(dark ? webDarkTheme : webLightTheme);
  };
  apply();
  system.addEventListener("change", apply);
  host.onThemeChange(apply);
}
