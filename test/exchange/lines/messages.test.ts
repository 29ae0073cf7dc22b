import { readMessages } from "../../../src/exchange/lines/messages";

/** What is understood: "2/7 3NTX W -2", the table before the board, "?" where none is said. */
function understood(text: string): string[] {
  return readMessages(text).boards.map(({ table, board, contract, declarer, result, points }) =>
    [`${table ?? "?"}/${board}`, contract, declarer, result, points].filter((part) => part !== "").join(" ")
  );
}

test.each([
  ["Bd 1 4H N +1", "?/1 4H N +1"],
  ["7: 3nt x by West -2", "?/7 3NTX W -2"],
  ["T2 b3 pass", "2/3 Pass"],
  ["Board 12 4♠ by S made", "?/12 4S S ="],
  ["#5 1NT E -1", "?/5 1NT E -1"],
  ["3 3NT= N 400", "?/3 3NT N = 400"],
  ["Brett 3 3SA von Süd -1", "?/3 3NT S -1"],
  ["spel 4 3SA W +1", "?/4 3NT W +1"],
  ["Brett 5 gepasst", "?/5 Pass"],
  ["Donne 7: 4 coeurs contrés par Ouest, 2 de chute", "?/7 4HX W -2"],
  ["Bd 3 pass T2", "2/3 Pass"],
  ["Table A, board no. 8: 5CR S =", "A/8 5CXX S ="],
  ["6. 6NT*N−1", "?/6 6NTX N -1"],
  ["Bd 4 4SXE-2", "?/4 4SX E -2"],
  ["Bd 7 2h s made 1 over 😀", "?/7 2H S +1"],
  ["Bd 7 3NT N one down", "?/7 3NT N -1"],
  ["Bd 7 3NT N 0", "?/7 3NT N ="],
  ["Bd 4 pass", "?/4 Pass"],
  ["Bd 4 all pass", "?/4 Pass"],
  ["Spel 4 P.O.", "?/4 Pass"],
  ["Donne 7 4P O. +1", "?/7 4S O +1"],
  ["4 4 pass", ""],
  ["Bd 7 EW +50", "?/7 -50"],
  ["Bd 7 NS 420", "?/7 420"],
  ["7 -50", "?/7 -50"],
  ["7 - 3NT W -1", "?/7 3NT W -1"],
  ["Bd 9 not played", "?/9 NP"],
  ["*Bd 9* _4H_ N +1", "?/9 4H N +1"],
  ["Bd 9 4H N made 4", "?/9 4H N ="],
  ["Bd 9 4S N making 5", "?/9 4S N +1"],
  ["Bd 9 2S N makes 4", "?/9 2S N +2"],
  ["Bd 9 4H N 10 tricks", "?/9 4H N ="],
  ["Bd 9 4H N made 9 tricks", "?/9 4H N -1"],
  ["Brett 9 3SA N 8 Stiche", "?/9 3NT N -1"],
  ["Bd 9 1NT N made 1 trick over", "?/9 1NT N +1"],
  ["Bd 9 thrown in", "?/9 Pass"],
  ["Bd 9 no bid", "?/9 Pass"],
  ["Bd 9 average", "?/9 average"],
])("%s", (text, expected) => {
  expect(understood(text).join("; ")).toBe(expected);
});

test.each([
  ["Bd 9 4H N +1?", '"?" is not understood'],
  ["Bd 9 4H N 10", '"10" is not understood'],
  ["Bd 9 4H N made 3", '"made 3" does not go with 4H'],
  ["Bd 9 1NT N made 7", '"made 7" does not go with 1NT'],
  ["Bd 9 4H N +1 10 tricks", "The row says both +1 and = for the result"],
  ["Bd 9 S4N =", '"S4N" may be 4S N or 4NT S'],
  ["Bd 9 4H N -2 +1", '"+" is not understood'],
  ["Bd 9 4H N or W -2", '"or", "W" are not understood'],
  ["Bd 9 lucky", '"lucky" is not understood'],
  ["Bd 9", "The contract is missing"],
  ["Bd 9 pass N", "A board that was passed out"],
  ["Bd 9 4H NS =", 'There are no points beside "NS"'],
  ["1NT E -1", "The board number is missing"],
  ["see you at 7", "There is no board number at the beginning"],
])("%s is not guessed at", (text, why) => {
  const { boards, unread, talk } = readMessages(text);
  expect([boards, talk]).toEqual([[], 0]);
  expect(unread.map((line) => line.why)).toEqual([expect.stringContaining(why)]);
});

