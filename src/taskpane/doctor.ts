import type { BridgeCell, Diagnosis, FoundSession } from "../excel/doctor";
import type { Undo } from "../excel/write-cells";
import { element, fill } from "./dom";
import { loading } from "./loading";
import { pressButton } from "./press-button";
import { doctorTexts as words } from "./doctor-texts";
import { texts } from "./texts";

/** More cells than these are counted, not listed. */
const LISTED = 12;

/** What finds the BRIDGE functions of the open workbook, and changes them on request. */
export function doctor(): HTMLElement {
  const findings = element("div", { class: "findings" });
  const outcome = element("div", { class: "outcome", role: "status" });
  const look = async () => {
    const { examine } = await loading(import("../excel/doctor"));
    fill(findings, ...found(await examine(), change));
  };
  /** Makes a change, looks again, and offers to undo it. */
  const change: Changing = (make) => {
    void attempted(outcome, async () => {
      const { said, undo } = await make();
      await look();
      const button = pressButton(words.undo, "outline", () => {
        void attempted(outcome, async () => {
          await undo();
          await look();
          fill(outcome, bar("success", words.undone));
        });
      });
      fill(outcome, bar("success", said), button);
    });
  };
  const examining = pressButton(words.examine, "outline", () => {
    void attempted(outcome, async () => {
      await look();
      fill(outcome);
    });
  });
  return element(
    "details",
    { class: "doctor" },
    element("summary", {}, element("strong", {}, words.heading), element("span", { class: "hint" }, ` ${words.hint}`)),
    element("div", { class: "ways" }, examining),
    findings,
    outcome
  );
}

/** What a change has done, and what takes it back. */
interface Changed {
  readonly said: string;
  readonly undo: Undo;
}

type Changing = (make: () => Promise<Changed>) => void;

async function attempted(outcome: HTMLElement, work: () => Promise<void>): Promise<void> {
  fill(outcome, texts.waysOut.working);
  try {
    await work();
  } catch (error) {
    fill(outcome, bar("error", error instanceof Error ? error.message : String(error)));
  }
}

function bar(intent: "success" | "error", text: string): HTMLElement {
  return element("fluent-message-bar", { intent, shape: "rounded" }, text);
}

function found({ sessions, cells }: Diagnosis, change: Changing): HTMLElement[] {
  const ofSession = (cell: BridgeCell) => sessions.some(({ sheets }) => sheets.includes(cell.sheet));
  const others = cells.filter((cell) => !ofSession(cell));
  const entries = [
    ...sessions.map((session) => sessionEntry(session, cells, change)),
    ...(others.length > 0 ? [othersEntry(others, change)] : []),
  ];
  return entries.length > 0 ? entries : [element("p", {}, words.nothing)];
}

function sessionEntry(session: FoundSession, cells: readonly BridgeCell[], change: Changing): HTMLElement {
  const { description, sheets } = session;
  const own = cells.filter(({ sheet }) => sheets.includes(sheet));
  const isBuiltIn = description.formulas === "built-in";
  const button = pressButton(isBuiltIn ? words.toAddIn : words.toBuiltIn, "outline", () =>
    change(async () => {
      const { changeDialect } = await loading(import("../excel/doctor"));
      return { said: words.changed, undo: await changeDialect(session) };
    })
  );
  return element(
    "section",
    {},
    element("h3", {}, words.session(session.title, sheets[0] ?? "")),
    element("p", {}, isBuiltIn ? words.builtIn : words.addIn(own.length)),
    ...wrongCells(own),
    element("div", { class: "ways" }, button)
  );
}

function othersEntry(cells: readonly BridgeCell[], change: Changing): HTMLElement {
  const sheets = [...new Set(cells.map(({ sheet }) => sheet))];
  const button = pressButton(words.toValues, "outline", () =>
    change(async () => {
      const { formulasToValues } = await loading(import("../excel/doctor"));
      const { changed, undo } = await formulasToValues(cells);
      return { said: words.valued(changed, cells.length - changed), undo };
    })
  );
  return element(
    "section",
    {},
    element("h3", {}, words.others),
    ...sheets.map((sheet) => {
      const addresses = cells.filter((cell) => cell.sheet === sheet).map(({ address }) => address);
      const listed = addresses.slice(0, LISTED);
      return element("p", {}, words.cellsOn(listed, addresses.length - listed.length, sheet));
    }),
    ...wrongCells(cells),
    element("div", { class: "ways" }, button)
  );
}

/** Those of the cells that show an error. */
function wrongCells(cells: readonly BridgeCell[]): HTMLElement[] {
  const wrong = cells.filter(({ error }) => error !== null);
  if (wrong.length === 0) return [];
  const listed = wrong.slice(0, LISTED).map(({ sheet, address, error }) => `${sheet} ${address} ${error}`);
  return [element("p", { class: "fault" }, words.wrong(listed, wrong.length - listed.length))];
}
