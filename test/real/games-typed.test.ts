import fc from "fast-check";
import { emptySession, planSession, type KindName, type Plan, type Scored } from "../../src/sessions/kinds";
import { ALL_GAMES } from "../../src/sessions/field/all-games";
import { FIELD_KINDS } from "../../src/sessions/field/field-kind";
import type { FieldKindName } from "../../src/sessions/field/plan";
import { scoreField } from "../../src/sessions/field/score-field";
import type { SessionOptions } from "../../src/sessions/session-options";
import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { planLeague } from "../../src/sessions/event/plan";
import { scoreEvent, type ScoredSwissEvent } from "../../src/sessions/event/score-event";
import { planSwissEvent } from "../../src/sessions/event/plan";
import type { EventResults } from "../../src/sessions/event/results";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { leagueResults } from "../sessions/event/league/random-league";
import { randomEvent } from "../sessions/event/random-event";
import { randomRoundRobin } from "../sessions/event/random-round-robin";
import { describeWithLibreOffice, recalculate, withChartGaps, type Edit } from "../support/libreoffice";
import { fieldResults, withRulings } from "../support/random-results";
import { played } from "../support/random-sessions";
import { runs, SEED } from "../support/runs";
import { shownOtherwise } from "../support/score-oracle/score-oracle";

type Game = readonly [
  name: string,
  kind: KindName,
  options: SessionOptions,
  named: "pairs" | "players" | "teams" | null,
];

/** Games of so many, of one movement: with the fewest boards in as many rounds as there are, or in a few. */
function games(kind: FieldKindName, count: number, movement: string, of: "most rounds" | "fewest rounds"): Game {
  const { option } = FIELD_KINDS[kind];
  const size = ALL_GAMES.sizes[kind].find((each) => each.count === count);
  const known = size?.games.filter(({ style }) => style === movement) ?? [];
  const rounds = Math[of === "most rounds" ? "max" : "min"](...known.map((game) => game.rounds));
  const boards = Math.min(...known.filter((game) => game.rounds === rounds).map((game) => game.boards));
  const options = { [option]: [String(count)], movement, rounds, boards };
  return [`${count} ${kind}, ${movement}, ${rounds} rounds, ${boards} boards`, kind, options, option];
}

const GAMES: readonly Game[] = [
  games("individual", 11, "shared", "most rounds"),
  games("pairs", 7, "mitchell", "most rounds"),
  ["five teams", "swiss-event", { form: "round-robin", teams: ["5"], boards: 5 }, null],
  ["a club's own movement", "pairs", { pairs: ["5"], movement: "2.3.2:dea -,abb cdb3.1.2,eac bcc2.1" }, "pairs"],
  ["five pairs, 15 boards", "five-pairs", { boards: 15 }, "pairs"],
  ...[8, 9, 10].map((count) => games("individual", count, "shared", "fewest rounds")),
  ...[12, 13, 14, 15, 16, 17, 18, 19, 20].map((count) => games("individual", count, "travelling", "most rounds")),
  ...[12, 16, 20].map((count) => games("individual", count, "travelling", "fewest rounds")),
  ...[7, 8, 9, 10].map((count) => games("pairs", count, "travelling", "most rounds")),
  ...[8, 9, 10].map((count) => games("pairs", count, "travelling", "fewest rounds")),
  ...[6, 8, 9, 10].map((count) => games("pairs", count, "mitchell", "most rounds")),
  ...[7, 8, 10].map((count) => games("pairs", count, "arrow-switch", "most rounds")),
];
const TYPED = GAMES.slice(0, runs({ ci: 4, soak: GAMES.length }));

const NAMES = ["Ann", "Bob & Cy", '"Di"', "Évi", "Flo", "", "Hal", "77", "Ida", "Jo", ..."ABCDEFGHIJ"];

/** What is to be typed into an empty workbook so that its yellow cells are those of another. */
function edits(empty: Workbook, full: Workbook): Edit[] {
  return full.sheets.flatMap(({ name, cells }) => {
    const known = new Map(
      empty.sheets.find((sheet) => sheet.name === name)?.cells.map((cell) => [cellAddress(cell.row, cell.column), cell])
    );
    return cells.flatMap(({ row, column, style, value, formula }): Edit[] => {
      const cell = cellAddress(row, column);
      if (!style?.entry || formula !== undefined || (known.get(cell)?.value ?? null) === value) return [];
      if (typeof value !== "string" && typeof value !== "number")
        throw new Error(`${name} ${cell}: ${value} is typed.`);
      return [{ sheet: name, cell, value }];
    });
  });
}

/** An evening that is played, of pairs and individuals with what the Director rules. */
function ruled(plan: Plan): Scored {
  if (plan.kind !== "pairs" && plan.kind !== "individual") {
    const scored = played(plan, SEED, 1);
    return scored.kind === "swiss-event" ? scoreEvent(scored.plan, withRoom(scored.results)) : scored;
  }
  const drawn = fc.sample(withRulings(plan, fieldResults(plan, 1)), { numRuns: 20, seed: SEED });
  const lines = (scored: Scored) =>
    sessionWorkbook(scored).sheets.flatMap(({ lists }) => lists.map(({ rows }) => rows.length));
  // No more rulings than an empty workbook has lines for.
  const room = JSON.stringify(lines(emptySession(plan).scored));
  const fits = drawn
    .map((results) => scoreField(plan, results))
    .find((scored) => JSON.stringify(lines(scored)) === room);
  if (!fits) throw new Error("no results");
  return fits;
}

