import { CLUB_TABLE as SHEET, clubWorkbook, FIRST_ROW, LAST_ROW, rankingLines } from "../support/club-table";
import { describeWithKeys, keysOf, press, type Look } from "../support/keys";
import type { KeyStep } from "../support/libreoffice";

const RANKING = "Ranking";
const BOARD = 1;
const ADJUSTED = 9;
const POINTS = 10;

describeWithKeys("a club's table sorted, filtered and continued by keys, in LibreOffice's window", () => {
  let looks: ReadonlyMap<string, Look>;
  const column = (look: string, of: number, to = LAST_ROW) =>
    Array.from({ length: to - FIRST_ROW + 1 }, (_, row) => looks.get(look)!.at(FIRST_ROW + row, of));
  const ranking = (look: string) => rankingLines(looks.get(look)!.at);

  beforeAll(async () => {
    const lookAt = (sheet: string, look: string): KeyStep[] => [{ go: "A1", sheet }, { look }];
    const [end] = press([
      {
        bytes: await clubWorkbook(),
        steps: [
          ...lookAt(RANKING, "ranking as made"),
          // Data, Sort Ascending.
          { go: `J${FIRST_ROW + 1}`, sheet: SHEET },
          { keys: ["alt+d"] },
          { keys: ["a"] },
          ...lookAt(SHEET, "sorted"),
          ...lookAt(RANKING, "ranking of the sorted"),
          // The list below the heading, and in it what is searched for.
          { go: `A${FIRST_ROW - 1}`, sheet: SHEET },
          { keys: ["alt+Down"] },
          { keys: ["2", "Return"] },
          ...lookAt(RANKING, "ranking of the filtered"),
          // Down leads to the next row of board 2, which is the last one.
          { go: `I${FIRST_ROW + 1}`, sheet: SHEET },
          { keys: ["Down", ...keysOf("50/50\n")] },
          { go: `A${FIRST_ROW - 1}`, sheet: SHEET },
          { keys: ["alt+Down"] },
          { keys: ["Return"] },
          { go: `A${LAST_ROW + 1}`, sheet: SHEET },
          { keys: keysOf("4\t1\t3\t3NT\tS\t=\n") },
          { go: `A${LAST_ROW + 2}`, sheet: SHEET },
          { keys: keysOf("4\t2\t5\t2S\tW\t-1\n") },
          ...lookAt(SHEET, "continued"),
          ...lookAt(RANKING, "ranking of the continued"),
        ],
      },
    ]);
    looks = end!.looks;
  }, 300_000);

  test("sorts the rows of the table by its column, and leaves the ranking as it was", () => {
    expect(column("sorted", POINTS)).toEqual([-620, -420, -50, 100, 120, 150, 300, 420, ""]);
    expect(column("sorted", BOARD)).toEqual([2, 2, 1, 3, 3, 3, 1, 1, 2]);
    expect(ranking("ranking as made")).toMatch(/^1,5,3,9,75\n/);
    expect(ranking("ranking of the sorted")).toBe(ranking("ranking as made"));
  });

  test("shows the rows of one board, and counts the others all the same", () => {
    expect(column("continued", ADJUSTED)).toEqual(["", "", "", "", "", "", "", "", "50/50"]);
    expect(ranking("ranking of the filtered")).toBe(ranking("ranking as made"));
  });

  test("counts the results typed into the next rows", () => {
    expect(column("continued", POINTS, LAST_ROW + 2).slice(-2)).toEqual([600, 100]);
    expect(ranking("ranking of the continued")).toMatch(/^.*,1,4,/m);
  });
});
