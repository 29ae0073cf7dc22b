import type { Host } from "../excel/host";
import { KINDS } from "../sessions/kinds";
import { DIALECTS, type DialectName } from "../workbook/formulas/dialect";
import { PAPERS, type Paper } from "../workbook/model";
import { element, fill } from "./dom";
import { movementPreview } from "./preview";
import { boardOptions, kindOf, vpsRefused } from "./session-choice";
import { choices, dateInput, nameFields, scoringFields, textField } from "./session-fields";
import { attempt, formulasOf, orderOf, type SessionModel } from "./session-model";
import { waysOut } from "./ways-out";

const KIND_TITLES = KINDS.map(({ name, title }) => [name, title] as const);
const FORMULA_TITLES: Readonly<Record<DialectName, string>> = {
  "add-in": "BRIDGE functions (Excel with this add-in)",
  "built-in": "Built-in functions (any spreadsheet)",
};

/** The tab on which a session is chosen. */
export function sessionTab(model: SessionModel): {
  panel: HTMLElement;
  show: (host: Host) => void;
} {
  const out = waysOut(
    () => orderOf(model, null),
    () => model.made(model.choice())
  );
  const preview = element("div", { class: "preview-frame", tabindex: 0, role: "region" });
  preview.setAttribute("aria-label", "Movement");
  const form = element("form", { class: "form", novalidate: true });
  form.addEventListener("submit", (event) => event.preventDefault());
  const dateField = dateInput(model);

  /** Lists depend on each other: what can be chosen is built anew from what is chosen. */
  const build = () => {
    const choice = model.choice();
    const focused = document.activeElement?.getAttribute("name");
    fill(
      form,
      choices("Session", "kind", [{ label: "", options: KIND_TITLES }], choice.kind, (kind) => {
        const configuration = KINDS.find(({ name }) => name === kind)!.configurations;
        const usual = configuration.find(({ boards }) => boards === 24 || boards === 25)!;
        model.change({ kind, ...usual, scoring: "imps", scale: "" });
      }),
      choices(
        "Boards",
        "boards",
        boardOptions(kindOf(choice)),
        `${choice.boards}/${choice.rounds}`,
        (value) => {
          const [boards, rounds] = value.split("/").map(Number);
          const changed = { boards: boards!, rounds: rounds!, scale: "" };
          const refused = vpsRefused({ ...choice, ...changed }) !== "";
          model.change(refused ? { ...changed, scoring: "imps" } : changed);
        }
      ),
      ...scoringFields(model, choice),
      textField("Title", "title", choice.title, kindOf(choice).title, (title) =>
        model.change({ title })
      ),
      dateField.row,
      nameFields(model, choice),
      choices(
        "Paper",
        "paper",
        [{ label: "", options: PAPERS.map((paper) => [paper, paper] as const) }],
        choice.paper,
        (paper) => model.change({ paper: paper as Paper })
      ),
      choices(
        "Formulas",
        "formulas",
        [{ label: "", options: DIALECTS.map((name) => [name, FORMULA_TITLES[name]] as const) }],
        formulasOf(choice, model.host()),
        (formulas) => model.change({ formulas: formulas as DialectName })
      )
    );
    if (focused) form.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  };
  const update = () => {
    const { plan: planned, fault } = attempt(model.choice());
    dateField.fault(fault);
    out.forbid(fault);
    if (planned) fill(preview, movementPreview(planned));
  };
  let built = "";
  model.onChange(() => {
    const { kind, boards, rounds, scoring, formulas } = model.choice();
    const shape = [kind, boards, rounds, scoring, formulas, model.host()?.name].join();
    if (shape !== built) build();
    built = shape;
    update();
  });
  build();
  update();
  const panel = element("div", {}, form, element("h2", {}, "Movement"), preview, out.row);
  return { panel, show: out.show };
}
