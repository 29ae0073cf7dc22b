import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon";
import "./card.css";
import "./list-row.css";

interface ListRowProps {
  readonly onPress?: () => void;
  /** An address that opens in a new window. */
  readonly href?: string;
  readonly title: ComponentChildren;
  /** A smaller line under the title. */
  readonly below?: ComponentChildren;
  /** The current value, at the right of the row. */
  readonly value?: ComponentChildren;
  readonly icon?: IconName;
  /** A drawing in place of an icon. */
  readonly picture?: ComponentChildren;
  readonly name?: string;
  readonly disabled?: boolean;
  /** True if a press does something at once, and leads to no page. */
  readonly acts?: boolean;
}

/** A row of a list that opens a page or an address; a row with neither only informs. */
export function ListRow({ onPress, href, title, below, value, icon, picture, acts = false, ...rest }: ListRowProps) {
  const content = (
    <>
      {picture}
      {icon && (
        <span class="tile">
          <Icon name={icon} />
        </span>
      )}
      <span class="title">
        {title}
        {below !== undefined && <small>{below}</small>}
      </span>
      {value !== undefined && <span class="value">{value}</span>}
      {(onPress ?? href) && !acts && <Icon name="onward" />}
    </>
  );
  if (href !== undefined)
    return (
      <a class="list-row" href={href} target="_blank" rel="noopener">
        {content}
      </a>
    );
  if (!onPress) return <div class="list-row">{content}</div>;
  return (
    <button {...rest} type="button" class="list-row" onClick={onPress}>
      {content}
    </button>
  );
}

/** Rows that belong together, on one surface. */
export function List({ children }: { readonly children: ComponentChildren }) {
  return <div class="card list">{children}</div>;
}
