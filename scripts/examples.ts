// Makes the workbooks in docs/examples and docs/ready, and examples/bridge.lambda.txt, anew:
//   npm run examples
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CHECKED_IN_EXCEL, checkedInExcel } from "./checked-in-excel";
import { CLUB_FORMULAS, clubFormulas } from "./club-formulas";
import { lambdaFile, LAMBDAS } from "./lambdas";
import { OVERTRICK_FUNCTIONS, overtrickFunctions } from "./overtrick-functions";
import { readyFiles } from "./ready-workbooks";

const READY = path.join(__dirname, "../docs/ready");

async function main(): Promise<void> {
  writeFileSync(CLUB_FORMULAS, await clubFormulas());
  writeFileSync(CHECKED_IN_EXCEL, await checkedInExcel());
  writeFileSync(LAMBDAS, lambdaFile());
  writeFileSync(OVERTRICK_FUNCTIONS, await overtrickFunctions());
  // One that is no longer made goes.
  rmSync(READY, { recursive: true, force: true });
  mkdirSync(READY, { recursive: true });
  for (const { file, make } of readyFiles().filter(({ asked }) => asked))
    writeFileSync(path.join(READY, file), await make());
}

void main();
