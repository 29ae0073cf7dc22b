import { useEffect, useRef, useState } from "preact/hooks";
import { InputError } from "../../../bridge/input-error";
import { hasSameSeats } from "../../../play/at-table";
import { eveningPlan, type Evening } from "../../../play/evening";
import { errorText } from "../../shared/error-text";
import { summaryOf } from "../../workbook/kinds/kind-forms";
import { localDate } from "../../shared/locale";
import { readOpenSessions } from "../../open/read-open-sessions";
import type { EveningStore } from "../shared/evening-store";
import { BeginButtons } from "../shared/begin-buttons";
import { beginningOf, newEvening, withOptions, type Beginning } from "../shared/new-evening";
import { SteadyButton } from "../../components/steady-button";
import { eveningOf, linesOf, plannedIn, playableIn, type Playable } from "../shared/workbook-lines";
import { texts } from "./texts";
import { useLatest } from "../../shared/use-latest";
import "./play-here.css";

interface Props {
  readonly store: EveningStore;
  readonly open: (id: string) => void;
}

/**
 * The key that plays a session of the open workbook, from the workbook's results onwards. Each time the key comes into
 * sight, the sessions are read again, since the user may have created one on another page.
 */
export function PlayHere({ store, open }: Props) {
  const [found, setFound] = useState<readonly Playable[] | null>(null);
  const [offers, setOffers] = useState(false);
  const [fault, setFault] = useState("");
  const [isReading, setReading] = useState(false);
  const [doubt, setDoubt] = useState<{ readonly playable: Playable; readonly beginning: Beginning } | null>(null);
  const refresh = async () => {
    try {
      setFound(await playables());
      setFault("");
    } catch (error) {
      // If Excel refuses to read, as while a cell is edited, the sessions found before stay.
      if (error instanceof InputError) setFound([]);
    }
  };
  const place = useInSight(() => void refresh());
  const playIn = (id: string) => {
    if (store.seen(id) === null) store.saveSnapshot(id, {});
    open(id);
  };
  const changeOptions = (id: string, playable: Playable) =>
    store.change(id, (evening) => withOptions(evening, plannedIn(playable)));
  const begin = (playable: Playable) => playIn(addEvening(store, playable));
  const play = (playable: Playable) => {
    const found = eveningOf(store, playable);
    if (found) {
      if (takesOptions(found, playable)) changeOptions(found.id, playable);
      return playIn(found.id);
    }
    const beginning = hasResults(playable) ? null : beginningOf(store.all(), plannedIn(playable));
    if (!beginning || beginning.kind === "new") return begin(playable);
    // If the workbook is empty and an evening is in play, asks, so that the evening is not begun twice by mistake.
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
      setFound(playable);
      setOffers(playable.length > 1);
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
      {offers && <Offers playables={found ?? []} play={play} />}
      {doubt && (
        <BeginButtons
          beginning={doubt.beginning}
          isPrompted
          begin={() => begin(doubt.playable)}
          open={playIn}
          keep={(id) => {
            changeOptions(id, doubt.playable);
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

interface OffersProps {
  readonly playables: readonly Playable[];
  readonly play: (playable: Playable) => void;
}

/** A button for each session that can be played. */
function Offers({ playables: all, play }: OffersProps) {
  return (
    <>
      <p>{texts.choose}</p>
      {all.map((playable) => (
        <div class="row">
          <button type="button" onClick={() => play(playable)}>
            {texts.session(playable.plan.title, [...playable.session.sheets.values()][0]?.name ?? "")}
          </button>
        </div>
      ))}
    </>
  );
}

/** Adds a new evening for a session; returns its id. */
function addEvening(store: EveningStore, playable: Playable): string {
  const evening = newEvening(plannedIn(playable));
  store.add(evening);
  return evening.id;
}

/** An evening without results takes over the options of the workbook. */
function takesOptions(evening: Evening, playable: Playable): boolean {
  return evening.entries.length === 0 && hasSameSeats(eveningPlan(evening), playable.plan);
}

/** Always two lines, so that the button below does not move. */
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

/** Calls back each time the element comes into sight, as when its page is shown. */
function useInSight(refresh: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const latestRefresh = useLatest(refresh);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latestRefresh.current()
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [latestRefresh]);
  return place;
}

function hasResults({ plan, session }: Playable): boolean {
  return linesOf(plan, session).some(({ cells }) => Object.values(cells).some((text) => text !== ""));
}
