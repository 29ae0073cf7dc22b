import { readFileSync } from "node:fs";
import path from "node:path";
import { keysOf, press } from "../../test/support/keys";
import { inFolder } from "../../test/support/printed";
import { DOCS, PAIRS, TITLE, type PictureSet } from "./picture-set";
import { empty } from "./sheets";

/** The boards of the first rounds at each table, slips and all; a blank line is a band, or a board not typed yet. */
const TABLE_1 = ["1nt\tn\t+1", "4h\te\t0", "3nt\ts\t3", "", "", "2s\ts\t0", "3nt\tw\t-2\tx", "6h\t", "np"];
const TABLE_2 = ["1nt\tn\t0", "4h\te\t-1", "3nt\ts\t0", "4s\tw\t0", "", "2s\te\t0", "3nt\tw\t-1"];

const keysOn = (sheet: string, lines: readonly string[]) =>
  lines.flatMap((line, i) => (line === "" ? [] : [{ sheet, go: `D${4 + i}` }, { keys: keysOf(`${line}\n`) }]));

/** Table 1 in a window of LibreOffice in which an evening is being typed. */
export const WINDOW: PictureSet = {
  folder: DOCS,
  names: ["on-the-night"],
  make: async () => {
    const bytes = await empty("four-pairs", { boards: 24, title: TITLE, pairs: PAIRS })();
    return inFolder((folder) => {
      const picture = path.join(folder, "screen.png");
      press([{ bytes, steps: [...keysOn("Table 2", TABLE_2), ...keysOn("Table 1", TABLE_1), { picture }] }]);
      return { "on-the-night": readFileSync(picture) };
    });
  },
};
