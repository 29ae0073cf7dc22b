// What the first page shows of an evening, drawn in HTML: a board on the pad, and two sheets of the workbook. The evening
// is the example's, so that all numbers are worked out.
import { readFileSync } from "node:fs";
import path from "node:path";
import { dealerOf } from "../../src/bridge/board";
import type { Bid, Doubling } from "../../src/bridge/contract";
import { signed } from "../../src/bridge/points";
import { printResult } from "../../src/bridge/result";
import { SEATS, sideOf, type Seat } from "../../src/bridge/seat";
import { isVulnerable, vulnerabilityOf } from "../../src/bridge/vulnerability";
import { planSession, scoreCsv } from "../../src/sessions/kinds";
import type { ScoredHome } from "../../src/sessions/home/score-home";
import type { TableResult } from "../../src/sessions/results";
import { contractSign } from "../../src/taskpane/evening/shared/contract-sign";
import { texts } from "../../src/taskpane/evening/shared/texts";
import { icon } from "./icon";
import { escaped } from "./layout";

const CSV = readFileSync(path.join(__dirname, "../../examples/four-pairs-results.csv"), "utf8");
const PAIRS = ["Ann & Bob", "Cy & Di", "Eve & Flo", "Gus & Hal"];
const EVENING = scoreCsv(planSession("four-pairs", { boards: 24, pairs: PAIRS }), CSV).scored as ScoredHome;

/** Of Table 1: the round of its sheet, and the board on the pad. */
const [ROUND, BOARD] = [2, 2];

/** A result of the example: none of its boards was passed out. */
interface Played extends TableResult {
  readonly contract: Bid;
  readonly declarer: Seat;
  readonly result: number;
}

const roundOf = (round: number) => EVENING.subrounds[round - 1]!;
const pairsAt = ({ plan }: ReturnType<typeof roundOf>) => {
  const { ns, ew } = plan.tables[0]!;
  return [ns, ew].map((pair) => PAIRS[pair]!) as [string, string];
};

const withMinus = (text: string) => text.replace("-", "−");
const inSuits = (text: string) => text.replace(/[♥♦]/, '<span class="strain strain-H">$&</span>');

/** The edges of the board as it lies on the table, with the middles of their letters. */
const EDGES = {
  N: ["M1 1H83L59 25H25z", 42, 13],
  E: ["M83 1V83L59 59V25z", 71, 42],
  S: ["M83 83H1L25 59H59z", 42, 71],
  W: ["M1 83V1L25 25V59z", 13, 42],
} as const;

function boardPicture(): string {
  const edges = SEATS.map((seat) => {
    const [edge, x, y] = EDGES[seat];
    const colour = isVulnerable(vulnerabilityOf(BOARD), seat) ? "red" : "green";
    const isDealer = seat === dealerOf(BOARD);
    const ring = isDealer ? `<circle cx="${x}" cy="${y}" r="11.5"/>` : "";
    return `<g class="${colour}${isDealer ? " dealer" : ""}"><path d="${edge}"/>${ring}<text x="${x}" y="${y}">${seat}</text></g>`;
  });
  return `<svg class="board-picture" viewBox="0 0 84 84">${edges.join("")}<rect class="middle" x="25" y="25" width="34"
height="34"/><text class="number" x="42" y="42">${BOARD}</text></svg>`;
}

function key(text: string, isChosen = false, kind = ""): string {
  return `<button type="button" class="key ${kind}" aria-pressed="${isChosen}">${text}</button>`;
}

