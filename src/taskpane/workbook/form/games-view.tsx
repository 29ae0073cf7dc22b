import { titleOf } from "../../../sessions/tonight/print-proposal";
import type { Proposal } from "../../../sessions/tonight/proposals";
import { tonightTexts } from "../../../sessions/tonight/texts";
import { ListRow } from "../../components/list-row";
import { RadioCard } from "../../components/radio-card";
import { formTexts } from "./form-texts";
import { BoardsField, PaceField, PeopleAndTimes, Proposals } from "./how-many";
import { howManyTexts } from "./how-many-texts";
import { KIND_OPTIONS } from "./session-form";
import type { SessionChoice } from "./session-choice";
import type { Games } from "./use-games";

/** So many games stand on the form; the others are behind a row. */
const ON_FORM = 2;

interface GamesViewProps {
  readonly games: Games;
  readonly choice: SessionChoice;
  /** Boards of the session as it is. */
  readonly boards: number;
  readonly open: () => void;
}

/** How many play and till when, and the first games for them. */
export function GamesView({ games, choice: { kind }, boards, open }: GamesViewProps) {
  const { proposals, chosen, choose } = games;
  const others = proposals.filter((proposal) => proposal !== chosen);
  const shown = proposals.filter((each) => each === chosen || others.indexOf(each) < (chosen ? ON_FORM - 1 : ON_FORM));
  const label = KIND_OPTIONS.flatMap(({ options }) => options).find(([name]) => name === kind)?.[1];
  return (
    <>
      <div class="card">
        <PeopleAndTimes {...games} />
      </div>
      <div class="card list games" role="group" aria-label={howManyTexts.proposals}>
        {shown.map((proposal) => (
          <RadioCard key={proposal.kind + proposal.why} chosen={proposal === chosen} onChoose={() => choose(proposal)}>
            <strong>{titleOf(proposal)}</strong>
            <span class="hint">{inShort(proposal, proposal === chosen ? boards : proposal.boards)}</span>
          </RadioCard>
        ))}
        <ListRow
          name="row-kind"
          title={chosen ? formTexts.otherKinds : label}
          below={chosen ? undefined : formTexts.otherKinds}
          onPress={open}
        />
      </div>
    </>
  );
}

/** "In teams that change each round. 24 boards". */
function inShort({ why, out }: Proposal, boards: number): string {
  const { about } = tonightTexts;
  const facts = [about.boards(boards), ...(out > 0 ? [about.out(out)] : [])].join(", ");
  return `${why.charAt(0).toUpperCase()}${why.slice(1)}. ${facts}`;
}

interface AllGamesProps {
  readonly games: Games;
  readonly choice: SessionChoice;
  readonly done: () => void;
}

/** All games for the number of people, and every kind of session. */
export function AllGames({ games, choice, done }: AllGamesProps) {
  const { proposals, note, boards, chooseKind } = games;
  return (
    <>
      {proposals.length > 0 && (
        <div class="how-many">
          <h2>{formTexts.otherGames}</h2>
          <p class="hint">{note !== "" ? note : boards !== null && howManyTexts.time(boards)}</p>
          <Proposals
            {...games}
            choose={(proposal) => {
              games.choose(proposal);
              done();
            }}
          />
        </div>
      )}
      <BoardsField {...games} />
      <PaceField {...games} />
      {KIND_OPTIONS.map(({ label, options }) => (
        <section key={label}>
          <h2>{label}</h2>
          <div class="card list games">
            {options.map(([kind, name]) => (
              <RadioCard
                key={kind}
                chosen={kind === choice.kind}
                onChoose={() => {
                  if (kind !== choice.kind) chooseKind(kind);
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
