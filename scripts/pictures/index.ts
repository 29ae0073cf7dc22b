// Makes the pictures of the documents, the icons of the pane and the pictures of the marketplace's listing, all or those
// named, and writes those that look different:
//   npm run pictures [-- NAME…]
import { chromium } from "playwright-core";
import { LAUNCH_WHOLE } from "../../test/support/browser";
import { ICONS, STORE_ICON } from "./icons";
import { PANE_PICTURES } from "./pane";
import { PHONE_PICTURES } from "./phone";
import { inRoot, type PictureSet } from "./picture-set";
import { SHEETS } from "./sheets";
import { STORE } from "./store";
import { WINDOW } from "./window";
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

async function main(chosen: readonly string[]): Promise<void> {
  const browser = await chromium.launch(LAUNCH_WHOLE);
  for (const { folder, names, make } of PICTURE_SETS) {
    if (!names.some((name) => chosen.includes(name))) continue;
    for (const [name, png] of Object.entries(await make(browser))) {
      const file = `${folder}/${name}.png`;
      if (chosen.includes(name) && writePicture(inRoot(file), png)) console.log(file);
    }
  }
  await browser.close();
}

if (require.main === module) void main(chosenPictures(process.argv.slice(2)));