/** The pad with a board's contract, declarer and result, before Accept. It is a picture: nothing in it can be pressed. */
export function drawnPad(): string {
  const round = EVENING.subrounds.find(({ plan }) => plan.boards.includes(BOARD))!;
  const { contract, declarer, result, points } = round.boards.find(({ board }) => board === BOARD)!
    .results[0] as Played;
  const [ns, ew] = pairsAt(round).map((pair) => pair.split(" & ")) as [string[], string[]];
  const players: Readonly<Record<Seat, string>> = { N: ns[0]!, E: ew[0]!, S: ns[1]!, W: ew[1]! };
  const views = Object.values(texts.views).map(
    (view, i) => `<button type="button" aria-pressed="${i === 0}">${view}</button>`
  );
  const doublings = ([0, 1, 2] satisfies Doubling[]).map((doubling) =>
    key(inSuits(contractSign({ ...contract, doubling })), doubling === contract.doubling, "contract")
  );
  const declarers = SEATS.map((seat) => key(`${seat}<small>${players[seat]}</small>`, seat === declarer, "declarer"));
  const resultKey = (each: number) => key(withMinus(printResult(each)), each === result, each === 0 ? "made" : "");
  const headings = Object.values(texts.columns).map((heading) => `<span class="hint">${heading}</span>`);
  const score = `${sideOf(declarer)} ${signed(sideOf(declarer) === "N-S" ? points : -points)}`;
  const words = `${inSuits(contractSign(contract))} by ${players[declarer]}, made`;
  return `<figure class="device" aria-label="Board ${BOARD} on a phone: ${contractSign(contract)} by ${players[declarer]}, made: ${score}">
<div class="screen" inert>
<div class="evening-bar"><button type="button" class="quiet">${icon("back")}</button><div class="views">${views.join("")}</div>
<button type="button" class="quiet">${icon("more")}</button></div>
<div class="where"><button type="button" class="quiet">${icon("back")}</button>
<div><p class="board"><b>Board ${BOARD}</b> Table 1</p><span class="deal">${texts.dealer(texts.seats[dealerOf(BOARD)])} ·
${texts.vulnerability[vulnerabilityOf(BOARD)]}</span></div><button type="button" class="quiet">${icon("onward")}</button>
<div class="compass">${SEATS.map((seat) => `<span class="name at-${seat}">${players[seat]}</span>`).join("")}${boardPicture()}</div></div>
<div class="play-of-hand">
<div class="four"><button type="button" class="quiet">${texts.contracts}</button>${doublings.join("")}</div>
<div class="four">${declarers.join("")}</div>
<div class="results">${headings.join("")}${[-1, 0, 1, -2, 2, -3, 3].map(resultKey).join("")}
<div class="far">${[-4, -5, -6, -7].map(resultKey).join("")}${key(texts.moreResults)}</div></div>
</div>
<div class="accepting"><p><b>${score}</b>${words}</p><button type="button" class="primary">${texts.accept}</button></div>
</div>
</figure>`;
}

/** Table 1's sheet of a round, and under it the Scoresheet of the evening. */
export function drawnSheets(): string {
  const round = roundOf(ROUND);
  const lines = round.boards.map(({ board, results, imps }) => {
    const [ours, theirs] = results as readonly [Played, Played];
    const cells = [
      `<td>${board}</td><td class="rare">${dealerOf(board)}</td>`,
      `<td class="typed">${inSuits(contractSign(ours.contract))}</td><td class="typed">${ours.declarer}</td>`,
      `<td class="typed">${withMinus(printResult(ours.result))}</td><td>${withMinus(signed(ours.points))}</td>`,
      `<td class="rare">${withMinus(signed(theirs.points))}</td><td><b>${withMinus(signed(imps!))}</b></td>`,
    ];
    return `<tr>${cells.join("")}</tr>`;
  });
  const rounds = EVENING.subrounds.map(({ plan }) => `<th scope="col" class="rare">R${plan.round}</th>`);
  const ranking = EVENING.standings.map((pair) => {
    const points = EVENING.subrounds.map((each) => `<td class="rare">${each.points[pair]}</td>`);
    const name = `<td>${EVENING.places[pair]}</td><th scope="row">${escaped(PAIRS[pair]!)}</th>`;
    return `<tr>${name}${points.join("")}<td><b>${EVENING.totals[pair]}</b></td></tr>`;
  });
  return `<div class="sheets">
<div class="card drawn"><table>
<caption>Table 1, round ${ROUND}: ${escaped(pairsAt(round).join(" – "))}</caption>
<thead><tr><th scope="col">Board</th><th scope="col" class="rare">Dealer</th><th scope="col">Contract</th><th scope="col">By</th>
<th scope="col">Result</th><th scope="col">N-S</th><th scope="col" class="rare">Table 2</th><th scope="col">IMPs</th></tr></thead>
<tbody>${lines.join("\n")}</tbody>
</table></div>
<div class="card drawn ranking"><table>
<caption>Scoresheet</caption>
<thead><tr><th scope="col">Place</th><th scope="col">Pair</th>${rounds.join("")}<th scope="col">Total</th></tr></thead>
<tbody>${ranking.join("\n")}</tbody>
</table></div>
</div>`;
}