test.each([
  "sorry, board 3 was +2",
  "Ann: sorry, board 3 was +2",
  "Correction: board 3 should be 3NT-1",
  "Bd 3 should be 3NT N -1",
  "Korrektur: Brett 3 4H N -1",
  "spel 3 moet 3SA -1 zijn",
])("%j looks like a correction", (text) => {
  const { boards, unread } = readMessages(`Table 1\nBd 3 3NT N +1\n${text}`);
  expect(boards).toHaveLength(1);
  expect(unread.map(({ why }) => why)).toEqual([expect.stringContaining("looks like a correction of board 3")]);
});

test("numbers below the title of a board are asked about, until a line names its own", () => {
  const { boards, unread } = readMessages("Table 1\nBoard 3\n1 4H N =\n2 4H N +1\nBd 5 pass\n6 pass");
  expect(boards.map(({ board }) => board)).toEqual(["5", "6"]);
  expect(unread.map(({ why }) => why)).toEqual([
    expect.stringContaining("The contract is missing"),
    ...[1, 2].map(() => expect.stringContaining('Below "Board 3" this number could be a board, a table or a pair')),
  ]);
});

test("talk has neither a number nor a contract", () => {
  const { boards, unread, talk } = readMessages("who brings wine?\n\nok 😀\nAnn: <Media omitted>\nI pass on wine");
  expect([boards, unread, talk]).toEqual([[], [], 3]);
});

test.each([
  ["Android", "22/11/2026, 19:45 - Ann: "],
  ["Android in America", "11/22/26, 7:45 PM - Ann: "],
  ["iOS", "[22.11.26, 19:45:12] Ann: "],
  ["iOS in America", "\u200E[11/22/26, 7:45:12\u202FPM] ~ Ann: "],
  ["Signal", "[2026-11-22 19:45] Ann: "],
  ["a name alone", "Ann: "],
  ["a number", "22/11/2026, 19:45 - +49 170 1234567: "],
  ["iMessage", "Nov 22, 2026  7:45:12 PM (Read by you after 5 seconds)\nAnn\n"],
  ["Telegram", "Ann, [22.11.26 19:45]\n"],
])("%s", (_, before) => {
  const other = before.replace("Ann", "Bob").replace("+49", "+31");
  expect(understood(`${before}Table 1\n${other}Table 2\n${before}Bd 1 4H N +1\n${other}Bd 1 pass\nBd 2 pass`)).toEqual([
    "1/1 4H N +1",
    "2/1 Pass",
    "2/2 Pass",
  ]);
});

test("several boards in one message", () => {
  const boards = ["2/1 4H N +1", "2/2 3NT S ="];
  expect(understood("T2: Bd 1 4H N +1; Bd 2 3NT S =")).toEqual(boards);
  expect(understood("T2 Bd 1 4H N +1, Bd 2 3NT S =.")).toEqual(boards);
  expect(understood("T2 Bd 1 4H N +1 Bd 2 3NT S =")).toEqual(boards);
  expect(understood("T2 1 4H N +1, 2 3NT S =")).toEqual(boards);
  expect(understood("Table 2\n1 4H N +1\n2 3NT S =")).toEqual(boards);
  expect(understood("Round 1 Table 2 (Bob, Di)\n1 4H N +1\nRound 2\n2 3NT S =")).toEqual(boards);
});

test("who names one table alone has sent all from there; in a text without senders each board is of its own", () => {
  expect(understood("Ann: 1 pass\nAnn: T2 2 pass\nBob: 1 pass")).toEqual(["2/1 Pass", "2/2 Pass", "?/1 Pass"]);
  expect(understood("T2 b1 pass\nb2 pass")).toEqual(["2/1 Pass", "?/2 Pass"]);
});

test("a program's own lines are talk, unless they tell of a contract", () => {
  const { unread, talk } = readMessages(
    "22/11/2026, 19:45 - Messages and calls are encrypted.\n22/11/2026, 19:46 - Ann named the group Bridge 2026\n22/11/2026, 19:46 - 4H made"
  );
  expect([unread.length, talk]).toEqual([1, 2]);
});
