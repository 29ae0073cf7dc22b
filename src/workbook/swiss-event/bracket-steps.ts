import type { Bracket } from "../../sessions/event/bracket/bracket";
import { computed, type Computed } from "../kit/content";
import { countEqual, countOfNumber, firstTrue, numberedIn } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { writeHeadings, writeRow } from "../kit/write-list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { numberIn, numberText } from "../working/text-formulas";
import { playedIn } from "./bracket-lists";
import type { SwissSheets } from "./swiss-lists";
import { type Status, STATUSES } from "./working-lists";

const { bracket: words } = texts.swissEvent;

/** Replaces the margin of a match whose IMPs do not count. */
export const UNCOUNTED = textLiteral("?");

/** Placeholder of the seed in a message. */
const MARK = "#";

/** Returns the message on top of the Bracket: what it waits for, or what is wrong. */
export function bracketStatus({ lists }: SwissSheets): Computed {
  const { status: list, seeds } = lists.working;
  const message = list.outside.cell("said", 0);
  const seed = `IFERROR(MATCH(1,${seeds.outside.range("uncounted")},0),"")`;
  const words = `SUBSTITUTE(INDEX(${list.outside.range("words")},${message}),${textLiteral(MARK)},${seed})`;
  return computed(`IF(${message}=0,"",${words})`);
}

/** Writes the margins of the bracket's matches, and the bracket's message, on the Working sheet. */
export function putBracketSteps(grid: Grid, { event, lists }: SwissSheets, bracket: Bracket): void {
  const { matches, status } = lists.working;
  writeHeadings(grid, matches);
  const { bracket: placed } = lists;
  if (!placed) return;
  playedIn(bracket, placed).forEach(({ round, row: top }, index) => {
    const list = placed.rounds[round];
    if (!list) return;
    const text = matches.cell("text", index);
    const teams = list.outside.cells("number", top, top + 1);
    writeRow(grid, matches, index, {
      text: computed(numberText(list.outside.cell("imps", top))),
      margin: computed(`IF(${text}="","",IF(COUNT(${teams})<2,${UNCOUNTED},${numberIn(text, UNCOUNTED)}))`),
    });
  });
  writeHeadings(grid, status);
  const said: Readonly<Record<Status, string>> = { ...words, uncountedSeed: words.uncountedSeed(MARK).join("") };
  STATUSES.forEach((key, row) =>
    writeRow(grid, status, row, {
      words: said[key],
      ...(row === 0 && { said: computed(statusNumber(lists, event.plan.rounds > 0)) }),
    })
  );
}

/** Returns the formula for the number of the bracket's message; 0 for none. */
function statusNumber({ working }: SwissSheets["lists"], hasRounds: boolean): string {
  const { event, matches, seeds } = working;
  const margins = matches.range("margin");
  const by = numberedIn(STATUSES);
  const level = (count: 1 | 2) => `${countEqual(seeds.range("level"), count)}>0`;
  const unlessBegun = (condition: string) => `AND(COUNT(${margins})=0,${condition})`;
  return firstTrue(
    [
      by("uncountedSeed", `SUM(${seeds.range("uncounted")})>0`),
      ...(hasRounds ? [by("waits", `${event.cell("complete", 0)}=0`)] : []),
      by("uncountedImps", `${countEqual(margins, UNCOUNTED)}>0`),
      by("tied", `${countOfNumber(margins, 0)}>0`),
      // Once the knockout has begun, its seeds are final.
      ...(hasRounds ? [by("levelAtTheCut", unlessBegun(level(2))), by("levelSeeds", unlessBegun(level(1)))] : []),
    ],
    "0"
  );
}
