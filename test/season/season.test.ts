import fc from "fast-check";
import { nameTable } from "../../src/season/name-table";
import type { SeasonOptions } from "../../src/season/options";
import { season, type Season } from "../../src/season/season";
import { planField } from "../../src/sessions/field/all-games";
import { PAIRS as PAIRS_OF_FIELD } from "../../src/sessions/field/field-kind";
import { NO_FIELD_RESULTS } from "../../src/sessions/field/results";
import { scoreField } from "../../src/sessions/field/score-field";
import { tableBoardKey } from "../../src/sessions/results";
import { runs } from "../support/runs";
import { digests, fieldEvening, homeEvening, matchEvening, PLAYERS, points, randomEvenings } from "./evenings";

const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const OTHERS = ["Bob / Ann", "CY & EVE", "di and flo", "Hal, Gus"];

/** Two evenings of the same eight: pairs 3 and 4 win 6 IMPs each, then 9. */
const TWO = digests([
  homeEvening("one.xlsx", { pairs: PAIRS, date: "2026-11-06", title: "Friday" }),
  homeEvening("two.xlsx", { pairs: OTHERS, date: "2026-11-13", title: "Friday" }, [
    points(1, 1, 420),
    points(2, 1, 50),
  ]),
]);

function ladder({ series }: Season, who: string, index = 0) {
  return series[index]?.ladders.find((known) => known.subject === who)?.rows ?? [];
}

function lines(rows: ReturnType<typeof ladder>): string[] {
  return rows.map(({ place, name, played, total, average }) => `${place} ${name} ${played} ${total} ${average}`);
}

test("points of both evenings are added up by player, whoever the partner was", () => {
  const found = season(TWO);
  expect(found.evenings.map(({ source }) => source)).toEqual(["one.xlsx", "two.xlsx"]);
  expect(found.series.map(({ name }) => name)).toEqual(["IMPs"]);
  const rows = ladder(found, "player");
  const winners = (found.evenings[0]?.winners ?? []).join("; ");
  expect(winners).toBe("Eve & Flo; Gus & Hal");
  expect(lines(rows)).toEqual([
    "1= Flo 2 15 7.5",
    "1= Gus 2 15 7.5",
    "1= Hal 2 15 7.5",
    "4 Di 2 9 4.5",
    "5 Eve 2 6 3",
    "6= Ann 2 0 0",
    "6= Bob 2 0 0",
    "6= Cy 2 0 0",
  ]);
  expect(rows.map(({ podium }) => podium.join(" ")).slice(0, 5)).toEqual(["2 0 0", "2 0 0", "2 0 0", "1 0 1", "1 0 1"]);
  expect(
    rows.map(({ partners }) => partners.map(({ name, played }) => `${name} ${played}`).join()).slice(0, 3)
  ).toEqual(["Di 1,Eve 1", "Hal 2", "Gus 2"]);
});

test("a pair is one in either order of its partners, and another with another partner", () => {
  expect(lines(ladder(season(TWO), "pair"))).toEqual([
    "1 Gus & Hal 2 15 7.5",
    "2 Di & Flo 1 9 9",
    "3 Eve & Flo 1 6 6",
    "4= Ann & Bob 2 0 0",
    "4= Cy & Di 1 0 0",
    "4= Cy & Eve 1 0 0",
  ]);
});

test("the best evenings, the order by average, and those with too few evenings", () => {
  const best = ladder(season(TWO, { best: 1 }), "pair");
  expect(best.map((row) => row.best).slice(0, 3)).toEqual([9, 9, 6]);
  const least = ladder(season(TWO, { order: "average", least: 2 }), "pair");
  expect(least.map(({ place }) => place)).toEqual(["1", "2", "", "", "", ""]);
});

test("above the average of the field, and shares of the field", () => {
  expect(lines(ladder(season(TWO, { basis: "above" }), "player")).slice(0, 1)).toEqual(["1= Flo 2 7.5 3.75"]);
  const shares = season(TWO, { basis: "share" });
  expect(shares.series[0]?.name).toBe("% of the field");
  // Level with one other, before two: (2 + ½) of 3.
  expect(lines(ladder(shares, "player")).slice(2, 4)).toEqual(["1= Hal 2 166.66 83.33", "4= Di 2 100 50"]);
});

