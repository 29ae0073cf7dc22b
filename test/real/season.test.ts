import fc from "fast-check";
import { season } from "../../src/season/season";
import { seasonWorkbook } from "../../src/workbook/season/season-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { digests, randomEvenings } from "../season/evenings";
import { stale } from "../support/evenings";
import { describeWithLibreOffice, differences, recalculate } from "../support/libreoffice";
import { runs, SEED } from "../support/runs";

describeWithLibreOffice("random seasons in LibreOffice", () => {
  test("every formula of every sheet gives the value beside it", async () => {
    const models = fc
      .sample(randomEvenings, { numRuns: runs({ ci: 2, soak: 60 }), seed: SEED })
      .map((evenings) => seasonWorkbook(season(digests(evenings), { best: 2 })));
    const found = recalculate(
      await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })))
    );
    expect(models.flatMap((model, i) => differences(model.sheets, found[i]!))).toEqual([]);
  });
});
