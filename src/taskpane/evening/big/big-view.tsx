import { stretchBefore, stretchInPlay } from "../../../play/at-table";
import { roundTotals } from "../../../sessions/result/round-totals";
import { ClockLine } from "../rounds/clock-line";
import { RoundSeats } from "../rounds/moves";
import { roundName } from "../shared/sitting-name";
import { texts } from "../shared/texts";
import type { OpenEvening } from "../shared/use-evening";
import { namesOf } from "../shared/words";
import { Ranking } from "../standings/ranking";
import { standingsTexts } from "../standings/standings-texts";
import "./big-view.css";

/**
 * Standings and seats in letters that can be read across the room, on a tablet or a laptop beside the tables. The
 * estimated end is shown too if results are entered on this device.
 */
export function BigView({ open }: { readonly open: OpenEvening }) {
  const { plan, results, outcome } = open;
  const { scored, report } = outcome;
  const hasRanking = report.rows.length > 0;
  const now = stretchInPlay(plan, results);
  return (
    <div class="big-view">
      {now && (
        <section>
          <h2>{`${roundName(now)}: ${namesOf(plan, now.boards)}`}</h2>
          <ClockLine open={open} />
          <RoundSeats plan={plan} now={now} after={stretchBefore(plan, now)} table={null} />
        </section>
      )}
      <section>
        <h2>{now ? standingsTexts.heading : standingsTexts.final}</h2>
        {hasRanking ? <Ranking report={report} totals={roundTotals(scored)} /> : <p>{texts.noRanking}</p>}
      </section>
    </div>
  );
}
