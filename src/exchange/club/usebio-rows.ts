import type { Fault } from "../../sessions/reading/result-lines";
import { texts } from "../texts";
import type { FileRow } from "./club-file";
import { childText, childrenNamed, type ParsedElement } from "./parse-xml";
import { roundNumber } from "./pbn-score-rows";
import { playedFields } from "./played-fields";
import { elementsInSections } from "./usebio-sections";

/** Elements with the matchpoints or IMPs of a side on a board. */
const POINTS = ["MATCH_POINTS", "CROSS_IMP_POINTS", "BUTLER_POINTS", "IMP_POINTS"];

/** The rows of an event: one for each traveller line of each board. */
export function usebioRows(event: ParsedElement) {
  const faults: Fault[] = [];
  const warnings: Fault[] = [];
  const rows = elementsInSections(event, "BOARD").flatMap(({ section, element }) => {
    const board = childText(element, "BOARD_NUMBER");
    return childrenNamed(element, "TRAVELLER_LINE").flatMap((traveller) => {
      const row = rowOf(traveller, board, section, warnings);
      if (!("message" in row)) return [row];
      faults.push(row);
      return [];
    });
  });
  return { rows, faults, warnings };
}

function rowOf(traveller: ParsedElement, board: string, section: string, warnings: Fault[]): FileRow | Fault {
  const { line } = traveller;
  const child = (...names: string[]) =>
    names.map((name) => childText(traveller, name)).find((text) => text !== "") ?? "";
  const played = playedFields({
    contract: child("CONTRACT"),
    declarer: child("PLAYED_BY", "DECLARER"),
    tricks: child("TRICKS"),
    result: "",
    points: child("SCORE"),
    adjusted: "",
  });
  if (played.kind === "fault") return { line, field: played.field, message: played.message };
  const pairs = [child("NS_PAIR_NUMBER"), child("EW_PAIR_NUMBER")] as const;
  if (played.kind === "incomplete")
    warnings.push({ line, field: "result", message: texts.club.leftOut(board, pairs, played.contract) });
  const points = (side: string) => child(...POINTS.map((name) => `${side}_${name}`));
  return {
    line,
    section,
    board,
    pairs,
    names: ["", ""],
    points: [points("NS"), points("EW")],
    fields: { ...played.fields, table: child("TABLE_NUMBER", "TABLE"), round: roundNumber(child("ROUND_NUMBER")) },
  };
}
