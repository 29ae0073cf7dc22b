import { itemAt } from "../bridge/item-at";

/**
 * Lines round a cell. "below" is a line to write on, and "cut" a line below the cell to cut along. "stub" (below the
 * cell), "stem" (right of it) and "turn" (both) lead from a match of a bracket to the next.
 */
type Border = "none" | "thin" | "block" | "below" | "cut" | "stub" | "stem" | "turn";

/** Look of a cell, and if it may be typed into, independent of any file format. */
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
  /** True to indent a text in a cell that has lines round it only while it is not blank. */
  readonly inset?: boolean;
}

/**
 * Colours of all sheets and charts. Text has a contrast of at least 4.5:1 to its background, also in grey; soft text
 * 7:1.
 */
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

/** Colours of a chart's lines, which differ in lightness and marker too, for print in grey. */
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
 * Returns the look of a line of a chart, by its index from 0. The sixth line has the first colour again, but is broken
 * and has another marker: twenty lines all look different.
 */
export function lineLook(index: number): LineLook {
  const cycle = Math.floor(index / LINE_COLORS.length);
  return {
    color: itemAt(LINE_COLORS, index % LINE_COLORS.length),
    marker: itemAt(LINE_MARKERS, (index + cycle) % LINE_MARKERS.length),
    dash: itemAt(LINE_DASHES, cycle % LINE_DASHES.length),
  };
}

/** Number format that shows the sign, and any decimals, of IMPs and margins. */
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
  /** Message beside a row of cells, on two lines if necessary. */
  remark: { ...boxed, size: 10, bold: true, color: PALETTE.alert, align: "left", wrap: true },
  note: { ...plain, wrap: true },
  advice: { ...plain, wrap: true, shrink: true },
  heading: { ...headed, shrink: true },
  /** Heading of a yellow column, with an example of an entry below. */
  typedHeading: { ...headed, example: true },
  pairHeading: { ...headed, shrink: true },
  block: { ...boxed, border: "block", bold: true, fill: PALETTE.mist, wrap: true, shrink: true },
  /** Above the boards of a round: players and score. */
  band: { ...boxed, border: "block", bold: true, fill: PALETTE.mist, align: "left", shrink: true },
  /** Sum of the boards of a round, below or beside the boards. */
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
   * For whole numbers, in a format that no spreadsheet changes by itself. LibreOffice 7.4 gives other cells the
   * scientific format when 1e3 is typed, and crashes on a protected sheet when that happens a second time.
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
  /** Further values beside the one that decides the ranking. */
  beside: { ...boxed, color: PALETTE.soft },
  besideLabel: { ...boxed, color: PALETTE.soft, fill: PALETTE.mist, align: "left" },
  besideHeading: { ...boxed, color: PALETTE.soft, fill: PALETTE.mist, wrap: true },
  /** A name in a ranking; a long name continues on a second line. */
  rankedName: { ...boxed, size: 12, bold: true, align: "left", wrap: true, shrink: true },
  ranked: { ...boxed, size: 14, bold: true },
  /** Heading of a row or column in a list to be put on the wall, without shading. */
  wall: { ...boxed, size: 14, bold: true, wrap: true, shrink: true },
} as const satisfies Record<string, Style>;

/** Styles of team events; signed numbers show their sign. */
export const TEAM_STYLES = {
  signed: { ...STYLES.computed, format: SIGNED },
  signedSum: { ...STYLES.sum, format: SIGNED },
  signedBeside: { ...STYLES.beside, format: SIGNED },
  who: { ...STYLES.block, size: 10 },
  left: { ...STYLES.computed, align: "left", shrink: true },
  /** A name that is too long for a line continues on a second line. */
  seat: { ...STYLES.smallLeft, wrap: true },
  nameLabel: { ...STYLES.label, wrap: true, shrink: true },
  nameSum: { ...STYLES.sumLabel, shrink: true },
  /** Sentence with the winner and the margin. */
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

/** Styles of the page of instructions; its example cells look as if they could be typed into. */
export const GUIDE_STYLES = {
  section: { ...plain, size: 16, bold: true, color: PALETTE.green },
  text: { ...plain, size: 14, vertical: "top", wrap: true },
  said: example,
  typed: { ...example, fill: PALETTE.entry },
  computed: example,
  alert: { ...example, bold: true, color: PALETTE.alert, fill: PALETTE.alertFill },
  notice: { ...example, bold: true, fill: PALETTE.noticeFill },
} as const satisfies Record<string, Style>;

/** Styles of optional printed forms: a name to be read across a table, and a line to write on. */
export const FORM_STYLES = {
  tag: { ...STYLES.fixed, size: 24, bold: true, shrink: true },
  tagNumber: { ...STYLES.fixed, size: 18 },
  tagTitle: { ...STYLES.cutHeading, align: "center" },
  line: { ...STYLES.fixed, align: "left", shrink: true },
} as const satisfies Record<string, Style>;

/** Format of a number that only formulas use; the cell shows nothing. */
export const UNSEEN = ";;;";

/** Styles of Swiss events. */
export const SWISS_STYLES = {
  imps: { ...STYLES.entry, format: SIGNED },
  number: { ...STYLES.entry, size: 14 },
  /** Styles of the sheet Standings, which is put on the wall and has a row for each team. */
  standingsName: { ...STYLES.entryName, size: 13 },
  standingsText: { ...STYLES.text, size: 13 },
  standingsLabel: { ...STYLES.label, size: 12 },
  opponent: { ...STYLES.fixed, size: 12 },
  standingsPoints: { ...STYLES.fixed, size: 12 },
  running: { ...STYLES.computed, size: 12 },
  net: { ...STYLES.computed, size: 12, format: SIGNED },
  standingsSum: { ...STYLES.label, size: 14 },
  stub: { ...plain, border: "stub", format: UNSEEN },
  /** Cell after a match of a bracket that leads to no other match. */
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

/**
 * Styles of the sheet of a round, with its pairings and results, which is put on the wall: for few and for many
 * matches.
 */
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
  /** Line between teams that are promoted or relegated and the other teams. */
  line: { ...STYLES.smallLeft, border: "block", bold: true, shrink: true },
  /** Styles of the league table, which is put on the wall. */
  heading: { ...STYLES.heading, size: 12 },
  number: { ...STYLES.fixed, size: 14 },
  sum: { ...STYLES.label, size: 15 },
  team: { ...STYLES.text, size: 15, bold: true },
  remark: { ...STYLES.smallLeft, size: 12, wrap: true },
  formEntry: { ...STYLES.entryName, size: 13 },
  formName: { ...STYLES.text, size: 13 },
  /** Styles of the list of matches still to be played. */
  listedDate: { ...STYLES.listed, size: 13, format: WEEKDAY },
  listedRound: { ...STYLES.listedBold, size: 14 },
  listedName: { ...STYLES.listed, size: 14, align: "left", shrink: true, inset: true },
  listedRemark: { ...STYLES.listed, size: 12, align: "left", shrink: true, inset: true },
} as const satisfies Record<string, Style>;

/** Styles of a league's sheet Form, for wide and narrow columns: points of a round, and running totals. */
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
  /** For the forms to be filled in with a pencil, without colours. */
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
