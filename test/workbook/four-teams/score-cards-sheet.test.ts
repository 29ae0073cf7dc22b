import { guideOf } from "../../../src/movements/movement";
import { pairName } from "../../../src/sessions/contestants";
import { seatsOfSide } from "../../../src/bridge/seat";
import { FOUR_TEAMS_PAIRS } from "../../../src/movements/four-teams";
import { vulnerabilityOf } from "../../../src/bridge/vulnerability";
import { FOUR_TEAMS_LAYOUT } from "../../../src/sessions/teams/four-teams";
import { planSeveralTeams, type SeveralTeamsPlan } from "../../../src/sessions/teams/plan";
import { scoreTeams } from "../../../src/sessions/teams/score-teams";
import { NO_TEAM_RESULTS } from "../../../src/sessions/teams/match";
import { fourTeamsWorkbook } from "../../../src/workbook/four-teams/four-teams-workbook";
import { placeCards } from "../../../src/workbook/four-teams/score-cards-sheet";
import { reader } from "./cells";

const PLAYERS = Array.from({ length: 16 }, (_, i) => `Player ${i + 1}`);

/** The row of a player's titles: it is the same however many boards there are. */
const ROWS = placeCards(planSeveralTeams(FOUR_TEAMS_LAYOUT, {})).map(({ row }) => row);

function scoreCardRow(player: number): number {
  return ROWS[player]!;
}

function cardsOf(plan: SeveralTeamsPlan) {
  return reader(fourTeamsWorkbook(scoreTeams(plan, NO_TEAM_RESULTS)), "Score cards");
}

/** A score card as text: its two blocks side by side, what is to be filled in left out. */
function scoreCard({ line }: ReturnType<typeof reader>, player: number): string[] {
  const top = scoreCardRow(player);
  const rows = Array.from({ length: 20 }, (_, i) => [line(top + i, 1, 9), line(top + i, 11, 19)]);
  return rows.map((blocks) => blocks.join(" | ")).filter((text) => text !== " | ");
}

function guideCard({ line }: ReturnType<typeof reader>, player: number): string[] {
  const top = scoreCardRow(player);
  return Array.from({ length: 8 }, (_, i) => line(top + i, 21, 24));
}

const HEADINGS = "Bd Vul Vs Contract By Plus Minus W L";
const both = `${HEADINGS} | ${HEADINGS}`;
const total = (left: string, right: string) => `${left} VPs IMPs | ${right} VPs IMPs`;
const published = cardsOf(planSeveralTeams(FOUR_TEAMS_LAYOUT, { players: PLAYERS }));

