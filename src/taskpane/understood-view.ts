import type { Understood } from "../exchange/understand";
import { element } from "./dom";
import { pressButton } from "./press-button";
import { faultList } from "./report-view";
import { texts } from "./texts";

/**
 * What was understood of messages or of a copied table, with the lines that were not, before any of it counts.
 * @param use what a press on "Use these" does; null where something is to be mended first.
 */
export function understoodView({ as, boards, unread, talk }: Understood, use: (() => void) | null): HTMLElement {
  const words = texts.understood;
  return element(
    "div",
    { class: "understood" },
    // What is not there is looked for first, and seen above a long list.
    unread.length > 0 && faultList(words.unread, unread),
    boards.length > 0 && element("h2", {}, words.heading[as === "table" ? "table" : "messages"]),
    boards.length > 0 && element("p", { class: "hint" }, words.points),
    boards.length > 0 && element("ul", {}, ...boards.map((board) => element("li", {}, board))),
    talk > 0 && element("p", { class: "hint" }, words.talk(talk)),
    use !== null && boards.length > 0 && pressButton(words.use(boards.length), "primary", use)
  );
}
