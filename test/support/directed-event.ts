import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { emptySession, planSession } from "../../src/sessions/kinds";
import type { ScoredSwissEvent } from "../../src/sessions/event/score-event";
import type { EntryLine } from "../../src/workbook/entries";
import type { Workbook } from "../../src/workbook/model";
import { readSaved, type SavedSession } from "../../src/workbook/reading/read-saved";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { readXlsx } from "../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { said, type Said } from "../cli/command";

/** Saves a workbook into a file, by whichever program. */
export type Saving = (file: string, bytes: Uint8Array) => void | Promise<void>;

/** Pairs the next round of the event in a file, or its last one again; the file holds it then. */
export type Pairing = (event: { readonly file: string; readonly book: Workbook }, isAnew: boolean) => Promise<Said>;

export const byCommand: Pairing = ({ file }, isAnew) =>
  said(["next", file, ...(isAnew ? ["--anew"] : [])], path.dirname(file));

/** Twelve teams of an evening, and how strong each is. */
export const TEAMS = ["Ant", "Bee", "Cat", "Doe", "Eel", "Fox", "Gnu", "Hen", "Ibex", "Jay", "Kid", "Lynx"];
const STRENGTHS = [8, 2, 6, 4, 1, 9, 3, 5, 7, 0, 4, 2];

/** What the lower of two numbers wins by in a round. */
export function marginOf(a: number, b: number, round: number): number {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const margin =
    3 * ((STRENGTHS[low - 1] ?? 0) - (STRENGTHS[high - 1] ?? 0)) + ((5 * low + 3 * high + 2 * round) % 9) - 4;
  return a === low ? margin : 0 - margin;
}

/** A Director's desk: the event's file, what is typed into it, and what pairs it. */
export function deskOf(options: Parameters<typeof planSession>[1], { save, pair }: { save: Saving; pair: Pairing }) {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-"));
  const file = path.join(folder, "event.xlsx");
  let book: Workbook = sessionWorkbook(emptySession(planSession("swiss-event", { teams: TEAMS, ...options })).scored);
  let isSaved = false;
  /** Saves what is typed, once for all that is typed one after the other. */
  const settle = async () => {
    if (!isSaved) await save(file, await writeWorkbook(book));
    isSaved = true;
  };

  const session = async (): Promise<SavedSession> => {
    await settle();
    const [found] = readSaved(await readXlsx(readFileSync(file)));
    if (!found) throw new Error("no session");
    return found;
  };
  const event = async (): Promise<ScoredSwissEvent> => {
    const { scored } = (await session()).outcome;
    if (scored.kind !== "swiss-event") throw new Error("no event");
    return scored;
  };
  const valueOf = ({ sheet, row, typed }: EntryLine, field: string) =>
    book.sheets
      .find(({ name }) => name === sheet)
      ?.cells.find((cell) => cell.row === row && cell.column === typed[field])?.value ?? null;
  const put = ({ sheet, row, typed }: EntryLine, values: Readonly<Record<string, string | number | null>>) => {
    const columns = new Map(Object.entries(values).map(([field, value]) => [typed[field], value]));
    const changed = (sheets: Workbook["sheets"]) =>
      sheets.map((known) =>
        known.name !== sheet
          ? known
          : {
              ...known,
              cells: known.cells.map((cell) =>
                cell.row === row && columns.has(cell.column)
                  ? { ...cell, value: columns.get(cell.column) ?? null }
                  : cell
              ),
            }
      );
    book = { ...book, sheets: changed(book.sheets) };
    isSaved = false;
  };
  const linesOf = (kind: EntryLine["kind"], isOne: (line: EntryLine) => boolean) =>
    book.entries.lines.filter((line) => line.kind === kind && isOne(line));
  const first = (lines: readonly EntryLine[]): EntryLine => {
    const [line] = lines;
    if (!line) throw new Error("no line to type into");
    return line;
  };
  const matchesOf = (round: number) =>
    linesOf("swiss", ({ said: { round: of } }) => of === String(round)).flatMap((line) => {
      const [team, opponent] = [valueOf(line, "team"), valueOf(line, "opponent")];
      return typeof team === "number" && typeof opponent === "number" ? [{ line, team, opponent }] : [];
    });

  return {
    event,
    session,
    /** Types all results of a round that stands on its sheet. @param of a match's margin for its first team. */
    results(round: number, of: (team: number, opponent: number) => number) {
      for (const { line, team, opponent } of matchesOf(round)) put(line, { imps: of(team, opponent) });
    },
    /** Types a result anew, with what stands beside it. */
    result(round: number, [one, two]: readonly [number, number], imps: number, state: string | null = null) {
      const { line, team } = matchesOf(round).find((match) =>
        [match.team, match.opponent].every((t) => t === one || t === two)
      ) ?? {
        line: first([]),
        team: 0,
      };
      put(line, { imps: team === one ? imps : 0 - imps, state });
    },
    /** Types the upper team's margin of a match of the knockout, counted from the top, and how many boards were played. */
    knockout(round: string, match: number, imps: number, boards: string | null = null) {
      put(first(linesOf("bracket", ({ said }) => said.round === round && said.match === String(match))), {
        imps,
        ...(boards !== null && { boards }),
      });
    },
    /** Types a line on the list of penalties. */
    penalty(round: number | null, team: number, penalty: number, unit: string, reason: string) {
      const blank = linesOf("ruling", (line) => valueOf(line, "penalty") === null);
      put(first(blank), { round, team, penalty, unit, reason });
    },
    presence(team: number, kind: "enters" | "withdrawn", round: number) {
      put(first(linesOf("plain", (line) => line.said.team === String(team) && line.said.opponent === kind)), { round });
    },
    /** Types a line on the sheet Director. */
    byHand(round: number | null, what: string, ...teams: readonly number[]) {
      const [team = null, opponent = null, third = null] = teams;
      const blank = linesOf("hand", (line) => line.said.what === undefined && valueOf(line, "what") === null);
      put(first(blank), { round, what, team, opponent, third });
    },
    /** Pairs the next round of the file as the program of the desk has saved it, or the last one again. */
    async next(again?: "anew"): Promise<Said> {
      await settle();
      const done = await pair({ file, book }, again === "anew");
      const { outcome, description } = await session();
      book = sessionWorkbook(outcome.scored, description);
      return done;
    },
    /** The pairings of a round, the lower number first; "11-bye". */
    async pairs(round: number): Promise<string[]> {
      const { rounds } = await event();
      return (rounds[round - 1]?.matches ?? []).map(({ team, opponent }) => {
        const numbers = [team + 1, ...(opponent === null ? [] : [opponent + 1])].sort((a, b) => a - b);
        return opponent === null ? `${team + 1}-bye` : numbers.join("-");
      });
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

/** The way of a file that nobody else saves. */
export const asWritten: Saving = (file, bytes) => writeFileSync(file, bytes);
