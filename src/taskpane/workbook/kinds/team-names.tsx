import { TextField } from "../../components/field";
import { FieldRow, FaultLine, NameFields } from "../../components/name-fields";
import { namesFor, withName } from "../form/session-choice";
import { formTexts } from "../form/form-texts";
import type { FormProps } from "./kind-form";

/** A team in the form: the name and label of its field, and the labels of its four players' fields. */
export interface TeamLabels {
  readonly name: string;
  readonly label: string;
  readonly players: readonly [string, string, string, string];
  /** True if the team has fields for substitutes. */
  readonly hasSubstitutes?: true;
}

/** Labels for the players of two pairs that change direction: a pair's first player sits North or East. */
export function pairPlayers(first: string, second: string): TeamLabels["players"] {
  return [...formTexts.pairPlayers(first), ...formTexts.pairPlayers(second)];
}

interface TeamsFormProps extends FormProps {
  readonly teams: readonly TeamLabels[];
}

/** Fields for the teams' names. */
export function TeamNames({ teams, choice, change, faults }: TeamsFormProps) {
  return (
    <NameFields name="teams" heading={formTexts.teamNames} fault={faults.teams ?? ""}>
      <FieldRow>
        {teams.map(({ name, label }, i) => (
          <TextField
            key={name}
            label={label}
            name={name}
            value={choice.teams[i] ?? ""}
            fault={name === "home" || name === "away" ? faults[name] : faults[`teams-${i + 1}`]}
            list="known-teams"
            onType={(typed) => change({ teams: withName(choice.teams, i, typed) })}
          />
        ))}
      </FieldRow>
    </NameFields>
  );
}

/** Fields for the names of players and substitutes. */
export function PlayerNames({ teams, choice, change, faults }: TeamsFormProps) {
  const players = namesFor(choice.players, 4 * teams.length);
  return (
    <section class="players">
      <h2>{formTexts.playerNames}</h2>
      {teams.map(({ name: team, label, players: seats, hasSubstitutes }, teamIndex) => (
        <fieldset key={team}>
          <legend>{label}</legend>
          <FieldRow>
            {seats.map((seat, i) => (
              <Player
                label={seat}
                kind="player"
                index={4 * teamIndex + i}
                names={players}
                fault={faults[`players-${4 * teamIndex + i + 1}`]}
                onType={(names) => change({ players: names })}
              />
            ))}
            {hasSubstitutes &&
              SUBSTITUTES.filter((option) => option === "substitutes" || isFull(choice)).map((option, more) =>
                [0, 1].map((i) => (
                  <Player
                    label={formTexts.substitute(2 * more + i + 1)}
                    kind={more ? "more" : "substitute"}
                    index={2 * teamIndex + i}
                    names={choice[option]}
                    onType={(names) => change({ [option]: names })}
                  />
                ))
              )}
          </FieldRow>
        </fieldset>
      ))}
      <FaultLine name="players" fault={faults.players ?? ""} />
    </section>
  );
}

/** Fields of the choice for substitutes: the first two of each team, and two more. */
const SUBSTITUTES = ["substitutes", "moreSubstitutes"] as const;

/**
 * True if a team's first two substitutes are both named, or any further substitute is. Only then are more fields shown.
 */
function isFull({ substitutes, moreSubstitutes }: FormProps["choice"]): boolean {
  const isNamed = (i: number) => (substitutes[i] ?? "") !== "";
  return (isNamed(0) && isNamed(1)) || (isNamed(2) && isNamed(3)) || moreSubstitutes.some((name) => name !== "");
}

interface PlayerProps {
  readonly label: string;
  readonly kind: "player" | "substitute" | "more";
  readonly index: number;
  readonly names: readonly string[];
  readonly fault?: string;
  readonly onType: (names: readonly string[]) => void;
}

function Player({ label, kind, index, names, fault, onType }: PlayerProps) {
  return (
    <TextField
      label={label}
      name={`${kind}-${index + 1}`}
      value={names[index] ?? ""}
      list="known-names"
      fault={fault}
      onType={(typed) => onType(withName(names, index, typed))}
    />
  );
}
