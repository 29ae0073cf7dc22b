/** The pages that open others, and the page of settings; loaded together. */
export { Home, More } from "./more";
export { SettingsPage } from "./settings-page";
