import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(__dirname, "../..");

/** Where files import from the program: the program itself, its tests, and what is made of it. */
const IMPORTING = ["src", "test", "scripts", "bench", "packages"];

const NAMED = /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*"(\.[^"]*)"/g;
/** What is loaded later, or under one name: any name in such a file may be of it. */
const WHOLE = /(?:import\(\s*|require\(|requireActual(?:<[^>]*>)?\(|\* as [\w$]+ from\s*)"(\.[^"]*)"/g;
const EXPORTED = /^export (?:async )?(?:const|function\*?|type|interface|class|enum) ([\w$]+)/gm;

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|js)$/.test(file) && !file.includes("node_modules"))
    .map((file) => path.join(folder, file));
}

/** What other files use of each file, by its path. */
function usedNames(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of IMPORTING.flatMap(filesIn)) {
    const text = readFileSync(path.join(ROOT, file), "utf8");
    const use = (from: string, names: readonly string[]) => {
      const base = path.join(path.dirname(file), from);
      const known = ["", ".ts", ".tsx", "/index.ts"]
        .map((end) => base + end)
        .find((name) => /\.\w+$/.test(name) && existsSync(path.join(ROOT, name)));
      if (known !== undefined) used.set(known, new Set([...(used.get(known) ?? []), ...names]));
    };
    for (const [, names = "", from = ""] of text.matchAll(NAMED))
      use(
        from,
        names.split(",").map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/ as .*/s, "")
        )
      );
    for (const [, from = ""] of text.matchAll(WHOLE)) use(from, text.match(/[\w$]+/g) ?? []);
  }
  return used;
}

test("no file exports what no other file uses", () => {
  const used = usedNames();
  const unused = filesIn("src").flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(EXPORTED)].flatMap(([, name = ""]) =>
      used.get(file)?.has(name) ? [] : [`${file} ${name}`]
    )
  );
  expect(unused).toEqual([]);
});
