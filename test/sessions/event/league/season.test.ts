import fc from "fast-check";
import { isScaleName, namedScale } from "../../../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../../../src/bridge/vp/scale";
import { reportText } from "../../../../src/cli/report-text";
import { leagueJson } from "../../../../src/sessions/event/json";
import { planLeague, type LeaguePlan } from "../../../../src/sessions/event/plan";
import { writeEventResults } from "../../../../src/sessions/event/write-results";
import { resultsCsv } from "../../../../src/sessions/reading/write-csv";
import { readLeagueResults } from "../../read-csv-results";
import { eventReport } from "../../../../src/sessions/event/report";
import type { EventResults } from "../../../../src/sessions/event/results";
import { scoreEvent } from "../../../../src/sessions/event/score-event";
import { runs } from "../../../support/runs";
import { sumOfPenalties } from "../../../../src/sessions/teams/event-penalties";
import { fixtureView, type FixtureView } from "./fixture-view";
import { leagueResults } from "./random-league";

/** A league's table as a plain sum over the lines of its results, in the order of the teams. */
function plainly(
  { teams, scale, walkover, fixtures, handicaps, boards: all }: LeaguePlan,
  { matches: results, penalties = [] }: EventResults
) {
  const matches = results.map(fixtureView);
  /** A match's round by looking for it, and the home team's margin after penalties in IMPs of that round. */
  const roundOf = (home: number, away: number) =>
    fixtures.find((each) => each.matches.some((match) => match.home === home && match.away === away))!.round;
  const margin = ({ home, away, imps, vps, unplayed, boards = all }: FixtureView) => {
    if (imps === null) return null;
    // A half is rounded upwards, as the number of boards says.
    const given = (team: number) => Math.floor((2 * (handicaps?.[team] ?? 0) * boards + all) / (2 * all));
    let left = imps[0] - imps[1] + given(home) - given(away);
    if (unplayed !== null || (vps[0] !== null && vps[1] !== null)) return left;
    for (const { team, round, unit, amount } of penalties)
      if (unit === "imps" && round === roundOf(home, away))
        left += team === home ? -amount : team === away ? amount : 0;
    return left;
  };

  /** By the same scale for the boards that were played; where there is none, the margin stretched. */
  const pointsOver = (imps: number, played = all) => {
    const other = scale.name.replace("24", String(played));
    if (isScaleName(other)) return victoryPoints(imps, namedScale(other));
    return victoryPoints(Math.sign(imps) * Math.round(Math.abs(imps) * Math.sqrt(all / played)), scale);
  };
  const most = scale.bands[0]!.winner + scale.bands[0]!.loser;
  const table = teams.map(() => ({ played: 0, won: 0, drawn: 0, lost: 0, impsFor: 0, impsAgainst: 0, total: 0 }));
  const scored: { home: number; away: number; round: number; points: number[] }[] = [];
  /** What a team gets from opponents who concede: 60 % of the scale, and by the averages more. */
  const average = (team: number) => {
    const others = matches.flatMap((match) => {
      const { home, away, vps, unplayed } = match;
      if (unplayed !== null || (home !== team && away !== team)) return [];
      const won = margin(match);
      const [first, second] = [0, 1].map((side) => {
        if (vps[side] !== null) return vps[side];
        return won === null ? null : pointsOver(side === 0 ? won : -won, match.boards);
      });
      if (first == null || second == null) return [];
      return [home === team ? first : second];
    });
    if (others.length === 0) return null;
    // In hundredths: a sum of such is exact.
    const sum = others.reduce((total, points) => total + Math.round(100 * points), 0);
    return (Math.sign(sum) * Math.round(Math.abs(sum) / others.length)) / 100;
  };
  const given = (team: number, against: number) => {
    const [own, theirs] = [average(team), average(against)];
    const choices = [0.6 * most];
    if (walkover !== "60" && own !== null) choices.push(own);
    if (walkover === "greatest" && theirs !== null) choices.push(most - theirs);
    return Math.round(100 * Math.max(...choices)) / 100;
  };
  for (const match of matches) {
    const { home, away, imps, vps, unplayed } = match;
    if (unplayed === "void") continue;
    const won = margin(match);
    let points: (number | null)[] = [null, null];
    if (unplayed === "home") points = [0, given(away, home)];
    else if (unplayed === "away") points = [given(home, away), 0];
    else if (won !== null) points = [pointsOver(won, match.boards), pointsOver(-won, match.boards)];
    const [first, second] = [vps[0] ?? points[0], vps[1] ?? points[1]];
    if (first == null || second == null) continue;
    scored.push({ home, away, round: roundOf(home, away), points: [first, second] });
    for (const [team, own, theirs, side] of [
      [home, first, second, 0],
      [away, second, first, 1],
    ] as const) {
      const row = table[team]!;
      row.played++;
      row.total += own;
      if (own > theirs) row.won++;
      else if (own < theirs) row.lost++;
      else row.drawn++;
      if (imps && !unplayed) {
        row.impsFor += imps[side];
        row.impsAgainst += imps[1 - side]!;
      }
    }
  }
  for (const { team, round, unit, amount } of penalties) {
    const played = scored.some((each) => each.round === round && (each.home === team || each.away === team));
    if (unit === "vps" && (round === null || played)) table[team]!.total -= amount;
  }
  return { scored, table: table.map((row) => ({ ...row, total: Math.round(100 * row.total) / 100 || 0 })) };
}

