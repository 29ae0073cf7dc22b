import fc from "fast-check";
import { eveningPlan, outcomeOf, scoredResults, type Evening } from "../../../src/play/evening";
import { ladderTable } from "../../../src/season/ladder-table";
import { ourSeason } from "../../../src/season/our-season";
import { season } from "../../../src/season/season";
import { NEW_SEASON, withWorkbook } from "../../../src/season/stored-season";
import { seasonEvenings } from "../../../src/taskpane/evenings/device-season";
import { seasonLine } from "../../../src/taskpane/evenings/season-line";
import { carriedIn } from "../../../src/workbook/season/carried";
import { gathering } from "../../../src/workbook/season/gather";
import { seasonWorkbook } from "../../../src/workbook/season/season-workbook";
import { sessionWorkbook } from "../../../src/workbook/session-workbook";
import { readXlsx } from "../../../src/xlsx/read-xlsx";
import { writeWorkbook } from "../../../src/xlsx/write-xlsx";
import { namedEvenings } from "../../support/named-evenings";

const TWELVE = fc.sample(namedEvenings(12), 1)[0]!;

const NOTHING = { season: () => null, circle: () => null };

/** What a season's workbooks come to, as they are written and read again. */
async function digestsOfWorkbooks(evenings: readonly Evening[]) {
  const { take, gathered } = gathering(() => []);
  for (const [i, evening] of evenings.entries()) {
    const plan = eveningPlan(evening);
    const { scored } = outcomeOf(scoredResults(evening), plan, evening);
    const { source } = seasonEvenings([evening])[0]!.digest;
    const remarks = await take(source, async () => readXlsx(await writeWorkbook(sessionWorkbook(scored))));
    expect([i, remarks]).toEqual([i, []]);
  }
  return gathered.digests;
}

test("the season of twelve evenings on the device is that of their workbooks", async () => {
  const digests = await digestsOfWorkbooks(TWELVE);
  const found = ourSeason(seasonEvenings(TWELVE), NEW_SEASON);
  expect(found.season.evenings).toHaveLength(12);
  const byFiles = season(digests);
  expect(found.season).toMatchObject({ evenings: byFiles.evenings, series: byFiles.series, remarks: byFiles.remarks });
  expect(byFiles.series.flatMap(({ ladders }) => ladders).length).toBeGreaterThan(2);
});

test("the season's workbook brought in again changes nothing, and on another device gives the same ladders", async () => {
  const options = { best: 5, basis: "above" as const, title: "Fridays" };
  const onDevice = seasonEvenings(TWELVE);
  const { season: found } = ourSeason(onDevice, { ...NEW_SEASON, options });
  const carried = carriedIn(await readXlsx(await writeWorkbook(seasonWorkbook(found))))!;
  const stored = withWorkbook(NEW_SEASON, carried, 1);
  for (const evenings of [onDevice, onDevice.slice(3), []]) {
    const again = ourSeason(evenings, stored).season;
    expect(again).toMatchObject({ evenings: found.evenings, series: found.series, remarks: [] });
    expect(ladderTable(again, again.series[0]!.ladders[0]!)).toEqual(ladderTable(found, found.series[0]!.ladders[0]!));
  }
});

test("the row of the season tells its evenings and who leads", () => {
  const line = seasonLine(NOTHING, TWELVE);
  expect(line).toMatch(/^\d+ evenings\. [A-Z]\w+( & [A-Z]\w+)?( and .*)? leads? with −?[\d.]+ \S.*$/);
  const unnamed = TWELVE.map(({ options: { pairs, players, ...options }, ...evening }) => {
    const count = pairs ?? players?.length;
    return { ...evening, options: evening.kind === "individual" ? { ...options, players: [String(count)] } : options };
  });
  expect(seasonLine(NOTHING, unnamed)).toBe("");
  expect(seasonLine(NOTHING, [])).toBe("");
});

test("an evening without a result is not listed, and one with a board missing is not finished", () => {
  const [first] = TWELVE as [Evening];
  expect(seasonEvenings([{ ...first, entries: [] }])).toEqual([]);
  expect(seasonEvenings([{ ...first, entries: first.entries.slice(1) }])).toMatchObject([{ isFinished: false }]);
});
