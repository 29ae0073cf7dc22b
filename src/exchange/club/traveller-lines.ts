import { tryRead } from "../../bridge/input-error";
import { checkDate } from "../../sessions/option-checks";
import { optionName } from "../pbn/plays";
import { namedScoring, type ClubFile } from "./club-file";

/** Lines of the travellers in a CSV file of several parts, and options that the other parts state. */
interface TravellerLines extends Pick<ClubFile, "options" | "unclearScoring"> {
  /** Lines of other parts are blank, so that line numbers are the file's. */
  readonly text: string;
}

const PART = "#travellerlines";

/**
 * Finds the travellers in a file that BBO Extractor writes for club websites. Such a file has lines such as
 * `#Date,2026-01-24` and a ranking; below the line `#TravellerLines` are headings that begin with a hash, and the rows.
 * Other CSV is left unchanged.
 */
export function travellerLines(text: string): TravellerLines {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const part = lines.findIndex((line) => line.replace(/[,;\s]+$/, "").toLowerCase() === PART);
  if (part < 0) return { text, options: {}, unclearScoring: "" };
  const end = lines.findIndex((line, index) => index > part + 1 && line.startsWith("#"));
  const partLines = lines.map((line, index) => (index <= part || (end >= 0 && index >= end) ? "" : line));
  const stated = (name: string) => {
    const start = `#${name},`.toLowerCase();
    const line = lines.slice(0, part).find((candidate) => candidate.toLowerCase().startsWith(start)) ?? "";
    return (line.slice(start.length).split(",")[0] ?? "").trim();
  };
  const scoringText = stated("ScoringType");
  const scoring = namedScoring(scoringText);
  return {
    text: partLines.map((line, index) => (index === part + 1 ? line.replace(/^#/, "") : line)).join("\n"),
    options: {
      title: optionName(stated("Title")) || undefined,
      date: tryRead(() => checkDate(stated("Date"))) || undefined,
      scoring,
    },
    unclearScoring: scoring === undefined ? scoringText : "",
  };
}
