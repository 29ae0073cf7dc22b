import type { SavedRemark } from "../../workbook/reading/saved-remark";
import { isOption } from "../../sessions/session-options";
import { element, fill } from "../dom";
import { texts as paneTexts } from "../texts";
import { texts } from "./texts";

/** More remarks than these are counted, not listed. */
const LISTED = 50;

/**
 * Remarks with their places.
 * @param goTo shows a cell in Excel; null where the workbook is not the open one.
 */
export function remarksView(
  heading: string,
  remarks: readonly SavedRemark[],
  goTo: ((sheet: string, address: string) => Promise<void>) | null
): HTMLElement {
  const fault = element("p", { class: "fault", role: "alert" });
  const show = (sheet: string, address: string) => {
    fill(fault);
    goTo?.(sheet, address).catch((error: unknown) =>
      fill(fault, error instanceof Error ? error.message : String(error))
    );
  };
  const items = remarks.slice(0, LISTED).map(({ place, message }) => {
    const cell = goTo && cellAt(place);
    if (!cell) return element("li", {}, texts.remark(placeName(place), message));
    const button = element("button", { type: "button", class: "place", "aria-label": texts.goTo(place) }, place);
    button.addEventListener("click", () => show(cell.sheet, cell.address));
    return element("li", {}, button, ` ${message}`);
  });
  const more = remarks.length - items.length;
  return element(
    "div",
    { class: "faults" },
    element("h3", {}, heading),
    element("ul", {}, ...items, more > 0 && element("li", {}, texts.more(more))),
    fault
  );
}

/** What an option is called on the tab "Session". */
export function optionName(option: string): string {
  const names: Readonly<Record<string, unknown>> = { ...paneTexts.fields, ...texts.options };
  const { [option]: name } = names;
  return typeof name === "string" ? name : option;
}

/** The sheet and the address of a place such as "Table 1!D7"; null of a whole sheet. */
function cellAt(place: string): { readonly sheet: string; readonly address: string } | null {
  const [, sheet, address] = /^(.+)!([A-Z]{1,3}\d+)$/.exec(place) ?? [];
  return sheet !== undefined && address !== undefined ? { sheet, address } : null;
}

/** Options stand in remarks as on a command line: "--boards". */
function placeName(place: string): string {
  const option = place.replace(/^--/, "");
  return option !== place && isOption(option) ? optionName(option) : place;
}
