import { useEffect, useRef, useState } from "preact/hooks";
import { InputError } from "../../../bridge/input-error";
import { hasSameSeats } from "../../../play/at-table";
import { eveningPlan } from "../../../play/evening";
import { errorText } from "../../shared/error-text";
import { summaryOf } from "../../kinds/kind-forms";
import { localDate } from "../../shared/locale";
import { readOpenSessions } from "../../open/read-open-sessions";
import type { EveningStore } from "../evening-store";
import { BeginButtons } from "../begin-buttons";
import { beginningOf, newEvening, withOptions, type Beginning } from "../new-evening";
import { SteadyButton } from "../steady-button";
import { eveningOf, linesOf, plannedIn, playableIn, type Playable } from "../workbook-lines";
import { texts } from "./texts";
import { useLatest } from "../../shared/use-latest";

interface Props {
  readonly kept: EveningStore;
  readonly open: (id: string) => void;
}

/**
 * Plays the session that the open workbook has, on from the results that stand in it. Whether it has one is looked up each
 * time that this comes into sight, as after one has been made on another tab.
 */
export function PlayHere({ kept, open }: Props) {
  const [found, show] = useState<readonly Playable[] | null>(null);
  const [offers, offer] = useState(false);
  const [fault, setFault] = useState("");
  const [isReading, setReading] = useState(false);
  const [doubt, setDoubt] = useState<{ readonly playable: Playable; readonly beginning: Beginning } | null>(null);
  const look = async () => {
    try {
      show(await playables());
      setFault("");
    } catch (error) {
      // Where Excel does not let it be read, as while a cell is edited, what is known stands.
      if (error instanceof InputError) show([]);
    }
  };
  const place = useInSight(() => void look());
  const playIn = (id: string) => {
    if (kept.seen(id) === null) kept.saveSnapshot(id, {});
    open(id);
  };
  const begin = (playable: Playable) => {
    const evening = newEvening(plannedIn(playable));
    kept.add(evening);
    playIn(evening.id);
  };
  const play = (playable: Playable) => {
    const found = eveningOf(kept, playable);
    if (found) {
      // An evening without results is what the workbook says it is.
      if (found.entries.length === 0 && hasSameSeats(eveningPlan(found), playable.plan))
        kept.change(found.id, (evening) => withOptions(evening, plannedIn(playable)));
      return playIn(found.id);
    }
    const beginning = hasResults(playable) ? null : beginningOf(kept.all(), plannedIn(playable));
    if (!beginning || beginning.kind === "new") return begin(playable);
    // An empty workbook for an evening in play: nobody begins that once more without meaning to.
    setReading(false);
    return setDoubt({ playable, beginning });
  };
  const press = async () => {
    setReading(true);
    setFault("");
    try {
      const playable = await playables();
      const [first, ...more] = playable;
      if (!first) setFault(texts.noTables);
      else if (more.length === 0) return play(first);
      show(playable);
      offer(playable.length > 1);
    } catch (error) {
      setFault(errorText(error));
    }
    return setReading(false);
  };
  return (
    <div ref={place}>
      <Heading found={found ?? []} />
      <SteadyButton kind={found?.length ? "primary" : "other"} able={!isReading} onPress={() => void press()}>
        {texts.playHere}
      </SteadyButton>
      <p class="hint">{texts.playHereHint}</p>
      {offers && <p>{texts.choose}</p>}
      {offers &&
        found?.map((playable) => (
          <div class="row">
            <button type="button" onClick={() => play(playable)}>
              {texts.session(playable.plan.title, [...playable.session.sheets.values()][0]?.name ?? "")}
            </button>
          </div>
        ))}
      {doubt && (
        <BeginButtons
          beginning={doubt.beginning}
          isAsked
          begin={() => begin(doubt.playable)}
          open={playIn}
          keep={(id) => {
            kept.change(id, (evening) => withOptions(evening, plannedIn(doubt.playable)));
            playIn(id);
          }}
        />
      )}
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** What the workbook has, in two lines whatever that is. */
function Heading({ found: [first, ...others] }: { readonly found: readonly Playable[] }) {
  const only = first && others.length === 0 ? first.plan : null;
  return (
    <>
      <h2>{only?.title ?? texts.thisWorkbook}</h2>
      <p class="what">
        {only
          ? [summaryOf(only), localDate(only.date)].filter(Boolean).join(", ")
          : first && texts.sessions(others.length + 1)}
      </p>
    </>
  );
}

async function playables(): Promise<Playable[]> {
  return playableIn(await readOpenSessions());
}

/** Calls back each time that a place comes into sight, as when its tab is shown. */
function useInSight(look: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const latestLook = useLatest(look);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latestLook.current()
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [latestLook]);
  return place;
}

function hasResults({ plan, session }: Playable): boolean {
  return linesOf(plan, session).some(({ cells }) => Object.values(cells).some((text) => text !== ""));
}
