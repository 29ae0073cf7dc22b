import fc from "fast-check";
import type { Plan } from "../../src/sessions/kinds";
import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { caseNames, caseOptions, scoredCase } from "../support/case-files";
import type { Edit, Recalculated } from "../support/libreoffice";
import { played, typedTables } from "../support/random-sessions";
import { relativeFormula } from "../support/relative-formula";
import { shownOtherwise } from "../support/score-oracle/score-oracle";
import { readOtherwise } from "../support/typing";
import { workedOut } from "../support/worked-out";
import { WAYS, wrongFormulas } from "../support/wrong-formulas";

const FORMULAS = 50;
/** The others change nothing that these sessions hold: what is typed on other sheets, scales of their own, faults of copies. */
const LEAST_NOTICED = 36;
/** The same ones each time: what is noticed of others is not known beforehand. */
const DRAWN = 1;
const SESSIONS = 8;
const TABLES = 16;

/** A workbook, what is typed into it and what it comes to, and what that is otherwise than it has to be. */
interface Session {
  readonly model: Workbook;
  readonly edits: readonly Edit[];
  readonly values: ReadonlyMap<string, Recalculated>;
  readonly otherwise: (found: ReadonlyMap<string, Recalculated>) => readonly string[];
}

/** A golden session, others of its plan by chance, and tables full of whatever may be typed. */
function sessionsOf(name: string): Session[] {
  const { scored } = scoredCase(name);
  const { workbook } = caseOptions(name);
  const others = Array.from({ length: SESSIONS }, (_, i) =>
    played(i % 2 === 0 ? scored.plan : nameless(scored.plan), i)
  );
  const sessions = [scored, ...others].map((each): Session => {
    const model = sessionWorkbook(each, workbook);
    const otherwise: Session["otherwise"] = (found) => shownOtherwise(each, model, found);
    return { model, edits: [], values: workedOut(model), otherwise };
  });
  const tables = Array.from({ length: TABLES }, (_, i) => typedTables(scored.plan, workbook, i) ?? []).flat();
  return [
    ...sessions,
    ...tables.map(({ model, edits, boards }): Session => {
      const otherwise: Session["otherwise"] = (found) => readOtherwise(model, found, boards);
      return { model, edits, values: workedOut(model, edits), otherwise };
    }),
  ];
}

/** The plan with nobody named. */
function nameless<T extends Plan>(plan: T): T {
  const lists = Object.entries(plan).flatMap(([key, names]) =>
    ["names", "pairs", "players", "teams"].includes(key) ? [[key, blank(names)] as const] : []
  );
  return { ...plan, ...Object.fromEntries(lists) };
}

function blank(names: unknown): unknown {
  return Array.isArray(names) ? names.map((name) => (typeof name === "string" ? "" : blank(name))) : names;
}

/** What each of a golden workbook's formulas of one shape is when it is wrong in the same way at the same place. */
function wrongIn(model: Workbook, draw: (count: number) => number) {
  const cells = model.sheets.flatMap(({ name, cells: all }) =>
    all.flatMap((cell) => (cell.formula === undefined ? [] : [{ ...cell, formula: cell.formula, sheet: name }]))
  );
  for (;;) {
    const drawn = cells[draw(cells.length)]!;
    const way = WAYS[draw(WAYS.length)]!;
    const places = wrongFormulas(drawn.formula, way);
    const place = places.length === 0 ? 0 : draw(places.length);
    if (!places[place]) continue;
    const shape = relativeFormula(drawn.formula, drawn.row, drawn.column);
    const alike = cells.filter(
      ({ sheet, formula, row, column }) => sheet === drawn.sheet && relativeFormula(formula, row, column) === shape
    );
    const wrong = new Map(
      alike.map(({ sheet, row, column, formula }) => [
        `${sheet}!${cellAddress(row, column)}`,
        { formula, wrong: wrongFormulas(formula, way)[place] ?? formula },
      ])
    );
    const at = `${drawn.sheet}!${cellAddress(drawn.row, drawn.column)}`;
    return { wrong, said: `${way} ${at} (${alike.length}): ${drawn.formula} → ${places[place]}` };
  }
}

function madeWrong(model: Workbook, wrong: ReturnType<typeof wrongIn>["wrong"]): Workbook {
  const sheets = model.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell) => {
      const found = wrong.get(`${sheet.name}!${cellAddress(cell.row, cell.column)}`);
      return found && cell.formula === found.formula ? { ...cell, formula: found.wrong } : cell;
    }),
  }));
  return { ...model, sheets };
}

function isAlike({ model, values }: Session, found: ReadonlyMap<string, Recalculated>): boolean {
  return model.sheets.every(({ name, cells }) =>
    cells.every(({ row, column }) => found.get(name)?.at(row, column) === values.get(name)?.at(row, column))
  );
}

describe("wrong formulas", () => {
  test("are noticed by what is scored", () => {
    const names = caseNames().filter((name) => !/empty/.test(name));
    const drawn = fc.sample(fc.infiniteStream(fc.noBias(fc.nat())), { numRuns: 1, seed: DRAWN })[0]!;
    const draw = (count: number) => drawn.next().value % count;
    const kept = new Map<string, Session[]>();
    const outcomes = Array.from({ length: FORMULAS }, () => {
      const name = names[draw(names.length)]!;
      const sessions = kept.get(name) ?? sessionsOf(name);
      kept.set(name, sessions);
      const { wrong, said } = wrongIn(sessions[0]!.model, draw);
      let alike = true;
      let byValues = false;
      let byScore = false;
      for (const [i, session] of sessions.entries()) {
        if (byScore) break;
        const model = madeWrong(session.model, wrong);
        try {
          const found = workedOut(model, session.edits);
          if (isAlike(session, found)) continue;
          alike = false;
          byValues ||= i === 0;
          byScore ||= session.otherwise(found).length > 0;
        } catch {
          return { name, said, by: "circle" };
        }
      }
      return { name, said, by: alike ? "nothing differs" : byScore ? "score" : byValues ? "golden values" : "nothing" };
    });
    const unnoticed = outcomes.filter(({ by }) => by === "golden values" || by === "nothing");
    expect(unnoticed).toEqual([]);
    expect(outcomes.filter(({ by }) => by === "score").length).toBeGreaterThanOrEqual(LEAST_NOTICED);
  });
});
