import { useState } from "preact/hooks";
import { hasTables, type TablePlan } from "../../../exchange/boards-at-tables";
import { planOf, standing } from "../../../play/evening";
import { likeness, mayBeOne } from "../../../play/in-workbook/likeness";
import { sessionMark } from "../../../play/session-mark";
import type { SavedSession } from "../../../workbook/reading/read-saved";
import { errorText } from "../../error-text";
import { readOpenSessions } from "../../read-open-sessions";
import type { KeptEvenings } from "../kept-evenings";
import { newEvening } from "../new-evening";
import { linesOf } from "./open-tables";
import { texts } from "./texts";

interface Props {
  readonly kept: KeptEvenings;
  readonly open: (id: string) => void;
}

/** A session of the open workbook that can be played. */
interface Playable {
  readonly plan: TablePlan;
  readonly session: SavedSession;
}

/** Plays the session that the open workbook has, on from the results that stand in it. */
export function PlayHere({ kept, open }: Props) {
  const [found, show] = useState<readonly Playable[]>([]);
  const [fault, setFault] = useState("");
  const [isReading, setReading] = useState(false);
  const play = (playable: Playable) => {
    const id = eveningOf(kept, playable);
    if (kept.seen(id) === null) kept.keepSeen(id, {});
    open(id);
  };
  const look = async () => {
    setReading(true);
    setFault("");
    try {
      const playable = (await readOpenSessions()).flatMap((session) =>
        hasTables(session.plan) ? [{ plan: session.plan, session }] : []
      );
      const [first, ...more] = playable;
      if (!first) setFault(texts.noTables);
      else if (more.length === 0) return play(first);
      show(playable);
    } catch (error) {
      setFault(errorText(error));
    }
    return setReading(false);
  };
  return (
    <section class="play-here">
      <button type="button" disabled={isReading} onClick={() => void look()}>
        {texts.playHere}
      </button>
      <p class="hint">{texts.playHereHint}</p>
      {found.length > 1 && <p>{texts.choose}</p>}
      {found.length > 1 &&
        found.map((playable) => (
          <div class="row">
            <button type="button" onClick={() => play(playable)}>
              {texts.session(playable.plan.title, [...playable.session.sheets.values()][0]?.name ?? "")}
            </button>
          </div>
        ))}
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

/** The evening that goes on in a workbook: the one kept that has its results, an empty one of its kind, or a new one. */
function eveningOf(kept: KeptEvenings, { plan, session }: Playable): string {
  const mark = sessionMark(plan);
  const lines = linesOf(plan, session);
  const known = kept
    .all()
    .filter((evening) => sessionMark(planOf(evening)) === mark)
    .map((evening) => {
      const stands = standing(evening);
      const found = likeness(stands, lines);
      return { evening, alike: found.alike, isOne: stands.size === 0 || (found.alike > 0 && mayBeOne(found)) };
    })
    .filter(({ isOne }) => isOne)
    .sort((a, b) => b.alike - a.alike);
  const [best] = known;
  if (best) return best.evening.id;
  const evening = newEvening({ ...plan, options: session.description.options });
  kept.add(evening);
  return evening.id;
}
