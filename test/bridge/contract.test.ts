import * as fc from "fast-check";
import {
  agreedResult,
  agreedDeclarer,
  parseContract,
  parsePlay,
  printContract,
  STRAINS,
  type Bid,
  type Contract,
  type Doubling,
} from "../../src/bridge/contract";
import { InputError } from "../../src/bridge/input-error";
import { anyText, outcome } from "./outcome";

const bid: fc.Arbitrary<Bid> = fc.record({
  level: fc.integer({ min: 1, max: 7 }),
  strain: fc.constantFrom(...STRAINS),
  doubling: fc.constantFrom<Doubling>(0, 1, 2),
});

const SYMBOLS: Record<string, string> = { C: "♣", D: "♦", H: "♥\uFE0F", S: "♠" };

/** Ways to write one character of a contract. */
function ways(character: string): string[] {
  const others = { X: ["*"], "-": ["−", "–"] }[character] ?? [];
  return [character, character.toLowerCase(), ` ${character}`, `${character}\u00A0`, ...others];
}

describe("parseContract", () => {
  it.each<[string, string, number | null]>([
    ["4H", "4H", null],
    ["3NT", "3NT", null],
    ["3n", "3NT", null],
    ["4♥x", "4HX", null],
    ["4HX+1", "4HX", 1],
    ["3NT-1", "3NT", -1],
    ["3NT−1", "3NT", -1],
    ["6NT*", "6NTX", null],
    ["2♠**", "2SXX", null],
    ["5C=", "5C", 0],
    ["5C+0", "5C", 0],
    [" 7 n t x x - 1 3 ", "7NTXX", -13],
    ["1♦️", "1D", null],
    ["1♣︎+6", "1C", 6],
    ["4 hearts", "4H", null],
    ["1 Heart-1", "1H", -1],
    ["5clubs x", "5CX", null],
    ["1 Club", "1C", null],
    ["2 DIAMONDS", "2D", null],
    ["2 diamond +1", "2D", 1],
    ["4 Spades*", "4SX", null],
    ["4 spade =", "4S", 0],
    ["3SA", "3NT", null],
    ["3 sa x -2", "3NTX", -2],
    ["3 no trump", "3NT", null],
    ["6 NoTrumps+1", "6NT", 1],
    ["5CR", "5CXX", null],
    ["4 hearts r -1", "4HXX", -1],
  ])("reads %j as %s with result %j", (text, contract, result) => {
    const read = parseContract(text);
    expect(printContract(read.contract)).toBe(contract);
    expect(read.result).toBe(result);
  });

  it("keeps level, strain and doubling apart", () => {
    expect(parseContract("4HXX").contract).toEqual({ level: 4, strain: "H", doubling: 2 });
    expect(parseContract("1n").contract).toEqual({ level: 1, strain: "NT", doubling: 0 });
  });

  it.each(["Pass", "pass", "PASSED", "passed out", "All pass", "p", "AP"])("%s: pass", (text) => {
    expect(parseContract(text)).toEqual({ contract: "Pass", result: null });
  });

  it.each([
    "",
    "8H",
    "44H",
    "0C",
    "4",
    "H4",
    "4T",
    "4HXXX",
    "4H+",
    "4H 1",
    "PassX",
    "Pass=",
    "4H==",
    "N",
    "4HRR",
    "4HXR",
    "4 heartz",
    "SA",
  ])("refuses %j", (text) => {
    expect(() => parseContract(text)).toThrow(InputError);
    expect(() => parseContract(text)).toThrow(
      `The contract "${text}" is unknown: write 1 to 7, then C, D, H, S or NT, then X or XX if doubled, such as 4H, 3NTX or 4HX+1; or Pass.`
    );
  });

  it("keeps what it has read, but not without end", () => {
    const spelt = (spaces: number) => parsePlay(`4H${" ".repeat(spaces)}X+1`);
    expect(spelt(1)).toBe(spelt(1));
    for (let spaces = 2; spaces <= 5001; spaces++) spelt(spaces);
    expect(spelt(6000)).not.toBe(spelt(6000));
    expect(spelt(6000)).toEqual(spelt(1));
  });

  it("refuses a result behind the contract that cannot be one", () => {
    expect(() => parseContract("4H+14")).toThrow('The result "+14" is unknown');
  });

  it("cuts a long text short in the message", () => {
    expect(() => parseContract("4H".repeat(500))).toThrow(`"${"4H".repeat(30)}"`);
  });

  it("reads what printContract writes", () => {
    fc.assert(
      fc.property(fc.oneof(bid, fc.constant<Contract>("Pass")), (contract) => {
        expect(parseContract(printContract(contract))).toEqual({ contract, result: null });
      })
    );
  });

  it("reads it with a result behind it, in either case, spaced and with symbols", () => {
    const written = fc.tuple(bid, fc.integer({ min: -13, max: 13 })).chain(([contract, result]) => {
      const behind = result === 0 ? "=" : result > 0 ? `+${result}` : `${result}`;
      const plain = [...`${printContract(contract)}${behind}`];
      const characters = plain.map((character, i) => {
        const symbol = i === 1 ? SYMBOLS[character] : undefined;
        return fc.constantFrom(...ways(character), ...(symbol ? [symbol] : []));
      });
      const texts = fc.tuple(...characters).map((chosen) => chosen.join(""));
      return texts.map((text) => ({ contract, result, text }));
    });
    fc.assert(
      fc.property(written, ({ contract, result, text }) => {
        expect(parseContract(text)).toEqual({ contract, result });
      })
    );
  });

  it("gives a contract or an InputError for any text", () => {
    fc.assert(
      fc.property(anyText("0123478CDHSNTXcdhsntxpa♣♦♥♠=+-−* "), (text) => {
        const read = outcome(() => parseContract(text));
        if (read instanceof InputError) return;
        expect(parseContract(printContract(read.contract)).contract).toEqual(read.contract);
        expect(read.result === null || Math.abs(read.result) <= 13).toBe(true);
      })
    );
  });
});

