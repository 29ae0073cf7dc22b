import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");
const PAGE = readFileSync(path.join(ROOT, "src/taskpane/taskpane.html"), "utf8");

interface WebManifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

const manifest = JSON.parse(readFileSync(path.join(ROOT, "src/taskpane/manifest.webmanifest"), "utf8")) as WebManifest;

/** Width and height from the header of a PNG file. */
function pngSize(file: string): string {
  const bytes = readFileSync(path.join(ROOT, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test("a phone finds what it asks for, relative to the page", () => {
  expect(manifest).toMatchObject({ name: "Overtrick", start_url: "taskpane.html", scope: "./", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
});

test("each icon has the size that is said", () => {
  for (const { src, sizes } of manifest.icons) expect([src, pngSize(src)]).toEqual([src, sizes]);
  expect(pngSize(/rel="apple-touch-icon" href="([^"]*)"/.exec(PAGE)![1]!)).toBe("180x180");
});

test("page and manifest have one colour", () => {
  expect(PAGE).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
});
