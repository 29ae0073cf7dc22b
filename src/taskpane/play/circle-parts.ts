/** The circle of people, and the page that assigns them to pairs or players; loaded together. */
export { circleLine } from "./circle-line";
export { CirclePage } from "./circle-page";
export { loadWhoPlays } from "./who-plays";
