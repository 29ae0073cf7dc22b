/** The pages that lead to others, and the settings: one part. */
export { Home, More } from "./more";
export { SettingsPage } from "./settings-page";
