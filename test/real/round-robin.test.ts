import { planSwissEvent } from "../../src/sessions/swiss-event/plan";
import { NO_SWISS_RESULTS } from "../../src/sessions/swiss-event/results";
import { scoreSwissEvent, type ScoredSwissEvent } from "../../src/sessions/swiss-event/score-swiss-event";
import type { SessionOptions } from "../../src/sessions/session-options";
import { swissEventWorkbook } from "../../src/workbook/swiss-event/swiss-event-workbook";
import { writeWorkbook } from "../../src/xlsx/write-xlsx";
import { randomRoundRobin } from "../sessions/swiss-event/random-round-robin";
import { stale } from "../support/evenings";
import { calculate } from "../support/formula-engine";
import { describeWithLibreOffice, differences, pages, recalculate } from "../support/libreoffice";

function event(options: SessionOptions, play?: Parameters<typeof randomRoundRobin>[1]): ScoredSwissEvent {
  const plan = planSwissEvent({ form: "round-robin", ...options });
  return scoreSwissEvent(plan, play ? randomRoundRobin(plan, play) : NO_SWISS_RESULTS);
}

const BAM = { form: "bam" };
const ALL = "match wins net quotient opponents";

/** Of 3 to 9 teams: before play, in between, complete, with absences, by victory points and by boards won. */
const EVENTS: readonly ScoredSwissEvent[] = [
  event({ teams: ["5"] }),
  event({ ...BAM, teams: ["Reds", "", '=SUM("x")', "Zoë 🂡"] }),
  event({ teams: ["3"], boards: 12, ties: ALL }, { seed: 1 }),
  event({ teams: ["4"], boards: 3, ties: ALL }, { seed: 2, share: 0.6 }),
  event({ teams: ["5"], walkover: "average" }, { seed: 3, absences: true }),
  event({ teams: ["6"], double: true, ties: "wins match" }, { seed: 4, absences: true, share: 0.9 }),
  event({ teams: ["7"], scale: "WBF-7", bracket: 4 }, { seed: 5 }),
  event({ teams: ["8"], bracket: 4, walkover: "average", ties: "match" }, { seed: 6, absences: true }),
  event({ teams: ["9"], double: true }, { seed: 7, share: 0.7 }),
  event({ ...BAM, teams: ["3"], boards: 2, double: true }, { seed: 8, absences: true }),
  event({ ...BAM, teams: ["4"], boards: 6, ties: "match wins" }, { seed: 9 }),
  event({ ...BAM, teams: ["5"], walkover: "average", ties: "opponents" }, { seed: 10, absences: true }),
  event({ ...BAM, teams: ["6"], boards: 4, ties: "wins" }, { seed: 11, share: 0.5 }),
  event({ ...BAM, teams: ["8"], boards: 5, ties: "match wins opponents" }, { seed: 12, absences: true }),
  event({ ...BAM, teams: ["9"], boards: 3, ties: "match" }, { seed: 13, absences: true, share: 0.8 }),
  ...Array.from({ length: 14 }, (_, i) =>
    event(
      { form: i % 2 === 0 ? "bam" : "round-robin", teams: [String(3 + (i % 7))], ties: "match wins" },
      { seed: 100 + i, absences: true, share: i % 3 === 0 ? 0.5 : 1 }
    )
  ),
];

describeWithLibreOffice("round robins, recalculated in LibreOffice", () => {
  test("every cell is as it is scored", async () => {
    const models = EVENTS.map((scored) => swissEventWorkbook(scored));
    const jobs = await Promise.all(models.map(async (model) => ({ bytes: await writeWorkbook(stale(model)) })));
    const wrong = recalculate(jobs).flatMap((sheets, i) =>
      differences(models[i]!.sheets, sheets).map((text) => `${i} ${text}`)
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  });
});

describe("the add-in dialect, calculated with the real functions", () => {
  test.each(EVENTS.slice(0, 15).map((scored, i) => [i, scored] as const))("round robin %d", async (_, scored) => {
    const model = swissEventWorkbook(scored, { formulas: "add-in" });
    expect(differences(model.sheets, await calculate(await writeWorkbook(stale(model))))).toEqual([]);
  });
});

void pages;
