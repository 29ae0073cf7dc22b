// What the pages of functions have in Excel alone: it is loaded there only.
export { Doctor } from "./doctor";
export { InsertPart } from "./insert-part";
export { TakeCells } from "./take-cells";
