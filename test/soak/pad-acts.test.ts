import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import type { Page } from "playwright-core";
import { describeWithBrowser } from "../support/browser";
import { empty, fill, started, type Started } from "../support/killed-browser";
import { plainImps, plainPoints, type PlainResult } from "../support/plain-scorer";
import { runs, SEED } from "../support/runs";
import { bidButton, doublingButton, played, resultText, standings, toView, unbound } from "../support/tonight";
import { openPlace } from "../support/places";

/** Partners of four in rounds 1 to 3, North-South first; and boards with the dealers and vulnerability of a round's deals. */
const CHICAGO = [
  [[1, 2], [3, 4]],
  [[1, 3], [2, 4]],
  [[1, 4], [2, 3]],
]; // prettier-ignore
const BOARDS = [1, 6, 15, 20];
const DEALS = 12;
/** Expected of 21 high-card points and more, not vulnerable and vulnerable; the last line is for all above. */
const EXPECTED = [[50, 50], [70, 70], [110, 110], [200, 290], [300, 440]]; // prettier-ignore
const SEATS = { N: "North", E: "East", S: "South", W: "West" } as const;

interface Deal {
  readonly result: PlainResult;
  readonly hcp: number | null;
}

/** What the deals are worth to the players, by their numbers; none before the first. */
function plainChicago(deals: ReadonlyMap<number, Deal>): Record<string, number> {
  const totals = new Map<number, number>();
  for (const [deal, { result, hcp }] of deals) {
    if (hcp === null) continue;
    const round = CHICAGO[Math.ceil(deal / 4) - 1]!;
    const board = BOARDS[(deal - 1) % 4]!;
    const strong = Math.max(hcp, 40 - hcp);
    // Nobody is vulnerable on board 1, East-West on 6, North-South on 15, all on 20.
    const isVulnerable = board === 20 || (board === 15 && hcp > 20) || (board === 6 && hcp < 20);
    const line = EXPECTED[Math.min(strong - 21, EXPECTED.length - 1)];
    const expected = line ? Math.sign(hcp - 20) * line[isVulnerable ? 1 : 0]! : 0;
    const imps = plainImps(plainPoints(board, result) - expected);
    for (const [side, players] of round.entries())
      for (const player of players) totals.set(player, (totals.get(player) ?? 0) + (side === 0 ? imps : -imps) + 0);
  }
  return Object.fromEntries(totals);
}

const game = played.filter((result): result is PlainResult => result !== null);
type Stray = { readonly act: "stray"; readonly keys: readonly number[] };
const stray: fc.Arbitrary<Stray> = fc.record({
  act: fc.constant("stray" as const),
  keys: fc.array(fc.nat(200), { minLength: 1, maxLength: 4 }),
});
const trouble = fc.constantFrom(
  { act: "kill" as const },
  { act: "kill" as const },
  { act: "full" as const },
  { act: "room" as const }
);
const deal = fc.record({
  act: fc.constant("deal" as const),
  deal: fc.integer({ min: 1, max: DEALS }),
  result: game,
  hcp: fc.option(fc.integer({ min: 0, max: 40 }), { freq: 5 }),
  isUndone: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});

