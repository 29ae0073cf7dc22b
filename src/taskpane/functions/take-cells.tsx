import { readSelection, type Selection } from "../../excel/selection";
import { Button } from "../components/button";
import { Icon } from "../components/icon";
import { errorText } from "../shared/error-text";
import { functionsTexts as texts } from "./functions-texts";

interface TakeCellsProps {
  readonly onTake: (selection: Selection) => void;
  /** Receives the reason why no cells were taken; "" if cells were taken. */
  readonly onFault: (fault: string) => void;
}

/** A button beside a field: enters the cells that are selected in the sheet into the field. */
export function TakeCells({ onTake, onFault }: TakeCellsProps) {
  const take = async () => {
    try {
      onTake(await readSelection());
      onFault("");
    } catch (error) {
      onFault(errorText(error));
    }
  };
  return (
    <Button name="take" label={texts.take} onPress={() => void take()}>
      <Icon name="sheet" />
    </Button>
  );
}
