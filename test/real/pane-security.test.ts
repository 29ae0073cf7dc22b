import type { Page, Request } from "playwright-core";
import {
  chooseKind,
  describeWithBrowser,
  describeWithExcel,
  HOST_NULL,
  type OfficeScript,
  openPane,
  openRow,
  OUTSIDE_OFFICE,
  type Pane,
  PANE_KINDS,
  pressDownload,
  showForm,
  type Site,
} from "../support/browser";
import type { PlayedExcel } from "../office/host/install";
import { runs, swept } from "../support/runs";
import { openPlace } from "../support/places";

const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";

/** A name that would do something where it is read as markup; short, since quotations are cut. */
const MARKUP = `<img src=x onerror="harmed=1"><script></script>`;
const named = (i: number) => `${i} ${MARKUP}`;

const RESULTS: Readonly<Record<string, string>> = {
  "three-teams": "table,board,points\nA,1,420\nC,1,-50",
  "swiss-event": "round,team,opponent,imps\n1,1,4,12\n1,2,5,-3",
  club: "board,ns,ew,points\n1,1,2,420\n1,3,4,-50",
  league: "home,away,imps\n1,2,12\n3,4,-3",
};

const EXCEL: OfficeScript = { excel: {} };

/** Those of which everything is gone through: of pairs, of teams, and of many. */
const KINDS = swept(PANE_KINDS);
/** What each of them asks of the network has been seen by the policy, which lets nothing else through. */
const ASKING = runs<readonly string[]>({ ci: KINDS.slice(0, 1), soak: PANE_KINDS });

/** Has a page keep what its policy refuses. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener("securitypolicyviolation", (event) => {
      refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused);

/** Fields of text that take a number, or what names a team with something of it. */
const READ = [
  ...["first-board", "sessions", "handicap", "penalties", "line-up", "ties", "seeds", "words"],
  ...["people", "from", "until", "about", "minutes"],
]
  .map((name) => `[name="${name}"]`)
  .join();

/** Types a text into every field of the form that takes any. */
async function fillAll(page: Page, name: (i: number) => string): Promise<void> {
  await showForm(page);
  const rows = await page
    .locator("#panel-workbook .list-row[name^=row-]:visible:not([name=row-kind])")
    .evaluateAll((all) => all.map((row) => row.getAttribute("name")!.replace("row-", "")));
  let filled = 0;
  for (const row of rows) {
    await openRow(page, row);
    await page.waitForSelector("#panel-workbook button[name=done]");
    for (const field of await page
      .locator(`#panel-workbook input:is([type=text], :not([type])):not(${READ}):visible`)
      .all())
      await field.fill(name(filled++));
    const list = page.locator("[name=list]:visible");
    const teams = Array.from({ length: 7 }, (_, i) => `${i + 1}. Team ${name(i)}`);
    if (await list.count()) await list.fill(teams.join("\n"));
  }
  // At least a title, and a name.
  expect(filled).toBeGreaterThan(0);
}

/** Makes the workbook of the form in every way that the host has. */
async function leaveEveryWay(page: Page): Promise<void> {
  const menu = page.locator("#panel-workbook .foot-bar .menu > button");
  const ways = page.locator("#panel-workbook .foot-bar button[name]:not([name=play])");
  await showForm(page);
  if (await menu.isVisible()) await menu.click();
  const names = await ways.evaluateAll((all) => all.map((way) => way.getAttribute("name")));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    await showForm(page);
    const way = page.locator(`#panel-workbook .foot-bar button[name="${name}"]`);
    if (!(await way.isVisible())) await menu.click();
    await way.click();
    // Where there are sheets of that name it is asked first.
    await page.waitForSelector("#panel-workbook :is(.banner.done, .question)");
    if (await page.locator("#panel-workbook .question").count())
      await page.click("#panel-workbook button:text-is('Yes, do it')");
    await page.waitForSelector("#panel-workbook .banner.done");
  }
}

