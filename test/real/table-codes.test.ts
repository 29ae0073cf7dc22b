import jsQR from "jsqr";
import { tableLinks } from "../../src/play/table-link";
import { emptySession, planSession, type KindName } from "../../src/sessions/kinds";
import type { SessionOptions } from "../../src/sessions/session-options";
import { PAPERS } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { describeWithLibreOffice } from "../support/libreoffice";
import { printed, type GreyPage } from "../support/printed";
import { inTurns } from "../support/runs";

const PAGE = "https://some-club.example.org/bridge/taskpane.html";
/** As finely as the camera of a phone that is held over a card. */
const DOTS = 200;
const MM = DOTS / 25.4;
const LEAST_WIDTH = 25;

const NAMES = ["Ann Smith & Bob Jones", "Cyril Brown & Diana White", "Eve Black & Flo Green", "Gus Grey & Hal Gold"];

/** The session with most letters in its codes, and the one whose page is scaled down most; how many tables each has. */
const SESSIONS: readonly (readonly [KindName, SessionOptions, number])[] = [
  ["four-pairs", { boards: 24, date: "2026-11-27", pairs: NAMES, title: "The Friday game" }, 2],
  ["four-teams", { boards: 24, date: "" }, 4],
];
const PRINTED = SESSIONS.flatMap(([kind, options, tables], i) =>
  inTurns(PAPERS, i).map((paper) => [kind, paper, options, tables] as const)
);

/** A code on a page, and how wide it is in mm, without what is left free around it. */
interface Found {
  readonly link: string;
  readonly width: number;
}

/** In mm: a camera is held over one code after the other, down the right edge of the page. */
const [VIEW, STEP] = [48, 16];

/** The codes of a page, each once. */
function codesOn({ greys, width, height }: GreyPage): Found[] {
  const found = new Map<string, Found>();
  const side = Math.floor(VIEW * MM);
  // The right edge in red, green, blue and opacity.
  const edge = new Uint32Array(side * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < side; x++) edge[y * side + x] = 0xff000000 + 0x010101 * greys[(y + 1) * width - side + x]!;
  for (let top = 0; top + side <= height; top += Math.floor(STEP * MM)) {
    const view = new Uint8ClampedArray(edge.slice(top * side, (top + side) * side).buffer);
    const code = jsQR(view, side, side, { inversionAttempts: "dontInvert" });
    if (!code || code.data === "") continue;
    const { topLeftCorner, topRightCorner } = code.location;
    found.set(code.data, { link: code.data, width: (topRightCorner.x - topLeftCorner.x) / MM });
  }
  return [...found.values()];
}

describeWithLibreOffice("the codes on printed table cards", () => {
  test.each(PRINTED)(
    "%s on %s: a camera reads each table's link, from a code that is wide enough",
    async (...session) => {
      const [kind, paper, options, tables] = session;
      const plan = planSession(kind, options);
      const tableLink = tableLinks(PAGE, plan)!;
      const workbook = sessionWorkbook(emptySession(plan).scored, { paper, tableLink });
      const sheets = workbook.sheets.map((sheet) => ({ ...sheet, hidden: sheet.pictures.length === 0 }));
      const found = printed(await writeWorkbook({ ...workbook, sheets }), DOTS).flatMap(codesOn);
      const links = Array.from({ length: tables }, (_, table) => tableLink(table + 1));
      expect(found.map(({ link }) => link).sort()).toEqual(links.sort());
      for (const { width } of found) expect(width).toBeGreaterThanOrEqual(LEAST_WIDTH);
    }
  );
});