describeWithLibreOffice("an evening typed into an empty workbook, in LibreOffice", () => {
  test.each(TYPED)("%s: all points, totals and places are as scored", async (_, kind, options, option) => {
    const empty = sessionWorkbook(emptySession(planSession(kind, options)).scored);
    const names = NAMES.slice(0, option === null ? 0 : Number(options[option]?.[0] ?? 5));
    const plan = planSession(kind, option === null ? options : { ...options, [option]: names });
    const scored = ruled(plan);
    const typed = edits(empty, sessionWorkbook(scored));
    const found = recalculate([{ bytes: await writeWorkbook(empty), edits: typed }])[0]!;
    // Before the first score of who sits out the chart draws nothing.
    const shown = withChartGaps(empty, found);
    expect(shownOtherwise(scored, empty, shown)).toEqual([]);
    expect([...shown.values()].map(({ errors }) => errors).join("")).toBe("");
  });
});

/** Events that a Director has ruled in: penalties of all kinds, and matches of fewer boards. */
const DIRECTED: readonly (readonly [name: string, options: SessionOptions])[] = [
  ["Swiss by WBF-7", { teams: ["12"], rounds: 6, scale: "WBF-7", bracket: 4, ties: "match, net, quotient" }],
  [
    "Swiss with byes, walkovers by averages",
    { teams: ["9"], rounds: 4, odd: "bye", walkover: "greatest", ties: "wins" },
  ],
  ["everybody meets everybody", { form: "round-robin", teams: ["6"], ties: "match, net" }],
  ["board-a-match", { form: "bam", teams: ["6"], boards: 4, ties: "match, wins" }],
  ["Swiss with three teams", { teams: ["7"], rounds: 4, scale: "WBF-7", ties: "opponents" }],
  [
    "Swiss with handicaps, points carried forward and a match for third place",
    {
      ...{ teams: ["8"], rounds: 3, bracket: 4, "third-place": true },
      ...{ handicap: "Team 2 9; Team 5 2", carry: "Team 1 3; Team 4 7.5" },
    },
  ],
  ["everybody meets everybody, with handicaps", { form: "round-robin", teams: ["5"], handicap: "Team 1 6; Team 3 11" }],
];

/** Seasons with lines where teams go up and down. */
const LEAGUES: readonly (readonly [name: string, options: SessionOptions])[] = [
  ["a league of two divisions", { teams: ["10"], divisions: "Premier: 4; First: 6", promoted: 1, relegated: 2 }],
  ["a league that promotes and relegates, ties by quotient", { teams: ["6"], ties: "quotient", promoted: 2, relegated: 1, double: true }], // prettier-ignore
];

/** No more penalties than an empty workbook has lines for. */
function withRoom(results: EventResults): EventResults {
  return { ...results, penalties: (results.penalties ?? []).slice(0, 5) };
}

function directed(options: SessionOptions, seed: number): ScoredSwissEvent {
  const plan = planSwissEvent(options);
  const play = { seed, absences: false, penalties: true };
  const results = plan.form === "swiss" ? randomEvent(plan, play).results : randomRoundRobin(plan, play);
  return scoreEvent(plan, withRoom(results));
}

/** Of as many events, and seasons, of each kind. */
const SEEDS = Array.from({ length: runs({ ci: 1, soak: 50 }) }, (_, i) => SEED + i);

/** A season of which most matches are known. */
function season(options: SessionOptions, seed: number): Scored {
  const plan = planLeague(options);
  const [results] = fc.sample(leagueResults(plan, 0.8), { numRuns: 1, seed });
  if (!results) throw new Error("no results");
  return scoreEvent(plan, results);
}

/** What an empty workbook shows otherwise than is scored, when everything of a session has been typed into it. */
async function typedOtherwise(scored: Scored): Promise<readonly string[]> {
  const empty = sessionWorkbook(emptySession(scored.plan).scored);
  const typed = edits(empty, sessionWorkbook(scored));
  const [found] = recalculate([{ bytes: await writeWorkbook(empty), edits: typed }]);
  if (!found) throw new Error("not recalculated");
  // On Working rounds to come are #N/A, which a chart leaves out.
  const errors = [...found].flatMap(([sheet, { errors }]) => (sheet === "Working" ? [] : errors || []));
  return [...shownOtherwise(scored, empty, found), ...errors];
}

describeWithLibreOffice("an event and a season typed into empty workbooks, in LibreOffice", () => {
  test.each(DIRECTED)("%s", async (_, options) => {
    for (const seed of SEEDS) {
      const scored = directed(options, seed);
      expect(scored.results.penalties).not.toEqual([]);
      expect([seed, ...(await typedOtherwise(scored))]).toEqual([seed]);
    }
  });

  test.each(LEAGUES)("%s", async (_, options) => {
    for (const seed of SEEDS) expect([seed, ...(await typedOtherwise(season(options, seed)))]).toEqual([seed]);
  });
});
