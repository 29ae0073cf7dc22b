// Makes the site in dist-site/: the pane and the functions, ready workbooks, the guide.
//   npm run site [-- --env url=https://example.org/bridge] [--env support=ADDRESS] [--env names=strict]
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { writeSite } from "./write-site";

const ROOT = path.join(__dirname, "../..");
const SITE = path.join(ROOT, "dist-site");

/** What is said of the site on the command line, or in package.json. */
interface Settings {
  readonly url: string | undefined;
  readonly support: string | undefined;
  /** For webpack alone. */
  readonly others: readonly string[];
}

/** What `--env` says, and package.json where it says nothing. */
export function settingsOf(
  words: readonly string[],
  project: { homepage?: string; bugs?: { url?: string } }
): Settings {
  const { values } = parseArgs({ args: [...words], options: { env: { type: "string", multiple: true, default: [] } } });
  const named = (name: string) => values.env.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    url: named("url") ?? project.homepage,
    support: named("support") ?? project.bugs?.url,
    others: values.env.filter((word) => !/^(url|support)=/.test(word)),
  };
}

/** Builds the pane and the functions for the place of the site. */
function buildPane({ url, others }: Settings): void {
  const env = ["site=yes", ...(url === undefined ? [] : [`url=${url}`]), ...others];
  const words = ["--mode=production", "--stats=errors-warnings", "--output-path", SITE];
  const bundles = ["--config-name", "functions", "--config-name", "taskpane"];
  const webpack = path.join(ROOT, "node_modules/webpack/bin/webpack.js");
  const { status } = spawnSync(
    process.execPath,
    [webpack, ...words, ...bundles, ...env.flatMap((word) => ["--env", word])],
    { cwd: ROOT, stdio: ["ignore", 2, 2] }
  );
  if (status !== 0) process.exit(status ?? 1);
}

async function main(): Promise<void> {
  const project = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { homepage?: string };
  const settings = settingsOf(process.argv.slice(2), project);
  rmSync(SITE, { recursive: true, force: true });
  buildPane(settings);
  await writeSite(SITE, settings);
  const local = "for this computer alone, since it has no address: --env url=https://…, or homepage in package.json";
  process.stderr.write(`dist-site/ is made, ${settings.url === undefined ? local : `for ${settings.url}`}.\n`);
  process.stderr.write(`Look at it: npm run site:look (the files are in ${SITE})\n`);
}

if (require.main === module) void main();
