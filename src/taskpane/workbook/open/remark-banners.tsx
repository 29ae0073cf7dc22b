import { useState } from "preact/hooks";
import { selectCell } from "../../../excel/select-cell";
import type { SavedRemark } from "../../../workbook/reading/saved-remark";
import { Banner } from "../../components/banner";
import { Button } from "../../components/button";
import { errorText } from "../../shared/error-text";
import { cellAt, placeName } from "./remarks-view";
import { texts } from "./texts";

/** Maximum number of remarks shown before the user asks for all. */
const SHOWN = 3;

interface RemarkBannersProps {
  readonly faults: readonly SavedRemark[];
  readonly questions: readonly SavedRemark[];
  /** True if the workbook is open in Excel: then a press shows the cell. */
  readonly isOpen: boolean;
}

/** The faults and questions of a workbook: first how many there are, then each with its place. */
export function RemarkBanners({ faults, questions, isOpen }: RemarkBannersProps) {
  const [refusal, setRefusal] = useState("");
  const [isWhole, setWhole] = useState(false);
  const all = [
    ...faults.map((remark) => ({ ...remark, intent: "fault" as const })),
    ...questions.map((remark) => ({ ...remark, intent: "question" as const })),
  ];
  const shown = isWhole ? all : all.slice(0, SHOWN);
  const more = all.length - shown.length;
  const show = (place: string) => {
    setRefusal("");
    showPlace(place).catch((error: unknown) => setRefusal(errorText(error)));
  };
  return (
    <>
      {all.length > 1 && <p class="hint remark-count">{texts.counted(faults.length, questions.length)}</p>}
      {shown.map(({ place, message, intent }) => (
        <Banner
          intent={intent}
          title={
            isOpen && cellAt(place) ? (
              <Button variant="place" label={texts.goTo(place)} onPress={() => show(place)}>
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
        {refusal}
      </p>
    </>
  );
}

/**
 * Selects a cell of the open workbook, such as "Table 1!D7"; does nothing for a place that is no cell.
 * @throws HostError
 */
export async function showPlace(place: string): Promise<void> {
  const cell = cellAt(place);
  if (cell) await selectCell(cell.sheet, cell.address);
}
