// The documents that are pages of the site, and where the files that they link to are on it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { escaped, siteLink, type Page } from "./layout";
import { rendered, titleOf } from "./markdown";

const ROOT = path.join(__dirname, "../..");

interface Shelf {
  readonly heading: string;
  /** The documents of docs/ by their names, and what each is good for. */
  readonly documents: readonly (readonly [name: string, about: string])[];
}

/** The guide: what people read who play, organise or run Overtrick for others. */
const GUIDE: readonly Shelf[] = [
  {
    heading: "The evening",
    documents: [
      [
        "user-guide",
        "Make the workbook, type or write, read the Scoresheet, print; what to do when something looks wrong.",
      ],
      ["guide-phone", "Play board by board on phones, without a file and without a network."],
      ["guide-teams", "Matches, Swiss events, leagues."],
      ["guide-season", "Evenings added up to a ladder; a league's matches entered."],
      ["install", "What needs no installing, and how to add Overtrick to Excel."],
      ["known-limitations", "What to do when something looks wrong; what does not work; what differs from paper."],
    ],
  },
  {
    heading: "The workbooks",
    documents: [
      ["workbooks", "Each sheet of the games at one to five tables, the movements and the scoring."],
      ["movements", "A game for every number from four to twenty, and how fair it is; a movement of your own."],
      ["team-workbooks", "Matches of two, three and four teams, Swiss events, leagues."],
      ["results", "Results in every form: CSV, messages, copied tables, saved workbooks, PBN and USEBIO."],
      ["season", "Evenings added up over a season: ladders, partners and handicaps."],
    ],
  },
  {
    heading: "The functions in Excel",
    documents: [
      ["functions", "Each function with its arguments and an example; a club's travellers, adjusted scores."],
    ],
  },
  {
    heading: "For whoever runs it",
    documents: [
      ["command-line", "Every workbook made, and every saved one read, without a page."],
      ["hosting", "Overtrick on a web server, for a club or for everybody."],
      ["to-be-checked", "What anyone with Excel or two phones can check, and how to report it."],
      ["facts", "Where every rule and every number comes from."],
    ],
  },
];

/** Documents for the site and Microsoft's marketplace alike. */
const ABOUT = [
  ["support", "Where to find help with Overtrick, and what to say when you ask."],
  ["privacy", "What Overtrick stores and sends: only requests for its own files leave your computer."],
  ["terms", "The terms on which Overtrick may be used: free of charge, without warranty."],
] as const;

const NAMES = GUIDE.flatMap(({ documents }) => documents);

/** Documents that earlier versions had, and which other ones have what was in them. */
const MOVED: readonly (readonly [
  name: string,
  title: string,
  now: readonly (readonly [words: string, to: string])[],
])[] = [
  [
    "looks-wrong",
    "When something looks wrong",
    [["Known limitations", "known-limitations.html#when-something-looks-wrong"]],
  ],
  [
    "differences-from-paper",
    "What differs from the paper forms",
    [["Known limitations", "known-limitations.html#different-from-the-forms-on-paper"]],
  ],
  [
    "checked-in-excel",
    "To be checked in Excel",
    [["To be checked by hand", "to-be-checked.html#one-file-and-one-picture"]],
  ],
  ["checked-on-phones", "To be checked on two phones", [["To be checked by hand", "to-be-checked.html#two-phones"]]],
  [
    "pane",
    "The pane",
    [
      ["The form for a workbook, and the other pages", "user-guide.html#the-form-for-a-workbook"],
      ["Play and Evenings", "guide-phone.html#what-counts"],
      ["Bring in results", "results.html#csv"],
      ["Open a workbook", "results.html#saved-workbooks"],
      ["Functions", "functions.html#in-the-pane"],
    ],
  ],
  ["formats", "Results in every form", [["Results", "results.html#csv"]]],
  ["functions-for-clubs", "Functions for a club's own workbook", [["The functions", "functions.html#travellers"]]],
  ["movements-of-your-own", "A movement of your own", [["Movements", "movements.html#a-movement-of-your-own"]]],
];

