import { plainSigns } from "../../bridge/plain-number";
import { plainWord, type Language } from "./words";

/** A column of a table of boards. */
export type Column =
  | "table"
  | "board"
  | "contract"
  | "declarer"
  | "result"
  | "tricks"
  | "doubled"
  | "points"
  | "ewPoints"
  /** Points of North-South or, on a player's own card, of the player's side. */
  | "plus"
  | "minus"
  /** Points from the point of view of North-South or of the declarer. */
  | "score"
  | "vulnerability"
  /** Columns of a player's own card: the player's seat, and the opponents. */
  | "seat"
  | "opponents"
  | "nsPair"
  | "ewPair"
  | "section"
  /** Any column that cannot change a score. */
  | "harmless";

/** Languages of headings; "any" for headings that are used in all languages. */
const WHERE = ["any", "de", "nl", "fr"] as const;

/** Headings of columns, in the form that {@link headingKey} returns, by language. */
const HEADINGS: Readonly<Record<Column, Readonly<Record<(typeof WHERE)[number], string>>>> = {
  table: { any: "table tbl t room", de: "tisch raum", nl: "tafel zaal", fr: "salle" },
  board: {
    any: "board bd brd boardno boardnr boardnumber no nr #",
    de: "brett brettnr verteilung",
    nl: "spel spelnr bord",
    fr: "donne etui",
  },
  contract: { any: "contract contr cont bid", de: "kontrakt", nl: "", fr: "contrat" },
  declarer: {
    any: "by declarer playedby dec decl declr",
    de: "von alleinspieler spieler durch gespieltvon",
    nl: "leider door speler",
    fr: "declarant par joueur",
  },
  result: { any: "result res plusminus", de: "ergebnis resultat", nl: "resultaat", fr: "resultat" },
  tricks: { any: "tricks tks trks tr trickswon tricksmade trickstaken", de: "stiche", nl: "slagen", fr: "levees" },
  doubled: {
    any: "x xx xxx dbl dble dbld doubled double penalty",
    de: "kontra gedoppelt",
    nl: "doublet gedoubleerd",
    fr: "contre",
  },
  points: {
    any: "points pts ns nspoints nsscore pointsns scorens nspts",
    de: "punkte punktens nspunkte",
    nl: "punten nz puntennz nzpunten scorenz nzscore",
    fr: "pointsns",
  },
  ewPoints: {
    any: "ew ewpoints ewscore pointsew scoreew ewpts",
    de: "ow punkteow owpunkte",
    nl: "ow puntenow owpunten scoreow owscore",
    fr: "eo pointseo scoreeo",
  },
  plus: {
    any: "plus nsplus plusns ewminus minusew we us",
    de: "owminus minusow wir",
    nl: "nzplus plusnz owminus owmin minow wij",
    fr: "eomoins moinseo nous",
  },
  minus: {
    any: "minus nsminus minusns ewplus plusew they them",
    de: "owplus plusow sie",
    nl: "min nzmin nzminus minnz minusnz owplus plusow zij",
    fr: "moins nsmoins moinsns eoplus pluseo eux",
  },
  score: { any: "score scores", de: "", nl: "", fr: "marque" },
  vulnerability: {
    any: "vul vuln vulnerable vulnerability",
    de: "gefahr",
    nl: "kwetsbaar kwets",
    fr: "vulnerabilite",
  },
  seat: { any: "you seat yourseat", de: "du platz", nl: "jij plaats", fr: "vous" },
  opponents: {
    any: "vs versus opp opps opponents against",
    de: "gegner gegen",
    nl: "tegen tegenstander tegenstanders",
    fr: "adversaires",
  },
  nsPair: { any: "nspair pairns nsno nsnr nsnumber", de: "nspaar paarns", nl: "nzpaar paarnz", fr: "paire paires" },
  ewPair: { any: "ewpair pairew ewno ewnr ewnumber", de: "owpaar paarow", nl: "owpaar paarow", fr: "paireeo" },
  section: { any: "section sect", de: "gruppe", nl: "lijn", fr: "" },
  harmless: {
    any:
      "lead ld openinglead led round rd rnd time date hand hands dealer dlr remark remarks comment comments note notes " +
      "name names player players north south east west nsnames ewnames nsplayers ewplayers pair pairs " +
      "mp mps matchpoints nsmp ewmp nsmps ewmps mpns mpew mpsns mpsew % ns% ew% %ns %ew percent percentage pct " +
      "imp imps impns impew impsns impsew nsimps ewimps ximps crossimps butler vp vps w l won lost " +
      "auction bidding play event session hcp par",
    de: "ausspiel runde zeit datum blatt teiler bemerkung bemerkungen kommentar prozent paar paare nord sud ost namen",
    nl: "uitkomst ronde tijd gever opmerking opmerkingen procent namen noord zuid oost",
    fr: "entame tour heure main donneur remarque remarques commentaire commentaires noms joueurs est ouest",
  },
};

const FOUND = new Map<string, { readonly column: Column; readonly languages: readonly Language[] }>();
for (const column of Object.keys(HEADINGS) as Column[])
  for (const where of WHERE)
    for (const heading of HEADINGS[column][where].split(" ").filter((word) => word !== "")) {
      const languages = [...(FOUND.get(heading)?.languages ?? []), ...(where === "any" ? [] : [where])];
      FOUND.set(heading, { column: FOUND.get(heading)?.column ?? column, languages });
    }

/** Headings of a player's own card, for the own side and the opponents, wherever they sit. */
const OWN_SIDE = "we us they them wir sie wij zij nous eux".split(" ");

/** Sides in headings, such as "N-S", in which the hyphen is no minus. */
const SIDES: readonly (readonly [written: RegExp, key: string])[] = [
  [/\bn\s*[-/.]?\s*([sz])\b/g, "n$1"],
  [/\b([eo])\s*[-/.]?\s*([wo])\b/g, "$1$2"],
];

/** A heading in small letters without accents, blanks and signs, but with words for plus and minus: "N/S +" is "nsplus". */
function headingKey(cell: string): string {
  const plain = SIDES.reduce((key, [written, side]) => key.replace(written, side), plainWord(plainSigns(cell)).trim());
  const key = plain
    .replace(/\+/g, " plus ")
    .replace(/(^|[\s(])-|-(?=$|[\s)])/g, " minus ")
    .replace(/[\s.:,_/()'?-]/g, "")
    .replace(/(.)#/, "$1");
  // A heading with a sign is of points, so the word for points is dropped: "Plus Score", "+ Sc".
  return /plus|minus|min|moins/.test(key) ? key.replace(/scores?|points?|pts|punkte|punten|sc$/g, "") : key;
}

/** Returns the column of a heading, and the languages that use it; undefined for an unknown heading. */
export function columnHeaded(
  cell: string
): { readonly column: Column; readonly languages: readonly Language[] } | undefined {
  return FOUND.get(headingKey(cell));
}

/** True for a heading of a player's own card, such as "We" or "They". */
export function isOwnSide(cell: string): boolean {
  return OWN_SIDE.includes(headingKey(cell).replace(/plus|minus/g, ""));
}
