import type { Host } from "../../excel/host";
import { withMoreRounds } from "../../play/more-rounds";
import { allowsRulings } from "../../play/rulings";
import type { ViewName } from "../../play/view/view-state";
import { isFinished } from "../../play/view/view-step";
import type { TablePlan } from "../../sessions/table-plan";
import { EveningBar } from "./evening-bar";
import type { EveningProps, ShownView, ViewProps } from "./evening-props";
import { texts } from "./shared/texts";

/** Pages with a bar of their own. */
const WITH_OWN_BAR: readonly ShownView[] = ["director", "setup"];

interface ViewBarProps extends ViewProps, Pick<EveningProps, "host"> {
  readonly shown: ShownView;
  readonly isWide: boolean;
  readonly isAtRoot: boolean;
  readonly exit: () => void;
}

/** The bar of an evening; nothing on pages with a bar of their own. */
export function ViewBar({ open, state, send, shown, isWide, isAtRoot, exit, host }: ViewBarProps) {
  if (WITH_OWN_BAR.includes(shown)) return null;
  const { plan } = open;
  const show = (view: ViewName) => send({ kind: "shown", view });
  const isResult = shown === "result";
  const isOver = isFinished(state, open);
  // In a main view the back arrow leaves the evening at once, unless the evening is finished and has a result page.
  const leadsOut = isAtRoot || (!isOver && isView(state.view));
  const more = isResult && !host?.canFollow ? withMoreRounds(plan) : null;
  return (
    <EveningBar
      shown={isResult ? state.view : shown}
      isTitled={isWide || isResult}
      isRoot={leadsOut}
      title={plan.title}
      back={leadsOut ? exit : () => send({ kind: "back" })}
      show={show}
      phones={() => show("phones")}
      setUp={unlessInWorkbook(host, () => show("setup"))}
      direct={directorOf(plan, isResult ? "standings" : shown, send)}
      correct={isResult ? () => show("sheet") : undefined}
      more={
        more ? { label: texts.playMore(more.rounds), add: () => send({ kind: "more", plan: more.plan }) } : undefined
      }
      end={isOver ? undefined : () => send({ kind: "end" })}
    />
  );
}

/** Opens the Director's page from a view; undefined if the plan has no rulings. */
export function directorOf(plan: TablePlan, from: ViewName, send: ViewProps["send"]) {
  return allowsRulings(plan) ? () => send({ kind: "shown", view: "director", from }) : undefined;
}

/** Leaves out an action that the open workbook does not allow, such as a change of the plan. */
export function unlessInWorkbook<T>(host: Host | null, action: T): T | undefined {
  return host?.canFollow ? undefined : action;
}

const isView = (view: ViewName) => view === "play" || view === "sheet" || view === "standings";
