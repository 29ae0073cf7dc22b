import { DIALECTS, type DialectName } from "../workbook/dialect";
import { PAPERS, type Paper } from "../workbook/model";
import { choices, optionField, suggestions } from "./fields";
import { formOf, KIND_OPTIONS, ofKind, planOf } from "./kinds/kind-forms";
import type { Part } from "./kinds/kind-form";
import { withoutTyped } from "./session-choice";
import type { SessionModel } from "./session-model";
import { texts } from "./texts";

/** The kind of session. */
export const KIND_PART: Part = {
  depends: () => [],
  build: (model) => {
    const changed = (kind: string) => model.change(ofKind(model.choice(), kind));
    const { kind } = model.choice();
    return { rows: [choices(texts.fields.kind, "kind", KIND_OPTIONS, kind, changed)] };
  },
};

/** The title; without one the workbook has the kind's own. */
export const TITLE_PART: Part = {
  depends: (model) => [formOf(model.choice()).titled, ownTitle(model)],
  build: (model) => {
    const also = { label: formOf(model.choice()).titled, placeholder: ownTitle(model) };
    const { row, fault } = optionField("title", model.choice().title, (title) => model.change({ title }), also);
    return { rows: [row], showFaults: ({ title = "" }) => fault(title) };
  },
};

/** The date. */
export const DATE_PART: Part = {
  depends: () => [],
  build: (model) => {
    const { row, fault } = optionField("date", model.choice().date, (date) => model.change({ date }));
    return { rows: [row], showFaults: ({ date = "" }) => fault(date) };
  },
};

/** The paper, and what the formulas are made of. */
export const WORKBOOK_PART: Part = {
  depends: () => [],
  build: (model) => {
    const { paper, formulas } = model.choice();
    const papers = [{ label: "", options: PAPERS.map((name) => [name, name] as const) }];
    const dialects = DIALECTS.map((name) => [name, texts.formulas[name]] as const);
    return {
      rows: [
        choices(texts.fields.paper, "paper", papers, paper, (chosen) => model.change({ paper: chosen as Paper })),
        choices(texts.fields.formulas, "formulas", [{ label: "", options: dialects }], formulas, (chosen) =>
          model.change({ formulas: chosen as DialectName })
        ),
      ],
    };
  },
};

/** Names from earlier sessions, to be suggested. */
export const SUGGESTIONS_PART: Part = {
  depends: (model) => [...model.knownNames(), "", ...model.knownTeams()],
  build: (model) => ({
    rows: [suggestions("known-names", model.knownNames()), suggestions("known-teams", model.knownTeams())],
  }),
};

/** The title of a workbook that is given none. */
function ownTitle(model: SessionModel): string {
  return planOf(withoutTyped(model.choice())).title;
}
