// Checks manifest.xml without the network: that each resource id resolves, is used and short
// enough, that texts fit, and that every address is one https origin. Then asks Microsoft's
// validation service, if it can be reached.
//   node scripts/validate-manifest.mjs [FILE]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { manifestFaults } from "./manifest-faults.js";

const file = process.argv[2] ?? "manifest.xml";
const faults = manifestFaults(readFileSync(file, "utf8"));
if (faults.length > 0) {
  console.error(`${file}:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
  process.exit(1);
}
console.log(`${file}: resource ids, lengths and addresses are right.`);

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
