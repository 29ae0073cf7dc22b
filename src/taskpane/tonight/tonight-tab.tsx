import { useState } from "preact/hooks";
import type { Host } from "../../excel/host";
import { hasTables } from "../../exchange/boards-at-tables";
import { hasCode } from "../../play/code";
import { planOf, type Evening } from "../../play/evening";
import { readSetup } from "../../play/setup-code";
import { isOfEvening } from "../../play/session-mark";
import { EMPTY_DRAFT } from "../../play/draft";
import { boardsAt } from "../../play/at-table";
import type { Plan } from "../../sessions/kinds";
import { longDate } from "../../sessions/long-date";
import { summaryOf } from "../kinds/kind-forms";
import { useChoice, type SessionModel } from "../session-model";
import { attempt, firstFault } from "../session-order";
import { EveningView } from "./evening-view";
import { KeptList, OpenCopy } from "./kept-list";
import { keptEvenings, type KeptEvenings } from "./kept-evenings";
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
  const [all, setAll] = useState(() => kept.all());
  const [linked] = useState(() => reading(() => fromLink(kept, window.location.hash)));
  // A battery that went dead in the middle of a board costs nothing but the way to the socket.
  const [id, setId] = useState<string | null>(() =>
    typeof linked === "string" ? null : (linked?.id ?? openedIn(kept))
  );
  const open = (next: string | null) => {
    kept.keepOpened(next);
    setId(next);
    setAll(kept.all());
  };
  if (id !== null) {
    const brought = typeof linked === "object" && linked?.id === id ? linked.brought : "";
    return (
      <EveningView key={id} kept={kept} id={id} brought={brought} close={() => open(null)} model={model} host={host} />
    );
  }
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
      {typeof linked === "string" && (
        <p class="fault" role="alert">
          {linked}
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

function newEvening({ kind, options }: Plan): Evening {
  const now = Date.now();
  const id = `${now.toString(36)}-${Math.floor(Math.random() * 1e6).toString(36)}`;
  return { id, kind, options, started: now, changed: now, entries: [] };
}

/**
 * What a link brings: an evening to be set up, or results of one that is kept here.
 * @throws InputError where it is not whole, or of no evening of this device.
 */
function fromLink(kept: KeptEvenings, hash: string): { readonly id: string; readonly brought: string } | null {
  const setup = readSetup(hash);
  if (setup) {
    const known = kept.all().find((evening) => isSameSetup(evening, setup));
    const evening = known ?? newEvening({ ...planOf(setup), options: setup.options });
    if (!known) kept.add(evening);
    const board = boardsAt(planOf(evening), setup.table)[0]?.board;
    if (board !== undefined && !known) kept.keepBookmark(evening.id, { table: setup.table, board, draft: EMPTY_DRAFT });
    return { id: evening.id, brought: "" };
  }
  if (!hasCode(hash)) return null;
  const evening = kept.all().find((known) => isOfEvening(hash, planOf(known)));
  if (!evening) throw new Error(texts.noEveningFor);
  return { id: evening.id, brought: hash.replace(/^#/, "") };
}

/** The evening that was open when the page was left, where it is still kept. */
function openedIn(kept: KeptEvenings): string | null {
  const id = kept.opened();
  return id !== null && kept.find(id) ? id : null;
}

function isSameSetup(evening: Evening, setup: Pick<Evening, "kind" | "options">): boolean {
  return evening.kind === setup.kind && JSON.stringify(evening.options) === JSON.stringify(setup.options);
}

function reading<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
