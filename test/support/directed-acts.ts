import { namedScale } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { contestantAt } from "../../src/movements/contestant";
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { correctionsOf } from "../../src/sessions/event/pairing/corrections";
import { swissJson } from "../../src/sessions/event/json";
import { eventReport } from "../../src/sessions/event/report";
import type { ScoredSwissEvent } from "../../src/sessions/event/score-event";
import { byCommand, deskOf, marginOf, TEAMS, type Pairing, type Saving } from "./directed-event";
import { printedReport } from "./printed-report";

const OPTIONS = {
  rounds: 6,
  boards: 7,
  scale: "WBF-7",
  ties: "match, net, quotient",
  date: "2026-11-27",
  bracket: 4,
  "third-place": true,
};

/** The rematches, and the teams that sit out, of an event. */
function countsOf(pairs: readonly (readonly string[])[]) {
  const all = pairs.flat();
  const matches = all.filter((pair) => !pair.endsWith("bye"));
  return { rematches: matches.length - new Set(matches).size, byes: all.filter((pair) => pair.endsWith("bye")) };
}

/** An evening of twelve teams, as a Director pairs it: acts played one after the other into one file. */
export function directedActs(save: Saving, pair: Pairing = byCommand): void {
  const program = { save, pair };
  test("a team comes for round 2: in round 1 eleven have a bye, or a triangle over that round alone", async () => {
    for (const what of ["bye", "triangle"]) {
      const desk = deskOf(OPTIONS, program);
      desk.presence(12, "enters", 2);
      desk.byHand(1, what);
      expect((await desk.next("anew")).status).toBe(0);
      const first = await desk.pairs(1);
      expect(first.join()).not.toContain("12");
      expect(first).toHaveLength(what === "bye" ? 6 : 7);
      desk.results(1, (a, b) => marginOf(a, b, 1));
      await desk.next();
      const event = await desk.event();
      expect(event.teams[11]?.vps[0]).toBeNull();
      const second = await desk.pairs(2);
      expect(second.flatMap((pair) => pair.split("-").map(Number)).sort((a, b) => a - b)).toEqual(
        TEAMS.map((_, i) => i + 1)
      );
      desk.end();
    }
  });

  test("the evening: from a result that is corrected to the final, each act upon the one before", async () => {
    const desk = deskOf(OPTIONS, program);
    const margins = new Map<string, number>();
    const play = async (round: number) => {
      desk.results(round, (a, b) => marginOf(a, b, round));
      for (const pair of await desk.pairs(round)) {
        const [a = 0, b = 0] = pair.split("-").map(Number);
        if (b > 0) margins.set(`${round},${a},${b}`, marginOf(a, b, round));
      }
    };
    // Round 1, with a result that is three too low for its first team and provisional.
    desk.presence(12, "enters", 2);
    desk.byHand(1, "bye");
    await desk.next("anew");
    await play(1);
    const [match = ""] = await desk.pairs(1);
    const [one = 0, two = 0] = match.split("-").map(Number);
    const margin = marginOf(one, two, 1);
    desk.result(1, [one, two], margin - 3, "provisional");
    const told = await desk.next();
    expect(told.out).toContain("The pairing of round 2 depends on provisional results.");
    const second = await desk.pairs(2);
    const before = (await desk.event()).teams.map(({ total }) => total);

    // It is corrected after round 2 is paired.
    desk.result(1, [one, two], margin);
    const corrected = await desk.event();
    expect(await desk.pairs(2)).toEqual(second);
    expect(corrected.teams.map(({ total }) => total)).not.toEqual(before);
    const label = (team: number) => `${team} ${TEAMS[team - 1]}`;
    const line = `Round 1, ${label(one)} – ${label(two)}: ${margin - 3} when later rounds were paired, now ${margin}. The totals are corrected; the pairings of those rounds stay.`;
    expect(printedReport(eventReport(corrected)).remarks).toContain(line);

    // Round 2 again: its third match is forbidden, the first two are locked.
    const numbersOf = (pair = "") => pair.split("-").map(Number);
    desk.byHand(2, "forbid", ...numbersOf(second[2]));
    desk.byHand(2, "lock", ...numbersOf(second[0]));
    desk.byHand(2, "lock", ...numbersOf(second[1]));
    const again = await desk.next("anew");
    expect(again.error).toMatch(/Round 2, paired again: \d stay \(.*\); new: /);
    expect(again.out).toMatch(
      /Pairing by hand: no extra rematches; opponents [\d.]+ VPs further apart in total than without it\./
    );
    const anew = await desk.pairs(2);
    expect(anew).toEqual(expect.arrayContaining(second.slice(0, 2)));
    expect(anew).not.toContain(second[2]);
    expect(countsOf([await desk.pairs(1), anew]).rematches).toBe(0);
    expect((await desk.session()).outcome.csv()).toContain("corrected");

    // Team 7 was late in round 2.
    await play(2);
    await penalizesLate(desk);
    await play(3);
    // Team 5 withdraws; the Director says a bye for round 4.
    desk.presence(5, "withdrawn", 4);
    desk.byHand(4, "bye");
    const fourth = await desk.next();
    const had = (await desk.pairs(1)).find((pair) => pair.endsWith("bye"));
    const { standings } = await desk.event();
    const lowest = [...standings].reverse().find((team) => team !== 4 && `${team + 1}-bye` !== had);
    expect((await desk.pairs(4)).filter((pair) => pair.endsWith("bye"))).toEqual([`${(lowest ?? 0) + 1}-bye`]);
    expect(fourth.out).toContain(`is the lowest team that has not had one`);
    await play(4);

    // A result of round 1 turns out to be twelve lower, after round 4.
    const [a = 0, b = 0] = (await desk.pairs(1)).map(numbersOf).find((numbers) => numbers.includes(3)) ?? [];
    const wrong = marginOf(3, a === 3 ? b : a, 1) - 12;
    desk.result(1, [3, a === 3 ? b : a], wrong);
    margins.set(`1,${a},${b}`, a === 3 ? wrong : 0 - wrong);
    const after = await desk.event();
    expect(correctionsOf(after)).toHaveLength(2);
    const matches = [...margins].map(([key, imps]) => `${key},${imps}`);
    const byes = [...(await desk.pairs(1)), ...(await desk.pairs(4))].flatMap((pair) =>
      pair.endsWith("bye") ? [pair.slice(0, -4)] : []
    );
    const csv = [
      "round,team,opponent,imps,penalty,unit,reason",
      ...["2,12,enters,", "4,5,withdrawn,", `2,${LATE},,,3,IMPs,late`, ...matches],
      ...byes.map((team, i) => `${i === 0 ? 1 : 4},${team},bye,`),
    ].join("\n");
    const plain = scoreCsv(planSession("swiss-event", { teams: TEAMS, ...OPTIONS }), csv);
    expect(plain.faults).toEqual([]);
    if (plain.scored.kind !== "swiss-event") throw new Error("no event");
    expect(after.teams.map(({ total, place }) => [total, place])).toEqual(
      plain.scored.teams.map(({ total, place }) => [total, place])
    );

    // Round 5: a triangle over this round alone; round 6: a bye, nobody's second.
    desk.byHand(5, "triangle");
    const fifth = await desk.next();
    expect(fifth.out).toMatch(/Triangle in this round only, with half the boards in each match: .*\(home table 5\)/);
    expect((await desk.event()).rounds[4]?.matches).toHaveLength(7);
    expect((await desk.event()).results.corrections).toHaveLength(2);
    await play(5);
    expect((await desk.event()).rounds[4]?.matches.filter(({ half }) => half)).toHaveLength(3);
    desk.byHand(6, "bye");
    await desk.next();
    await play(6);
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((round) => desk.pairs(round)));
    const counts = countsOf(all);
    expect(counts.rematches).toBe(0);
    expect(counts.byes).toHaveLength(3);
    expect(new Set(counts.byes).size).toBe(3);

    await adjusts(desk, await desk.pairs(6));
    const level = await breaksTie(desk);
    await playsOff(desk, level);
    expect((await desk.session()).remarks).toEqual([]);
    desk.end();
  });
}

