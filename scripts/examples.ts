// Makes the workbooks in docs/examples anew:
//   npm run examples
import { writeFileSync } from "node:fs";
import { CHECKED_IN_EXCEL, checkedInExcel } from "./checked-in-excel";
import { CLUB_FORMULAS, clubFormulas } from "./club-formulas";

async function main(): Promise<void> {
  writeFileSync(CLUB_FORMULAS, await clubFormulas());
  writeFileSync(CHECKED_IN_EXCEL, await checkedInExcel());
}

void main();
