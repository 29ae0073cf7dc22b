import { tryRead } from "../../bridge/input-error";
import { checkDate } from "../../sessions/option-checks";
import { optionName } from "../pbn/plays";
import { texts } from "../texts";
import { refusedFile, namedScoring, type ClubFile } from "./club-file";
import { childText, descendants, isXmlFault, parseXml, type ParsedElement } from "./parse-xml";
import { usebioPairs } from "./usebio-pairs";
import { usebioRows } from "./usebio-rows";

/** True if a text is USEBIO, of any version. */
export function isUsebio(text: string): boolean {
  return /^\uFEFF?\s*<(?:[^]{0,2000}?<)?(?:!DOCTYPE\s+)?USEBIO\b/i.test(text.slice(0, 4_000));
}

/** The types of events that are read; "PAIRS" alone leaves the scoring to the file's scoring method. */
const EVENT_TYPES = /^((MP_|CROSS_IMPS?_|BUTLER_)?PAIRS|CROSS_IMPS?|BUTLER)$/;

/** Reads the pairs event of a USEBIO file, version 1.0 to 1.3; the fault for another kind of event names that kind. */
export function readUsebio(text: string): ClubFile {
  const root = parseXml(text);
  if (isXmlFault(root)) return refusedFile(texts.club.xml(root.tag), root.line);
  const events = [...(root.name === "EVENT" ? [root] : []), ...descendants(root, "EVENT")];
  const [event] = events;
  if (event === undefined) return refusedFile(texts.club.noEvent);
  if (events.length > 1) return refusedFile(texts.club.severalEvents(events.length), events[1]?.line);
  const { line } = event;
  const type = (event.attributes.EVENT_TYPE ?? "").toUpperCase();
  if (!EVENT_TYPES.test(type)) return refusedFile(texts.club.eventType(type), line);
  const sessions = descendants(event, "SESSION").filter((session) => descendants(session, "TRAVELLER_LINE").length > 0);
  if (sessions.length > 1) return refusedFile(texts.club.severalSessions(sessions.length), sessions[1]?.line);
  const scoring = namedScoring(type) ?? namedScoring(scoringMethod(event));
  const rows = usebioRows(event);
  if (rows.rows.length === 0 && rows.faults.length === 0) return refusedFile(texts.club.noRows, line);
  const pairs = usebioPairs(event);
  const winners = childText(event, "WINNER_TYPE");
  return {
    rows: rows.rows,
    pairs: pairs.pairs,
    options: {
      title: optionName(childText(event, "EVENT_DESCRIPTION")) || undefined,
      date: tryRead(() => checkDate(isoDate(childText(event, "DATE")))) || undefined,
      scoring,
    },
    unclearScoring: scoring === undefined ? scoringMethod(event) || type : "",
    winners: winners === "1" ? 1 : winners === "2" ? 2 : null,
    faults: [...rows.faults, ...pairs.faults],
    warnings: rows.warnings,
    isRecord: true,
  };
}

function scoringMethod(event: ParsedElement): string {
  return childText(event, "BOARD_SCORING_METHOD") || childText(event, "SCORING_METHOD");
}

/** Converts a date of day, month and year to year-month-day; "" for other texts. */
function isoDate(written: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  return year === undefined ? "" : [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
