import { itemAt } from "../bridge/item-at";

/**
 * Lines round a cell; "below" is a line to write on, "cut" one to cut along below it; "stub", "stem" and "turn" lead
 * from a match to the next: below the cell, right of it, and both.
 */
type Border = "none" | "thin" | "block" | "below" | "cut" | "stub" | "stem" | "turn";

/** How a cell looks and whether it may be typed into, free of any file format. */
export interface Style {
  readonly size: number;
  readonly bold: boolean;
  readonly color: string;
  /** Background, null for none. */
  readonly fill: string | null;
  readonly border: Border;
  readonly align: "left" | "center" | "right";
  readonly vertical: "top" | "center";
  readonly wrap: boolean;
  /** True if a text that is too long is written smaller, or on more lines if there is room: see kit/fit.ts. */
  readonly shrink?: boolean;
  /** A number format as Excel writes it; "@" is text. */
  readonly format: string | null;
  readonly entry: boolean;
  /** True for an entry that chooses what a sheet shows, and is no part of the session. */
  readonly isChoice?: boolean;
  /** True if the lines after the first are less prominent, like an example. */
  readonly example?: boolean;
  /** True if a text in a cell with borders is indented while not blank. */
  readonly inset?: boolean;
}

/** The one palette. Text on its background has a contrast of at least 4.5:1, also in grey; soft text 7:1. */
export const PALETTE = {
  ink: "1F2A2E",
  soft: "3A464C",
  green: "0B5D4B",
  paper: "FFFFFF",
  mist: "E6EFEC",
  entry: "FFF8DC",
  line: "8A979C",
  alert: "8C1D18",
  alertFill: "FBE3E1",
  noticeFill: "E4E8F4",
} as const;

/** The lines of a chart, told apart by colour and, in grey, by lightness and marker. */
export const LINE_COLORS = ["0B5D4B", "C2571A", "2F5DA8", "7A2E7A", "6B6B00"] as const;
export const LINE_MARKERS = ["circle", "square", "triangle", "diamond", "x"] as const;
const LINE_DASHES = ["solid", "dash", "dot", "dashDot"] as const;

/** How a line of a chart looks. */
interface LineLook {
  readonly color: (typeof LINE_COLORS)[number];
  readonly marker: (typeof LINE_MARKERS)[number];
  readonly dash: (typeof LINE_DASHES)[number];
}

/**
 * The look of a line of a chart, by its index. From the sixth on the colours come again in broken lines, each with
 * another marker than before: twenty lines have no two that look alike.
 */
export function lineLook(index: number): LineLook {
  const cycle = Math.floor(index / LINE_COLORS.length);
  return {
    color: itemAt(LINE_COLORS, index % LINE_COLORS.length),
    marker: itemAt(LINE_MARKERS, (index + cycle) % LINE_MARKERS.length),
    dash: itemAt(LINE_DASHES, cycle % LINE_DASHES.length),
  };
}

/** Numbers with their sign, and with their halves and tenths: IMPs, and a margin as captains write it on a slip. */
const SIGNED = "+General;-General;0";

const plain: Style = {
  size: 11,
  bold: false,
  color: PALETTE.ink,
  fill: null,
  border: "none",
  align: "left",
  vertical: "center",
  wrap: false,
  format: null,
  entry: false,
};

const boxed: Style = { ...plain, border: "thin", align: "center" };

/** Headings are light: a dark band takes much ink. */
const headed: Style = { ...boxed, bold: true, color: PALETTE.green, fill: PALETTE.mist, wrap: true };

