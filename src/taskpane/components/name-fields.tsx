import type { ComponentChildren } from "preact";
import "./name-fields.css";

interface NameFieldsProps {
  /** Prefix of the group's ids, unique on the page: "teams". */
  readonly name: string;
  readonly heading: string;
  readonly fault: string;
  readonly children: ComponentChildren;
}

/** Fields for names under a heading, with the fault of the group below. */
export function NameFields({ name, heading, fault, children }: NameFieldsProps) {
  return (
    <fieldset aria-describedby={`${name}-fault`}>
      <legend>{heading}</legend>
      {children}
      <FaultLine name={name} fault={fault} />
    </fieldset>
  );
}

/** The fault of a group of fields. */
export function FaultLine({ name, fault }: { readonly name: string; readonly fault: string }) {
  return (
    <p class="fault" role="alert" id={`${name}-fault`}>
      {fault}
    </p>
  );
}

/** Places as many fields side by side as there is room for. */
export function FieldRow({ children }: { readonly children: ComponentChildren }) {
  return <div class="abreast">{children}</div>;
}