/** Goes through all that the pane has, for every kind, with names in every field. */
async function useEverything(
  page: Page,
  name: (i: number) => string,
  kinds: readonly string[] = PANE_KINDS
): Promise<void> {
  for (const kind of kinds) {
    await openPlace(page, "workbook");
    await chooseKind(page, kind);
    await fillAll(page, name);
    await leaveEveryWay(page);
    await openPlace(page, "results");
    await page.fill("textarea:visible", `${name(0)},x\n"${name(1)}`);
    await page.waitForSelector("#panel-results .faults");
    await page.fill("textarea:visible", RESULTS[kind] ?? "table,board,points\n1,1,420\n2,1,-50");
    await page.waitForSelector("#panel-results .report");
  }
  await openPlace(page, "functions");
  const rows = page.locator("#panel-functions .list-row[name]:not([name=doctor])");
  await rows.first().waitFor();
  for (let i = 0; i < (await rows.count()); i++) {
    await page.evaluate((row) => {
      const { played } = window as unknown as { played?: PlayedExcel };
      if (played) played.workbook.activeSheet = played.workbook.sheets[0]!.name;
      played?.select(`H${row}`);
    }, 50 + i);
    await rows.nth(i).click();
    await page.waitForSelector("#panel-functions .foot-bar");
    for (const field of await page.locator("#panel-functions .argument input").all()) await field.fill(name(i));
    const insert = page.locator("#panel-functions [name=insert]:enabled");
    if (await insert.count()) await insert.click();
    await page.click("#panel-functions .page .page [aria-label=Back]");
  }
  await openPlace(page, "scores");
  await page.waitForSelector("#panel-scores input");
  await page.locator("#panel-scores").getByText("N", { exact: true }).click();
  for (const question of ["IMPs", "VPs", "Contract"]) {
    await page.locator("#panel-scores").getByText(question, { exact: true }).click();
    for (const field of await page.locator("#panel-scores input").all()) await field.fill(name(1));
  }
}

describeWithExcel("the pane keeps to itself", (site) => {
  let pane: Pane;
  afterEach(() => pane.page.context().close());

  // In Excel names that are markup go through the same, below.
  const BROWSER: readonly [string, OfficeScript] = ["a browser", OUTSIDE_OFFICE];
  test.each(runs({ ci: [BROWSER], soak: [BROWSER, ["Excel", EXCEL]] }))(
    "in %s its policy refuses nothing, on any tab",
    async (_, office) => {
      pane = await openPane(site(), office, {}, watch);
      const { page } = pane;
      await useEverything(page, (i) => `Name ${i}`, KINDS);
      expect(await refusals(page)).toEqual([]);
      expect(pane.errors).toEqual([]);

      // What would be refused is seen.
      await page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "window.harmed = 1";
        const styled = document.createElement("p");
        styled.setAttribute("style", "color: red");
        document.body.append(script, styled);
      });
      await page.waitForFunction(() => (window as unknown as { refused: string[] }).refused.length === 2);
      expect((await refusals(page)).sort()).toEqual([
        expect.stringMatching(/^script-src-elem: inline/),
        expect.stringMatching(/^style-src-attr: inline/),
      ]);
      expect(await page.evaluate(() => "harmed" in window)).toBe(false);
    }
  );

  test("markup in names is shown as text, wherever it is shown, and the policy refuses nothing", async () => {
    pane = await openPane(site(), EXCEL, {}, watch);
    const { page } = pane;
    const elements = () =>
      page
        .locator(
          'main img:not([src="assets/icon-32.png"]), main script, main iframe, main a:not(.guide, .list-row), main [onerror]'
        )
        .count();
    await useEverything(page, named, KINDS);
    expect([await elements(), await refusals(page), pane.errors]).toEqual([0, [], []]);
    expect(await page.innerText("#panel-scores .fault:not(:empty) >> nth=0")).toContain(MARKUP);
    expect(await page.locator("#known-names option").first().getAttribute("value")).toContain(MARKUP);
    const shows = async (place: string) =>
      expect((await page.locator(place).allInnerTexts()).join("\n")).toContain(MARKUP);

    // A Swiss event names teams in its preview, and in what it says of its results.
    await openPlace(page, "workbook");
    await chooseKind(page, "swiss-event");
    await openRow(page, "movement");
    await page.waitForSelector(`#panel-workbook .table-frame td:has-text("Team 1")`);
    await shows("#panel-workbook .table-frame td");
    await openPlace(page, "results");
    await page.fill("textarea:visible", RESULTS["swiss-event"]!);
    await page.waitForSelector("#panel-results .report .remarks");
    await shows("#panel-results .hint");
    await shows("#panel-results .report th");
    await shows("#panel-results .remarks");
    await page.fill("textarea:visible", `round,team,opponent,imps\n1,${MARKUP.replace(/"/g, "")},4,12`);
    await page.waitForSelector("#panel-results .faults");
    expect(await page.innerText("#panel-results .faults")).toContain("<img src=x onerror=");
    const file = { mimeType: "text/csv", buffer: Buffer.from([0]) };
    await page.setInputFiles("#panel-results [type=file]", { ...file, name: "<img src=x onerror=alert(1)>.csv" });
    await page.waitForSelector("#panel-results .fault:has-text('<img src=x onerror')");
    expect([await elements(), await refusals(page), pane.errors]).toEqual([0, [], []]);
    expect(await page.evaluate(() => "harmed" in window)).toBe(false);
  });

  test.each([
    ["in a browser nobody but its own place", OUTSIDE_OFFICE, []],
    ["at the manifests' address Microsoft too", HOST_NULL, [OFFICE_JS]],
  ])("it asks %s for anything, and tells nobody", async (_, office, asked) => {
    const requests: Request[] = [];
    pane = await openPane(site(), office, {}, async (page) =>
      page.on("request", (request) => void requests.push(request))
    );
    await useEverything(pane.page, (i) => `Secret${i}`, ASKING);
    await pressDownload(await backToSession(pane.page));
    const own = requests.filter((request) => request.url().startsWith(origin(site())));
    const others = requests.filter((request) => !own.includes(request) && !request.url().startsWith("blob:"));
    expect(others.map((request) => request.url())).toEqual(asked);
    expect(own.length).toBeGreaterThan(8);
    for (const request of [...own, ...others]) {
      const { pathname, search } = new URL(request.url());
      expect([request.method(), request.postData()]).toEqual(["GET", null]);
      expect(pathname).toMatch(/^\/[\w./-]+$/);
      // Nothing but the hash of a file's contents, and what the manifests have.
      expect(search).toMatch(/^(\?[\da-f]{6,20}|\?host=excel)?$/);
      const { cookie, referer = "" } = request.headers();
      expect([cookie, referer.replace(origin(site()), "")]).toEqual([
        undefined,
        expect.stringMatching(/^\/?(taskpane\.(html|css).*)?$/),
      ]);
    }
    expect(await pane.page.context().cookies()).toEqual([]);
  });
});

