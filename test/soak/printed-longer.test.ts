import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames } from "../support/case-files";
import { cutWords, pageCount, tinyWords } from "../support/cut-letters";
import { longerProgram } from "../support/language/longer-program";
import * as english from "../support/language/program";
import { describeWithLibreOffice } from "../support/libreoffice";
import { inFolder, printPdfs } from "../support/printed";

type Program = typeof english;

/** What a word is high at least, in points from below g to above h. */
const LEAST = 8;
/** In the longer language: the note below the score cards of four teams has one line, with two cards on a page. */
const LEAST_OF_LONGER = 7;

/** Every golden case. */
const CASES = caseNames();

const EXAMPLES = path.join(__dirname, "../../docs/examples");

/** Their names of sessions take a line more each. */
const MORE_PAGES: Readonly<Record<string, number>> = { "team-match-league-handicap": 2 };

describeWithLibreOffice("printed pages of words that are a third longer than in English", () => {
  const program = longerProgram();

  const bytesIn = ({ caseOptions, scoredCase, sessionWorkbook }: Program) =>
    Promise.all(
      CASES.map((name) => writeWorkbook(sessionWorkbook(scoredCase(name).scored, caseOptions(name).workbook)))
    );

  test("no word is cut or shrunk to nothing, and there are as many pages as in English", async () => {
    const [inEnglish, longer] = [await bytesIn(english), await bytesIn(program())];
    inFolder((pdfs) => {
      const files = printPdfs([...inEnglish, ...longer], pdfs);
      const found = CASES.map((name, i) => {
        const [own, other] = [files[i]!, files[CASES.length + i]!];
        // In English longer names are printed below.
        return {
          name,
          cut: cutWords(other),
          tiny: tinyWords(other, LEAST_OF_LONGER),
          more: pageCount(other) - pageCount(own),
        };
      });
      expect(found).toEqual(CASES.map((name) => ({ name, cut: [], tiny: [], more: MORE_PAGES[name] ?? 0 })));
    });
  });
});

describeWithLibreOffice("printed pages of the examples", () => {
  test("the workbooks of docs/examples can be read", () => {
    const names = readdirSync(EXAMPLES);
    inFolder((pdfs) => {
      const files = printPdfs(
        names.map((name) => readFileSync(path.join(EXAMPLES, name))),
        pdfs
      );
      const found = names.map((name, i) => ({ name, tiny: tinyWords(files[i]!, LEAST) }));
      expect(found).toEqual(names.map((name) => ({ name, tiny: [] })));
    });
  });
});
