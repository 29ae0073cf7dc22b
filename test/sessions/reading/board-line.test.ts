import { printPlayed } from "../../../src/bridge/print-played";
import { numberedTables, readLine } from "../../../src/sessions/reading/board-line";

const BOARDS = [1, 2, 3];
const TABLES = numberedTables(2, BOARDS);

type Written = readonly [contract: string, declarer: string, result: string, points: string];

function readAt(board: string, [contract, declarer, result, points]: Written, withoutResult: number | null = null) {
  const fields = { table: "1", board, contract, declarer, result, points };
  return readLine({ line: 2, fields }, TABLES, BOARDS, withoutResult);
}

// Nobody is vulnerable.
test.each<[...Written, played: string, scored: number]>([
  ["4H", "N", "=", "", "4H by N =", 420],
  ["4H", "N", "made", "", "4H by N =", 420],
  ["4H", "N", "2", "", "4H by N +2", 480],
  ["4H", "N", "down 2", "", "4H by N -2", -100],
  ["4H", "N", "ten down", "", "4H by N -10", -500],
  ["4H", "N", "−10", "", "4H by N -10", -500],
  ["4hxn+1", "", "", "", "4HX by N +1", 690],
  ["4H by North", "", "=", "", "4H by N =", 420],
  ["4H n", "North", "=", "", "4H by N =", 420],
  ["3SA-1", "E", "", "", "3NT by E -1", 50],
  ["3NT-1", "E", "-1", "", "3NT by E -1", 50],
  ["4HXX", "w", "=", "", "4HXX by W =", -880],
  ["4 spades redoubled", "N", "=", "", "4SXX by N =", 880],
  ["pass", "", "", "", "Pass", 0],
])("%j %j %j %j is %s, %i points", (contract, declarer, result, points, played, scored) => {
  const read = readAt("1", [contract, declarer, result, points]);
  expect(read.faults).toEqual([]);
  const { result: found } = read;
  expect(found && printPlayed(found.contract!, found.declarer, found.result ?? 0)).toBe(played);
  expect(found?.points).toBe(scored);
});

test.each<[...Written, faults: readonly string[]]>([
  [
    ...(["4Q", "Z", "great", "425"] as const),
    [
      'contract: The contract "4Q" is unknown',
      'declarer: The declarer "Z" is unknown',
      'points: "425" is not a score',
      'result: The result "great" is unknown',
    ],
  ],
  ["4H", "", "", "", ["declarer: The declarer of 4H is missing", "result: The result of 4H is missing"]],
  ["", "N", "=", "", ["contract: There is a declarer or a result but neither a contract nor points"]],
  ["np", "N", "", "", ["contract: There is a declarer or a result but neither a contract nor points"]],
  ["4HN", "S", "=", "", ["declarer: The contract says N but the declarer is S"]],
  ["4HN", "E", "=", "", ["declarer: The contract says N but the declarer is E"]],
  ["4H+1", "N", "=", "", ["result: The contract says +1 but the result says ="]],
  ["4H", "N", "+4", "", ["result: 4H with result +4 needs 14 tricks: there are only 13."]],
  ["4H", "N", "+9", "", ["result: 4H with result +9 needs 19 tricks: there are only 13."]],
  ["4H", "N", "-11", "", ["result: 4H with result -11 leaves -1 tricks: there cannot be fewer than 0."]],
  ["4H", "N", "10", "", ["result: The result 10 seems to be a number of tricks"]],
  ["4♠* doubled", "N", "=", "420", ['contract: The contract "4♠* doubled" is unknown']],
  ["4H+14", "N", "", "", ['contract: The result "+14" is unknown']],
  ["cancelled", "", "", "100", ["points: Board 1 is cancelled but has points"]],
])("%j %j %j %j is refused", (contract, declarer, result, points, faults) => {
  const read = readAt("1", [contract, declarer, result, points]);
  const messages = read.faults.map(({ field, message }) => `${field}: ${message}`).sort();
  expect(messages).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  expect(read).toMatchObject({ result: null, isNotPlayed: false, isCancelled: false });
});

test("a contract without a result was made exactly where a file has it so", () => {
  expect(readAt("1", ["3NT", "N", "", ""], 0).result).toMatchObject({ result: 0, points: 400 });
  expect(readAt("1", ["3NT", "N", "", "430"], 0).result).toMatchObject({ result: null, points: 430 });
  expect(readAt("1", ["Pass", "", "", ""], 0).result).toMatchObject({ result: null, points: 0 });
});

test.each([
  ["np", { isNotPlayed: true, isCancelled: false }],
  ["-", { isNotPlayed: true, isCancelled: false }],
  ["cancelled", { isNotPlayed: false, isCancelled: true }],
])("%j has no result", (contract, expected) => {
  expect(readAt("1", [contract, "", "", ""])).toMatchObject({ ...expected, result: null, faults: [] });
});
