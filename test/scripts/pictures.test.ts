import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PNG } from "pngjs";
import { chosenPictures, PICTURE_SETS } from "../../scripts/pictures";
import { writePicture } from "../../scripts/pictures/write-picture";

const ROOT = path.join(__dirname, "../..");
const made = (folder: string) => PICTURE_SETS.filter((set) => set.folder === folder).flatMap(({ names }) => names);

describe("the pictures of npm run pictures", () => {
  test.each(["docs/pictures", "store/pictures"])("are all of %s", (folder) => {
    expect(
      made(folder)
        .map((name) => `${name}.png`)
        .sort()
    ).toEqual(readdirSync(path.join(ROOT, folder)).sort());
  });

  test("are all that the documents name", () => {
    const documents = readdirSync(path.join(ROOT, "docs")).filter((file) => file.endsWith(".md"));
    const named = documents.flatMap((file) =>
      [...readFileSync(path.join(ROOT, "docs", file), "utf8").matchAll(/\]\(pictures\/([\w-]+)\.png\)/g)].map(
        ([, name]) => name!
      )
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !made("docs/pictures").includes(name))).toEqual([]);
  });

  test("have names of their own", () => {
    const all = chosenPictures([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test("of the listing come after those that they show", () => {
    expect(PICTURE_SETS.at(-1)!.names).toEqual(["session", "functions", "swiss", "forms"]);
  });

  test("are chosen by name; an unknown name is refused with the names there are", () => {
    expect(chosenPictures(["recap", "session"])).toEqual(["recap", "session"]);
    expect(() => chosenPictures(["recap", "table-9"])).toThrow("There is no picture table-9, only icon-512, ");
  });
});

describe("a picture's file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A picture in one shade of grey. */
  function grey(shade: number, width = 8, deflateLevel = 9): Buffer {
    const png = new PNG({ width, height: 8 });
    png.data.fill(shade);
    return PNG.sync.write(png, { deflateLevel });
  }

  test.each([
    ["with other bytes", grey(100, 8, 0), false],
    ["with smoothing of a shade or two", grey(102), false],
    ["with another shade", grey(130), true],
    ["of another size", grey(100, 9), true],
  ])("is written again if it looks different: one %s: %s", (name, next, isWritten) => {
    const file = path.join(folder, `${name}.png`);
    expect(writePicture(file, grey(100))).toBe(true);
    expect(writePicture(file, next)).toBe(isWritten);
    expect(readFileSync(file).equals(isWritten ? next : grey(100))).toBe(true);
  });
});
