import type { PageName, ViewName } from "../../play/view/view-state";
import { Icon } from "../components/icon";
import { Menu } from "../components/menu";
import { texts } from "./shared/texts";
import "./evening-bar.css";

const VIEWS = ["play", "sheet", "standings"] as const;

interface Props {
  readonly shown: ViewName;
  /** True if the views lie beside each other. */
  readonly isWide: boolean;
  readonly title: string;
  /** Leads to the list of evenings. */
  readonly leave: () => void;
  /** Leads from a page back to a view. */
  readonly back: () => void;
  readonly show: (view: ViewName) => void;
  readonly phones: () => void;
  /** Opens names and settings; undefined if a workbook contains them. */
  readonly setUp: (() => void) | undefined;
  /** Opens the Director's page; undefined if the plan has no rulings. */
  readonly direct: (() => void) | undefined;
  readonly end: () => void;
}

/** The bar of an evening: an arrow that leads out, the views, and what is rarely needed behind three dots. */
export function EveningBar({ shown, isWide, title, leave, back, show, phones, setUp, direct, end }: Props) {
  const isPage = isPageName(shown);
  const leadsBack = isPage && shown !== "seats";
  const items = [
    [texts.pages.phones, phones],
    [texts.pages.setup, setUp],
    [texts.pages.director, direct],
    [texts.pages.big, () => show("big")],
    [texts.ending.open, end],
  ] as const;
  return (
    <nav class="evening-bar" aria-label={texts.barName}>
      <button
        type="button"
        class="quiet"
        aria-label={leadsBack ? texts.backToBoard : texts.back}
        onClick={leadsBack ? back : leave}
      >
        <Icon name="back" />
      </button>
      {isPage || isWide ? (
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