test("of two winners each is measured by the average of those who sat the same way", () => {
  const plan = planField(PAIRS_OF_FIELD, {
    pairs: [...PAIRS, "Ida & Jo", "Kay & Lou"],
    movement: "mitchell",
    date: "2026-11-06",
  });
  const [table1, ...others] = plan.inPlay[0]?.seatings ?? [];
  const tables = others.map(({ table }, i) => points(table, 1, i === 0 ? 420 : -50));
  // North-South have 60, 87.5 and 12.5 per cent, East-West 40, 12.5 and 87.5: 53.33 and 46.67 on an average, 50 together.
  const adjusted = new Map([[tableBoardKey(table1?.table ?? 1, 1), { ns: 60, ew: 40 } as const]]);
  const evening = { source: "one.xlsx", scored: scoreField(plan, { ...NO_FIELD_RESULTS, tables, adjusted }) };
  const found = lines(ladder(season(digests([evening]), { basis: "above", by: ["pair"] }), "pair"));
  expect(found.map((line) => Number(line.split(" ").pop()))).toEqual([40.83, 34.17, 6.67, -6.67, -34.17, -40.83]);
});

test("handicaps go by the last evenings", () => {
  const of = (options: SeasonOptions) => ladder(season(TWO, options), "player").map(({ handicap }) => handicap.points);
  // Both evenings: the field has 3 and 4.5 on an average.
  expect(of({})[0]).toBe(-3);
  expect(of({})[7]).toBe(3);
  expect(of({ handicapEvenings: 1, handicapFactor: 1 })[7]).toBe(4.5);
});

test("evenings by IMPs and by VPs, and matches, are series of their own", () => {
  const players = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
  const found = season([
    ...TWO,
    ...digests([
      homeEvening("vps.xlsx", { pairs: PAIRS, date: "2026-11-20", scoring: "vps" }),
      matchEvening("match.xlsx", { form: "league", home: "Reds", away: "Blues", players, date: "2026-11-21" }, 500),
    ]),
  ]);
  expect(found.series.map(({ name }) => name)).toEqual(["IMPs", "Matches, VPs", "VPs"]);
  expect(lines(ladder(found, "team", 1))).toEqual(["1 Reds 1 12.54 12.54", "2 Blues 1 7.46 7.46"]);
  expect(lines(ladder(found, "pair", 1)).slice(0, 2)).toEqual([
    "1= Ann & Bob 1 12.54 12.54",
    "1= Cy & Di 1 12.54 12.54",
  ]);
  expect(season([...TWO], { by: ["pair"] }).series[0]?.ladders.map(({ subject: who }) => who)).toEqual(["pair"]);
});

test("a player of a line-up plays, and has all partners of the match", () => {
  const players = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
  const lineUp = "2 Reds: Ann, Cy, Bob, Kay";
  const found = season(
    digests([matchEvening("m.xlsx", { form: "league", home: "Reds", away: "Blues", players, "line-up": lineUp }, 500)])
  );
  const rows = ladder(found, "player");
  expect(rows.map(({ name }) => name)).toEqual(["Ann", "Bob", "Cy", "Di", "Kay", "Eve", "Flo", "Gus", "Hal"]);
  expect(rows[0]?.partners.map(({ name }) => name)).toEqual(["Bob", "Cy"]);
  expect(rows[0]?.played).toBe(1);
});

test("an evening that is there twice counts once, whatever its file and its title", () => {
  const again = digests([homeEvening("copy.xlsx", { pairs: PAIRS, date: "2026-11-06", title: "Friday the first" })]);
  const found = season([...again, ...TWO]);
  expect(ladder(found, "player")).toEqual(ladder(season(TWO), "player"));
  expect(found.remarks.filter(({ kind }) => kind === "repeated").map(({ text }) => text)).toEqual([
    "copy.xlsx: the same evening as one.xlsx; counted once.",
  ]);
});

