import { enterMatches, leagueAmong, leagueOf } from "../../src/season/enter-matches";
import type { MatchFile } from "../../src/season/league";
import { nameTable, NO_NAMES } from "../../src/season/name-table";
import { digests, homeEvening, matchEvening } from "./evenings";

const TEAMS = ["Reds", "Blues", "Greens", "Golds"];

function match(source: string, home: string, away: string, boards = 24) {
  return matchEvening(source, { form: "league", home, away, boards }, 500) as MatchFile;
}

test("what was entered is told with its result, and of all others why they were not", () => {
  const league = leagueOf({ teams: TEAMS }, []);
  const [fixture] = league.matches;
  const [home, away] = [TEAMS[fixture!.home]!, TEAMS[fixture!.away]!];
  const matches = [match("a.xlsx", home, away), match("b.xlsx", home, "Purples")];
  const evening = homeEvening("c.xlsx", { date: "2026-11-06" });
  const files = { matches, digests: digests([...matches, evening]) };
  const found = enterMatches(league, files, NO_NAMES);
  expect(found.summary).toBe("1 match entered in the table; 1 of 6 have been played.");
  expect(found.entered).toEqual([`a.xlsx: ${home}–${away} 11–0 IMPs.`]);
  expect(found.remarks).toEqual([
    "b.xlsx: not in the table, because Purples is not a team in this league, or is entered against itself.",
    "c.xlsx: not a match, so not entered in the league's table.",
  ]);
  expect(found.scored.matches[0]?.vps).toEqual([12.54, 7.46]);
  const again = enterMatches(found.scored, { ...files, matches: matches.slice(0, 1) }, NO_NAMES);
  expect([again.entered, again.remarks[0]]).toEqual([[], "1 match is already in the table, with the same result."]);
});

test("a team by a name that the table of names joins", () => {
  const league = leagueOf({ teams: TEAMS }, []);
  const files = { matches: [match("a.xlsx", "The Reds", "Blues")], digests: [] };
  expect(enterMatches(league, files, NO_NAMES).entered).toEqual([]);
  expect(enterMatches(league, files, nameTable([{ typed: "the reds", meaning: "Reds" }])).entered).toHaveLength(1);
});

test("a league that no file is has the boards and the scale of the first match", () => {
  const bam = matchEvening("a.xlsx", { form: "bam", home: "Reds", away: "Blues" }, 500) as MatchFile;
  const { plan } = leagueOf({ teams: TEAMS, double: true, title: "Winter" }, [
    bam,
    match("b.xlsx", "Reds", "Blues", 20),
  ]);
  expect([plan.title, plan.boards, plan.scale.name, plan.double]).toEqual(["Winter", 20, "WBF-20", true]);
});

test("a league of matches by a club's own scale goes by that scale, and a match by another of the name is reported", () => {
  const [own, other] = ["0 10 10; 5 15 5; 10 20 0", "0 10 10; 8 16 4"].map(
    (scale, index) =>
      matchEvening(`${index}.xlsx`, { form: "league", home: "Reds", away: "Blues", scale }, 500) as MatchFile
  );
  const league = leagueOf({ teams: TEAMS }, [own!]);
  expect(league.plan.scale).toEqual(own!.scored.plan.scale);
  const remarks = (match: MatchFile) => enterMatches(league, { matches: [match], digests: [] }, NO_NAMES).remarks;
  expect(remarks(own!)).toEqual([]);
  expect(remarks(other!)).toEqual([
    "1.xlsx: its number of boards or its scale is not the league's; its IMPs are converted by own scale.",
  ]);
});

test("one league at most", () => {
  const [one, two] = [{ source: "one.xlsx" }, { source: "two.xlsx" }];
  expect(leagueAmong([])).toBeNull();
  expect(leagueAmong([one])).toBe(one);
  expect(() => leagueAmong([one, two])).toThrow("one.xlsx and two.xlsx are both leagues");
});