const options = fc.record({
  ...{ teams: fc.constant(["11"]), divisions: fc.constantFrom("", "", "4 + 7", "3 + 5 + 3") },
  promoted: fc.integer({ min: 0, max: 1 }),
  handicap: fc.constantFrom("", "", "1 6; 4 3 IMPs; Team 9 11"),
  double: fc.boolean(),
  scale: fc.constantFrom("WBF-24", "WBF-DISCRETE-24", "ACBL20-24", "WBF-OLD-24"),
  ties: fc.constantFrom("head-to-head", "quotient"),
  walkover: fc.constantFrom("60", "average", "greatest"),
});
const seasons = fc
  .tuple(options, fc.constantFrom(0.3, 0.7, 1))
  .chain(([chosen, share]) =>
    leagueResults(planLeague(chosen), share).map((results) => ({ plan: planLeague(chosen), results }))
  );

test("random seasons: the table is a plain sum, and the places follow from it", () => {
  let [levels, divided] = [0, 0];
  fc.assert(
    fc.property(seasons, ({ plan, results }) => {
      const league = scoreEvent(plan, results);
      const { scored, table } = plainly(plan, results);
      // Whose teams meet whom: nobody else's.
      const divisionOf = (team: number) => plan.divisions.findIndex(({ teams }) => teams.includes(team as never));
      divided += plan.divisions.length - 1;
      table.forEach(({ total, ...row }, team) => {
        expect(league.teams[team]).toMatchObject({ ...row, total: row.played === 0 ? null : total });
      });
      const all = league.standings.filter((team) => table[team]!.played > 0);
      expect(league.standings.map(divisionOf)).toEqual([...league.standings.map(divisionOf)].sort());
      const open = (a: number, b: number) =>
        league.matches.some(
          ({ home, away, state }) => state === "open" && ((home === a && away === b) || (home === b && away === a))
        );
      for (const team of all) {
        const known = all.filter((other) => divisionOf(other) === divisionOf(team));
        const index = known.indexOf(team);
        // As many stand better as have more points, or as many and win the tie.
        const rivals = known.filter((rival) => table[rival]!.total === table[team]!.total);
        levels += rivals.length - 1;
        const waits = rivals.some((a) => rivals.some((b) => open(a, b)));
        const among = (who: number, group: readonly number[]) =>
          scored.reduce((sum, { home, away, points }) => {
            if (!group.includes(home) || !group.includes(away)) return sum;
            return sum + (home === who ? points[0]! : away === who ? points[1]! : 0);
          }, 0);
        const first = (who: number) => {
          const { impsFor, impsAgainst } = table[who]!;
          if (plan.ties === "quotient") return impsAgainst > 0 ? impsFor / impsAgainst : impsFor > 0 ? 1e9 : 1;
          return waits ? 0 : among(who, rivals);
        };
        const near = (a: number, b: number) => Math.abs(a - b) < 5e-7;
        const still = rivals.filter((rival) => near(first(rival), first(team)));
        const second = (who: number) => (plan.ties === "quotient" || waits ? 0 : among(who, still));
        const better =
          known.filter((rival) => table[rival]!.total > table[team]!.total).length +
          rivals.filter((rival) => !still.includes(rival) && first(rival) > first(team)).length +
          still.filter((rival) => second(rival) > second(team) + 1e-6).length;
        const shared = still.filter((rival) => near(second(rival), second(team))).length > 1;
        expect(league.teams[team]!.place).toBe(`${better + 1}${shared ? "=" : ""}`);
        expect(better).toBeLessThanOrEqual(index);
        const { up, down, teams } = plan.divisions[divisionOf(team)]!;
        const places = Array.from({ length: still.filter((rival) => near(second(rival), second(team))).length }, (_, i) => better + i); // prettier-ignore
        const kinds = places.map((place) => (place < up ? "up" : place >= teams.length - down ? "down" : null));
        expect(league.teams[team]!.zone).toBe(kinds.every((kind) => kind === kinds[0]) ? kinds[0] : "tied");
      }
    }),
    { numRuns: runs({ ci: 300, soak: 10_000 }) }
  );
  expect(levels).toBeGreaterThan(50);
  expect(divided).toBeGreaterThan(50);
});

