import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { manifestFaults } from "../scripts/manifest-faults";

const ROOT = path.join(__dirname, "..");
const MANIFEST = readFileSync(path.join(ROOT, "manifest.xml"), "utf8");

/** The manifest with one thing changed, which must be in it. */
function doctored(from: string, to: string): string {
  expect(MANIFEST).toContain(from);
  return MANIFEST.split(from).join(to);
}

/** All values that a pattern's one group has in the manifest. */
const all = (pattern: RegExp) => [...MANIFEST.matchAll(pattern)].map(([, value]) => value!);

/** What the manifest's resource with this id holds. */
const resource = (id: string) => MANIFEST.match(new RegExp(`<bt:\\w+ id="${id}" DefaultValue="([^"]*)"`))?.[1];

/** Width and height from the header of a PNG file. */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The file of assets/ that an icon's address names. */
const iconFile = (address: string) => path.join(ROOT, new URL(address).pathname);

describe("manifestFaults", () => {
  test("finds nothing wrong with manifest.xml", () => {
    expect(manifestFaults(MANIFEST)).toEqual([]);
  });

  const label = '<bt:String id="Group.Label" DefaultValue="Overtrick"/>';
  const long = "x".repeat(33);

  test.each([
    ["an id twice", label, label + label, 'resource "Group.Label" is there twice'],
    ["a long id", '"Pane.Url"', `"${long}"`, `resource id "${long}" is longer than 32`],
    [
      "a long short text",
      label,
      `<bt:String id="Group.Label" DefaultValue="${"x".repeat(126)}"/>`,
      '"Group.Label" in ShortStrings is longer than 125',
    ],
    ["a long long text", "Make the workbook", "x".repeat(250), "is longer than 250"],
    ["no resource", label, "", 'resid "Group.Label" has no resource'],
    ["no use", '<Label resid="Group.Label"/>', "", 'resource "Group.Label" is not used'],
    ["http", "https://localhost:3000/functions.js", "http://localhost:3000/functions.js", "https"],
    ["no address", "https://localhost:3000/functions.js", "https://:3000", "is not an address"],
    [
      "another origin",
      "https://localhost:3000/functions.json",
      "https://example.org/functions.json",
      "more than one origin",
    ],
  ])("finds %s", (_, from, to, fault) => {
    expect(manifestFaults(doctored(from, to)).join("\n")).toContain(fault);
  });
});

describe("manifest.xml", () => {
  test("each resid has its resource", () => {
    const ids = all(/resid="([^"]*)"/g);
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect([id, resource(id)]).toEqual([id, expect.any(String)]);
  });

  test("the functions are BRIDGE's, in the JavaScript-only runtime", () => {
    expect(resource("Functions.Namespace")).toBe("BRIDGE");
    expect(MANIFEST).toMatch(/<ExtensionPoint xsi:type="CustomFunctions">/);
    expect(MANIFEST).not.toMatch(/<Runtimes?[\s>]/);
    expect(["Script", "Page", "Metadata"].map((of) => resource(`Functions.${of}.Url`))).toEqual(
      ["functions.js", "functions.html", "functions.json"].map((file) => `https://localhost:3000/${file}`)
    );
  });

  test("the pane has a button in a group of its own on the Home tab", () => {
    expect(MANIFEST).toMatch(/<OfficeTab id="TabHome">\s*<Group id="Overtrick.Group">/);
    expect(MANIFEST).toMatch(/<Action xsi:type="ShowTaskpane">/);
    expect(resource("Pane.Url")).toBe("https://localhost:3000/taskpane.html?host=excel");
    expect(resource("PaneButton.Label")).toBe("Overtrick");
    expect(resource("Group.Label")).toBe("Overtrick");
    expect(MANIFEST).toContain("<Permissions>ReadWriteDocument</Permissions>");
  });

  test("each icon of the button has the size it is named for", () => {
    const icons = [...MANIFEST.matchAll(/<bt:Image size="(\d+)" resid="([^"]*)"/g)];
    expect(new Set(icons.map(([, size]) => size))).toEqual(new Set(["16", "32", "80"]));
    for (const [, size, id] of icons) expect(pngSize(iconFile(resource(id!)!))).toEqual([Number(size), Number(size)]);
  });

  test("the add-in's own icons are of 32 and 64 pixels", () => {
    expect(all(/IconUrl DefaultValue="([^"]*)"/g).map((url) => pngSize(iconFile(url)))).toEqual([
      [32, 32],
      [64, 64],
    ]);
  });

  test("there is a picture for every address that names one", () => {
    for (const address of all(/DefaultValue="([^"]*\.png)"/g))
      expect([address, existsSync(iconFile(address))]).toEqual([address, true]);
  });
});
