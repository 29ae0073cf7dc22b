import fc from "fast-check";
import type { BrowserContextOptions, Page } from "playwright-core";
import { fromOtherTable } from "../../src/exchange/averages";
import { entryKey, eveningPlan, currentResults, type Evening } from "../../src/play/evening";
import { splitCells, readAdjusted, readPlayed, type BoardCells } from "../../src/play/in-workbook/board-cells";
import { averagesOf, isSameResult } from "../../src/play/board-result";
import type { Workbook } from "../../src/workbook/model";
import { cellAddress } from "../../src/workbook/reference";
import type { HostOptions, PlayedExcel } from "../office/host/install";
import { describeWithExcel, openPane, type Pane } from "../support/browser";
import { noteShifts, shifts } from "../support/layout-shifts";
import { openInExcel } from "../support/open-in-excel";
import { playedWorkbook } from "../support/played-files";
import { runs, testInSoak } from "../support/runs";
import { padBoard, toEvenings, toView, unbound } from "../support/tonight";
import { openPlace } from "../support/places";

const OPTIONS = { boards: 24, date: "2026-11-20", title: "Friday" };
const begun = playedWorkbook("four-pairs", OPTIONS, "table,board,contract,declarer,result\n1,1,4H,N,+1\n2,1,4H,N,=");
const blank = playedWorkbook("four-pairs", OPTIONS, "table,board,contract,declarer,result");

/** A yellow cell of a board, as people find it. */
function cellOf({ entries }: Workbook, table: number, board: number, column: string): [sheet: string, address: string] {
  const line = entries.lines.find(({ said }) => said.table === String(table) && said.board === String(board))!;
  return [line.sheet, cellAddress(line.row, line.typed[column]!)];
}

const GAMES = 200;
/** In milliseconds, on a machine that has other things to do. */
const SLOWEST_GAME = 8000;
/** So few that pad and sheet meet on them. */
const BOARDS = [1, 2, 3, 4];
const PLAYED = ["contract", "declarer", "result", "doubled", "points"];

const at = { table: fc.constantFrom(1, 2), board: fc.constantFrom(...BOARDS) };

/** What is accepted on a pad and what is typed into the sheet, both in the same second. */
const game = fc.record({
  pad: fc.array(
    fc.record({
      ...at,
      text: fc.constantFrom("4hn=", "3nxs-2", "1ce+1", "pass", "np", "-420", "average", "2dw-1", "6sn=", "undo"),
      pause: fc.integer({ min: 0, max: 120 }),
    }),
    { minLength: 2, maxLength: 6 }
  ),
  sheet: fc.array(
    fc.record({
      ...at,
      typed: fc.constantFrom<Readonly<Record<string, string>>>(
        { contract: "4S", declarer: "N", result: "=" },
        { contract: "2C", declarer: "E", result: "+2" },
        { contract: "3NT", declarer: "W", result: "-1", doubled: "X" },
        { contract: "pass", declarer: "", result: "", doubled: "", points: "" },
        { contract: "5d" },
        { result: "-3" },
        { points: "150" },
        { adjusted: "0" },
        { adjusted: "-3" },
        { adjusted: "" },
        { contract: "", declarer: "", result: "", doubled: "", points: "" }
      ),
      after: fc.integer({ min: 0, max: 900 }),
      /** In milliseconds from one cell to the next. */
      pace: fc.constantFrom(0, 0, 40, 120),
    }),
    { minLength: 2, maxLength: 7 }
  ),
});
type Typing = Parameters<Parameters<typeof game.map>[0]>[0]["sheet"][number];

/** The cells of a line as they are typed, one after the other. */
function typedCells({ table, board, typed, after, pace }: Typing) {
  const place = { table: "adjusted" in typed ? 1 : table, board };
  const line = PLAYED.map((column) => [column, cellOf(blank, place.table, board, column)[1]] as const);
  const cells = Object.entries(typed).map(([column, text]) => ({
    column,
    text,
    address: cellOf(blank, place.table, board, column)[1],
  }));
  return { key: entryKey(place), sheet: cellOf(blank, place.table, board, "contract")[0], line, cells, after, pace };
}

/** Types in the page, each in its time. @returns what was typed, in its order, each with its line as it then was. */
function typeInTime(played: PlayedExcel, typings: readonly ReturnType<typeof typedCells>[]) {
  const typed: { key: string; column: string; text: string; line: Record<string, string> }[] = [];
  const all = typings.flatMap(({ key, sheet, line, cells, after, pace }) =>
    cells.map(
      ({ column, text, address }, i) =>
        new Promise<void>((resolve) => {
          setTimeout(
            () => {
              played.type(sheet, address, text);
              const found = played.workbook.sheets.find(({ name }) => name === sheet)!;
              const now = line.map(([known, cell]) => [known, String(found.cells[cell] ?? "")] as const);
              typed.push({ key, column, text, line: Object.fromEntries(now) });
              resolve();
            },
            after + i * pace
          );
        })
    )
  );
  return Promise.all(all).then(() => typed);
}

