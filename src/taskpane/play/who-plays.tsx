import { useEffect, useState } from "preact/hooks";
import { contestants } from "../../movements/contestant";
import { lastNames, withName } from "../../play/circle";
import { drawPartners } from "../../play/draw-partners";
import { indexOf, namePlaces, namesOf, nameStep, type NameEvent, type NamePlaces } from "../../play/name-places";
import { KINDS, type KindName } from "../../sessions/kinds";
import { NUMBERED_PAIRS, NUMBERED_PLAYERS } from "../../sessions/contestants";
import { Chip } from "../components/chip";
import { FootBar } from "../components/foot-bar";
import { Page } from "../components/page";
import { openEveningStore, type EveningStore } from "../evening/shared/evening-store";
import { firstFault } from "../workbook/form/faults";
import { planChoice } from "../workbook/form/plan-choice";
import { useChoice, type SessionModel } from "../workbook/form/session-model";
import { formOf } from "../workbook/kinds/kind-forms";
import { CirclePeople, NameSheet } from "./circle-page";
import { circleTexts as words } from "./circle-texts";
import { useCircle } from "./use-circle";
import "../components/card.css";
import "../components/columns.css";
import "../components/heading-row.css";
import "./who-plays.css";

interface Props {
  readonly store: EveningStore;
  readonly model: SessionModel;
  /** The option for the names: of pairs or of players. */
  readonly option: "pairs" | "players";
  readonly back: () => void;
}

/** Returns the page, with the stored evenings from which the circle is made. */
export async function loadWhoPlays() {
  return { WhoPlays, nameOption, store: await openEveningStore() };
}

/** Returns the option for the names in a kind of session; null for a kind with teams. */
function nameOption(kind: KindName): Props["option"] | null {
  const { designation } = KINDS[kind];
  return designation.contestantKind === "team" ? null : `${designation.contestantKind}s`;
}

/** The page for tonight's names: a place for each name, and the people of the circle as buttons. */
function WhoPlays({ store, model, option, back }: Props) {
  const choice = useChoice(model);
  const isOfPairs = option === "pairs";
  const { circle, evenings, change } = useCircle(store, model);
  const { places, send } = useNamePlaces(model, option, () => {
    const typed = formOf(choice).people(choice);
    return typed.some((name) => name.trim() !== "")
      ? typed
      : (lastNames(evenings, option, typed.length, circle) ?? typed);
  });
  const [page, setPage] = useState<"circle" | "new" | null>(null);
  if (page === "circle")
    return (
      <Page title={words.heading} back={() => setPage(null)}>
        <CirclePeople store={store} model={model} />
      </Page>
    );
  const { names } = places;
  const named = names.filter((name) => name !== "");
  const fault = firstFault(planChoice(choice).faults);
  const contestantNames = numberedNames(names.length, option);
  const draw = () => send({ kind: "all", names: drawPartners(names, circle.timesTogether, Math.random).flat() });
  return (
    <Page
      title={words.whoPlays}
      back={back}
      action={
        isOfPairs && (
          <button type="button" class="quiet" disabled={named.length < 3} onClick={draw}>
            {words.draw}
          </button>
        )
      }
    >
      <div class="columns">
        <NamePlaceList contestantNames={contestantNames} places={places} send={send} />
        <div>
          <div class="heading-row">
            <h2>{words.heading}</h2>
            <button type="button" class="quiet" onClick={() => setPage("circle")}>
              {words.change}
            </button>
          </div>
          <p class="hint">{words.tapNames}</p>
          <div class="chips">
            {circle.people.map(({ name }) => (
              <Chip key={name} chosen={indexOf(names, name) >= 0} onPress={() => send({ kind: "name", name })}>
                {name}
              </Chip>
            ))}
            <button type="button" class="quiet" onClick={() => setPage("new")}>
              + {words.newName}
            </button>
          </div>
          <p class="hint">{words.mayBeEmpty}</p>
        </div>
      </div>
      {page === "new" && (
        <NameSheet
          title={words.newName}
          name=""
          save={words.add}
          onSave={(name) => {
            change((stored, now) => withName(stored, name, name, now));
            if (indexOf(names, name) < 0) send({ kind: "name", name });
          }}
          onBack={() => setPage(null)}
        />
      )}
      <FootBar>
        <p class="fault" role="alert">
          {fault}
        </p>
        <button type="button" class="primary" disabled={fault !== ""} onClick={back}>
          {words.done(named.length, names.length)}
        </button>
      </FootBar>
    </Page>
  );
}

/** Names of the pairs or players with so many places, by number. */
function numberedNames(places: number, option: Props["option"]): string[] {
  return option === "pairs"
    ? contestants(places / 2).map(NUMBERED_PAIRS.long)
    : contestants(places).map(NUMBERED_PLAYERS.long);
}

/**
 * Keeps the names in their places, and the names in the model like them.
 * @param initialNames returns the names at the beginning: they are used without a press.
 */
function useNamePlaces(model: SessionModel, option: Props["option"], initialNames: () => readonly string[]) {
  const isOfPairs = option === "pairs";
  const [places, setPlaces] = useState(() => namePlaces(initialNames(), isOfPairs));
  const [firstNames] = useState(() => namesOf(places, isOfPairs));
  useEffect(() => model.change({ [option]: firstNames }), [model, option, firstNames]);
  const send = (event: NameEvent) => {
    const next = nameStep(places, event);
    setPlaces(next);
    if (event.kind !== "place") model.change({ [option]: namesOf(next, isOfPairs) });
  };
  return { places, send };
}

interface NamePlaceListProps {
  readonly contestantNames: readonly string[];
  readonly places: NamePlaces;
  readonly send: (event: NameEvent) => void;
}

/** The places of each pair or player, as buttons; the next name comes to the current one. */
function NamePlaceList({ contestantNames, places: { names, current }, send }: NamePlaceListProps) {
  const size = names.length / contestantNames.length;
  return (
    <ol class="card name-places">
      {contestantNames.map((contestant, i) => (
        <li key={i}>
          <span>{contestant}</span>
          {names.slice(size * i, size * (i + 1)).map((name, j) => {
            const index = size * i + j;
            return (
              <button
                key={index}
                type="button"
                class={name === "" ? "name-place empty" : "name-place"}
                aria-label={words.place(contestant, name)}
                aria-current={index === current ? "true" : undefined}
                onClick={() => send({ kind: "place", index })}
              >
                {name || (index === current ? words.empty : "")}
              </button>
            );
          })}
        </li>
      ))}
    </ol>
  );
}
