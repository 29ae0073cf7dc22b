import { plainWord, type Language } from "./words";

/** What a column of a table is of. */
export type Column = "table" | "board" | "contract" | "declarer" | "result" | "doubled" | "points" | "ewPoints";

/** The headings of columns in small letters without accents, blanks and points, by language. */
const HEADINGS: Readonly<Record<Column, Readonly<Record<Language | "any", string>>>> = {
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
    de: "punkte punktens score",
    nl: "punten nz puntennz",
    fr: "points marque",
  },
  ewPoints: { any: "ew ewpoints ewscore pointsew scoreew", de: "ow punkteow", nl: "ow puntenow", fr: "eo pointseo" },
};

const FOUND: ReadonlyMap<string, { readonly column: Column; readonly language: Language | null }> = new Map(
  (Object.entries(HEADINGS) as [Column, Readonly<Record<Language | "any", string>>][]).flatMap(([column, lists]) =>
    (["de", "nl", "fr", "any"] as const).flatMap((language) =>
      lists[language]
        .split(" ")
        .filter((heading) => heading !== "")
        .map((heading) => [heading, { column, language: language === "any" ? null : language }] as const)
    )
  )
);

/** What a column with a heading is of; undefined for a heading that is none of a board's. */
export function columnHeaded(
  cell: string
): { readonly column: Column; readonly language: Language | null } | undefined {
  return FOUND.get(plainWord(cell).replace(/[\s.:_/-]/g, ""));
}