/** How the pane names a board at a table. */
function placeText({ table, board }: Pick<BoardCells, "table" | "board">): string {
  return `Table ${table}, board ${board}:`;
}

describeWithExcel("an evening that is played in the open workbook", (site) => {
  let pane: Pane;
  afterEach(async () => {
    expect(pane.errors).toEqual([]);
    expect(await excel((played) => played.faults)).toEqual([]);
    await pane.page.context().close();
  });

  const excel = <T, A>(work: (played: PlayedExcel, given: A) => T | Promise<T>, given?: A): Promise<T> =>
    pane.page.evaluate(`(${work.toString()})(window.played, ${JSON.stringify(given ?? null)})`);

  async function start(options: HostOptions = openInExcel(begun), context?: BrowserContextOptions): Promise<Page> {
    pane = await openPane(site(), { excel: options }, context, (page) => page.addInitScript(noteShifts));
    await openPlace(pane.page, "play");
    return pane.page;
  }
  async function playHere(options?: HostOptions): Promise<Page> {
    const page = await start(options);
    await page.click(".play-here button");
    await page.waitForSelector(".in-excel .unfold");
    await settled();
    return page;
  }
  const type = (table: number, board: number, typed: Readonly<Record<string, string>>, workbook = begun) =>
    excel(
      (played, cells) => cells.forEach(([sheet, address, text]) => played.type(sheet, address, text)),
      Object.entries(typed).map(([column, text]) => [...cellOf(workbook, table, board, column), text] as const)
    );
  /** What stands in the cells of a board: contract, declarer, result, doubled, points. */
  const line = (table: number, board: number) =>
    excel(
      (played, cells) =>
        cells
          .map(([sheet, address]) => played.workbook.sheets.find(({ name }) => name === sheet)?.cells[address] ?? "")
          .join(" ")
          .trim(),
      ["contract", "declarer", "result", "doubled", "points"].map((column) => cellOf(begun, table, board, column))
    );
  async function accept(table: number, board: number, text: string): Promise<void> {
    const { page } = pane;
    // After the last board of a round its next one is begun first; what was left out waits.
    if (await page.isVisible("dialog.sheet")) await page.click("dialog.sheet button:text-is('Go on, enter it later')");
    if (await page.isVisible(".between")) await page.click(".between button.primary");
    await page.selectOption("select[aria-label=Table]", String(table));
    await page.selectOption("select[aria-label=Board]", String(board));
    await page.fill("input[name=typed]", text);
    await page.press("input[name=typed]", "Enter");
    if (await page.isVisible(".question")) await page.click(".accept .primary");
  }
  /** The evening as it is kept. */
  const evening = () =>
    pane.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("overtrick.evening."));
      return JSON.parse(localStorage.getItem(key!)!) as Evening;
    });
  const onPad = async (table: number, board: number) => {
    const said = currentResults(await evening()).get(entryKey({ table, board }));
    if (said?.kind !== "played") return said?.kind === "points" ? String(said.points) : (said?.kind ?? "");
    const { contract, declarer, result } = said;
    return `${contract.level}${contract.strain} ${declarer} ${result}`;
  };
  /** Nothing more is read or written of its own accord, which the pane does after 150 ms. By the page's own clock, which is late when the pane's is. */
  const settled = () =>
    excel(
      (played) =>
        new Promise<void>((resolve) => {
          const look = (before: number, quiet: number) => {
            const now = played.actions.length;
            const still = now === before ? quiet + 1 : 0;
            if (still === 2) resolve();
            else setTimeout(() => look(now, still), 110);
          };
          look(-1, 0);
        })
    );
  const said = () => pane.page.innerText(".in-excel");
  /** Leaves a picture where PICTURES names a folder, for people to look at. */
  const look = async (name: string) => {
    if (process.env.PICTURES) await pane.page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
  };

  test("results come out of its cells, what is accepted goes into them, what others type comes into the pad", async () => {
    const page = await playHere();
    expect([await onPad(1, 1), await onPad(2, 1)]).toEqual(["4H N 1", "4H N 0"]);
    expect(await padBoard(page)).toBe("Board 2");
    await accept(1, 2, "3nxs-2");
    await settled();
    expect(await line(1, 2)).toBe("3NT S -2 X");
    await type(2, 2, { contract: "2s", declarer: "e", result: "+1" });
    await settled();
    expect(await onPad(2, 2)).toBe("2S E 1");
    // A correction on the pad, one in the sheet, and a line that is cleared there.
    await accept(2, 2, "2se=");
    await type(1, 1, { contract: "4S" });
    await settled();
    expect([await line(2, 2), await onPad(1, 1)]).toEqual(["2S E =", "4S N 1"]);
    await type(2, 1, { contract: "", declarer: "", result: "" });
    await settled();
    expect(await onPad(2, 1)).toBe("");
    expect(await said()).toContain(
      "Table 2, board 1: the workbook has nothing now. The pad had 4♥ by North, made: 420 for N\u2011S."
    );
    await page.click(".in-excel .unfold");
    await page.click(".in-excel .noted");
    expect(await said()).toMatch(/^In sync with this workbook\s+More$/);
    for (const [table, board, text, cells] of [
      [1, 3, "pass", "Pass"],
      [1, 4, "np", "NP"],
      [1, 5, "-420", "-420"],
      [1, 6, "7nn-13", "7NT N thirteen down"],
    ] as const) {
      await accept(table, board, text);
      await settled();
      expect(await line(table, board)).toBe(cells);
    }
  });

  test("the Director's rulings go to the sheet Director, and what is typed there comes to the pad", async () => {
    const options = { pairs: ["6"], boards: 15, date: "2026-11-20", title: "Club" };
    const lines = [1, 2, 3].map((table) => `${table},1,4H,N,${["+1", "=", "-1"][table - 1]}`);
    const six = playedWorkbook("pairs", options, ["table,board,contract,declarer,result", ...lines].join("\n"));
    const page = await playHere(openInExcel(six));
    const rows = six.entries.lines.filter(({ kind }) => kind === "ruling" || kind === "board");
    /** The cells of a line, counted from 0, of the list with a column. */
    const cells = (column: string, line: number) => {
      const { sheet, row, typed } = rows.filter((each) => column in each.typed)[line]!;
      return Object.entries(typed).map(([name, at]) => [name, sheet, cellAddress(row, at)] as const);
    };
    const stands = (column: string, line = 0) =>
      excel(
        (played, all) =>
          all
            .map(
              ([, sheet, address]) => played.workbook.sheets.find(({ name }) => name === sheet)?.cells[address] ?? ""
            )
            .join(" ")
            .trim(),
        cells(column, line).filter(([name]) => column === "pair" || name === column)
      );
    type TypedLine = readonly [column: string, line: number, texts: Readonly<Record<string, string>>];
    /** Types lines at once, so that the pane reads all of them in one pass. */
    const typeLines = (...lines: readonly TypedLine[]) =>
      excel(
        (played, all) => all.forEach(([sheet, address, text]) => played.type(sheet, address, text)),
        lines.flatMap(([column, line, texts]) =>
          cells(column, line).flatMap(([name, sheet, address]) =>
            texts[name] === undefined ? [] : [[sheet, address, texts[name]] as const]
          )
        )
      );
    const ruled = async () => (await page.locator(".ruled li > span").allInnerTexts()).map(unbound);
    await page.selectOption("select[aria-label=Board]", "1");
    await toView(page, "Director");
    await page.click(".director button:text-is('All of Round 1')");
    await page.click(".director .list-row:has-text('Penalty')");
    await page.selectOption(".director [name=who]", "3");
    await page.fill(".director [name=amount]", "10");
    await page.fill(".director [name=reason]", "=1+1");
    await page.click(".director .foot-bar button:text-is('Add the penalty')");
    await settled();
    expect([await stands("seats"), await stands("seats", 2)]).toEqual(["turned", "turned"]);
    expect(await stands("pair")).toBe("3 10 % '=1+1");
    await look("excel-director");
    // On the sheet: on one board only, another penalty, and what Table 2 played in place of its board 1.
    await typeLines(
      ["seats", 1, { seats: "" }],
      ["seats", 2, { seats: "" }],
      ["pair", 1, { pair: "4", penalty: "0.5", unit: "matchpoints" }],
      ["ruling", 0, { ruling: "9 instead of 1 at Table 2: -100" }]
    );
    await settled();
    expect(await ruled()).toEqual([
      "Table 1, board 1: sat the wrong way",
      "Penalty: Pair 3, 10 % of a board (=1+1)",
      "Table 2, board 1: board 9 was played instead, 100 for E-W",
      "Penalty: Pair 4, 0.5 matchpoints",
    ]);
    // What was typed beside the pad's is nobody's business; what took its place is told.
    expect((await page.locator(".in-excel .replaced").allInnerTexts()).map(unbound)).toEqual([
      "Changed in the workbook. The pad had: Table 1, boards 2–3: sat the wrong way.",
    ]);
    expect(await stands("from")).toBe("–, –, – · 1×, 1 turned · 9 instead of 1 at Table 2: -100");
    await typeLines(["ruling", 0, { ruling: "9 instead of 1 at Table 2: 100" }]);
    await settled();
    expect(await page.locator(".in-excel .replaced").count()).toBe(1);
    await look("excel-overruled");
    await page.click(".in-excel .unfold");
    await page.click(".in-excel .noted");
    expect(await page.locator(".in-excel .replaced").count()).toBe(0);
    await page.click(".ruled li:has-text('Pair 3') button:text-is('Take back')");
    await page.click(".ruled li:has-text('wrong way') button:text-is('Take back')");
    await settled();
    expect([await stands("seats"), await stands("pair"), await stands("pair", 1)]).toEqual([
      "",
      "",
      "4 0.5 matchpoints",
    ]);
    expect(await said()).toMatch(/^In sync with this workbook/);
  });

  /** What else play may begin with that was pushed down. */
  const pushed = async () => (await shifts(pane.page)).filter((moved) => moved.includes('<section class="card"'));

  test("a session in the open workbook is what is to be played first; one that is made later is found", async () => {
    const page = await start({ sheets: ["Club"], cells: { Club: { cells: { A1: "Hello" } } } });
    const first = page.locator(".tonight button").first();
    const loudest = () =>
      page.$$eval(".tonight button", (buttons) => {
        const of = (each: Element) => getComputedStyle(each).backgroundColor;
        const accent = buttons.find((each) => each.matches(".primary"));
        return buttons.filter((each) => accent && of(each) === of(accent)).map((each) => each.firstChild!.textContent);
      });
    await page.waitForSelector(".play-here button");
    expect([await first.innerText(), await loudest()]).toEqual(["Play in this workbook", ["Start"]]);
    await shifts(page);
    await openPlace(page, "workbook");
    await excel((played, { sheets = [], cells = {} }) => {
      const { sheets: there } = played.workbook;
      for (const name of sheets) there.push({ ...there[0]!, id: `{later-${name}}`, name, ...cells[name] });
    }, openInExcel(begun));
    await openPlace(page, "play");
    await page.waitForSelector(".play-here .primary");
    expect(await loudest()).toEqual(["Play in this workbook"]);
    expect(await page.innerText(".play-here h2")).toBe("Friday");
    expect(await pushed()).toEqual([]);
  });

  test.each(runs<readonly ("light" | "dark")[]>({ ci: ["light"], soak: ["light", "dark"] }))(
    "what is said of the workbook moves nothing on the pad: %s",
    async (colorScheme) => {
      const page = await start(openInExcel(begun), { viewport: { width: 350, height: 740 }, colorScheme });
      await page.waitForSelector(".play-here .primary");
      expect(await pushed()).toEqual([]);
      await look(`tab-${colorScheme}`);
      await page.click(".play-here button");
      await page.waitForSelector(".in-excel .unfold");
      await settled();
      await shifts(page);
      await look(`together-${colorScheme}`);
      /** Its own lines may take the place of others. */
      const moved = async () => (await shifts(page)).filter((each) => !each.includes("<p"));
      const still = async (what: string) => {
        await settled();
        expect([what, await moved()]).toEqual([what, []]);
        await look(`${what}-${colorScheme}`);
      };
      await type(1, 7, { contract: "4S" });
      await still("unfinished");
      await type(1, 1, { contract: "", declarer: "", result: "" });
      await type(1, 5, { adjusted: "3" });
      await still("several");
      await excel((played) => void Object.assign(played.workbook.options, { isEditing: true }));
      await accept(1, 9, "1nn=");
      await shifts(page);
      await page.waitForSelector(".in-excel .fault");
      expect(await moved()).toEqual([]);
      await look(`waiting-${colorScheme}`);
      await excel((played) => void Object.assign(played.workbook.options, { isEditing: false }));
      await page.waitForSelector(".in-excel .fault", { state: "detached" });
      await page.click(".in-excel .unfold");
      expect(await moved()).toEqual([]);
      await still("all of them");
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("unfold");
      await page.keyboard.press("Enter");
      await page.click(".in-excel .part");
      await page.waitForSelector(".in-excel .join");
      await still("apart");
    }
  );

  test("undo on the pad takes back what was said there, and nothing that others have typed", async () => {
    const page = await playHere();
    await accept(1, 2, "3ns=");
    await settled();
    await type(2, 2, { contract: "1C", declarer: "W", result: "=" });
    await settled();
    await page.click("button.undo");
    await settled();
    expect([await line(1, 2), await onPad(1, 2), await line(2, 2), await onPad(2, 2)]).toEqual([
      "",
      "",
      "1C W =",
      "1C W 0",
    ]);
    expect(await page.isDisabled("button.undo")).toBe(true);
    // Both say the same in the same tenth of a second.
    const [sheet, address] = cellOf(begun, 1, 4, "contract");
    await page.selectOption("select[aria-label=Board]", "4");
    await page.fill("input[name=typed]", "pass");
    await Promise.all([
      page.press("input[name=typed]", "Enter"),
      excel((played, [at, cell]) => played.type(at!, cell!, "pass"), [sheet, address]),
    ]);
    await settled();
    expect([await line(1, 4), await onPad(1, 4)]).toEqual(["pass", "passed"]);
    expect(await page.isDisabled("button.undo")).toBe(true);
    expect(await said()).toMatch(/^In sync with this workbook\s+More$/);
  });

  test("half a line that is left stays, is said also after the pane is opened again, and keeps nothing else up", async () => {
    const page = await playHere();
    await type(1, 7, { contract: "4S" });
    await accept(1, 8, "3ns=");
    await settled();
    expect(await line(1, 8)).toBe("3NT S =");
    await page.reload();
    await page.waitForSelector(".in-excel .unfold");
    // The sheet as it was is open in Excel still.
    await type(1, 8, { contract: "3NT", declarer: "S", result: "=" });
    await type(1, 7, { contract: "4S" });
    await settled();
    await accept(1, 9, "2hn+1");
    await settled();
    expect([await line(1, 7), await line(1, 8), await line(1, 9)]).toEqual(["4S", "3NT S =", "2H N +1"]);
    expect([await onPad(1, 7), await onPad(1, 8)]).toEqual(["", "3NT S 0"]);
    expect(await said()).toContain("Table 1, board 7: the result in the workbook is incomplete");
  });

  /** Clears cells all at once, as Delete over several rows, or a cut, does. */
  const clear = (boards: readonly number[]) =>
    excel(
      (played, cells) => cells.forEach(([sheet, address]) => played.type(sheet, address, "")),
      boards.flatMap((board) => PLAYED.map((column) => cellOf(begun, 1, board, column)))
    );

  test("a line that is cut and pasted onto another board goes there, and what it replaces is said", async () => {
    await playHere();
    await accept(1, 2, "3nxs-2");
    await accept(1, 5, "2dw-1");
    await settled();
    await clear([2]);
    await type(1, 5, { contract: "3NT", declarer: "S", result: "-2", doubled: "X" });
    await settled();
    expect([await onPad(1, 2), await onPad(1, 5)]).toEqual(["", "3NT S -2"]);
    expect([await line(1, 2), await line(1, 5)]).toEqual(["", "3NT S -2 X"]);
    const told = await said();
    expect(told).toContain(
      "Table 1, board 2: the workbook has nothing now. The pad had 3NT by South, doubled, 2 down: 500 for E\u2011W."
    );
    expect(told).toMatch(/Table 1, board 5: the workbook has 3NT by South, doubled, .*The pad had 2♦ by West/);
  });

  test("Delete over several boards is said; taken back in Excel, all is there again and nothing more is said", async () => {
    await playHere();
    for (const [board, text] of [
      [2, "3nxs-2"],
      [3, "pass"],
      [4, "-620"],
    ] as const)
      await accept(1, board, text);
    await settled();
    expect(await onPad(1, 4)).toBe("-620");
    await clear([1, 2, 3, 4]);
    await settled();
    for (const board of [1, 2, 3, 4]) {
      expect([board, await onPad(1, board)]).toEqual([board, ""]);
      expect(await said()).toContain(`Table 1, board ${board}: the workbook has nothing now.`);
    }
    expect(await pane.page.innerText(".in-excel .unfold")).toBe("All 4");
    await type(1, 1, { contract: "4H", declarer: "N", result: "+1" });
    await type(1, 2, { contract: "3NT", declarer: "S", result: "-2", doubled: "X" });
    await type(1, 3, { contract: "Pass" });
    await type(1, 4, { points: "-620" });
    await settled();
    expect([await onPad(1, 1), await onPad(1, 2), await onPad(1, 3), await onPad(1, 4)]).toEqual([
      "4H N 1",
      "3NT S -2",
      "passed",
      "-620",
    ]);
    expect(await said()).toMatch(/^In sync with this workbook\s+More$/);
  });

  test("what is typed and corrected in the sheet alone is nobody's business on the pad; of a board that was the pad's it says what stands", async () => {
    await playHere();
    await type(1, 3, { contract: "4S", declarer: "N", result: "=" });
    await settled();
    await type(1, 3, { result: "+1" });
    await settled();
    expect([await onPad(1, 3), await said()]).toEqual(["4S N 1", expect.stringMatching(/^In sync with this/)]);
    await accept(1, 4, "2dw-1");
    await settled();
    await type(1, 4, { contract: "3D" });
    await settled();
    await type(1, 4, { result: "+1" });
    await settled();
    expect(await said()).toContain(
      "board 4: the workbook has 3♦ by West, 1 over: 130 for E\u2011W. The pad had 2♦ by West, 1 down"
    );
    expect(await pane.page.innerText(".in-excel .unfold")).toBe("More");
    // The pad has the last word.
    await accept(1, 4, "2dw-1");
    await settled();
    expect([await line(1, 4), await said()]).toEqual(["2D W -1", expect.stringMatching(/^In sync with this/)]);
  });

  test("what the workbook replaced is said again once what the pad said since is undone", async () => {
    await playHere();
    await accept(2, 2, "-420");
    await settled();
    await type(2, 2, { contract: "5d", declarer: "N", result: "=", points: "" });
    await settled();
    const replaced = /Table 2, board 2: the workbook has 5♦ by North, .*The pad had 420 for E/;
    expect(await said()).toMatch(replaced);
    await accept(2, 2, "pass");
    await settled();
    expect(await said()).toMatch(/^In sync with this/);
    await pane.page.click("button.undo");
    await settled();
    expect([await line(2, 2), await said()]).toEqual(["5D N =", expect.stringMatching(replaced)]);
    await pane.page.click(".in-excel .unfold");
    await pane.page.click(".in-excel .noted");
    expect(await said()).toMatch(/^In sync with this/);
  });

  test("an average stands once for both tables", async () => {
    await playHere();
    await accept(2, 3, "average");
    await settled();
    const adjusted = () =>
      excel(
        (played, [sheet, at]) => played.workbook.sheets.find(({ name }) => name === sheet)!.cells[at],
        cellOf(begun, 1, 3, "adjusted")
      );
    expect([await adjusted(), await line(2, 3), await onPad(1, 3)]).toEqual(["0", "", ""]);
    await type(1, 3, { adjusted: "3" });
    await settled();
    expect([await adjusted(), await onPad(2, 3)]).toEqual(["3", "averages"]);
    // No average: the pad has no such score.
    await type(1, 3, { adjusted: "5" });
    await settled();
    expect([await adjusted(), await onPad(2, 3)]).toEqual(["5", ""]);
    expect(await said()).toContain("Board 3 has an adjusted score in the workbook, which counts there but not here.");
  });

  test("half a line is no result: nothing is written over it until it is finished or cleared", async () => {
    await playHere();
    await type(1, 7, { contract: "4S" });
    await settled();
    expect(await said()).toContain("Table 1, board 7: the result in the workbook is incomplete");
    await accept(1, 7, "4hn=");
    await settled();
    expect([await line(1, 7), await onPad(1, 7)]).toEqual(["4S", "4H N 0"]);
    await type(1, 7, { contract: "" });
    await settled();
    expect(await line(1, 7)).toBe("4H N =");
    await type(1, 7, { contract: "4HZ" });
    await accept(1, 7, "5cn=");
    await settled();
    await type(1, 7, { contract: "2C", declarer: "S", result: "+2" });
    await settled();
    expect([await line(1, 7), await onPad(1, 7)]).toEqual(["2C S +2", "2C S 2"]);
    expect(await said()).toContain(
      "Table 1, board 7: the workbook has 2♣ by South, 2 over: 130 for N\u2011S. The pad had 5♣ by North, made: 600 for N\u2011S."
    );
  });

  test("while a cell is edited the pad waits and says so; where both have changed a line the cell wins", async () => {
    await playHere();
    const edits = (isEditing: boolean) =>
      excel((played, on) => void Object.assign(played.workbook.options, { isEditing: on }), isEditing);
    await edits(true);
    await accept(1, 8, "4hn=");
    await accept(1, 9, "1nn=");
    await pane.page.waitForSelector(".in-excel .fault");
    expect(await said()).toContain(
      "Not in sync with the workbook: a cell is being edited. Press Enter or Esc in the sheet"
    );
    await type(1, 8, { contract: "4S", declarer: "W", result: "=" });
    await edits(false);
    await pane.page.waitForSelector(".in-excel .fault", { state: "detached" });
    await settled();
    expect([await line(1, 8), await line(1, 9), await onPad(1, 8)]).toEqual(["4S W =", "1NT N =", "4S W 0"]);
    expect(await said()).toContain(
      "Table 1, board 8: the workbook has 4♠ by West, made: 420 for E\u2011W. The pad had 4♥ by North, made: 420 for N\u2011S."
    );
  });

  test("a sheet that is renamed is found again, one that is deleted is said, and its results are kept", async () => {
    await playHere();
    await excel((played) => void (played.workbook.sheets.find(({ name }) => name === "Table 2")!.name = "Kitchen"));
    await accept(2, 2, "4hn=");
    await settled();
    const [, address] = cellOf(begun, 2, 2, "contract");
    // Typed under its new name, and renamed again between reading and writing.
    await excel((played, at) => played.type("Kitchen", at, "1NT"), cellOf(begun, 2, 5, "contract")[1]);
    await settled();
    expect(await said()).toContain("Table 2, board 5: the result in the workbook is incomplete");
    await excel((played, at) => played.type("Kitchen", at, ""), cellOf(begun, 2, 5, "contract")[1]);
    await excel((played) => {
      const { actions } = played;
      actions.push = (action: string) => {
        if (action.includes("GetRange(")) {
          delete (actions as { push?: unknown }).push;
          played.workbook.sheets.find(({ name }) => name === "Kitchen")!.name = "Dining room";
        }
        return Array.prototype.push.call(actions, action);
      };
    });
    await accept(2, 6, "3cn=");
    await settled();
    await pane.page.waitForTimeout(1600);
    await settled();
    expect(
      await excel(
        (played, at) => played.workbook.sheets.find(({ name }) => name === "Dining room")!.cells[at],
        cellOf(begun, 2, 6, "contract")[1]
      )
    ).toBe("3C");
    await excel((played) => void (played.workbook.sheets.find(({ name }) => name === "Dining room")!.name = "Kitchen"));
    expect(
      await excel((played, at) => played.workbook.sheets.find(({ name }) => name === "Kitchen")!.cells[at], address)
    ).toBe("4H");
    await excel((played) => {
      const { sheets } = played.workbook;
      sheets.splice(
        sheets.findIndex(({ name }) => name === "Kitchen"),
        1
      );
    });
    await accept(2, 3, "4sn=");
    await accept(1, 3, "2sn=");
    await settled();
    expect(await said()).toContain("The sheet for Table 2 is not in the workbook: those results are kept only here.");
    expect([await line(1, 3), await onPad(2, 2), await onPad(2, 3)]).toEqual(["2S N =", "4H N 0", "4S N 0"]);
  });

  test("a workbook that was closed without being saved is filled again when it is opened", async () => {
    const page = await playHere();
    await accept(1, 2, "4hn=");
    await accept(2, 2, "4hn-1");
    await settled();
    await page.reload();
    await page.waitForSelector(".in-excel .unfold");
    await settled();
    expect([await line(1, 1), await line(1, 2), await line(2, 2)]).toEqual(["4H N +1", "4H N =", "4H N -1"]);
    expect((await evening()).entries).toHaveLength(4);
  });

  test("a workbook of another evening is left alone, and one without results is written into when somebody asks", async () => {
    const page = await playHere();
    await accept(1, 2, "4hn=");
    await settled();
    await excel((played) => {
      for (const sheet of played.workbook.sheets)
        for (const address of Object.keys(sheet.unlocked)) delete sheet.cells[address];
    });
    await toEvenings(page);
    await openPlace(page, "play");
    // Nobody begins the evening once more without meaning to.
    await page.click(".play-here button");
    expect(await page.innerText(".play-here .question")).toMatch(/ is in play, with 3 of 48 results\.$/);
    await page.click(".play-here button:text-is('Continue playing')");
    await page.waitForSelector(".in-excel button:text-is('Write into this workbook')");
    expect(await line(1, 2)).toBe("");
    await type(1, 1, { contract: "2C", declarer: "N", result: "=" });
    await type(1, 2, { contract: "2D", declarer: "N", result: "=" });
    await page.click(".in-excel button");
    await page.waitForSelector(".in-excel .fault");
    expect(await said()).toContain(
      "The open workbook has different results on 2 boards, so it belongs to another evening."
    );
    await type(1, 1, { contract: "", declarer: "", result: "" });
    await type(1, 2, { contract: "", declarer: "", result: "" });
    await page.click(".in-excel button:text-is('Write into this workbook')");
    await page.waitForSelector(".in-excel p:text-is('In sync with this workbook')");
    await settled();
    expect([await line(1, 1), await line(1, 2), await line(2, 1)]).toEqual(["4H N +1", "4H N =", "4H N ="]);
  });

  test("where Excel does not tell of changes it is not offered; where there is no session it is said", async () => {
    const page = await start({ ...openInExcel(begun), excelApi: "1.8" });
    await page.waitForSelector(".tonight .foot-bar button.primary");
    expect(await page.$(".play-here")).toBeNull();
    await page.context().close();
    const club = await start({ sheets: ["Club"], cells: { Club: { cells: { A1: "Hello" } } } });
    await club.click(".play-here button");
    await club.waitForSelector(".play-here .fault");
    expect(await club.innerText(".play-here .fault")).toContain("This workbook has no Overtrick session");
  });

  test.each(runs<readonly ("before" | "after")[]>({ ci: ["after"], soak: ["before", "after"] }))(
    "each action failing once, %s it is done: all is written in the end",
    async (when) => {
      await playHere(openInExcel(blank));
      const step = runs({ ci: 13, soak: 1 });
      for (let at = 0; at < 40; at += step) {
        const board = 1 + (at % 24);
        await excel(
          (played, fails) =>
            void (played.fails = { at: played.actions.length + fails.at, when: fails.when, code: "GeneralException" }),
          { at, when }
        );
        await accept(1, board, at % 2 === 0 ? "4hn=" : "3nxs+1");
        const written = at % 2 === 0 ? "4H N =" : "3NT S +1 X";
        // What has failed is done again after a while.
        for (let tries = 0; tries < 20 && (await line(1, board)) !== written; tries++)
          await pane.page.waitForTimeout(200);
        await settled();
        expect(await line(1, board)).toBe(written);
      }
    }
  );

  test("what somebody types between reading and writing is put back, with the rest of its line", async () => {
    await playHere();
    const [sheet, address] = cellOf(begun, 1, 10, "result");
    await excel(
      (played, [at, cell]) => {
        const { actions } = played;
        actions.push = (action: string) => {
          // The first of the batch that writes.
          if (action.includes("GetRange(")) {
            delete (actions as { push?: unknown }).push;
            played.type(at!, cell!, "-1");
          }
          return Array.prototype.push.call(actions, action);
        };
      },
      [sheet, address]
    );
    await accept(1, 10, "4hn=");
    await settled();
    expect([await line(1, 10), await onPad(1, 10)]).toEqual(["-1", "4H N 0"]);
    expect(await said()).toContain("Table 1, board 10: the result in the workbook is incomplete");
    await type(1, 10, { contract: "2D", declarer: "E" });
    await settled();
    expect([await line(1, 10), await onPad(1, 10)]).toEqual(["2D E -1", "2D E -1"]);
  });

  // By a clock of its own: test/taskpane/evening/in-excel/keep-in-step.test.ts.
  testInSoak(
    `pad and sheet at once, ${GAMES} times: both end alike, and what somebody has entered is lost nowhere`,
    async () => {
      const page = await playHere(openInExcel(blank));
      let conflicts = 0;
      for (const { pad, sheet } of fc.sample(game, GAMES)) {
        const began = await evening();
        const before = began.entries.map((entry) => JSON.stringify(entry));
        const stoodBefore = currentResults(began);
        const wasThere = new Map((await linesOf()).map((line) => [entryKey(line), line.cells]));
        const typing = excel(typeInTime, sheet.map(typedCells));
        for (const { table, board, text, pause } of pad) {
          await page.waitForTimeout(pause);
          if (text !== "undo") await accept(table, board, text);
          else if (await page.isEnabled("button.undo")) await page.click("button.undo");
        }
        const typed = await typing;
        await settled();

        const now = await evening();
        const plan = eveningPlan(now);
        const stands = currentResults(now);
        // Undo may take out what was said in a game before.
        const kept = before.reduce((at, text) => at + (JSON.stringify(now.entries[at]) === text ? 1 : 0), 0);
        const fresh = now.entries.slice(kept);
        const bar = await said();
        for (const line of await linesOf()) {
          const { table, board } = line;
          const key = entryKey(line);
          const stood = stands.get(key) ?? null;
          const { played: cells } = splitCells(line);
          const read = readPlayed({ board }, cells);
          const here = fresh.filter((entry) => entryKey(entry) === key);
          const own = here.filter(({ from }) => from === undefined);
          const of = ({ entries }: Evening) => entries.filter((entry) => entryKey(entry) === key);
          const was = { stood: stoodBefore.get(key), said: of(began), cells: wasThere.get(key) };
          const context = JSON.stringify({ key, was, cells, stood, here, typed, pad, sheet, bar });
          // Alike, but for lines that are no result and boards that have the average.
          if (averagesOf(stood) === null)
            if (read.kind === "unfinished")
              expect([context, bar]).toEqual([context, expect.stringContaining(placeText(line))]);
            else
              expect([context, isSameResult(read.kind === "said" ? read.result : null, stood)]).toEqual([
                context,
                true,
              ]);
          if (table === 1) {
            const [first, second] = [1, 2].map((at) => averagesOf(stands.get(entryKey({ table: at, board }))));
            const given = first ?? (second ? fromOtherTable(second) : "blank");
            const isOther = bar.includes(`Board ${board} has an adjusted score`);
            if (!isOther) expect([context, readAdjusted(plan, line)]).toEqual([context, given]);
          }
          // What somebody typed last is there, or the pad has had it and has said something since.
          const last = typed.filter((each) => each.key === key && each.column in cells);
          const gone = last.some(
            ({ column, text }, i) =>
              cells[column] !== text && !last.slice(i + 1).some((later) => later.column === column)
          );
          if (gone) {
            const left = readPlayed({ board }, last[last.length - 1]!.line);
            const said = left.kind === "said" ? left.result : null;
            const isHeard =
              here.some((entry) => isSameResult(entry.said, said)) || isSameResult(said, stoodBefore.get(key) ?? null);
            const isKnown = left.kind === "blank" || (said !== null && isHeard);
            // What the pad said in a game before waits behind half a line, and comes when that is cleared.
            const stoodThere = splitCells({ ...line, cells: wasThere.get(key) ?? {} }).played;
            const isWaiting = left.kind === "blank" && readPlayed({ board }, stoodThere).kind === "unfinished";
            const isChanged = own.length > 0 || isWaiting || pad.some(({ text }) => text === "undo");
            expect([context, isKnown, isChanged]).toEqual([context, true, true]);
          }
          // What the pad said and the workbook replaced is told.
          here.forEach((entry, i) => {
            const was = here[i - 1];
            if (entry.from === undefined || !was?.said || was.from !== undefined) return;
            // Somebody has typed what the pad said already, or there is something newer on either side.
            if (isSameResult(entry.said, was.said) || i < here.length - 1) return;
            conflicts++;
            expect([context, bar]).toEqual([context, expect.stringContaining(placeText(line))]);
          });
        }
        if (await page.isVisible(".in-excel .replaced")) {
          await page.click(".in-excel .unfold");
          await page.click(".in-excel .noted");
        }
      }
      expect(conflicts).toBeGreaterThan(GAMES / 20);
    },
    GAMES * SLOWEST_GAME
  );

  /** The lines of the boards that the games are about. */
  const linesOf = async (): Promise<BoardCells[]> => {
    const places = BOARDS.flatMap((board) => [1, 2].map((table) => ({ table, board })));
    const cells = places.map(({ table, board }) => {
      const columns = [...PLAYED, ...(table === 1 ? ["adjusted"] : [])];
      return columns.map((column) => [column, ...cellOf(blank, table, board, column)] as const);
    });
    const texts = await excel(
      (played, wanted) =>
        wanted.map((line) =>
          line.map(([column, sheet, address]) => {
            const found = played.workbook.sheets.find(({ name }) => name === sheet)!;
            return [column, String(found.cells[address] ?? "")] as const;
          })
        ),
      cells
    );
    return places.map((place, i) => ({ ...place, cells: Object.fromEntries(texts[i]!) }));
  };
});