test("what may be one evening is asked for", () => {
  const longer = [1, 2, 3, 4, 5, 6].flatMap((board) => [points(1, board, 420), points(2, board, 10 * board)]);
  const evenings = digests([
    homeEvening("a.xlsx", { pairs: PAIRS, date: "2026-11-06", title: "Friday" }, longer.slice(0, 4)),
    homeEvening("b.xlsx", { pairs: PAIRS, date: "2026-11-06", title: "Friday" }, longer),
    homeEvening("c.xlsx", { pairs: PAIRS, date: "2026-11-07" }, longer),
    homeEvening("d.xlsx", { pairs: ["I & J", "K & L", "M & N", "O & P"], date: "2026-11-06", title: "Friday" }),
  ]);
  const kinds = season(evenings).remarks.filter(({ kind }) => kind === "clash" || kind === "playedAlike");
  expect(kinds.map(({ text }) => text.replace(/ which.*| Both.*/, ""))).toEqual([
    expect.stringMatching(/^[ab]\.xlsx: Ann & Bob also played in [ab]\.xlsx,$/),
    "c.xlsx: all results are the same as in b.xlsx, but options, names or date differ.",
  ]);
});

test("evenings before play, without a date or with nameless pairs are told of", () => {
  const found = season(
    digests([
      homeEvening("empty.xlsx", { date: "2026-11-06" }, []),
      homeEvening("bare.xlsx", {}),
      homeEvening("smiths.xlsx", { pairs: ["The Smiths", "Cy & Di", "Ann & Bob", "Ann & Flo"], date: "2026-11-07" }),
    ])
  );
  expect(
    found.remarks.filter(({ kind }) => kind !== "unfinished").map(({ kind, text }) => [kind, text.slice(0, 40)])
  ).toEqual([
    ["empty", "empty.xlsx: nothing is scored; not count"],
    ["undated", "bare.xlsx: no date; counted as earlier t"],
    ["nameless", "bare.xlsx: Pair 1, Pair 2, Pair 3, Pair "],
    ["onlyPair", 'smiths.xlsx: "The Smiths" does not name '],
    ["twice", "smiths.xlsx: Ann played twice, and both "],
  ]);
});

test("names are joined by a table, doubtful ones only named", () => {
  const typed = digests([
    homeEvening("a.xlsx", { pairs: ["Ann Smith & Bob", "Cy & Di", "The Mays", "Gus & Hal"], date: "2026-11-06" }),
    homeEvening("b.xlsx", { pairs: ["A. Smith & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"], date: "2026-11-13" }),
  ]);
  expect(
    season(typed).doubts.map(({ subject: who, names, played, reason }) => [who, ...names, ...played, reason])
  ).toEqual([["player", "A. Smith", "Ann Smith", 1, 1, "initials"]]);
  const names = nameTable([
    { typed: "a smith", meaning: "Ann" },
    { typed: "Ann", meaning: "Ann Smith" },
    { typed: "the mays", meaning: "Flo & Eve" },
  ]);
  const joined = season(typed, { names });
  expect(joined.doubts).toEqual([]);
  expect(ladder(joined, "player").map(({ name, played }) => `${name} ${played}`)).toContain("Ann Smith 2");
  expect(ladder(joined, "pair").map(({ name, played }) => `${name} ${played}`)).toContain("Eve & Flo 2");
});

test("options that cannot be are refused", () => {
  expect(() => season([], { order: "best" })).toThrow("ordering by the best evenings needs their number");
  expect(() => season([], { best: 0 })).toThrow("0 is not a number of evenings: choose from 1 to 1000");
  expect(() => season([], { handicapFactor: 0.123 })).toThrow("0.123 is not a valid factor");
});

/** Who plays in a pair by what is typed for it. */
function playersOf(pair: string): string[] {
  const squeezed = (text: string) => text.toLowerCase().replace(/\s/g, "");
  return PLAYERS.filter((player) => squeezed(pair).includes(squeezed(player)));
}

