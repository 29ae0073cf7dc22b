import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { scoredCase } from "../support/case-files";
import { stale } from "../support/evenings";
import { describeWithGnumeric, recalculateInGnumeric } from "../support/gnumeric";
import { differences } from "../support/libreoffice";
import { runs } from "../support/runs";

/** Sessions that were played: three, and with the soak one of each kind and form. */
const PLAYED = [
  ...["four-pairs-vps-letter", "four-teams-example", "swiss-event-second-stage"],
  ...runs({
    ci: [],
    soak: [
      "five-pairs-vps",
      "team-match-league-example",
      "team-match-bam-played",
      "team-match-swiss-cancelled",
      "three-teams-example",
      "swiss-event-example",
    ],
  }),
];

describeWithGnumeric("a second spreadsheet recalculates what was played", () => {
  test.each(PLAYED)("%s: no cell differs from the score in Gnumeric", async (name) => {
    const model = sessionWorkbook(scoredCase(name).scored);
    const found = await recalculateInGnumeric(await writeWorkbook(stale(model)));
    expect(differences(model.sheets, found)).toEqual([]);
  });
});
