import { HOME_AND_AWAY } from "../../contestants";
import type { TeamMatchJson } from "../../json";
import { boardJson, mapSides } from "../match";
import { playersIn } from "./players";
import { resultLine, sidesInOrder } from "./report";
import type { ScoredTeamMatch } from "./score-match";

/** Returns the JSON of a match of two teams, which are named "Home" and "Away". */
export function matchJson(scored: ScoredTeamMatch): TeamMatchJson {
  const {
    plan,
    matches: [match],
    vps,
    sessions,
    lead,
    winner,
    handicap,
    isOver,
  } = scored;
  const played = match.scoredBoards > 0;
  const teams = mapSides(plan.matches[0].teams, HOME_AND_AWAY.code);
  return {
    session: plan.kind,
    form: plan.form,
    title: plan.title,
    date: plan.date,
    boards: plan.boards,
    extraBoards: plan.extraBoards,
    firstBoard: plan.firstBoard,
    scale: plan.scale && plan.scale.name,
    teams: ([0, 1] as const).map((side) => ({
      team: teams[side],
      name: plan.teams[side],
      players: plan.players.slice(4 * side, 4 * side + 4),
      substitutes: plan.substitutes[side],
      penalty: plan.penalties[side],
    })),
    matches: [
      {
        teams,
        boards: match.boards.map(boardJson),
        sessions: sessions.map(({ session, won, running }) => ({
          session,
          imps: won,
          lead: running,
          players: ([0, 1] as const).map((side) => playersIn(plan, session - 1, side)),
        })),
        imps: played ? match.won : null,
        margins: played ? match.margins : null,
        vps,
        lead: played ? lead : null,
        winner: typeof winner === "number" ? teams[winner] : winner,
        result: played ? resultLine(scored) : "",
        over: isOver,
        handicap: handicap && {
          imps: handicap.imps,
          margins: played ? handicap.margins : null,
          vps: handicap.vps,
          lead: played ? handicap.lead : null,
          winner: typeof handicap.winner === "number" ? teams[handicap.winner] : handicap.winner,
          result: played ? resultLine(scored, handicap) : "",
        },
      },
    ],
    standings: sidesInOrder(scored).map(([side, place]) => ({
      team: teams[side],
      imps: played ? match.won[side] : null,
      vps: vps && vps[side],
      place,
    })),
  };
}
