import type { Contestant } from "../../../src/movements/contestant";
import { THREE_TEAMS } from "../../../src/movements/three-teams";
import { planSeveralTeams } from "../../../src/sessions/teams/plan";
import { THREE_TEAMS_LAYOUT } from "../../../src/sessions/teams/three-teams";
import type { Card } from "../../../src/workbook/kit/card";
import type { Content, Styled } from "../../../src/workbook/kit/content";
import { newGrid } from "../../../src/workbook/kit/grid";
import { layOutList } from "../../../src/workbook/kit/list";
import { writeRow } from "../../../src/workbook/kit/write-list";
import { namesRow, placePairs, putPairs } from "../../../src/workbook/team-names";
import { texts } from "../../../src/workbook/texts";
import { guideCard, slip, tableCard } from "../../../src/workbook/three-teams/movement-sheet";
import { placeScoresheet } from "../../../src/workbook/three-teams/scoresheet";
import { teamLabel } from "../../../src/workbook/three-teams/three-teams-sheets";
import { shownOver } from "../../support/worked-out";

const PLAYERS = ["Moe", "Larry", "Curly", "Shemp", "", "", "Ann", "", "", "", "", ""];
const plan = planSeveralTeams(THREE_TEAMS_LAYOUT, { teams: ["Reds", "", "Greens"], players: PLAYERS });
const [first] = THREE_TEAMS as [Contestant];
// Of the lists only the names are read.
const { names } = placeScoresheet(plan, jest.fn());
const pairs = placePairs(1, THREE_TEAMS.length);
const named = { plan, names, pairs };
const grid = newGrid(names.sheet, []);
for (const team of THREE_TEAMS) writeRow(grid, names, team, namesRow(plan, team, null));
const working = newGrid(pairs.sheet, []);
putPairs(working, pairs, names, ({ team }) => teamLabel(named, team), texts.threeTeams.betweenPlayers);
const value = shownOver(grid.finish({}), working.finish({}));

function shown({ heading, columns, rows }: Card): unknown[][] {
  return [[value(heading)], ...rows.map((row) => Object.keys(columns).map((key) => value(contentOf(row[key]))))];
}

function contentOf(cell: Content | Styled = null): Content {
  return typeof cell === "object" && cell !== null && "style" in cell ? cell.content : cell;
}

test("the cards of the E-W pairs: where to play, and where to bring the boards", () => {
  expect(THREE_TEAMS.map((team) => shown(guideCard(named, team)))).toEqual([
    [
      ["East-West of A Reds: Curly & Shemp"],
      [1, "B", "7–12", "B", "Carry them unshuffled to A, then go to C."],
      [2, "C", "1–6", "C Greens", "Go home to Table A and compare."],
    ],
    [
      ["East-West of B: Ann"],
      [1, "C", "13–18", "C Greens", "Carry them unshuffled to B, then go to A."],
      [2, "A", "7–12", "A Reds", "Go home to Table B and compare."],
    ],
    [
      ["East-West of C Greens"],
      [1, "A", "1–6", "A Reds", "Carry them unshuffled to C, then go to B."],
      [2, "B", "13–18", "B", "Go home to Table C and compare."],
    ],
  ]);
});

test("the cards of the tables: who comes, and whose boards they are", () => {
  expect(THREE_TEAMS.map((team) => shown(tableCard(named, team)))).toEqual([
    [
      ["Table A: North-South of A Reds: Moe & Larry"],
      [1, "1–6", "N first", "C Greens", "Shuffle and deal them here."],
      [2, "7–12", "S first", "B", "Your East-West pair brings them from B: don't deal."],
    ],
    [
      ["Table B: North-South of B"],
      [1, "7–12", "S first", "A Reds", "Shuffle and deal them here."],
      [2, "13–18", "N first", "C Greens", "Your East-West pair brings them from C: don't deal."],
    ],
    [
      ["Table C: North-South of C Greens"],
      [1, "13–18", "N first", "B", "Shuffle and deal them here."],
      [2, "1–6", "N first", "A Reds", "Your East-West pair brings them from A: don't deal."],
    ],
  ]);
});

test("the slips: a line for each of a team's two matches, to be filled in by hand", () => {
  const blank = [null, null, null, null, null];
  expect(THREE_TEAMS.map((team) => shown(slip(named, team)))).toEqual([
    [["Results of A Reds"], ["1–6", "C Greens", ...blank], ["7–12", "B", ...blank]],
    [["Results of B"], ["7–12", "A Reds", ...blank], ["13–18", "C Greens", ...blank]],
    [["Results of C Greens"], ["1–6", "A Reds", ...blank], ["13–18", "B", ...blank]],
  ]);
});

test("the columns of a card cover the page", () => {
  for (const { columns } of [guideCard(named, first), tableCard(named, first), slip(named, first)])
    expect(layOutList(columns, { sheet: "Cards", headingRow: 1, rows: 1 }).right).toBe(13);
});
