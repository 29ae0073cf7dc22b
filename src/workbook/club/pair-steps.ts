import { AVERAGE, AVERAGE_MINUS, AVERAGE_PLUS } from "../../bridge/own-average";
import { FEW_BOARDS } from "../../sessions/club/plan";
import { RANKED_DECIMALS } from "../../sessions/field/units";
import { computed } from "../kit/content";
import type { List } from "../kit/list";
import { allComputed, fillDown, writeHeadings, writeRow } from "../kit/write-list";
import { countWhere, firstTrue, rounded, sumWhere } from "../kit/formula";
import type { Grid } from "../kit/grid";
import { textLiteral } from "../reference";
import { respelt } from "../working/text-formulas";
import { stepList } from "../working/steps";
import { PAIR_STEPS, type PairColumn, type PairStep, type PairSteps } from "./club-lists";
import type { ClubSheets } from "./club-sheets";
import { clubTexts } from "./texts";
import { sectionFormula } from "./traveller-formulas";
import { SECTION_END } from "./travellers";

/** Sums are rounded to so many decimals: programs add in another order. */
const NOISE_DECIMALS = 9;
/** Without a total, behind all places. */
const NO_PLACE = 1000;
/** No pair has this number. */
const NO_PAIR = textLiteral("?");

export function placePairSteps(rows: number, left: number): PairSteps {
  const list = stepList("pairs", PAIR_STEPS, { left, rows }, (step) => !FROM_TYPED.includes(step));
  return { list, right: list.right };
}

/** Steps that read a typed cell: their formulas contain its row. */
const FROM_TYPED: readonly PairStep[] = [
  "line",
  "ranked",
  "id",
  "side",
  "name",
  "handicap",
  "penalty",
  "amounts",
  "check",
  "position",
];

/** Writes the steps of pairs. */
export function putPairSteps(grid: Grid, sheets: ClubSheets): void {
  const { list } = sheets.pairSteps;
  writeHeadings(grid, list);
  const copied = fillDown<PairStep>(list);
  for (let row = 0; row < list.rows; row++)
    writeRow(grid, list, row, {
      ...copied("pair", row, () => ({
        ...allComputed({ ...seatFormulas(sheets, row), ...tallyFormulas(sheets, row), ...placeFormulas(sheets, row) }),
      })),
      ...allComputed(typedFormulas(sheets, row)),
      line: row + 1,
      ranked: computed(lineWhere(list, list.range("position"), list.cell("line", row))),
    });
}

/**
 * The number of the line where a range is a value, 0 for none. While formulas are recalculated, MATCH may find what was
 * there before in LibreOffice 7.4.
 * @param lines of the range.
 */
export function lineWhere(list: Pick<List<"line">, "range">, range: string, value: string, lines = list.range("line")) {
  return `SUMPRODUCT((${range}=${value})*${lines})`;
}

/** The formulas of what is typed, each for its row alone. */
function typedFormulas({ pairs, pairSteps: { list }, session, check }: ClubSheets, row: number) {
  const { faults } = clubTexts.pairs;
  const cell = (step: PairStep) => list.cell(step, row);
  const typed = (key: PairColumn) => pairs.outside.cell(key, row);
  const isTwo = session.plan.winners === 2;
  const plain = (text: string) =>
    respelt(text, [
      ["-", ""],
      ["/", ""],
      [" ", ""],
    ]);
  const side = isTwo ? `IF(${plain(typed("side"))}="NS",1,IF(${plain(typed("side"))}="EW",2,""))` : "0";
  const amount = (key: "handicap" | "penalty") => `IF(ISNUMBER(${typed(key)}),${typed(key)},0)`;
  const id = cell("id");
  const digits = cell("number");
  const played = cell("played");
  const isNumber = `IFERROR(AND(${digits}=INT(VALUE(${digits}))&"",VALUE(${digits})>0,VALUE(${digits})<1000),FALSE)`;
  const same = `(${list.range("id")}=${id})*(${list.range("side")}=${cell("side")})`;
  const isWrong = (key: "handicap" | "penalty") => `AND(${typed(key)}<>"",${cell(key)}&""<>${typed(key)}&"")`;
  return {
    id: `UPPER(TRIM(${typed("pair")}))`,
    side: `IF(${id}="","",${side})`,
    name: `${typed("name")}&""`,
    handicap: amount("handicap"),
    penalty: `MAX(0,${amount("penalty")})`,
    amounts: firstTrue(
      [
        [isWrong("handicap"), textLiteral(faults.handicap)],
        [isWrong("penalty"), textLiteral(faults.penalty)],
        [`AND(${played}>0,${FEW_BOARDS}*${played}<${check.usual})`, textLiteral(faults.few)],
      ],
      '""'
    ),
    check: firstTrue(
      [
        [`AND(${id}<>"",NOT(${isNumber}))`, textLiteral(faults.pair)],
        [`AND(${id}<>"",${cell("side")}="")`, textLiteral(faults.side)],
        [`AND(${id}<>"",${countWhere(same)}>1)`, textLiteral(faults.twice)],
      ],
      cell("amounts")
    ),
    position: positionFormula(list, row),
  };
}

