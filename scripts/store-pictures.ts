// Renders the pictures of the marketplace's listing, in Chromium, from those of the documents:
//   npm run pictures
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

const ROOT = path.join(__dirname, "..");
const OUT = path.join(ROOT, "store/pictures");

/** What Microsoft asks for. */
const SIZE = { width: 1366, height: 768 };
const ICON = 300;

/** Each picture: its caption as in store/listing.md, and the pictures of docs/ that it is made of. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  session: ["pane-new-session", "table-1", "scoresheet"],
  functions: ["pane-functions", "club-formulas"],
  swiss: ["pane-swiss-results", "swiss-standings"],
  forms: ["match-table-1", "movement"],
};

const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; overflow: hidden; background: #e3edea;
  font-family: system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
header { display: flex; align-items: center; gap: 18px; height: 92px; padding: 0 36px; background: #0b5d4b; color: #fff;
  font-size: 32px; font-weight: 700; }
header img { width: 52px; height: 52px; }
main { display: flex; gap: 28px; padding: 28px 36px 0; }
main img { flex: none; height: auto; align-self: flex-start; border-radius: 10px; background: #fff;
  box-shadow: 0 2px 4px rgb(8 68 55 / 20%), 0 12px 32px rgb(8 68 55 / 18%); }
`;

const address = (file: string) =>
  `data:image/${file.endsWith(".svg") ? "svg+xml" : "png"};base64,${readFileSync(path.join(ROOT, file)).toString("base64")}`;

function page(caption: string, names: readonly string[]): string {
  const pictures = names.map((name) => `<img src="${address(`docs/pictures/${name}.png`)}" alt="">`).join("");
  return `<style>${STYLE}</style><header><img src="${address("assets/icon.svg")}" alt="">${caption}</header><main>${pictures}</main>`;
}

/** The captions of the listing, by the pictures' names. */
function captions(): Map<string, string> {
  const listing = readFileSync(path.join(ROOT, "store/listing.md"), "utf8");
  return new Map(
    [...listing.matchAll(/^- `(\w+)\.png`: (.+)$/gm)].map(([, name = "", caption = ""]) => [name, caption])
  );
}

async function main(): Promise<void> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const view = await browser.newPage({ viewport: SIZE });
  const shown = async (file: string, html: string) => {
    await view.setContent(html);
    await view.evaluate("Promise.all([...document.images].map((image) => image.decode()))");
    await view.screenshot({ path: path.join(OUT, file) });
  };
  for (const [name, caption] of captions()) await shown(`${name}.png`, page(caption, PICTURES[name] ?? []));
  await view.setViewportSize({ width: ICON, height: ICON });
  const icon = `<style>body { margin: 0; }</style><img src="${address("assets/icon.svg")}" width="${ICON}" height="${ICON}" alt="">`;
  await shown("icon-300.png", icon);
  await browser.close();
}

void main();
