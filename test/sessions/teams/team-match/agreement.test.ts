import fc from "fast-check";
import { namedScale } from "../../../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../../../src/bridge/vp/scale";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { matchJson } from "../../../../src/sessions/teams/team-match/json";
import type { MatchForm, MatchPlan } from "../../../../src/sessions/teams/team-match/plan";
import { planMatch } from "../../../../src/sessions/teams/team-match/squads";
import { matchReport } from "../../../../src/sessions/teams/team-match/report";
import { scoreTeamMatch, type ScoredTeamMatch } from "../../../../src/sessions/teams/team-match/score-match";
import type { TeamResults } from "../../../../src/sessions/teams/match";
import { teamWorkbookTexts } from "../../../support/match-texts";
import { teamResults } from "../../../support/random-results";
import { runs } from "../../../support/runs";

/** From which difference on a board is worth so many IMPs: Law 78B. */
// prettier-ignore
const IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000];

const penalty = (team: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 12 }).map((imps) => `${team} ${imps} IMPs`) }
  );
const vpPenalty = (team: string) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    { weight: 2, arbitrary: fc.constantFrom(0.25, 0.5, 1, 2, 3, 4).map((vps) => `${team} ${vps} VPs`) }
  );

/** Any match, with penalties for either side. */
const options: fc.Arbitrary<SessionOptions> = fc
  .constantFrom<readonly [MatchForm, number, string | undefined]>(
    ["league", 8, "WBF-8"],
    ["league", 4, "WBF-DISCRETE-24"],
    ["swiss", 6, "ACBL20-6"],
    ["swiss", 7, "WBF-DISCRETE-7"],
    ["knockout", 6, undefined],
    ["bam", 5, undefined]
  )
  .chain(([form, boards, scale]) =>
    fc
      .tuple(penalty("Reds"), penalty("Blues"), vpPenalty("Reds"), vpPenalty("Blues"))
      .map(([redImps, blueImps, redVps, blueVps]) => ({
        ...{ form, boards, scale, sessions: 1, home: "Reds", away: "Blues" },
        penalties: [redImps, blueImps, ...(scale === undefined ? [] : [redVps, blueVps])].filter(Boolean).join("; "),
      }))
  );

/** Close matches, so that penalties and adjustments decide: most boards are level. */
function closeResults(plan: MatchPlan): fc.Arbitrary<TeamResults> {
  return teamResults(plan.matches, 0.9).chain((results) =>
    fc.array(fc.boolean(), { minLength: plan.boards, maxLength: plan.boards }).map((level) => ({
      ...results,
      tables: results.tables.map((result) =>
        level[result.board % plan.boards]
          ? { ...result, contract: null, declarer: null, result: null, expected: null, points: 110 }
          : result
      ),
    }))
  );
}

const anyMatch = options.chain((chosen) => {
  const plan = planMatch(chosen);
  return closeResults(plan).map((results) => ({ plan, results, scored: scoreTeamMatch(plan, results) }));
});

/** The margins and the victory points, counted anew from both tables' points. */
function byHand({ form, boards, scale, penalties: [home, away] }: MatchPlan, { tables, adjusted }: TeamResults) {
  const sums = [0, 0];
  let scored = 0;
  for (let board = 1; board <= boards; board++) {
    const [first, second] = [1, 2].map((table) => tables.find((at) => at.table === table && at.board === board));
    const given = adjusted.get(`1:${board}`);
    if (!given && !(first && second)) continue;
    scored++;
    const net = first && second ? first.points - second.points : 0;
    const imps = Math.sign(net) * IMPS.filter((from) => from <= Math.abs(net)).length;
    const [ns, ew] = given ?? (form === "bam" ? [(1 + Math.sign(net)) / 2, (1 - Math.sign(net)) / 2] : [imps, -imps]);
    sums[0]! += form === "bam" ? ns - ew : ns;
    sums[1]! += form === "bam" ? ew - ns : ew;
  }
  const margins = [sums[0]! - home.imps + away.imps, sums[1]! - away.imps + home.imps] as const;
  const table = scale && namedScale(scale.name);
  const vps = table && [victoryPoints(margins[0], table) - home.vps, victoryPoints(margins[1], table) - away.vps];
  return { scored, margins, vps };
}

const NAMES = ["Reds", "Blues"] as const;

/** What each text of a match says: who has won, or nobody, and by how much. */
function expectAgreement(scored: ScoredTeamMatch, place: number, sentence: string): void {
  const { lead, isOver, plan } = scored;
  const verb = isOver ? "win" : "lead";
  const unit = `${plan.form === "bam" ? "point" : "IMP"}${Math.abs(lead) === 1 ? "" : "s"}`;
  const ahead = NAMES[lead > 0 ? 0 : 1];
  const by = `${Math.abs(lead)} ${unit}`;
  if (place === Math.sign(lead))
    return expect(sentence.split(",")[0]!.replace(/\.$/, "")).toBe(place === 0 ? "Tied" : `${ahead} ${verb} by ${by}`);
  expect(sentence).toMatch(place === 0 ? /^Tied/ : new RegExp(`^${NAMES[place > 0 ? 0 : 1]} ${verb}`));
  expect(sentence).toContain(lead === 0 ? "; tied in IMPs" : `; ${ahead} are ahead by ${by}`);
}