/** The styles by the role of a cell. */
export const STYLES = {
  title: { ...plain, size: 18, bold: true, color: PALETTE.green, shrink: true },
  titleRight: { ...plain, size: 18, bold: true, color: PALETTE.green, align: "right" },
  subtitle: { ...plain, color: PALETTE.soft, shrink: true },
  subtitleRight: { ...plain, color: PALETTE.soft, align: "right", shrink: true },
  tableTitle: { ...plain, size: 14, bold: true, color: PALETTE.green, shrink: true },
  tableTitleRight: { ...plain, size: 14, bold: true, color: PALETTE.green, align: "right", shrink: true },
  status: { ...plain, bold: true },
  check: { ...plain, size: 10, bold: true, color: PALETTE.alert, shrink: true },
  /** Beside a row of cells: on two lines, if necessary. */
  remark: { ...boxed, size: 10, bold: true, color: PALETTE.alert, align: "left", wrap: true },
  note: { ...plain, wrap: true },
  advice: { ...plain, wrap: true, shrink: true },
  heading: { ...headed, shrink: true },
  /** Over what is typed, with an example of it below. */
  typedHeading: { ...headed, example: true },
  pairHeading: { ...headed, shrink: true },
  block: { ...boxed, border: "block", bold: true, fill: PALETTE.mist, wrap: true, shrink: true },
  /** Above the boards of a round: players and score. */
  band: { ...boxed, border: "block", bold: true, fill: PALETTE.mist, align: "left", shrink: true },
  /** Below the boards of a round or beside them: what they come to. */
  sumBelow: { ...boxed, border: "block", bold: true, shrink: true },
  sumBeside: { ...boxed, border: "block", size: 10.5, wrap: true },
  fixed: boxed,
  listed: { ...boxed, border: "none" },
  listedBold: { ...boxed, border: "none", bold: true },
  computed: boxed,
  sum: { ...boxed, border: "block", size: 14, bold: true },
  sumLabel: { ...boxed, border: "block", size: 14, bold: true, fill: PALETTE.mist, align: "left" },
  label: { ...boxed, bold: true, fill: PALETTE.mist },
  entry: { ...boxed, fill: PALETTE.entry, entry: true },
  /**
   * For whole numbers. Its format is none that a spreadsheet changes by itself: LibreOffice 7.4 gives a cell into
   * which 1e3 is typed the scientific one, and on a protected sheet crashes when that happens a second time.
   */
  entryWhole: { ...boxed, fill: PALETTE.entry, entry: true, format: "0" },
  entryText: { ...boxed, fill: PALETTE.entry, entry: true, format: "@" },
  entryName: { ...boxed, align: "left", fill: PALETTE.entry, entry: true, format: "@", shrink: true },
  cutHeading: { ...boxed, bold: true, align: "left", fill: PALETTE.mist, shrink: true },
  cut: { ...plain, border: "cut" },
  text: { ...boxed, align: "left", shrink: true },
  small: { ...boxed, size: 10 },
  smallLeft: { ...boxed, size: 10, align: "left", shrink: true },
  smallHeading: { ...boxed, bold: true, color: PALETTE.soft, shrink: true },
  /** Values beside the ranked one. */
  beside: { ...boxed, color: PALETTE.soft },
  besideLabel: { ...boxed, color: PALETTE.soft, fill: PALETTE.mist, align: "left" },
  besideHeading: { ...boxed, color: PALETTE.soft, fill: PALETTE.mist, wrap: true },
  /** A name in a ranking: one that is long goes on in a second line. */
  rankedName: { ...boxed, size: 12, bold: true, align: "left", wrap: true, shrink: true },
  ranked: { ...boxed, size: 14, bold: true },
  /** Heads rows and columns of a list that hangs on the wall: without shading. */
  wall: { ...boxed, size: 14, bold: true, wrap: true, shrink: true },
} as const satisfies Record<string, Style>;

/** Styles of team events: what has a sign shows it. */
export const TEAM_STYLES = {
  signed: { ...STYLES.computed, format: SIGNED },
  signedSum: { ...STYLES.sum, format: SIGNED },
  signedBeside: { ...STYLES.beside, format: SIGNED },
  who: { ...STYLES.block, size: 10 },
  left: { ...STYLES.computed, align: "left", shrink: true },
  /** Names that are too long for a line go on in a second one. */
  seat: { ...STYLES.smallLeft, wrap: true },
  nameLabel: { ...STYLES.label, wrap: true, shrink: true },
  nameSum: { ...STYLES.sumLabel, shrink: true },
  /** The winner and the margin. */
  sentence: { ...STYLES.sum, size: 16, wrap: true, shrink: true },
  signature: STYLES.subtitle,
  signatureLine: { ...STYLES.subtitle, border: "below" },
  entrySigned: { ...STYLES.entry, format: SIGNED },
} as const satisfies Record<string, Style>;

