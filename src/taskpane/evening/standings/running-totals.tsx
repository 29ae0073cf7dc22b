import type { ComponentChildren } from "preact";
import { contestantNumber } from "../../../movements/contestant";
import { playersOf } from "../../../sessions/players";
import { isFirst, type Report } from "../../../sessions/report";
import type { RoundTotals, TotalsLine } from "../../../sessions/result/round-totals";
import { subroundShort } from "../../../workbook/labels";
import { TableFrame } from "../../components/table";
import { localNumber } from "../../shared/locale";
import { withMinus } from "../shared/words";
import { chartScale } from "./chart-scale";
import { standingsTexts as words } from "./standings-texts";
import "./running-totals.css";

/** Size and margins of the chart, in units of its view box. */
const [WIDTH, HEIGHT] = [300, 150];
const [LEFT, RIGHT, TOP, FOOT] = [40, 288, 10, 126];
/** With more contestants the lines can no longer be told apart. */
const MAX_LINES = 12;
const COLOURS = ["line-1", "line-2", "line-3", "line-4"];
const DASHES = ["", "6 4", "2 4", "9 3 2 3"];

const shown = (points: number) => withMinus(localNumber(String(points)));

/** Running totals as a chart; nothing after a single round, or with more lines than can be told apart. */
export function RunningTotals({
  totals,
  heading,
  children,
}: {
  readonly totals: RoundTotals;
  readonly heading: string;
  /** A sentence below the chart. */
  readonly children?: ComponentChildren;
}) {
  const { lines } = totals;
  if (lines.length > MAX_LINES || (lines[0]?.running.length ?? 0) < 2) return null;
  return (
    <>
      <h2>{heading}</h2>
      <div class="card">
        <Chart {...totals} />
        <ul class="chart-key">
          {byNumber(lines).map((line) => (
            <li>
              <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
                <path {...lookOf(line)} d="M2 4H22" />
              </svg>
              {line.name}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </>
  );
}

/** Points of each round and the totals; the leaders are tinted. */
export function RoundTable({ totals, report }: { readonly totals: RoundTotals; readonly report: Report }) {
  const { rounds, lines } = totals;
  return (
    <div class="card list">
      <TableFrame label={words.byRound}>
        <table class="by-round">
          <thead>
            <tr>
              <th scope="col">{report.columns.find(({ kind }) => kind === "name")?.heading}</th>
              {rounds.map((round) => (
                <th scope="col">{subroundShort(round)}</th>
              ))}
              <th scope="col">{words.total}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, place, start, won, running }) => (
              <tr class={isFirst(place) ? "leads" : ""}>
                <th scope="row">
                  <NameOfTwo name={name} />
                </th>
                {rounds.map((_, i) => {
                  const points = won[i] ?? null;
                  return <td class={points ? "" : "none"}>{points === null ? "" : shown(points)}</td>;
                })}
                <td>{shown(running[running.length - 1] ?? start)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

/** The name of a pair on two lines, so that the columns of many rounds have room. */
function NameOfTwo({ name }: { readonly name: string }) {
  const players = playersOf(name);
  if (!players) return <>{name}</>;
  return (
    <>
      {players[0]} <span>{words.partner(players[1])}</span>
    </>
  );
}

/** Sorts lines by contestant, so that they have the same order, colours and dashes all evening, whoever leads. */
const byNumber = (lines: readonly TotalsLine[]) => [...lines].sort((a, b) => a.contestant - b.contestant);

function lookOf({ contestant, place }: TotalsLine) {
  const index = contestantNumber(contestant) - 1;
  const turns = Math.floor(index / COLOURS.length);
  const colour = COLOURS[index % COLOURS.length] ?? "";
  return {
    class: isFirst(place) ? `${colour} leading` : colour,
    "stroke-dasharray": DASHES[(index + turns) % DASHES.length],
  };
}

function Chart({ rounds, lines }: RoundTotals) {
  const { ticks } = chartScale(lines.flatMap(({ start, running }) => [start, ...running]));
  const [low = 0, high = 1] = [ticks[0], ticks[ticks.length - 1]];
  const x = (round: number) => LEFT + ((RIGHT - LEFT) * round) / rounds.length;
  const y = (points: number) => FOOT - ((FOOT - TOP) * (points - low)) / (high - low);
  // The leader is drawn last, over the others.
  const inOrder = byNumber(lines).sort((a, b) => Number(isFirst(a.place)) - Number(isFirst(b.place)));
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} font-size="14" role="img" aria-label={words.runningLabel}>
      {ticks.map((tick) => (
        <>
          <path class="axis" d={`M${LEFT} ${y(tick)}H${RIGHT}`} />
          <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
            {shown(tick)}
          </text>
        </>
      ))}
      {rounds.map((round, i) => (
        <text x={x(i + 1)} y={HEIGHT - 6} text-anchor="middle">
          {subroundShort(round)}
        </text>
      ))}
      {inOrder.map((line) => (
        <path
          {...lookOf(line)}
          d={[line.start, ...line.running].map((total, i) => `${i === 0 ? "M" : "L"}${x(i)} ${y(total)}`).join("")}
        />
      ))}
    </svg>
  );
}
