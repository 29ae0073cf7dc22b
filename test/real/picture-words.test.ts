import { readFileSync } from "node:fs";
import { WORDS_FILE, wordsInPictures } from "../../scripts/pictures";
import { describeWithBrowser } from "../support/browser";

describeWithBrowser("the pictures of the documents", (site) => {
  test("show the words of the page as it is: npm run pictures makes them anew", async () => {
    expect(await wordsInPictures(site().browser)).toEqual(JSON.parse(readFileSync(WORDS_FILE, "utf8")));
  });
});
