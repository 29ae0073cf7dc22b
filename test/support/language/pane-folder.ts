import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DIST } from "../built";
import { bundled } from "./bundle";

/** Where the page of the pane is written from, as webpack does. */
const PAGE = path.join(__dirname, "../../../src/taskpane/taskpane.html");

/** Builds the pane in the made-up language into a folder, with what the production build has beside it. */
export async function writePane(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await bundled({
    entryPoints: { taskpane: "src/taskpane/index.ts" },
    outdir: folder,
    format: "esm",
    splitting: true,
    target: "es2020",
    jsx: "automatic",
    jsxImportSource: "preact",
    entryNames: "[name]",
  });
  // The styles of parts that come later are there from the start: esbuild leaves it to the page to load them.
  const styles = readdirSync(folder).filter((file) => file.endsWith(".css"));
  const links = styles.map((file) => `<link rel="stylesheet" href="${file}" />`).join("");
  const head = `${links}<script type="module" src="taskpane.js"></script></head>`;
  writeFileSync(path.join(folder, "taskpane.html"), readFileSync(PAGE, "utf8").replace("</head>", head));
  writeFileSync(path.join(folder, "functions.json"), readFileSync(path.join(DIST, "functions.json")));
}
