import { contestantNumber, type Contestant } from "../../movements/contestant";
import { HAND_WORDS, type ByHand, type Correction } from "../../sessions/event/results";
import type { ScoredSwissEvent } from "../../sessions/event/score-event";
import type { EntryLine } from "../entries";
import { withBlanks } from "../typed-list";
import { checkColumns, toneConditions, type CheckColumn } from "../kit/check";
import { ifElse, joined } from "../kit/content";
import { firstTrue } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { numbers, spanningColumn } from "../kit/columns";
import { layOutList, type List } from "../kit/list";
import { rowContents, writeFormulas, writeHeadings, writeList } from "../kit/write-list";
import { CHECK_WIDTH, DIRECTOR_HEIGHTS, writeCaption } from "../penalties/penalty-list";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import { STYLES, type Style } from "../theme";
import { stepList } from "../working/steps";
import { numberIn, numberText } from "../working/text-formulas";
import {
  HAND_STEPS,
  type DirectorLists,
  type HandColumn,
  type HandStep,
  type HandSteps,
  type LogColumn,
  type SwissSheets,
} from "./swiss-lists";
import { nameBeside } from "./team-names";

const { common, swissEvent: swiss } = texts;
const { director: words } = swiss;

/** A line of the Director's instructions for pairings; null for a blank line. */
type HandLine = ByHand | null;

/** Number of blank lines to type into; together with the lines of a few penalties they fit on a page. */
const BLANK = 6;
/** Styles of cells in the log: they are not yellow, because the program fills them in. */
const LOGGED_TEXT: Style = { ...STYLES.entryText, fill: null };
const LOGGED_NUMBER: Style = { ...STYLES.entry, fill: null };
/** Rows from the last row of a list to the headings of the next list. */
const NEXT = 4;

/** Returns the number of lines for instructions: at least one for each round, and at least `BLANK` blank ones. */
function handRows({ plan, results: { byHand = [] } }: Pick<ScoredSwissEvent, "plan" | "results">): number {
  return Math.max(plan.rounds, byHand.length + BLANK);
}

/**
 * Places the lists of the sheet Director below its list of penalties, in columns as wide as those of the penalties.
 * @param above the last row of the penalties.
 */
export function placeDirector(
  { plan, results }: ScoredSwissEvent,
  sheets: () => SwissSheets,
  above: number
): DirectorLists {
  const { headings, entry } = words;
  const steps = () => sheets().lists.working.byHand;
  const rounds = numbers("whole", [1, plan.rounds], { title: headings.round, text: entry.round(plan.rounds) });
  const numberOf = (team: Contestant | undefined) => (team === undefined ? null : contestantNumber(team));
  const teamNumbers = numbers("whole", [1, plan.teams.length], {
    title: common.team,
    text: entry.team(plan.teams.length),
  });
  const team = (index: number, heading: string) =>
    spanningColumn<HandLine>(heading, 1, STYLES.entry, (line) => numberOf(line?.teams[index]), {
      rule: teamNumbers,
    });
  const name = (step: "team" | "opponent" | "third", row: number) =>
    nameBeside(sheets(), steps().outside.cell(step, row));
  const { check, tone } = checkColumns<HandLine>(
    CHECK_WIDTH,
    null,
    (_, row) => steps().outside.cell("fault", row),
    (said) => `CHOOSE(${said},${Object.values(words.check).map(textLiteral).join()})`
  );
  const byHand = layOutList<HandColumn | CheckColumn, HandLine>(
    {
      round: spanningColumn(headings.round, 1, STYLES.entry, (line) => line?.round ?? null, { rule: rounds }),
      what: spanningColumn(headings.what, 2, STYLES.entryText, (line) => line && words.words[line.what], {
        rule: { rule: { kind: "list", values: Object.values(words.words) }, error: entry.what },
      }),
      team: team(0, swiss.number),
      teamName: spanningColumn(common.team, 2, STYLES.text, (_, row) => name("team", row)),
      opponent: team(1, headings.second),
      third: team(2, headings.third),
      names: spanningColumn(headings.others, 3, STYLES.text, (_, row) =>
        joined(name("opponent", row), ifElse(`${steps().outside.cell("both", row)}=1`, ", "), name("third", row))
      ),
      tone,
      check,
    },
    {
      sheet: texts.eventPenalties.name,
      name: "byHand",
      headingRow: above + NEXT,
      rows: handRows({ plan, results }),
    }
  );
  const logName = (side: "team" | "opponent") => (line: Correction | null, row: number) =>
    line && nameBeside(sheets(), `$${sheets().lists.director?.log.cell(side, row) ?? ""}`);
  const log = layOutList<LogColumn, Correction | null>(
    {
      round: spanningColumn(headings.round, 1, LOGGED_NUMBER, (line) => line && line.round, { rule: rounds }),
      team: spanningColumn(swiss.number, 1, LOGGED_NUMBER, (line) => line && contestantNumber(line.team), {
        rule: teamNumbers,
      }),
      teamName: spanningColumn(common.team, 3, STYLES.text, logName("team")),
      opponent: spanningColumn(swiss.number, 1, LOGGED_NUMBER, (line) => line && contestantNumber(line.opponent), {
        rule: teamNumbers,
      }),
      opponentName: spanningColumn(common.against, 3, STYLES.text, logName("opponent")),
      before: spanningColumn(headings.before, 1, LOGGED_TEXT, (line) => line && line.before),
      after: spanningColumn(headings.after, 1, LOGGED_TEXT, (line) => line && line.after),
    },
    {
      sheet: texts.eventPenalties.name,
      name: "corrections",
      headingRow: byHand.lastRow + NEXT,
      rows: (results.corrections?.length ?? 0) + BLANK,
    }
  );
  return { byHand, log };
}

