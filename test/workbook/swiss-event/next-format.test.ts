import { readFileSync, writeFileSync } from "node:fs";
import { asWritten, byCommand, deskOf, marginOf, type Saving } from "../../support/directed-event";
import { readSaved } from "../../../src/workbook/reading/read-saved";
import { column } from "../../../src/workbook/kit/columns";
import { readXlsx } from "../../../src/xlsx/read-xlsx";

type Reading = typeof import("../../../src/workbook/reading/read-saved");
type Making = typeof import("../../../src/workbook/session-workbook");
type Lists = typeof import("../../../src/workbook/kit/list");
type Theme = typeof import("../../../src/workbook/theme");
type FileMap = typeof import("../../../src/workbook/file-map");
type Writing = typeof import("../../../src/xlsx/write-xlsx");

/** A build of the next format, with one more column to type into in front on each round's sheet. */
function nextBuild(): {
  readSaved: Reading["readSaved"];
  sessionWorkbook: Making["sessionWorkbook"];
  write: Writing["writeWorkbook"];
} {
  // prettier-ignore
  let found: ReturnType<typeof nextBuild> | null = null;
  jest.isolateModules(() => {
    const map = jest.requireActual<FileMap>("../../../src/workbook/file-map");
    const later = `{"format":${map.FORMAT + 1},`;
    const writeMap: FileMap["writeMap"] = (workbook) =>
      map.writeMap(workbook).map((text) => text.replace(`{"format":${map.FORMAT},`, later));
    jest.doMock("../../../src/workbook/file-map", () => ({ ...map, FORMAT: map.FORMAT + 1, writeMap }));
    const lists = jest.requireActual<Lists>("../../../src/workbook/kit/list");
    const { STYLES } = jest.requireActual<Theme>("../../../src/workbook/theme");
    const layOutList = (columns: Record<string, unknown>, place: Parameters<Lists["layOutList"]>[1]) => {
      const isRound = "typedVps" in columns && "opponentName" in columns && "table" in columns;
      const more = { referee: column("Referee", 12, STYLES.entryText, () => null) };
      return lists.layOutList({ ...(isRound ? more : {}), ...columns }, place);
    };
    jest.doMock("../../../src/workbook/kit/list", () => ({ ...lists, layOutList }));
    const reading = require("../../../src/workbook/reading/read-saved") as Reading;
    const making = require("../../../src/workbook/session-workbook") as Making;
    const { writeWorkbook } = require("../../../src/xlsx/write-xlsx") as Writing;
    found = { readSaved: reading.readSaved, sessionWorkbook: making.sessionWorkbook, write: writeWorkbook };
  });
  if (!found) throw new Error("no build");
  return found;
}
afterEach(() => jest.dontMock("../../../src/workbook/file-map").dontMock("../../../src/workbook/kit/list"));

test("the file of an evening under way is read by a build with one more typed column, and not the other way round", async () => {
  let file = "";
  const save: Saving = (name, bytes) => {
    file = name;
    return asWritten(name, bytes);
  };
  const options = { rounds: 6, boards: 7, scale: "WBF-7", ties: "match, net, quotient" };
  const desk = deskOf(options, { save, pair: byCommand });
  // As after three rounds, a correction, a withdrawal and pairings by hand.
  for (const round of [1, 2, 3]) {
    desk.results(round, (a, b) => marginOf(a, b, round));
    if (round === 1) desk.penalty(1, 7, 3, "IMPs", "late");
    if (round === 3) desk.presence(5, "withdrawn", 4);
    if (round === 3) desk.byHand(4, "bye");
    expect((await desk.next()).status).toBe(0);
  }
  const before = await desk.session();
  const saved = await readXlsx(readFileSync(file));
  const next = nextBuild();
  const [session] = next.readSaved(saved);
  expect(session?.remarks).toEqual([]);
  expect(session?.outcome.csv()).toBe(before.outcome.csv());
  // Its own file has the column, reads the same, and is of a later version for today's program.
  const { scored } = session!.outcome;
  const made = next.sessionWorkbook(scored, session!.description);
  const round = made.sheets.find(({ name }) => name === "Round 1");
  expect(round?.cells.map(({ value }) => value)).toContain("Referee");
  writeFileSync(file, await next.write(made));
  const again = await readXlsx(readFileSync(file));
  expect(next.readSaved(again)[0]?.outcome.csv()).toBe(before.outcome.csv());
  expect(() => readSaved(again)).toThrow("later version");
  desk.end();
});
