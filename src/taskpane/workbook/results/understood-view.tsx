import type { Understood } from "../../../exchange/understood";
import { Button } from "../../components/button";
import { FaultList } from "../../components/report-view";
import { resultsTexts as texts } from "./results-texts";

interface UnderstoodViewProps {
  readonly understood: Understood;
  /** Called when "Use these" is pressed; null if there are faults to correct first. */
  readonly onUse: (() => void) | null;
}

/** Results read from messages or from a copied table, and the unread lines, for the user to check before they count. */
export function UnderstoodView({ understood: { as, boards, unread, talk }, onUse }: UnderstoodViewProps) {
  const words = texts.understood;
  return (
    <div class="understood">
      {/* Unread lines are above the results, because nobody would see them below a long list. */}
      <FaultList heading={words.unread} faults={unread} />
      {boards.length > 0 && (
        <>
          <h2>{words.heading[as === "table" ? "table" : "messages"]}</h2>
          <p class="hint">{words.points}</p>
          <ul>
            {boards.map((board) => (
              <li>{board}</li>
            ))}
          </ul>
        </>
      )}
      {talk > 0 && <p class="hint">{words.talk(talk)}</p>}
      {onUse !== null && (
        <Button variant="primary" onPress={onUse}>
          {words.use(boards.length)}
        </Button>
      )}
    </div>
  );
}
