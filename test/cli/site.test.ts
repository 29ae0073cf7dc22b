import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import jsQR from "jsqr";
import { PNG } from "pngjs";
import { readSetup } from "../../src/play/setup-code";
import { said } from "./command";

const FOLDER = mkdtempSync(path.join(tmpdir(), "overtrick-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const file = path.join(FOLDER, "evening.xlsx");
const made = (...more: string[]) => said(["four-pairs", "--boards", "24", "--out", file, "--force", ...more], FOLDER);

/** What a code says, the one on Winners or that on the card of Table 1; null where there is none. */
function codeInFile(of: "winners" | "table 1"): string | null {
  const picture = unzipSync(new Uint8Array(readFileSync(file)))[`xl/media/image${of === "winners" ? 1 : 2}.png`];
  if (!picture) return null;
  const { data, width, height } = PNG.sync.read(Buffer.from(picture));
  return jsQR(new Uint8ClampedArray(data), width, height)!.data;
}

test.each(["https://club.example/bridge", "https://club.example/bridge/", "https://club.example/bridge/taskpane.html"])(
  "with --site %s Winners has a code that opens it, and the cards have codes that open the page there",
  async (site) => {
    expect(await made("--site", site)).toMatchObject({ status: 0 });
    expect(codeInFile("winners")).toBe("https://club.example/bridge");
    const link = codeInFile("table 1")!;
    expect(link.split("#")[0]).toBe("https://club.example/bridge/taskpane.html");
    expect(readSetup(link)).toEqual({ kind: "four-pairs", options: { boards: 24, date: "2026-11-20" }, table: 1 });
  }
);

test("without it they have none", async () => {
  expect(await made()).toMatchObject({ status: 0 });
  expect(codeInFile("winners")).toBeNull();
});

test.each([
  "",
  "club.example",
  "http://club.example",
  "https://",
  "https://a b",
  "https://club.example/?x=1",
  "https://x/#y",
])("--site %p is refused", async (site) => {
  const { status, error } = await made("--site", site);
  expect(status).toBe(2);
  expect(error).toContain(`--site "${site}" is not a web address: enter the address of your Overtrick site`);
});
