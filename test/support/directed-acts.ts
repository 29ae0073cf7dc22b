import { namedScale } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { contestantAt } from "../../src/movements/contestant";
import { planSession, playedBy } from "../../src/sessions/kinds";
import { correctionsOf } from "../../src/sessions/swiss-event/corrections";
import { swissReport } from "../../src/sessions/swiss-event/report";
import { deskOf, marginOf, TEAMS, type Saving } from "./directed-event";
import { printedReport } from "./printed-report";

const OPTIONS = { rounds: 6, boards: 7, scale: "WBF-7", ties: "match, net, quotient", date: "2026-11-27" };

/** The rematches, and the teams that sit out, of an event. */
function countsOf(pairs: readonly (readonly string[])[]) {
  const all = pairs.flat();
  const matches = all.filter((pair) => !pair.endsWith("bye"));
  return { rematches: matches.length - new Set(matches).size, byes: all.filter((pair) => pair.endsWith("bye")) };
}

/** An evening of twelve teams, as a Director pairs it: acts played one after the other into one file. */
export function directedActs(save: Saving): void {
  test("a team comes for round 2: in round 1 eleven have a bye, or a triangle over that round alone", async () => {
    for (const what of ["bye", "triangle"]) {
      const desk = await deskOf(OPTIONS, save);
      desk.presence(12, "enters", 2);
      desk.byHand(1, what);
      expect((await desk.next("--anew")).status).toBe(0);
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

  test("the evening: corrections, a round paired again by hand, a withdrawal, byes and a triangle", async () => {
    const desk = await deskOf(OPTIONS, save);
    const final = new Map<string, number>();
    const play = async (round: number) => {
      desk.results(round, (a, b) => marginOf(a, b, round));
      for (const pair of await desk.pairs(round)) {
        const [a = 0, b = 0] = pair.split("-").map(Number);
        if (b > 0) final.set(`${round},${a},${b}`, marginOf(a, b, round));
      }
    };
    // Round 1, with a result that is three too low for its first team and provisional.
    desk.presence(12, "enters", 2);
    desk.byHand(1, "bye");
    await desk.next("--anew");
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
    expect(printedReport(swissReport(corrected)).remarks).toContain(line);

    // Round 2 again: its third match is forbidden, the first two are locked.
    const numbersOf = (pair = "") => pair.split("-").map(Number);
    desk.byHand(2, "forbid", ...numbersOf(second[2]));
    desk.byHand(2, "lock", ...numbersOf(second[0]));
    desk.byHand(2, "lock", ...numbersOf(second[1]));
    const again = await desk.next("--anew");
    expect(again.error).toMatch(/Round 2, paired again: \d stay \(.*\); new: /);
    expect(again.out).toMatch(
      /Pairing by hand: no extra rematches; opponents [\d.]+ VPs further apart in total than without it\./
    );
    const anew = await desk.pairs(2);
    expect(anew).toEqual(expect.arrayContaining(second.slice(0, 2)));
    expect(anew).not.toContain(second[2]);
    expect(countsOf([await desk.pairs(1), anew]).rematches).toBe(0);
    expect((await desk.session()).outcome.csv()).toContain("corrected");

    await play(2);
    await desk.next();
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
    const third = (await desk.pairs(1)).map(numbersOf).find(([a, b]) => a === 3 || b === 3) ?? [];
    const [a = 0, b = 0] = third;
    const wrong = marginOf(3, a === 3 ? b : a, 1) - 12;
    desk.result(1, [3, a === 3 ? b : a], wrong);
    final.set(`1,${a},${b}`, a === 3 ? wrong : 0 - wrong);
    const after = await desk.event();
    expect(correctionsOf(after)).toHaveLength(2);
    const matches = [...final].map(([key, imps]) => `${key},${imps}`);
    const byes = [...(await desk.pairs(1)), ...(await desk.pairs(4))].flatMap((pair) =>
      pair.endsWith("bye") ? [pair.slice(0, -4)] : []
    );
    const csv = [
      "round,team,opponent,imps",
      ...["2,12,enters,", "4,5,withdrawn,", ...matches],
      ...byes.map((team, i) => `${i === 0 ? 1 : 4},${team},bye,`),
    ].join("\n");
    const plain = playedBy(planSession("swiss-event", { teams: TEAMS, ...OPTIONS }), csv);
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
    expect((await desk.event()).complete).toBe(true);
    expect((await desk.session()).remarks).toEqual([]);
    desk.end();
  });

  test("penalties: in a match of a round, and from the total, each with its reason", async () => {
    const desk = await deskOf(OPTIONS, save);
    desk.results(1, (a, b) => marginOf(a, b, 1));
    const before = await desk.event();
    const late = before.rounds[0]?.matches[0];
    if (!late || late.opponent === null || late.margin === null) throw new Error("no match");
    const { team, opponent, margin } = late;
    desk.penalty(1, team + 1, 3, "IMPs", "late");
    desk.penalty(null, 8, 0.5, "VPs", "slow play");
    const after = await desk.event();
    const now = after.rounds[0]?.matches[0];
    expect([now?.margin, now?.imps]).toEqual([margin - 3, margin]);
    // Its opponents have the points of a margin that is 3 higher for them.
    const scale = namedScale(OPTIONS.scale);
    expect([now?.vps, now?.opponentVps]).toEqual([margin - 3, 3 - margin].map((imps) => victoryPoints(imps, scale)));
    const netOf = (event: typeof after, of: number) => event.teams[of]?.netImps ?? 0;
    expect(netOf(after, opponent) - netOf(before, opponent)).toBe(3);
    const totalOf = (event: typeof after, of: number) => event.teams[of]?.total ?? 0;
    if (![team, opponent].includes(contestantAt(8))) expect(totalOf(after, 7)).toBeCloseTo(totalOf(before, 7) - 0.5, 6);
    const { remarks } = printedReport(swissReport(after));
    expect(remarks.join("\n")).toMatch(/late.*slow play|slow play.*late/);
    expect((await desk.next()).out).toMatch(/late/);
    desk.end();
  });

  test("the knockout: semifinals by seeds, one over 20 of 24 boards, and the final", async () => {
    const desk = await deskOf({ ...OPTIONS, rounds: 2, bracket: 4 }, save);
    desk.results(1, (a, b) => marginOf(a, b, 1));
    await desk.next();
    desk.results(2, (a, b) => marginOf(a, b, 2));
    const { bracket, standings } = await desk.event();
    const seeds = standings.slice(0, 4);
    expect(bracket?.seeds).toEqual(seeds);
    /** What the better seed wins by; 0 counts as 1 for it. */
    const won = (better: number, worse: number, round: number) => marginOf(better + 1, worse + 1, round) || 1;
    const [one, two, three, four] = seeds;
    if (one === undefined || two === undefined || three === undefined || four === undefined)
      throw new Error("no four seeds");
    const [upper, lower] = [won(one, four, 7), won(two, three, 7)];
    desk.knockout("SF", 0, upper);
    desk.knockout("SF", 1, lower, "20 of 24");
    const finalists = [upper > 0 ? one : four, lower > 0 ? two : three] as const;
    const semis = await desk.event();
    expect(semis.bracket?.rounds[0]?.matches.map(({ teams }) => teams)).toEqual([
      [one, four],
      [two, three],
    ]);
    expect(semis.bracket?.rounds[1]?.matches[0]?.teams).toEqual(finalists);
    const { remarks } = printedReport(swissReport(semis));
    expect(remarks.filter((line) => line.startsWith("SF: "))[1]).toContain("20 of 24 boards");
    const [first, second] = finalists;
    const [better, worse] = seeds.indexOf(first) < seeds.indexOf(second) ? [first, second] : [second, first];
    const final = won(better, worse, 8);
    desk.knockout("F", 0, better === first ? final : 0 - final);
    const winner = final > 0 ? better : worse;
    const over = await desk.event();
    expect(over.bracket?.winner).toBe(winner);
    expect(printedReport(swissReport(over)).progress).toBe(`Won by ${winner + 1} ${TEAMS[winner]}`);
    expect((await desk.session()).remarks).toEqual([]);
    desk.end();
  });
}
