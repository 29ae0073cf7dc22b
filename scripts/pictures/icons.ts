import type { Page } from "playwright-core";
import { image, pagePictures } from "./page-pictures";

/** The green of the icon's ground. */
const GROUND = "#0b5d4b";

/**
 * Draws assets/icon.svg.
 * @param size in pixels.
 * @param part of the size that the drawing takes.
 */
const icon = (size: number, part: number, ground: string) => async (page: Page) => {
  await page.setViewportSize({ width: size, height: size });
  const body = `body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }`;
  await page.setContent(`<style>${body}</style>${image("assets/icon.svg", `width="${size * part}"`)}`);
};

/**
 * Icons of the pane on a phone; the ground goes to the edges where the phone cuts the corners itself. Of a maskable icon a
 * circle of four fifths is never cut: the drawing's farthest point is 34 of its 64 units from the middle.
 */
export const ICONS = pagePictures(
  "assets",
  {},
  {
    "icon-512": icon(512, 1, "transparent"),
    "icon-maskable-512": icon(512, 0.75, GROUND),
    "icon-apple-180": icon(180, 0.9, GROUND),
  }
);

/** The icon of the marketplace's listing. */
export const STORE_ICON = pagePictures("store/pictures", {}, { "icon-300": icon(300, 1, "#fff") });