describe("agreedResult", () => {
  it("takes the result from either place", () => {
    expect(agreedResult(null, null)).toBeNull();
    expect(agreedResult(1, null)).toBe(1);
    expect(agreedResult(null, -2)).toBe(-2);
    expect(agreedResult(0, 0)).toBe(0);
  });

  it.each<[number, number, string]>([
    [1, 0, "says +1 but the result says ="],
    [0, -1, "says = but the result says -1"],
    [-1, 1, "says -1 but the result says +1"],
  ])("refuses %i and %i", (inContract, beside, message) => {
    expect(() => agreedResult(inContract, beside)).toThrow(InputError);
    expect(() => agreedResult(inContract, beside)).toThrow(message);
  });
});

describe("parsePlay", () => {
  it.each<[string, string, string | null, number | null]>([
    ["4HN", "4H", "N", null],
    ["4H by North +1", "4H", "N", 1],
    ["4♠ by e", "4S", "E", null],
    ["3NTS", "3NT", "S", null],
    ["3N by S", "3NT", "S", null],
    ["3NT doubled", "3NTX", null, null],
    ["3 no trumps doubled by west down 3", "3NTX", "W", -3],
    ["2 clubs redoubled made", "2CXX", null, 0],
    ["4Hdbl", "4HX", null, null],
    ["4 spades", "4S", null, null],
  ])("reads %j as %s by %s, result %j", (text, contract, declarer, result) => {
    const read = parsePlay(text);
    expect([printContract(read.contract), read.declarer, read.result]).toEqual([contract, declarer, result]);
  });

  it.each(["3 North", "4H by", "by N", "4H N S", "4H 10", "4HN1", "East", "Pass by N"])("refuses %j", (text) => {
    expect(() => parsePlay(text)).toThrow(InputError);
  });
});

test("a declarer has a place of its own where one is read apart, and two must agree", () => {
  expect(() => parseContract("4HN")).toThrow('The contract "4HN" is unknown');
  expect([
    agreedDeclarer(null, "E"),
    agreedDeclarer("N", null),
    agreedDeclarer("N", "N"),
    agreedDeclarer(null, null),
  ]).toEqual(["E", "N", "N", null]);
  expect(() => agreedDeclarer("N", "S")).toThrow("The contract says N but the declarer is S");
});