describeWithBrowser("random taps on the pad, with dead batteries and no room", (site) => {
  let folder = "";
  let at: Started | null = null;
  const begin = async () => {
    folder = mkdtempSync(path.join(tmpdir(), "acts-"));
    at = await started(folder, site().address);
    return at.page;
  };
  const killed = async (): Promise<Page> => {
    await at?.end();
    at = await started(folder, site().address);
    await at.page.waitForSelector(".pad, .standings");
    if (!(await at.page.isVisible(".pad"))) await toView(at.page, "Board");
    return at.page;
  };
  afterEach(async () => {
    await at?.end();
    at = null;
    rmSync(folder, { recursive: true, force: true });
  });
  const evenings = runs({ ci: 1, soak: 12 });
  const acts = runs({ ci: 20, soak: 60 });

  /** Keys that accept nothing. */
  async function strayed(page: Page, { keys }: Stray): Promise<void> {
    for (const key of keys) {
      const all = page.locator(":is(.bidding-box, .play-of-hand, .hcp .keys) button:enabled:visible");
      const count = await all.count();
      if (count > 0) await all.nth(key % count).click();
    }
  }
  /** What was accepted is on the disk, or where there is room. */
  const stored = (page: Page) => page.waitForSelector(".last [role=status][aria-busy=false]", { state: "attached" });
  const view = toView;
  const accept = (page: Page) => page.click(".accept .primary");

  /** Enters a deal, whatever stands or is tapped there. Gives the high-card points that it has then. */
  async function enter(page: Page, { deal, result, hcp }: Deal & { readonly deal: number }): Promise<number | null> {
    if (await page.isVisible("select[aria-label=Deal]"))
      await page.selectOption("select[aria-label=Deal]", String(64 * Math.ceil(deal / 4) + BOARDS[(deal - 1) % 4]!));
    else {
      // Once each deal has a result, the sheet leads back to them.
      await view(page, "Sheet");
      await page.click(`.score-sheet button[aria-label="Deal ${deal}"]`);
    }
    if (await page.isVisible(".hcp")) await page.click(".hcp [aria-label=Close]");
    if (await page.isVisible(".play-of-hand")) await page.click(".play-of-hand .quiet");
    await page.click(bidButton(result.level, result.strain));
    await page.click(result.doubled > 0 ? doublingButton(result.doubled) : ".play-of-hand .contract >> nth=0");
    await page.click(`.declarer[aria-label^="${SEATS[result.declarer]}"]`);
    if (await page.isVisible(".results.rare")) await page.click(".results button:text-is('Fewer')");
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await page.click(`.results button:text-is("${resultText(result.over)}")`);
    let has = hcp;
    if (await page.isVisible("button:text-is('Change HCP')")) {
      has = hcp ?? 20;
      await page.click("button:text-is('Change HCP')");
      await page.click(`.hcp .keys button:text-is("${has}")`);
    }
    await accept(page);
    if (await page.isVisible(".hcp, .waiting")) {
      await page.click(has === null ? ".hcp .leave" : `.hcp .keys button:text-is("${has}")`);
      if (has !== null) await accept(page);
    }
    if (await page.isVisible(".question")) await accept(page);
    await stored(page);
    return has;
  }

  test("Chicago with expected scores has in the end what was accepted, and nothing else", async () => {
    for (let evening = 0; evening < evenings; evening++) {
      let page = await begin();
      await openPlace(page, "workbook");
      await page.selectOption("[name=kind]", "chicago");
      await page.waitForSelector("[name=expected]", { state: "attached" });
      await page.evaluate(() =>
        document.querySelectorAll<HTMLDetailsElement>("#panel-workbook details").forEach((part) => (part.open = true))
      );
      await page.fill("[name=expected]", EXPECTED.map((line, i) => [21 + i, ...line].join(" ")).join("; "));
      await openPlace(page, "play");
      await page.click(".tonight button:text-is('Start')");
      await page.waitForSelector(".bidding-box");
      const known = new Map<number, Deal>();
      const drawn = fc.sample(fc.oneof({ arbitrary: deal, weight: 5 }, { arbitrary: stray, weight: 2 }, trouble), {
        numRuns: acts,
        seed: SEED + evening,
      });
      for (const act of drawn) {
        if (act.act === "kill") {
          page = await killed();
          expect(await standings(page)).toEqual(plainChicago(known));
          await view(page, "Board");
        } else if (act.act === "full") await fill(page);
        else if (act.act === "room") await empty(page);
        else if (act.act === "stray") await strayed(page, act);
        else {
          const before = known.get(act.deal);
          known.set(act.deal, { result: act.result, hcp: await enter(page, act) });
          if (!act.isUndone) continue;
          // What is tapped for the next deal already is undone first.
          while (!(await page.innerText(".undo")).startsWith("Undo deal")) await page.click(".undo");
          await page.click(".undo");
          await stored(page);
          if (before) known.set(act.deal, before);
          else known.delete(act.deal);
        }
      }
      page = await killed();
      expect(await standings(page)).toEqual(plainChicago(known));
      await at?.end();
      at = null;
    }
  });

  const ruling = fc.record({
    act: fc.constantFrom(...(["board", "round", "penalty", "back", "group", "weighted", "wrong"] as const)),
    table: fc.integer({ min: 1, max: 3 }),
    board: fc.integer({ min: 1, max: 15 }),
    nth: fc.nat(20),
  });
  type Act = Parameters<Parameters<typeof ruling.map>[0]>[0];
  const part = (page: Page, name: string) => page.click(`.director .list-row:has-text('${name}')`);
  const place = ({ table, board }: Act) => `Table ${table}, board ${board}: `;

  /** Rules something. Gives what is to stand in the list then, "" where that is not known. */
  async function decided(page: Page, act: Act): Promise<string> {
    const { nth } = act;
    if (act.act === "board") await page.click(`.director button:text-is('Board ${act.board}')`);
    if (act.act === "round") await page.click(".director button:has-text('All of Round')");
    if (act.act === "penalty") {
      await part(page, "Penalty");
      await page.selectOption(".director [name=who]", String(1 + (nth % 6)));
      await page.fill(".director [name=amount]", String(1 + nth));
      await page.click(".director .foot-bar button:text-is('Add the penalty')");
    }
    if (act.act === "back") {
      const back = page.locator(".ruled button:text-is('Take back')");
      const count = await back.count();
      if (count > 0) await back.nth(nth % count).click();
    }
    if (act.act === "group") {
      await part(page, "Fouled board");
      const letter = "ABCD".charAt(nth % 4);
      await page.selectOption(".director [name=group]", letter);
      return `${place(act)}fouled, group ${letter}`;
    }
    if (act.act === "weighted") return weighed(page, act);
    return act.act === "wrong" ? misplayed(page, act) : "";
  }

  async function weighed(page: Page, act: Act): Promise<string> {
    await part(page, "Weighted score");
    const share = (line: number) => page.locator(".share").nth(line).locator("input");
    const lines = [
      [String(1 + act.nth), "110"],
      [String(99 - act.nth), "-100"],
    ] as const;
    const count = await page.locator(".share").count();
    for (let i = 0; i < count; i++) {
      const [percent, result] = lines[i] ?? ["", ""];
      await share(i).nth(0).fill(percent);
      await share(i).nth(1).fill(result);
    }
    await page.click("button:text-is('Give this score')");
    return `${place(act)}${1 + act.nth} %`;
  }

  async function misplayed(page: Page, act: Act): Promise<string> {
    await part(page, "Played the wrong board");
    const other = String(((act.board + 2 + (act.nth % 9)) % 15) + 1);
    const isThere = (await page.locator(`[name=played] option[value="${other}"]`).count()) > 0;
    await page.selectOption("[name=played]", isThere ? other : { index: 1 });
    await page.fill("[name=wrong-result]", act.nth % 2 === 0 ? "110" : "3nn-1");
    await page.click("button:text-is('Record it')");
    // A table does not play a board twice in a round.
    if (!(await page.isVisible(".director .fault"))) return `${place(act)}board `;
    await page.click(".director [aria-label=Back]");
    return "";
  }

  test("what the Director rules of pairs is there in the end, and nothing else", async () => {
    for (let evening = 0; evening < evenings; evening++) {
      let page = await begin();
      await openPlace(page, "workbook");
      await page.selectOption("[name=kind]", "pairs");
      await page.selectOption("[name=pairs]", "6");
      await page.selectOption("[name=boards]", "15");
      await openPlace(page, "play");
      await page.click(".tonight button:text-is('Start')");
      await page.waitForSelector(".bidding-box");
      let known: string[] = [];
      // What was ruled within one second has no order.
      const lines = async () => (await page.locator(".ruled li > span").allInnerTexts()).map(unbound).sort();
      const drawn = fc.sample(fc.oneof({ arbitrary: ruling, weight: 5 }, { arbitrary: stray, weight: 1 }, trouble), {
        numRuns: acts,
        seed: SEED + evening,
      });
      for (const act of drawn) {
        if (act.act === "kill") {
          page = await killed();
          await page.click(".pad button:text-is('Director')");
          await page.waitForSelector(".director");
          expect(await lines()).toEqual(known);
          await page.click(".director .bar [aria-label=Back]");
        } else if (act.act === "full") await fill(page);
        else if (act.act === "room") await empty(page);
        else if (act.act === "stray") await strayed(page, act);
        else {
          await page.selectOption("select[aria-label=Table]", String(act.table));
          await page.selectOption("select[aria-label=Board]", String(act.board));
          if (act.act === "group") {
            // What has no result has no group.
            await page.fill("input[name=typed]", "4hn=");
            await page.press("input[name=typed]", "Enter");
            if (await page.isVisible(".question")) await accept(page);
            await page.selectOption("select[aria-label=Board]", String(act.board));
          }
          await page.click(".pad button:text-is('Director')");
          await page.waitForSelector(".director");
          const before = await lines();
          expect(before).toEqual(known);
          const given = await decided(page, act);
          known = await lines();
          if (act.act === "back") expect(known.join() !== before.join()).toBe(before.length > 0);
          else if (act.act !== "wrong") expect(known.join() !== before.join() || given !== "").toBe(true);
          if (given !== "") expect(known.join()).toContain(given);
          await page.click(".director .bar [aria-label=Back]");
          await stored(page);
        }
      }
      await at?.end();
      at = null;
    }
  });
});
