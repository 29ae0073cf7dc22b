import type { ComponentChildren } from "preact";
import { texts } from "../texts";
import { Icon } from "./icon";
import "./page.css";

interface PageProps {
  readonly title: string;
  /** Returns to the previous page; absent on first pages, such as that of Play or of Evenings. */
  readonly back?: (() => void) | undefined;
  /** One button beside the title. */
  readonly action?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page with its title in a bar. The bar of a page inside another page replaces the outer bar. */
export function Page({ title, back, action, children }: PageProps) {
  return (
    <div class="page">
      <header class="bar">
        {back ? (
          <button type="button" class="quiet" aria-label={texts.back} onClick={back}>
            <Icon name="back" />
          </button>
        ) : (
          <img src="assets/icon-32.png" alt="" width="28" height="28" />
        )}
        <h1 tabIndex={-1}>{title}</h1>
        {action}
      </header>
      {children}
    </div>
  );
}