function seatFormulas({ pairSteps: { list }, boards, session }: ClubSheets, row: number) {
  const cell = (step: PairStep) => list.cell(step, row);
  const [id, side] = [cell("id"), cell("side")];
  const seat = (other: number) => `IF(OR(${id}="",${side}="",${side}=${other}),${NO_PAIR},${id})`;
  const isApart = session.plan.sections === "apart";
  const { sections } = boards;
  return {
    number: `MID(${id},1+LEN(${sectionFormula(id)}),9)`,
    ns: seat(2),
    ew: seat(1),
    section: isApart ? `IF(${id}="","-",${sectionFormula(id)}&"${SECTION_END}")` : `IF(${id}="","-","${SECTION_END}")`,
    maxResults: isApart
      ? `SUMPRODUCT((${sections.range("section")}=${cell("section")})*${sections.range("maxResults")})`
      : sections.fixed("maxResults", 0),
  };
}

/** Sums of a pair's boards: see sessions/field/tally.ts. */
function tallyFormulas({ pairSteps: { list }, travellers, session }: ClubSheets, row: number) {
  const cell = (step: PairStep) => list.cell(step, row);
  const { outsideAll: all } = travellers;
  const [maxResults, played, sum, ownShare, more] = [
    cell("maxResults"),
    cell("played"),
    cell("sum"),
    cell("share"),
    cell("more"),
  ];
  const seats = [
    { id: `(${all("ns")}&""=${cell("ns")})`, worth: all("worthNs") },
    { id: `(${all("ew")}&""=${cell("ew")})`, worth: all("worthEw") },
  ];
  const both = (formula: (seat: (typeof seats)[number]) => string) => seats.map(formula).join("+");
  const key = all("key");
  const isScored = (worth: string) => `((${key}<0)*(${maxResults}>1)+(${key}>=1)*(${worth}<>""))`;
  const isMatchpoints = session.plan.scoring === "matchpoints";
  const total = (formula: string, isNone: string) => `IF(${isNone},"",${rounded(formula, RANKED_DECIMALS)})`;
  const common = {
    played: both(({ id, worth }) => countWhere(`${id}*${isScored(worth)}`)),
    sum: rounded(
      both(({ id, worth }) => sumWhere(`--${id}`, worth)),
      NOISE_DECIMALS
    ),
  };
  if (!isMatchpoints)
    return {
      ...common,
      pluses: both(({ id, worth }) => countWhere(`${id}*(${key}<>0)*(${worth}<>"")`)),
      total: total(`${sum}-${cell("penalty")}+${cell("handicap")}`, `${cell("pluses")}=0`),
    };
  const top = `2*(${maxResults}-1)`;
  const awards = (percent: number) =>
    both(({ id, worth }) => countWhere(`${id}*(${key}<0)*(${worth}=${top}*${percent}/100)`));
  const counts = [cell("pluses"), cell("averages"), cell("minuses")] as const;
  const others = `(${played}-${counts.join("-")})`;
  const artificial = `${AVERAGE_PLUS}*${counts[0]}+${AVERAGE}*${counts[1]}+${AVERAGE_MINUS}*${counts[2]}`;
  return {
    ...common,
    pluses: awards(AVERAGE_PLUS),
    averages: awards(AVERAGE),
    minuses: awards(AVERAGE_MINUS),
    share: `IF(${others}<1,"",${rounded(`(100*${sum}/(${top})-(${artificial}))/${others}`, NOISE_DECIMALS)})`,
    more: `IF(${ownShare}="",0,${counts[0]}*MAX(0,${ownShare}-${AVERAGE_PLUS})-${counts[2]}*MAX(0,${AVERAGE_MINUS}-${ownShare}))`,
    matchpoints: `IF(${played}=0,"",${rounded(`${sum}+${top}*(${more}-${cell("penalty")})/100`, RANKED_DECIMALS)})`,
    total: total(
      `100*${sum}/(${played}*${top})+(${more}-${cell("penalty")})/${played}+${cell("handicap")}`,
      `${played}=0`
    ),
  };
}

function placeFormulas({ pairSteps: { list } }: ClubSheets, row: number) {
  const cell = (step: PairStep) => list.cell(step, row);
  const [id, group, total, order] = [cell("id"), cell("group"), cell("total"), cell("order")];
  const [groups, totals] = [list.range("group"), list.range("total")];
  return {
    group: `IF(${id}="","",2*${countWhere(`(${list.range("id")}<>"")*(${list.range("section")}<${cell("section")})`)}+(${cell("side")}=2))`,
    order: `IF(OR(${id}="",${total}=""),${NO_PLACE},1+${countWhere(`(${groups}=${group})*(${totals}<>"")*(${totals}>${total})`)})`,
    place: `IF(${order}=${NO_PLACE},"",${order}&IF(${countWhere(`(${groups}=${group})*(${list.range("order")}=${order})`)}>1,"=",""))`,
  };
}

/** The line of the ranking: by groups, places, and the order of the list. */
function positionFormula(list: List<PairStep>, row: number): string {
  const cell = (step: PairStep) => list.cell(step, row);
  const [ids, groups, orders] = [list.range("id"), list.range("group"), list.range("order")];
  const isBefore = `((${groups}<${cell("group")})+(${groups}=${cell("group")})*(${orders}<${cell("order")}))`;
  const above =
    row === 0
      ? ""
      : `+${countWhere(`(${list.range("group", 0, row - 1)}=${cell("group")})*(${list.range("order", 0, row - 1)}=${cell("order")})`)}`;
  return `IF(${cell("id")}="","",1+${countWhere(`(${ids}<>"")*${isBefore}`)}${above})`;
}
