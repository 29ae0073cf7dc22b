import { canBegin } from "../../sessions/swiss-event/progress";
import type { SwissMatch } from "../../sessions/swiss-event/rounds";
import { areaAddress, cellAddress } from "../reference";
import { roundAddress, roundArea, roundColumn, type RoundColumn } from "./round-layout";
import { REMARKS } from "./remarks";
import type { SwissSheets } from "./swiss-sheets";

/** What is wrong with a line of a round's sheet, in words; the first thing that applies. */
export function checkFormula(sheets: SwissSheets, round: number, row: number): string {
  const at = (key: RoundColumn) => cellAddress(row, roundColumn(key));
  const [team, opponent, met] = [at("team"), at("opponent"), at("met")];
  const imps = areaAddress(roundArea(sheets.layout, "imps"));
  const remarks: readonly (readonly [condition: string, text: string])[] = [
    [`AND(${team}="",${opponent}="")`, `IF(${at("imps")}="","","${REMARKS.noTeams}")`],
    [`${at("teamName")}=""`, `"${REMARKS.noFirst}"`],
    [`AND(${opponent}<>"bye",${at("opponentName")}="")`, `"${REMARKS.noSecond}"`],
    [`${team}=${opponent}`, `"${REMARKS.itself}"`],
    [playsTooOften(sheets, round, team), twice(team)],
    [`AND(${opponent}<>"bye",${playsTooOften(sheets, round, opponent)})`, twice(opponent)],
    [`${met}=${round}`, `"${REMARKS.pairTwice}"`],
    [`${met}<>""`, `"${REMARKS.met}"&${met}`],
    [
      `COUNT(${at("vps")}:${at("opponentVps")})<IF(${opponent}="bye",1,2)`,
      `IF(COUNT(${imps})>0,"${REMARKS.noImps}","")`,
    ],
  ];
  return remarks.reduceRight((otherwise, [condition, text]) => `IF(${condition},${text},${otherwise})`, '""');
}

/** What that formula gives for a match that has been read and checked, or for none. */
export function checkValue(
  { event: { rounds } }: SwissSheets,
  round: number,
  match: SwissMatch | undefined,
  met: number | null
): string {
  if (!match) return "";
  if (met !== null) return `${REMARKS.met}${met}`;
  const begun = rounds[round - 1]!.matches.some(({ imps }) => imps !== null);
  return match.vps === null && begun ? REMARKS.noImps : "";
}

function twice(team: string): string {
  return `"${REMARKS.twice[0]}"&${team}&"${REMARKS.twice[1]}"`;
}

/** Two matches are one too many, unless they end a match of three teams. */
function playsTooOften({ event, layout }: SwissSheets, round: number, team: string): string {
  const count = (address: (key: "team" | "opponent") => string) =>
    (["team", "opponent"] as const).map((key) => `COUNTIF(${address(key)},${team})`).join("+");
  const here = count((key) => areaAddress(roundArea(layout, key)));
  if (round === 1 || !canBegin(event.plan, round - 1)) return `${here}>1`;
  return `${here}>IF(${count((key) => roundAddress(layout, round - 1, key))}=0,2,1)`;
}
