import { inNumbers } from "../../../movements/board-runs";
import { contestants, contestantsIn } from "../../../movements/contestant";
import { figuresOf, rangeOf, type Range, type Times } from "../../../movements/figures";
import { withBoards } from "../../../movements/movement";
import { tonightTexts } from "../../tonight/texts";
import { numbersTo } from "./own-line";
import type { OwnMovement } from "./own-movement";
import { ownTexts } from "./texts";

const { figures: texts } = ownTexts;

/** Returns sentences about the fairness of a movement, with the figures that are also given for built-in movements. */
export function figuresText(movement: OwnMovement): string[] {
  const { count, what, tables, rounds, sets } = movement;
  const perRound = rangeText(rangeOf(movement.perRound));
  const { plays, sitsOut, northSouth, opponents, partners, evenness, deviation } = figuresOf(movement);
  const lines = movement.lines();
  const all = withBoards(lines, Math.max(...movement.perRound));
  const inPlay = new Set(all.flatMap((seating) => seating.boards)).size;
  const playsAll = plays.min === sets;
  const ofEach = contestants(count).map((contestant) =>
    all
      .filter(({ ns, ew }) => [ns, ew].some((seated) => contestantsIn(seated).includes(contestant)))
      .reduce((sum, { boards: played }) => sum + played.length, 0)
  );
  const used = new Set(lines.map(({ table }) => table));
  const idle = numbersTo(rounds).flatMap((round) => {
    const playing = lines.filter((line) => line.round === round).map(({ table }) => table);
    const without = inNumbers([...used].filter((table) => !playing.includes(table)));
    return without.length > 0 ? [texts.idle(round, without)] : [];
  });
  const alone = lines.filter(({ set }) => lines.filter((line) => line.set === set).length === 1).length;
  const spread = evenness.max - evenness.min;
  return [
    [
      texts.size(count, what, tables, rounds, perRound),
      playsAll ? texts.playsAll(inPlay) : texts.inPlay(rangeText(rangeOf(ofEach)), inPlay),
      sitsOut.max === 0 ? texts.allPlay : texts.out(rangeText(sitsOut)),
      ...idle,
    ],
    [
      texts.opponents(listOf(opponents)),
      ...(partners.size > 0 ? [texts.partners(listOf(partners))] : []),
      texts.northSouth(rangeText(northSouth)),
    ],
    [
      tonightTexts.about.even(spread),
      texts.spread(spread),
      texts.deviation(deviation.toFixed(2)),
      ...(alone > 0 ? [texts.alone(alone)] : []),
    ],
  ].map((parts) => sentence(parts.join("; ")));
}

function rangeText({ min, max }: Range): string {
  return texts.range(min, max);
}

function listOf(times: Times): (readonly [often: number, two: number])[] {
  return [...times];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