const NAMES = ["Reds", "Blues", "Greens", "Golds"];
const scored = (lines: readonly string[], more: Parameters<typeof planLeague>[0] = {}) => {
  const plan = planLeague({ teams: NAMES, scale: "WBF-DISCRETE-24", ...more });
  const { results, faults } = readLeagueResults(
    ["home,away,imps,conceded,date,home_vps,away_vps", ...lines].join("\n"),
    plan
  );
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
};
const placesOf = ({ standings, teams }: ReturnType<typeof scored>) =>
  standings.map((team) => `${teams[team]!.place} ${NAMES[team]}`);
const ties = (league: ReturnType<typeof scored>) =>
  eventReport(league).remarks.find(({ heading }) => heading === "How ties were broken")?.lines;

// Golds – Reds, Blues – Greens; Blues – Golds, Greens – Reds; Golds – Greens, Reds – Blues.
describe("ties", () => {
  const points = (...lines: string[]) => scored(lines.map((line) => line.replace(/(\d+)-(\d+)$/, ",,,$1,$2")));

  test("two that are level: the match between them", () => {
    const league = scored([
      "Reds,Blues,20",
      "Greens,Reds,20",
      "Blues,Golds,20",
      "Golds,Reds,0",
      "Blues,Greens,0",
      "Golds,Greens,0",
    ]);
    expect(placesOf(league)).toEqual(["1 Greens", "2 Reds", "3 Blues", "4 Golds"]);
    expect(ties(league)).toEqual([
      "Reds and Blues are tied on 30 VPs; in the matches between them they have 14 and 6.",
    ]);
    const turned = scored([
      "Reds,Blues,-20",
      "Greens,Reds,-20",
      "Blues,Golds,-20",
      "Golds,Reds,0",
      "Blues,Greens,0",
      "Golds,Greens,0",
    ]);
    expect(placesOf(turned)).toEqual(["1 Golds", "2 Blues", "3 Reds", "4 Greens"]);
  });

  test("three of whom two are level in the matches between them too: the match of these two", () => {
    const league = points(
      "Reds,Blues,16-4",
      "Greens,Reds,12-8",
      "Blues,Greens,14-6",
      "Golds,Reds,12-8",
      "Blues,Golds,14-6",
      "Golds,Greens,6-14"
    );
    expect(placesOf(league)).toEqual(["1 Reds", "2 Blues", "3 Greens", "4 Golds"]);
    expect(ties(league)).toEqual([
      "Reds, Blues and Greens are tied on 32 VPs; in the matches between them they have 24, 18 and 18; " +
        "in those between Blues and Greens they have 14 and 6.",
    ]);
  });

  test("three in a ring stay tied, and it is said", () => {
    const ring = scored([
      "Reds,Blues,20",
      "Blues,Golds,20",
      "Golds,Reds,20",
      "Blues,Greens,9",
      "Greens,Reds,-9",
      "Golds,Greens,9",
    ]);
    expect(placesOf(ring)).toEqual(["1= Reds", "1= Blues", "1= Golds", "4 Greens"]);
    expect(ties(ring)?.[0]).toContain("Reds, Blues and Golds are tied on");
    expect(ties(ring)?.[0]).toContain("Reds, Blues and Golds stay tied");
  });

  test("while a match between them is to be played it decides nothing, and that is said", () => {
    const waiting = scored(["Golds,Reds,20", "Blues,Greens,20"]);
    expect(placesOf(waiting)).toEqual(["1= Blues", "1= Golds", "3= Reds", "3= Greens"]);
    expect(ties(waiting)?.[0]).toContain("a match between them has still to be played: Blues and Golds stay tied.");
  });

  test("by the quotient: none lost is best, none at all is as good as one for one", () => {
    const quotient = scored(["Golds,Reds,20", "Blues,Greens,20", "Greens,Reds,0"], { ties: "quotient" });
    expect(quotient.teams.map(({ quotient: found }) => found)).toEqual([0, 1e6, 0, 1e6]);
    expect(ties(quotient)?.join(" ")).toContain("their IMP quotients are no IMPs lost and no IMPs lost");
  });
});

