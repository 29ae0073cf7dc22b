import { formsFor, type FormName } from "../../src/workbook/forms";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { caseNames, caseOptions } from "../support/case-files";
import { cutWords, pageCount, tinyWords } from "../support/cut-letters";
import { describeWithLibreOffice } from "../support/libreoffice";
import { longNamed } from "../support/long-names";
import { inFolder, laidOut, printPdfs } from "../support/printed";
import { runs } from "../support/runs";

/** Of each kind one that is played, or all there are. */
const PRINTED = runs<readonly string[]>({
  ci: [
    "four-pairs-example",
    "five-pairs-matchpoints",
    "pairs-six",
    "individual-nine-vps",
    "team-match-league-example",
    "three-teams-example",
    "four-teams-example",
    "swiss-event-second-stage",
    "league-divisions",
  ],
  soak: caseNames(),
});

/** What is printed of a kind besides: of pairs the one half of all there is, of individuals the other, or all of it. */
function formsOf(kind: string): readonly FormName[] {
  return formsFor(kind).filter((_, i) => runs({ ci: (i % 2 === 0) === (kind === "pairs"), soak: true }));
}

/** What a word is high at least, in points from below g to above h. */
const LEAST = 8;
/** It has a result slip and score cards, which a league's match has not. */
const ALSO_LONG = runs<readonly string[]>({ ci: ["team-match-swiss-cancelled"], soak: [] });

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
});
