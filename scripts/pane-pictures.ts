// Renders the pictures of the pane in the documents, from the built dist/, in Chromium.
import path from "node:path";
import { chromium } from "playwright-core";
import { servePane } from "./serve-pane";

const PICTURES = path.join(__dirname, "../docs/pictures");

async function main(): Promise<void> {
  const pane = await servePane({ port: 0 });
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 350, height: 760 } });
  await page.goto(pane.address);
  await page.click("#tab-session");
  await page.waitForSelector("html[data-host]");
  await page.selectOption("[name=scoring]", "vps");
  await page.fill("[name=title]", "Friday at Gus and Hal's");
  await page.fill("[name=date]", "2026-11-20");
  await page.fill("[name=pair-1]", "Ann & Bob");
  await page.locator("h1").click();
  await page.screenshot({ path: path.join(PICTURES, "pane-new-session.png") });
  await page.click("#tab-functions");
  await page.locator("details.function summary").nth(1).click();
  await page.locator("details.function output:not(:empty)").waitFor();
  await page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished))");
  await page.screenshot({ path: path.join(PICTURES, "pane-functions.png") });
  await page.click("#tab-session");
  await page.selectOption("[name=kind]", "swiss-event");
  await page.fill("[name=list]", "Reds\nBlues\nGreens\nGold\nGrey\nPink\nBlack\nWhite");
  await page.fill("[name=title]", "Autumn Swiss");
  await page.click("#tab-results");
  const played = "round,team,opponent,imps\n1,1,5,12\n1,2,6,-3\n1,3,7,0\n1,4,8,31";
  await page.fill("#panel-results textarea", played);
  await page.waitForSelector("#panel-results .remarks");
  await page.setViewportSize({ width: 350, height: 880 });
  await page.locator("h1").click();
  await page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished))");
  await page.screenshot({ path: path.join(PICTURES, "pane-swiss-results.png") });
  await browser.close();
  await pane.stop();
}

void main();
