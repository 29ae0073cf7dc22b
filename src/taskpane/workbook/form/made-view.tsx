import { Banner } from "../../components/banner";
import { Button } from "../../components/button";
import { FootBar } from "../../components/foot-bar";
import { List, ListRow } from "../../components/list-row";
import { BUILD } from "../../shared/build";
import { texts } from "../../texts";
import type { ExportOutcome } from "../make/export-buttons";
import { PageBar } from "./form-page";
import { formTexts } from "./form-texts";

interface MadeViewProps {
  readonly title: string;
  readonly outcome: ExportOutcome;
  /** The sheet with the ranking. */
  readonly placesOn: string;
  /** True if results are whole matches. */
  readonly isMatches: boolean;
  readonly back: () => void;
  /** Opens the page on which the session is played; null if it is not played here. */
  readonly play: (() => void) | null;
}

/** Shows the outcome of an export, and the next steps. */
export function MadeView({ title, outcome, placesOn, isMatches, back, play }: MadeViewProps) {
  const { heading, print, type, ranking } = formTexts.next;
  return (
    <>
      <PageBar title={title} back={back} />
      <Banner intent="done" title={outcome.title}>
        <p>{outcome.below}</p>
      </Banner>
      <h2>{heading}</h2>
      <ol class="card list steps">
        {[print, type(isMatches), ranking(placesOn)].map(([step, hint]) => (
          <li key={step}>
            <strong>{step}</strong>
            <small>{hint}</small>
          </li>
        ))}
      </ol>
      <List>
        <ListRow name="change" icon="change" title={formTexts.change} below={formTexts.changeHint} onPress={back} />
        {play && (
          <ListRow name="play" icon="phones" title={formTexts.playHere} below={formTexts.playHint} onPress={play} />
        )}
      </List>
      {BUILD.site && (
        <p>
          <a href={BUILD.guide} target="_blank" rel="noopener">
            {texts.guide}
          </a>
        </p>
      )}
      <FootBar>
        <Button name="done" onPress={back}>
          {formTexts.done}
        </Button>
      </FootBar>
    </>
  );
}