test("points that are taken from a team come off its total, whatever its matches, and are told", () => {
  const plan = planLeague({ teams: NAMES, scale: "WBF-DISCRETE-24" });
  const lines = ["home,away,imps,deducted,reason", "Golds,Reds,0,,", "Blues,Greens,20,,"];
  const taken = ["Blues,,,6,Late sheet", "Blues,,,0.5,Slow play", "Greens,,,1,"];
  const league = scoreEvent(plan, readLeagueResults([...lines, ...taken].join("\n"), plan).results);
  // 20 IMPs give 14 to 6.
  expect(league.teams.map(({ total, penalties }) => [total, sumOfPenalties(penalties)])).toEqual([[10, 0], [7.5, 6.5], [5, 1], [10, 0]]); // prettier-ignore
  expect(league.teams.map(({ won }) => won)).toEqual([0, 1, 0, 0]);
  const { remarks } = eventReport(league);
  expect(remarks.find(({ heading }) => heading === "Penalties")?.lines).toEqual([
    "2 Blues: 6 VPs, Late sheet",
    "2 Blues: 0.5 VPs, Slow play",
    "3 Greens: 1 VP",
  ]);
  expect(leagueJson(league).standings[2]).toMatchObject({
    team: 2,
    total: 7.5,
    deducted: 6.5,
    deductedFor: "Late sheet; Slow play",
    vps: [14, null, null],
  });
  const before = scoreEvent(plan, readLeagueResults([lines[0]!, taken[0]!].join("\n"), plan).results);
  expect(before.teams[1]).toMatchObject({ total: null, place: "", penalties: [{ amount: 6 }] });
});

test("a conceded match gives the average of the others, but not less than 60 %, where that is chosen", () => {
  const lines = ["Golds,Reds,20", "Blues,Golds,,Blues", "Greens,Reds,,Reds", "Golds,Greens,0"];
  const league = scored(lines, { walkover: "average" });
  // Golds have 14 and 10 from play, 12 on an average; Greens 10.
  expect(league.matches.map(({ vps }) => vps)).toEqual([[14, 6], null, [0, 12], [12, 0], [10, 10], null]); // prettier-ignore
  expect(reportText(eventReport(league))).toContain("the average of the matches that it has played, or 12 VPs");
  // Reds, who concede to Greens, have 6 from play: that leaves 14.
  const greatest = scored(lines, { walkover: "greatest" });
  expect(greatest.matches.map(({ vps }) => vps)).toEqual([[14, 6], null, [0, 12], [14, 0], [10, 10], null]); // prettier-ignore
  expect(reportText(eventReport(greatest))).toContain("gets 12 VPs (60 % of the scale), its own average, or");
  const alone = scored(["Blues,Golds,,Blues"], { walkover: "average" });
  expect(alone.teams[3]!.total).toBe(12);
});

