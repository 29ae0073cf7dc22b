import { BRACKET_ROUNDS } from "../../../sessions/swiss-event/results";
import { seedOrder } from "../../../sessions/swiss-event/bracket";
import type { EntryLine } from "../../entries";
import { matchRow, seedsOf } from "../../swiss-event/bracket-lists";
import { findList, type OlderList } from "./older-list";
import { textAt, type OlderSheet } from "./older-sheets";
import { SWISS_HEADINGS } from "./words";

/** Of each round: number, team and IMPs. */
const COLUMNS = 3;

function listOf(sheet: OlderSheet): OlderList<keyof typeof SWISS_HEADINGS.bracket> | null {
  return findList(sheet, SWISS_HEADINGS.bracket);
}

/** The teams of a bracket, whose seeds stand where they are planned; null where they do not. */
export function bracketSize(sheet: OlderSheet): number | null {
  const list = listOf(sheet);
  if (!list) return null;
  const { seed = 0, final = 0, winner = 0 } = list.columns;
  const rounds = roundsIn(list);
  const places = seedsOf({ rounds });
  const isThere = places.every(
    ({ seed: number, row }) => textAt(sheet, list.headingRow + 1 + row, seed) === String(number)
  );
  return isThere && winner === final + COLUMNS && rounds.length > 1 ? seedOrder(2 ** rounds.length).length : null;
}

/** The matches of a bracket, in whose upper row their IMPs are typed. */
export function bracketLines(sheet: OlderSheet, size: number): EntryLine[] {
  const list = listOf(sheet);
  if (!list) return [];
  const { seed = 0 } = list.columns;
  const rounds = roundsIn(list);
  return rounds.flatMap(({ round }, index) =>
    Array.from({ length: size / 2 ** (index + 1) }, (_, match): EntryLine => ({
      kind: "bracket",
      sheet: sheet.name,
      row: list.headingRow + 1 + matchRow({ rounds }, index, match),
      said: { round, match: String(match) },
      typed: { imps: seed + (index + 1) * COLUMNS },
    }))
  );
}

/** The rounds between the seeds and the winner. */
function roundsIn({ columns: { seed = 0, final = 0 } }: OlderList<keyof typeof SWISS_HEADINGS.bracket>) {
  const count = (final - seed - 1) / COLUMNS + 1;
  return (Number.isInteger(count) ? BRACKET_ROUNDS.slice(-count) : []).map((round) => ({ round, matches: [] }));
}
