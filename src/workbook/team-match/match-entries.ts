import { HOME } from "../../movements/team-match";
import { HOME_AND_AWAY } from "../../sessions/contestants";
import type { MatchPlan } from "../../sessions/teams/team-match/plan";
import { BY_TEAM } from "../../sessions/teams/read-results";
import type { Entries, EntryCell, EntryOption, EntryPhrase } from "../entries";
import { entryCell } from "../kit/list";
import { tableEntries } from "../tables/team-tables";
import { playerEntries, PLAYERS, teamPhrases } from "../team-names";
import { MATCH_SIDES, RESERVES, type LineUpLists, type MatchSheets } from "./match-sheets";

/** Entry cells of a match of two teams: the boards, names, line-ups, penalties and handicaps. */
export function matchEntries({ scored: { plan }, places, lists }: MatchSheets): Entries {
  const { names, totals, handicap, lineUps } = lists;
  const name = (side: 0 | 1) => entryCell(names, "name", side);
  const label = HOME_AND_AWAY.code;
  const penalties = [
    ...teamPhrases(totals, "penaltyImps", label, plan.form === "bam" ? " points" : " IMPs"),
    ...(totals.has("penaltyVps") ? teamPhrases(totals, "penaltyVps", label, " VPs") : []),
  ];
  return {
    lines: tableEntries(places, BY_TEAM),
    options: [
      { kind: "text", option: "home", cell: name(0) },
      { kind: "text", option: "away", cell: name(1) },
      playersOf(lists),
      { kind: "phrases", option: "penalties", phrases: penalties },
      ...(handicap
        ? [
            {
              kind: "phrases" as const,
              option: "handicap" as const,
              phrases: teamPhrases(handicap, "handicap", label, ""),
              none: `${label(HOME)} 0`,
            },
          ]
        : []),
      ...(lineUps?.list
        ? [{ kind: "phrases" as const, option: "line-up" as const, phrases: lineUpPhrases(lineUps.list, plan) }]
        : []),
    ],
  };
}

/** Returns the option of the players: four for each team, followed by its reserves if there are cells for them. */
function playersOf({ players, lineUps }: MatchSheets["lists"]): EntryOption {
  if (lineUps === null) return playerEntries(players);
  const { further } = lineUps;
  const cells = MATCH_SIDES.flatMap((side): EntryCell[] => [
    ...PLAYERS.map((player) => entryCell(players, player, side)),
    ...RESERVES.flatMap((player) => (further.has(player) ? [entryCell(further, player, side)] : [])),
  ]);
  return { kind: "names", option: "players", cells };
}

function lineUpPhrases(
  list: NonNullable<LineUpLists["list"]>,
  { sessions, matches: [match] }: MatchPlan
): EntryPhrase[] {
  return sessions.flatMap(({ round: session }, index) =>
    MATCH_SIDES.map((side) => ({
      before: `${session} ${HOME_AND_AWAY.code(match.teams[side])}: `,
      cells: PLAYERS.map((player) => entryCell(list, player, 2 * index + side)),
      after: "",
    }))
  );
}
