// What the tab of functions has in Excel alone: it is loaded there only.
export { Doctor } from "./doctor";
export { FillCells, TakeCells } from "./fill-cells";
export { takenBy } from "./taken-cells";
