import { canBegin } from "../../sessions/swiss-event/progress";
import { metBefore, type SwissMatch } from "../../sessions/swiss-event/rounds";
import { computed, joined, type Computed } from "../kit/content";
import { firstThat } from "../kit/formula";
import { textLiteral } from "../reference";
import { texts } from "../texts";
import type { RoundColumn, SwissRound, SwissSheets } from "./swiss-lists";

const { check: words } = texts.swissEvent;
const BYE = textLiteral(texts.swissEvent.bye);

/** The first thing that is wrong with the teams of a line of a round's sheet, in words, for the Working sheet. */
export function pairingRemark(sheets: SwissSheets, round: SwissRound, line: number, match?: SwissMatch): Computed {
  const cell = (key: RoundColumn) => round.list.outside.cell(key, line);
  const [team, opponent, met] = [cell("team"), cell("opponent"), round.lines.cell("met", line)];
  const before = match ? metBefore(sheets.event.rounds, match) : null;
  const rematch = joined(...words.met(computed(met, before)));
  const isTwice = (number: string) => joined(...words.twice(computed(number, ""))).formula;
  const formula = firstThat(
    [
      [`AND(${team}="",${opponent}="")`, `IF(${cell("imps")}="","",${textLiteral(words.noTeams)})`],
      [`${cell("teamName")}=""`, textLiteral(words.noFirst)],
      [`AND(${opponent}<>${BYE},${cell("opponentName")}="")`, textLiteral(words.noSecond)],
      [`${team}=${opponent}`, textLiteral(words.itself)],
      [playsTooOften(sheets, round, team), isTwice(team)],
      [`AND(${opponent}<>${BYE},${playsTooOften(sheets, round, opponent)})`, isTwice(opponent)],
      [`${met}=${round.round}`, textLiteral(words.pairTwice)],
      [`${met}<>""`, rematch.formula],
    ],
    '""'
  );
  // A match that has been read and checked can only be a rematch.
  return computed(formula, before === null ? "" : rematch.value);
}

/** Says of a line whose result is still to come, once the round has any. */
export function resultPending({ list, matches }: SwissRound, line: number, match?: SwissMatch): Computed {
  const opponent = list.cell("opponent", line);
  const points = `COUNT(${list.cells(["vps", "opponentVps"], line, line)})`;
  const isPending = [
    `OR(${list.cell("team", line)}<>"",${opponent}<>"")`,
    `${points}<IF(${opponent}=${BYE},1,2)`,
    `COUNT(${list.range("imps")})>0`,
  ];
  const begun = matches.some(({ imps }) => imps !== null);
  const said = match?.vps === null && begun ? words.noImps : "";
  return computed(`IF(AND(${isPending.join()}),${textLiteral(words.noImps)},"")`, said);
}

/** Two matches are one too many, unless they end a match of three teams. */
function playsTooOften({ event, lists }: SwissSheets, { round, list }: SwissRound, team: string): string {
  const matchesIn = ({ outside }: SwissRound["list"]) =>
    `COUNTIF(${outside.range("team")},${team})+COUNTIF(${outside.range("opponent")},${team})`;
  const before = lists.rounds.find((known) => known.round === round - 1);
  if (!before || !canBegin(event.plan, before.round)) return `${matchesIn(list)}>1`;
  return `${matchesIn(list)}>IF(${matchesIn(before.list)}=0,2,1)`;
}
