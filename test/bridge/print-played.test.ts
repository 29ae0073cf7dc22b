import { parseContract } from "../../src/bridge/contract";
import { printPlayed } from "../../src/bridge/print-played";

test.each([
  ["4H", "N", 0, "4H by N ="],
  ["3NTX", "E", -2, "3NTX by E -2"],
  ["1CXX", "S", 3, "1CXX by S +3"],
  ["Pass", null, 0, "Pass"],
] as const)("%s by %s, %i", (contract, declarer, result, text) => {
  expect(printPlayed(parseContract(contract).contract, declarer, result)).toBe(text);
});
