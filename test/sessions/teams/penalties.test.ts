import { InputError } from "../../../src/bridge/input-error";
import { readPenalties } from "../../../src/sessions/teams/penalties";

const TEAMS = [["Reds", "Home"], ["Blues United", "Away"], ["Team 3"]];
const BOTH = { imps: true, vps: true };
const read = (text?: string, units = BOTH) => readPenalties(text, TEAMS, units);

describe("readPenalties", () => {
  test("none", () => {
    const nothing = [
      { imps: 0, vps: 0 },
      { imps: 0, vps: 0 },
      { imps: 0, vps: 0 },
    ];
    expect([read(), read(""), read(" ; ")]).toEqual([nothing, nothing, nothing]);
  });

  test("by any name of a team, in either case and unit", () => {
    expect(read("reds 3 IMPs; AWAY 0.5 vps;Team 3 1 VP")).toEqual([
      { imps: 3, vps: 0 },
      { imps: 0, vps: 0.5 },
      { imps: 0, vps: 1 },
    ]);
    expect(read(" Blues United  12imp ")[1]).toEqual({ imps: 12, vps: 0 });
  });

  test("several of a team are added", () => {
    expect(read("Reds 3 IMPs; Home 2 IMPs; Reds 1.25 VPs")[0]).toEqual({ imps: 5, vps: 1.25 });
  });

  test.each([
    ["Reds", '"Reds" is not a penalty: enter the team, a number and IMPs or VPs'],
    ["Reds 3", '"Reds 3" is not a penalty'],
    ["3 IMPs", '"3 IMPs" is not a penalty'],
    ["Reds 3 points", '"Reds 3 points" is not a penalty'],
    ["Reds three IMPs", '"Reds three IMPs" is not a penalty'],
    ["Reds 1000 IMPs", '"Reds 1000 IMPs" is not a penalty'],
    ["Reds 1.234 VPs", '"Reds 1.234 VPs" is not a penalty'],
    ["Greens 3 IMPs", 'The penalty is for "Greens", which is not a team in this session: the teams are Reds, Blues United, Team 3.'], // prettier-ignore
    ["Reds 1 VP; Reds 2.5 IMPs", "A penalty cannot be 2.5 IMPs: enter whole IMPs, such as 3"],
  ])("%s is refused", (text, message) => {
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(InputError);
  });

  test("a unit that the event has not is refused with the other one", () => {
    expect(() => read("Reds 3 IMPs", { imps: false, vps: true })).toThrow(
      "In an event, penalties are in VPs: enter the penalty in VPs, such as Reds 1 VP."
    );
    expect(() => read("Reds 1 VP", { imps: true, vps: false })).toThrow(
      "There are no victory points here: enter the penalty in IMPs, such as Reds 3 IMPs."
    );
  });
});
