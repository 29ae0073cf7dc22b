// Checks manifest.xml without the network: that each resource id resolves, is used and short
// enough, that texts fit, that every address is one https origin, and that the unified manifest
// made from it is what its published schema asks for. Then asks Microsoft's validation service,
// if it can be reached.
//   npx tsx scripts/validate-manifest.ts [FILE]
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type AppManifest, AppManifestUtils } from "@microsoft/app-manifest";
import { manifestFaults } from "./manifest-faults";
import { unifiedManifest } from "./unified-manifest";

async function main(file: string): Promise<void> {
  const xml = readFileSync(file, "utf8");
  const faults = manifestFaults(xml);
  if (faults.length === 0)
    for (const fault of await AppManifestUtils.validateAgainstSchema(unifiedManifest(xml) as AppManifest))
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
}

void main(process.argv[2] ?? "manifest.xml");
