/** The circle of people, and the page on which they get their places: one part. */
export { circleLine } from "./circle-line";
export { CirclePage } from "./circle-page";
export { loadWhoPlays } from "./who-plays";
