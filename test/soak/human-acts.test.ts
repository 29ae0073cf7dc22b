import fc from "fast-check";
import { bandOf } from "../../src/bridge/vp/scale";
import { plainNumber } from "../../src/bridge/plain-number";
import { parsePercentages } from "../../src/bridge/traveller-score";
import { printPercentages } from "../../src/sessions/field/results";
import { emptySession, isDealtAgain, planSession, type Scored } from "../../src/sessions/kinds";
import { readTypedBoard } from "../../src/sessions/reading/typed-board";
import type { SessionOptions } from "../../src/sessions/session-options";
import { walkoverPoints } from "../../src/sessions/walkover";
import type { Sheet, Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { isHeading } from "../support/headed-list";
import { actOut, areasIn, cellsIn, describeWithLibreOffice, type Act, type Recalculated } from "../support/libreoffice";
import { readBackOtherwise } from "../support/read-back";
import { lockedCells, randomActs, typedCells } from "../support/random-acts";
import { SEED } from "../support/runs";
import { example, kindsWithExample } from "../support/sessions";

type CellText = string | number;

const ACTS = 60;
/** How many are done in one go of LibreOffice's. */
const AT_ONCE = 10;
/** How many runs at most are tried to find the fewest acts that go wrong: minutes. */
const TRIES = 200;

const KINDS: readonly (readonly [name: string, kind: string, options: SessionOptions])[] = [
  ["four pairs", "four-pairs", { boards: 24 }],
  ["five pairs", "five-pairs", { boards: 30 }],
  ["a league match", "team-match", { form: "league" }],
  ["three teams", "three-teams", { boards: 18 }],
  ["four teams", "four-teams", { boards: 18 }],
  ["six pairs at three tables", "pairs", { pairs: ["6"] }],
  ["nine players", "individual", { players: ["9"], scoring: "imps" }],
  ["one table", "chicago", { players: ["5"], expected: "21 30 40; 22 80 90; 23 110 150" }],
  ["a Swiss event", "swiss-event", { teams: ["7"], rounds: 3 }],
];
const PER_KIND = 50;

describeWithLibreOffice("what people do at random to the yellow cells, by keys and menus", () => {
  test.each(KINDS)("%s: what stands in the yellow cells is what is scored", async (name, kind, options) => {
    const empty = emptySession(planSession(kind, options)).scored;
    const cases = [await prepared(empty), await prepared(kindsWithExample().includes(kind) ? example(kind) : empty)];
    const all = cases.map(({ model, cells }) =>
      fc.sample(randomActs(cells, lockedCells(model, cells), ACTS), { numRuns: PER_KIND, seed: SEED })
    );
    const found: string[] = [];
    let standing = 0;
    for (let from = 0; from < PER_KIND; from += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, PER_KIND - from) }, (__, i) => {
        const which = (from + i) % 2;
        return { which: cases[which]!, acts: all[which]![from + i]! };
      });
      const outcomes = actOut(some.map(({ which, acts }) => ({ ...which.job, acts })));
      outcomes.forEach((outcome, i) => {
        const { which, acts } = some[i]!;
        const faults = faultsOf(which, outcome);
        standing += pointsOf(which.model, outcome);
        if (faults.length > 0) found.push(found.length === 0 ? reduced(which, acts) : faults.slice(0, 5).join("\n"));
      });
      say(`${name}: ${from + some.length} of ${PER_KIND} runs, ${found.length} of them wrong`);
    }
    expect(found).toEqual([]);
    // Of so many acts something must come.
    expect(standing).toBeGreaterThan(PER_KIND);
  });
});

/** How far a proof of minutes is. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

type Case = Awaited<ReturnType<typeof prepared>>;
type Outcome = ReturnType<typeof actOut>[number];

async function prepared(scored: Scored) {
  const model = sessionWorkbook(scored);
  // With other victory points on Scales those of the rounds are not what `bridge` knows.
  const cells = typedCells(model, (sheet) => scored.plan.kind !== "swiss-event" || sheet !== "Scales");
  const sheets = [...new Set(cells.map(({ sheet }) => sheet))];
  const typed = Object.fromEntries(
    sheets.map((name) => [
      name,
      cells.filter(({ sheet }) => sheet === name).map(({ row, column }) => cellAddress(row, column)),
    ])
  );
  return { scored, model, cells, job: { bytes: await writeWorkbook(model), typed } };
}

/** What is wrong after the acts, in words. */
function faultsOf({ scored, model, cells }: Case, outcome: Outcome): string[] {
  if (outcome.crash !== undefined) return [`LibreOffice crashes or hangs in act ${outcome.crash + 1}`];
  const { sheets, again, changed } = outcome;
  const typed = new Set(cells.map(({ sheet, row, column }) => `${sheet}!${cellAddress(row, column)}`));
  const wrongAgain = model.sheets.flatMap(({ name, cells: modelled }) =>
    modelled.flatMap(({ row, column }) => {
      const [here, there] = [sheets, again].map((all) => all.get(name)!.at(row, column));
      const at = `${name}!${cellAddress(row, column)}`;
      return here === there ? [] : [`${at} is ${JSON.stringify(here)}, but ${JSON.stringify(there)} if typed afresh`];
    })
  );
  const shown = model.sheets.flatMap((sheet) => errorsOn(sheet, sheets.get(sheet.name)!));
  // A formula that asks for its own cell shows an error there, and so does all that counts it.
  const isLoud = shown.some((at) => typed.has(at));
  const errors = isLoud ? [] : shown;
  return [
    ...changed,
    ...errors.map((at) => `${at} shows an error`),
    ...(scored.plan.kind === "swiss-event" ? wrongMatches(scored, model, sheets) : wrongBoards(scored, model, sheets)),
    ...readBackOtherwise(model, sheets),
    ...wrongAgain,
  ];
}

