import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { image, pagePictures } from "./page-pictures";
import { DOCS, inRoot } from "./picture-set";

/** The size that Microsoft requires. */
const SIZE = { width: 1366, height: 768 };

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

/** The caption that store/listing.md has for a picture. */
function caption(name: string): string {
  const listing = readFileSync(inRoot("store/listing.md"), "utf8");
  return new RegExp(`^- \`${name}\\.png\`: (.+)$`, "m").exec(listing)![1]!;
}

/** Shows a caption above pictures of the documents. */
const poster = (name: string, ...pictures: readonly string[]) => ({
  [name]: (page: Page) => {
    const header = `<header>${image("assets/icon.svg")}${caption(name)}</header>`;
    const main = `<main>${pictures.map((picture) => image(`${DOCS}/${picture}.png`)).join("")}</main>`;
    return page.setContent(`<style>${STYLE}</style>${header}${main}`);
  },
});

/** The pictures of the marketplace's listing. */
export const STORE = pagePictures(
  "store/pictures",
  { viewport: SIZE },
  {
    ...poster("session", "pane-new-session", "table-1", "scoresheet"),
    ...poster("functions", "pane-functions", "club-formulas"),
    ...poster("swiss", "pane-swiss-results", "swiss-standings"),
    ...poster("forms", "match-table-1", "movement"),
  }
);
