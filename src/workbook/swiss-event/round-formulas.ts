import { contestantNumber, type Contestant } from "../../movements/contestant";
import { areaAddress, onSheet } from "../reference";
import { roundAddress, roundArea, roundColumn, roundSheetName } from "./round-layout";
import { stepAddress } from "./working-layout";
import type { SwissSheets } from "./swiss-sheets";

/** What the Standings ask the sheet of a round about a team, whose number a cell holds. */
export interface RoundFormulas {
  /** Whom it meets; both where a match of three teams ends: "12+13". */
  readonly opponents: (team: string) => string;
  /** Its victory points; blank until one of its matches has its result. */
  readonly points: (team: string) => string;
}

/** The formulas about a round. */
export function roundFormulas({ event, layout }: SwissSheets, round: number): RoundFormulas {
  const firsts = roundAddress(layout, round, "team");
  const seconds = roundAddress(layout, round, "opponent");
  const scored = stepAddress(layout, round, "team", "opponent");
  const vps = onSheet(
    roundSheetName(round),
    areaAddress({ ...roundArea(layout, "vps"), right: roundColumn("opponentVps") })
  );
  const three = event.plan.odd === "three-teams" && layout.teams % 2 === 1;
  return {
    opponents: (team) => {
      const one =
        `IFERROR(INDEX(${seconds},MATCH(${team},${firsts},0))&"",` +
        `IFERROR(INDEX(${firsts},MATCH(${team},${seconds},0))&"",""))`;
      if (!three) return one;
      // What is left of the sum of the opponents' numbers is the other one.
      const sum = `SUMIF(${firsts},${team},${seconds})+SUMIF(${seconds},${team},${firsts})`;
      return `${one}&IFERROR(IF(${sum}>VALUE(${one}),"+"&(${sum}-VALUE(${one})),""),"")`;
    },
    points: (team) => `IF(COUNTIF(${scored},${team})=0,"",ROUND(SUMIF(${scored},${team},${vps}),2))`,
  };
}

/** What the formula of the opponents gives. */
export function opponentsValue(opponents: readonly (Contestant | null)[]): string {
  return opponents.map((opponent) => (opponent === null ? "bye" : contestantNumber(opponent))).join("+");
}
