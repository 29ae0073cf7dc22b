import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import webpack from "webpack";
import { KeptFilesPlugin } from "../../scripts/kept-files";

const folder = mkdtempSync(path.join(tmpdir(), "overtrick-kept-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (file: string) =>
  `sha256-${createHash("sha256")
    .update(readFileSync(path.join(folder, file)))
    .digest("base64")}`;

interface Built {
  readonly errors: readonly string[];
  /** What the worker was told. */
  readonly files:
    readonly { readonly url: string; readonly revision: string | null; readonly integrity?: string }[] | null;
}

/** Builds a page with a part of its own and a worker. */
async function build(made: string, mode: "production" | "development", worker = "listed(KEPT_FILES);"): Promise<Built> {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("later.js", "export const text = 'later';");
  write("page.js", `import("./later.js").then(console.log);`);
  write("worker.js", worker);
  write("icon.png", "icon");
  write("made.json", made);
  const compiler = webpack({
    mode,
    context: folder,
    devtool: mode === "development" ? "source-map" : false,
    entry: { page: "./page.js", worker: "./worker.js" },
    output: {
      path: path.join(folder, "dist"),
      filename: ({ chunk }) => (chunk?.name === "worker" ? "[name].js" : "[name].js?[contenthash:8]"),
      chunkFilename: "later.js?[contenthash:8]",
    },
    plugins: [new KeptFilesPlugin({ worker: "worker.js", beside: ["icon.png"], made: { "made.json": made } })],
  });
  const errors = await new Promise<string[]>((resolve, reject) =>
    compiler.run((error, stats) =>
      stats ? resolve(stats.compilation.errors.map(({ message }) => message)) : reject(error ?? new Error("No result"))
    )
  );
  const listed =
    errors.length === 0 && /listed\((.*?)\)/.exec(readFileSync(path.join(folder, "dist/worker.js"), "utf8"));
  return { errors, files: listed ? (JSON.parse(listed[1]!) as Built["files"]) : null };
}

test("the worker has every file of the build by its address, with its hash", async () => {
  const { errors, files } = await build("first", "production");
  expect(errors).toEqual([]);
  expect(files).toEqual([
    { url: "icon.png", revision: expect.any(String), integrity: sha256("icon.png") },
    { url: expect.stringMatching(/^later\.js\?[\da-f]{8}$/), revision: null, integrity: sha256("dist/later.js") },
    { url: "made.json", revision: expect.any(String), integrity: sha256("made.json") },
    { url: expect.stringMatching(/^page\.js\?[\da-f]{8}$/), revision: null, integrity: sha256("dist/page.js") },
  ]);
});

test("what another part of the build makes is another when its contents are", async () => {
  const revision = async (made: string) =>
    (await build(made, "production")).files!.find(({ url }) => url === "made.json")!.revision;
  const [first, same, other] = [await revision("first"), await revision("first"), await revision("other")];
  expect([first === same, first === other]).toEqual([true, false]);
});

test("in a development build it has none", async () => {
  expect(await build("first", "development")).toEqual({ errors: [], files: null });
});

test("a worker without a place for the list is refused", async () => {
  const { errors } = await build("first", "production", "console.log(1);");
  expect(errors).toEqual(["worker.js has not one place for its list of files."]);
});
