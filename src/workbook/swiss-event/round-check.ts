import { canBegin } from "../../sessions/swiss-event/progress";
import type { SwissMatch } from "../../sessions/swiss-event/rounds";
import { computed, joined, type Computed } from "../kit/content";
import { firstThat } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import type { RoundColumn, SwissRound, SwissSheets } from "./swiss-lists";

const { check: words } = texts.swissEvent;
const BYE = textLiteral(texts.swissEvent.bye);

/**
 * What is wrong with a line of a round's sheet, in words; the first thing that applies.
 * @param met the round in which the two teams of the line have met before.
 */
export function checkOn(
  sheets: SwissSheets,
  round: SwissRound,
  line: number,
  match: SwissMatch | undefined,
  met: Computed
): Computed {
  const { list } = round;
  const cell = (key: RoundColumn) => list.cell(key, line);
  const [team, opponent, metCell] = [cell("team"), cell("opponent"), cell("met")];
  const metBefore = joined(...words.met(computed(metCell, met.value)));
  const isTwice = (number: string) => joined(...words.twice(computed(number, ""))).formula;
  const onceBegun = (column: RoundColumn, text: string) => `IF(COUNT(${list.range(column)})>0,${textLiteral(text)},"")`;
  const formula = firstThat(
    [
      [`AND(${team}="",${opponent}="")`, `IF(${cell("imps")}="","",${textLiteral(words.noTeams)})`],
      [`${cell("teamName")}=""`, textLiteral(words.noFirst)],
      [`AND(${opponent}<>${BYE},${cell("opponentName")}="")`, textLiteral(words.noSecond)],
      [`${team}=${opponent}`, textLiteral(words.itself)],
      [playsTooOften(sheets, round, team), isTwice(team)],
      [`AND(${opponent}<>${BYE},${playsTooOften(sheets, round, opponent)})`, isTwice(opponent)],
      [`${metCell}=${round.round}`, textLiteral(words.pairTwice)],
      [`${metCell}<>""`, metBefore.formula],
      [
        `COUNT(${list.cells(["vps", "opponentVps"], line, line)})<IF(${opponent}=${BYE},1,2)`,
        onceBegun("imps", words.noImps),
      ],
    ],
    '""'
  );
  // A match that has been read and checked can only be a rematch, or wait for its result.
  if (!match) return computed(formula, "");
  if (met.value !== "") return computed(formula, metBefore.value);
  const begun = round.matches.some(({ imps }) => imps !== null);
  return computed(formula, match.vps === null && begun ? words.noImps : "");
}

/** Two matches are one too many, unless they end a match of three teams. */
function playsTooOften({ event, lists }: SwissSheets, { round, list }: SwissRound, team: string): string {
  const matchesIn = (range: (key: "team" | "opponent") => string) =>
    `COUNTIF(${range("team")},${team})+COUNTIF(${range("opponent")},${team})`;
  const here = matchesIn(list.range);
  const before = lists.rounds.find((other) => other.round === round - 1);
  if (!before || !canBegin(event.plan, before.round)) return `${here}>1`;
  return `${here}>IF(${matchesIn(before.list.outside.range)}=0,2,1)`;
}
