import fc from "fast-check";
import { contestantAt, type Contestant } from "../../../../src/movements/contestant";
import { withPaired } from "../../../../src/sessions/event/pairing/corrections";
import { listedMatches, nextRound } from "../../../../src/sessions/event/pairing/next-round";
import { swapInRound } from "../../../../src/sessions/event/pairing/re-pair-round";
import { planSwissEvent } from "../../../../src/sessions/event/plan";
import { scoreEvent, type ScoredSwissEvent } from "../../../../src/sessions/event/score-event";
import { runs } from "../../../support/runs";
import { readSwissResults } from "../../read-csv-results";
import { randomEvent } from "../random-event";

const TEAMS = ["Ash", "Bay", "Cob", "Dun", "Elk", "Fox", "Gnu", "Hen"];
const FIRST = "round,team,opponent,imps,what\n1,Ash,Elk,30,\n1,Bay,Fox,-2,\n1,Cob,Gnu,12,\n1,Dun,Hen,0,";
/** As the rule pairs it. */
const SECOND = "2,Ash,Cob,,\n2,Fox,Dun,,\n2,Hen,Bay,,\n2,Gnu,Elk,,";

function event(csv: string): ScoredSwissEvent {
  const plan = planSwissEvent({ teams: TEAMS, rounds: 5 });
  const { results, faults } = readSwissResults(csv, plan);
  expect(faults).toEqual([]);
  return scoreEvent(plan, results);
}

const teamsOf = (...names: readonly string[]) =>
  names.map((name) => contestantAt(TEAMS.indexOf(name) + 1)) as [Contestant, Contestant];

function swapped(from: ScoredSwissEvent, ...names: readonly [string, string]): ScoredSwissEvent {
  const found = swapInRound(from, teamsOf(...names));
  if (found.kind === "refused") throw new Error(found.reason);
  return scoreEvent(from.plan, withPaired(found.event, found.next));
}

const pairings = ({ results }: ScoredSwissEvent, round = 2) =>
  results.matches
    .filter((match) => match.round === round)
    .map(({ team, opponent }) => `${TEAMS[team]}-${opponent === null ? "bye" : TEAMS[opponent]}`);

test("two teams exchange opponents by the Director's word; the same two again take it back", () => {
  const paired = event(`${FIRST}\n${SECOND}`);
  const one = swapped(paired, "Cob", "Dun");
  expect(pairings(one)).toEqual(["Ash-Dun", "Cob-Fox", "Hen-Bay", "Gnu-Elk"]);
  expect(one.results.byHand).toEqual([{ round: 2, what: "swap", teams: teamsOf("Cob", "Dun") }]);
  const back = swapped(one, "Dun", "Cob");
  expect([pairings(back), back.results.byHand]).toEqual([pairings(paired), []]);
});

test("a second swap goes from what the first one came to", () => {
  const one = swapped(event(`${FIRST}\n${SECOND}`), "Cob", "Dun");
  expect(pairings(swapped(one, "Ash", "Cob"))).toEqual(["Ash-Fox", "Cob-Dun", "Hen-Bay", "Gnu-Elk"]);
});

test.each([
  [FIRST.replace(/,(-?\d+),$/gm, ",,"), ["Ash", "Cob"], ""],
  [
    `${FIRST}\n${SECOND.replace("2,Fox,Dun,,", "2,Fox,Dun,7,")}`,
    ["Ash", "Hen"],
    "Round 2 has a result (6 Fox – 4 Dun)",
  ],
  [`${FIRST}\n${SECOND}`, ["Ash", "Cob"], "1 Ash and 3 Cob meet each other"],
  [`${FIRST}\n${SECOND}\n2,Ash,Cob,,lock`, ["Ash", "Hen"], "because 1 Ash – 3 Cob is locked"],
  [`${FIRST}\n${SECOND}\nall,Ash,Hen,,forbid`, ["Cob", "Bay"], ""],
  [`${FIRST}\n${SECOND}\nall,Ash,Hen,,forbid`, ["Cob", "Hen"], "after the swap 1 Ash and 8 Hen would meet"],
  [`${FIRST}\n2,Ash,Dun,,\n2,Fox,Cob,,\n2,Hen,Bay,,\n2,Gnu,Elk,,`, ["Ash", "Hen"], "pair it again first"],
  [FIRST, ["Ash", "Hen"], "Round 1 has a result"],
] as const)("%j: swapping %j, refused %j", (csv, names, reason) => {
  const found = swapInRound(event(csv), teamsOf(...names));
  if (reason === "") expect(found.kind).toBe("paired");
  else expect(found).toEqual({ kind: "refused", reason: expect.stringContaining(reason) });
});

test.each([[{ teams: ["8"] }], [{ teams: ["9"] }], [{ teams: ["7"], odd: "bye" }]])(
  "of any two teams of %j the opponents alone change, and twice is never",
  (options) => {
    const plan = planSwissEvent({ ...options, rounds: 4 });
    const count = plan.teams.length;
    fc.assert(
      fc.property(
        fc.nat(1000),
        fc.integer({ min: 0, max: 2 }),
        fc.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 1, max: count })),
        (seed, rounds, [one, two]) => {
          const played = randomEvent(plan, { seed, rounds });
          const next = nextRound(played);
          if (one === two || next?.kind !== "paired") return;
          const before = scoreEvent(plan, withPaired(played, next));
          const teams = [contestantAt(one), contestantAt(two)] as const;
          const found = swapInRound(before, teams);
          const isTogether = listedMatches(next).some((match) => teams.every((t) => [match.team, match.opponent].includes(t))); // prettier-ignore
          const isInThree = next.threeTeams?.teams.some((team) => teams.includes(team)) === true;
          if (found.kind === "refused") return expect(isTogether || isInThree).toBe(true);
          const after = scoreEvent(plan, withPaired(found.event, found.next));
          const others = ({ results: { matches } }: ScoredSwissEvent) =>
            matches.filter((match) => match.round !== next.round).map((match) => ({ ...match, pairedBy: null }));
          expect(others(after)).toEqual(others(before));
          const other = (team: Contestant | null) => (team === one - 1 ? two - 1 : team === two - 1 ? one - 1 : team);
          const keys = (matches: readonly { team: Contestant; opponent: Contestant | null }[], turned: typeof other) =>
            matches.map(({ team, opponent }) => [turned(team), turned(opponent)].sort().join()).sort();
          expect(keys(listedMatches(found.next), (team) => team)).toEqual(keys(listedMatches(next), other));
          const again = swapInRound(after, teams);
          if (again.kind === "refused") throw new Error(again.reason);
          expect(keys(listedMatches(again.next), (team) => team)).toEqual(keys(listedMatches(next), (team) => team));
        }
      ),
      { numRuns: runs({ ci: 15, soak: 300 }) }
    );
  }
);
