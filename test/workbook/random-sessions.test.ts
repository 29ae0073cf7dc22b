import { kindNames, tablesIn } from "../../src/sessions/kinds";
import { DIALECTS } from "../../src/workbook/dialect-names";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { sessions, typedTables } from "../support/random-sessions";
import { givenOtherwise } from "../support/recalculated";
import { inTurns, runs, SEED } from "../support/runs";
import { readOtherwise } from "../support/typing";
import { workedOut } from "../support/worked-out";

const KINDS = kindNames();
const PER_KIND = runs({ ci: 3, soak: 50 });

test.each(KINDS)("random sessions, %s: the workbook shows what is scored", async (kind) => {
  const scored = sessions(kind, PER_KIND);
  expect(scored).toHaveLength(PER_KIND);
  for (let from = 0; from < PER_KIND; from += 10)
    expect(await givenOtherwise(scored.slice(from, from + 10), sessionWorkbook)).toEqual([]);
});

const WITH_TABLES = KINDS.filter((kind) => tablesIn(sessions(kind, 1)[0]!.plan).length > 0);

test.each(WITH_TABLES)("whatever is typed at tables, %s: it is read as the code reads it", (kind) => {
  const plans = sessions(kind, runs({ ci: 1, soak: 20 })).map(({ plan }) => plan);
  const otherwise = plans.flatMap((plan, i) => {
    const formulas = inTurns(DIALECTS, i + WITH_TABLES.indexOf(kind))[0]!;
    const tables = typedTables(plan, { formulas }, SEED + i);
    return tables ? readOtherwise(tables.model, workedOut(tables.model, tables.edits), tables.boards) : [];
  });
  expect(otherwise).toEqual([]);
});
