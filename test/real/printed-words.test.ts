import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { FORMS, hasForms, type FormName } from "../../src/workbook/forms";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames, caseOptions } from "../support/case-files";
import { cutWords, pageCount, tinyWords } from "../support/cut-letters";
import { bundled } from "../support/language/bundle";
import * as english from "../support/language/program";
import { describeWithLibreOffice } from "../support/libreoffice";
import { longNamed } from "../support/long-names";
import { inFolder, laidOut, printPdfs } from "../support/printed";
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

/** Those that are printed in a longer language as well. */
const LONGER = PRINTED.filter((_, i) => i % runs({ ci: 3, soak: 1 }) === 0);

/** What is printed of a kind besides: of pairs the one half of all there is, of individuals the other, or all of it. */
function formsOf(kind: string): readonly FormName[] {
  if (!hasForms(kind)) return [];
  return FORMS.filter((_, i) => runs({ ci: (i % 2 === 0) === (kind === "pairs"), soak: true }));
}

/** What a word is high at least, in points from below g to above h. */
const LEAST = 8;
/** In the longer language: the note below the score cards of four teams has one line, with two cards on a page. */
const LEAST_OF_LONGER = 7;

/** It has a result slip and score cards, which a league's match has not. */
const ALSO_LONG = runs<readonly string[]>({ ci: ["team-match-swiss-played"], soak: [] });

const EXAMPLES = path.join(__dirname, "../../docs/examples");

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
      LONGER.map((name) => writeWorkbook(sessionWorkbook(scoredCase(name).scored, caseOptions(name).workbook)))
    );

  test("no word is cut or shrunk to nothing, and there are as many pages as in English", async () => {
    const [inEnglish, longer] = [await bytesIn(english), await bytesIn(program)];
    inFolder((pdfs) => {
      const files = printPdfs([...inEnglish, ...longer], pdfs);
      const found = LONGER.map((name, i) => {
        const [own, other] = [files[i]!, files[LONGER.length + i]!];
        // In English longer names are printed below.
        return {
          name,
          cut: cutWords(other),
          tiny: tinyWords(other, LEAST_OF_LONGER),
          more: pageCount(other) - pageCount(own),
        };
      });
      expect(found).toEqual(LONGER.map((name) => ({ name, cut: [], tiny: [], more: MORE_PAGES[name] ?? 0 })));
    });
  });
});

describeWithLibreOffice("printed pages", () => {
  test("names and a title of 52 characters are whole, can be read, and take the pages that are laid out", async () => {
    const names = [...PRINTED, ...ALSO_LONG];
    const workbooks = names.map((name) => {
      const { kind, workbook } = caseOptions(name);
      // LibreOffice does not know the functions of the add-in.
      const options = { ...workbook, formulas: "built-in", forms: formsOf(kind) } as const;
      return sessionWorkbook(longNamed(name), options);
    });
    const bytes = await Promise.all(workbooks.map((workbook) => writeWorkbook(workbook)));
    inFolder((pdfs) => {
      const files = printPdfs(bytes, pdfs);
      const found = names.map((name, i) => {
        const file = files[i]!;
        return { name, cut: cutWords(file), tiny: tinyWords(file, LEAST), pages: pageCount(file) };
      });
      expect(found).toEqual(names.map((name, i) => ({ name, cut: [], tiny: [], pages: laidOut(workbooks[i]!) })));
    });
  });

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
