import { InputError } from "../../../src/bridge/input-error";
import { season } from "../../../src/season/season";
import { nameTable, type NameLine } from "../../../src/season/name-table";
import { emptySession, planSession } from "../../../src/sessions/kinds";
import type { Workbook } from "../../../src/workbook/model";
import { gathering } from "../../../src/workbook/season/gather";
import { seasonWorkbook } from "../../../src/workbook/season/season-workbook";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { digests, homeEvening, matchEvening } from "../../season/evenings";
import { savedOf } from "../../support/saved";

const EVENING = homeEvening("", { pairs: ["A. Smith & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"], date: "2026-11-06" });
const MATCH = matchEvening("", { form: "league", home: "Reds", away: "Blues" }, 500);
const LEAGUE = emptySession(planSession("league", { teams: ["Reds", "Blues", "Greens"] })).scored;

const read = (workbook: Workbook) => () => Promise.resolve(savedOf(workbook));
const none = () => [];

test("each session goes where it counts, a league with what was chosen for its workbook", async () => {
  const { take, gathered } = gathering(none);
  const options = { paper: "Letter", formulas: "add-in" } as const;
  expect(await take("evening.xlsx", read(sessionWorkbook(EVENING.scored)))).toEqual([]);
  expect(await take("match.xlsx", read(sessionWorkbook(MATCH.scored)))).toEqual([]);
  expect(await take("league.xlsx", read(sessionWorkbook(LEAGUE, options)))).toEqual([]);
  expect(gathered.digests.map(({ source }) => source)).toEqual(["evening.xlsx", "match.xlsx", "league.xlsx"]);
  expect(gathered.matches.map(({ source }) => source)).toEqual(["match.xlsx"]);
  expect(gathered.leagues).toEqual([{ source: "league.xlsx", scored: LEAGUE, options }]);
});

test("sessions that were added to one workbook are told apart", async () => {
  const { take, gathered } = gathering(none);
  const { sheets } = savedOf(sessionWorkbook(MATCH.scored));
  const second = sheets.map((sheet) => ({ ...sheet, name: `${sheet.name} (2)` }));
  await take("both.xlsx", () => Promise.resolve({ sheets: [...sheets, ...second] }));
  expect(gathered.matches.map(({ source }) => source)).toEqual(["both.xlsx (session 1)", "both.xlsx (session 2)"]);
});

test("a season's workbook gives its names, and no evening", async () => {
  const found: [string, readonly NameLine[]][] = [];
  const { take, gathered } = gathering((file, names) => {
    found.push([file, names]);
    return ["a season"];
  });
  const names = [{ typed: "A. Smith", meaning: "Ann Smith" }];
  const made = seasonWorkbook(season(digests([EVENING]), { names: nameTable(names) }));
  expect(await take("season.xlsx", read(made))).toEqual(["a season"]);
  expect(found).toEqual([["season.xlsx", names]]);
  expect(gathered).toEqual({ digests: [], matches: [], leagues: [] });
});

test("what cannot be read is told of, what breaks is not swallowed", async () => {
  const { take, gathered } = gathering(none);
  const failing = (error: Error) => () => Promise.reject(error);
  expect(await take("a.xlsx", failing(new InputError("It is a picture.")))).toEqual([
    "a.xlsx: not counted. It is a picture.",
  ]);
  await expect(take("b.xlsx", failing(new TypeError("a bug")))).rejects.toThrow("a bug");
  const spoilt = savedOf(sessionWorkbook(EVENING.scored)).sheets.filter(({ name }) => name !== "Table 2");
  const said = await take("c.xlsx", () => Promise.resolve({ sheets: spoilt }));
  expect(said).toEqual([expect.stringMatching(/^c\.xlsx: counted, with 1 thing to check\. First, Table 2: /)]);
  expect(gathered.digests).toHaveLength(1);
});
