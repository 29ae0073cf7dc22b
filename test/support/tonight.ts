/** What suites do with the pad on which an evening is played. */
import fc from "fast-check";
import type { BrowserContextOptions, Page } from "playwright-core";
import type { PlainResult } from "./plain-scorer";
import { showForm } from "./browser";
import { openPlace } from "./places";

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const STRAIN_NAMES = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" } as const;
const SEAT_NAMES = { N: "North", E: "East", S: "South", W: "West" } as const;

/** A board as it may be played, one in twelve doubled; null is passed out. */
export const played: fc.Arbitrary<PlainResult | null> = fc.option(
  fc
    .record({
      level: fc.integer({ min: 1, max: 7 }),
      strain: fc.constantFrom("C" as const, "D" as const, "H" as const, "S" as const, "NT" as const),
      doubled: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2),
      declarer: fc.constantFrom("N" as const, "E" as const, "S" as const, "W" as const),
      over: fc.integer({ min: -3, max: 2 }),
    })
    .map((result) => ({ ...result, over: Math.min(result.over, 7 - result.level) })),
  { freq: 20 }
);

/** Goes to the tab, and begins play there with what is chosen. */
export async function beginPlay(page: Page): Promise<void> {
  await openPlace(page, "play");
  await page.click(".foot-bar button.primary");
  await takeSeats(page);
}

/**
 * Goes on from the seats of a new evening to its first board; an evening with results opens at a board. A device that
 * was not asked about phones has one at each table.
 */
export async function takeSeats(page: Page): Promise<void> {
  await page.waitForSelector(".pad, .take-seats, dialog [name=each]");
  if (await page.isVisible("dialog [name=each]")) await page.click("dialog [name=each]");
  await page.waitForSelector(".pad, .take-seats");
  if (await page.isVisible(".pad")) return;
  await page.click(".take-seats button:has-text('Begin with')");
  await page.waitForSelector(".bidding-box");
}

/** Joins an evening at a table whose code was read, without a connection to the other phone. */
export async function joinTable(page: Page, label: string): Promise<void> {
  await page.tap(`button:text-is("${label}")`);
  await page.tap("button:text-is('Go on without a connection')");
  await page.waitForSelector(".pad");
}

/** Goes from the form of a session, on one of its pages or not, to where it is played. */
export async function playHere(page: Page): Promise<void> {
  await showForm(page);
  await page.click("#panel-workbook .foot-bar .menu > button");
  await page.click("#panel-workbook button[name=play]");
}

const VIEWS = ["Board", "Sheet", "Standings"];
/** That of a page of the evening. */
const ARROW = ".evening :is(.evening-bar, .bar) > [aria-label=Back]";

/** Goes to a view of the evening, or to a page behind the dots. */
export async function toView(
  page: Pick<Page, "click" | "isVisible">,
  name: "Board" | "Sheet" | "Standings" | "Phones" | "Names and settings" | "Director"
): Promise<void> {
  // On a page the arrow leads back; in a wide window the views lie beside each other.
  while (await page.isVisible(ARROW)) await page.click(ARROW);
  // A finished evening shows its result in place of the views.
  const isResult = await page.isVisible(".result-page");
  if (isResult && name === "Standings") return;
  if (!VIEWS.includes(name) || isResult) {
    await page.click(".evening-bar [aria-label=More]");
    await page.click(
      `.evening-bar .actions button:text-is('${isResult && VIEWS.includes(name) ? "Correct a result" : name}')`
    );
    if (isResult && name === "Board" && (await page.isVisible(".views")))
      await page.click(".views button:text-is('Board')");
  } else if (await page.isVisible(".views")) await page.click(`.views button:text-is('${name}')`);
}

/** Turns to another table: above the board, or on the page after a round. */
export async function toTable(page: Page, table: number): Promise<void> {
  const there = page.locator(`button:has-text("Enter Table ${table}'s results here")`);
  if (await there.isVisible()) return there.click();
  await beginRound(page);
  await page.selectOption("select[aria-label=Table]", String(table));
}

/** The battery went dead: play goes on where it was. */
export async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await page.waitForSelector(".pad");
}

/** The board that the pad is at. */
export const padBoard = async (page: Page): Promise<string> =>
  (await page.getAttribute(".board-picture", "aria-label")) ?? "";

/** Begins the next round, if a round is over. */
export async function beginRound(page: Page): Promise<void> {
  if (await page.isVisible(".between button.primary")) await page.click(".between button.primary");
}

