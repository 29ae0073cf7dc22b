// Parts of the functions' pages that work only in Excel, and are loaded only there.
export { Doctor } from "./doctor";
export { InsertPart } from "./insert-part";
export { TakeCells } from "./take-cells";
