import { plainDecimals, plainNumber } from "../../bridge/plain-number";
import type { Fault } from "../../sessions/reading/result-lines";
import { pairOf } from "../../sessions/players";
import { texts } from "../texts";
import { UNRANKED, type FilePair } from "./club-file";
import { parsePairLabel } from "./pair-label";
import { childText, childrenNamed, type ParsedElement } from "./parse-xml";
import { elementsInSections } from "./usebio-sections";

/** Elements of a pair, other than boards, that change its total. */
const CHANGES = /PENALT|ADJUST|CARR(?:Y|IED)|HANDICAP/;

/** The pairs of an event, with their players' national numbers, direction and totals. */
export function usebioPairs(event: ParsedElement) {
  const faults: Fault[] = [];
  const pairs = elementsInSections(event, "PARTICIPANTS").flatMap(({ section, element }) =>
    childrenNamed(element, "PAIR").map((pair): FilePair => {
      const number = childText(pair, "PAIR_NUMBER");
      for (const { name, text, line } of pair.children)
        if (CHANGES.test(name) && Number(plainDecimals(plainNumber(text))) !== 0)
          faults.push({ line, field: "", message: texts.club.pairElement(name, number, text.trim()) });
      return {
        ...UNRANKED,
        line: pair.line,
        section: section || childText(pair, "SECTION_ID"),
        number,
        side: sideOf(pair, number),
        name: pairOf(childrenNamed(pair, "PLAYER").map(playerName)),
        total: childText(pair, "TOTAL_SCORE"),
        percentage: childText(pair, "PERCENTAGE"),
        place: childText(pair, "PLACE"),
      };
    })
  );
  return { pairs, faults };
}

function sideOf(pair: ParsedElement, number: string): FilePair["side"] {
  const direction = childText(pair, "DIRECTION").toUpperCase();
  if (/^N/.test(direction)) return "N-S";
  return /^E/.test(direction) ? "E-W" : (parsePairLabel(number)?.side ?? "");
}

/** Returns a player's name, with the national number after it; "" for an unknown player. */
function playerName(player: ParsedElement): string {
  const name = childText(player, "PLAYER_NAME").replace(/^\?$/, "");
  const number = childText(player, "NATIONAL_ID_NUMBER");
  return name !== "" && /^0*[1-9]\d{0,11}$/.test(number) ? `${name} #${number}` : name;
}
