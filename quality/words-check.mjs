/**
 * Lists names and comments of the code that use words quality/words.md replaces, by folder, worst first.
 *
 *   node quality/words-check.mjs src                   the table and the total
 *   node quality/words-check.mjs src --list            also each hit as file:line, with a suggestion
 *   node quality/words-check.mjs src --list --in=play  only files whose path below src begins with "play"
 *   node quality/words-check.mjs src --max=4000        exit status 1 if there are more hits; the limit only goes down
 *
 * A name counts once per file that uses it as a local, parameter, key or declaration. Members after a dot, imported
 * names, strings, JSX text, tests and generated files do not count.
 */
import fs from "node:fs";
import path from "node:path";

/** Words that no name contains, with suggestions. */
const BANNED_PARTS = {
  abreast: "row",
  anew: "again, rebuild",
  asked: "prompt, requested",
  became: "outcome",
  holed: "template",
  least: "min",
  meant: "interpreted",
  most: "max",
  nobody: "none",
  said: "result, text, message, entered",
  saying: "withEntries, entries",
  says: "result, text",
  somebody: "person",
  standing: "current, evaluated, StandingsRow",
  stands: "currentResult, results, accepted",
  tell: "emit, show, detect",
  tells: "shows",
  told: "message, help, RemoteEntry",
  usual: "default",
  whoever: "person",
};

/** Words that are no name by themselves, with suggestions; they may be a part of a longer name (`knownNames`). */
const BANNED_NAMES = {
  alike: "sharedGroup, equalCount",
  also: "extra",
  at: "itemAt; index, position",
  brought: "incoming",
  counting: "scoredResults",
  given: "averages, args, typed",
  gone: "onDeleted",
  here: "local, thisTable",
  how: "update, method",
  instead: "replacement",
  is: "kind",
  kept: "stored, store",
  known: "existing, cached, previous",
  look: "question, style",
  made: "created, workbook",
  none: "empty, isEmpty",
  nothing: "empty",
  of: "the noun it is of",
  own: "ours, local",
  taken: "deducted, used, imported",
  theirs: "remote",
  there: "remote, otherTable",
  tried: "tryRead, attempt result",
  turn: "version, attempt",
  what: "the noun",
  which: "index, choice",
  who: "player, contestantKind",
  whose: "owner",
  why: "reason",
};

const BANNED_TYPES =
  /^(?:Around|Company|Coming|Copied|Counted|Filled|Found|Given|Here|Kept|Known|Made|Received|Ruled|Seen|Settled|Shown|Taken|Then|There|Waited|Wanted|Who|Word|Worth|Written)$/;
const BANNED_CONSTANTS =
  /^(?:AGAIN|FRESH|GIVEN|HOP|KNOWN|LARGEST|LONGEST|LOST|MADE|MORE|NONE|NOTHING|OVER|OWN|PATIENCE|SOON|TURN|WHO|WORTH)$/;

