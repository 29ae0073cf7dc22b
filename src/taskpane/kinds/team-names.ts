import { element } from "../dom";
import { abreast, faultLine, nameFields, textField } from "../fields";
import { namesFor, withName } from "../session-choice";
import { texts } from "../texts";
import type { Part } from "./kind-form";

/** A team in the form: the name and label of its field, and what its four players are called. */
export interface TeamLabels {
  readonly name: string;
  readonly label: string;
  readonly players: readonly [string, string, string, string];
  /** What its substitutes are called; left out where it has none. */
  readonly substitutes?: readonly [string, string];
}

/** Players of pairs that change direction: a pair's first player sits North or East. */
export function pairPlayers(first: string, second: string): TeamLabels["players"] {
  return [...texts.pairPlayers(first), ...texts.pairPlayers(second)];
}

/** The teams' names, and where they open the players'. */
export function teamParts(teams: readonly TeamLabels[]): Part[] {
  return [teamNames(teams), playerNames(teams)];
}

function teamNames(teams: readonly TeamLabels[]): Part {
  return {
    depends: () => [],
    build: (model) => {
      const fields = teams.map(({ name, label }, i) => {
        const typed = model.choice().teams[i] ?? "";
        const changed = (text: string) => model.change({ teams: withName(model.choice().teams, i, text) });
        return textField(label, name, typed, changed, { list: "known-teams" }).row;
      });
      const { row, fault } = nameFields("teams", texts.teamNames, abreast(...fields));
      return {
        rows: [row],
        showFaults: ({ home = "", away = "", teams: message = home || away }) => fault(message),
      };
    },
  };
}

function playerNames(teams: readonly TeamLabels[]): Part {
  return {
    depends: () => [],
    build: (model) => {
      const players = namesFor(model.choice().players, 4 * teams.length);
      const list = { list: "known-names" };
      const player = (seat: string, index: number) => {
        const changed = (text: string) => model.change({ players: withName(model.choice().players, index, text) });
        return textField(seat, `player-${index + 1}`, players[index]!, changed, list).row;
      };
      const substitute = (label: string, index: number) => {
        const { substitutes } = model.choice();
        const changed = (text: string) =>
          model.change({ substitutes: withName(model.choice().substitutes, index, text) });
        return textField(label, `substitute-${index + 1}`, substitutes[index] ?? "", changed, list).row;
      };
      const group = ({ label, players: seats, substitutes }: TeamLabels, team: number) =>
        element(
          "fieldset",
          {},
          element("legend", {}, label),
          abreast(
            ...seats.map((seat, i) => player(seat, 4 * team + i)),
            ...(substitutes ?? []).map((name, i) => substitute(name, 2 * team + i))
          )
        );
      const summary = element("summary", {}, texts.playerNames);
      // What is typed is to be seen: who wonders whether the names are there need not look for them.
      const open = players.some((name) => name !== "");
      const { line, fault } = faultLine("players");
      const details = element("details", { class: "players", open }, summary, ...teams.map(group), line);
      return { rows: [details], showFaults: ({ players: message = "" }) => fault(message) };
    },
  };
}