/** Places the working columns of the Director's instructions on the Working sheet, from column `left` on. */
export function placeHandSteps(event: ScoredSwissEvent, left: number): HandSteps {
  return stepList("byHand", HAND_STEPS, { left, rows: handRows(event) });
}

/** Writes the formulas that find the fault of each instruction; `readHandLine` also finds faults that they do not. */
export function putHandSteps(grid: Grid, { event: { plan }, lists }: SwissSheets): void {
  const { director, working } = lists;
  if (!director) return;
  const list = working.byHand;
  writeHeadings(grid, list);
  for (let row = 0; row < list.rows; row++) {
    const cell = (step: HandStep) => list.cell(step, row);
    const typed = (key: "round" | "what" | "team" | "opponent" | "third") =>
      numberText(director.byHand.outside.cell(key, row));
    const teams = (["team", "opponent", "third"] as const).map(cell);
    const [team, opponent, third] = teams;
    const isTeam = (number: string) => `IF(ISNUMBER(MATCH(${number},${working.teams.range("number")},0)),1,0)`;
    const word = (code: string) => HAND_WORDS.findIndex((other) => other === code) + 1;
    const places = HAND_WORDS.map(
      (code, i) => [`${cell("whatText")}=${textLiteral(words.words[code].toUpperCase())}`, String(i + 1)] as const
    );
    const isOfTwo = `AND(${cell("word")}<=${word("swap")},${cell("typed")}<>2)`;
    const isOfThree = `AND(${cell("word")}>=${word("triangle")},${cell("typed")}<>0,${cell("typed")}<>3)`;
    const isBye = `AND(${cell("word")}=${word("bye")},${cell("typed")}>1)`;
    const round = cell("round");
    const isAnyRound = `AND(${cell("word")}=${word("forbid")},${cell("roundText")}="")`;
    const same = [[team, opponent] as const, [opponent, third] as const, [team, third] as const];
    writeFormulas(grid, list, row, {
      roundText: typed("round"),
      whatText: typed("what"),
      teamText: typed("team"),
      opponentText: typed("opponent"),
      thirdText: typed("third"),
      team: numberIn(cell("teamText"), cell("teamText")),
      opponent: numberIn(cell("opponentText"), cell("opponentText")),
      third: numberIn(cell("thirdText"), cell("thirdText")),
      word: firstTrue(places, "0"),
      typed: teams.map((number) => `(${number}<>"")`).join("+"),
      known: teams.map(isTeam).join("+"),
      both: `${isTeam(cell("opponent"))}*${isTeam(cell("third"))}`,
      round: numberIn(cell("roundText"), "0"),
      miscounted: `IF(OR(${isOfTwo},${isOfThree},${isBye}),1,0)`,
      same: `IF(OR(${same.map(([a, b]) => `AND(${a}<>"",${a}=${b})`).join()}),1,0)`,
      fault: firstTrue(
        [
          [
            `${cell("roundText")}&${cell("whatText")}&${cell("teamText")}&${cell("opponentText")}&${cell("thirdText")}=""`,
            "0",
          ],
          [`${cell("word")}=0`, "1"],
          [`AND(NOT(${isAnyRound}),OR(${round}<1,${round}>${plan.rounds}))`, "2"],
          [`${cell("known")}<${cell("typed")}`, "3"],
          [cell("miscounted"), "4"],
          [cell("same"), "5"],
        ],
        "0"
      ),
    });
  }
}

export function directorEntries({ byHand, log }: DirectorLists): EntryLine[] {
  const line = <K extends string>(
    list: List<K>,
    row: number,
    said: EntryLine["said"],
    typed: Readonly<Record<string, K>>
  ): EntryLine => ({
    kind: "hand",
    sheet: list.sheet,
    row: list.row(row),
    said,
    typed: Object.fromEntries(Object.entries(typed).map(([field, key]) => [field, list.column(key)])),
  });
  return [
    ...Array.from({ length: byHand.rows }, (_, row) =>
      line(byHand, row, {}, { round: "round", what: "what", team: "team", opponent: "opponent", third: "third" })
    ),
    ...Array.from({ length: log.rows }, (_, row) =>
      line(
        log,
        row,
        { what: "corrected" },
        { round: "round", team: "team", opponent: "opponent", paired_by: "before", now: "after" }
      )
    ),
  ];
}

/** The lists on the sheet Director below the penalties: instructions for pairings, and the log of corrected results. */
export function belowPenalties({ byHand, log }: DirectorLists, { results }: ScoredSwissEvent) {
  const { heading, row } = DIRECTOR_HEIGHTS;
  const put = (grid: Grid) => {
    const { byHand: said = [], corrections = [] } = results;
    writeCaption(grid, byHand, words.byHand.caption, words.byHand.notes, 4);
    writeList(grid, byHand, withBlanks(said, byHand.rows), rowContents(byHand), heading, row);
    for (const [tone, formula] of toneConditions(`$${byHand.cell("tone", 0)}`))
      grid.highlight({ area: byHand.area("check"), formula, tone });
    writeCaption(grid, log, words.log.caption, [words.log.note], 2);
    writeList(grid, log, withBlanks(corrections, log.rows), rowContents(log), heading, row);
  };
  return { lists: [byHand, log], put };
}