/** Where a file of the project is on the site; null where the site has not got it. */
export function placeOf(file: string): string | null {
  const [, name] = /^docs\/([\w-]+)\.md$/.exec(file) ?? [];
  if (name !== undefined) return NAMES.some(([known]) => known === name) ? `guide/${name}.html` : shelfPlace(name);
  const [, about] = /^store\/([\w-]+)\.md$/.exec(file) ?? [];
  if (about !== undefined && ABOUT.some(([known]) => known === about)) return `${about}.html`;
  if (file === "README.md") return "index.html";
  if (file === "LICENSE") return "licence.txt";
  if (/^docs\/(pictures|examples)\//.test(file)) return file.replace(/^docs\//, "");
  if (/^docs\/ready\//.test(file)) return file.replace(/^docs\/ready/, "workbooks");
  if (/^examples\//.test(file)) return file;
  return null;
}

function shelfPlace(name: string): string | null {
  return name === "README" ? "guide/index.html" : null;
}

/** The pages of the documents, and the files that they name and the site has not got. */
export interface DocumentPages {
  readonly pages: readonly Page[];
  readonly left: readonly string[];
}

/**
 * @param notes what the site says at the head of a page and the document cannot know, by the page's file.
 */
export function documentPages(notes: Readonly<Record<string, string>>): DocumentPages {
  const left: string[] = [];
  const page = (source: string, file: string, description: string, trail: string): Page => {
    const text = readFileSync(path.join(ROOT, source), "utf8");
    const resolve = (link: string) => path.posix.join(path.posix.dirname(source), link);
    const { html, left: missing } = rendered(text, file, resolve, placeOf);
    left.push(...missing);
    const [heading, ...rest] = html.split("</h1>\n");
    const body = `${trail}${heading}</h1>\n${notes[file] ?? ""}${rest.join("</h1>\n")}`;
    return {
      file,
      title: `${titleOf(text)} – Overtrick`,
      description,
      body: `<article class="text">\n${body}</article>`,
    };
  };
  const trail = '<p class="trail"><a href="index.html">Guide</a></p>\n';
  const pages = [
    ...NAMES.map(([name, about]) => page(`docs/${name}.md`, `guide/${name}.html`, about, trail)),
    ...ABOUT.map(([name, about]) => page(`store/${name}.md`, `${name}.html`, about, "")),
    ...MOVED.map(movedPage),
    guidePage(),
  ];
  return { pages, left: [...new Set(left)].sort() };
}

/** What is left of a page, for the links of earlier versions. */
function movedPage([name, title, now]: (typeof MOVED)[number]): Page {
  const links = now.map(([words, to]) => `<li><a href="${to}">${escaped(words)}</a></li>`);
  return {
    file: `guide/${name}.html`,
    title: `${title} – Overtrick`,
    description: `Where this page of the guide has moved.`,
    body: `<article class="text">\n<h1>${escaped(title)}</h1>\n<p>This page has moved:</p>\n<ul>\n${links.join("\n")}\n</ul>\n</article>`,
  };
}

/** The list of the guide's pages. */
function guidePage(): Page {
  const file = "guide/index.html";
  const entry = ([name, about]: readonly [string, string]) => {
    const title = titleOf(readFileSync(path.join(ROOT, `docs/${name}.md`), "utf8"));
    return `<li><a href="${siteLink(file, `guide/${name}.html`)}">${escaped(title)}</a><span>${escaped(about)}</span></li>`;
  };
  const shelves = GUIDE.map(
    ({ heading, documents }) =>
      `<section>\n<h2>${heading}</h2>\n<ul class="entries">\n${documents.map(entry).join("\n")}\n</ul>\n</section>`
  );
  return {
    file,
    title: "Guide – Overtrick",
    description: "The guide to Overtrick: an evening, the workbooks, the functions, and running it for a club.",
    body: `<article class="text">\n<h1>Guide</h1>\n<p class="lead">New here? Start with the user guide, which takes you through an evening.</p>\n${shelves.join("\n")}\n</article>`,
  };
}
