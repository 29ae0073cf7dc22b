import { useMemo, useRef } from "preact/hooks";
import { writeBlankCells } from "../../excel/write-blank-cells";
import { rulingsToWrite } from "../../workbook/reading/rulings-to-write";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { Button } from "../components/button";
import { StatusRegion, type ActionRunner } from "../components/status-region";
import { shownAgain, type OpenWorkbook } from "./carry-out";
import { texts } from "../workbook/open/texts";

interface RulingsViewProps {
  readonly session: SavedSession;
  /** The outcome of the last action; it stays when the rest of the page is rendered again. */
  readonly written: ActionRunner;
  readonly open: OpenWorkbook;
}

/** Works out the Director's rulings in the open workbook from the current scores, and writes the results. */
export function RulingsView({ session, written, open }: RulingsViewProps) {
  const section = useRef<HTMLElement>(null);
  const found = useMemo(() => rulingsToWrite(session), [session]);
  const takeBack = (undo: () => Promise<void>) => () =>
    void written.attempt(async () => {
      await undo();
      await shownAgain(open);
      return { intent: "success", text: texts.rulingsUndone };
    });
  const write = async () => {
    await written.attempt(async () => {
      const now = await open.read();
      const again = now && rulingsToWrite(now);
      if (!again || JSON.stringify(again) !== JSON.stringify(found)) {
        await open.refresh();
        throw new Error(texts.changedMeanwhile);
      }
      const undo = await writeBlankCells(again.cells);
      await shownAgain(open);
      const extra = <Button onPress={takeBack(undo)}>{texts.undo}</Button>;
      return { intent: "success", text: texts.rulingsWorkedOut(again.count), extra };
    });
    // The pressed button may have disappeared.
    section.current?.focus();
  };
  return (
    <section class="next-round" tabIndex={-1} ref={section}>
      {found !== null && found.cells.length > 0 && (
        <>
          <p class="hint">{texts.rulingsHint}</p>
          <div class="ways">
            <Button variant="primary" onPress={() => void write()}>
              {texts.workOutRulings(found.count)}
            </Button>
          </div>
        </>
      )}
      <StatusRegion status={written.status} />
    </section>
  );
}
