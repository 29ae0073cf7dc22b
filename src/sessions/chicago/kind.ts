import { NUMBERED_PLAYERS } from "../contestants";
import type { ChicagoJson } from "../json";
import type { Kind, KindTypes } from "../kind";
import { texts } from "../texts";
import { chicagoJson } from "./json";
import { CHICAGO_OPTIONS, dealOfBoard, dealsAgain, planChicago, type ChicagoPlan } from "./plan";
import { CHICAGO_COLUMNS, chicagoTables, readChicago, writeChicago } from "./read-results";
import { chicagoReport } from "./report";
import { NO_CHICAGO_RESULTS, type ChicagoResults } from "./results";
import { scoreChicago, type ScoredChicago } from "./score-chicago";
import { chicagoPlaces, chicagoSession } from "./session";

/** The stages of an evening at one table. */
export type Chicago = KindTypes<typeof CHICAGO_OPTIONS, ChicagoPlan, ChicagoResults, ScoredChicago, ChicagoJson>;

export const CHICAGO_KIND: Kind<Chicago> = {
  title: texts.titles.chicago,
  evening: "chicago",
  who: "player",
  designation: NUMBERED_PLAYERS,
  takes: CHICAGO_OPTIONS,
  plan: planChicago,
  tables: chicagoTables,
  places: chicagoPlaces,
  otherTable: () => null,
  dealOf: dealOfBoard,
  dealsAgain,
  awards: null,
  none: NO_CHICAGO_RESULTS,
  columns: CHICAGO_COLUMNS,
  read: readChicago,
  write: writeChicago,
  score: scoreChicago,
  session: chicagoSession,
  report: chicagoReport,
  json: chicagoJson,
};
