// Renders the icons of the pane on a phone, in Chromium, from assets/icon.svg:
//   npm run pictures
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";

const ASSETS = path.join(__dirname, "../assets");

/** The green of the icon's ground. */
const GROUND = "#0b5d4b";

/**
 * Each icon: its size in pixels, and the part of it that the drawing takes, on a ground that goes to the edges
 * where the phone cuts the corners itself. Of a maskable icon a circle of four fifths is never cut: the drawing's
 * farthest point is 34 of its 64 units from the middle.
 */
const ICONS = {
  "icon-512": { size: 512, part: 1, ground: "transparent" },
  "icon-maskable-512": { size: 512, part: 0.75, ground: GROUND },
  "icon-apple-180": { size: 180, part: 0.9, ground: GROUND },
};

async function main(): Promise<void> {
  const svg = readFileSync(path.join(ASSETS, "icon.svg")).toString("base64");
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  for (const [name, { size, part, ground }] of Object.entries(ICONS)) {
    await page.setViewportSize({ width: size, height: size });
    const body = `body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }`;
    const drawing = `<img src="data:image/svg+xml;base64,${svg}" width="${size * part}" alt="">`;
    await page.setContent(`<style>${body}</style>${drawing}`);
    await page.evaluate("Promise.all([...document.images].map((image) => image.decode()))");
    await page.screenshot({ path: path.join(ASSETS, `${name}.png`), omitBackground: true });
  }
  await browser.close();
}

void main();
