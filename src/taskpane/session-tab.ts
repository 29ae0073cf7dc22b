import type { Host } from "../excel/host";
import type { Plan } from "../sessions/kinds";
import { element, fill } from "./dom";
import { previewOf } from "./kinds/kind-forms";
import { failed } from "./loading";
import { sessionForm } from "./session-form";
import type { SessionModel } from "./session-model";
import { attempt, firstFault, orderOf } from "./session-order";
import { tableFrame } from "./table";
import { texts } from "./texts";
import { waysOut } from "./ways-out";

/** The tab on which a session is chosen. */
export function sessionTab(model: SessionModel): {
  panel: HTMLElement;
  show: (host: Host) => void;
} {
  const out = waysOut(
    () => orderOf(model, null),
    () => model.made(model.choice())
  );
  const frame = tableFrame(texts.movement);
  const { form, update, showFaults } = sessionForm(model);

  let turn = 0;
  const showPreview = async (plan: Plan) => {
    const showing = ++turn;
    const shown = await previewOf(plan).catch((error: unknown) => failed(error, () => void showPreview(plan)));
    // A later choice is shown meanwhile.
    if (showing === turn) fill(frame, shown);
  };
  const follow = () => {
    update();
    const { plan, faults } = attempt(model.choice());
    showFaults(faults);
    out.forbid(firstFault(faults));
    if (plan) void showPreview(plan);
  };
  model.onChange(follow);
  follow();
  const panel = element("div", {}, form, element("h2", {}, texts.movement), frame, out.row);
  return { panel, show: out.show };
}
