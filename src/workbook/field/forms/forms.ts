import { dealerOf } from "../../../bridge/board";
import { vulnerabilityOf } from "../../../bridge/vulnerability";
import { contestantNumber, contestants, contestantsIn, type Contestant } from "../../../movements/contestant";
import { guideOf, type GuideRow, type Seating } from "../../../movements/movement";
import { boardsOfRounds, type FieldSeated } from "../../../sessions/field/plan";
import { planInRoom } from "../../../sessions/field/visits";
import type { FieldFormName, FormName } from "../../forms";
import { blank, cardOf, narrow, wide } from "../../kit/card";
import { computed, joined, type Computed } from "../../kit/content";
import { titledGrid } from "../../kit/grid";
import { widthsOf } from "../../kit/columns";
import { layOutList } from "../../kit/list";
import { rowContents, writeList } from "../../kit/write-list";
import { fillPage, printSetup } from "../../kit/page";
import type { Draft } from "../../model";
import { texts } from "../../texts";
import { FORM_STYLES, STYLES } from "../../theme";
import { labelOf, seatedLabel, seatedNumbers, titleOf, whoPlays } from "../contestants";
import type { FieldSheets } from "../field-sheets";
import { fieldTexts } from "../texts";
import { slipsSheet } from "../../kit/slips";

const { common } = texts;
const { forms: words } = fieldTexts;

/** Returns the sheets of the chosen forms, in the order of SHEETS. */
export function formSheets(workbook: FieldSheets, forms: readonly FormName[]): Draft[] {
  const { session } = workbook;
  const field = { ...workbook, session: { ...session, plan: planInRoom(session.plan) } };
  return (Object.keys(SHEETS) as FieldFormName[])
    .filter((form) => forms.includes(form))
    .map((form) => SHEETS[form](field));
}

const SHEETS: Readonly<Record<FieldFormName, (field: FieldSheets) => Draft>> = {
  travellers,
  "pick-up-slips": pickUpSlips,
  "name-tags": nameTags,
  "sign-up": signUp,
  journals,
};

/** A slip for each board, which goes with the board from table to table; a page has four slips. */
function travellers({ session, head, paper }: FieldSheets): Draft {
  const { headings } = words.travellers;
  const sides = fieldTexts.sides[session.plan.kind];
  const slips = session.plan.inPlay.map(({ board, seatings }) =>
    cardOf<Seating<FieldSeated>>(
      fieldTexts.boards.band(board, dealerOf(board), texts.common.vulnerable[vulnerabilityOf(board)]),
      {
        table: narrow(common.tableHeading, ({ table }) => table),
        ns: narrow(sides.shortNs, ({ ns }) => seatedNumbers(ns)),
        ew: narrow(sides.shortEw, ({ ew }) => seatedNumbers(ew)),
        contract: blank(common.contract),
        by: blank(common.by),
        result: blank(common.result),
        plus: blank(headings.plus),
        minus: blank(headings.minus),
        points: blank(headings.points),
      },
      seatings
    )
  );
  const widths = [8, 11, 11, 14, 7, 11, 11, 11, 10];
  return slipsSheet(head, paper, { name: words.travellers.name, slips, widths, across: 1, down: 4 });
}

/** A slip for each table in each round, to be handed in when the round is played. */
function pickUpSlips({ session, head, paper }: FieldSheets): Draft {
  const { name, heading, agreed } = words.pickUpSlips;
  const slips = session.plan.stretches.flatMap(({ round, tables }) =>
    tables.map(({ table, ns, ew, boards }) =>
      cardOf<number>(
        heading(round, table, seatedNumbers(ns), seatedNumbers(ew)),
        {
          board: narrow(common.board, (board) => board),
          contract: blank(common.contract),
          by: blank(common.by),
          result: blank(common.result),
          points: blank(texts.homeTable.headings.points),
          agreed: blank(agreed),
        },
        boards
      )
    )
  );
  const down = Math.floor(LINES_ON_PAGE / (boardsOfRounds(session.plan).max + 3));
  return slipsSheet(head, paper, { name, slips, widths: [7, 10, 5, 8, 9, 10], across: 2, down });
}

/** Rows of slips that a page has room for, with the gaps between them. */
const LINES_ON_PAGE = 30;

const TAG = { heading: FORM_STYLES.tagTitle, columns: FORM_STYLES.tagNumber };

/** A tag for each pair or player, with number and name. */
function nameTags(field: FieldSheets): Draft {
  const { head, paper, session } = field;
  const slips = contestants(session.plan.names.length).map((contestant) => {
    const heading = joined(whoPlays(session.plan), " ", contestantNumber(contestant));
    const name = { heading, style: FORM_STYLES.tag, content: () => nameAlone(field, contestant) };
    return cardOf(head.title, { name }, [contestant]);
  });
  return slipsSheet(head, paper, { name: words.nameTags, slips, widths: [46], across: 2, down: 5, styles: TAG });
}