/** Doc comments that begin with a noun clause have no verb of their own. */
const CLAUSE =
  /^(?:What|Whether|Who|Whose|Whom|Whoever|Whatever|Where|Which|That|Those (?:that|who|of|which)|(?:By|In|Of|From|For|At|On|With|To) (?:what|which|whom|whose))\b(?! [a-z]+'s\b)(?! way\b)/;

/** Phrases that no comment contains, with suggestions. */
const BANNED_PHRASES = [
  [/\banew\b/i, "again; rebuild"],
  [/\b(?:is|are|was|were) no more\b(?! than)/i, "was deleted, is gone"],
  [/\b(?:has|have|had) the (?:last )?word\b/i, "wins, takes precedence"],
  [/\b(?:what|that|which|it|they|there) stands?\b(?! (?:for|out)\b)/i, "is, contains, is written"],
  [/\bif (?:it is )?not said\b/i, "default …"],
  [/\bwhat is (?:said|told)\b/i, "the message, the result"],
  [/\b(?:is|are) (?:said|told) of\b/i, "describes"],
  [/\b(?:comes?|came) to (?:nothing|this|that)\b/i, "fails, gives"],
  [/\bnone such\b|\bmanieth\b|\bwhosever\b|\bfor nobody\b/i, "say it with a noun"],
  [/\bwhat (?:it|that|this|he|one) (?:is|has|comes to)\b/i, "name the thing"],
  [/\b(?:of|in|for) so many\b/i, "of n, of `count`"],
  [/^The same\b/, "say what it does"],
  [/\blooked at twice\b|\bto be looked at\b/i, "review, check"],
  [/^Its formulas\.$|^Writes (?:it|them)\.$|^Its columns\b/, "delete, or name the list"],
];

const HIT_KINDS = ["name", "file", "clause", "phrase"];

const COMMENT = /\/\/.*|\/\*[^]*?(?:\*\/|$)/y;
const STRING = /"(?:\\[^]|[^"\\\n])*(?:"|$|\n)|'(?:\\[^]|[^'\\\n])*(?:'|$|\n)/y;
/** Template text up to its end or to the next `${`. */
const TEMPLATE_TEXT = /(?:\\[^]|\$(?!\{)|[^`\\$])*(?:`|\$\{|$)/y;
const REGEX = /\/(?!>)(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
/** Code after which a slash begins a regular expression. */
const BEFORE_REGEX = /(?:[(,=:[!&|?;+]\s*|\b(?:return|case)\s*)$/;

const withSpaces = (text) => text.replace(/[^\n]/g, " ");

function matchAt(pattern, text, index) {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
}

/** Splits a source into its comments and its code, in which spaces replace comments and strings. */
function splitSource(text) {
  const comments = [];
  const braces = [];
  let code = "";
  const skip = (part) => (code += withSpaces(part));
  const skipLiteral = (part) => (code += withSpaces(part.slice(0, -1)) + '"');
  const skipTemplate = () => {
    const part = matchAt(TEMPLATE_TEXT, text, code.length);
    skipLiteral(part);
    if (part.endsWith("${")) braces.push("template");
  };
  while (code.length < text.length) {
    const index = code.length;
    const char = text[index];
    const comment = matchAt(COMMENT, text, index);
    const beginsRegex = char === "/" && BEFORE_REGEX.test(code.slice(-200));
    const literal = matchAt(beginsRegex ? REGEX : STRING, text, index);
    if (comment !== undefined) {
      comments.push({ index, text: comment });
      skip(comment);
    } else if (literal !== undefined) skipLiteral(literal);
    else if (char === "`") {
      skip(char);
      skipTemplate();
    } else if (char === "}" && braces.pop() === "template") {
      skip(char);
      skipTemplate();
    } else {
      if (char === "{") braces.push("code");
      code += char;
    }
  }
  return { code, comments };
}

/** The words of a name in camelCase, UPPER_CASE or with hyphens, in lower case. */
function wordsIn(name) {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return spaced.toLowerCase().match(/[^\s_$-]+/g) ?? [];
}

function bannedPart(name) {
  return wordsIn(name).find((word) => Object.hasOwn(BANNED_PARTS, word));
}

/** Returns a suggestion; undefined if the name is allowed. */
function suggestionFor(name) {
  const part = bannedPart(name);
  if (part !== undefined) return BANNED_PARTS[part];
  if (Object.hasOwn(BANNED_NAMES, name)) return BANNED_NAMES[name];
  const isBanned = BANNED_TYPES.test(name) || BANNED_CONSTANTS.test(name);
  return isBanned ? "a noun; the unit in a constant's name" : undefined;
}

/** True for the keywords in `for (const x of list)` and `value is Type`. */
function isKeyword(code, index, name) {
  return /^(?:of|is)$/.test(name) && /[\w\]})] (?:of|is) /.test(code.slice(Math.max(0, index - 3), index + 5));
}

function nameHits(code) {
  const imports = /\bimport\s+(?:type\s+)?\{([^}]*)\}/g;
  const imported = [...code.matchAll(imports)].flatMap(([, names]) =>
    names.split(",").map((name) => name.trim().split(/\s+/).at(-1))
  );
  const counted = new Set(imported);
  const body = code.replace(/\bimport\s+(?:type\s+)?\{[^}]*\}\s*from/g, withSpaces);
  return [...body.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)].flatMap(({ 0: name, index }) => {
    const suggestion = suggestionFor(name);
    const isAttribute = body[index + name.length] === "-"; // data-of="…"
    if (suggestion === undefined || counted.has(name) || isAttribute || isKeyword(body, index, name)) return [];
    counted.add(name);
    return [{ kind: "name", index, subject: name, suggestion }];
  });
}

function commentHits({ index, text }) {
  const plain = text
    .replace(/^\/\*\*?|\*\/$|^\/\/+/g, "")
    .replace(/\n\s*\*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const begin = plain.slice(0, 80);
  const hits = [];
  if (text.startsWith("/**") && CLAUSE.test(plain))
    hits.push({ kind: "clause", index, subject: begin, suggestion: "a sentence, or delete it" });
  const [pattern, suggestion] = BANNED_PHRASES.find(([phrase]) => phrase.test(plain)) ?? [];
  if (pattern) hits.push({ kind: "phrase", index, subject: `…${pattern.exec(plain)[0]}… ${begin}`, suggestion });
  return hits;
}

function fileHits(file) {
  const name = path.basename(file);
  const part = bannedPart(name.replace(/\.\w+$/, ""));
  return part === undefined ? [] : [{ kind: "file", index: 0, subject: name, suggestion: BANNED_PARTS[part] }];
}

/** The sources below a folder, without tests, type declarations and generated files. */
function sourceFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|generated)\//.test(file))
    .sort();
}

