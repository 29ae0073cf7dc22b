import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames } from "../support/case-files";
import { cutWords, pageCount, tinyWords } from "../support/cut-letters";
import { bundled } from "../support/language/bundle";
import * as english from "../support/language/program";
import { describeWithLibreOffice } from "../support/libreoffice";
import { inFolder, printPdfs } from "../support/printed";
import { runs } from "../support/runs";

type Program = typeof english;

/** Of each kind one that is played, or all there are. */
const PRINTED = runs<readonly string[]>({
  ci: [
    "four-pairs-example",
    "five-pairs-half",
    "pairs-six",
    "individual-nine-vps",
    "team-match-league-example",
    "three-teams-example",
    "four-teams-example",
    "swiss-event-finished-bracket",
    "league-example",
  ],
  soak: caseNames(),
});

/** What a word is high at least, in points from below g to above h: letters of 6 points. */
const LEAST = 7;

/** Their names of sessions take a line more each. */
const MORE_PAGES: Readonly<Record<string, number>> = { "team-match-league-four-sessions": 2 };

describeWithLibreOffice("printed pages of words that are a third longer than in English", () => {
  let folder: string;
  let program: Program;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "test-language-"));
    const outfile = path.join(folder, "program.js");
    await bundled({ entryPoints: ["test/support/language/program.ts"], outfile, platform: "node" });
    program = require(outfile) as Program;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const bytesIn = ({ caseOptions, scoredCase, sessionWorkbook }: Program) =>
    Promise.all(
      PRINTED.map((name) => writeWorkbook(sessionWorkbook(scoredCase(name).scored, caseOptions(name).workbook)))
    );

  test("no word is cut or shrunk to nothing, and there are as many pages as in English", async () => {
    const [inEnglish, longer] = [await bytesIn(english), await bytesIn(program)];
    inFolder((pdfs) => {
      const files = printPdfs([...inEnglish, ...longer], pdfs);
      const found = PRINTED.map((name, i) => {
        const [own, other] = [files[i]!, files[PRINTED.length + i]!];
        const tiny = [own, other].flatMap((file) => tinyWords(file, LEAST));
        return { name, cut: [...cutWords(own), ...cutWords(other)], tiny, more: pageCount(other) - pageCount(own) };
      });
      expect(found).toEqual(PRINTED.map((name) => ({ name, cut: [], tiny: [], more: MORE_PAGES[name] ?? 0 })));
    });
  });
});
