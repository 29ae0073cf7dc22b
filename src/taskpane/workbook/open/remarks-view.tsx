import { useState } from "preact/hooks";
import { isOption } from "../../../sessions/session-options";
import type { SavedRemark } from "../../../workbook/reading/saved-remark";
import { Button } from "../../components/button";
import { errorText } from "../../shared/error-text";
import { texts as paneTexts } from "../../texts";
import { texts } from "./texts";
import "./remarks-view.css";

/** Maximum number of remarks listed; the others are only counted. */
const LISTED = 50;

interface RemarksViewProps {
  readonly heading: string;
  readonly remarks: readonly SavedRemark[];
  /** Selects a cell in Excel; null if the workbook is not open in Excel. */
  readonly goTo: ((sheet: string, address: string) => Promise<void>) | null;
}

/** Remarks with their places; renders nothing if there are none. */
export function RemarksView({ heading, remarks, goTo }: RemarksViewProps) {
  const [fault, setFault] = useState("");
  if (remarks.length === 0) return null;
  const more = remarks.length - LISTED;
  return (
    <div class="faults">
      <h3>{heading}</h3>
      <ul>
        {remarks.slice(0, LISTED).map(({ place, message }) => {
          const cell = goTo && cellAt(place);
          if (!cell) return <li>{place === "" ? message : texts.remark(placeName(place), message)}</li>;
          const show = () => {
            setFault("");
            goTo(cell.sheet, cell.address).catch((error: unknown) => setFault(errorText(error)));
          };
          return (
            <li>
              <Button variant="place" label={texts.goTo(place)} onPress={show}>
                {place}
              </Button>{" "}
              {message}
            </li>
          );
        })}
        {more > 0 && <li>{texts.more(more)}</li>}
      </ul>
      <p class="fault" role="alert">
        {fault}
      </p>
    </div>
  );
}

/** The name of an option in the form. */
export function optionName(option: string): string {
  const names: Readonly<Record<string, unknown>> = { ...paneTexts.fields, ...texts.options };
  const { [option]: name } = names;
  return typeof name === "string" ? name : option;
}

/**
 * Splits a place such as "Table 1!D7" into sheet and address; null for a place that is no cell, such as a whole sheet.
 */
export function cellAt(place: string): { readonly sheet: string; readonly address: string } | null {
  const [, sheet, address] = /^(.+)!([A-Z]{1,3}\d+)$/.exec(place) ?? [];
  return sheet !== undefined && address !== undefined ? { sheet, address } : null;
}

/**
 * Returns the name that the form shows for an option, which remarks write as "--boards". Any other place in a remark,
 * such as a cell, is returned unchanged.
 */
export function placeName(place: string): string {
  const option = place.replace(/^--/, "");
  return option !== place && isOption(option) ? optionName(option) : place;
}
