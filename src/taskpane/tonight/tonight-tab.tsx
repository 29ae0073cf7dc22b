import { useEffect, useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { hasTables } from "../../exchange/boards-at-tables";
import type { Plan } from "../../sessions/kinds";
import { longDate } from "../../sessions/long-date";
import { summaryOf } from "../kinds/kind-forms";
import { useChoice, type SessionModel } from "../session-model";
import { attempt, firstFault } from "../session-order";
import { EveningView } from "./evening-view";
import { KeptList, OpenCopy } from "./kept-list";
import { keptEvenings, type KeptEvenings } from "./kept-evenings";
import { useLink, type Linked } from "./link";
import { newEvening } from "./new-evening";
import { isShortLived } from "./short-lived";
import { texts } from "./texts";
import "./tonight.css";

/** The tab on which tonight is played. */
export function TonightTab({ model, host }: Omit<Props, "kept">) {
  const [kept] = useState(keptEvenings);
  return (
    <div class="tonight">
      <Tonight model={model} host={host} kept={kept} />
    </div>
  );
}

interface Props {
  readonly model: SessionModel;
  /** Null as long as it is not known. */
  readonly host: Host | null;
  readonly kept: KeptEvenings;
}

function Tonight({ model, host, kept }: Props) {
  const choice = useChoice(model);
  const linked = useLink(kept);
  // A battery that went dead in the middle of a board costs nothing but the way to the socket.
  const [opened, setOpened] = useState(() => shownBy(linked) ?? { id: openedIn(kept), brought: "" });
  const show = (next: Shown) => {
    kept.keepOpened(next.id);
    setOpened(next);
  };
  const open = (id: string | null) => show({ id, brought: "" });
  useEffect(() => {
    const next = shownBy(linked);
    if (next) show(next);
  }, [linked]);
  const { id, brought } = opened;
  if (id !== null) {
    const close = () => open(null);
    return (
      <EveningView key={id + brought} kept={kept} id={id} brought={brought} close={close} model={model} host={host} />
    );
  }
  const all = kept.all();
  const { plan, faults } = attempt(choice);
  const begin = (planned: Plan) => {
    const evening = newEvening(planned);
    kept.add(evening);
    // Asked for when there is something to keep; what the browser answers changes nothing here.
    void navigator.storage?.persist?.().catch(() => undefined);
    open(evening.id);
  };
  return (
    <div>
      {linked && "fault" in linked && (
        <p class="fault" role="alert">
          {linked.fault}
        </p>
      )}
      {plan && hasTables(plan) ? (
        <section class="begin">
          <p>{texts.playing([plan.title, summaryOf(plan), longDate(plan.date)].filter(Boolean).join(", "))}</p>
          <button type="button" class="primary" onClick={() => begin(plan)}>
            {texts.play}
          </button>
        </section>
      ) : (
        <p>{plan ? texts.notPlayable : firstFault(faults)}</p>
      )}
      {all.length > 0 && <KeptList all={all} kept={kept} open={open} />}
      <OpenCopy kept={kept} open={open} />
      {isShortLived() && <p class="hint">{texts.shortLived}</p>}
    </div>
  );
}

/** The evening that is shown, null for the list of all; with the results that a link has brought for it. */
interface Shown {
  readonly id: string | null;
  readonly brought: string;
}

/** What a link shows: of one that has brought nothing but a fault the list of all, with the fault. */
function shownBy(linked: Linked): Shown | null {
  return linked && ("fault" in linked ? { id: null, brought: "" } : linked);
}

/** The evening that was open when the page was left, where it is still kept. */
function openedIn(kept: KeptEvenings): string | null {
  const id = kept.opened();
  return id !== null && kept.find(id) ? id : null;
}