describeWithBrowser("the page of the functions", (site) => {
  test("loads the functions under its policy, and nothing is refused", async () => {
    const { browser, address } = site();
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    const requests: string[] = [];
    page.on("pageerror", (error) => void errors.push(String(error)));
    page.on("request", (request) => void requests.push(request.url()));
    await watch(page);
    const runtime = "https://appsforoffice.microsoft.com/lib/1/hosted/custom-functions-runtime.js";
    const body = "window.CustomFunctions = { ids: [], associate(id) { this.ids.push(id); } };";
    await page.route(runtime, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.goto(address.replace("taskpane.html", "functions.html"));
    const ids = await page.evaluate(
      () => (window as unknown as { CustomFunctions: { ids: string[] } }).CustomFunctions.ids
    );
    expect(ids).toEqual(expect.arrayContaining(["IMP", "VP", "NETSCORE", "SCORE"]));
    expect([await refusals(page), errors]).toEqual([[], []]);
    expect(requests.filter((url) => !url.endsWith("favicon.ico"))).toEqual([
      address.replace("taskpane.html", "functions.html"),
      runtime,
      expect.stringMatching(/\/functions\.js$/),
    ]);
    const reached = await page.evaluate(() =>
      fetch("https://example.org/").then(
        () => true,
        () => false
      )
    );
    expect([reached, (await refusals(page)).join()]).toEqual([false, expect.stringContaining("connect-src")]);
    await context.close();
  });
});

describeWithBrowser("the page of help on the functions", (site) => {
  test("has its style and takes nothing else", async () => {
    const { browser, address } = site();
    const context = await browser.newContext();
    const page = await context.newPage();
    await watch(page);
    await page.goto(`${address.replace("taskpane.html", "functions-help.html")}#VP`);
    expect(await page.innerText("#VPS h2")).toBe("=BRIDGE.VPS(imps, scale)");
    expect(await page.evaluate(() => getComputedStyle(document.querySelector("dt")!).fontWeight)).toBe("600");
    expect(await refusals(page)).toEqual([]);
    await page.evaluate(() => document.body.append(document.createElement("style")));
    await page.evaluate(() => (document.querySelector("body style")!.textContent = "h1 { color: red }"));
    await page.waitForFunction(() => (window as unknown as { refused: string[] }).refused.length > 0);
    expect((await refusals(page)).join()).toMatch(/^style-src-elem: inline/);
    await context.close();
  });
});

function origin({ address }: Site): string {
  return new URL(address).origin;
}

async function backToSession(page: Page): Promise<Page> {
  await openPlace(page, "workbook");
  return page;
}
