import type { Host } from "../excel/host";
import { KINDS } from "../sessions/kinds";
import { SCORINGS, type HomePlan } from "../sessions/plan";
import type { SessionResults } from "../sessions/results";
import { DIALECTS, type DialectName } from "../workbook/formulas/dialect";
import { PAPERS, type Paper } from "../workbook/model";
import { element, field, fill, select, type Field } from "./dom";
import { movementPreview } from "./preview";
import {
  boardOptions,
  kindOf,
  plan,
  scaleOf,
  scaleOptions,
  vpsRefused,
  type SessionChoice,
} from "./session-choice";
import { waysOut, type Order } from "./ways-out";

/** The session that is chosen, shared by the tabs. */
export interface SessionModel {
  readonly choice: () => SessionChoice;
  readonly change: (changed: Partial<SessionChoice>) => void;
  /** Called after every change. */
  readonly onChange: (listener: () => void) => void;
  readonly knownNames: () => readonly string[];
  /** Called when a workbook has been made: its names are remembered. */
  readonly made: (choice: SessionChoice) => void;
  /** The host, once it is known. */
  readonly host: () => Host | null;
}

const KIND_TITLES = KINDS.map(({ name, title }) => [name, title] as const);
const SCORING_TITLES = { imps: "IMPs", vps: "Victory points" } as const;
const FORMULA_TITLES: Readonly<Record<DialectName, string>> = {
  "add-in": "BRIDGE functions (Excel with this add-in)",
  "built-in": "Built-in functions (any spreadsheet)",
};

/** What the formulas are made of: as chosen, or else as suits the host. */
export function formulasOf(choice: SessionChoice, host: Host | null): DialectName {
  return choice.formulas ?? (host?.name === "excel" ? "add-in" : "built-in");
}

/** What a press makes of a session; null where something is wrong with it. */
export function orderOf(model: SessionModel, results: SessionResults | null): Order | null {
  const choice = model.choice();
  const planned = attempt(() => plan(choice));
  if (!planned.plan) return null;
  const options = { paper: choice.paper, formulas: formulasOf(choice, model.host()) };
  return { plan: planned.plan, results, options };
}

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
    const { plan: planned, fault } = attempt(() => plan(model.choice()));
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

function choices(
  label: string,
  name: string,
  groups: Parameters<typeof select>[0],
  value: string,
  changed: (value: string) => void
): HTMLElement {
  const made = field(label, select(groups, value));
  made.input.name = name;
  made.input.addEventListener("change", () => changed(made.input.value));
  return made.row;
}

function scoringFields(model: SessionModel, choice: SessionChoice): HTMLElement[] {
  const refused = vpsRefused(choice);
  const possible = SCORINGS.filter((scoring) => scoring === "imps" || refused === "");
  const scoring = field(
    "Scoring",
    select(
      [{ label: "", options: possible.map((name) => [name, SCORING_TITLES[name]] as const) }],
      choice.scoring
    ),
    refused
  );
  scoring.input.name = "scoring";
  scoring.input.addEventListener("change", () =>
    model.change({ scoring: scoring.input.value === "vps" ? "vps" : "imps" })
  );
  if (choice.scoring === "imps") return [scoring.row];
  return [
    scoring.row,
    choices("Victory-point scale", "scale", scaleOptions(choice), scaleOf(choice), (scale) =>
      model.change({ scale })
    ),
  ];
}

function textField(
  label: string,
  name: string,
  value: string,
  placeholder: string,
  changed: (value: string) => void
): HTMLElement {
  const input = element("input", { type: "text", name, placeholder, autocomplete: "off" });
  input.value = value;
  input.addEventListener("input", () => changed(input.value));
  return field(label, input).row;
}

function dateInput(model: SessionModel): Field<HTMLInputElement> {
  const input = element("input", { type: "date", name: "date" });
  input.value = model.choice().date;
  input.addEventListener("input", () => model.change({ date: input.value }));
  return field("Date", input);
}

function nameFields(model: SessionModel, choice: SessionChoice): HTMLElement {
  const list = element(
    "datalist",
    { id: "known-names" },
    ...model.knownNames().map((name) => element("option", { value: name }))
  );
  const fields = Array.from({ length: kindOf(choice).pairs }, (_, i) => {
    const input = element("input", {
      ...{ type: "text", name: `pair-${i + 1}`, list: "known-names", autocomplete: "off" },
    });
    input.value = choice.pairs[i] ?? "";
    input.addEventListener("input", () => {
      const pairs = [...model.choice().pairs];
      pairs[i] = input.value;
      model.change({ pairs: Array.from(pairs, (name) => name ?? "") });
    });
    return field(`Pair ${i + 1}`, input).row;
  });
  const legend = element("legend", {}, "Names (may be left blank)");
  return element("fieldset", {}, legend, ...fields, list);
}

interface Attempt {
  readonly plan: HomePlan | null;
  readonly fault: string;
}

function attempt(make: () => HomePlan): Attempt {
  try {
    return { plan: make(), fault: "" };
  } catch (error) {
    return { plan: null, fault: error instanceof Error ? error.message : String(error) };
  }
}