test("margins and victory points are those counted by hand; place, sentences, slip and JSON follow from them", () => {
  fc.assert(
    fc.property(anyMatch, ({ plan, results, scored }) => {
      const {
        matches: [match],
        vps,
        lead,
        winner,
      } = scored;
      const hand = byHand(plan, results);
      expect(match.scoredBoards).toBe(hand.scored);
      if (hand.scored === 0) return;
      expect(match.margins[0]).toBeCloseTo(hand.margins[0], 9);
      expect(match.margins[1]).toBeCloseTo(hand.margins[1], 9);
      hand.vps?.forEach((points, side) => expect(vps![side]).toBeCloseTo(points, 9));
      expect(lead).toBeCloseTo((hand.margins[0] - hand.margins[1]) / 2, 9);
      const [first, second] = vps ?? match.margins;
      const place = Math.sign(first - second);
      expect(winner).toBe(place === 0 ? "tied" : place > 0 ? 0 : 1);

      const { rows, remarks } = matchReport(scored);
      expect(rows.map((row) => row.place)).toEqual(place === 0 ? ["1=", "1="] : ["1", "2"]);
      if (place !== 0) expect(rows[0]!.name).toBe(NAMES[place > 0 ? 0 : 1]);
      const [sentence] = remarks[0]!.lines;
      expectAgreement(scored, place, sentence!);
      const json = matchJson(scored).matches[0]!;
      expect(json.result).toBe(sentence);
      expect(json.winner).toBe(place === 0 ? "tied" : place > 0 ? "Home" : "Away");
      expect(json.lead).toBe(lead);
    }),
    { numRuns: runs({ ci: 200, soak: 20_000 }) }
  );
});

test("the sheets say the same", () => {
  fc.assert(
    fc.property(anyMatch, ({ scored }) => {
      if (scored.matches[0].scoredBoards === 0) return;
      const { sentence, slip } = teamWorkbookTexts(scored);
      const {
        vps,
        lead,
        winner,
        plan,
        matches: [match],
      } = scored;
      const [first, second] = vps ?? match.margins;
      const place = Math.sign(first - second);
      expectAgreement(scored, place, sentence);
      if (vps) expect(sentence).toContain(plan.scale!.name.startsWith("WBF-8") ? vps[0].toFixed(2) : String(vps[0]));
      if (plan.form !== "swiss") return;
      const ahead = winner === 1 ? 1 : 0;
      expect(slip["Winners"]).toEqual([NAMES[ahead], vps![ahead]]);
      expect(slip["Opponents"]).toEqual([NAMES[1 - ahead], vps![1 - ahead]]);
      expect(slip["Won by, IMPs"]![0]).toBe(ahead === 1 ? 0 - lead : lead);
    }),
    { numRuns: runs({ ci: 10, soak: 500 }) }
  );
});

test("an IMP penalty cannot make the winner the team with fewer victory points", () => {
  const plan = planMatch({ form: "swiss", boards: 6, home: "Reds", away: "Blues", penalties: "Reds 4 IMPs" });
  const at = (table: 1 | 2, points: number) => ({
    ...{ table, board: 1, points, contract: null, declarer: null, result: null, expected: null },
  });
  const scored = scoreTeamMatch(plan, { tables: [at(1, 50), at(2, 0)], adjusted: new Map() });
  expect(scored).toMatchObject({ lead: -2, winner: 1, vps: [9, 11], matches: [{ margins: [-2, 2] }] });
  expect(matchReport(scored).remarks[0]!.lines).toEqual(["Blues lead by 2 IMPs.", "Penalties: Reds 4 IMPs."]);
});

test("where a penalty in victory points decides, the words say so", () => {
  const options = { form: "swiss", boards: 6, home: "Reds", away: "Blues" };
  const at = (table: 1 | 2, points: number) => ({
    ...{ table, board: 1, points, contract: null, declarer: null, result: null, expected: null },
  });
  const lines = (penalties: string) =>
    matchReport(
      scoreTeamMatch(planMatch({ ...options, penalties }), { tables: [at(1, 50), at(2, 0)], adjusted: new Map() })
    ).remarks[0]!.lines;
  // 2 IMPs are 11 to 9.
  expect(lines("Reds 3 VPs")[0]).toBe("Blues lead on victory points after penalties; Reds are ahead by 2 IMPs.");
  expect(lines("Reds 2 VPs")[0]).toBe("Tied on victory points; Reds are ahead by 2 IMPs.");
  expect(lines("Reds 1 VP")).toEqual(["Reds lead by 2 IMPs.", "Penalties: Reds 1 VP."]);
});