type Desk = ReturnType<typeof deskOf>;

/** What the scale of whole matches gives. */
const SCALE = namedScale(OPTIONS.scale);

/** The team that is late in round 2. */
const LATE = 7;

/** Three IMPs from the late team's match of round 2, of which its opponents have the advantage; round 3 is paired. */
async function penalizesLate(desk: Desk): Promise<void> {
  const lateMatch = async () => {
    const event = await desk.event();
    const found = event.rounds[1]?.matches.find(({ team, opponent }) => [team, opponent].includes(contestantAt(LATE)));
    if (!found || found.opponent === null || found.margin === null) throw new Error("no match");
    const isFirst = found.team === contestantAt(LATE);
    const { margin, imps, vps, opponentVps } = found;
    const net = event.teams[isFirst ? found.opponent : found.team]?.netImps ?? 0;
    return { sign: isFirst ? 1 : -1, margin, imps, vps: [vps, opponentVps], net };
  };
  const inTime = await lateMatch();
  desk.penalty(2, LATE, 3, "IMPs", "late");
  const late = await lateMatch();
  expect([late.margin, late.imps]).toEqual([inTime.margin - 3 * inTime.sign, inTime.margin]);
  expect(late.vps).toEqual([late.margin, 0 - late.margin].map((imps) => victoryPoints(imps, SCALE)));
  expect(late.net - inTime.net).toBe(3);
  expect((await desk.next()).out).toContain(`Penalties: ${TEAMS[LATE - 1]}, 3 IMPs in round 2 (late).`);
}

