import { PANE, pagePictures } from "./page-pictures";
import { DATE, DOCS, PAIRS, TITLE } from "./picture-set";
import { choose, chooseKind, fillIn, showForm } from "../../test/support/browser";
import { openPlace } from "../../test/support/places";

/** The pane beside a sheet. */
export const PANE_PICTURES = pagePictures(
  DOCS,
  { viewport: { width: 350, height: 760 } },
  {
    "pane-new-session": async (page) => {
      await page.goto(PANE);
      await openPlace(page, "workbook");
      await page.waitForSelector("html[data-host]");
      await choose(page, "scoring", "vps");
      await fillIn(page, "title", TITLE);
      await fillIn(page, "date", DATE);
      await fillIn(page, "pair-1", PAIRS[0]!);
      await showForm(page);
      await page.locator("h1:visible").first().click();
    },
    "pane-functions": async (page) => {
      await openPlace(page, "functions");
      await page.click("button[name=VPS]");
      await page.locator("#panel-functions output").waitFor();
    },
    "pane-swiss-results": async (page) => {
      await openPlace(page, "workbook");
      await chooseKind(page, "swiss-event");
      await fillIn(page, "list", "Reds\nBlues\nGreens\nGold\nGrey\nPink\nBlack\nWhite");
      await fillIn(page, "title", "Autumn Swiss");
      await openPlace(page, "results");
      const played = "round,team,opponent,imps\n1,1,5,12\n1,2,6,-3\n1,3,7,0\n1,4,8,31";
      await page.fill("#panel-results textarea", played);
      await page.waitForSelector("#panel-results .remarks");
      await page.setViewportSize({ width: 350, height: 880 });
      await page.locator("h1:visible").first().click();
    },
  }
);
