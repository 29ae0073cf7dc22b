import { loadGames } from "../../../../src/taskpane/workbook/kinds/games";
import { isUsable, missingOf, readResults } from "../../../../src/taskpane/workbook/results/read-results";
import { asClubEvening } from "../../../../src/taskpane/workbook/kinds/club";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";

beforeAll(loadGames);

const CHOICE = firstChoice("2026-11-20");

async function read(text: string) {
  const reading = await readResults(CHOICE, text, null);
  return { missing: missingOf(reading), hasButton: reading.kind === "to look at" && isUsable(reading) };
}

test("to check and use the results is asked only where there is the button for it", async () => {
  expect(await read("T2 Bd 7 3NT W -2")).toEqual({
    missing: "First check and use the results above.",
    hasButton: true,
  });
  expect(await read("see you on Friday at 8")).toEqual({ missing: "Results are missing.", hasButton: false });
  expect(await read("T2 Bd 7 3NT W -2\nT2 Bd 7 4H N =")).toEqual({
    missing: "First correct the faults above.",
    hasButton: false,
  });
  expect(await read("")).toEqual({ missing: "Results are missing.", hasButton: false });
});

test("results of a club's evening are offered to be read as such, where they are none of the session that is chosen", async () => {
  const rows = () => `board,ns,ew,points\n1,7,3,420\n1,2,5,50\n1,4,6,-100`;
  expect(await readResults(CHOICE, rows(), null)).toMatchObject({ kind: "to look at", club: {} });
  expect(await readResults(CHOICE, rows().replace("420", "425"), null)).toMatchObject({ club: null });
  expect(await readResults(asClubEvening(CHOICE), rows(), null)).toMatchObject({ kind: "scored" });
});
