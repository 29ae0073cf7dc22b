import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { translateSource } from "./translate-source";

const ROOT = path.join(__dirname, "../../..");
/** The files in which rooms keep what people read. */
const TEXTS = /[\\/]src[\\/].*texts\.ts$/;

const testLanguage: Plugin = {
  name: "test-language",
  setup({ onLoad }) {
    onLoad({ filter: TEXTS }, ({ path: file }) => ({
      contents: translateSource(readFileSync(file, "utf8"), file),
      loader: "ts",
    }));
    // A bundle stands elsewhere than the files that it is made of.
    onLoad({ filter: /[\\/]test[\\/]support[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${readFileSync(file, "utf8")}`,
      loader: "ts",
    }));
  },
};

/** Builds a part of the program with all its texts in the made-up language. */
export async function bundled(options: BuildOptions): Promise<void> {
  await build({
    absWorkingDir: ROOT,
    bundle: true,
    define: { OVERTRICK_BUILD: JSON.stringify({ version: "0.0.0" }), "process.env.NODE_ENV": '"development"' },
    logLevel: "error",
    plugins: [testLanguage],
    ...options,
  });
}
