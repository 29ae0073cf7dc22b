import { dealerOf } from "../../../src/bridge/board";
import { contestantAt, contestantNumber, contestants, type Contestant } from "../../../src/movements/contestant";
import { tableOf, type Stretch } from "../../../src/movements/movement";
import type { HomePlan } from "../../../src/sessions/home/plan";
import { guideCard, tableCard, type Namer } from "../../../src/workbook/home/movement-sheet";
import type { Card } from "../../../src/workbook/kit/card";
import { boardsLabel, subroundLabel } from "../../../src/workbook/labels";
import { PLANS } from "../../support/evenings";

const name: Namer = (pair) => ({ formula: `Names!A${contestantNumber(pair)}` });
const named = { title: { formula: "Names!B1" }, name };

/** What a card shows. */
function shown({ columns, rows }: Card): unknown[][] {
  return rows.map((row) =>
    Object.keys(columns).map((key) => {
      const content = row[key];
      if (typeof content !== "object" || content === null) return content;
      const [, number] = /^Names!A(\d+)$/.exec("formula" in content ? content.formula : "") ?? [];
      return `${number} Name`;
    })
  );
}

const headings = ({ columns }: Card) => Object.values(columns).map(({ heading }) => heading);

const label = (pair: Contestant) => `${contestantNumber(pair)} Name`;

/** The card's row of a subround by the movement, worked out from the seats alone. */
function expectedGuide(pair: Contestant, { tables, sitsOut }: Stretch<Contestant>): string[] {
  if (sitsOut.includes(pair)) return ["sit out", "", ""];
  const found = tables.flatMap(({ ns, ew }, i) => {
    const otherTable = tables[1 - i]!;
    // Team-mates sit at the other table in the other direction.
    if (ns === pair) return [[`${i + 1} N-S`, label(ew), label(otherTable.ew)]];
    return ew === pair ? [[`${i + 1} E-W`, label(ns), label(otherTable.ns)]] : [];
  });
  expect(found).toHaveLength(1);
  return found[0]!;
}

const byConfiguration = new Map(
  PLANS.map((plan) => [`${plan.kind}, ${plan.boards} boards in ${plan.rounds} rounds`, plan])
);

describe.each([...byConfiguration])("%s", (_, { subrounds, movement, pairs }: HomePlan) => {
  const rounds = subrounds.map((subround) => [subroundLabel(subround), boardsLabel(subround.boards)]);

  it.each([1, 2] as const)("table card %i", (table) => {
    const card = tableCard(table, movement, name, [1, 1]);
    expect(card.heading).toBe(`Table ${table}`);
    expect(headings(card)).toEqual(["Round", "Boards", "Dealer", "Starts", "N-S", "E-W"]);
    expect(shown(card)).toEqual(
      subrounds.flatMap((subround, i) => {
        const { ns, ew, boards } = tableOf(subround, table);
        const half = (part: 1 | 2) => subrounds.find((other) => other.round === subround.round && other.part === part);
        const [low, high] = [half(1), half(2)];
        const stays = low && high && tableOf(low, table).ns === tableOf(high, table).ns;
        if (stays && subround.part === 2) return [];
        const all = stays ? [...low.boards, ...high.boards] : boards;
        const middle = Math.ceil(all.length / 2);
        const starts = !stays && subround.part ? all : table === 1 ? all.slice(0, middle) : all.slice(middle);
        const round = stays ? [subround.round, boardsLabel(all)] : rounds[i]!;
        return [[...round, `${dealerOf(starts[0]!)} first`, boardsLabel(starts), label(ns), label(ew)]];
      })
    );
  });

  it.each(contestants(pairs.length))("guide card of pair %i, from 0", (pair) => {
    const card = guideCard(pair, movement, named, [1, 1]);
    expect(card.heading).toEqual(named.title);
    expect(headings(card)).toEqual(["Round", "Boards", "Table, seat", "Against", "Team-mates"]);
    const sitsAt2 = ({ tables: [, second] }: Stretch<Contestant>) => second!.ns === pair || second!.ew === pair;
    expect(shown(card)).toEqual(
      subrounds.map((subround, i) => {
        const { round, part } = subround;
        if (part === null || !sitsAt2(subround)) return [...rounds[i]!, ...expectedGuide(pair, subround)];
        // The boards of the second half come first there.
        const other = subrounds[part === 1 ? i + 1 : i - 1]!;
        return [round, boardsLabel(other.boards), ...expectedGuide(pair, other)];
      })
    );
  });
});

test("four pairs' published first round, on the cards of pairs 1 and 4 and of Table 2", () => {
  const { movement } = PLANS.find(({ kind, boards }) => kind === "four-pairs" && boards === 24)!;
  const first = (card: Card) => shown(card)[0];
  expect(first(guideCard(contestantAt(1), movement, named, [1, 1]))).toEqual([1, "1–4", "1 E-W", "4 Name", "2 Name"]);
  expect(first(guideCard(contestantAt(4), movement, named, [1, 1]))).toEqual([1, "1–4", "1 N-S", "1 Name", "3 Name"]);
  expect(first(tableCard(2, movement, name, [1, 1]))).toEqual([1, "1–4", "S first", "3–4", "2 Name", "3 Name"]);
});

test("five pairs' first round of 5 boards, on the cards of pairs 2 and 5 and of Table 1", () => {
  const { movement } = PLANS.find(({ kind, boards }) => kind === "five-pairs" && boards === 25)!;
  const round = (card: Card) => shown(card).slice(0, 2);
  expect(round(guideCard(contestantAt(2), movement, named, [1, 1]))).toEqual([
    ["1, 1st half", "1–3", "sit out", "", ""],
    ["1, 2nd half", "4–5", "1 N-S", "5 Name", "4 Name"],
  ]);
  expect(round(guideCard(contestantAt(5), movement, named, [1, 1]))).toEqual([
    ["1, 1st half", "1–3", "1 N-S", "1 Name", "4 Name"],
    ["1, 2nd half", "4–5", "1 E-W", "2 Name", "3 Name"],
  ]);
  expect(round(tableCard(1, movement, name, [1, 1]))).toEqual([
    ["1, 1st half", "1–3", "N first", "1–3", "5 Name", "1 Name"],
    ["1, 2nd half", "4–5", "W first", "4–5", "2 Name", "5 Name"],
  ]);
  // Nobody moves there, and Table 1 has the lower boards.
  expect(shown(tableCard(2, movement, name, [1, 1]))[0]).toEqual([1, "1–5", "W first", "4–5", "3 Name", "4 Name"]);
});