test("the published cards of 1A's first player", () => {
  // prettier-ignore
  expect(scoreCard(published, 0)).toEqual([
    "Team 1 Pair A · North | Name: Player 1", both,
    "1 None 2B | 6 E-W 2A", "2 N-S 2B | 7 Both 2A", "3 E-W 2B | 8 None 2A",
    "4 Both 2B | 9 E-W 2A", "5 N-S 2B | 10 Both 2A", total("After round 1", "After round 4"),
    "11 None 3B | 16 E-W 3A", "12 N-S 3B | 17 None 3A", "13 Both 3B | 18 N-S 3A",
    "14 None 3B | 19 E-W 3A", "15 N-S 3B | 20 Both 3A",
    total("After round 2", "After round 5"),
    "21 N-S 4B | 26 Both 4A", "22 E-W 4B | 27 None 4A", "23 Both 4B | 28 N-S 4A",
    "24 None 4B | 29 Both 4A", "25 E-W 4B | 30 None 4A",
    total("After round 3", "Final total"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 0)).toEqual([
    "Team 1 Pair A", "Round Sit Boards Vs", "1 1-N 1–5 2B", "2 1-N 11–15 3B",
    "3 1-N 21–25 4B", "4 1-N 6–10 2A", "5 1-N 16–20 3A", "6 1-N 26–30 4A",
  ]);
});

test("the published cards of 2A's second player, who sits South and West", () => {
  // prettier-ignore
  expect(scoreCard(published, 5)).toEqual([
    "Team 2 Pair A · South and West | Name: Player 6", both,
    "1 None 1B | 6 E-W 1A", "2 N-S 1B | 7 Both 1A", "3 E-W 1B | 8 None 1A",
    "4 Both 1B | 9 E-W 1A", "5 N-S 1B | 10 Both 1A", total("After round 1", "After round 4"),
    "16 E-W 4B | 11 None 4A", "17 None 4B | 12 N-S 4A", "18 N-S 4B | 13 Both 4A",
    "19 E-W 4B | 14 None 4A", "20 Both 4B | 15 N-S 4A",
    total("After round 2", "After round 5"),
    "26 Both 3B | 21 N-S 3A", "27 None 3B | 22 E-W 3A", "28 N-S 3B | 23 Both 3A",
    "29 Both 3B | 24 None 3A", "30 None 3B | 25 E-W 3A",
    total("After round 3", "Final total"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 5)).toEqual([
    "Team 2 Pair A", "Round Sit Boards Vs", "1 2-S 1–5 1B", "2 4-W 16–20 4B",
    "3 3-W 26–30 3B", "4 1-W 6–10 1A", "5 2-S 11–15 4A", "6 2-S 21–25 3A",
  ]);
});

test("the published cards of 3B's first player, who starts with boards 6 to 10", () => {
  // prettier-ignore
  expect(scoreCard(published, 10)).toEqual([
    "Team 3 Pair B · East and North | Name: Player 11", both,
    "6 E-W 4A | 1 None 4B", "7 Both 4A | 2 N-S 4B", "8 None 4A | 3 E-W 4B",
    "9 E-W 4A | 4 Both 4B", "10 Both 4A | 5 N-S 4B", total("After round 1", "After round 4"),
    "11 None 1A | 16 E-W 1B", "12 N-S 1A | 17 None 1B", "13 Both 1A | 18 N-S 1B",
    "14 None 1A | 19 E-W 1B", "15 N-S 1A | 20 Both 1B",
    total("After round 2", "After round 5"),
    "26 Both 2A | 21 N-S 2B", "27 None 2A | 22 E-W 2B", "28 N-S 2A | 23 Both 2B",
    "29 Both 2A | 24 None 2B", "30 None 2A | 25 E-W 2B",
    total("After round 3", "Final total"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 10)).toEqual([
    "Team 3 Pair B", "Round Sit Boards Vs", "1 4-E 6–10 4A", "2 1-E 11–15 1A",
    "3 3-N 26–30 2A", "4 3-N 1–5 4B", "5 3-N 16–20 1B", "6 3-N 21–25 2B",
  ]);
});

test("the published cards of 4B's second player, the last", () => {
  // prettier-ignore
  expect(scoreCard(published, 15)).toEqual([
    "Team 4 Pair B · West and South | Name: Player 16", both,
    "6 E-W 3A | 1 None 3B", "7 Both 3A | 2 N-S 3B", "8 None 3A | 3 E-W 3B",
    "9 E-W 3A | 4 Both 3B", "10 Both 3A | 5 N-S 3B", total("After round 1", "After round 4"),
    "16 E-W 2A | 11 None 2B", "17 None 2A | 12 N-S 2B", "18 N-S 2A | 13 Both 2B",
    "19 E-W 2A | 14 None 2B", "20 Both 2A | 15 N-S 2B",
    total("After round 2", "After round 5"),
    "21 N-S 1A | 26 Both 1B", "22 E-W 1A | 27 None 1B", "23 Both 1A | 28 N-S 1B",
    "24 None 1A | 29 Both 1B", "25 E-W 1A | 30 None 1B",
    total("After round 3", "Final total"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 15)).toEqual([
    "Team 4 Pair B", "Round Sit Boards Vs", "1 3-W 6–10 3A", "2 4-S 16–20 2A",
    "3 1-W 21–25 1A", "4 3-W 1–5 3B", "5 4-S 11–15 2B", "6 4-S 26–30 1B",
  ]);
});

describe.each([18, 24, 30])("all sixteen cards of %i boards", (boards) => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards, players: PLAYERS });
  const cells = cardsOf(plan);
  const TOTALS = ["After round 1", "After round 2", "After round 3", "After round 4", "After round 5", "Final total"];
  const players = FOUR_TEAMS_PAIRS.flatMap((pair) =>
    (["first", "second"] as const).map((player) => ({ pair, player }))
  );

  it.each(players.map(({ pair, player }, i) => [pairName(pair), player, i] as const))(
    "%s, %s player",
    (_, player, index) => {
      const { pair } = players[index]!;
      const rounds = guideOf(plan.movement, (seated) => pairName(seated) === pairName(pair)).map(
        ({ round, boards, seat }) => {
          const { table, side, opponents } = seat!;
          return { round, boards, table, opponents, you: seatsOfSide(side)[player === "first" ? 0 : 1] };
        }
      );
      const known = rounds.map(({ boards, opponents }, i) => [
        ...boards.map((board) => [board, vulnerabilityOf(board), pairName(opponents)].join(" ")),
        `${TOTALS[i]} VPs IMPs`,
      ]);
      const card = scoreCard(cells, index).slice(2);
      const blocks = [0, 1].map((side) => card.map((text) => text.split(" | ")[side]));
      expect(blocks).toEqual([known.slice(0, 3).flat(), known.slice(3).flat()]);
      expect(guideCard(cells, index).slice(2)).toEqual(
        rounds.map(({ round, table, you, opponents, boards }) => {
          const range = `${boards[0]}–${boards[boards.length - 1]}`;
          return `${round} ${table}-${you} ${range} ${pairName(opponents)}`;
        })
      );
      expect(cells.at(scoreCardRow(index), 11)).toBe(`Name: Player ${index + 1}`);
    }
  );
});

test("both scales as published, on the last card too", () => {
  for (const player of [0, 15]) {
    const top = scoreCardRow(player);
    const imps = Array.from({ length: 13 }, (_, i) => published.line(top + 8 + i, 21, 24));
    // prettier-ignore
    expect(imps).toEqual([
      "Diff. IMPs Diff. IMPs", "20–40 1 750–890 13", "50–80 2 900–1090 14", "90–120 3 1100–1290 15",
      "130–160 4 1300–1490 16", "170–210 5 1500–1740 17", "220–260 6 1750–1990 18", "270–310 7 2000–2240 19",
      "320–360 8 2250–2490 20", "370–420 9 2500–2990 21", "430–490 10 3000–3490 22", "500–590 11 3500–3990 23",
      "600–740 12 4000+ 24",
    ]);
    const vps = Array.from({ length: 13 }, (_, i) => published.line(top + 1 + i, 25, 26));
    // prettier-ignore
    expect(vps).toEqual([
      "IMPs VPs", "0 10–10", "1–2 11–9", "3–4 12–8", "5–7 13–7", "8–10 14–6", "11–13 15–5",
      "14–16 16–4", "17–19 17–3", "20–23 18–2", "24–27 19–1", "28+ 20–0", "",
    ]);
  }
});

test("a scale that is too long for a card is pointed to", () => {
  const { at } = cardsOf(planSeveralTeams(FOUR_TEAMS_LAYOUT, { scale: "WBF-5" }));
  expect(at(scoreCardRow(0) + 1, 25)).toBe("Victory points by WBF-5: see the Scales sheet.");
});
