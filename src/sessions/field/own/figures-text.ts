import { figuresOf, type Range, type Times } from "../../../movements/figures";
import { tonightTexts } from "../../tonight/texts";
import type { OwnMovement } from "./own-movement";
import { ownTexts } from "./texts";

const { figures: texts } = ownTexts;

/** How fair a movement is, in the figures in which those of this program are told, a sentence each. */
export function figuresText(movement: OwnMovement): string[] {
  const { count, what, tables, rounds, sets } = movement;
  const perRound = Math.max(...movement.perRound);
  const { plays, sitsOut, northSouth, opponents, partners, evenness, deviation } = figuresOf(movement);
  const inPlay = sets * perRound;
  const playsAll = plays.least === sets;
  const boards = { least: plays.least * perRound, most: plays.most * perRound };
  const lines = movement.lines();
  const alone = lines.filter(({ set }) => lines.filter((line) => line.set === set).length === 1).length;
  const spread = evenness.most - evenness.least;
  return [
    [
      texts.size(count, what, tables, rounds, perRound),
      playsAll ? texts.playsAll(inPlay) : texts.inPlay(rangeText(boards), inPlay),
      sitsOut.most === 0 ? texts.nobodyOut : texts.out(rangeText(sitsOut)),
    ],
    [
      texts.opponents(listOf(opponents)),
      ...(partners.size > 0 ? [texts.partners(listOf(partners))] : []),
      texts.northSouth(rangeText(northSouth)),
    ],
    [
      tonightTexts.about.even(spread),
      texts.deviation(deviation.toFixed(2)),
      ...(alone > 0 ? [texts.alone(alone)] : []),
    ],
  ].map((parts) => sentence(parts.join("; ")));
}

function rangeText({ least, most }: Range): string {
  return texts.range(least, most);
}

function listOf(times: Times): (readonly [often: number, two: number])[] {
  return [...times];
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
