import { isUsable, missingOf, readResults } from "../../../../src/taskpane/workbook/results/read-results";
import { firstChoice } from "../../../../src/taskpane/workbook/form/session-choice";

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