/** Styles of the sheet Winners: to be read from across a room, and on a phone. */
export const RESULT_STYLES = {
  heading: { ...STYLES.heading, size: 14 },
  place: { ...STYLES.fixed, size: 26, bold: true },
  name: { ...STYLES.fixed, size: 24, bold: true, align: "left", wrap: true, shrink: true },
  points: { ...STYLES.fixed, size: 26, bold: true },
  also: { ...STYLES.computed, size: 18 },
  alsoSigned: { ...STYLES.computed, size: 18, format: SIGNED },
  rule: { ...STYLES.note, size: 13, shrink: true },
  sentence: { ...STYLES.sum, size: 20, wrap: true, shrink: true },
  caption: { ...STYLES.status, size: 18, color: PALETTE.green, shrink: true },
  best: { ...STYLES.status, size: 16, vertical: "top", wrap: true, shrink: true },
  table: { ...STYLES.status, size: 15, shrink: true },
  played: { ...STYLES.status, size: 15, bold: false, shrink: true },
  northSouth: { ...STYLES.status, size: 15, bold: false, align: "right", format: '"N-S" +0;"N-S" -0;"N-S" 0' },
  site: { ...STYLES.status, size: 12, bold: false, wrap: true, shrink: true },
} as const satisfies Record<string, Style>;

const example: Style = { ...boxed, size: 14, align: "left" };

/** Styles of the page of instructions. Its cells are shown as if they were typed into. */
export const GUIDE_STYLES = {
  section: { ...plain, size: 16, bold: true, color: PALETTE.green },
  text: { ...plain, size: 14, vertical: "top", wrap: true },
  said: example,
  typed: { ...example, fill: PALETTE.entry },
  computed: example,
  alert: { ...example, bold: true, color: PALETTE.alert, fill: PALETTE.alertFill },
  notice: { ...example, bold: true, fill: PALETTE.noticeFill },
} as const satisfies Record<string, Style>;

/** Styles of paper on choice: a name to be read across a table, and a line to write on. */
export const FORM_STYLES = {
  tag: { ...STYLES.fixed, size: 24, bold: true, shrink: true },
  tagNumber: { ...STYLES.fixed, size: 18 },
  tagTitle: { ...STYLES.cutHeading, align: "center" },
  line: { ...STYLES.fixed, align: "left", shrink: true },
} as const satisfies Record<string, Style>;

/** A number that is there for formulas, and shows nothing. */
export const UNSEEN = ";;;";

/** Styles of Swiss events. */
export const SWISS_STYLES = {
  imps: { ...STYLES.entry, format: SIGNED },
  number: { ...STYLES.entry, size: 14 },
  /** Of the Standings, which hang on the wall, with a row for each team. */
  standingsName: { ...STYLES.entryName, size: 13 },
  standingsText: { ...STYLES.text, size: 13 },
  standingsLabel: { ...STYLES.label, size: 12 },
  opponent: { ...STYLES.fixed, size: 12 },
  standingsPoints: { ...STYLES.fixed, size: 12 },
  running: { ...STYLES.computed, size: 12 },
  net: { ...STYLES.computed, size: 12, format: SIGNED },
  standingsSum: { ...STYLES.label, size: 14 },
  stub: { ...plain, border: "stub", format: UNSEEN },
  /** Behind a match that leads to no other. */
  end: { ...plain, format: UNSEEN },
  stem: { ...plain, border: "stem" },
  turn: { ...plain, border: "turn", format: UNSEEN },
} as const satisfies Record<string, Style>;

function roundStyles(size: number) {
  return {
    table: { ...STYLES.fixed, size, bold: true },
    number: { ...SWISS_STYLES.number, size },
    team: { ...STYLES.text, size, wrap: true },
    margin: { ...STYLES.entry, size, format: SIGNED },
    points: { ...STYLES.fixed, size },
  };
}

