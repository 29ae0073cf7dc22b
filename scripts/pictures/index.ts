// Makes the pictures of the documents, the icons of the pane and the pictures of the marketplace's listing, all or those
// named, and writes those that look different:
//   npm run pictures [-- NAME…]
import { writeFileSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { LAUNCH_WHOLE } from "../../test/support/browser";
import { ICONS, STORE_ICON } from "./icons";
import { PANE_PICTURES } from "./pane";
import { PHONE_PICTURES } from "./phone";
import { inRoot, type PictureSet } from "./picture-set";
import { SHEETS } from "./sheets";
import { STORE } from "./store";
import { WINDOW } from "./window";
import type { PagePictures } from "./page-pictures";
import { writePicture } from "./write-picture";

/** In the order in which they are made: those of the listing show those of the documents. */
export const PICTURE_SETS: readonly PictureSet[] = [
  ICONS,
  STORE_ICON,
  ...SHEETS,
  WINDOW,
  PANE_PICTURES,
  PHONE_PICTURES,
  STORE,
];

/** @returns the names of the pictures to make, all if none is named. @throws Error if there is no such picture. */
export function chosenPictures(args: readonly string[]): readonly string[] {
  const all = PICTURE_SETS.flatMap(({ names }) => names);
  const unknown = args.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(", ")}, only ${all.join(", ")}.`);
  return args.length > 0 ? args : all;
}

/** The pictures whose words are kept, so that a test sees when they no longer are the page's. */
const WITH_WORDS: readonly PagePictures[] = [PANE_PICTURES, PHONE_PICTURES];
export const WORDS_FILE = inRoot("scripts/pictures/words.json");

/** The words of the pane's and the phone's pictures, by picture. */
export async function wordsInPictures(browser: Browser): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const set of WITH_WORDS) Object.assign(all, await set.words(browser));
  return all;
}

async function main(chosen: readonly string[]): Promise<void> {
  const browser = await chromium.launch(LAUNCH_WHOLE);
  for (const { folder, names, make } of PICTURE_SETS) {
    if (!names.some((name) => chosen.includes(name))) continue;
    for (const [name, png] of Object.entries(await make(browser))) {
      const file = `${folder}/${name}.png`;
      if (chosen.includes(name) && writePicture(inRoot(file), png)) console.log(file);
    }
  }
  writeFileSync(WORDS_FILE, `${JSON.stringify(await wordsInPictures(browser), null, 2)}\n`);
  await browser.close();
}

if (require.main === module) void main(chosenPictures(process.argv.slice(2)));
