import { forContestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import { signed } from "../../bridge/points";
import { isDivided } from "../../sessions/event/divisions";
import { isBoardAMatch } from "../../sessions/event/forms";
import { printPoints } from "../../sessions/event/points";
import type { ScoredLeague, ScoredSwissEvent } from "../../sessions/event/score-event";
import { isFirst } from "../../sessions/report";
import { resultOf } from "../../sessions/result/session-result";
import { Icon } from "../components/icon";
import { localNumber } from "../shared/locale";
import { TableFrame } from "../components/table";
import { eventTexts as words } from "./event-texts";
import "./standings.css";

const texts = words.final;

interface EventStandingsProps {
  readonly event: ScoredSwissEvent;
  /** True to show the points of every round. */
  readonly isWhole: boolean;
}

/** The standings: the teams in order, with their totals. */
export function EventStandings({ event, isWhole }: EventStandingsProps) {
  const { plan, teams, standings } = event;
  const rounds = isWhole ? event.rounds : [];
  const isBam = isBoardAMatch(plan);
  const points = (value: number | null | undefined) =>
    value === null || value === undefined ? "" : localNumber(printPoints(value, plan));
  return (
    <div class="card list">
      <TableFrame label={isWhole ? texts.heading : words.standings}>
        <table class="ranked all-rounds">
          <thead>
            <tr>
              <th scope="col">{words.placings.place}</th>
              <th scope="col">{words.placings.team}</th>
              {rounds.map(({ round }) => (
                <th key={round} scope="col">
                  <abbr title={words.round(round)}>{words.roundShort(round)}</abbr>
                </th>
              ))}
              {!isBam && <th scope="col">{words.placings.net}</th>}
              <th scope="col">{isBam ? words.units.boards : words.vps}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map((team) => {
              const { place, vps, netImps, total } = forContestant(teams, team);
              return (
                <tr key={team} class={isFirst(place) ? "first" : ""}>
                  <td>{place}</td>
                  <th scope="row">{nameOf(NUMBERED_TEAMS, plan.teams, team)}</th>
                  {rounds.map(({ round }) => (
                    <td key={round}>{points(vps[round - 1])}</td>
                  ))}
                  {!isBam && <td>{netImps === null ? "" : signed(netImps).replace("-", "−")}</td>}
                  <td>{points(total)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

/** The winner and the next two places; renders nothing if each division has its own winner. */
export function Winner({ event }: { readonly event: ScoredSwissEvent | ScoredLeague }) {
  const { plan, bracket } = event;
  const rows = resultOf(event).rows.filter(({ points }) => points !== "");
  const [first] = rows;
  const champion = bracket?.winner ?? null;
  if (!first || isDivided(plan)) return null;
  const winners = rows.filter(({ place }) => isFirst(place));
  const others = rows.slice(winners.length);
  const isBam = isBoardAMatch(plan);
  return (
    <div class="winner">
      <Icon name="cup" />
      <div>
        <strong>
          {champion === null
            ? words.names(winners.map(({ name }) => name))
            : nameOf(NUMBERED_TEAMS, plan.teams, champion)}
        </strong>
        <span>{champion === null ? texts.win(localNumber(first.points), isBam) : texts.wonKnockout}</span>
      </div>
      {champion === null &&
        others.slice(0, 2).map(({ place, name, points }) => (
          <div key={name} class="next-place">
            <span>
              <b>{place}</b> {name}
            </span>
            <span>{localNumber(points)}</span>
          </div>
        ))}
    </div>
  );
}
