import { CHICAGO_PLAYERS, EVEN_ROUNDS } from "../../../movements/chicago";
import { CHICAGO_OPTIONS, DEALS, isEven } from "../../../sessions/chicago/plan";
import { Select, TextField } from "../../components/field";
import { NameFields } from "../../components/name-fields";
import { withPlayingTime } from "../form/playing-time";
import { withName } from "../form/session-choice";
import { texts } from "../../texts";
import { formTexts } from "../form/form-texts";
import { chicagoTexts as words } from "./chicago-texts";
import { namesIn, playersOf } from "./chicago-choice";
import type { FormProps } from "./kind-form";

/** Fields for the number of players at the table and the number of rounds. */
export function ChicagoBoards(form: FormProps) {
  return (
    <>
      <CountField {...form} />
      <RoundsField {...form} />
    </>
  );
}

function CountField({ choice, change }: FormProps) {
  const choose = (value: string) => {
    const players = playersOf(Number(value));
    change({ chicagoCount: players, chicagoRounds: EVEN_ROUNDS[players][0] ?? 1, partners: "" });
  };
  return (
    <Select
      label={words.players}
      name="players"
      groups={[{ label: "", options: CHICAGO_PLAYERS.map((count) => [String(count), words.count(count, count - 4)]) }]}
      value={String(choice.chicagoCount)}
      onChoose={choose}
    />
  );
}

function RoundsField({ choice, change }: FormProps) {
  const players = playersOf(choice.chicagoCount);
  const inWords = (rounds: number) =>
    withPlayingTime(
      words.rounds(rounds, DEALS * rounds, isEven(players, rounds, choice.partners === "stay")),
      DEALS * rounds
    );
  return (
    <Select
      label={texts.fields.rounds}
      name="rounds"
      groups={[
        { label: "", options: CHICAGO_OPTIONS.rounds.choices.map((rounds) => [String(rounds), inWords(rounds)]) },
      ]}
      value={String(choice.chicagoRounds)}
      onChoose={(value) => change({ chicagoRounds: Number(value) })}
    />
  );
}

/** Fields for the players' names, in the order of their numbers. */
export function ChicagoNames({ choice, change, faults }: FormProps) {
  return (
    <NameFields name="players" heading={formTexts.playerNames} fault={faults.players ?? ""}>
      {namesIn(choice).map((name, i) => (
        <TextField
          key={i}
          label={formTexts.player(i + 1)}
          name={`player-${i + 1}`}
          value={name}
          fault={faults[`players-${i + 1}`]}
          list="known-names"
          onType={(typed) => change({ players: withName(choice.players, i, typed) })}
        />
      ))}
    </NameFields>
  );
}
