import type { ThreeTeamsPlan } from "../../sessions/three-teams/plan";
import type { SheetHead } from "../kit/headings";

/** What heads the sheets of three teams: "18 boards · three matches of 6 · …". */
export function headOf({ title, date, boards, matches, scale }: ThreeTeamsPlan): SheetHead {
  const subtitle = `${boards} boards · three matches of ${boards / matches.length} · victory points by ${scale.name}`;
  return { title, subtitle, date };
}
