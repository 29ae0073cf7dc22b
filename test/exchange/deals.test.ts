import { sessionPbn } from "../../src/exchange/pbn/write-pbn";
import { understand } from "../../src/exchange/understand";
import { planSession, scoreCsv, scoreResultLines } from "../../src/sessions/kinds";

test("messages name deals, of the only table, and a winner's points are by the deal's vulnerability", () => {
  const plan = planSession("chicago", { players: ["4"] });
  const { boards, lines } = understand("2: 3NT E = 600\n3 not played\n5: 4S N = 420\n", plan);
  expect(boards).toEqual([
    "Table 1, deal 2: 3NT by East, made: -600",
    "Table 1, deal 3: not played",
    "Table 1, deal 5: 4S by North, made: +420",
  ]);
  expect(scoreResultLines(plan, lines).faults).toEqual([]);
});

test("PBN that this program writes is read again", () => {
  const plan = planSession("chicago", { players: ["4"] });
  const { scored } = scoreCsv(plan, "table,deal,contract,declarer,result\n1,2,3NT,E,=\n1,7,4S,N,+1\n");
  const again = scoreResultLines(plan, understand(sessionPbn(scored), plan).lines);
  expect(again.faults).toEqual([]);
  expect(again.csv()).toContain("1,7,4S,N,+1,650");
});
