import { FOUR_PAIRS } from "../../src/sessions/home/four-pairs";
import { planHome } from "../../src/sessions/home/home-kind";
import { readResults } from "../sessions/read-csv-results";
import { scoreHome } from "../../src/sessions/home/score-home";
import type { DialectName } from "../../src/workbook/dialect-names";
import { homeWorkbook } from "../../src/workbook/home/home-workbook";
import type { Workbook } from "../../src/workbook/model";
import { csv } from "../support/csv";

/** An evening by victory points, one board of it played: every kind of formula is in it. */
export function evening(formulas: DialectName = "add-in"): Workbook {
  const plan = planHome(FOUR_PAIRS, { boards: 24, scoring: "vps", pairs: ["Ann", "", "", ""] });
  const { results } = readResults(csv("1,1,4H,N,=,", "2,1,,,,-50"), [1]);
  return homeWorkbook(scoreHome(plan, results), { formulas });
}