/** Returns a name as typed on the Scoresheet; blank if none is typed. */
function nameAlone({ lists }: FieldSheets, contestant: Contestant): Computed {
  const cell = lists.names.outside.cell("name", contestant);
  return computed(`${cell}&""`);
}

/** Makes the sign-up sheet: it has more lines for names than can play, for reserves. */
function signUp({ session, head, paper }: FieldSheets): Draft {
  const { name, note, spare, headings } = words.signUp;
  const { plan } = session;
  const names = plan.kind === "pairs" ? headings.pair : headings.player;
  const lines = plan.names.length + spare;
  const line = { style: FORM_STYLES.line, content: () => null };
  const list = layOutList(
    {
      number: {
        heading: whoPlays(plan),
        width: 8,
        style: STYLES.label,
        content: (index: number) => (index < plan.names.length ? index + 1 : ""),
      },
      names: { heading: names, width: 44, ...line },
      phone: { heading: headings.phone, width: 22, ...line },
      remark: { heading: headings.remark, width: 20, ...line },
    },
    { sheet: name, headingRow: 5, rows: lines }
  );
  const grid = titledGrid(head, name, widthsOf(list), { note: note(plan.names.length) });
  const indices = Array.from({ length: lines }, (_, index) => index);
  writeList(grid, list, indices, rowContents(list), 24);
  const print = printSetup(paper, list.lastRow, list.right);
  return grid.finish({ print: () => fillPage(grid, print, indices.map(list.row), [24, 40]) });
}

/** A board of a journal; only the first board of a round names the round, and two opponents are named on two lines. */
interface JournalLine {
  readonly board: number;
  readonly round: number | "";
  readonly seat: NonNullable<GuideRow<FieldSeated>["seat"]>;
  readonly opponents: Computed | string;
}

function sentence(field: FieldSheets, contestant: Contestant | undefined): Computed | string {
  return contestant === undefined ? "" : labelOf(field, contestant);
}

/** Longest name, in characters, that takes no more than two lines of a journal with a column for partners. */
const LONG_NAME = 20;

/** A sheet for each pair or player to keep: what was bid and made on each board, and against whom. */
function journals(field: FieldSheets): Draft {
  const { head, paper, session } = field;
  const { plan } = session;
  const isPair = plan.kind === "pairs";
  const { headings } = words.travellers;
  const slips = contestants(plan.names.length).map((contestant) => {
    const isTheirs = (seated: FieldSeated) => contestantsIn(seated).includes(contestant);
    const partnerIn = ({ seated }: JournalLine["seat"]) => contestantsIn(seated).find((other) => other !== contestant);
    const lines = guideOf(plan.movement, isTheirs).flatMap(({ round, boards, seat }) => {
      if (!seat) return [];
      const opponents = contestantsIn(seat.opponents);
      return boards.map((board, index): JournalLine => ({
        board,
        round: index === 0 ? round : "",
        seat,
        opponents:
          boards.length < opponents.length ? seatedLabel(field, seat.opponents) : sentence(field, opponents[index]),
      }));
    });
    return cardOf<JournalLine>(
      titleOf(field, contestant),
      {
        round: narrow(common.round, ({ round }) => round),
        sit: narrow(common.sit, ({ round, seat }) =>
          round === "" ? "" : `${seat.table} ${seat.side === "N-S" ? common.ns : common.ew}`
        ),
        ...(!isPair && {
          partner: wide(fieldTexts.movement.partner, ({ round, seat }: JournalLine) =>
            round === "" ? "" : sentence(field, partnerIn(seat))
          ),
        }),
        against: wide(common.against, ({ opponents }) => opponents),
        board: narrow(common.board, ({ board }) => board),
        vulnerability: narrow(common.vulnerability, ({ board }) => texts.common.vulnerable[vulnerabilityOf(board)]),
        contract: blank(common.contract),
        by: blank(common.by),
        result: blank(common.result),
        plus: blank(headings.ownPlus),
        minus: blank(headings.ownMinus),
        points: blank(headings.points),
      },
      lines
    );
  });
  const isLong = plan.names.some((name) => name.length > LONG_NAME);
  const names = isPair ? [28] : isLong ? [27, 27] : [20, 20];
  const widths = [6.5, 8, ...names, 6.5, 6, 9, 4.5, 7, 7, 7, 6.5];
  return slipsSheet(head, paper, { name: words.journals, slips, widths, across: 1, down: 1 });
}
