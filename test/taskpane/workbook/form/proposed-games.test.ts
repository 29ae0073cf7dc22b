import { proposalsFor } from "../../../../src/sessions/tonight/proposals";
import { gameIn } from "../../../../src/taskpane/workbook/form/proposed-games";
import { planSession } from "../../../../src/sessions/kinds";

test.each([
  [8, 24],
  [9, 24],
  [10, 25],
  [12, 24],
  [16, 24],
  [4, 24],
  [6, 24],
])("of %i people and %i boards each game that is proposed is known again by its plan", (people, boards) => {
  const proposals = proposalsFor({ people, boards });
  for (const proposal of proposals)
    expect(gameIn(proposals, planSession(proposal.kind, proposal.options))).toBe(proposal);
});

test("with other boards it is the same game; another game is none of them", () => {
  const proposals = proposalsFor({ people: 8, boards: 24 });
  expect(gameIn(proposals, planSession("four-pairs", { boards: 18 }))?.kind).toBe("four-pairs");
  expect(gameIn(proposals, planSession("team-match", {}))).toBeNull();
  expect(gameIn(proposals, null)).toBeNull();
});
