// Parts of the functions' pages that only Excel has: it alone loads them.
export { Doctor } from "./doctor";
export { InsertPart } from "./insert-part";
export { TakeCells } from "./take-cells";
