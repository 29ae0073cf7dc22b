import fc from "fast-check";
import { readdirSync } from "node:fs";
import path from "node:path";

// All tests of the rules as one file, so that a mutant needs to load the modules once only; the
// same random cases for each, and none looked for that are smaller.
fc.configureGlobal({ seed: 20261120, endOnFailure: true });

const TEST = path.join(__dirname, "../test");

for (const folder of ["bridge", "bridge/vp", "functions"])
  for (const name of readdirSync(path.join(TEST, folder)).filter((one) => one.endsWith(".test.ts")))
    describe(`${folder}/${name}`, () => {
      require(path.join(TEST, folder, name));
    });
