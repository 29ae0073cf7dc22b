import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { built, DIST } from "../support/built";
import { runs } from "../support/runs";

const ROOT = path.join(__dirname, "../..");
const ADDRESS = "https://example.org/bridge";

/** Microsoft's schemas are not ours to give away, so they are beside some checkouts only. */
const SCHEMA = path.join(ROOT, "../shared/schemas/OfficeAppManifestV1_1.xsd");
const canValidate = existsSync(SCHEMA) && spawnSync("xmllint", ["--version"]).status === 0;

interface FunctionMetadata {
  id: string;
  description: string;
  helpUrl: string;
  parameters: { name: string; description?: string }[];
}

/**
 * What is built for another place. The pane is the same everywhere, but for a hash, and is built for minutes: it is taken
 * from dist/, in which nothing but what the functions' bundle writes has an address.
 */
const BUNDLES = runs<readonly string[]>({ ci: ["functions"], soak: ["functions", "taskpane"] });
const COMMAND_LINE = ["cli.js", "cli.licences.txt"];

/** Runs the production build of what Excel loads for another place than the dev server, into a folder of its own. */
function build(folder: string, url: string) {
  const bundles = BUNDLES.flatMap((name) => ["--config-name", name]);
  const words = ["--mode=production", "--stats=errors-only", "--env", `url=${url}`, ...bundles];
  const webpack = path.join(ROOT, "node_modules/webpack/bin/webpack.js");
  return spawnSync(process.execPath, [webpack, ...words, "--output-path", folder], {
    cwd: ROOT,
    encoding: "utf8",
  });
}

describe("a production build for another place", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "overtrick-build-"));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const functions = () => (JSON.parse(read("functions.json")) as { functions: FunctionMetadata[] }).functions;

  beforeAll(() => {
    if (!BUNDLES.includes("taskpane")) {
      built("functions", "taskpane");
      // Whoever builds it at the same time has a folder of their own there.
      const others = [...COMMAND_LINE, ".building"];
      cpSync(DIST, folder, { recursive: true, filter: (file) => !others.includes(path.basename(file)) });
    }
    const { status, stdout, stderr } = build(folder, `${ADDRESS}/`);
    expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining("ERROR")]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("leaves no address of localhost in any file", () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
    expect(files.map((file) => path.basename(file))).toEqual(
      expect.arrayContaining(["manifest.xml", "functions.json", "taskpane.html", "icon-80.png"])
    );
    expect(files.filter((file) => readFileSync(file, "latin1").includes("://localhost"))).toEqual([]);
  });

  test("a range may have errors in it: Excel hands them to the functions", () => {
    for (const file of ["functions.json", "functions-unified.json"])
      expect(JSON.parse(read(file))).toMatchObject({ allowErrorForDataTypeAny: true });
  });

  test("the unified manifest leads there too, to functions with names of three letters", () => {
    const unified = read("manifest.json");
    expect(unified).toContain(`"metadataUrl": "${ADDRESS}/functions-unified.json"`);
    const names = (file: string) =>
      (JSON.parse(read(file)) as { functions: { name: string }[] }).functions.map((fn) => fn.name);
    expect(names("functions.json").filter((name) => !names("functions-unified.json").includes(name))).toEqual(["VP"]);
    const packed = unzipSync(readFileSync(path.join(folder, "overtrick-unified.zip")));
    expect(strFromU8(packed["manifest.json"]!)).toBe(unified);
    const { icons } = JSON.parse(unified) as { icons: Record<string, string> };
    expect(Object.keys(packed).sort()).toEqual(["manifest.json", ...Object.values(icons)].sort());
  });

  test("the manifest and the help links lead to the place", () => {
    const manifest = read("manifest.xml");
    const addresses = [...manifest.matchAll(/DefaultValue="(https:[^"]*)"/g)].map(([, url]) => url);
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) expect(address).toMatch(`${ADDRESS}/`);
    for (const { id, helpUrl } of functions())
      expect(helpUrl).toBe(`${ADDRESS}/functions-help.html#${id === "VP" ? "VPS" : id}`);
  });

  (canValidate ? test : test.skip)("the manifest is valid, before and after", () => {
    for (const manifest of [path.join(ROOT, "manifest.xml"), path.join(folder, "manifest.xml")]) {
      const words = ["--noout", "--schema", SCHEMA, manifest];
      const { status, stderr } = spawnSync("xmllint", words, { encoding: "utf8" });
      expect([status, stderr]).toEqual([0, expect.stringContaining("validates")]);
    }
  });

  test("every file that the manifest names is there", () => {
    const names = [...read("manifest.xml").matchAll(/bridge\/([^"]+)"/g)].map(([, file]) => file!);
    for (const name of names) expect(() => read(name.replace(/\?.*/, ""))).not.toThrow();
  });

  test("hosting.md lists every file, and no other", () => {
    const text = readFileSync(path.join(ROOT, "docs/hosting.md"), "utf8");
    const [, table] = text.split("| file | who uses it |\n|---|---|\n") as [string, string];
    const rows = table.split("\n\n")[0]!.split("\n");
    const listed = rows.flatMap((row) => [...row.split("|")[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
    for (const name of COMMAND_LINE) expect(text).toContain(`\`${name}\``);
    const entries = readdirSync(folder, { withFileTypes: true });
    expect(listed.sort()).toEqual(entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort());
  });

  test("functions.js associates every function of functions.json", () => {
    const ids = functions().map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["IMP", "VP", "NETSCORE", "SCORE"]));
    const associated = [...read("functions.js").matchAll(/\.associate\("([^"]*)"/g)];
    expect(associated.map(([, id]) => id).sort()).toEqual([...ids].sort());
  });

  test("each function and each parameter is described", () => {
    for (const { id, description, parameters } of functions())
      for (const text of [description, ...parameters.map((each) => each.description)])
        expect([id, text]).toEqual([id, expect.stringMatching(/\w{3}/)]);
  });

  test("functions.js is small and knows no page", () => {
    const script = read("functions.js");
    expect(gzipSync(script).length).toBeLessThan(13 * 1024);
    expect(script).not.toMatch(/\bdocument\b|\bwindow\b/);
  });

  test("the pane's page loads its own files by relative addresses, without eval", () => {
    const own = [...read("taskpane.html").matchAll(/(?:src|href)="?([^"\s>]+)/g)]
      .map(([, address]) => address!)
      .filter((address) => !address.startsWith("https://appsforoffice.microsoft.com/"));
    expect(own.some((address) => /^taskpane\.js\b/.test(address))).toBe(true);
    expect(own.some((address) => /^taskpane\.css\b/.test(address))).toBe(true);
    for (const address of own) expect(() => read(address.replace(/\?.*/, ""))).not.toThrow();
    expect(read("taskpane.js")).not.toMatch(/\beval\(|new Function\(/);
  });
});

test("a place without https is refused, with what to write instead", () => {
  const { status, stdout, stderr } = build(tmpdir(), "http://example.org");
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain(
    "--env url=http://example.org is not https, and Excel loads add-ins over https only; for example: npm run build -- --env url=https://"
  );
});
