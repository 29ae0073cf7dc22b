import type { FourTeamsPlan } from "../../sessions/four-teams/plan";
import type { SheetHead } from "../kit/headings";

/** What heads the sheets of an event of four teams. */
export function headOf({ title, date, boards, boardsPerMatch, scale }: FourTeamsPlan): SheetHead {
  const matches = `${boards / boardsPerMatch} matches of ${boardsPerMatch}`;
  const subtitle = `Four teams · ${boards} boards · ${matches} · victory points by ${scale.name}`;
  return { title, subtitle, date };
}
