import type { PlannedSubround, Seating } from "../movements/subround";
import type { HomePlan } from "../sessions/plan";
import { boardsLabel, subroundLabel } from "../workbook/home/subround-label";
import { element } from "./dom";

/** The table of rounds of a session: who meets whom where, with which boards. */
export function movementPreview({ subrounds }: HomePlan): HTMLElement {
  const sitsOut = subrounds.some((subround) => subround.sitsOut !== null);
  const headings = ["Round", "Boards", "Table 1", "Table 2", ...(sitsOut ? ["Out"] : [])];
  return element(
    "table",
    { class: "preview" },
    element("caption", {}, "The movement: North-South – East-West at each table"),
    element(
      "thead",
      {},
      element("tr", {}, ...headings.map((text) => element("th", { scope: "col" }, text)))
    ),
    element("tbody", {}, ...subrounds.map((subround) => row(subround, sitsOut)))
  );
}

function row(subround: PlannedSubround, sitsOut: boolean): HTMLElement {
  const cells = [
    boardsLabel(subround.boards),
    ...subround.tables.map(seats),
    ...(sitsOut ? [String(subround.sitsOut ?? "")] : []),
  ];
  return element(
    "tr",
    {},
    element("th", { scope: "row" }, String(subroundLabel(subround))),
    ...cells.map((text) => element("td", {}, text))
  );
}

function seats({ ns, ew }: Seating): string {
  return `${ns}–${ew}`;
}
