import type { CsvLines } from "../../sessions/reading/csv";
import type { Fault, ResultColumns } from "../../sessions/reading/result-lines";
import { columnHeaded } from "../lines/headings";
import { texts } from "../texts";

/** Headings in files of scoring programs and of this program, by field; in small letters without blanks and signs. */
const HEADINGS = {
  section: "section sect sectionid sectionname",
  table: "table tbl tableno tablenumber tablenr",
  round: "round rnd rd roundno roundnumber ronde runde tour",
  board: "board bd brd boardno boardnr boardnumber",
  ns: "ns pairns nspair pairnons nspairno nspairnumber pairidns nspairid nsno nsnr nsnumber",
  ew: "ew pairew ewpair pairnoew ewpairno ewpairnumber pairidew ewpairid ewno ewnr ewnumber",
  contract: "contract contr cont bid",
  declarer: "declarer by playedby dec decl declr",
  result: "result res",
  tricks: "tricks tks trickswon tricksmade trickstaken",
  doubled: "doubled x dbl dble double doubling",
  points: "points nspoints nsscore scorens pointsns nspts",
  ewPoints: "ewpoints ewscore scoreew pointsew ewpts",
  score: "score",
  vulnerability: "vul vuln vulnerable vulnerability",
  adjusted: "adjusted adj adjustedscore awarded",
  remarks: "remarks remark",
  erased: "erased deleted",
  nsNames: "nsnames namesns nsplayers nsname namens",
  ewNames: "ewnames namesew ewplayers ewname nameew",
  north: "north",
  south: "south",
  east: "east",
  west: "west",
  nsWorth: "mpns nsmp nsmps mpsns nsmatchpoints matchpointsns impns nsimp nsimps impsns nsmpts nsximps",
  ewWorth: "mpew ewmp ewmps mpsew ewmatchpoints matchpointsew impew ewimp ewimps impsew ewmpts ewximps",
  pair: "pair pairno pairnumber",
  side: "side direction",
  name: "name names",
  handicap: "handicap hcp",
  penalty: "penalty",
  unit: "unit",
  reason: "reason",
} as const;

type CsvField = keyof typeof HEADINGS | "seat";

/** Headings of columns that have no effect on scores; Bridgemate's table of received results has most of them. */
const HARMLESS =
  "id lead leadcard openinglead datelog timelog processed processed1 processed2 processed3 processed4 externalupdate " +
  "suspiciouscontract nspercent ewpercent percentns percentew percentagens percentageew nspercentage ewpercentage event percent calcpercent playdata tdate";

const FIELDS = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings.split(" ").map((heading) => [heading, field as CsvField] as const)
  )
);

/** A file's headings by field, and faults for the headings that are refused. */
interface CsvHeadings {
  readonly columns: ResultColumns;
  readonly faults: readonly Fault[];
}

/** Finds the field of each heading by its name; headings such as "NS" also by the cells below them. */
export function resolveHeadings(headings: CsvLines["unknown"]): CsvHeadings {
  const columns = new Map<string, string[]>();
  const faults: Fault[] = [];
  const hasPairs = headings.some(({ heading }) => /pair|no|nr|number/.test(headingKey(heading)) && isPair(heading));
  for (const { line, heading, column, cells } of headings) {
    const field = fieldOf(heading, cells, hasPairs);
    if (field === "?") faults.push({ line, field: "", message: texts.club.pairsOrPoints(heading) });
    else if (field !== null) columns.set(field, [...(columns.get(field) ?? []), heading.toLowerCase()]);
    else if (cells.length > 0 && !isHarmless(heading))
      faults.push({
        line,
        field: "",
        message: heading === "" ? texts.lines.headingMissing(column) : texts.club.headingUnknown(heading),
      });
  }
  return { columns: Object.fromEntries(columns), faults };
}

function headingKey(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/%/g, "percent")
    .replace(/[^a-z0-9]/g, "");
}

function isPair(heading: string): boolean {
  return ["ns", "ew"].includes(FIELDS.get(headingKey(heading)) ?? "");
}

function isHarmless(heading: string): boolean {
  return HARMLESS.split(" ").includes(headingKey(heading)) || columnHeaded(heading)?.column === "harmless";
}

/** Returns the field of a heading; null if there is none, "?" if its cells may be pair numbers or points. */
function fieldOf(heading: string, cells: readonly string[], hasPairs: boolean): CsvField | "?" | null {
  if (/^n\W?s\W{1,3}e\W?w$/i.test(heading.trim())) return "seat";
  const key = headingKey(heading);
  const field = FIELDS.get(key) ?? foreignField(heading);
  if (field === "handicap" && key === "hcp" && cells.every((cell) => /^\d/.test(cell))) return null;
  if ((key !== "ns" && key !== "ew") || cells.length === 0) return field;
  const [pairs, points, names] = key === "ns" ? NS_FIELDS : EW_FIELDS;
  if (hasPairs) return points;
  const numbers = cells.filter((cell) => /^[+-]?\d+$/.test(cell));
  if (numbers.length === 0 && !cells.some((cell) => /^[a-z]{0,2} ?\d/i.test(cell))) return names;
  if (numbers.length === cells.length && numbers.every((cell) => Number(cell) % 10 === 0)) return "?";
  return numbers.some((cell) => Math.abs(Number(cell)) > 999 || /^[+-]/.test(cell)) ? points : pairs;
}

const NS_FIELDS = ["ns", "points", "nsNames"] as const;
const EW_FIELDS = ["ew", "ewPoints", "ewNames"] as const;

/**
 * Fields, keyed by the column that {@link columnHeaded} returns for a heading. This function also knows headings in
 * German, Dutch and French.
 */
const FOREIGN: Readonly<Record<string, CsvField>> = {
  table: "table",
  board: "board",
  contract: "contract",
  declarer: "declarer",
  result: "result",
  tricks: "tricks",
  doubled: "doubled",
  points: "points",
  ewPoints: "ewPoints",
  score: "score",
  vulnerability: "vulnerability",
  nsPair: "ns",
  ewPair: "ew",
  section: "section",
};

function foreignField(heading: string): CsvField | null {
  const column = columnHeaded(heading)?.column ?? "";
  return Object.prototype.hasOwnProperty.call(FOREIGN, column) ? (FOREIGN[column] ?? null) : null;
}
