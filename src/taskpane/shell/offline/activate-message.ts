/** What the page tells a worker that waits: that its version is to be used. */
export const TAKE = "take";