/** The first two folders of a path, or those that it has. */
function folderOf(file) {
  return file.split("/").slice(0, -1).slice(0, 2).join("/") || ".";
}

function checkFile(root, file) {
  const text = fs.readFileSync(path.join(root, file), "utf8");
  const { code, comments } = splitSource(text);
  const hits = [...fileHits(file), ...nameHits(code), ...comments.flatMap(commentHits)];
  return {
    folder: folderOf(file),
    lines: text.split("\n").length - 1,
    hits: hits.map((hit) => ({ ...hit, file, line: text.slice(0, hit.index).split("\n").length })),
  };
}

function summary(title, files) {
  const hits = files.flatMap((file) => file.hits);
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  const counts = HIT_KINDS.map((kind) => hits.filter((hit) => hit.kind === kind).length);
  return [title, files.length, lines, ...counts, hits.length, Math.round((1000 * hits.length) / lines)];
}

function printTable(files) {
  const total = HIT_KINDS.length + 3;
  const folders = [...new Set(files.map(({ folder }) => folder))];
  const rows = folders
    .map((folder) =>
      summary(
        folder,
        files.filter((file) => file.folder === folder)
      )
    )
    .filter((row) => row[total] > 0);
  rows.sort((one, other) => other[total] - one[total]);
  const headings = ["folder", "files", "lines", ...HIT_KINDS.map((kind) => `${kind}s`), "all", "/1000"];
  for (const [title, ...figures] of [headings, ...rows, summary("total", files)])
    console.log(title.padEnd(28) + figures.map((figure) => String(figure).padStart(8)).join(""));
}

const [root = "src", ...flags] = process.argv.slice(2);
const option = (name) => flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);
const files = sourceFiles(root)
  .filter((file) => file.startsWith(option("in") ?? ""))
  .map((file) => checkFile(root, file));
const hits = files.flatMap((file) => file.hits);
if (flags.includes("--list"))
  for (const { file, line, kind, subject, suggestion } of hits)
    console.log(`${file}:${line}  ${kind}  ${subject}  → ${suggestion}`);
printTable(files);
const max = Number(option("max") ?? Infinity);
if (hits.length > max) {
  console.error(`${hits.length} hits, at most ${max} are allowed.`);
  process.exitCode = 1;
}
