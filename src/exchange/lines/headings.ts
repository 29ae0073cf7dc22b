import { plainWord, type Language } from "./words";

/** What a column of a table is of. */
export type Column = "table" | "board" | "contract" | "declarer" | "result" | "doubled" | "points" | "ewPoints";

/** Where a heading is in use. */
const WHERE = ["any", "de", "nl", "fr"] as const;

/** The headings of columns in small letters without accents, blanks and points, by language. */
const HEADINGS: Readonly<Record<Column, Readonly<Record<(typeof WHERE)[number], string>>>> = {
  table: { any: "table tbl t", de: "tisch", nl: "tafel", fr: "" },
  board: {
    any: "board bd brd boardno boardnr no nr #",
    de: "brett brettnr verteilung",
    nl: "spel spelnr bord",
    fr: "donne etui",
  },
  contract: { any: "contract", de: "kontrakt", nl: "", fr: "contrat" },
  declarer: {
    any: "by declarer playedby decl",
    de: "von alleinspieler spieler durch gespieltvon",
    nl: "leider door speler",
    fr: "declarant par joueur",
  },
  result: { any: "result res", de: "ergebnis resultat", nl: "resultaat", fr: "resultat" },
  doubled: { any: "x dbl doubled double", de: "kontra", nl: "doublet", fr: "contre" },
  points: {
    any: "points pts score ns nspoints nsscore pointsns scorens",
    de: "punkte punktens",
    nl: "punten nz puntennz",
    fr: "marque",
  },
  ewPoints: { any: "ew ewpoints ewscore pointsew scoreew", de: "ow punkteow", nl: "ow puntenow", fr: "eo pointseo" },
};

const FOUND = new Map<string, { readonly column: Column; readonly languages: readonly Language[] }>();
for (const column of Object.keys(HEADINGS) as Column[])
  for (const where of WHERE)
    for (const heading of HEADINGS[column][where].split(" ").filter((word) => word !== "")) {
      const languages = [...(FOUND.get(heading)?.languages ?? []), ...(where === "any" ? [] : [where])];
      FOUND.set(heading, { column, languages });
    }

/** What a column with a heading is of, and the languages that call it so; undefined for one that is none of a board's. */
export function columnHeaded(
  cell: string
): { readonly column: Column; readonly languages: readonly Language[] } | undefined {
  return FOUND.get(plainWord(cell).replace(/[\s.:_/-]/g, ""));
}
