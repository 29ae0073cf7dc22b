import type { ChicagoJson } from "../json";
import type { KindScore } from "../kind";
import { chicagoJson } from "./json";
import { dealOfBoard, dealsAgain, type ChicagoPlan } from "./plan";
import { CHICAGO_COLUMNS, chicagoTables, readChicago, writeChicago } from "./read-results";
import { chicagoReport } from "./report";
import { NO_CHICAGO_RESULTS, type ChicagoResults } from "./results";
import { scoreChicago, type ScoredChicago } from "./score-chicago";
import { chicagoPlaces, chicagoSession } from "./session";

/** Functions that read, score and report an evening at one table. */
export const CHICAGO: KindScore<ChicagoPlan, ChicagoResults, ScoredChicago, ChicagoJson> = {
  atTables: { tables: chicagoTables, places: chicagoPlaces, dealOf: dealOfBoard, dealsAgain },
  empty: NO_CHICAGO_RESULTS,
  columns: CHICAGO_COLUMNS,
  read: readChicago,
  write: writeChicago,
  score: scoreChicago,
  session: chicagoSession,
  report: chicagoReport,
  json: chicagoJson,
};
