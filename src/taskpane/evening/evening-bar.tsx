import type { PageName, ViewName } from "../../play/view/view-state";
import { Icon } from "../components/icon";
import { Menu } from "../components/menu";
import { resultPageTexts } from "./result/result-texts";
import { texts } from "./shared/texts";
import "./evening-bar.css";

const VIEWS = ["play", "sheet", "standings"] as const;

interface Props {
  readonly shown: ViewName;
  /** True if the title replaces the keys of the views, as in wide windows and on the result page. */
  readonly isTitled: boolean;
  /** True if the arrow leads to the list of evenings. */
  readonly isRoot: boolean;
  readonly title: string;
  /** Leads from a page back to a view, and from a view to the list of evenings. */
  readonly back: () => void;
  readonly show: (view: ViewName) => void;
  readonly phones: () => void;
  /** Opens names and settings; undefined if a workbook contains them. */
  readonly setUp: (() => void) | undefined;
  /** Opens the Director's page; undefined if the plan has no rulings. */
  readonly direct: (() => void) | undefined;
  /** Opens the results for correction; undefined before the evening is finished. */
  readonly correct: (() => void) | undefined;
  /** Label and action for adding rounds; undefined if no rounds can follow. */
  readonly more: { readonly label: string; readonly add: () => void } | undefined;
  /** Ends the evening; undefined once it is finished. */
  readonly end: (() => void) | undefined;
}

/** The bar of an evening: the back arrow, the keys of the views, and rarer actions behind three dots. */
export function EveningBar(props: Props) {
  const { shown, isTitled, isRoot, title, back, show, phones, setUp, direct, correct, more, end } = props;
  const isPage = isPageName(shown);
  const items = [
    [resultPageTexts.correct, correct],
    [more?.label, more?.add],
    [texts.pages.phones, phones],
    [texts.pages.setup, setUp],
    [texts.pages.director, direct],
    [texts.pages.big, () => show("big")],
    [texts.ending.open, end],
  ] as const;
  return (
    <nav class="evening-bar" aria-label={texts.barName}>
      <button type="button" class="quiet" aria-label={isRoot ? texts.back : texts.backToBoard} onClick={back}>
        <Icon name="back" />
      </button>
      {isPage || isTitled ? (
        <h2>{isPage ? texts.pages[shown] : title}</h2>
      ) : (
        <div class="views" role="group" aria-label={texts.viewNames}>
          {VIEWS.map((name) => (
            <button type="button" aria-pressed={shown === name} onClick={() => show(name)}>
              {texts.views[name]}
            </button>
          ))}
        </div>
      )}
      {!isPage && (
        <Menu label={texts.menu}>
          {items.map(
            ([label, press]) =>
              press && (
                <button type="button" class={press === end ? "ends-evening" : undefined} onClick={press}>
                  {label}
                </button>
              )
          )}
        </Menu>
      )}
    </nav>
  );
}

function isPageName(name: ViewName): name is PageName {
  return name in texts.pages;
}
