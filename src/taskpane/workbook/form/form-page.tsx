import { isClub } from "../../../sessions/club/is-club";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Plan } from "../../../sessions/kinds";
import { Button } from "../../components/button";
import { FootBar } from "../../components/foot-bar";
import { Page } from "../../components/page";
import { TableFrame } from "../../components/table";
import { useLentFocus } from "../../shared/kept-focus";
import { useMedia } from "../../shared/use-media";
import { previewOf } from "../previews/later";
import { formTexts } from "./form-texts";
import { ROWS, type Row } from "./rows";
import "./form-page.css";

/** Pages that replace the form: the fields of a row, all games, or the movement. */
type PageName = Row | "kind" | "movement";

export function isRow(page: PageName | null): page is Row {
  return ROWS.some((row) => row === page);
}

/** The page that replaces the form; null for the form itself. */
export function useFormPages() {
  const [page, setPage] = useState<PageName | null>(null);
  return { page, open: setPage, close: () => setPage(null) };
}

interface PageBarProps {
  readonly title: string;
  readonly back: () => void;
  readonly action?: ComponentChildren;
}

/** The bar of a page that replaces another page. Focuses the title, so that screen readers read it. */
export function PageBar({ title, back, action }: PageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    bar.current?.querySelector("h1")?.focus();
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <div ref={bar}>
      <Page title={title} back={back} action={action}>
        {null}
      </Page>
    </div>
  );
}

interface FormPageProps {
  readonly page: PageName | null;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A page that replaces the form. Its fields keep their typed values while the page is hidden. */
export function FormPage({ page, close, children }: FormPageProps) {
  const panel = useLentFocus(page !== null);
  const title =
    page === "kind" ? formTexts.games : page === "movement" ? formTexts.whoSitsWhere : formTexts.rows[page ?? "names"];
  return (
    <div ref={panel} tabIndex={-1} hidden={page === null}>
      {page !== null && <PageBar title={title} back={close} />}
      {children}
    </div>
  );
}

/**
 * Button that closes a page of the form. It has nothing to save, because typed values are already part of the choice.
 */
export function DoneFoot({ close }: Pick<FormPageProps, "close">) {
  return (
    <FootBar>
      <Button variant="primary" submits name="done" onPress={close}>
        {formTexts.done}
      </Button>
    </FootBar>
  );
}

/** The movement, beside the form if there is room, else on its own page. */
export function MovementView({ plan, page }: { readonly plan: Plan | null } & Pick<FormPageProps, "page">) {
  const isWide = useMedia("(min-width: 700px)");
  if ((!isWide && page !== "movement") || (plan && isClub(plan))) return null;
  return (
    <div class="movement">
      {page !== "movement" && <h2>{formTexts.whoSitsWhere}</h2>}
      <div class="card">
        <TableFrame label={formTexts.whoSitsWhere}>{plan && previewOf(plan)}</TableFrame>
      </div>
    </div>
  );
}