/** A match of round 6 has played six of its seven boards, and goes by their scale; half a victory point from a total. */
async function adjusts(desk: Desk, [short = ""]: readonly string[]): Promise<void> {
  const [home = 0, away = 0] = short.split("-").map(Number);
  desk.result(6, [home, away], marginOf(home, away, 6), "6 boards");
  const six = (await desk.event()).rounds[5]?.matches.find(({ team }) => [home, away].includes(team + 1));
  const lead = six?.margin ?? 0;
  expect(Math.abs(lead)).toBe(Math.abs(marginOf(home, away, 6)));
  expect([six?.vps, six?.opponentVps]).toEqual(
    [lead, 0 - lead].map((imps) => victoryPoints(imps, namedScale("WBF-6")))
  );

  const totalsOf = async () => (await desk.event()).teams.map(({ total }) => total);
  const quick = await totalsOf();
  desk.penalty(null, 8, 0.5, "VPs", "slow play");
  expect((await totalsOf())[7]).toBeCloseTo((quick[7] ?? 0) - 0.5, 6);
}

/**
 * The better of the highest two neighbours that met loses what it is ahead by: their match breaks the tie.
 * @returns the event with both level.
 */
async function breaksTie(desk: Desk): Promise<ScoredSwissEvent> {
  const apart = await desk.event();
  const isOf = (one: number, other: number) => (match: { readonly team: number; readonly opponent: number | null }) =>
    (match.team === one && match.opponent === other) || (match.team === other && match.opponent === one);
  const matchOf = (one: number, other: number) => apart.rounds.flatMap(({ matches }) => matches).find(isOf(one, other));
  const neighbours = apart.standings.flatMap((team, i) => {
    const below = apart.standings[i + 1];
    const match = below === undefined ? undefined : matchOf(team, below);
    return below !== undefined && match?.margin ? [{ team, below, match }] : [];
  });
  const [tied] = neighbours;
  if (!tied) throw new Error("no neighbours that met");
  const ahead = (apart.teams[tied.team]?.total ?? 0) - (apart.teams[tied.below]?.total ?? 0);
  if (ahead > 0) desk.penalty(null, tied.team + 1, Number(ahead.toFixed(2)), "VPs", "phone at the table");
  const level = await desk.event();
  const [winner, loser] =
    (tied.match.margin ?? 0) > 0 === (tied.match.team === tied.team)
      ? [tied.team, tied.below]
      : [tied.below, tied.team];
  expect(level.teams[winner]?.total).toBe(level.teams[loser]?.total);
  const { standings: order } = swissJson(level);
  const at = order.findIndex(({ team }) => team === winner + 1);
  expect(order[at + 1]?.team).toBe(loser + 1);
  expect(order[at + 1]?.why).toMatch(/match/);
  return level;
}

/** The knockout: a semi-final that stops after 20 of 24 boards, the match for third place, and the final. */
async function playsOff(desk: Desk, { bracket, standings: seeds }: ScoredSwissEvent): Promise<void> {
  expect(bracket?.seeds).toEqual(seeds.slice(0, 4));
  const seed = (number: number) => seeds[number - 1] ?? contestantAt(1);
  /** Types a match of the knockout by the margins' rule, 0 counting as 1 for the better seed. @returns who wins, who loses. */
  const playOff = async (round: "SF" | "F" | "3RD", match: number, isOver20 = false) => {
    const { bracket } = await desk.event();
    const all = bracket ? [...bracket.rounds, { round: "3RD", matches: bracket.third ? [bracket.third] : [] }] : [];
    const teams = all.find(({ round: of }) => of === round)?.matches[match]?.teams ?? [];
    const [upper = null, lower = null] = teams;
    if (upper === null || lower === null) throw new Error(`nobody meets in ${round}`);
    const isBetter = seeds.indexOf(upper) < seeds.indexOf(lower);
    const margin = marginOf(upper + 1, lower + 1, round === "SF" ? 7 : 8) || (isBetter ? 1 : -1);
    desk.knockout(round, match, margin, isOver20 ? "20 of 24" : null);
    return { teams, won: margin > 0 ? upper : lower, lost: margin > 0 ? lower : upper };
  };
  const upperHalf = await playOff("SF", 0);
  const lowerHalf = await playOff("SF", 1, true);
  expect([upperHalf.teams, lowerHalf.teams]).toEqual([
    [seed(1), seed(4)],
    [seed(2), seed(3)],
  ]);
  const third = await playOff("3RD", 0);
  expect(third.teams).toEqual([upperHalf.lost, lowerHalf.lost]);
  const semifinals = printedReport(eventReport(await desk.event())).remarks.filter((line) => line.startsWith("SF: "));
  expect(semifinals[1]).toContain("20 of 24 boards");
  const final = await playOff("F", 0);
  expect(final.teams).toEqual([upperHalf.won, lowerHalf.won]);

  const over = await desk.event();
  expect([over.complete, over.bracket?.winner, over.bracket?.third?.winner]).toEqual([true, final.won, third.won]);
  const { progress, remarks } = printedReport(eventReport(over));
  expect(progress).toBe(`Won by ${final.won + 1} ${TEAMS[final.won]}`);
  for (const reason of ["late", "slow play"]) expect(remarks.join("\n")).toContain(reason);
}