test("random seasons: totals as added up by hand", () => {
  fc.assert(
    fc.property(randomEvenings, (evenings) => {
      const found = season(digests(evenings));
      const homes = evenings.flatMap(({ scored }) =>
        "subrounds" in scored && scored.plan.scoring === "imps" ? [scored] : []
      );
      const byPlayer = new Map<string, number[]>();
      for (const scored of homes)
        scored.plan.pairs.forEach((pair, i) => {
          for (const player of playersOf(pair))
            byPlayer.set(player, [
              ...(byPlayer.get(player) ?? []),
              ...(scored.totals[i] === null ? [] : [scored.totals[i]!]),
            ]);
        });
      const index = found.series.findIndex(({ form, measure }) => form === "pairs" && measure === "imps");
      const rows = ladder(found, "player", index);
      const sums = rows.map(({ key, total, played }) => [key, total, played]);
      const tallied = [...byPlayer]
        .filter(([, won]) => won.length > 0)
        .map(([name, won]) => [name.toLowerCase(), won.reduce((sum, one) => sum + one, 0), won.length]);
      expect(sums.sort()).toEqual(tallied.sort());
      const totals = rows.map(({ total }) => total);
      expect(totals).toEqual([...totals].sort((a, b) => b - a));
    }),
    { numRuns: runs({ ci: 12, soak: 500 }) }
  );
});

test("random seasons: neither the order of files nor one that is there twice changes a thing", () => {
  const shuffled = randomEvenings.chain((evenings) =>
    fc.tuple(
      fc.constant(evenings),
      fc.shuffledSubarray(evenings, { minLength: evenings.length }),
      fc.nat(),
      fc.constantFrom("scored" as const, "above" as const, "share" as const)
    )
  );
  fc.assert(
    fc.property(shuffled, ([evenings, others, again, basis]) => {
      const twice = { ...evenings[again % evenings.length]!, source: "zz.xlsx" };
      const options = { basis, best: 3 };
      const found = season(digests(evenings), options);
      const { series, evenings: counted, doubts } = season(digests([twice, ...others]), options);
      expect({ series, doubts }).toEqual({ series: found.series, doubts: found.doubts });
      expect(counted).toEqual(found.evenings);
    }),
    { numRuns: runs({ ci: 12, soak: 500 }) }
  );
});

test("players of an individual have their points alone, and all with whom they sat", () => {
  const names = ["Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"];
  const found = season(digests([fieldEvening("one.xlsx", { players: names, date: "2026-11-06" })]));
  expect(found.series.map(({ name }) => name)).toEqual(["Individuals, matchpoints in %"]);
  expect(found.series[0]?.ladders.map(({ subject: who }) => who)).toEqual(["player"]);
  const rows = ladder(found, "player");
  // Hal & Ann beat Bob & Di; of Cy & Gus against Eve & Flo it is Eve and Flo.
  expect(lines(rows).slice(0, 4)).toEqual([
    "1= Ann 1 100 100",
    "1= Eve 1 100 100",
    "1= Flo 1 100 100",
    "1= Hal 1 100 100",
  ]);
  expect(rows[0]?.partners).toHaveLength(7);
});

test("whoever has a national number is one player, and those of one name are told apart by it", () => {
  const found = season(
    digests([
      homeEvening("1.xlsx", { pairs: ["Ann Lee #12345 & Bob", "Cy & Di", "Ann Lee #777 & Flo", "G & H"], date: "2026-01-01" }),
      homeEvening("2.xlsx", { pairs: ["C & D", "Lee, A. #12345 / Bob", "E & F", "I & J"], date: "2026-01-08" }),
      homeEvening("3.xlsx", { pairs: ["C & D", "Bob / Ann Lee # 12345", "E & F", "Ann Lee & J"], date: "2026-01-15" }),
    ]),
    { by: ["player"] }
  ); // prettier-ignore
  const rows = found.series[0]!.ladders[0]!.rows.map(({ name, played }) => [name, played]);
  expect(rows.filter(([name]) => /Lee/.test(String(name)))).toEqual([
    ["Ann Lee", 1],
    ["Ann Lee #777", 1],
    ["Ann Lee #12345", 3],
  ]);
  expect(rows).toContainEqual(["Bob", 3]);
});
