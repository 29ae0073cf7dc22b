import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { PNG } from "pngjs";
import { encode } from "uqr";
import { tablesIn } from "../../src/sessions/kinds";
import { eveningPlan, type Evening } from "../../src/play/evening";
import {
  describeWithBrowser,
  LAUNCH_WHOLE,
  openPane,
  OUTSIDE_OFFICE,
  pressDownload,
  type Pane,
} from "../support/browser";
import { openEvening } from "../support/evening-list";
import { keepEvenings, wholeEvenings } from "../support/kept-evenings";
import { testInSoak } from "../support/runs";
import { scanned } from "../support/scanned";
import { PHONE, beginPlay, tapBoard, toEvenings, toView } from "../support/tonight";
import { openPlace } from "../support/places";

const SHARP = { ...PHONE, deviceScaleFactor: 3 };

/** How large a picture of the fake camera is, and in how many of them a code stays in sight. */
const CAMERA = 960;
const FRAMES = 15;

/** A film for the fake camera: codes as they were on a phone's screen, held in front of it one after the other. */
function filmed(pictures: readonly Buffer[]): Buffer {
  const grey = Buffer.alloc((CAMERA * CAMERA) / 2, 128);
  const frames = pictures.flatMap((bytes) => {
    const picture = PNG.sync.read(bytes);
    // As near as somebody holds a phone: the code takes most of the picture.
    const scale = picture.width / (CAMERA * 0.8);
    const edge = Math.round(CAMERA * 0.1);
    const light = Buffer.alloc(CAMERA * CAMERA, 90);
    for (let y = 0; y < CAMERA; y++)
      for (let x = 0; x < CAMERA; x++) {
        const [from, to] = [Math.round((x - edge) * scale), Math.round((y - edge) * scale)];
        if (from < 0 || to < 0 || from >= picture.width || to >= picture.height) continue;
        light[y * CAMERA + x] = 20 + Math.round(picture.data[(to * picture.width + from) * 4]! * 0.8);
      }
    return Array.from({ length: FRAMES }, () => Buffer.concat([Buffer.from("FRAME\n"), light, grey]));
  });
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${CAMERA} H${CAMERA} F10:1 Ip A1:1 C420jpeg\n`), ...frames]);
}

/** Any text as a code. */
function picture(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 });
  const square = new PNG({ width: size * 8, height: size * 8 });
  for (let y = 0; y < square.height; y++)
    for (let x = 0; x < square.width; x++) {
      const at = (y * square.width + x) * 4;
      square.data.fill(data[y >> 3]?.[x >> 3] ? 0 : 255, at, at + 4);
    }
  return PNG.sync.write(square);
}

/** Eight pairs, with names as long as any; every board of one table is played. */
function chinese(): Evening {
  const pairs = Array.from({ length: 8 }, (_, i) => `欧阳娜娜・诸葛孔明司马相如 & 上官婉儿・慕容${i + 1}`);
  const begun: Evening = {
    ...{ id: "chinese", kind: "pairs", options: { boards: 28, date: "2026-11-20", pairs }, entries: [] },
    ...{ started: Date.UTC(2026, 10, 20), changed: Date.now(), mark: "aZ0_-9" },
  };
  const entries = tablesIn(eveningPlan(begun)).flatMap(({ table, boards }) =>
    boards.map((board) => ({ table, board, said: { kind: "passed" as const } }))
  );
  return { ...begun, entries };
}

describeWithBrowser("phones that play one evening", (site) => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-camera-"));
  const panes: Pane[] = [];
  const browsers: Browser[] = [];
  afterEach(async () => {
    for (const pane of panes.splice(0)) {
      expect(pane.errors).toEqual([]);
      await pane.page.context().close();
    }
    for (const browser of browsers.splice(0)) await browser.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function phone(
    prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
    at = site()
  ): Promise<Page> {
    const pane = await openPane(at, OUTSIDE_OFFICE, SHARP, prepare);
    panes.push(pane);
    return pane.page;
  }

  /** A phone whose camera sees some pictures. */
  async function seeing(
    pictures: readonly Buffer[],
    asks = "--use-fake-ui-for-media-stream",
    prepare?: (page: Page) => Promise<unknown>
  ): Promise<Page> {
    const file = path.join(folder, `${browsers.length}.y4m`);
    writeFileSync(file, filmed(pictures));
    const args = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`, asks];
    const browser = await chromium.launch({ ...LAUNCH_WHOLE, args: [...LAUNCH_WHOLE.args, ...args] });
    browsers.push(browser);
    return phone(prepare, { browser, address: site().address });
  }

  const code = (page: Page) => page.locator("svg.qr").screenshot();

  async function toJoin(page: Page): Promise<void> {
    await openPlace(page, "join");
    await page.waitForSelector(".scan, .camera, .which");
    // Where it is allowed it is on by itself, a moment later.
    const scan = page.locator("button:text-is('Scan with the camera')");
    if (await scan.isVisible()) await scan.tap({ timeout: 5000 }).catch(() => page.waitForSelector(".camera, .which"));
  }

  test("the page's own camera reads the other phone's code, and goes on after one of something else", async () => {
    const first = await phone();
    await beginPlay(first);
    await tapBoard(first, null);
    await toView(first, "Phones");
    const own = await code(first);
    const second = await seeing([picture("https://example.org/menu"), own]);
    await toJoin(second);
    await second.waitForSelector(".camera [role=status]:has-text('no Overtrick code')");
    await second.waitForSelector(".which");
    await second.tap("button:text-is('Join at Table 2')");
    // It answers at once; without that it plays as well.
    await second.waitForSelector(".showing svg.qr");
    await second.tap("button:text-is('Go on without a connection')");
    expect(await second.innerText(".sentence")).toBe("1 result came with the code.");
    // The camera is off again.
    expect(await second.$$("video")).toHaveLength(0);
    // The same code once more brings nothing new: it is answered.
    await toView(second, "Phones");
    await second.tap("button:text-is('Read a code')");
    await second.waitForSelector(".showing svg.qr");
    expect(await second.isVisible(".merging")).toBe(false);
  });

  // That they are two, each with what it says: test/play/table-link.test.ts.
  testInSoak(
    "long Chinese names and all results are two codes, which a camera reads in either order",
    async () => {
      const first = await phone((page) => keepEvenings(page, [chinese()]));
      await openPlace(first, "evenings");
      await openEvening(first);
      await toView(first, "Phones");
      expect(await first.innerText(".showing h2")).toBe("Code 1 of 2: the evening");
      const evening = await code(first);
      expect(await scanned(first)).toContain("#OT3");
      await first.tap("button:text-is('Next: code 2 of 2')");
      expect(await first.innerText(".showing h2")).toBe("Code 2 of 2: its results");
      const results = await code(first);
      const second = await seeing([results, evening]);
      await toJoin(second);
      await second.waitForSelector(".which");
      // Whichever was in sight first.
      await second.tap("button:text-is('Join at Table 2')");
      await second.waitForSelector(".evening");
      await toEvenings(second);
      const known = await second.innerText(".kept");
      if (!known.includes("112 of 112")) {
        await openEvening(second);
        await toView(second, "Phones");
        await second.tap("button:text-is('Read a code')");
        await second.waitForSelector(".merging >> text=112 new results");
        await second.tap("button:text-is('Use these')");
        expect(await second.innerText(".phones [role=status]")).toBe("112 results added or changed.");
      }
    },
    60_000
  );

  test("the browser's own decoder is asked first, and where it fails the page's", async () => {
    const first = await phone();
    await beginPlay(first);
    await toView(first, "Phones");
    const [link, own] = [await scanned(first), await code(first)];
    const withDecoder = (answer: string) => (page: Page) =>
      page.addInitScript((text) => {
        class BarcodeDetector {
          static getSupportedFormats = () => Promise.resolve(["qr_code"]);
          detect = () => (text === "" ? Promise.reject(new Error("none")) : Promise.resolve([{ rawValue: text }]));
        }
        Object.assign(window, { BarcodeDetector });
      }, answer);
    for (const [answer, held] of [
      [link, picture("nothing of ours")],
      ["", own],
    ] as const) {
      const second = await seeing([held], undefined, withDecoder(answer));
      await toJoin(second);
      await second.waitForSelector("button:text-is('Join at Table 2')");
    }
  });

  test("without a camera, or where it is refused, it is said what to do, and the text remains", async () => {
    const none = await phone();
    await toJoin(none);
    await none.waitForSelector(".tonight .fault");
    expect(await none.innerText(".tonight .fault")).toContain(
      "This device has no camera: copy the code on the other phone and paste it below."
    );
    const refused = await seeing([picture("none")], "--deny-permission-prompts");
    await openPlace(refused, "play");
    await toJoin(refused);
    await refused.waitForSelector(".tonight .fault");
    expect(await refused.innerText(".tonight .fault")).toContain("The camera is blocked.");
    expect(await refused.isVisible("textarea[name=join]")).toBe(true);
    // Back leads to where one came from, and not out of the page.
    await refused.goBack();
    await refused.waitForSelector(".tonight .foot-bar button:has-text('Start')");
  });

  // Without a browser: test/play/merge.test.ts.
  testInSoak("what was taken back at its table is taken back where it had been read", async () => {
    const first = await phone();
    await beginPlay(first);
    await tapBoard(first, null);
    await tapBoard(first, null);
    await toView(first, "Phones");
    const second = await phone(undefined, { ...site(), address: await scanned(first) });
    await second.tap("button:text-is('Join at Table 2')");
    await tapBoard(second, null);
    await toView(first, "Board");
    await first.tap(".last .undo");
    await toView(first, "Phones");
    await second.goto("about:blank");
    await second.goto(await scanned(first));
    await second.waitForSelector(".merging");
    expect(await second.innerText(".merging")).toMatch(/^1 already here, 1 differs: choose\s+Table 1, board 2/);
    expect(await second.locator(".merging input:checked").count()).toBe(0);
    await second.tap(".merging label:has-text('The other: undone, no result')");
    await second.tap("button:text-is('Use these')");
    await toView(second, "Standings");
    expect(await second.innerText(".standings")).toMatch(/Table 1, boards 2–4/);
    // Back on the first phone the second one's code brings nothing of that to life.
    await toView(second, "Phones");
    await second.tap("button:text-is('Show my code')");
    const back = await scanned(second);
    await first.tap("button:text-is('Read a code')");
    await first.fill("textarea[name=code]", back);
    expect(await first.innerText(".merging")).toMatch(/^1 new result, 1 already here\s/);
  });

  const round = async (page: Page) => {
    for (let board = 1; board <= 4; board++) await tapBoard(page, null);
  };

  test("after each round a copy leaves the phone by itself, by the way that somebody has allowed", async () => {
    const page = await phone((each) =>
      each.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(window, { shared, refuses: false });
        navigator.share = (data) => {
          if ((window as unknown as { refuses: boolean }).refuses)
            return Promise.reject(new DOMException("", "NotAllowedError"));
          shared.push(data);
          return Promise.resolve();
        };
        const picker = async () =>
          (await navigator.storage.getDirectory()).getFileHandle("copy.json", { create: true });
        Object.assign(window, { showSaveFilePicker: picker });
      })
    );
    await beginPlay(page);
    await toView(page, "Phones");
    await page.selectOption("[name=copies]", "download");
    await toView(page, "Board");
    const [download] = await Promise.all([page.waitForEvent("download"), round(page)]);
    expect(download.suggestedFilename()).toMatch(/^Four pairs .*\.json$/);
    const copy = readFileSync(await download.path(), "utf8");
    expect((JSON.parse(copy) as Evening).entries).toHaveLength(4);
    await toView(page, "Phones");
    await page.selectOption("[name=copies]", "share");
    await toView(page, "Board");
    await round(page);
    const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    await page.waitForFunction(() => (window as unknown as { shared: unknown[] }).shared.length > 0);
    expect(await shared()).toMatchObject([{ title: "Four pairs", url: expect.stringContaining("#OT3") as string }]);
    await toView(page, "Phones");
    await page.selectOption("[name=copies]", "file");
    await page.waitForFunction(() => localStorage.getItem("overtrick.copies.way") === "file");
    await toView(page, "Board");
    await round(page);
    await page.waitForFunction(async () => {
      const file = await (await navigator.storage.getDirectory()).getFileHandle("copy.json");
      return (await (await file.getFile()).text()).includes("entries");
    });
    // Where the browser does not let it, the pad says so, and a press does it.
    await toView(page, "Phones");
    await page.selectOption("[name=copies]", "share");
    await page.evaluate(() => Object.assign(window, { refuses: true }));
    await toView(page, "Board");
    await round(page);
    await page.waitForSelector(".copy-trouble");
    expect(await page.innerText(".copy-trouble")).toContain("asks you to tap");
    await page.evaluate(() => Object.assign(window, { refuses: false }));
    await page.tap(".copy-trouble button");
    await page.waitForSelector(".copy-trouble", { state: "detached" });
    expect(await shared()).toHaveLength(2);
    // On another phone the copy is the evening.
    const other = await phone();
    await toJoin(other);
    await other.setInputFiles(".drop-zone input", {
      name: "copy.json",
      buffer: Buffer.from(copy),
      mimeType: "application/json",
    });
    await other.waitForSelector(".evening");
    await toView(other, "Standings");
    expect(await other.innerText(".standings")).toMatch(/Table 2, boards 1–4/);
  }, 60_000);

  test("what differs in the evening's saved workbook is asked about; another one of it is not begun", async () => {
    const page = await phone();
    await beginPlay(page);
    await tapBoard(page, null);
    await tapBoard(page, null);
    await toView(page, "Standings");
    await page.tap(".standings .list-row:has-text('Excel workbook')");
    const workbook = readFileSync(await (await pressDownload(page)).path());
    await toView(page, "Board");
    await page.selectOption("select[aria-label=Board]", "2");
    await tapBoard(page, { level: 1, strain: "NT", doubled: 0, declarer: "S", over: 0 });
    const choose = async (on: Page) =>
      on.setInputFiles(".drop-zone input", { name: "Four pairs.xlsx", buffer: workbook, mimeType: "application/zip" });
    await toEvenings(page);
    await choose(page);
    await page.waitForSelector(".merging");
    expect(await page.innerText(".merging")).toMatch(/^1 already here, 1 differs: choose\s+Table 1, board 2/);
    await page.tap(".merging label:has-text('The workbook: passed out')");
    await page.tap("button:text-is('Use these')");
    await toEvenings(page);
    expect(await page.$$(".kept li")).toHaveLength(1);
    // On a phone that has not the evening it is set up.
    const other = await phone();
    await toJoin(other);
    await choose(other);
    await other.waitForSelector(".pad");
    expect(await other.innerText(".sentence")).toBe("The evening in the workbook, with 2 results.");
  });

  test("many evenings are folded by month, and found by a name or a date", async () => {
    const many = wholeEvenings(40).map((evening, i) =>
      i === 3
        ? { ...evening, options: { ...evening.options, pairs: ["Zoë & Bob", "", "", "", ""].slice(0, 5) } }
        : evening
    );
    const page = await phone((each) => keepEvenings(each, many));
    await openPlace(page, "evenings");
    await page.waitForSelector(".evenings h2");
    expect(await page.innerText(".evenings h2")).toBe("November 2026");
    expect(await page.locator(".kept li").count()).toBe(20);
    expect(await page.innerText(".evenings [name=month]")).toMatch(/^October 2026\s+20$/);
    await page.tap(".evenings [name=month]");
    await page.waitForFunction(() => document.querySelectorAll(".kept li").length === 40);
    await page.fill(".evenings .field input", "zoë");
    expect(await page.locator(".kept li").allInnerTexts()).toEqual([expect.stringContaining("Evening 4")]);
    await page.fill(".evenings .field input", "nobody");
    expect(await page.innerText(".tonight")).toContain("No evening has that in its title, names or date.");
  });
});