/** Styles of a round's sheet, which hangs on the wall, by how many matches it has: who plays whom and where, and the results. */
export const ROUND_STYLES = { few: roundStyles(18), many: roundStyles(15) } as const;

/** A day as every reader understands it: 5 Nov 2026. */
const DAY = "d mmm yyyy";
const WEEKDAY = `ddd ${DAY}`;

/** Styles of a league's season. */
export const LEAGUE_STYLES = {
  dateEntry: { ...STYLES.entry, size: 12, format: DAY },
  fixture: { ...STYLES.text, size: 12, wrap: true },
  imps: { ...STYLES.entry, size: 13 },
  points: { ...STYLES.fixed, size: 13 },
  state: { ...STYLES.fixed, size: 12, shrink: true },
  date: { ...STYLES.fixed, format: DAY },
  /** The line between those who go up or down and the others. */
  line: { ...STYLES.smallLeft, border: "block", bold: true, shrink: true },
  /** Of the league table, which hangs on the wall. */
  heading: { ...STYLES.heading, size: 12 },
  number: { ...STYLES.fixed, size: 14 },
  sum: { ...STYLES.label, size: 15 },
  team: { ...STYLES.text, size: 15, bold: true },
  remark: { ...STYLES.smallLeft, size: 12, wrap: true },
  formEntry: { ...STYLES.entryName, size: 13 },
  formName: { ...STYLES.text, size: 13 },
  /** Of the matches that are still to be played. */
  listedDate: { ...STYLES.listed, size: 13, format: WEEKDAY },
  listedRound: { ...STYLES.listedBold, size: 14 },
  listedName: { ...STYLES.listed, size: 14, align: "left", shrink: true, inset: true },
  listedRemark: { ...STYLES.listed, size: 12, align: "left", shrink: true, inset: true },
} as const satisfies Record<string, Style>;

/** Of a league's Form: the points of rounds of some width, and the totals up to them. */
export const FORM_POINTS = {
  wide: { round: { ...STYLES.fixed, size: 12 }, running: { ...STYLES.computed, size: 12 } },
  narrow: { round: STYLES.fixed, running: STYLES.computed },
} as const;

function scaleStyles(size: number) {
  return {
    heading: { ...STYLES.smallHeading, size, fill: PALETTE.mist },
    plain: { ...STYLES.fixed, size },
    bold: { ...STYLES.fixed, size, bold: true },
    spare: { ...STYLES.listed, size },
    spareBold: { ...STYLES.listedBold, size },
  };
}

/** Styles of a scale on paper: on a card, and on a sheet that is printed smaller to fit its page. */
export const SCALE_STYLES = {
  card: scaleStyles(11),
  sheet: scaleStyles(13),
  /** Without colours. */
  pencil: { ...scaleStyles(13), heading: { ...boxed, size: 13, bold: true, shrink: true } },
} as const;

/** Styles of the large forms for a pencil: they have no colours. */
export const PENCIL_STYLES = {
  title: { ...plain, size: 18, bold: true, shrink: true },
  heading: { ...boxed, border: "block", size: 13, bold: true, align: "left", wrap: true, shrink: true },
  columns: { ...boxed, size: 13, bold: true, wrap: true, shrink: true },
  board: { ...boxed, size: 20, bold: true },
  cell: { ...boxed, size: 16, shrink: true },
} as const satisfies Record<string, Style>;

/** Styles of four teams' score cards: see score-cards-sheet.ts. */
export const CARD_STYLES = {
  title: { ...STYLES.status, size: 14, color: PALETTE.green, shrink: true },
  titleRight: { ...STYLES.status, size: 12, align: "right" },
  name: { ...STYLES.status, size: 12, bold: false, shrink: true },
  heading: { ...STYLES.smallHeading, size: 11, fill: PALETTE.mist },
  total: { ...STYLES.label, align: "left" },
  totalLabel: { ...STYLES.label, bold: false, align: "right" },
  note: { ...STYLES.note, size: 11 },
  noteLine: { ...STYLES.note, size: 11, wrap: false, shrink: true },
} as const satisfies Record<string, Style>;
