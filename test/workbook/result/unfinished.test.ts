import { caseWorkbook } from "../../support/case-files";

/** What stands below how far a case has come, on its sheet Winners. */
function said(name: string): unknown {
  const winners = caseWorkbook(name).sheets.find((sheet) => sheet.name === "Winners")!;
  return winners.cells.find(({ row, column }) => row === 4 && column === 1)?.value;
}

test.each([
  ["five-pairs-matchpoints", "Not finished: standings so far"],
  ["four-teams-half-add-in", "Not finished: standings so far"],
  ["three-teams-half-add-in", "Not finished: standings so far"],
  ["team-match-league-handicap", "Not finished: standings so far"],
  ["swiss-event-three-team-half", "Not finished: standings so far"],
  ["pairs-eight-half", "Not finished: standings after 3 of 7 rounds, with some later boards"],
])("places of %s may still change", (name, words) => {
  expect(said(name)).toBe(words);
});

test.each([
  "chicago-four-empty-letter",
  "four-pairs-vps-letter",
  "four-teams-example",
  "three-teams-example",
  "team-match-swiss-cancelled",
  "team-match-league-example",
  "swiss-event-second-stage",
  "pairs-six",
])("nothing is said of %s, which is over or has not begun", (name) => {
  expect(said(name)).toBe("");
});
