import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { partBoard } from "../../../src/sessions/reading/part-board";
import { planMatch } from "../../../src/sessions/teams/team-match/squads";
import { scoreTeamMatch } from "../../../src/sessions/teams/team-match/score-match";
import type { SessionOptions } from "../../../src/sessions/session-options";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { printResult } from "../../../src/bridge/result";
import type { Workbook } from "../../../src/workbook/model";
import { teamMatchWorkbook } from "../../../src/workbook/team-match/team-match-workbook";
import { workedOut } from "../../support/worked-out";
import type { Edit } from "../../support/libreoffice";
import { recalculated } from "../../support/recalculated";
import { BLANK } from "../../support/typing";
import { namedCells, shownAt, typedAt, type TypedBoard } from "../../support/typed-match";

/** A match to be typed into an empty workbook, and what must come of it. */
interface Example {
  readonly name: string;
  readonly options: SessionOptions;
  /** By board, what is typed at each table. */
  readonly boards: readonly (readonly [board: number, table1: TypedBoard, table2: TypedBoard])[];
  readonly net: readonly number[];
  readonly imps: readonly number[];
  readonly won: readonly [number, number];
  readonly vps?: readonly [number, number];
}

/** Boards from 1 by their N/S points at both tables. */
function points(...pairs: readonly (readonly [number, number])[]): Example["boards"] {
  return pairs.map(([one, two], i) => [i + 1, { points: one }, { points: two }]);
}

const PUBLISHED: readonly Example[] = [
  {
    name: "a league's nine comparisons",
    options: { form: "league" },
    boards: points(
      ...([[420, -50], [620, -400], [-50, 400], [-400, 620], [150, 120]] as const), // prettier-ignore
      ...([[120, 150], [120, 120], [-150, -120], [-120, -150]] as const) // prettier-ignore
    ),
    net: [470, 1020, -450, -1020, 30, -30, 0, -30, 30],
    imps: [10, 14, -10, -14, 1, -1, 0, -1, 1],
    won: [26, 26],
    vps: [10, 10],
  },
  {
    name: "ten boards of a magazine, as the contracts' points",
    options: { form: "knockout", sessions: 1, boards: 10 },
    boards: points(
      ...([[110, -300], [50, 100], [400, 400], [-100, 660], [680, 650]] as const), // prettier-ignore
      ...([[100, 140], [-170, 100], [450, 450], [-600, 200], [1100, -600]] as const) // prettier-ignore
    ),
    net: [410, -50, 0, -760, 30, -40, -270, 0, -800, 1700],
    imps: [9, -2, 0, -13, 1, -1, -7, 0, -13, 17],
    won: [27, 36],
  },
  {
    name: "a Swiss match of six boards",
    options: { form: "swiss", boards: 6, home: "Team 2", away: "Team 8" },
    boards: points([420, 170], [-50, 490], [110, -120], [600, -140], [-100, 130], [150, 90]),
    net: [250, -540, 230, 740, -230, 60],
    imps: [6, -11, 6, 12, -6, 2],
    won: [26, 17],
    vps: [14, 6],
  },
  {
    name: "24 boards, 20 IMPs ahead",
    options: { form: "league" },
    boards: points([620, -400], [150, -100]),
    net: [1020, 250],
    imps: [14, 6],
    won: [20, 0],
    vps: [14.26, 5.74],
  },
];

/** The cells that something is typed into for a board that is written in one place. */
function parted(written: TypedBoard): TypedBoard {
  const { contract, by, result, doubled } = partBoard({ ...BLANK, ...written });
  return { contract: String(contract), by: String(by), result: String(result), doubled: String(doubled) };
}

/** Two matches of the project's own, with contracts as they are written in one place. */
const OWN: readonly Example[] = [
  {
    name: "own: six boards with slams and sacrifices",
    options: { form: "swiss", boards: 6 },
    boards: [
      [1, parted({ contract: "4S", by: "S", result: "=" }), parted({ contract: "3s+1", by: "S" })],
      [2, parted({ contract: "6NT-1", by: "N" }), parted({ contract: "3nt +2", by: "north" })],
      [3, parted({ contract: "5♦x-2", by: "W" }), parted({ contract: "4H", by: "N", result: "=" })],
      [4, parted({ contract: "Pass" }), parted({ contract: "2C", by: "E", result: "=" })],
      [5, parted({ contract: "1NT-3", by: "E" }), parted({ contract: "1N-1", by: "E" })],
      [6, parted({ contract: "7HXX", by: "W", result: "=" }), parted({ contract: "6H=", by: "W" })],
    ],
    net: [250, -760, 80, 90, 100, -1510],
    imps: [6, -13, 2, 3, 3, -17],
    won: [14, 30],
    vps: [4, 16],
  },
  {
    name: "own: a board-a-match of four boards",
    options: { form: "bam", boards: 4 },
    boards: [
      [1, parted({ contract: "2H+1", by: "N" }), parted({ contract: "3H", by: "N", result: "=" })],
      [2, parted({ contract: "3NT", by: "S", result: "=" }), parted({ contract: "3NT+1", by: "S" })],
      [3, parted({ contract: "4SX-1", by: "E" }), parted({ contract: "4S", by: "E", result: "=" })],
      [4, parted({ contract: "1C-7", by: "W" }), parted({ contract: "1C-6", by: "W" })],
    ],
    net: [0, -30, 820, 100],
    imps: [0.5, 0, 1, 1],
    won: [2.5, 1.5],
  },
];

