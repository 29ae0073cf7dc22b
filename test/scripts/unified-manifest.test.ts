import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { unifiedManifest, unifiedMetadata } from "../../scripts/unified-manifest";

const ROOT = path.join(__dirname, "../..");
const XML = readFileSync(path.join(ROOT, "manifest.xml"), "utf8");

const manifest = unifiedManifest(XML);
const extension = manifest.extensions[0]!;

/** What the published schema finds, which comes with a package of ES modules that jest cannot load. */
function faults(of: unknown): unknown {
  const script = `
    const { AppManifestUtils } = require("@microsoft/app-manifest");
    const manifest = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    AppManifestUtils.validateAgainstSchema(manifest).then((faults) => console.log(JSON.stringify(faults)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", script], {
    cwd: ROOT,
    input: JSON.stringify(of),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

test("is what the published schema asks for", () => {
  expect(faults(manifest)).toEqual([]);
});

test("the schema refuses what is not", () => {
  expect(faults({ ...manifest, version: 3 })).toEqual([expect.stringContaining("version")]);
  const nameless = { ...extension.runtimes[0]!, customFunctions: { namespace: { id: "1 2" } } };
  const changed = { ...manifest, extensions: [{ ...extension, runtimes: [nameless] }] };
  expect(faults(changed)).toEqual(expect.arrayContaining([expect.stringContaining("namespace")]));
});

test("has the functions, the pane and the button of manifest.xml", () => {
  const [functions, pane] = extension.runtimes;
  expect(functions).toMatchObject({
    code: { page: "https://localhost:3000/functions.html", script: "https://localhost:3000/functions.js" },
    customFunctions: {
      namespace: { id: "BRIDGE" },
      metadataUrl: "https://localhost:3000/functions-unified.json",
    },
  });
  expect(pane!.code.page).toBe("https://localhost:3000/taskpane.html?host=excel");
  const [tab] = extension.ribbons[0]!.tabs;
  expect(tab).toMatchObject({ builtInTabId: "TabHome", groups: [{ label: "Overtrick" }] });
  expect(tab!.groups[0]!.controls).toMatchObject([{ label: "Overtrick", actionId: pane!.actions![0]!.id }]);
});

test("is an add-in of its own, whose version rises with the XML manifest's", () => {
  expect(XML).not.toContain(manifest.id);
  const raised = unifiedManifest(XML.replace(/<Version>(\d+\.\d+)\.(\d+)\.\d+</, "<Version>$1.$2.7<"));
  expect(raised.version).toBe(XML.replace(/^[^]*<Version>(\d+\.\d+)\.(\d+)\.\d+<[^]*$/, "$1.") + "7");
});

test("its icons are there", () => {
  for (const icon of Object.values(manifest.icons))
    expect([icon, existsSync(path.join(ROOT, "assets", icon))]).toEqual([icon, true]);
});

test("follows the addresses of the XML manifest", () => {
  const elsewhere = unifiedManifest(XML.split("https://localhost:3000").join("https://example.org/bridge"));
  const addresses = [...JSON.stringify(elsewhere).matchAll(/https:[^"]*/g)].map(([url]) => url);
  const ours = addresses.filter((url) => !url.startsWith("https://developer.microsoft.com/"));
  expect(ours.length).toBeGreaterThan(8);
  for (const url of ours) expect(url).toMatch(/^https:\/\/example\.org\/bridge\//);
});

test("names of fewer than three letters are left out of its functions", () => {
  const functions = [{ name: "VP" }, { name: "VPS" }];
  expect(unifiedMetadata({ functions })).toEqual({ functions: [{ name: "VPS" }] });
});
