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
  const rows = Array.from({ length: 22 }, (_, i) => [line(top + i, 1, 10), line(top + i, 12, 21)]);
  return rows.map((blocks) => blocks.join(" | ")).filter((text) => text !== " | ");
}

function guideCard({ line }: ReturnType<typeof reader>, player: number): string[] {
  const top = scoreCardRow(player);
  return Array.from({ length: 8 }, (_, i) => line(top + i, 23, 28));
}

const HEADINGS = "Bd Vul You Vs Contr. By Plus Minus W L";
const both = `${HEADINGS} | ${HEADINGS}`;
const total = (left: string, right: string) => `${left} VPs IMPs | ${right} VPs IMPs`;
const published = cardsOf(planSeveralTeams(FOUR_TEAMS_LAYOUT, { players: PLAYERS }));

test("the published cards of 1A's first player", () => {
  // prettier-ignore
  expect(scoreCard(published, 0)).toEqual([
    "Team 1 Pair A · North | Name: Player 1", both,
    "1 None N 2B | 6 E-W N 2A", "2 N-S N 2B | 7 Both N 2A", "3 E-W N 2B | 8 None N 2A",
    "4 Both N 2B | 9 E-W N 2A", "5 N-S N 2B | 10 Both N 2A", total("Round 1", "2/3 total"),
    "11 None N 3B | 16 E-W N 3A", "12 N-S N 3B | 17 None N 3A", "13 Both N 3B | 18 N-S N 3A",
    "14 None N 3B | 19 E-W N 3A", "15 N-S N 3B | 20 Both N 3A",
    total("1/3 total", "5/6 total"),
    "21 N-S N 4B | 26 Both N 4A", "22 E-W N 4B | 27 None N 4A", "23 Both N 4B | 28 N-S N 4A",
    "24 None N 4B | 29 Both N 4A", "25 E-W N 4B | 30 None N 4A",
    total("1/2 total", "Final"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 0)).toEqual([
    "Team 1 Pair A", "Round Sit Vs Boards", "1 1-N 2B 1–5", "2 1-N 3B 11–15",
    "3 1-N 4B 21–25", "4 1-N 2A 6–10", "5 1-N 3A 16–20", "6 1-N 4A 26–30",
  ]);
});

test("the published cards of 2A's second player, who sits South and West", () => {
  // prettier-ignore
  expect(scoreCard(published, 5)).toEqual([
    "Team 2 Pair A · South and West | Name: Player 6", both,
    "1 None S 1B | 6 E-W W 1A", "2 N-S S 1B | 7 Both W 1A", "3 E-W S 1B | 8 None W 1A",
    "4 Both S 1B | 9 E-W W 1A", "5 N-S S 1B | 10 Both W 1A", total("Round 1", "2/3 total"),
    "16 E-W W 4B | 11 None S 4A", "17 None W 4B | 12 N-S S 4A", "18 N-S W 4B | 13 Both S 4A",
    "19 E-W W 4B | 14 None S 4A", "20 Both W 4B | 15 N-S S 4A",
    total("1/3 total", "5/6 total"),
    "26 Both W 3B | 21 N-S S 3A", "27 None W 3B | 22 E-W S 3A", "28 N-S W 3B | 23 Both S 3A",
    "29 Both W 3B | 24 None S 3A", "30 None W 3B | 25 E-W S 3A",
    total("1/2 total", "Final"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 5)).toEqual([
    "Team 2 Pair A", "Round Sit Vs Boards", "1 2-S 1B 1–5", "2 4-W 4B 16–20",
    "3 3-W 3B 26–30", "4 1-W 1A 6–10", "5 2-S 4A 11–15", "6 2-S 3A 21–25",
  ]);
});

test("the published cards of 3B's first player, who starts with boards 6 to 10", () => {
  // prettier-ignore
  expect(scoreCard(published, 10)).toEqual([
    "Team 3 Pair B · East and North | Name: Player 11", both,
    "6 E-W E 4A | 1 None N 4B", "7 Both E 4A | 2 N-S N 4B", "8 None E 4A | 3 E-W N 4B",
    "9 E-W E 4A | 4 Both N 4B", "10 Both E 4A | 5 N-S N 4B", total("Round 1", "2/3 total"),
    "11 None E 1A | 16 E-W N 1B", "12 N-S E 1A | 17 None N 1B", "13 Both E 1A | 18 N-S N 1B",
    "14 None E 1A | 19 E-W N 1B", "15 N-S E 1A | 20 Both N 1B",
    total("1/3 total", "5/6 total"),
    "26 Both N 2A | 21 N-S N 2B", "27 None N 2A | 22 E-W N 2B", "28 N-S N 2A | 23 Both N 2B",
    "29 Both N 2A | 24 None N 2B", "30 None N 2A | 25 E-W N 2B",
    total("1/2 total", "Final"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 10)).toEqual([
    "Team 3 Pair B", "Round Sit Vs Boards", "1 4-E 4A 6–10", "2 1-E 1A 11–15",
    "3 3-N 2A 26–30", "4 3-N 4B 1–5", "5 3-N 1B 16–20", "6 3-N 2B 21–25",
  ]);
});

test("the published cards of 4B's second player, the last", () => {
  // prettier-ignore
  expect(scoreCard(published, 15)).toEqual([
    "Team 4 Pair B · West and South | Name: Player 16", both,
    "6 E-W W 3A | 1 None W 3B", "7 Both W 3A | 2 N-S W 3B", "8 None W 3A | 3 E-W W 3B",
    "9 E-W W 3A | 4 Both W 3B", "10 Both W 3A | 5 N-S W 3B", total("Round 1", "2/3 total"),
    "16 E-W S 2A | 11 None S 2B", "17 None S 2A | 12 N-S S 2B", "18 N-S S 2A | 13 Both S 2B",
    "19 E-W S 2A | 14 None S 2B", "20 Both S 2A | 15 N-S S 2B",
    total("1/3 total", "5/6 total"),
    "21 N-S W 1A | 26 Both S 1B", "22 E-W W 1A | 27 None S 1B", "23 Both W 1A | 28 N-S S 1B",
    "24 None W 1A | 29 Both S 1B", "25 E-W W 1A | 30 None S 1B",
    total("1/2 total", "Final"),
  ]);
  // prettier-ignore
  expect(guideCard(published, 15)).toEqual([
    "Team 4 Pair B", "Round Sit Vs Boards", "1 3-W 3A 6–10", "2 4-S 2A 16–20",
    "3 1-W 1A 21–25", "4 3-W 3B 1–5", "5 4-S 2B 11–15", "6 4-S 1B 26–30",
  ]);
});

describe.each([18, 24, 30])("all sixteen cards of %i boards", (boards) => {
  const plan = planSeveralTeams(FOUR_TEAMS_LAYOUT, { boards, players: PLAYERS });
  const cells = cardsOf(plan);
  const TOTALS = ["Round 1", "1/3 total", "1/2 total", "2/3 total", "5/6 total", "Final"];
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
      const known = rounds.map(({ boards, you, opponents }, i) => [
        ...boards.map((board) => [board, vulnerabilityOf(board), you, pairName(opponents)].join(" ")),
        `${TOTALS[i]} VPs IMPs`,
      ]);
      const card = scoreCard(cells, index).slice(2);
      const blocks = [0, 1].map((side) => card.map((text) => text.split(" | ")[side]));
      expect(blocks).toEqual([known.slice(0, 3).flat(), known.slice(3).flat()]);
      expect(guideCard(cells, index).slice(2)).toEqual(
        rounds.map(({ round, table, you, opponents, boards }) => {
          const range = `${boards[0]}–${boards[boards.length - 1]}`;
          return `${round} ${table}-${you} ${pairName(opponents)} ${range}`;
        })
      );
      expect(cells.at(scoreCardRow(index), 12)).toBe(`Name: Player ${index + 1}`);
    }
  );
});

test("both scales as published, on the last card too", () => {
  for (const player of [0, 15]) {
    const top = scoreCardRow(player) + 8;
    const lines = Array.from({ length: 16 }, (_, i) => published.line(top + i, 23, 28));
    // prettier-ignore
    expect(lines).toEqual([
      "Diff. IMPs Diff. IMPs Diff. IMPs", "20–40 1 370–420 9 1500–1740 17",
      "50–80 2 430–490 10 1750–1990 18", "90–120 3 500–590 11 2000–2240 19",
      "130–160 4 600–740 12 2250–2490 20", "170–210 5 750–890 13 2500–2990 21",
      "220–260 6 900–1090 14 3000–3490 22", "270–310 7 1100–1290 15 3500–3990 23",
      "320–360 8 1300–1490 16 4000+ 24", "IMPs VPs IMPs VPs",
      "0 10–10 14–16 16–4", "1–2 11–9 17–19 17–3", "3–4 12–8 20–23 18–2",
      "5–7 13–7 24–27 19–1", "8–10 14–6 28+ 20–0", "11–13 15–5",
    ]);
  }
});

test("a scale that is too long for a card is pointed to", () => {
  const { at } = cardsOf(planSeveralTeams(FOUR_TEAMS_LAYOUT, { scale: "WBF-5" }));
  expect(at(scoreCardRow(0) + 17, 23)).toBe("Victory points by WBF-5: see the Scales sheet.");
});
