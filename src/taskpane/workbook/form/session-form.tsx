import { DIALECTS, type DialectName } from "../../../workbook/dialect-names";
import { formsFor } from "../../../workbook/forms";
import { PAPERS, type Paper as PaperName } from "../../../workbook/model";
import { Disclosure } from "../../components/disclosure";
import { Select, type OptionGroup } from "../../components/field";
import { formOf, ofKind, plainOptions, planOf } from "../kinds/kind-forms";
import { PANE_KINDS } from "../kinds/pane-kinds";
import type { FormProps } from "../kinds/kind-form";
import { fieldsOf } from "../kinds/pane-fields";
import { Paper } from "../kinds/paper";
import { PlainField, TypedOption } from "./option-fields";
import { withoutTyped, type SessionChoice } from "./session-choice";
import { texts } from "../../texts";
import { formTexts } from "./form-texts";

/** Every kind of session, by what is played. */
export const KIND_OPTIONS: readonly OptionGroup[] = kindOptions();

function kindOptions(): OptionGroup[] {
  const kinds = Object.entries(PANE_KINDS);
  const groups = [...new Set(kinds.map(([, { group }]) => group))];
  return groups.map((label) => ({
    label,
    options: kinds.filter(([, { group }]) => group === label).map(([name, kind]) => [name, kind.label] as const),
  }));
}

/** The fields on which a session is chosen. */
export function SessionFields(form: FormProps) {
  const { choice, change } = form;
  const { Settings, Names } = fieldsOf(choice);
  return (
    <>
      <Select
        label={texts.fields.kind}
        name="kind"
        groups={KIND_OPTIONS}
        value={choice.kind}
        onChoose={(kind) => change(ofKind(choice, kind))}
      />
      <Settings {...form} />
      <TypedOption
        {...form}
        option="title"
        typed="title"
        label={formOf(choice).titled}
        placeholder={ownTitle(choice)}
      />
      <TypedOption {...form} option="date" typed="date" />
      {Names && <Names {...form} />}
      <More key={choice.kind} {...form} />
    </>
  );
}

/** What few sessions need: the kind's own rare fields, the paper, and what the formulas are made of. */
function More(form: FormProps) {
  const { choice, change } = form;
  const { isRareUsed } = formOf(choice);
  const { Rare } = fieldsOf(choice);
  const papers = PAPERS.map((name) => [name, name] as const);
  const offered = formsFor(choice.kind);
  const isUsed = (isRareUsed?.(choice) ?? false) || offered.some((form) => choice.forms.includes(form));
  const dialects = DIALECTS.map((name) => [name, formTexts.formulas[name]] as const);
  return (
    <Disclosure kind="more" summary={texts.moreFields} wanted={isUsed || isPlainUsed(choice)}>
      {Rare && <Rare {...form} />}
      {plainOptions(choice).map((plain) => (
        <PlainField key={plain.option} {...form} {...plain} />
      ))}
      {offered.length > 0 && <Paper {...form} />}
      <Select
        label={texts.fields.paper}
        name="paper"
        groups={[{ label: "", options: papers }]}
        value={choice.paper}
        onChoose={(paper) => change({ paper: paper as PaperName })}
      />
      <Select
        label={texts.fields.guide}
        name="guide"
        groups={[{ label: "", options: Object.entries(formTexts.guide) }]}
        value={choice.hasGuide ? "yes" : "no"}
        onChoose={(guide) => change({ hasGuide: guide === "yes" })}
      />
      <Select
        label={texts.fields.formulas}
        name="formulas"
        groups={[{ label: "", options: dialects }]}
        value={choice.formulas}
        onChoose={(formulas) => change({ formulas: formulas as DialectName })}
      />
    </Disclosure>
  );
}

/** The title of a workbook that is given none. */
function ownTitle(choice: SessionChoice): string {
  return planOf(withoutTyped(choice)).title;
}

/** Whether something else than usual is chosen for such an option. */
function isPlainUsed(choice: SessionChoice): boolean {
  return plainOptions(choice).some(({ option, accepted }) => {
    const usual = accepted === true ? "" : String(accepted.defaultValue ?? "");
    return choice[option] !== "" && choice[option] !== usual;
  });
}
