import type { MatchPlan } from "../../sessions/team-match/plan";
import type { SheetHead } from "../kit/headings";

/** What heads the sheets of a match of two teams. */
export function headOf({ title, date, form, boards, sessions, scale }: MatchPlan): SheetHead {
  const parts = [`${boards} boards`];
  if (sessions.length > 1) parts.push(`${sessions.length} ${part(form)}s of ${boards / sessions.length}`);
  parts.push(form === "bam" ? "board-a-match" : "IMPs");
  if (scale) parts.push(`victory points by ${scale.name}`);
  return { title, subtitle: parts.join(" · "), date };
}

/** What a part of a match is called. */
export function part(form: MatchPlan["form"]): "session" | "stanza" {
  return form === "knockout" ? "stanza" : "session";
}