/** How many points stand after the acts, on all sheets of tables or rounds. */
function pointsOf({ sheets: modelled }: Workbook, outcome: Outcome): number {
  if (outcome.crash !== undefined) return 0;
  const headings = ["N-S points", "N-S +", "VPs, first"];
  return modelled
    .filter(({ name }) => /^(Table|Round) \w$/.test(name))
    .flatMap((sheet) => {
      const column = headings.map((heading) => columnOf(sheet, heading)).find((known) => known !== undefined)!;
      const rows = sheet.cells.filter((cell) => cell.column === column).map(({ row }) => row);
      return rows.filter((row) => typeof outcome.sheets.get(sheet.name)!.at(row, column) === "number");
    }).length;
}

/** The cells that show an error, but those of charts in which it means no point. */
function errorsOn({ name, cells }: Sheet, { errors }: Recalculated): string[] {
  const gaps = new Set(
    cells.filter(({ formula }) => formula?.includes("NA()")).map((at) => cellAddress(at.row, at.column))
  );
  const addresses = areasIn(errors).flatMap(cellsIn);
  return addresses.filter((at) => !gaps.has(at)).map((at) => `${name}!${at}`);
}

/** A board with a formula in one of its yellow cells. */
const NOT_SCORED = { points: null, contract: null } as const;

/** The boards whose points are not what can be read in the row. */
function wrongBoards(
  { plan }: Scored,
  { sheets: modelled, entries }: Workbook,
  sheets: ReadonlyMap<string, Recalculated>
): string[] {
  const deals = isDealtAgain(plan);
  return modelled
    .filter(({ name }) => /^Table \w$/.test(name))
    .flatMap((sheet) => {
      const shown = sheets.get(sheet.name)!;
      const column = (heading: string) => columnOf(sheet, heading);
      const lines = entries.lines.filter(({ kind, sheet: name }) => kind === "board" && name === sheet.name);
      return lines.flatMap(({ row, said, typed: columns }) => {
        const board = Number(said.board);
        const at = (heading: string) => shown.at(row, column(heading)!);
        const read = { contract: at("Contract"), by: at("By"), result: at("Result"), doubled: at("X") };
        const typed = { ...read, points: at("Score only, N-S") };
        const isFormula = Object.values(columns).some((typedIn) => shown.formulas?.has(cellAddress(row, typedIn)));
        const { points, contract } = isFormula ? NOT_SCORED : readTypedBoard(board, typed);
        const stands = column("N-S points") ? at("N-S points") : signed(at("N-S +"), at("N-S −"));
        const isPassedOut = contract === "Pass" || (contract === null && points === 0);
        const given = isFormula || column("Adjusted") === undefined ? null : parsePercentages(String(at("Adjusted")));
        // In a field the averages that are given stand where there is no score.
        const unscored = given ? printPercentages(given) : "";
        return stands === (points === null || (deals && isPassedOut) ? unscored : points)
          ? []
          : [wrong(sheet, board, { ...read, typed: at("Score only, N-S") }, stands, points)];
      });
    });
}

function signed(plus: CellText, minus: CellText): CellText {
  if (plus !== "" && minus !== "") return "both";
  return typeof minus === "number" ? 0 - minus : plus;
}

