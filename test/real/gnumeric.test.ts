import { planSession, scoreCsv } from "../../src/sessions/kinds";
import { sessionWorkbook } from "../../src/workbook/session-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { scoredCase } from "../support/case-files";
import { stale } from "../support/evenings";
import { describeWithGnumeric, recalculateInGnumeric } from "../support/gnumeric";
import { differences } from "../support/libreoffice";
import { runs } from "../support/runs";

/** Sessions that were played: four, and with the soak one of each kind and form. */
const PLAYED = [
  ...["four-pairs-vps-letter", "four-teams-example", "swiss-event-second-stage", "club-sections-letter"],
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

  test("cross-IMPs of a club's evening are the same in Gnumeric", async () => {
    const plan = planSession("club", { pairs: ["6"], boards: 2, scoring: "cross-imps" });
    const { scored } = scoreCsv(
      plan,
      "board,ns,ew,points,adjusted\n1,1,2,620,\n1,3,4,-100,\n1,5,6,650,\n2,1,4,110,\n2,3,6,,60/40\n2,5,2,-50,\n"
    );
    const model = sessionWorkbook(scored);
    const found = await recalculateInGnumeric(await writeWorkbook(stale(model)));
    expect(differences(model.sheets, found)).toEqual([]);
  });
});
