import { isPbn, parsePbn } from "../../../src/exchange/pbn/parse-pbn";

const games = (text: string) => parsePbn(text).games.map(({ line, tags }) => ({ line, ...Object.fromEntries(tags) }));

test("games with their lines, whatever ends a line, behind a byte-order mark", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const text = ["\uFEFF% PBN 2.1", "", '[Event "A"]', '[Board "1"]', "", " \t", '[Event "A"]', '[Board "2"]'].join(
      end
    );
    expect(games(text)).toEqual([
      { line: 3, Event: "A", Board: "1" },
      { line: 7, Event: "A", Board: "2" },
    ]);
  }
});

test("quotes and backslashes in values: escaped, or as programs forget to", () => {
  const text = String.raw`[Event "The \"Big\" one \\ two"] [Site "The "Old" Mill"]
[Table "C:\"]
[ScoreTable "Rank\2R;Names"]`;
  expect(games(text)).toEqual([
    {
      line: 1,
      Event: String.raw`The "Big" one \ two`,
      Site: 'The "Old" Mill',
      Table: "C:\\",
      ScoreTable: "Rank\\2R;Names",
    },
  ]);
});

test("comments, escaped lines and empty lines within a game do not end it", () => {
  const text = `; a file {of a club}
[Event "A"] ; the first
{ a comment
[Board "9"]

of lines } [Board "1"]
% [Board "8"]

[Contract "4S"] {; nothing}
[Auction "N"]
1S Pass {why [Board "7"]?} 4S =1= ! $5
AP
[Note "1:[strong]"]
[Board "2"]
[Contract "3NT"]`;
  expect(games(text)).toEqual([
    { line: 2, Event: "A", Board: "1", Contract: "4S", Auction: "N", Note: "1:[strong]" },
    { line: 14, Board: "2", Contract: "3NT" },
  ]);
});

test("tags over lines, and with blanks", () => {
  expect(games('[ Event\n"A" ]\n[Board\t"1"][Contract "Pass"\n]')).toEqual([
    { line: 1, Event: "A", Board: "1", Contract: "Pass" },
  ]);
});

test("a tag that comes twice in a game counts once; # is the game's before, ## all games' to come", () => {
  const text = `[Event "##Cup"]
[Site "##"]

[Board "1"]
[Round "1"]
[Round "2"]

[Board "2"]
[Round "#"]
[Event "Final"]

[Board "3"]
[Round "#"]`;
  expect(games(text)).toEqual([
    { line: 1, Event: "Cup", Site: "" },
    { line: 4, Event: "Cup", Site: "", Board: "1", Round: "1" },
    { line: 8, Event: "Final", Site: "", Board: "2", Round: "1" },
    { line: 12, Event: "Cup", Site: "", Board: "3", Round: "1" },
  ]);
});

test("a table with # has the columns of the game before; with ## its own are those of all games to come", () => {
  const text = `[Board "1"]
[ScoreTable "##Table\\2R;Contract\\4L"]
1 4S
[Board "2"]
[ScoreTable "#"]
1 3NT
[Board "3"]
[ScoreTable "#"]
1 Pass`;
  expect(parsePbn(text).games.map(({ tables }) => tables)).toEqual(
    [
      { line: 3, text: "1 4S" },
      { line: 6, text: "1 3NT" },
      { line: 9, text: "1 Pass" },
    ].map((row) => [{ name: "ScoreTable", value: "Table\\2R;Contract\\4L", lines: [row] }])
  );
});

test("what is no tag is a fault of its line; a comment without an end too", () => {
  expect(parsePbn('[Event "A"]\n[Board 1]\n[Contract "4S"]').faults).toEqual([
    { line: 2, field: "", message: expect.stringContaining('"[Board 1]" is not a PBN tag') },
  ]);
  expect(parsePbn('[Event "A"]\n\n{ for ever\n[Board "2"]').faults).toEqual([
    { line: 3, field: "", message: expect.stringContaining("is not closed") },
  ]);
});

test("PBN is told from CSV and other texts by what it begins with", () => {
  for (const text of ["% PBN 2.1\n", '[Event "x"]', '\uFEFF\n; hello\n{ a\nb }\n% x\n [ Board "1"]', "%PBN 1.0"])
    expect([text, isPbn(text)]).toEqual([text, true]);
  for (const text of [
    "",
    " \n",
    "table,board\n1,1",
    "[1,2]",
    "<?xml?>",
    "% of boards,won\n",
    "Bd 1 4H N",
    "; x",
    "{a}",
  ])
    expect([text, isPbn(text)]).toEqual([text, false]);
});

test("a million characters that are no PBN are read to the end", () => {
  const pieces = [" ", "[", "{", "{}", '[A "', "a{}", '""', '[Board "1"]', ";", "%\n", "\n", '[Event "##x"]\n\n'];
  for (const piece of [...pieces, '[ScoreTable "a;b"]\n1 2\n']) {
    // More games than any session has are not read. What grows with the square of the length would take minutes.
    const { games: found, faults } = parsePbn(piece.repeat(1_000_000 / piece.length));
    expect(found.length).toBeLessThanOrEqual(5_000);
    expect(faults.every(({ message }) => message.length < 200)).toBe(true);
  }
});
