import fc from "fast-check";
import type { Page } from "playwright-core";
import { choose, chooseKind, describeWithBrowser, fillIn, openPane, OUTSIDE_OFFICE } from "../support/browser";
import type { FieldPlan } from "../../src/sessions/field/plan";
import { planSession } from "../../src/sessions/kinds";
import { toDecimals } from "../support/fraction";
import { percentOf, plainField } from "../support/plain-field-scorer";
import { plainPoints } from "../support/plain-scorer";
import { runs, SEED } from "../support/runs";
import { beginPlay, padBoard, PHONE, played, standings, tapBoard, toView, unbound } from "../support/tonight";

/** Six pairs over five rounds, written down once more: of each round who sits at Tables 1, 2 and 3, North-South first. */
const SIX_PAIRS = ["16 25 43", "26 31 54", "36 42 15", "64 53 12", "65 41 32"];
const PER_ROUND = 3;

/** Chooses six pairs on a phone, and begins to play. */
async function sixPairs(page: Page): Promise<void> {
  await chooseKind(page, "pairs");
  await choose(page, "pairs", "6");
  await choose(page, "boards", "15");
  await beginPlay(page);
}

const sentence = (page: Page) => page.innerText(".sentence");

describeWithBrowser("pairs on a phone", (site) => {
  test("an evening of six pairs by taps at each of three tables; two come after the first round", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await sixPairs(page);
    const boards = SIX_PAIRS.length * PER_ROUND;
    const results = fc.sample(fc.tuple(played, played, played), { numRuns: boards, seed: SEED });
    // At Table 3 pairs 4 and 3 meet first: 4 is not here yet.
    const isLate = (table: number, board: number) => table === 3 && board <= PER_ROUND;
    for (const table of [1, 2, 3]) {
      if (table > 1) await page.tap(`button:text-is("Enter Table ${table}'s results here")`);
      for (let board = 1; board <= boards; board++) {
        if (isLate(table, board)) {
          if (board > 1) continue;
          await page.tap("button:text-is('Not played')");
          await page.tap(`button:text-is('Not played: all ${PER_ROUND} remaining boards of Round 1')`);
          continue;
        }
        const over = page.locator(".between button.primary:has-text('Begin')");
        if (await over.isVisible()) await over.tap();
        expect([table, await padBoard(page)]).toEqual([table, `Board ${board}`]);
        await tapBoard(page, results[board - 1]![table - 1]!);
      }
    }
    await page.waitForSelector(".result-page");
    const travellers = results.map((tables, i) =>
      tables.map((result, table) => {
        const [ns, ew] = SIX_PAIRS[Math.floor(i / PER_ROUND)]!.split(" ")[table]!.split("").map(Number);
        const points = isLate(table + 1, i + 1) ? null : plainPoints(i + 1, result);
        return { ns: [ns!], ew: [ew!], points, averages: null };
      })
    );
    const plain = [...plainField(travellers, 3)].map(([pair, tally]) => [
      pair,
      Number(toDecimals(percentOf(tally), 2)),
    ]);
    expect(await standings(page)).toEqual(Object.fromEntries(plain));
    expect(await page.innerText(".report")).toContain("3 (12 of 15), 4 (12 of 15)");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("each side is given its own average: it stands on the sheet and in the percentages, and is mended and undone", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await sixPairs(page);
    const give = async (cause: string) => {
      await page.tap("button:text-is('Average')");
      await page.tap(`.causes button:has-text("${cause}")`);
    };
    const enter = () => page.tap("button:text-is('Enter the average')");
    await give("Pair 6");
    expect(unbound(await page.innerText(".causes [aria-pressed=true]"))).toMatch(
      /N-S at least 60 %, E-W at most 40 %$/
    );
    await enter();
    expect(await sentence(page)).toBe("✓ Board 1: N\u2011S average plus, E\u2011W average minus");
    await toView(page, "Sheet");
    expect(await page.innerText(".score-sheet tr:has(button:text-is('1'))")).toContain("AVE+ / AVE−");
    await toView(page, "Board");
    await page.selectOption("select[aria-label=Table]", "2");
    await tapBoard(page, null);
    // Pairs 1 and 6 sit at Table 1, pairs 2 and 5 at Table 2.
    expect(await standings(page)).toEqual({ 1: 60, 2: 50, 5: 50, 6: 40 });
    await toView(page, "Board");
    await page.selectOption("select[aria-label=Table]", "1");
    await page.selectOption("select[aria-label=Board]", "1");
    await give("Nobody");
    await enter();
    expect(await standings(page)).toEqual({ 1: 60, 2: 50, 5: 50, 6: 60 });
    // Whoever is partly at fault gets the average.
    await toView(page, "Board");
    await page.selectOption("select[aria-label=Board]", "1");
    await give("Partly one of them");
    await page.tap("dialog [aria-label='Pair 1'] button:text-is('Partly')");
    await enter();
    expect(await standings(page)).toEqual({ 1: 50, 2: 50, 5: 50, 6: 60 });
    await toView(page, "Board");
    await page.tap(".last .undo");
    await toView(page, "Board");
    await page.tap(".last .undo");
    expect(await standings(page)).toEqual({ 1: 60, 2: 50, 5: 50, 6: 40 });
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("the rest of a round is not played by a press, and played again by another", async () => {
    const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
    await sixPairs(page);
    const rest = page.locator("button:has-text('remaining boards of Round')");
    const notPlayed = page.locator("button:text-is('Not played')");
    expect(await rest.count()).toBe(0);
    await tapBoard(page, null);
    await notPlayed.tap();
    expect(await rest.innerText()).toBe("Not played: all 2 remaining boards of Round 1");
    // Another choice is about the board alone.
    await page.tap("button:text-is('Passed out')");
    expect(await rest.count()).toBe(0);
    await notPlayed.tap();
    await rest.tap();
    expect(await sentence(page)).toBe("2 boards of Round 1 entered as not played.");
    expect(await page.innerText(".pad h2")).toBe("Round 1 is over");
    await page.tap(".last .undo");
    expect(await sentence(page)).toBe("2 results accepted together have been undone.");
    expect(await padBoard(page)).toBe("Board 2");
    // The first one is still passed out; the last one of a round is all that is left of it.
    await tapBoard(page, null);
    expect(await padBoard(page)).toBe("Board 3");
    await notPlayed.tap();
    expect(await rest.count()).toBe(0);
    await page.tap(".accept .primary");
    expect(await page.innerText(".pad h2")).toBe("Round 1 is over");
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test.each(runs<readonly number[]>({ ci: [9], soak: [8, 9, 10, 12] }))(
    "%i individuals are each told their seat after every round, at every table",
    async (size) => {
      const names = Array.from({ length: size }, (_, i) => `Nym${i + 1}`);
      const plan = planSession("individual", { players: size === 9 ? [String(size)] : names }) as FieldPlan;
      const { page, errors } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
      await chooseKind(page, "individual");
      await choose(page, "players", String(size));
      await choose(page, "boards", String(plan.boards));
      if (size !== 9) for (const [i, name] of names.entries()) await fillIn(page, `player-${i + 1}`, name);
      await beginPlay(page);
      const nameOf = (player: number) => (size === 9 ? `Player ${player + 1}` : names[player]!);
      // Of each round who sits where: "1 North".
      const rounds = plan.stretches.map(({ tables }) => {
        const seats = tables.flatMap(({ table, ns, ew }) =>
          [ns, ew].flatMap((side, i) =>
            (side as readonly number[]).map(
              (player, j) =>
                [
                  player,
                  `${table} ${
                    [
                      ["North", "South"],
                      ["East", "West"],
                    ][i]![j]
                  }`,
                ] as const
            )
          )
        );
        return new Map(seats);
      });
      const tables = plan.stretches[0]!.tables.length;
      for (const { table } of plan.stretches[0]!.tables) {
        await page.selectOption("select[aria-label=Table]", String(table));
        for (const [i, now] of rounds.slice(0, -1).entries()) {
          const next = rounds[i + 1]!;
          await page.tap("button:text-is('Not played')");
          await page.tap(".accept > button");
          const told = await page.locator(".between > .tables > .seats").evaluateAll((tables) =>
            tables.flatMap((each) =>
              [...each.querySelectorAll(".chair")].map((chair) => {
                const [seat, name, note] = [
                  chair.querySelector("i"),
                  chair.querySelector("span"),
                  chair.querySelector("small"),
                ];
                const label = each.getAttribute("aria-label");
                return `${label} ${seat?.getAttribute("aria-label")}: ${name?.firstChild?.textContent} ${note?.textContent}`;
              })
            )
          );
          const isShown = (at: string | undefined) => tables <= 2 || at === String(table);
          const expected = names.flatMap((_, player) => {
            const [from, to] = [now.get(player)?.split(" "), next.get(player)?.split(" ")];
            if (!to || !isShown(to[0])) return [];
            const note = !from
              ? "sat out"
              : from[0] !== to[0]
                ? `from Table ${from[0]}`
                : from[1] === to[1]
                  ? "stays"
                  : `was ${from[1]}`;
            return [`Table ${to[0]} ${to[1]}: ${nameOf(player)} ${note}`];
          });
          expect([table, i, told.sort()]).toEqual([table, i, expected.sort()]);
          const gone = names.flatMap((_, player) => {
            const [from, to] = [now.get(player)?.split(" "), next.get(player)?.split(" ")];
            const leaves = tables > 2 && from?.[0] === String(table) && to && to[0] !== from[0];
            return leaves ? [`${nameOf(player)}: go to Table ${to[0]}, ${to[1]}`] : [];
          });
          expect((await page.locator(".moves li").allInnerTexts()).sort()).toEqual(gone.sort());
          const out = names.flatMap((_, player) => (next.has(player) ? [] : [`${nameOf(player)} sits out`]));
          expect((await page.locator(".banner strong").allInnerTexts()).sort()).toEqual(out.sort());
          await page.tap(".between button.primary");
        }
      }
      expect(errors).toEqual([]);
      await page.context().close();
    }
  );

  const LEFT: readonly (readonly [string, string | RegExp])[] = [
    ["four-pairs", "Not played: all 4 remaining boards of Round 1"],
    ["five-pairs", "Not played: all 3 remaining boards of Round 1, 1st half"],
    ["individual", "Not played: all 3 remaining boards of Round 1"],
    ["team-match", "Not played: all 12 remaining boards of Round 1"],
    ["three-teams", /^Not played: all \d remaining boards of Round 1/],
    ["four-teams", /^Not played: all \d remaining boards of Round 1/],
  ];

  test.each(LEFT.filter((_, i) => runs({ ci: i % 3 === 1, soak: true })))(
    "what is left of a round of %s",
    async (kind, label) => {
      const { page } = await openPane(site(), OUTSIDE_OFFICE, PHONE);
      await chooseKind(page, kind);
      await beginPlay(page);
      await page.tap("button:text-is('Not played')");
      const shown = await page.innerText(".accept > button");
      if (typeof label === "string") expect(shown).toBe(label);
      else expect(shown).toMatch(label);
      await page.tap(".accept > button");
      expect(await page.innerText(".pad h2")).toMatch(/ is over$/);
      await page.context().close();
    }
  );
});
