import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { namedScale } from "../../src/bridge/vp/named-scale";
import { victoryPoints } from "../../src/bridge/vp/scale";
import { documentAt, ROOT } from "./markdown";

const STORE = path.join(ROOT, "store");
const read = (file: string) => readFileSync(path.join(STORE, file), "utf8");
const LISTING = read("listing.md");

/** What stands under a heading of the listing. */
function under(heading: string): string {
  return LISTING.split(`## ${heading}\n\n`)[1]!.split("\n\n## ")[0]!;
}

describe("the listing", () => {
  test("has the name of the manifest", () => {
    const manifest = readFileSync(path.join(ROOT, "manifest.xml"), "utf8");
    expect(under("Name")).toBe(/<DisplayName DefaultValue="([^"]*)"/.exec(manifest)?.[1]);
  });

  test("is as long as Microsoft allows", () => {
    expect(under("Summary").length).toBeGreaterThan(40);
    expect(under("Summary").length).toBeLessThanOrEqual(100);
    expect(under("Summary")).not.toContain("\n");
    expect(under("Description").length).toBeGreaterThan(300);
    expect(under("Description").length).toBeLessThanOrEqual(3000);
    expect(under("Search words").split("\n").length).toBeLessThanOrEqual(3);
  });

  test("has its pictures, of the size that is asked for, and no other", () => {
    const named = [...LISTING.matchAll(/`([\w-]+\.png)`/g)].map(([, file]) => file!);
    expect(named.filter((file) => !file.startsWith("icon")).length).toBeLessThanOrEqual(5);
    expect(readdirSync(path.join(STORE, "pictures")).sort()).toEqual([...named].sort());
    for (const file of named) {
      const bytes = readFileSync(path.join(STORE, "pictures", file));
      // The head of a PNG has its width and height.
      const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      expect([file, size]).toEqual([file, file.startsWith("icon") ? [300, 300] : [1366, 768]]);
      expect(bytes.length).toBeLessThan(1024 * 1024);
    }
  });
});

test("the function that testers try gives what they are told", () => {
  const notes = read("certification.md");
  const rows = [...notes.matchAll(/\| `=BRIDGE\.VPS\((-?\d+), "?([\w-]+)"?\)` \| ([\d.]+) \|/g)];
  expect(rows.length).toBe(4);
  for (const [, margin, scale, shown] of rows)
    expect([scale, victoryPoints(Number(margin), namedScale(/^\d+$/.test(scale!) ? Number(scale) : scale!))]).toEqual([
      scale,
      Number(shown),
    ]);
  expect(notes).toContain("D1 to D3 show 14.26, 10 and 5.74");
});

test("what is said of privacy names the one address that the pane asks", () => {
  const pane = readFileSync(path.join(ROOT, "src/taskpane/taskpane.html"), "utf8");
  const addresses = new Set([...pane.matchAll(/https:\/\/([\w.]+)/g)].map(([, host]) => host));
  expect([...addresses]).toEqual(["appsforoffice.microsoft.com"]);
  expect(read("privacy.md")).toContain("appsforoffice.microsoft.com");
});

test("the documents lead to what only the publisher can do", () => {
  expect(documentAt("docs/hosting.md")).toContain("(../store/publisher.md)");
});
