import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, type Declaration, type Root } from "postcss";

const PANE = path.join(__dirname, "../../src/taskpane");
const TOKENS_FILE = "tokens.css";

const files = readdirSync(PANE, { recursive: true, encoding: "utf8" }).map((file) => file.split(path.sep).join("/"));
const read = (file: string) => readFileSync(path.join(PANE, file), "utf8");
const styles = new Map<string, Root>(
  files.filter((file) => file.endsWith(".css")).map((file) => [file, parse(read(file))])
);
const components = files.filter((file) => file.endsWith(".tsx"));

/** Every declaration with the place where it is, such as "tonight/pad.css:12". */
function declarations(isOf: (file: string) => boolean): { place: string; declaration: Declaration }[] {
  return [...styles].flatMap(([file, root]) => {
    const found: { place: string; declaration: Declaration }[] = [];
    if (isOf(file))
      root.walkDecls((declaration) => {
        found.push({ place: `${file}:${declaration.source?.start?.line}`, declaration });
      });
    return found;
  });
}

const LENGTH = /(?<![\w.-])-?[\d.]+(px|rem|pt|pc|cm|mm|in)\b/g;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|\b(white|black|gr[ae]y|red|green|blue)\b/i;
/** Lines may be drawn as thick as this, beside those of one pixel. */
const LINES = /^(border|outline|stroke)/;
const THICK_LINE = /^-?[23]px$/;
/** These take a token, whatever the unit. */
const BY_TOKEN = /^(font-weight|line-height|border-radius)$/;
const WORD = /^(0|inherit|50%)$/;

/** The value that should be a token; null where there is none. */
function literal({ prop, value }: Declaration): string | null {
  const lengths = (value.match(LENGTH) ?? []).filter((length) => !/^-?1px$/.test(length));
  const [length] = LINES.test(prop) ? lengths.filter((each) => !THICK_LINE.test(each)) : lengths;
  const withoutTokens = value.replace(/var\([^)]*\)/g, "");
  if (length !== undefined) return length;
  if (BY_TOKEN.test(prop) && !value.includes("var(") && !WORD.test(value)) return value;
  return COLOUR.exec(withoutTokens)?.[0] ?? null;
}

test("no style but the tokens names a colour or a size", () => {
  const literals = declarations((file) => file !== TOKENS_FILE).flatMap(({ place, declaration }) => {
    const found = literal(declaration);
    return found === null ? [] : [`${place} ${declaration.prop}: ${found}`];
  });
  expect(literals).toEqual([]);
});

test.each([
  ["color", "#fff"],
  ["background", "rgb(0 0 0 / 5%)"],
  ["background", "black"],
  ["padding", "var(--space-1) 5px"],
  ["width", "2rem"],
  ["font-weight", "600"],
  ["border", "4px solid var(--line)"],
])("%s: %s is found", (prop, value) => {
  const [declaration] = parse(`a { ${prop}: ${value} }`).nodes.flatMap((rule) => ("nodes" in rule ? rule.nodes : []));
  expect(literal(declaration as Declaration)).not.toBeNull();
});

test("each token is used, and each that is used is one", () => {
  const all = declarations(() => true).map(({ declaration }) => declaration);
  const named = new Set(all.filter(({ prop }) => prop.startsWith("--")).map(({ prop }) => prop));
  const used = new Set(all.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)));
  expect({
    unused: [...named].filter((name) => !used.has(name)),
    unknown: [...used].filter((name) => !named.has(name)),
  }).toEqual({ unused: [], unknown: [] });
});

test("each theme gives a value to the same tokens as the other", () => {
  const names = (selector: string) => {
    const found = new Set<string>();
    styles.get(TOKENS_FILE)?.walkRules((rule) => {
      if (rule.selector === selector) rule.walkDecls(({ prop }) => void found.add(prop));
    });
    return found;
  };
  const light = names(":root");
  expect([...names(':root[data-theme="dark"]')].filter((name) => !light.has(name))).toEqual([]);
});

test("each class of a style is one of a component", () => {
  const texts = components.flatMap((file) => read(file).match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  // A name that a component completes, such as `strain-${strain}`, is known by its beginning.
  const isKnown = (name: string) => words.has(name) || words.has(name.replace(/[^-]+$/, ""));
  const unused = [...styles].flatMap(([file, root]) => {
    const found: string[] = [];
    root.walkRules(({ selector, source }) => {
      for (const [, name] of selector.matchAll(/\.([a-z][\w-]*)/g))
        if (!isKnown(name!)) found.push(`${file}:${source?.start?.line} .${name}`);
    });
    return found;
  });
  expect(unused).toEqual([]);
});

test("no class is styled in two places of the pane", () => {
  const places = new Map<string, Set<string>>();
  for (const [file, root] of styles)
    root.walkRules(({ selectors }) => {
      for (const [, name] of selectors.flatMap((selector) => [...selector.matchAll(/^\.([a-z][\w-]*)$/g)]))
        places.set(name!, (places.get(name!) ?? new Set()).add(file.split("/")[0]!));
    });
  expect([...places].filter(([, of]) => of.size > 1).map(([name, of]) => `.${name}: ${[...of].join(", ")}`)).toEqual(
    []
  );
});

/** Places of the pane by what they may know: each those in the lists behind its own. */
const PLACES = [
  ["shell"],
  ["play", "evenings", "open"],
  ["evening", "event", "season"],
  ["workbook", "functions", "lookup"],
  ["components", "shared"],
];
const levelOf = (file: string) => PLACES.findIndex((places) => places.includes(file.split("/")[0]!));

test("no component has a class that another place alone styles, but for places that it knows", () => {
  const styledIn = new Map<string, string[]>();
  for (const [file, root] of styles)
    root.walkRules(({ selectors }) => {
      for (const [, name] of selectors.flatMap((selector) => [...selector.matchAll(/^\.([a-z][\w-]*)/g)]))
        styledIn.set(name!, [...(styledIn.get(name!) ?? []), file]);
    });
  const strange = components.flatMap((file) => {
    // What a template completes is left out.
    const lists = [...read(file).matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(
      ([, plain, made]) => plain ?? made!
    );
    const names = lists.flatMap((list) => list.replace(/\$\{[^}]*\}/g, "").split(" "));
    return names.flatMap((name) => {
      const from = styledIn.get(name) ?? [];
      const isKnown = from.some(
        (style) => style.split("/")[0] === file.split("/")[0] || levelOf(style) > levelOf(file)
      );
      return from.length === 0 || isKnown ? [] : [`${file} .${name}: ${from.join(", ")}`];
    });
  });
  expect(strange).toEqual([]);
});

test("each style is imported by a component beside it or by several", () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map(read);
  const alone = [...styles.keys()].filter(
    (file) => !sources.some((source) => source.includes(`/${path.posix.basename(file)}";`))
  );
  expect(alone).toEqual([]);
});
