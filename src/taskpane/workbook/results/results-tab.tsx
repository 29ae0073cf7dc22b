import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { SessionOptions } from "../../../sessions/session-options";
import type { Host } from "../../../excel/host";
import { Failed, Lazy } from "../../components/lazy";
import { Banner } from "../../components/banner";
import { Button } from "../../components/button";
import { asClubEvening } from "../kinds/club";
import { summaryOf } from "../kinds/kind-forms";
import { csvOf } from "../kinds/csv-headers";
import { isUsable, MAX_CHARACTERS, listOf, missingOf, readResults, type Reading } from "./read-results";
import { FaultList, ReportView } from "../../components/report-view";
import { ResultsFields } from "./results-fields";
import { useChoice, type SessionModel } from "../form/session-model";
import { planChoice, workbookExportFor } from "../form/plan-choice";
import { resultsTexts as words } from "./results-texts";
import { texts } from "../../texts";
import { UnderstoodView } from "./understood-view";
import { useLast } from "../../shared/use-last";
import { sameNameQuestion } from "../make/same-name";
import { ExportButtons } from "../make/export-buttons";
import "../../components/columns.css";

/** The text of results stored on an earlier visit, and a function that stores a new one. */
interface KeptResults {
  /** The stored text, unvalidated. */
  readonly typed: unknown;
  readonly keep: (text: string) => void;
}

interface ResultsTabProps {
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly stored: KeptResults;
}

const sharing = () => import("./share-result");

/** The page for results that are pasted or chosen as a file: makes a workbook with the results filled in. */
export function ResultsTab({ model, host, stored }: ResultsTabProps) {
  const choice = useChoice(model);
  const [text, setText] = useState(() => storedText(stored.typed));
  const [looked, setLooked] = useState<string | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const focusWanted = useRef(false);
  const { reading, isCurrent, error, again } = useReading(choice, text, looked);

  useLayoutEffect(() => {
    // The pressed button has disappeared, so the outcome gets the focus.
    if (isCurrent && focusWanted.current) outcome.current?.focus();
    if (isCurrent) focusWanted.current = false;
  }, [isCurrent]);
  const take = (content: string) => {
    setText(content);
    stored.keep(content.length > MAX_CHARACTERS ? "" : content);
  };
  const use = () => {
    if (reading.kind !== "to look at") return;
    focusWanted.current = true;
    setLooked(listOf(reading.understood));
  };

  // While the chosen session has a fault, which its form shows, this page names the session of the last valid plan.
  const plan = useLast(planChoice(choice).plan);
  const scored = isCurrent && reading.kind === "scored" ? reading.scored : null;
  // In a club's evening the results determine the numbers of pairs and boards.
  const shown = scored?.plan ?? plan;
  return (
    <>
      {shown && <p class="hint">{words.resultsOf(shown.title, summaryOf(shown))}</p>}
      <div class="columns">
        <div>
          <ResultsFields text={text} csv={csvOf(choice)} onText={take} />
        </div>
        <div>
          <div class="brought-in" role="status" tabIndex={-1} ref={outcome}>
            {error === null ? (
              <ReadingView
                reading={reading}
                onUse={use}
                onClub={(stated) => {
                  focusWanted.current = true;
                  model.change(asClubEvening(choice, stated));
                }}
              />
            ) : (
              <Failed error={error} onAgain={again} />
            )}
          </div>
          {/* These buttons are outside the live region, so that screen readers do not read them with the outcome. */}
          {scored && <Lazy load={sharing}>{({ ShareResult }) => <ShareResult key={scored} scored={scored} />}</Lazy>}
        </div>
      </div>
      {canLeadOn(reading) && (
        <ExportButtons
          host={host}
          main={texts.waysOut.make.results}
          source={scored}
          order={() => scored && workbookExportFor(model, scored)}
          forbidden={isCurrent ? missingOf(reading) : words.resultsMissing}
          ask={() => (scored ? sameNameQuestion(model.opened.current, scored.plan, true) : "")}
          onDone={() => model.rememberNames(model.choice())}
        />
      )}
    </>
  );
}

/** True if a workbook can be made of the results, now or after the user has checked them. */
function canLeadOn({ kind }: Reading): boolean {
  return kind === "scored" || kind === "to look at";
}

function storedText(typed: unknown): string {
  return typeof typed === "string" && typed.length <= MAX_CHARACTERS ? typed : "";
}

/** Reads the typed text. While a new text is being read, returns the outcome of the previous one. */
function useReading(...[choice, text, looked]: Parameters<typeof readResults>) {
  const [attempt, setAttempt] = useState(0);
  const query = useMemo(() => ({ choice, text, looked, attempt }), [choice, text, looked, attempt]);
  const [found, setFound] = useState<{ readonly query: object; readonly reading: Reading; readonly error: unknown }>({
    query,
    reading: { kind: "nothing" },
    error: null,
  });
  useLayoutEffect(() => {
    let isLatest = true;
    readResults(query.choice, query.text, query.looked).then(
      (reading) => isLatest && setFound({ query, reading, error: null }),
      (error: unknown) => isLatest && setFound({ query, reading: { kind: "nothing" }, error })
    );
    return () => {
      isLatest = false;
    };
  }, [query]);
  return { ...found, isCurrent: found.query === query, again: () => setAttempt(attempt + 1) };
}

interface ReadingProps {
  readonly reading: Reading;
  readonly onUse: () => void;
  /** Reads the text as a club's evening, with the options that it states. */
  readonly onClub: (stated: SessionOptions) => void;
}

function ReadingView({ reading, onUse, onClub }: ReadingProps) {
  switch (reading.kind) {
    case "nothing":
      return null;
    case "no session":
      return <>{reading.reason}</>;
    case "faulty":
      return (
        <>
          <ClubQuestion stated={reading.club} onClub={onClub} />
          <FaultList heading={words.faults} faults={reading.faults} />
          <FaultList heading={words.warnings} faults={reading.warnings} />
        </>
      );
    case "to look at":
      return (
        <>
          <ClubQuestion stated={reading.club} onClub={onClub} />
          <FaultList heading={words.faults} faults={reading.faults} />
          <FaultList heading={words.warnings} faults={reading.warnings} />
          <UnderstoodView understood={reading.understood} onUse={isUsable(reading) ? onUse : null} />
        </>
      );
    case "scored":
      return (
        <>
          <FaultList heading={words.warnings} faults={reading.warnings} />
          <ReportView report={reading.report} />
        </>
      );
  }
}

interface ClubQuestionProps extends Pick<ReadingProps, "onClub"> {
  /** Options stated in the results; null if they are no club's evening. */
  readonly stated: SessionOptions | null;
}

/** Offers to score results that do not fit the chosen session as a club's evening. */
function ClubQuestion({ stated, onClub }: ClubQuestionProps) {
  if (!stated) return null;
  return (
    <Banner intent="question" title={words.isClubs}>
      <Button name="as-club" variant="primary" onPress={() => onClub(stated)}>
        {words.asClub}
      </Button>
    </Banner>
  );
}
