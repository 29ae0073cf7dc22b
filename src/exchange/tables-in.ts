import type { Plan } from "../sessions/kinds";
import { fieldTables } from "../sessions/field/read-results";
import { homeTables } from "../sessions/home/read-results";
import type { TableBoards } from "../sessions/reading/board-line";
import { tablesOf } from "../sessions/teams/read-results";
import { tableLetter } from "../sessions/three-teams/plan";

/** The tables of a session with the boards that each plays; none of an event whose results are whole matches. */
export function tablesIn(plan: Plan): readonly TableBoards[] {
  switch (plan.kind) {
    case "four-pairs":
    case "five-pairs":
      return homeTables(plan.subrounds.flatMap(({ boards }) => boards));
    case "pairs":
    case "individual":
      return fieldTables(plan);
    case "team-match":
      return tablesOf([plan.match]);
    case "three-teams":
      return tablesOf(plan.matches, tableLetter);
    case "four-teams":
      return tablesOf(plan.matches);
    case "swiss-event":
    case "league":
      return [];
  }
}
