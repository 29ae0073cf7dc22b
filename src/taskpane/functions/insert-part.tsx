import { useState } from "preact/hooks";
import { cellTexts } from "../../excel/cell-texts";
import { fillBlock } from "../../excel/fill-block";
import type { Host } from "../../excel/host";
import { blockAddress, type Block } from "../../excel/selection";
import type { Undo } from "../../excel/write-cells";
import { cellAddress } from "../../workbook/reference";
import { Button } from "../components/button";
import { FootBar } from "../components/foot-bar";
import { Sheet } from "../components/sheet";
import { StatusRegion, useActionRunner } from "../components/status-region";
import { functionsTexts as texts } from "./functions-texts";
import type { Target } from "../../excel/target-cell";
import { useTarget } from "./use-target";

interface InsertPartProps {
  readonly host: Host;
  /** Returns the formula as it must be written in a cell of `sheet`. */
  readonly formulaIn: (sheet: string) => string;
  /** The first cell of the result until the user selects another; null for the active cell. */
  readonly place: Block | null;
  /** Number of times that selected cells were entered as arguments; an increase makes `place` apply again. */
  readonly takeCount: number;
  readonly rows: number;
  readonly columns: number;
  /** Reason why the whole formula would show an error; "" if it would not. */
  readonly refusal: string;
  /** Reason why some cells of the result would show an error; "" if none would. */
  readonly error: string;
}

/** The cells that a formula will fill, the button that inserts the formula, and the undo. */
export function InsertPart({ host, formulaIn, place, takeCount, rows, columns, refusal, error }: InsertPartProps) {
  const { target, fault, refresh } = useTarget(place, takeCount, rows, columns, host.canFollow);
  const { status, attempt } = useActionRunner();
  const [isConfirming, setConfirming] = useState(false);
  const [written, setWritten] = useState<Block | null>(null);
  const cell = target && cellAddress(target.block.top, target.block.left);
  const takeBack = (undo: Undo) =>
    attempt(async () => {
      await undo();
      setWritten(null);
      refresh();
      return { intent: "success", text: texts.takenBack };
    });
  const write = ({ block: { sheet, top, left } }: Target) => {
    setConfirming(false);
    const filled = { sheet, top, left, rows, columns };
    return attempt(async () => {
      const undo = await fillBlock(formulaIn(sheet), filled);
      setWritten(filled);
      refresh();
      return {
        intent: "success",
        text: texts.inserted(blockAddress(filled)),
        extra: (
          <Button name="take-back" onPress={() => void takeBack(undo)}>
            {texts.undo}
          </Button>
        ),
      };
    });
  };
  const isWritten = written !== null && target !== null && isSameCell(written, target.block);
  const isOff = !target || target.filled !== null || refusal !== "" || status?.intent === "working";
  return (
    <>
      <StatusRegion status={status} />
      <FootBar>
        {refusal !== "" || fault !== "" ? (
          <p class="fault" role="alert">
            {refusal || fault}
          </p>
        ) : (
          target && !isWritten && <Place {...target} />
        )}
        <Button
          name="insert"
          variant="primary"
          submits
          disabled={isOff}
          onPress={() => {
            if (target && error !== "") setConfirming(true);
            else if (target) void write(target);
          }}
        >
          {cell ? texts.insertInto(cell) : texts.insert}
        </Button>
      </FootBar>
      {isConfirming && target && (
        <Sheet title={texts.showsErrors} onBack={() => setConfirming(false)}>
          <p>{error}</p>
          <Button variant="primary" onPress={() => void write(target)}>
            {texts.insertAnyway}
          </Button>
          <Button onPress={() => setConfirming(false)}>{texts.back}</Button>
        </Sheet>
      )}
    </>
  );
}

function isSameCell(a: Block, b: Block): boolean {
  return a.sheet === b.sheet && a.top === b.top && a.left === b.left;
}

/** Message above the button: the cells that the formula will fill, or the first of them that is not blank. */
function Place({ block, filled }: Target) {
  const { sheet, top, left, rows, columns } = block;
  if (filled)
    return (
      <p class="fault" role="alert">
        {cellTexts.cellHolds(filled.address, filled.content)}
      </p>
    );
  return (
    <p role="status">
      {texts.goesInto(cellAddress(top, left), sheet)}
      {rows * columns === 1 ? texts.isEmpty : texts.areEmpty(blockAddress(block), rows * columns)} {texts.another}
    </p>
  );
}
