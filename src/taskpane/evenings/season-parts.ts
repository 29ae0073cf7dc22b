/** The season of the device and a copy of all that it keeps: one part. */
export { Copies } from "./copies";
export { OurSeasonPage } from "./our-season";
export { seasonLine } from "./season-line";