test("a team that withdraws: matches that it concedes, or that are void for everybody", () => {
  const conceded = scored(["Golds,Reds,,Reds", "Greens,Reds,,Reds", "Reds,Blues,,home"]);
  expect(conceded.teams[0]).toMatchObject({ played: 3, lost: 3, total: 0, impsFor: 0 });
  for (const team of [1, 2, 3]) expect(conceded.teams[team]).toMatchObject({ played: 1, won: 1, total: 12 });
  expect(reportText(eventReport(conceded))).toContain(
    "If a team concedes a match, the other team gets 12 VPs (60 % of the scale)"
  );
  const without = scored(["Golds,Reds,,void", "Greens,Reds,,void", "Reds,Blues,,void", "Blues,Greens,5"]);
  expect(without.teams[0]).toMatchObject({ played: 0, total: null, place: "" });
  expect(eventReport(without).progress).toBe("1 of 3 matches played");
});

test("moved, late and coming matches are told apart", () => {
  const league = scored(["Golds,Reds,5", "Blues,Golds,,,2026-11-01"], { date: "2026-09-14" });
  expect(eventReport(league).remarks).toEqual([
    {
      heading: "Postponed or brought forward",
      lines: ["Round 2: 2 Blues – 4 Golds, 2026-11-01 (originally 2026-09-28)"],
    },
    { heading: "Outstanding", lines: ["Round 1: 2 Blues – 3 Greens"] },
    { heading: "Round 2, 2026-09-28", lines: ["3 Greens – 1 Reds"] },
  ]);
});

test("for programs: the fixture list with what each match came to", () => {
  const json = leagueJson(scored(["Golds,Reds,5", "Blues,Greens,,away"], { date: "2026-09-14" }));
  expect(json.matches[0]).toEqual({
    round: 1,
    teams: [4, 1],
    date: "2026-09-14",
    movedFrom: null,
    state: "played",
    imps: [5, 0],
    margins: [5, -5],
    vps: [11, 9],
    winner: 4,
    concededBy: null,
  });
  expect(json.matches[1]).toMatchObject({ state: "conceded", concededBy: 3, winner: 2, vps: [12, 0], imps: null });
  expect(json.matches[2]).toMatchObject({ state: "open", vps: null, winner: null });
  expect(json.standings[0]).toMatchObject({ place: "1", team: 2, name: "Blues", played: 1, total: 12 });
});

test("a provisional result counts and is told of; until it is final nobody is promoted", () => {
  const lines = [
    "Golds,Reds,5?,,,,",
    "Blues,Greens,3",
    "Blues,Golds,3",
    "Reds,Greens,3",
    "Golds,Greens,,,,12?,8?",
    "Reds,Blues,1",
  ];
  const league = scored(lines, { promoted: 1 });
  const final = scored(
    lines.map((line) => line.replace(/\?/g, "")),
    { promoted: 1 }
  );
  expect(league.standings).toEqual(final.standings);
  expect(league.teams).toEqual(final.teams);
  expect([league.complete, final.complete]).toEqual([false, true]);
  expect(eventReport(league).remarks).toContainEqual({
    heading: "Provisional results",
    lines: ["Round 1: 4 Golds – 1 Reds", "Round 3: 4 Golds – 3 Greens"],
  });
  const [json, after] = [leagueJson(league), leagueJson(final)];
  expect(json.matches.filter(({ provisional }) => provisional).map(({ teams }) => teams)).toEqual([
    [4, 1],
    [4, 3],
  ]);
  expect(json.matches.filter(({ provisional }) => provisional === undefined)).toHaveLength(4);
  expect([json.divisions?.[0]?.isOver, after.divisions?.[0]?.isOver]).toEqual([false, true]);
  expect(reportText(eventReport(league))).toContain("in the promotion places: ");
  expect(reportText(eventReport(final))).toContain("promoted: ");
  expect(readLeagueResults(resultsCsv(writeEventResults(league.results, league.plan)), league.plan).results).toEqual(
    league.results
  );
});

