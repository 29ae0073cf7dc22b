// Checks manifest.xml without the network: that each resource id resolves, is used and short
// enough, that texts fit, that every address is one https origin, and that the unified manifest
// made from it is what its published schema asks for. Then asks Microsoft's validation service,
// if it can be reached.
//   node scripts/validate-manifest.mjs [FILE]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import appManifest from "@microsoft/app-manifest";
import { manifestFaults } from "./manifest-faults.js";
import { unifiedManifest } from "./unified-manifest.js";

const file = process.argv[2] ?? "manifest.xml";
const xml = readFileSync(file, "utf8");
const faults = manifestFaults(xml);
if (faults.length === 0)
  for (const fault of await appManifest.AppManifestUtils.validateAgainstSchema(unifiedManifest(xml)))
    faults.push(`as a unified manifest: ${fault}`);
if (faults.length > 0) {
  console.error(`${file}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  process.exit(1);
}
console.log(`${file}: resource ids, lengths and addresses are right, and the unified manifest made of it is valid.`);

const cli = "node_modules/office-addin-manifest/cli.js";
const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "validate", file], {
  encoding: "utf8",
  timeout: 60_000,
});
if (status === 0) console.log(stdout);
else if (
  /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|fetch failed|getaddrinfo|network/i.test(stdout + stderr) ||
  status === null
)
  console.log("Microsoft's validation service cannot be reached from here; it was not asked.");
else {
  console.error(stdout + stderr);
  process.exit(1);
}
