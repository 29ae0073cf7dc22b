import { useState } from "preact/hooks";
import { selectCell } from "../../../excel/select-cell";
import type { SavedRemark } from "../../../workbook/reading/saved-remark";
import { Banner } from "../../components/banner";
import { Button } from "../../components/button";
import { errorText } from "../../shared/error-text";
import { cellAt, placeName } from "./remarks-view";
import { texts } from "./texts";

/** So many are shown at once. */
const SHOWN = 3;

interface FaultBannersProps {
  readonly remarks: readonly SavedRemark[];
  /** True if the workbook is open in Excel: then a press shows the cell. */
  readonly isOpen: boolean;
}

/** The faults of a workbook, each with its place. */
export function FaultBanners({ remarks, isOpen }: FaultBannersProps) {
  const [fault, setFault] = useState("");
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? remarks : remarks.slice(0, SHOWN);
  const more = remarks.length - shown.length;
  const show = (place: string) => {
    setFault("");
    showPlace(place).catch((error: unknown) => setFault(errorText(error)));
  };
  return (
    <>
      {shown.map(({ place, message }) => (
        <Banner
          intent="fault"
          title={
            isOpen && cellAt(place) ? (
              <Button look="place" label={texts.goTo(place)} onPress={() => show(place)}>
                {place}
              </Button>
            ) : (
              placeName(place)
            )
          }
        >
          <p>{message}</p>
        </Banner>
      ))}
      {more > 0 && <Button onPress={() => setWhole(true)}>{texts.moreRemarks(more)}</Button>}
      <p class="fault" role="alert">
        {fault}
      </p>
    </>
  );
}

/**
 * Shows a place of the open workbook such as "Table 1!D7", and selects it.
 * @throws HostError
 */
export async function showPlace(place: string): Promise<void> {
  const cell = cellAt(place);
  if (cell) await selectCell(cell.sheet, cell.address);
}
