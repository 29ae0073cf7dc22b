import { AWAY, HOME } from "../../../movements/team-match";
import { HOME_AND_AWAY, nameOf } from "../../../sessions/contestants";
import { FORM_RULES, type MatchForm, type MatchPlan } from "../../../sessions/team-match/plan";
import { BY_TEAM } from "../../../sessions/team-match/read-results";
import type { TeamPair } from "../../../movements/contestant";
import type { EntryCell, EntryOption, EntryPhrase } from "../../entries";
import { texts } from "../../texts";
import { foundTable, shownPoints } from "./board-cells";
import { boardLines, fits, teamTable, type OlderTable } from "./older-boards";
import { findList } from "./older-list";
import { scaleEntries } from "./older-scale";
import { headed, planned, scaleNamed, scaleOption, subtitleParts, type TellKind } from "./older-session";
import { foundSheet, textAt, type OlderSheet } from "./older-sheets";
import { MATCH_HEADINGS, SHEETS, SUBTITLE } from "./words";

const KIND = "team-match";

/** A match of two teams. */
export const tellMatch: TellKind = (sheets) => {
  const match = sheets.get(SHEETS.match);
  const tables = ["1", "2"].flatMap((table) => {
    const sheet = sheets.get(SHEETS.table(table));
    return sheet ? (matchTable(table, sheet) ?? []) : [];
  });
  const [table1, table2] = tables;
  const names = match && namesIn(match);
  if (!match || !names || !table1 || !table2) return null;
  const size = {
    boards: table1.boards.length,
    sessions: Math.max(...table1.boards.map(({ block }) => Number(block) || 0)),
  };
  const { form, assumed } = formOf(match, table1, size);
  const played = { ...(form === "league" ? {} : { form }), ...size };
  const options = headed(KIND, match, { ...played, ...scaleOption(KIND, match, played) });
  const plan = planned(KIND, options);
  if (!plan || !fits(plan.movement, tables, (pair, shown) => isPair(pair, shown, names.shown))) return null;
  const scales = sheets.get(SHEETS.scales);
  const lines = tables.flatMap((table) => boardLines(table, () => adjustmentsOf(table)));
  return {
    kind: KIND,
    options,
    plan,
    entries: {
      lines,
      options: [...names.entries, penaltiesOf(match, plan), ...(plan.scale ? scaleEntries(scales) : [])],
    },
    sheets: [...tables.map(foundTable), foundSheet(match), ...(scales ? [foundSheet(scales)] : [])],
    others: tables.flatMap(writtenDown),
    shown: shownPoints(tables, lines),
    assumed,
  };
};

function matchTable(table: string, sheet: OlderSheet): OlderTable | null {
  const { session, stanza } = MATCH_HEADINGS;
  return teamTable(table, sheet, session) ?? teamTable(table, sheet, stanza);
}

/** The form of a match: league and Swiss matches are told apart by their title or their scale alone. */
function formOf(
  match: OlderSheet,
  { sheet }: OlderTable,
  size: { readonly boards: number; readonly sessions: number }
): { readonly form: MatchForm; readonly assumed: readonly string[] } {
  if (subtitleParts(match).includes(SUBTITLE.boardAMatch)) return { form: "bam", assumed: [] };
  if (findList(sheet, { block: MATCH_HEADINGS.stanza, board: "Board" })) return { form: "knockout", assumed: [] };
  const titled = (["league", "swiss"] as const).find((form) => FORM_RULES[form].title === match.head.title);
  if (titled) return { form: titled, assumed: [] };
  const isSwiss = planned(KIND, { form: "swiss", ...size })?.scale?.name === scaleNamed(match);
  const form = isSwiss ? "swiss" : "league";
  return { form, assumed: [texts.reading.formAssumed(form)] };
}

/** Adjustments are typed at Table 1, where the home team sits North-South. */
function adjustmentsOf({ table, columns: { adjustedNs, adjustedEw } }: OlderTable): Record<string, number | undefined> {
  const [home, away] = BY_TEAM;
  return table === "1" ? { [home.name]: adjustedNs, [away.name]: adjustedEw } : {};
}

/** What the captains may have written down of the other table. */
function writtenDown({ sheet, boards }: OlderTable): EntryCell[] {
  const column = findList(sheet, MATCH_HEADINGS.others)?.columns.other;
  const typed = column === undefined ? [] : boards.filter(({ row }) => !sheet.hasFormula(row, column));
  return typed.map(({ row }) => ({ sheet: sheet.name, row, column: column ?? 0 }));
}

/** The names of the teams, as they are typed and as sheets show them, and of their players. */
function namesIn(
  match: OlderSheet
): { readonly entries: readonly EntryOption[]; readonly shown: readonly string[] } | null {
  const list = findList(match, MATCH_HEADINGS.names);
  if (!list) return null;
  const { team = 0, pair1 = 0, pair2 = 0 } = list.columns;
  const rows = [list.headingRow + 1, list.headingRow + 2];
  const cell = (row: number, column: number): EntryCell => ({ sheet: match.name, row, column });
  const [home = 0, away = 0] = rows;
  return {
    entries: [
      { kind: "text", option: "home", cell: cell(home, team) },
      { kind: "text", option: "away", cell: cell(away, team) },
      {
        ...{ kind: "names", option: "players" },
        cells: rows.flatMap((row) => [pair1, pair1 + 1, pair2, pair2 + 1].map((column) => cell(row, column))),
      },
    ],
    shown: rows.map((row) => textAt(match, row, team)),
  };
}

/** Whether a sheet shows a pair in the first of its lines: "Reds 1"; its team may have got another name since. */
function isPair({ team, pair }: TeamPair, shown: string, names: readonly string[]): boolean {
  const [first = ""] = shown.split("\n");
  const label = first.replace(/\s+/g, " ").trim();
  const other = nameOf(HOME_AND_AWAY, names, team === HOME ? AWAY : HOME);
  return label.endsWith(` ${pair + 1}`) && label !== `${other} ${pair + 1}`;
}

function penaltiesOf(match: OlderSheet, { form, scale }: MatchPlan): EntryOption {
  const list = findList<keyof typeof MATCH_HEADINGS.penalties>(match, MATCH_HEADINGS.penalties, ["result", "imps"]);
  const { imps, vps } = list?.columns ?? {};
  const phrases = (column: number | undefined, after: string): EntryPhrase[] =>
    column === undefined || !list
      ? []
      : [HOME, AWAY].map((team, side) => ({
          before: `${HOME_AND_AWAY.code(team)} `,
          cells: [{ sheet: match.name, row: list.headingRow + 1 + side, column }],
          after,
        }));
  const inVps = scale ? phrases(vps, " VPs") : [];
  return {
    kind: "phrases",
    option: "penalties",
    phrases: [...phrases(imps, form === "bam" ? " points" : " IMPs"), ...inVps],
  };
}
