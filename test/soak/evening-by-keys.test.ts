import { emptySession } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { describeWithKeys, keysOf, press } from "../support/keys";
import { differences, type KeyStep } from "../support/libreoffice";
import { example, exampleText } from "../support/sessions";

const TABLES = ["Table 1", "Table 2"] as const;

const evening = example("four-pairs");
const model = sessionWorkbook(evening);

/** What is pressed for each result of an evening, in the order of the boards: X only where it was doubled. */
function keysOfTable(table: number): string[] {
  return exampleText("four-pairs")
    .split(/\r?\n/)
    .map((line) => line.split(","))
    .filter(([at]) => at === String(table))
    .map(([, , contract = "", by = "", result = ""]) => {
      const called = contract.toLowerCase();
      if (called === "pass") return `${called}\n`;
      const doubled = called.endsWith("x") ? "\tx" : "";
      return `${called.replace(/x$/, "")}\t${by.toLowerCase()}\t${result.replace("=", "0")}${doubled}\n`;
    });
}

// A window on a busy machine may hear a key too late.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

describeWithKeys("keys pressed in a window of LibreOffice", () => {
  test("an evening of 47 results takes 379 keys, and one more for each doubled contract", async () => {
    const [first, second] = [keysOfTable(1), keysOfTable(2)];
    const doubled = [...first, ...second].filter((keys) => keys.includes("x")).length;
    expect([first.length + second.length, doubled]).toEqual([47, 3]);
    const keys = [first, second].map((table) => keysOf(table.join("")));
    expect(keys.flat().length).toBeLessThanOrEqual(379 + doubled);
    const steps = TABLES.flatMap((sheet, i): KeyStep[] => [{ sheet, go: "D4" }, { keys: keys[i]! }]);
    const bytes = await writeWorkbook(sessionWorkbook(emptySession(evening.plan).scored));
    const { changed, sheets } = press([{ bytes, steps }])[0]!.first;
    expect(changed).toEqual([]);
    // The hidden sheet has what was typed as it was typed, in small letters.
    const seen = model.sheets.filter(({ hidden }) => !hidden);
    expect(differences(seen, sheets)).toEqual([]);
  });
});
