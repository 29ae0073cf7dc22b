// What every page of the site has: its head, the way to the other pages, its foot.
import path from "node:path";
import { icon } from "./icon";

/** Nothing is loaded but the site's own style and pictures; no script runs but a page's own file. */
const policy = (script: string | undefined) =>
  `default-src 'none'; style-src 'self'; img-src 'self';${script === undefined ? "" : " script-src 'self';"} base-uri 'none'; form-action 'none'`;

/** A page: where it is on the site, what it is called and about, and what stands in it. */
export interface Page {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** The file of the site that runs on it, if any. */
  readonly script?: string;
}

/** What the head of each page leads to. */
const WAYS = [
  ["Ready workbooks", "index.html#ready-workbooks"],
  ["Guide", "guide/index.html"],
  ["Functions", "guide/functions.html"],
  ["In Excel", "guide/install.html"],
] as const;

const FOOT = [
  ["Help", "support.html"],
  ["Privacy", "privacy.html"],
  ["Terms", "terms.html"],
  ["Licences", "taskpane.licences.txt"],
] as const;

export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

/** From one page of the site to a file of it. */
export function siteLink(from: string, to: string): string {
  const [file, anchor] = to.split("#") as [string, string?];
  if (anchor !== undefined && file === from) return `#${anchor}`;
  const link = path.posix.relative(path.posix.dirname(from), file);
  return anchor === undefined ? link : `${link}#${anchor}`;
}

/**
 * A page as HTML.
 * @param version of Overtrick.
 */
export function pageHtml({ file, title, description, body, script }: Page, version: string): string {
  const to = (target: string) => siteLink(file, target);
  const here = (target: string) => (target === file ? ' aria-current="page"' : "");
  const ways = (list: typeof WAYS | typeof FOOT) =>
    list.map(([name, target]) => `<li><a href="${to(target)}"${here(target)}>${name}</a></li>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy(script)}">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to("assets/icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${to("site.css")}">${script === undefined ? "" : `\n<script src="${to(script)}" defer></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="head">
<div class="inside">
<a class="brand" href="${to("index.html")}"><img src="${to("assets/icon.svg")}" alt="" width="32" height="32">Overtrick</a>
<button type="button" class="menu" popovertarget="ways" aria-label="Menu">${icon("more")}</button>
<nav id="ways" aria-label="Main" popover><ul>
${ways(WAYS)}
</ul></nav>
</div>
</header>
<main id="content">
${body}
</main>
<footer class="foot">
<div class="inside">
<p>Overtrick ${escaped(version)}: duplicate bridge scoring. No account, no cookies, no tracking.</p>
<nav aria-label="About the site"><ul>
${ways(FOOT)}
</ul></nav>
</div>
</footer>
</body>
</html>
`;
}
