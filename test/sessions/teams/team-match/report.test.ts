import type { TeamMatchJson } from "../../../../src/sessions/json";
import { planSession, scoreCsv } from "../../../../src/sessions/kinds";
import type { SessionOptions } from "../../../../src/sessions/session-options";
import { csv } from "../../../support/csv";
import { printedReport } from "../../../support/printed-report";

/** A match by both tables' N-S points, boards from 1. */
function match(options: SessionOptions, ...points: readonly (readonly [number, number])[]) {
  const lines = points.flatMap(([one, two], i) => [`1,${i + 1},,,,${one}`, `2,${i + 1},,,,${two}`]);
  return scoreCsv(planSession("team-match", options), csv(...lines));
}

const KNOCKOUT: SessionOptions = { form: "knockout", sessions: 2, boards: 4, away: "Reds" };
/** 12 to 0, then 0 to 13. */
const STANZAS = [[620, 0], [0, 0], [0, 620], [90, 110]] as const; // prettier-ignore

describe("a match for people", () => {
  test("a knockout: who has won, and its stanzas", () => {
    expect(printedReport(match(KNOCKOUT, ...STANZAS).report)).toEqual({
      progress: "4 of 4 boards scored",
      headings: ["Place", "Team", "IMPs"],
      rows: [
        ["1", "Reds", "13"],
        ["2", "Home", "12"],
      ],
      remarks: ["Reds win by 1 IMP.", "Stanza 1: 12 – 0.", "Stanza 2: 0 – 13."],
    });
  });

  test("in the middle of it: who leads, and no line for a stanza to come", () => {
    const { rows, remarks } = printedReport(match(KNOCKOUT, [620, 0]).report);
    expect(rows).toEqual([
      ["1", "Home", "12"],
      ["2", "Reds", "0"],
    ]);
    expect(remarks).toEqual(["Home lead by 12 IMPs.", "Stanza 1: 12 – 0."]);
  });

  test("a tie shares the place", () => {
    const { rows, remarks } = printedReport(match({ ...KNOCKOUT, sessions: 1 }, [420, 420]).report);
    expect(rows).toEqual([
      ["1=", "Home", "0"],
      ["1=", "Reds", "0"],
    ]);
    expect(remarks).toEqual(["Tied."]);
  });

  test("a league match has victory points", () => {
    expect(printedReport(match({ form: "league", home: "Blues" }, [620, -400]).report)).toEqual({
      progress: "1 of 24 boards scored",
      headings: ["Place", "Team", "IMPs", "VPs"],
      rows: [
        ["1", "Blues", "14", "13.15"],
        ["2", "Away", "0", "6.85"],
      ],
      remarks: ["Blues lead by 14 IMPs.", "Session 1: 14 – 0."],
    });
  });

  test("board-a-match has points", () => {
    const options = { form: "bam", boards: 3 };
    expect(printedReport(match(options, [420, 400], [-50, -50], [100, 90]).report)).toEqual({
      progress: "3 of 3 boards scored",
      headings: ["Place", "Team", "Points"],
      rows: [
        ["1", "Home", "2.5"],
        ["2", "Away", "0.5"],
      ],
      remarks: ["Home win by 2 points."],
    });
    expect(printedReport(match(options, [420, 400], [-50, -50], [90, 90]).report).remarks).toEqual([
      "Home win by 1 point.",
    ]);
  });
});

const NOBODY = [Array<string>(4).fill(""), Array<string>(4).fill("")];

describe("a match for programs", () => {
  test("boards, stanzas, sums and standings", () => {
    const json = match(KNOCKOUT, ...STANZAS).json() as TeamMatchJson;
    expect(json).toMatchObject({
      session: "team-match",
      form: "knockout",
      boards: 4,
      title: "Knockout match",
      date: "",
      scale: null,
      teams: [
        { team: "Home", name: "", players: ["", "", "", ""], penalty: { imps: 0, vps: 0 } },
        { team: "Away", name: "Reds" },
      ],
      standings: [
        { team: "Away", imps: 13, vps: null, place: "1" },
        { team: "Home", imps: 12, vps: null, place: "2" },
      ],
    });
    expect(json.matches).toEqual([
      {
        teams: ["Home", "Away"],
        boards: [
          { board: 1, net: 620, imps: [12, -12] },
          { board: 2, net: 0, imps: [0, 0] },
          { board: 3, net: -620, imps: [-12, 12] },
          { board: 4, net: -20, imps: [-1, 1] },
        ],
        sessions: [
          { session: 1, imps: [12, 0], lead: 12, players: NOBODY },
          { session: 2, imps: [0, 13], lead: -1, players: NOBODY },
        ],
        imps: [12, 13],
        margins: [-1, 1],
        vps: null,
        lead: -1,
        winner: "Away",
        result: "Reds win by 1 IMP.",
        over: true,
        handicap: null,
      },
    ]);
  });

  test("before play null stands for what is not known", () => {
    expect(match({ form: "league" }).json()).toMatchObject({
      matches: [{ imps: null, margins: null, vps: null, lead: null, winner: null }],
      standings: [
        { team: "Home", imps: null, vps: null, place: "" },
        { team: "Away", imps: null, vps: null, place: "" },
      ],
    });
  });

  test("with victory points", () => {
    expect(match({ form: "league" }, [620, -400]).json()).toMatchObject({
      matches: [{ imps: [14, 0], margins: [14, -14], vps: [13.15, 6.85] }],
      standings: [
        { team: "Home", imps: 14, vps: 13.15, place: "1" },
        { team: "Away", imps: 0, vps: 6.85, place: "2" },
      ],
    });
  });
});
