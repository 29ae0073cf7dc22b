import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { isSecondPart } from "../../../play/evening";
import { shownBoard } from "../../../sessions/kinds";
import { isFirst, rankingsOf } from "../../../sessions/report";
import { comparisonsOf, largestSwings, type Comparison } from "../../../sessions/result/comparisons";
import { decidingRound, type DecidingRound } from "../../../sessions/result/deciding-round";
import { roundTotals, type RoundTotals } from "../../../sessions/result/round-totals";
import { resultOf, type SessionResult } from "../../../sessions/result/session-result";
import { texts as resultTexts } from "../../../sessions/result/texts";
import { Lazy } from "../../components/lazy";
import { List, ListRow } from "../../components/list-row";
import { Remarks } from "../../components/report-view";
import { localDate, localNumber } from "../../shared/locale";
import type { SessionModel } from "../../workbook/form/session-model";
import type { EveningStore } from "../shared/evening-store";
import { pointsWithUnit } from "../shared/points-with-unit";
import { roundName } from "../shared/sitting-name";
import { InSuits } from "../shared/suits";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { boardNoun } from "../shared/words";
import { Places } from "../standings/places";
import { RoundTable, RunningTotals } from "../standings/running-totals";
import { WinnersRule } from "../standings/winners-rule";
import { Boards, resultByPlayer, type Opened } from "./board-list";
import { resultPageTexts as words } from "./result-texts";
import { WinCard } from "./win-card";
import { WorkbookPage } from "./workbook-page";
import "./result-page.css";

const bothParts = () => import("../standings/both-parts-view");

interface Props {
  readonly played: Pick<OpenEvening, "evening" | "plan" | "results" | "outcome">;
  readonly store: EveningStore;
  readonly model: SessionModel;
  readonly host: Host | null;
  /** Begins the same game again; missing if the page cannot begin an evening. */
  readonly playAgain?: (() => void) | undefined;
  /** Content above the winners. */
  readonly heading?: ComponentChildren;
  /** Further rows, which lead to other pages. */
  readonly children?: ComponentChildren;
  readonly foot: ComponentChildren;
}

/** The result of an evening: the same page at the end, on later days, and for people who open the result's link. */
export function ResultPage({ played, store, model, host, playAgain, heading, children, foot }: Props) {
  const { evening, plan, outcome } = played;
  const { scored, report } = outcome;
  const [isWorkbook, setWorkbook] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const rounds = useRef<HTMLDivElement>(null);
  const comparisons = useMemo(() => comparisonsOf(scored), [scored]);
  const [best] = largestSwings(comparisons);
  useLayoutEffect(focusWinner, []);
  const totals = report.rows.length > 0 ? roundTotals(scored) : null;
  const toWorkbook = () => setWorkbook(true);
  if (isWorkbook)
    return <WorkbookPage plan={plan} outcome={outcome} model={model} host={host} back={() => setWorkbook(false)} />;
  return (
    <div class="result-page">
      <div class="column">
        {heading}
        <Winners played={played} hasRounds={totals !== null} />
        <div class="by-rounds" ref={rounds}>
          {totals && <Course totals={totals} played={played} />}
          {isSecondPart(evening) && (
            <Lazy load={bothParts}>
              {({ BothPartsView }) => <BothPartsView evening={evening} store={store} second={scored} />}
            </Lazy>
          )}
        </div>
      </div>
      <div class="column">
        <div class="result-rows">
          <List>
            {best && (
              <ListRow
                icon="cup"
                name="best"
                title={words.best(boardNoun(plan), shownBoard(plan, best.board))}
                below={<InSuits text={bestText(best, played.results)} />}
                onPress={() => setOpened({ comparison: best })}
              />
            )}
            {children}
            <ListRow
              icon="sheet"
              name="rounds"
              title={words.rounds}
              onPress={() => rounds.current?.scrollIntoView({ block: "start" })}
            />
            <ListRow icon="workbook" name="workbook" title={texts.workbook} onPress={toWorkbook} />
            {playAgain && <ListRow icon="again" name="again" title={words.playAgain} onPress={playAgain} />}
          </List>
        </div>
        <Boards plan={plan} results={played.results} comparisons={comparisons} opened={opened} />
      </div>
      {foot}
    </div>
  );
}

/** Focuses the winners, so that screen readers read them out, if the pad had the focus and has been removed. */
function focusWinner(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(".win-card h2")?.focus({ preventScroll: true });
}

type PartProps = Pick<Props, "played">;

/** The winners, the other places, and sentences on the result. */
function Winners({ played: { plan, outcome }, hasRounds }: PartProps & { readonly hasRounds: boolean }) {
  const { scored, report } = outcome;
  const { rows, sentences: sentences, unit } = resultOf(scored);
  return (
    <div class="won-by report">
      {rankingsOf(rows).map(({ heading, rows: ranked }, i) => {
        const others = ranked
          .filter(({ place }) => !isFirst(place))
          .map((row) => ({ ...row, below: "", points: pointsWithUnit(row, unit) }));
        return (
          <>
            <WinCard heading={heading} rows={ranked} unit={unit} date={i === 0 ? localDate(plan.date) : ""} />
            {others.length > 0 && (
              <div class={hasRounds ? "other-places in-rounds" : "other-places"}>
                <Places caption="" headings={null} rows={others} />
              </div>
            )}
          </>
        );
      })}
      {rows.length === 0 && <p>{texts.noRanking}</p>}
      {sentences.map((sentence) => (
        <p>{sentence}</p>
      ))}
      {report.remarks.map(({ heading, lines }) => (
        <Remarks heading={heading} lines={lines.filter((line) => !sentences.includes(line))} />
      ))}
    </div>
  );
}

/** Points round by round, and the course of the totals. */
function Course({ totals, played: { plan, outcome } }: PartProps & { readonly totals: RoundTotals }) {
  const { unit } = resultOf(outcome.scored);
  const decided = decidingRound(totals);
  return (
    <>
      <RoundTable totals={totals} report={outcome.report} />
      <WinnersRule plan={plan} />
      <RunningTotals totals={totals} heading={words.howItWent}>
        {decided && <p class="hint">{decidedText(decided, unit)}</p>}
      </RunningTotals>
    </>
  );
}

function decidedText({ round, winner, isFirst: led, gain, names }: DecidingRound, unit: SessionResult["unit"]): string {
  if (led) return words.ledThroughout(winner);
  if (gain <= 0) return words.tookLead(roundName(round), winner);
  const points = resultTexts.message.points(localNumber(String(gain)), unit);
  return words.decided(roundName(round), points, names.join(resultTexts.and));
}

/** "13 IMPs: 4♥ by Jean, doubled, 1 down; 4♥ by Tom, made". */
function bestText({ ends, swing, unit }: Comparison, results: Props["played"]["results"]): string {
  const points = resultTexts.message.points(localNumber(String(swing ?? 0)), unit);
  return words.bestBelow(
    points,
    ends.map((play) => resultByPlayer(play, results))
  );
}
