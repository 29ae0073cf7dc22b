import { pbnResults } from "../../../src/exchange/pbn/read-pbn";
import { planSession, scoreResultLines, type Plan } from "../../../src/sessions/kinds";

const MATCH = planSession("team-match", { form: "knockout", boards: 8, sessions: 1 });

const game = (tags: string, board = 1, table = 1) =>
  [
    `[Board "${board}"]`,
    `[Table "${table}"]`,
    ...tags.split("|").map((tag) => tag.replace(/^(\w+)=(.*)$/, '[$1 "$2"]')),
    "",
  ].join("\n");

function read(text: string, plan: Plan = MATCH) {
  const { faults, warnings, csv } = scoreResultLines(plan, pbnResults(text, plan));
  return {
    faults,
    warnings,
    csv: csv()
      .split("\r\n")
      .slice(1)
      .filter((line) => line !== ""),
  };
}

test.each([
  ["Vulnerable", "Sometimes"],
  ["Vulnerable", "7"],
  ["Dealer", "Q"],
  ["Scoring", "By eye"],
  ["Date", "21/11/2026"],
  ["Date", "2026.02.30"],
  ["Termination", "adjudicated"],
  ["ScoreIMP", "many"],
])("[%s %j] is told with its line, once", (name, value) => {
  const tags = `Contract=4H|Declarer=N|Result=10|${name}=${value}`;
  const { faults, warnings } = read(`${game(tags)}\n${game(tags, 1, 2)}`);
  expect(faults).toEqual([]);
  expect(warnings).toEqual([{ line: 6, field: "", message: `${name} does not accept "${value}": it was ignored.` }]);
});

test.each([
  "Contract=9H|Declarer=N|Result=10",
  "Contract=4H|Declarer=Z|Result=10",
  "Contract=4H|Declarer=N|Result=ten",
])("%s is refused", (tags) => expect(read(game(tags)).faults.length).toBeGreaterThan(0));

test.each(["Declarer=Z", "Result=ten"])("a board passed out with %s is told of it", (tag) => {
  const { faults, warnings, csv } = read(game(`Contract=Pass|${tag}`));
  expect([faults.length, warnings.length, csv.length]).toEqual([0, 1, 1]);
});

test.each([
  "Date=2026.11.??",
  "Date=????.??.??",
  "Vulnerable=Love",
  "Vulnerable=-",
  "Scoring=IMP;Cross",
  "Scoring=IMPs",
  "Dealer=N",
  "Room=Open",
])("%s is a value", (tag) => expect(read(game(`Contract=4H|Declarer=N|Result=10|${tag}`)).warnings).toEqual([]));

const adjusted = (tag: string) => `Contract=|Declarer=|Result=|Termination=adjudication|${tag}`;

test.each<[kind: string, options: object, tag: string, csv: string]>([
  ["four-pairs", { boards: 24 }, "ScoreIMP=NS 3 EW -3", "1,1,,,,,3"],
  ["four-pairs", { boards: 24 }, "ScoreIMP=EW 3", "1,1,,,,,-3"],
  ["four-pairs", { boards: 24, scoring: "matchpoints" }, "ScoreMP=NS 1.2 EW 0.8", "1,1,,,,,3"],
  ["four-pairs", { boards: 24, scoring: "matchpoints" }, "ScoreMP=NS 0.8 EW 1.2", "1,1,,,,,-3"],
  ["pairs", { pairs: ["8"], boards: 28 }, "ScorePercentage=NS 60 EW 40", "1,1,,,,,60/40"],
  ["pairs", { pairs: ["8"], boards: 28 }, "ScoreMP=NS 3.6 EW 3.6", "1,1,,,,,60/60"],
  ["team-match", { form: "bam" }, "ScoreMP=NS 0.6 EW 0.6", "1,1,,,,,0.6,0.6"],
])("%s with %j: %s", (kind, options, tag, csv) => {
  expect(read(game(adjusted(tag)), planSession(kind, options))).toMatchObject({ faults: [], csv: [csv] });
});

test.each<[kind: string, options: object, tag: string]>([
  ["four-pairs", { boards: 24 }, "ScoreMP=NS 1.2 EW 0.8|ScoreIMP=?"],
  ["four-pairs", { boards: 24, scoring: "matchpoints" }, "ScoreMP=NS 1.3 EW 0.7"],
  ["pairs", { pairs: ["8"], boards: 28 }, "ScoreMP=NS 3.5 EW 2.5"],
  ["team-match", {}, "Score=?"],
])("%s with %j: %s is nothing that can be given, and is refused", (kind, options, tag) => {
  const { faults } = read(game(adjusted(tag)), planSession(kind, options));
  expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining("Board 1 was adjusted") })]);
});

test("a file that was scored otherwise is told of", () => {
  const { warnings } = read(game("Contract=4H|Declarer=N|Result=10|Scoring=MP"));
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('Scoring "MP"')]);
});

test("tables of results that repeat the games of a file are not read twice", () => {
  const table = '[ScoreTable "Table\\\\2R;Contract\\\\5L;Declarer\\\\1R;Result\\\\2R"]\n 1 4H    N 10\n 2 4H    N  9\n';
  const text = [1, 2].map((at) => `${game(`Contract=4H|Declarer=N|Result=${11 - at}`, 1, at)}${table}`).join("\n");
  expect(read(text)).toMatchObject({ faults: [], csv: ["1,1,4H,N,=,420,,", "2,1,4H,N,-1,-50,,"] });
});
