import * as fc from "fast-check";
import { InputError } from "../../src/bridge/input-error";
import { parseSeat, SEATS, sideOf } from "../../src/bridge/seat";
import { anyText, outcome } from "./outcome";

describe("parseSeat", () => {
  it.each([
    ["N", "N"],
    ["n", "N"],
    ["e", "E"],
    [" S ", "S"],
    ["w", "W"],
    ["North", "N"],
    ["EAST", "E"],
    ["south", "S"],
    [" wEsT", "W"],
  ])("reads %j as %s", (text, seat) => {
    expect(parseSeat(text)).toBe(seat);
  });

  it.each(["", "Q", "NS", "N S", "Nor", "1", "constructor"])("refuses %j", (text) => {
    expect(() => parseSeat(text)).toThrow(InputError);
    expect(() => parseSeat(text)).toThrow(
      `The declarer "${text}" is unknown: enter N, E, S or W (or North, East, South, West).`
    );
  });

  it("gives a seat or an InputError for any text", () => {
    fc.assert(
      fc.property(anyText("NESWnesw orthau"), (text) => {
        const read = outcome(() => parseSeat(text));
        expect(read instanceof InputError || SEATS.includes(read)).toBe(true);
      })
    );
  });
});

it("seats go round clockwise, partners facing each other", () => {
  expect(SEATS.join("")).toBe("NESW");
  expect(SEATS.map(sideOf)).toEqual(["N-S", "E-W", "N-S", "E-W"]);
});
