/** The season of the evenings on the device, and the copy of everything stored there; loaded together. */
export { Copies } from "./copies";
export { OurSeasonPage } from "./our-season";
export { seasonLine } from "./season-line";
