import { forContestant, type Contestant } from "../../movements/contestant";
import { nameOf, NUMBERED_TEAMS } from "../../sessions/contestants";
import type { MatchToType, RoundToType } from "../../sessions/event/matches-to-type";
import { printPoints } from "../../sessions/event/points";
import { isSwissEvent } from "../../sessions/event/score-event";
import { isProvisional } from "../../sessions/event/match-fields";
import { turnMark, typedUnit, walkoverTexts } from "../../sessions/event/typed-results";
import { Icon } from "../components/icon";
import { Menu } from "../components/menu";
import { useUniqueId } from "../components/unique-id";
import { localDate, localNumber } from "../shared/locale";
import { eventTexts as words } from "./event-texts";
import type { TypedResults } from "./typed-results";
import "../components/card.css";
import "../components/heading-row.css";
import "./match-rows.css";

interface RoundRowsProps {
  readonly round: RoundToType;
  readonly results: TypedResults;
}

/** Fields for the results of a round, with a line for each match. */
export function RoundRows({ round: { round, group, date, matches, sittingOut }, results }: RoundRowsProps) {
  const { plan } = results.event;
  const unit = typedUnit(plan);
  const name = (team: Contestant) => nameOf(NUMBERED_TEAMS, plan.teams, team);
  const heading =
    group === "late" ? words.late : [group.division, words.round(round)].filter((part) => part !== "").join(", ");
  return (
    <>
      <div class="heading-row">
        <h2>{words.dated(heading, localDate(date))}</h2>
        <span class="hint">{words.hints[unit]}</span>
      </div>
      <div class="card matches">
        <div class="match match-head" aria-hidden="true">
          <span class="table-no">{words.table}</span>
          <span class="team first">{words.team}</span>
          <span class="margin first">{words.units[unit]}</span>
          <span class="points first">{words.vps}</span>
          <span class="points second">{words.vps}</span>
          <span class="margin second">{words.units[unit]}</span>
          <span class="team second">{words.team}</span>
        </div>
        {matches.map((match) => (
          <MatchRow key={`${match.round}:${match.teams.join(":")}`} match={match} results={results} />
        ))}
      </div>
      {sittingOut.length > 0 && <p class="hint">{words.sittingOut(sittingOut.map(name))}</p>}
    </>
  );
}

interface MatchRowProps {
  readonly match: MatchToType;
  readonly results: TypedResults;
}

/** A match: for each team its name, the field for its result, and its points. */
function MatchRow({ match, results }: MatchRowProps) {
  const { event } = results;
  const { plan, teams } = event;
  const id = useUniqueId("match");
  const unit = typedUnit(plan);
  const texts = results.textsOf(match);
  const fault = results.faultOf(match);
  const { scored = null, result = null } = (fault === "" && results.current(match)) || {};
  const points = scored ? [scored.vps, scored.opponentVps] : [null, null];
  const [first, second] = scored ? [scored.vps ?? 0, scored.opponentVps ?? 0] : [result?.imps ?? 0, 0];
  const isIn = scored ? scored.vps !== null || scored.unplayed === "void" : result !== null;
  const question = isSwissEvent(event) ? event.questions.find((each) => each.match === scored)?.text : undefined;
  const isAdjusted = unit !== "boards" && scored?.isTyped === true;
  const side = (index: 0 | 1) => {
    const team = match.teams[index];
    const name = nameOf(NUMBERED_TEAMS, plan.teams, team);
    const opponent = nameOf(NUMBERED_TEAMS, plan.teams, match.teams[index === 0 ? 1 : 0]);
    const { running } = forContestant(teams, team);
    const before =
      typeof match.round !== "number"
        ? null
        : ((plan.form === "league" ? forContestant(teams, team).total : running[match.round - 2]) ?? null);
    const own = points[index] ?? null;
    const where = index === 0 ? "first" : "second";
    return (
      <>
        <span class={`team ${where}${isIn && (index === 0 ? first > second : second > first) ? " won" : ""}`}>
          {name}
          {before !== null && <small> {localNumber(printPoints(before, plan))}</small>}
        </span>
        <input
          class={`margin ${where}`}
          name={`${match.round}-${match.table}-${index + 1}`}
          inputMode={unit === "boards" ? "decimal" : "numeric"}
          autocomplete="off"
          aria-label={words.field(unit, name, opponent)}
          aria-invalid={fault !== "" && (texts[index] !== "" || unit !== "margin")}
          aria-describedby={id}
          value={texts[index]}
          onInput={({ currentTarget: { value } }) =>
            results.type(match, index === 0 ? [value, texts[1]] : [texts[0], value])
          }
          onKeyDown={(pressed) => pressed.key === "Enter" && toNext(pressed, unit === "margin")}
        />
        <span class={`points ${where}`}>{own === null ? "" : localNumber(printPoints(own, plan))}</span>
      </>
    );
  };
  return (
    <div class="match" data-in={isIn || undefined}>
      <span class="table-no">
        <span class="unseen">{words.table} </span>
        {match.table}
      </span>
      {side(0)}
      {side(1)}
      {typeof match.round === "number" && <MatchMenu match={match} results={results} />}
      <span class="tick">{isIn && <Icon name="tick" />}</span>
      <p id={id} class="match-note" aria-live="polite">
        {fault !== "" && <span class="fault">{fault}</span>}
        {question !== undefined && <span class="match-question">{question}</span>}
        {isAdjusted && <span class="hint">{words.adjusted}</span>}
      </p>
    </div>
  );
}

/** Menu for walkovers and provisional results, for which the number pad of a phone has no keys. */
function MatchMenu({ match, results }: MatchRowProps) {
  const [one, two] = match.teams.map((team) => nameOf(NUMBERED_TEAMS, results.event.plan.teams, team));
  const texts = results.textsOf(match);
  const marked = turnMark(texts);
  const walkover = (side: 0 | 1, team = "") => (
    <button key={side} type="button" onClick={() => results.type(match, walkoverTexts(side))}>
      {words.walkover(team)}
    </button>
  );
  return (
    <Menu label={words.moreOn([one ?? "", two ?? ""])}>
      {/* Not for leagues: their workbooks have a separate column for walkovers. */}
      {typedUnit(results.event.plan) !== "imps" && [walkover(0, one), walkover(1, two)]}
      <button type="button" disabled={!marked} onClick={() => marked && results.type(match, marked)}>
        {texts.some(isProvisional) ? words.isFinal : words.mayChange}
      </button>
    </Menu>
  );
}

/**
 * Moves the focus to the next match, or if both teams have a field first to the other team's; from the last match to
 * the main button.
 */
function toNext(pressed: KeyboardEvent, isOneSide: boolean): void {
  pressed.preventDefault();
  const { target } = pressed;
  if (!(target instanceof HTMLInputElement)) return;
  const page = target.closest(".event");
  const fields = [...(page?.querySelectorAll<HTMLInputElement>(".match > input") ?? [])];
  const row = target.closest(".match");
  const next = fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => !isOneSide || (field.closest(".match") !== row && field.matches(".first")));
  const button = page?.querySelector<HTMLElement>(".foot-bar > button:not(:disabled)");
  (next ?? button ?? target).focus();
  next?.select();
}
