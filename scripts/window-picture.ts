// Takes a picture of Table 1 in a window of LibreOffice in which an evening is being typed, slips and all:
//   npm run pictures
import path from "node:path";
import { emptySession, planSession } from "../src/sessions/kinds";
import { sessionWorkbook } from "../src/workbook/session-workbook";
import { writeWorkbook } from "../src/xlsx/write-xlsx";
import { keysOf, press } from "../test/support/keys";

const PICTURE = path.join(__dirname, "../docs/pictures/on-the-night.png");
const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];

/** What is typed for the boards of the first rounds, at each table; a line that is blank skips the row of a band. */
const TABLE_1 = ["1nt\tn\t+1", "4h\te\t0", "3nt\ts\t3", "4sx\tw\t-1", "", "2s\ts\t0", "3nt\tw\t-2\tx", "6h\t", "np"];
const TABLE_2 = ["1nt\tn\t0", "4h\te\t-1", "3nt\ts\t0", "4s\tw\t0", "", "2s\te\t0", "3nt\tw\t-1"];

async function main(): Promise<void> {
  const evening = { boards: 24, title: "Friday at Gus and Hal's", date: "2026-11-20", pairs: PAIRS };
  const bytes = await writeWorkbook(sessionWorkbook(emptySession(planSession("four-pairs", evening)).scored));
  const typed = (sheet: string, lines: readonly string[]) =>
    lines.flatMap((line, i) => (line === "" ? [] : [{ sheet, go: `D${4 + i}` }, { keys: keysOf(`${line}\n`) }]));
  const steps = [...typed("Table 2", TABLE_2), ...typed("Table 1", TABLE_1), { picture: PICTURE }];
  press([{ bytes, steps }]);
}

void main();
