import { isClub } from "../../../sessions/club/is-club";
import { useState } from "preact/hooks";
import type { Plan } from "../../../sessions/kinds";
import { DIALECTS, type DialectName } from "../../../workbook/dialect-names";
import { formsFor } from "../../../workbook/forms";
import { PAPERS, type Paper as PaperName } from "../../../workbook/model";
import { Select, type OptionGroup } from "../../components/field";
import { List, ListRow } from "../../components/list-row";
import { formOf, plainOptions, planOf } from "../kinds/kind-forms";
import type { FormProps } from "../kinds/kind-form";
import { PANE_KINDS } from "../kinds/pane-kinds";
import { fieldsOf } from "../kinds/pane-fields";
import { Paper } from "../kinds/paper";
import { PlainField, TypedOption } from "./option-fields";
import { faultIn, ROWS, rowOf, valueOf, type Row } from "./rows";
import { withoutTyped, type SessionChoice } from "./session-choice";
import { texts } from "../../texts";
import { formTexts } from "./form-texts";

export const KIND_OPTIONS: readonly OptionGroup[] = kindOptions();

function kindOptions(): OptionGroup[] {
  const kinds = Object.entries(PANE_KINDS);
  const groups = [...new Set(kinds.map(([, { group }]) => group))];
  return groups.map((label) => ({
    label,
    options: kinds.filter(([, { group }]) => group === label).map(([name, kind]) => [name, kind.label] as const),
  }));
}

interface RowsProps extends FormProps {
  /** The last valid plan; null if there has been none. */
  readonly plan: Plan | null;
  /** True if the typed values have no fault. */
  readonly isSound: boolean;
  readonly open: (row: Row | "movement") => void;
}

/** One row for each group of settings; pressing a row opens its fields. */
export function SessionRows({ choice, faults, plan, isSound, open }: RowsProps) {
  const value = (row: Row) => {
    if (faultIn(faults, row) !== "") return <span class="fault">{formTexts.toCorrect}</span>;
    return plan && valueOf(row, plan, isSound ? choice : withoutTyped(choice));
  };
  return (
    <List>
      {ROWS.filter((row) => hasFields(row, choice)).map((row) => (
        <ListRow
          key={row}
          name={`row-${row}`}
          title={formTexts.rows[row]}
          value={value(row)}
          onPress={() => open(row)}
        />
      ))}
      {/* In a club's evening only the results show who sat where. */}
      {!(plan && isClub(plan)) && (
        <ListRow
          name="row-movement"
          title={texts.movement}
          value={formTexts.whoSitsWhere}
          onPress={() => open("movement")}
        />
      )}
    </List>
  );
}

function hasFields(row: Row, choice: SessionChoice): boolean {
  return row !== "scoring" || fieldsOf(choice).Scoring !== undefined || plainIn(row, choice).length > 0;
}

function plainIn(row: Row, choice: SessionChoice) {
  return plainOptions(choice).filter(({ option }) => rowOf(option) === row);
}

/** The fields of the open row. Rows that were open before stay mounted but hidden, with their typed values. */
export function RowFields({ row, ...form }: FormProps & { readonly row: Row | null }) {
  const [seen, setSeen] = useState<readonly Row[]>([]);
  if (row !== null && !seen.includes(row)) setSeen([...seen, row]);
  return (
    <>
      {seen.map((each) => (
        <div key={`${form.choice.kind} ${each}`} hidden={each !== row}>
          <FieldsOf {...form} row={each} />
          {plainIn(each, form.choice).map((plain) => (
            <PlainField key={plain.option} {...form} {...plain} />
          ))}
        </div>
      ))}
    </>
  );
}

function FieldsOf({ row, ...form }: FormProps & { readonly row: Row }) {
  const { Boards, Scoring, Names } = fieldsOf(form.choice);
  switch (row) {
    case "boards":
      return <Boards {...form} />;
    case "scoring":
      return Scoring ? <Scoring {...form} /> : null;
    case "names":
      return <Names {...form} />;
    case "about":
      return <TitleAndDate {...form} />;
    case "paper":
      return <PaperFields {...form} />;
  }
}

function TitleAndDate(form: FormProps) {
  const { choice } = form;
  return (
    <>
      <TypedOption
        {...form}
        option="title"
        typed="title"
        label={formOf(choice).titled}
        placeholder={planOf(withoutTyped(choice)).title}
      />
      <TypedOption {...form} option="date" typed="date" />
    </>
  );
}

/** Fields for paper size, extra forms, instructions and the kind of formulas. */
function PaperFields(form: FormProps) {
  const { choice, change } = form;
  const papers = PAPERS.map((name) => [name, name] as const);
  const dialects = DIALECTS.map((name) => [name, formTexts.formulas[name]] as const);
  return (
    <>
      <Select
        label={texts.fields.paper}
        name="paper"
        groups={[{ label: "", options: papers }]}
        value={choice.paper}
        onChoose={(paper) => change({ paper: paper as PaperName })}
      />
      {formsFor(choice.kind).length > 0 && <Paper {...form} />}
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
    </>
  );
}
