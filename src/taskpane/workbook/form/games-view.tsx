import { ListRow } from "../../components/list-row";
import { RadioCard } from "../../components/radio-card";
import { formTexts } from "./form-texts";
import { AllProposals } from "./all-proposals";
import { FirstGames, PeopleAndTimes } from "./how-many";
import { howManyTexts } from "./how-many-texts";
import { KIND_OPTIONS } from "./session-form";
import type { SessionChoice } from "./session-choice";
import type { Games } from "./use-games";

interface GamesViewProps {
  readonly games: Games;
  readonly choice: SessionChoice;
  readonly open: () => void;
}

/** Fields for the number of people and the times, and the first games that fit. */
export function GamesView({ games, choice: { kind }, open }: GamesViewProps) {
  const label = KIND_OPTIONS.flatMap(({ options }) => options).find(([name]) => name === kind)?.[1];
  return (
    <>
      <PeopleAndTimes {...games} />
      <div class="card list games" role="group" aria-label={howManyTexts.proposals}>
        <FirstGames {...games} />
        <ListRow
          name="row-kind"
          title={games.chosen ? formTexts.otherKinds : label}
          below={games.chosen ? undefined : formTexts.otherKinds}
          onPress={open}
        />
      </div>
    </>
  );
}

interface AllGamesProps {
  readonly games: Games;
  readonly choice: SessionChoice;
  readonly done: () => void;
}

/** All games for the number of people, and every kind of session. */
export function AllGames({ games, choice, done }: AllGamesProps) {
  return (
    <>
      <AllProposals {...games} choose={(proposal) => (games.choose(proposal), done())} />
      {KIND_OPTIONS.map(({ label, options }) => (
        <section key={label}>
          <h2>{label}</h2>
          <div class="card list games">
            {options.map(([kind, name]) => (
              <RadioCard
                key={kind}
                chosen={kind === choice.kind}
                onChoose={() => {
                  if (kind !== choice.kind) games.chooseKind(kind);
                  done();
                }}
              >
                <strong>{name}</strong>
              </RadioCard>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
