// Bundles a script of the site.
import { build, type Plugin } from "esbuild";

/** Leaves exports of the project's modules out that no other module imports. */
const ONLY_USED: Plugin = {
  name: "only used",
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^\./ }, async ({ path: file, resolveDir, kind, pluginData }) =>
      pluginData === "resolved"
        ? undefined
        : { path: (await resolve(file, { resolveDir, kind, pluginData: "resolved" })).path, sideEffects: false }
    ),
};

/** A script with all that it imports. @param define texts of expressions that replace names. */
export async function bundledScript(file: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    define,
    plugins: [ONLY_USED],
    bundle: true,
    minify: true,
    target: "es2020",
    write: false,
  });
  return outputFiles[0]!.text;
}