test("handicaps are in proportion to the boards played, and told where they turn a match", () => {
  const plan = planLeague({ teams: NAMES, scale: "WBF-DISCRETE-24", handicap: "Reds 6; Greens 3 IMPs" });
  const lines = [
    "home,away,home_imps,away_imps,boards",
    "Golds,Reds,20,16,",
    "Blues,Greens,20,19,12",
    "Reds,Greens,9,9,",
  ];
  const { results, faults } = readLeagueResults(lines.join("\n"), plan);
  expect(faults).toEqual([]);
  const league = scoreEvent(plan, results);
  const margins = league.matches.flatMap(({ home, away, scored }) =>
    scored.margin === null ? [] : [[home, away, scored.margin]]
  );
  // 4 less 6; 1 less half of 3, which is 2 (a half upwards); 0 less 6 and 3 more.
  expect(new Set(margins.map(String))).toEqual(new Set(["3,0,-2", "1,2,-1", "2,0,-3"]));
  expect(eventReport(league).remarks.find(({ heading }) => heading === "Handicaps")?.lines).toEqual([
    "Per match: 6 IMPs for 1 Reds; 3 IMPs for 3 Greens.",
    expect.stringContaining("4 Golds – 1 Reds: -2 IMPs with the handicaps, +4 without."),
    expect.stringContaining("2 Blues – 3 Greens: -1 IMPs with the handicaps, +1 without."),
    expect.stringContaining("3 Greens – 1 Reds: -3 IMPs with the handicaps, 0 without."),
  ]);
  const json = leagueJson(league);
  expect(json.teams.map(({ handicap }) => handicap)).toEqual([6, 0, 3, 0]);
  expect(json.matches.filter(({ turnedByHandicap }) => turnedByHandicap)).toHaveLength(3);
});

test("a match of fewer boards goes by the scale of those that were played", () => {
  const plan = planLeague({ teams: NAMES });
  const lines = ["home,away,imps,boards", "Golds,Reds,10,20", "Greens,Blues,-10,20 of 24", "Reds,Greens,10,24 boards"];
  const { results, faults } = readLeagueResults(lines.join("\n"), plan);
  expect(faults).toEqual([]);
  const league = scoreEvent(plan, results);
  // WBF-20 has 12.53 for 10 IMPs, WBF-24 has 12.33.
  const points = league.matches.flatMap(({ home, away, vps }) => (vps ? [[home, away, ...vps].join()] : []));
  expect(points.sort()).toEqual(["1,2,12.53,7.47", "2,0,7.67,12.33", "3,0,12.53,7.47"]);
  expect(eventReport(league).remarks).toContainEqual({
    heading: "Fewer boards",
    lines: expect.arrayContaining([expect.stringMatching(/4 Golds – 1 Reds, 20 of 24 boards$/)]),
  });
  expect(leagueJson(league).matches.flatMap(({ boards }) => boards ?? [])).toEqual([20, 20]);
  expect(readLeagueResults(resultsCsv(writeEventResults(results, plan)), plan).results).toEqual(results);
});

test.each(["11", "25", "x", "12 of 20"])("%s boards of 24 are refused", (typed) => {
  const read = readLeagueResults(`home,away,imps,boards\nGolds,Reds,10,${typed}`, planLeague({ teams: NAMES }));
  const message = `"${typed}" is not a number of boards played: enter 12 to 24. If fewer were played, enter the victory points that the Director awards.`;
  expect(read.faults).toEqual([{ line: 2, field: "boards", message }]);
});