/** The matches of a Swiss event whose victory points are not what can be read in the row. */
function wrongMatches(
  scored: Scored,
  { sheets: modelled, entries }: Workbook,
  sheets: ReadonlyMap<string, Recalculated>
): string[] {
  if (scored.plan.kind !== "swiss-event") return [];
  const { scale } = scored.plan;
  const cellsTyped = new Set(
    entries.lines.flatMap(({ sheet, row, typed }) =>
      Object.values(typed).map((column) => `${sheet}!${cellAddress(row, column)}`)
    )
  );
  const byScale = (imps: CellText) => {
    if (imps === "") return "";
    const { winner, loser } = bandOf(scale, Number(imps));
    return Number(imps) < 0 ? loser : winner;
  };
  return modelled
    .filter(({ name }) => /^Round \d$/.test(name))
    .flatMap((sheet) => {
      const shown = sheets.get(sheet.name)!;
      const read = rowsBelow(sheet, "Table").map(({ row, value: table }) => {
        const at = (heading: string, nth = 0) => {
          const column = columnOf(sheet, heading, nth)!;
          const isTyped = cellsTyped.has(`${sheet.name}!${cellAddress(row, column)}`);
          // What a formula gives is not counted.
          return isTyped && shown.formulas?.has(cellAddress(row, column)) ? "" : shown.at(row, column);
        };
        const opponent = at("No.", 1);
        const isBye = String(opponent).toLowerCase() === "bye";
        const [imps, vps, opponentVps] = [
          at("IMPs (− if the second team won)"),
          at("Adj. VPs, first"),
          at("Adj. VPs, second"),
        ].map(numberIn);
        const scaled = [isBye ? null : byScale(imps!), isBye ? "" : byScale(imps === "" ? "" : -imps!)] as const;
        return {
          table,
          at,
          imps,
          vps,
          opponentVps,
          scaled,
          against: isBye || opponentVps === "" ? scaled[1] : opponentVps!,
        };
      });
      const hasBegun = read.some(({ against }) => against !== "");
      return read.flatMap(({ table, at, imps, vps, opponentVps, scaled: [first], against }) => {
        const state = String(at("Not played, provisional, fewer boards")).trim();
        // What the words beside a match come to is told by other tests.
        if (state !== "") return [];
        const bye = hasBegun ? walkoverPoints(scale) : "";
        const expected = [vps === "" ? (first ?? bye) : vps, against];
        const stands = [at("VPs, first"), at("VPs, second")];
        const isRight = stands.every((points, i) => points === expected[i]);
        return isRight ? [] : [wrong(sheet, table, { imps, vps, opponentVps }, stands, expected)];
      });
    });
}

function wrong(sheet: Sheet, row: number, typed: object, stands: unknown, expected: unknown): string {
  const [read, found, meant] = [typed, stands, expected].map((value) => JSON.stringify(value));
  return `${sheet.name}, ${row}: ${found} stands, not ${meant} for ${read}`;
}

/** The number in a cell, also where it is text; "" for none. */
function numberIn(typed: CellText): CellText {
  const text = plainNumber(String(typed)).replace("+", "");
  return text !== "" && String(Number(text)) === text ? Number(text) : "";
}

function headingsOf({ cells }: Sheet): Sheet["cells"] {
  const first = cells.find(
    ({ column, value }) => column === 1 && ["Board", "Deal", "Table"].some((heading) => value === heading)
  )!;
  return cells.filter(({ row }) => row === first.row);
}

function columnOf(sheet: Sheet, heading: string, nth = 0): number | undefined {
  return headingsOf(sheet).filter(({ value }) => isHeading(value, heading))[nth]?.column;
}

/** The rows of a sheet by the numbers in its first column, which is locked. */
function rowsBelow(sheet: Sheet, heading: string): { row: number; value: number }[] {
  const head = headingsOf(sheet).find(({ value }) => value === heading)!;
  return sheet.cells.flatMap(({ row, column, value }) =>
    column === head.column && row > head.row && typeof value === "number" ? [{ row, value }] : []
  );
}

/** The fewest of some acts that are found to go wrong still, within so many tries, in words, and what goes wrong. */
function reduced(which: Case, acts: readonly Act[]): string {
  let kept = acts;
  let tries = 0;
  const firstWrong = (tried: readonly (readonly Act[])[]) => {
    for (let from = 0; from < tried.length && tries < TRIES; from += AT_ONCE) {
      const some = tried.slice(from, from + AT_ONCE);
      tries += some.length;
      const outcomes = actOut(some.map((fewer) => ({ ...which.job, acts: fewer })));
      const wrong = outcomes.findIndex((outcome) => faultsOf(which, outcome).length > 0);
      if (wrong >= 0) return some[wrong];
    }
    return undefined;
  };
  for (let size = Math.ceil(acts.length / 2); size >= 1 && tries < TRIES;) {
    const starts = Array.from({ length: Math.ceil(kept.length / size) }, (_, i) => i * size);
    const found = firstWrong(starts.map((from) => [...kept.slice(0, from), ...kept.slice(from + size)]));
    if (found) kept = found;
    else size = size === 1 ? 0 : Math.ceil(size / 2);
    say(`Something is wrong: ${kept.length} acts do it, ${tries} tries`);
  }
  const [outcome] = actOut([{ ...which.job, acts: kept }]);
  return [...kept.map((act) => JSON.stringify(act)), ...faultsOf(which, outcome!).slice(0, 10)].join("\n");
}