/** Taps a board; a result that is asked about is accepted all the same. Gives how many taps it took, without that. */
export async function tapBoard(page: Page, result: PlainResult | null): Promise<number> {
  let taps = 0;
  const tap = async (selector: string) => {
    await page.tap(selector);
    taps++;
  };
  if (await page.isVisible(".between button.primary")) await tap(".between button.primary");
  if (result === null) await tap("button:text-is('Passed out')");
  else {
    const { level, strain, doubled, declarer, over } = result;
    await tap(bidButton(level, strain));
    if (doubled > 0) await tap(doublingButton(doubled));
    await tap(`.declarer[aria-label^="${SEAT_NAMES[declarer]}"]`);
    if (over > 3 || over < -7) {
      await tap(".results button:text-is('More')");
      // What has just come cannot be pressed for a moment; a driver that tries scrolls the page.
      await page.waitForFunction(() => document.getAnimations().length === 0);
    }
    await tap(`.results button:text-is("${resultText(over)}")`);
  }
  await tap(".accept .primary");
  if (await page.isVisible(".question")) await page.tap(".accept .primary");
  // Handed to East-West and back.
  if (await page.isVisible(".confirmation")) await page.tap(".confirmation .primary");
  return taps;
}

/** Leaves the evening for the list, from a page or a view. */
export async function toEvenings(page: Pick<Page, "click" | "isVisible">): Promise<void> {
  while (await page.isVisible(ARROW)) await page.click(ARROW);
  await page.click(".evening-bar [aria-label=Evenings]");
}

/** The result that is being entered: "N-S +420: 4♥ by North, made". */
export const score = async (page: Page): Promise<string> => (await page.innerText(".score")).replace(/\n+/g, ": ");

/** The button by which a contract is doubled, or redoubled. */
export function doublingButton(doubled: number): string {
  return `button[aria-label$="${doubled === 1 ? " X, doubled" : " XX, redoubled"}"]`;
}

/** What is on the button of a result. */
export function resultText(over: number): string {
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}

/** The button of a contract. */
export function bidButton(level: number, strain: PlainResult["strain"]): string {
  const name = strain === "NT" ? `${level}NT, no trump` : `${level} ${STRAIN_NAMES[strain]}`;
  return `button[aria-label="${name}"]`;
}

/** A board as it is typed in a line: "4hxn+1". */
export function typedLine(result: PlainResult | null): string {
  if (result === null) return "pass";
  const { level, strain, doubled, declarer, over } = result;
  const tricks = over === 0 ? "=" : over > 0 ? `+${over}` : over;
  return `${level}${strain}${["", "x", "xx"][doubled]}${declarer}${tricks}`.toLowerCase();
}

/** A text with plain spaces and hyphens in place of those at which no line breaks. */
export const unbound = (text: string): string => text.replace(/\u00a0/g, " ").replace(/\u2011/g, "-");

/** Goes to the standings, and gives the points of each pair there, by its number or else its names. */
export async function standings(page: Page): Promise<Record<string, number>> {
  await toView(page, "Standings");
  await page.waitForSelector(".standings .report tbody tr, .result-page .won-by");
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const byRound = all(".result-page .by-round tbody tr");
    // Without points by rounds, the winners of a result page are apart from the other places.
    const winners = byRound.length > 0 ? [] : all(".win-card");
    const rows = byRound.length > 0 ? byRound : all(":is(.standings .report, .result-page .other-places) tbody tr");
    const textOf = (part: Element | null | undefined) => (part?.textContent ?? "").replace(/\u00a0/g, " ");
    const pairs = [
      ...winners.flatMap((card) =>
        [...card.querySelectorAll("h2")].map((name) => [textOf(name), textOf(card.querySelector("h2 ~ p"))] as const)
      ),
      ...rows.map((row) => [textOf(row.querySelector("th")), textOf(row.lastElementChild)] as const),
    ];
    return Object.fromEntries(
      pairs.map(([name, points]) => [
        /\d/.exec(name)?.[0] ?? name,
        Number(/[-−]?[\d.]+/.exec(points)?.[0].replace("−", "-")),
      ])
    );
  });
}

/** Points by the number of their pair. */
export function byPair(totals: readonly number[]): Record<string, number> {
  return Object.fromEntries(totals.map((total, i) => [i + 1, total]));
}
