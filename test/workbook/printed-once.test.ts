import { emptySession, planSession, type Scored } from "../../src/sessions/kinds";
import type { Area, Sheet } from "../../src/workbook/model";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { caseNames, scoredCase } from "../support/case-files";
import { swept } from "../support/runs";
import { KINDS_WITH_OPTIONS } from "../support/sessions";

const EMPTY = swept(KINDS_WITH_OPTIONS).map((session) => [session[0], session] as const);

/** What is not printed before it says something, in the order of the sheets. */
const UNTIL_SAID = ["Boards", "Winners", "Bracket", "Check", "Line-ups", "Director"];

/** The sheets that have nothing to print. */
function silent(sheets: readonly Sheet[]): string[] {
  return sheets
    .filter((sheet) => sheet.print?.once?.every((area) => isBlank(sheet, area)) ?? false)
    .map(({ name }) => name);
}

function isBlank({ cells }: Sheet, { top, left, bottom, right }: Area): boolean {
  const within = cells.filter(({ row, column }) => row >= top && row <= bottom && column >= left && column <= right);
  expect(within.length).toBeGreaterThan(0);
  return within.every(({ value }) => value === null || value === "");
}

/** Whether nobody has a place in the bracket yet: in an event that is nothing else, everybody has before play. */
function isBracketEmpty(scored: Scored): boolean {
  if (scored.kind !== "swiss-event" || !scored.bracket) return false;
  return scored.bracket.rounds.every(({ matches }) =>
    matches.every(({ teams }) => teams.every((team) => team === null))
  );
}

test.each(EMPTY)("%s: before play, what says nothing is not printed", (_, [kind, options]) => {
  const { scored } = emptySession(planSession(kind, options));
  const { sheets } = sessionWorkbook(scored);
  const names = new Set(sheets.map(({ name }) => name));
  // What teams bring from an earlier stage is their standing. An event's Director is a form for a pencil.
  const says = (name: string) => {
    if (name === "Bracket") return !isBracketEmpty(scored);
    if (name === "Director") return kind === "swiss-event" || kind === "league";
    return name === "Winners" && options.carry !== undefined;
  };
  expect(silent(sheets)).toEqual(UNTIL_SAID.filter((name) => names.has(name) && !says(name)));
});

const PLAYED = swept(caseNames().filter((name) => /example|played|vps$/.test(name)));

test.each(PLAYED)("%s: what has something to say is printed", (name) => {
  const { scored } = scoredCase(name);
  // No line-up need be typed, nor anything that a Director rules; and the two sides' sheets may agree.
  const mayBeSilent = ["Line-ups", "Director", "Check", ...(isBracketEmpty(scored) ? ["Bracket"] : [])];
  expect(silent(sessionWorkbook(scored).sheets).filter((sheet) => !mayBeSilent.includes(sheet))).toEqual([]);
});
