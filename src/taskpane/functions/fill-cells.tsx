import { useState } from "preact/hooks";
import { fillBlock } from "../../excel/fill-block";
import { blockAddress, readSelection, type Block, type Selection } from "../../excel/selection";
import type { Undo } from "../../excel/write-cells";
import { Button } from "../components/button";
import { TextField } from "../components/field";
import { Question } from "../components/question";
import { StatusRegion, useActionRunner } from "../components/status-region";
import { errorText } from "../shared/error-text";
import { functionsTexts as texts } from "./functions-texts";
import { cellTyped } from "./taken-cells";

/** A press that takes the cells that are selected in the sheet. */
export function TakeCells({ onTake }: { readonly onTake: (selection: Selection) => void }) {
  const [fault, setFault] = useState("");
  const take = async () => {
    try {
      onTake(await readSelection());
      setFault("");
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <div class="ways">
      <Button name="take" onPress={() => void take()}>
        {texts.take}
      </Button>
      {fault !== "" && (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

interface FillProps {
  readonly formula: string;
  /** The cell in which the result begins, unless another is typed. */
  readonly beside: Block;
  /** How many rows and columns the result has; null where there is none. */
  readonly size: { readonly rows: number; readonly columns: number } | null;
  /** Why the formula would show an error; "" where it would not. */
  readonly refusal: string;
}

/** What a formula of selected cells will write and where; its button, and its undo. */
export function FillCells({ formula, beside, size, refusal }: FillProps) {
  const [into, setInto] = useState(blockAddress(beside));
  const { said, say, attempt } = useActionRunner();
  const [isAsked, setAsked] = useState(false);
  const [undo, setUndo] = useState<{ readonly run: Undo } | null>(null);
  const cell = cellTyped(into);
  const block = cell && size && { ...beside, ...cell, ...size };
  const type = (text: string) => {
    setInto(text);
    // It was said of the other place.
    say(null);
  };
  const write = (filled: Block) => {
    setAsked(false);
    return attempt(async () => {
      const run = await fillBlock(formula, filled);
      setUndo({ run });
      return { intent: "success", text: texts.filled(blockAddress(filled)) };
    });
  };
  const takeBack = (run: Undo) =>
    attempt(async () => {
      await run();
      setUndo(null);
      return { intent: "success", text: texts.takenBack };
    });
  return (
    <>
      <TextField
        label={texts.into}
        name="into"
        value={into}
        onType={type}
        fault={cell ? "" : texts.noCell(into)}
        spellcheck={false}
      />
      <p class="hint">{block ? texts.willFill(formula, block.rows * block.columns, into, blockAddress(block)) : ""}</p>
      <div class="ways">
        <Button
          name="fill"
          look="primary"
          submits
          disabled={!block}
          onPress={() => {
            if (block && refusal !== "") setAsked(true);
            else if (block) void write(block);
          }}
        >
          {texts.write}
        </Button>
        {undo && (
          <Button name="take-back" onPress={() => void takeBack(undo.run)}>
            {texts.undo}
          </Button>
        )}
      </div>
      {isAsked && block && (
        <Question text={texts.showsError(refusal)} confirm={() => void write(block)} cancel={() => setAsked(false)} />
      )}
      <StatusRegion said={said} />
    </>
  );
}
