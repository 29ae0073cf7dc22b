import type { Contestant, TeamPair } from "../../movements/contestant";
import { HOME_AND_AWAY, LETTERED_TEAMS, NUMBERED_TEAMS, nameOf, pairName, type Designation } from "../contestants";
import type { TeamsPlan } from "./plan";
import { BY_SIDE, BY_TEAM, type AdjustedColumns } from "./read-results";
import { tableLetter } from "./three-teams";

/** Names of the teams, pairs and tables of a kind, and the columns of adjusted scores in its files. */
interface Labels {
  readonly designation: Designation;
  readonly pair: (pair: TeamPair) => string;
  readonly table: (table: number) => string;
  readonly adjusted: AdjustedColumns;
}

export const LABELS: Readonly<Record<TeamsPlan["kind"], Labels>> = {
  "team-match": { designation: HOME_AND_AWAY, pair: pairName, table: String, adjusted: BY_TEAM },
  "three-teams": {
    designation: LETTERED_TEAMS,
    pair: ({ team, pair }) => `${LETTERED_TEAMS.short(team)}${pair + 1}`,
    table: tableLetter,
    adjusted: BY_SIDE,
  },
  "four-teams": { designation: NUMBERED_TEAMS, pair: pairName, table: String, adjusted: BY_SIDE },
};

/** Returns the name of a team; if it has no name "Home", "Team B" or "Team 3", depending on the kind of session. */
export function teamName({ kind, teams }: Pick<TeamsPlan, "kind" | "teams">, team: Contestant): string {
  return nameOf(LABELS[kind].designation, teams, team);
}
