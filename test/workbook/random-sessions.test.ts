import { kindNames } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { sessions } from "../support/random-sessions";
import { givenOtherwise } from "../support/recalculated";
import { runs } from "../support/runs";

const KINDS = kindNames();
const PER_KIND = runs({ ci: 6, soak: 50 });

test.each(KINDS)("random sessions, %s: the workbook shows what is scored", async (kind) => {
  const scored = sessions(kind, PER_KIND);
  expect(scored).toHaveLength(PER_KIND);
  for (let from = 0; from < PER_KIND; from += 10)
    expect(await givenOtherwise(scored.slice(from, from + 10), sessionWorkbook)).toEqual([]);
});
