import { InputError } from "../../bridge/input-error";
import type { Host } from "../../excel/host";
import type { SessionOptions } from "../../sessions/session-options";
import { makeAnew, type MadeAnew } from "../../workbook/reading/make-anew";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { element, fill } from "../dom";
import { pressButton } from "../press-button";
import type { SessionModel } from "../session-model";
import { attempt } from "../session-order";
import { leaving, waysOut, type Leaving } from "../ways-out";
import { choiceOf } from "./choice-of";
import { chosenOptions, typedAndLost, withChosen, withoutField } from "./other-options";
import { optionName, remarksView } from "./remarks-view";
import { texts } from "./texts";

/** So many typed texts are named that the workbook's options would take the place of. */
const NAMED = 4;

/** A workbook's options on the tab "Session", as they were put there. */
export interface PutThere {
  /** Of which workbook, and which of its sessions. */
  readonly of: string;
  readonly base: SessionOptions;
  /** All that was chosen then. */
  readonly choice: string;
}

/** Where it is kept what was put on the tab "Session", while other workbooks are opened. */
export interface KeptThere {
  current: PutThere | null;
}

/** The making anew of a session that was read back. */
export interface AnewView {
  readonly row: HTMLElement;
  /** Says anew what comes of what is chosen on the tab "Session". */
  readonly follow: () => void;
}

/** What makes a session anew that was read back, with what is chosen otherwise for it on the tab "Session". */
export function anewView(session: SavedSession, model: SessionModel, host: Host | null, kept: KeptThere): AnewView {
  const of = JSON.stringify(session.description);
  const about = element("div", {});
  const leftOut = element("div", {});
  const refusal = element("p", { class: "fault refusal", role: "alert" });
  const baseNow = () => (kept.current?.of === of ? kept.current.base : null);
  const anew = (): MadeAnew => {
    const base = baseNow();
    return base ? withChosen(session, base, model.choice()) : makeAnew(session, {});
  };
  const order = (): Leaving | null => {
    try {
      const { plan, outcome } = anew();
      const { paper, formulas } = baseNow() ? model.choice() : session.description;
      return leaving({ plan, scored: outcome.scored, options: { paper, formulas } });
    } catch (error) {
      if (error instanceof InputError) return null;
      throw error;
    }
  };
  const out = waysOut(order, () => {
    if (baseNow()) model.made(model.choice());
  });
  const put = (wanted = choiceOf(session, model.choice())) => {
    kept.current = { of, base: chosenOptions(wanted), choice: JSON.stringify(wanted) };
    model.replace(wanted);
  };
  const follow = () => {
    try {
      const made = anew();
      fill(leftOut, made.leftOut.length > 0 && remarksView(texts.leftOut, made.leftOut, null));
      fill(refusal);
      out.forbid("");
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      fill(refusal, error.message);
      out.forbid(error.message);
    }
    const base = baseNow();
    if (base) fill(about, element("p", { class: "hint" }, texts.replaced), ...keptOptions(session, base));
  };
  const wanted = choiceOf(session, model.choice());
  const now = model.choice();
  const lost = kept.current?.choice === JSON.stringify(now) ? [] : typedAndLost(now, wanted);
  if (!baseNow()) {
    if (!attempt(wanted).plan) fill(about, element("p", { class: "hint" }, texts.notShown));
    else if (lost.length === 0) put(wanted);
    else {
      const button = pressButton(texts.doReplace, "outline", () => {
        put();
        follow();
      });
      const question = texts.replace(lost.slice(0, NAMED), lost.length - NAMED);
      fill(about, element("p", {}, question), element("div", { class: "ways" }, button));
    }
  }
  follow();
  if (host) out.show(host);
  const row = element(
    "section",
    { class: "anew" },
    element("h2", {}, texts.anew),
    element("p", { class: "hint" }, texts.anewHint),
    about,
    leftOut,
    out.row,
    refusal
  );
  return { row, follow };
}

/** A sentence on the options of the workbook that the tab "Session" cannot show. */
function keptOptions(session: SavedSession, base: SessionOptions): HTMLElement[] {
  const options = withoutField(session, base);
  return options.length > 0 ? [element("p", { class: "hint" }, texts.kept(options.map(optionName)))] : [];
}
