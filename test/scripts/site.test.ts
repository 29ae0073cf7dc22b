import { documentPages } from "../../scripts/site/documents";
import { siteLink } from "../../scripts/site/layout";
import { rendered } from "../../scripts/site/markdown";
import { settingsOf } from "../../scripts/site";
import { addressing } from "../../scripts/address";

describe("the place of the site", () => {
  const project = { homepage: "https://example.org/home", bugs: { url: "https://example.org/ask" } };

  test("is the project's homepage, unless the command says another", () => {
    expect(settingsOf([], project)).toEqual({ url: project.homepage, support: project.bugs.url, others: [] });
    expect(
      settingsOf(["--env", "url=https://a.b/c", "--env", "support=x@a.b", "--env", "names=strict"], project)
    ).toEqual({ url: "https://a.b/c", support: "x@a.b", others: ["names=strict"] });
    expect(settingsOf([], {})).toEqual({ url: undefined, support: undefined, others: [] });
  });

  test("of a site, the manifest sends those who need help to its page", () => {
    const xml = '<SupportUrl DefaultValue="https://localhost:3000/functions-help.html"/>';
    const env = { url: "https://example.org/bridge" };
    expect(addressing({ ...env, site: "yes" })(xml)).toBe(
      '<SupportUrl DefaultValue="https://example.org/bridge/support.html"/>'
    );
    expect(addressing(env)(xml)).toBe('<SupportUrl DefaultValue="https://example.org/bridge/functions-help.html"/>');
  });
});

test("a link goes from a page to a file, whatever folder they are in", () => {
  expect(siteLink("index.html", "guide/install.html")).toBe("guide/install.html");
  expect(siteLink("guide/install.html", "index.html#ready-workbooks")).toBe("../index.html#ready-workbooks");
  expect(siteLink("guide/a.html", "guide/b.html")).toBe("b.html");
  expect(siteLink("index.html", "index.html#ready-workbooks")).toBe("#ready-workbooks");
});

describe("a document on the site", () => {
  const known: Readonly<Record<string, string>> = {
    "docs/other.md": "guide/other.html",
    "docs/p.png": "pictures/p.png",
  };
  const html = (text: string) =>
    rendered(
      text,
      "guide/page.html",
      (link) => `docs/${link}`,
      (file) => known[file] ?? null
    );

  test("links to pages, and has the text alone of a link to what the site has not got", () => {
    const { html: page, left } = html("See [other](other.md#part), [source](x.ts), [web](https://example.org).");
    expect(page).toBe(
      '<p>See <a href="other.html#part">other</a>, source, <a href="https://example.org">web</a>.</p>\n'
    );
    expect(left).toEqual(["docs/x.ts"]);
  });

  test("has its pictures, with what they show", () => {
    expect(html("![A “page”](p.png)").html).toContain('<img src="../pictures/p.png" alt="A “page”" loading="lazy">');
  });

  test("has headings with the addresses that GitHub gives them", () => {
    const { html: page } = html("## What `--json` prints\n\n## Twice, *so*\n\n## Twice, *so*\n");
    expect([...page.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      "what---json-prints",
      "twice-so",
      "twice-so-1",
    ]);
  });

  test("says of each cell of a wide table which column it is of, and stays a table to a screen reader", () => {
    const { html: page } = html(
      "| it `says` | so | on |\n|---|---|---|\n| Unknown contract | write it as 4H | the sheets of tables |\n"
    );
    expect(page).toContain('<td role="cell" data-label="it says">Unknown contract</td>');
    expect(page).toContain('<table class="wide" role="table">');
    expect(html("| it says | so |\n|---|---|\n| Unknown contract | write it as 4H |\n").html).not.toContain("role=");
  });

  test("has no heading in a blank corner", () => {
    expect(html("| | N |\n|---|---|\n| 1 | 2 |\n").html).toContain('<tr><td></td><th scope="col">N</th></tr>');
  });

  test("has no head where a table's headings are blank", () => {
    expect(html("| |\n|---|\n| 4 |\n").html).not.toContain("<th");
  });
});

test("the documents lose no link on the site but to what is for developers and publishers", () => {
  const workflows = [".github/workflows/release.yml", ".github/workflows/site.yml"];
  expect(documentPages({}).left).toEqual([
    ...workflows,
    "docs/usebio-1.2.xsd",
    "src/sessions/json.ts",
    "store/publisher.md",
  ]);
});

test("every page of the guide that an earlier version had is there, or says where its text is now", () => {
  const names = [
    ...["checked-in-excel", "checked-on-phones", "command-line", "differences-from-paper", "facts", "formats"],
    ...["functions", "functions-for-clubs", "guide-phone", "guide-season", "guide-teams", "hosting", "install"],
    ...["known-limitations", "looks-wrong", "movements", "movements-of-your-own", "pane", "results", "season"],
    ...["team-workbooks", "user-guide", "workbooks"],
  ];
  const { pages } = documentPages({});
  const byFile = new Map(pages.map(({ file, body }) => [file, body]));
  expect(names.filter((name) => !byFile.has(`guide/${name}.html`))).toEqual([]);
  const links = pages.filter(({ body }) => body.includes("<p>This page has moved:</p>")).flatMap(linksOf);
  expect(links.filter(({ file, anchor }) => !byFile.get(file)?.includes(`id="${anchor}"`))).toEqual([]);
});

/** The links of a page in the guide to others there. */
function linksOf({ body }: { readonly body: string }) {
  return [...body.matchAll(/href="([^"#]+)#([^"]+)"/g)].map(([, file, anchor]) => ({ file: `guide/${file}`, anchor }));
}