const RECORDS = path.join(__dirname, "../../../../shared/data/team-match-results.csv");

/** Real matches of ten boards, numbered 11 to 20, where the file with them is at hand. */
function recorded(): Example[] {
  if (!existsSync(RECORDS)) return [];
  const lines = readFileSync(RECORDS, "utf8").trim().split(/\r?\n/).slice(1);
  const rows = lines.map((line) => line.replace(/^"[^"]*"/, "").split(","));
  const matches = [...new Set(rows.map(([, round, match]) => `${round} ${match}`))];
  return matches.map((name) => {
    const own = rows.filter(([, round, match]) => `${round} ${match}` === name);
    const imps = own.map((row) => Number(row[17]));
    const sum = (sign: 1 | -1) => imps.reduce((total, one) => total + Math.max(sign * one, 0), 0);
    return {
      name: `recorded: ${own[0]![3]} v ${own[0]![4]}`,
      // The second half of a match of 20 boards has the boards of the record.
      options: { form: "league", boards: 20, home: own[0]![3]!, away: own[0]![4]! },
      boards: own.map((row) => [
        Number(row[5]),
        contractAt(row[8]!, row[9]!, row[10]!),
        contractAt(row[12]!, row[13]!, row[14]!),
      ]),
      net: own.map((row) => Number(row[16])),
      imps,
      won: [sum(1), sum(-1)],
    };
  });
}

/** A contract with its tricks as a player writes them down. */
function contractAt(contract: string, declarer: string, tricks: string): TypedBoard {
  if (contract.toUpperCase() === "PASS") return { contract };
  const result = Number(tricks) - Number(contract[0]) - 6;
  return parted({ contract, by: declarer, result: result === 0 ? "=" : printResult(result) });
}

const EXAMPLES = [...PUBLISHED, ...OWN, ...recorded()];

function emptyWorkbook({ options }: Example, formulas: "built-in" | "add-in"): Workbook {
  return teamMatchWorkbook(scoreTeamMatch(planMatch(options), NO_TEAM_RESULTS), { formulas });
}

function editsOf(workbook: Workbook, { boards }: Example): Edit[] {
  return boards.flatMap(([board, table1, table2]) => [
    ...typedAt(workbook, "Table 1", board, table1),
    ...typedAt(workbook, "Table 2", board, table2),
  ]);
}

/** What a recalculated workbook says of an example. */
function found(example: Example, workbook: Workbook, sheets: Parameters<typeof shownAt>[1]) {
  const column = (sheet: string, name: "net" | "imps") =>
    example.boards.map(([board]) => shownAt(workbook, sheets, sheet, board, name));
  return {
    net: column("Table 1", "net"),
    imps: column("Table 1", "imps"),
    mirrored: column("Table 2", "net"),
    won: namedCells(workbook, sheets, "Match_Imps"),
    ...(example.vps && { vps: namedCells(workbook, sheets, "Match_Vps") }),
  };
}

function expected({ net, imps, won, vps }: Example) {
  const mirrored = net.map((points) => 0 - points);
  return { net, imps, mirrored, won, ...(vps && { vps }) };
}

describe("matches typed into the empty workbook", () => {
  test("each gives its published net scores, IMPs and victory points", async () => {
    const workbooks = EXAMPLES.map((example) => emptyWorkbook(example, "built-in"));
    const sheets = await recalculated(
      EXAMPLES.map((example, i) => ({ model: workbooks[i]!, edits: editsOf(workbooks[i]!, example) }))
    );
    expect(EXAMPLES.map((example, i) => [example.name, found(example, workbooks[i]!, sheets[i]!)])) // prettier-ignore
      .toEqual(EXAMPLES.map((example) => [example.name, expected(example)]));
  });
});

test.each(EXAMPLES.map((example) => [example.name, example] as const))(
  "with the add-in's functions: %s",
  (_, example) => {
    const workbook = emptyWorkbook(example, "add-in");
    const sheets = workedOut(workbook, editsOf(workbook, example));
    expect(found(example, workbook, sheets)).toEqual(expected(example));
  }
);
