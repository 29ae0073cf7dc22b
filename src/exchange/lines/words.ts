import type { Doubling } from "../../bridge/contract";
import type { Seat } from "../../bridge/seat";

/** The languages in which people send results. */
export type Language = "en" | "de" | "nl" | "fr";

type Meaning =
  | {
      readonly kind:
        | "table"
        | "board"
        | "round"
        | "filler"
        | "pass"
        | "made"
        | "down"
        | "over"
        | "tricks"
        | "notPlayed"
        | "cancelled"
        | "average";
    }
  | { readonly kind: "seat"; readonly seat: Seat }
  | {
      readonly kind: "strain";
      readonly strain: string;
      /** Letter whose suit this word leaves uncertain: not all who write "Herz" mean hearts (Cœur) by C. */
      readonly unsettles?: "C" | "K";
    }
  | { readonly kind: "double"; readonly doubling: Exclude<Doubling, 0> }
  | { readonly kind: "side"; readonly side: "NS" | "EW" }
  | { readonly kind: "number"; readonly number: number };

/** A word's meaning and its languages; an empty list if all languages use the word. */
export type Keyword = Meaning & { readonly languages: readonly Language[] };

/** Words for each meaning and the languages that use them, in small letters without accents. */
const LISTS: readonly (readonly [meaning: Meaning, languages: readonly Language[], words: string])[] = [
  [{ kind: "table" }, [], "table t tbl"],
  [{ kind: "table" }, ["de"], "tisch"],
  [{ kind: "table" }, ["nl"], "tafel"],
  [{ kind: "board" }, [], "board bd brd b boards bds hand deal # no nr number nummer"],
  [{ kind: "board" }, ["de"], "brett verteilung austeilung"],
  [{ kind: "board" }, ["nl"], "spel bord"],
  [{ kind: "board" }, ["fr"], "donne etui"],
  [{ kind: "round" }, [], "round rd"],
  [{ kind: "round" }, ["de"], "runde"],
  [{ kind: "round" }, ["nl"], "ronde"],
  [{ kind: "round" }, ["fr"], "tour"],
  [{ kind: "pass" }, [], "pass passed passout po p ap"],
  [{ kind: "pass" }, ["de", "fr"], "passe"],
  [{ kind: "pass" }, ["de", "nl"], "allepassen"],
  [{ kind: "pass" }, ["nl", "fr"], "pas"],
  [{ kind: "pass" }, ["fr"], "quatrepasse"],
  [{ kind: "pass" }, ["de"], "gepasst durchgepasst rundgepasst rundpass"],
  [{ kind: "pass" }, ["nl"], "gepast rondpas rondgepast paspas"],
  [{ kind: "made" }, [], "made making make makes exactly"],
  [{ kind: "made" }, ["de"], "erfullt gemacht genau"],
  [{ kind: "made" }, ["nl"], "gemaakt precies"],
  [{ kind: "made" }, ["fr"], "fait faite faites juste egal reussi"],
  [{ kind: "down" }, [], "down off minus undertrick undertricks"],
  [{ kind: "down" }, ["de"], "faller gefallen unter"],
  [{ kind: "down" }, ["nl"], "downslagen"],
  [{ kind: "down" }, ["fr"], "chute chutes moins"],
  [{ kind: "over" }, [], "over plus overtrick overtricks"],
  [{ kind: "over" }, ["de"], "uberstich uberstiche"],
  [{ kind: "over" }, ["nl"], "overslag overslagen"],
  [{ kind: "over" }, ["fr"], "mieux"],
  [{ kind: "notPlayed" }, [], "np unplayed notplayed"],
  [{ kind: "notPlayed" }, ["de"], "nichtgespielt"],
  [{ kind: "notPlayed" }, ["nl"], "nietgespeeld"],
  [{ kind: "notPlayed" }, ["fr"], "nonjoue nonjouee"],
  [{ kind: "cancelled" }, [], "cancelled canceled"],
  [{ kind: "average" }, [], "average ave avg"],
  [{ kind: "tricks" }, [], "tricks trick"],
  [{ kind: "tricks" }, ["de"], "stiche stich"],
  [{ kind: "tricks" }, ["nl"], "slagen slag"],
  [{ kind: "tricks" }, ["fr"], "levee levees"],
  [{ kind: "seat", seat: "N" }, [], "n"],
  [{ kind: "seat", seat: "N" }, ["en"], "north"],
  [{ kind: "seat", seat: "N" }, ["de", "fr"], "nord"],
  [{ kind: "seat", seat: "N" }, ["nl"], "noord"],
  [{ kind: "seat", seat: "E" }, [], "e"],
  [{ kind: "seat", seat: "E" }, ["en"], "east"],
  [{ kind: "seat", seat: "E" }, ["de"], "ost"],
  [{ kind: "seat", seat: "E" }, ["nl"], "oost"],
  [{ kind: "seat", seat: "E" }, ["fr"], "est"],
  [{ kind: "seat", seat: "S" }, [], "s"],
  [{ kind: "seat", seat: "S" }, ["en"], "south"],
  [{ kind: "seat", seat: "S" }, ["de"], "sued süd"],
  [{ kind: "seat", seat: "S" }, ["de", "fr"], "sud"],
  [{ kind: "seat", seat: "S" }, ["nl"], "zuid z"],
  [{ kind: "seat", seat: "W" }, [], "w"],
  [{ kind: "seat", seat: "W" }, ["en", "de", "nl"], "west"],
  [{ kind: "seat", seat: "W" }, ["fr"], "ouest"],
  [{ kind: "side", side: "NS" }, [], "ns"],
  [{ kind: "side", side: "EW" }, [], "ew"],
  [{ kind: "side", side: "EW" }, ["de", "nl"], "ow"],
  [{ kind: "side", side: "NS" }, ["nl"], "nz"],
  [{ kind: "side", side: "EW" }, ["fr"], "eo"],
  [{ kind: "strain", strain: "NT" }, [], "nt notrump notrumps"],
  [{ kind: "strain", strain: "NT" }, ["de", "nl", "fr"], "sa sansatout sansatouts"],
  [{ kind: "strain", strain: "NT" }, ["de"], "ohne"],
  [{ kind: "strain", strain: "C" }, [], "♣"],
  [{ kind: "strain", strain: "C" }, ["en"], "club clubs"],
  [{ kind: "strain", strain: "C" }, ["de"], "treff"],
  [{ kind: "strain", strain: "C", unsettles: "K" }, ["de"], "kreuz"],
  [{ kind: "strain", strain: "C" }, ["nl"], "klaver klaveren"],
  [{ kind: "strain", strain: "C" }, ["fr"], "trefle trefles"],
  [{ kind: "strain", strain: "D" }, [], "♦"],
  [{ kind: "strain", strain: "D" }, ["en"], "diamond diamonds"],
  [{ kind: "strain", strain: "D" }, ["de"], "karo karos"],
  [{ kind: "strain", strain: "D" }, ["nl"], "ruiten ruit"],
  [{ kind: "strain", strain: "D" }, ["fr"], "carreau carreaux"],
  [{ kind: "strain", strain: "H" }, [], "♥"],
  [{ kind: "strain", strain: "H" }, ["en"], "heart hearts"],
  [{ kind: "strain", strain: "H", unsettles: "C" }, ["de"], "herz"],
  [{ kind: "strain", strain: "H" }, ["nl"], "harten hart"],
  [{ kind: "strain", strain: "H" }, ["de", "fr"], "coeur coeurs"],
  [{ kind: "strain", strain: "S" }, [], "♠"],
  [{ kind: "strain", strain: "S" }, ["en"], "spade spades"],
  [{ kind: "strain", strain: "S" }, ["de"], "pik"],
  [{ kind: "strain", strain: "S" }, ["nl"], "schoppen"],
  [{ kind: "strain", strain: "S" }, ["fr"], "pique piques"],
  [{ kind: "double", doubling: 1 }, [], "x * double doubled dbl dbld dble"],
  [{ kind: "double", doubling: 1 }, ["de"], "kontra kontriert"],
  [{ kind: "double", doubling: 1 }, ["nl"], "doublet gedoubleerd"],
  [{ kind: "double", doubling: 1 }, ["fr"], "contre contres contree contrees"],
  [{ kind: "double", doubling: 2 }, [], "xx r ** redouble redoubled rdbl redbl"],
  [{ kind: "double", doubling: 2 }, ["de"], "rekontra rekontriert"],
  [{ kind: "double", doubling: 2 }, ["nl"], "redoublet geredoubleerd"],
  [{ kind: "double", doubling: 2 }, ["fr"], "surcontre surcontres surcontree surcontrees"],
  [{ kind: "number", number: 1 }, [], "one"],
  [{ kind: "number", number: 2 }, [], "two"],
  [{ kind: "number", number: 3 }, [], "three"],
  [{ kind: "number", number: 4 }, [], "four"],
  [
    { kind: "filler" },
    [],
    "by the played at on in for just out all and score contract result declarer en de points pts thanks thx",
  ],
  [{ kind: "filler" }, ["de"], "von vom und mit durch punkte alleinspieler kontrakt ergebnis gespielt danke"],
  [{ kind: "filler" }, ["nl"], "door met punten leider gespeeld bedankt"],
  [{ kind: "filler" }, ["de", "fr"], "resultat"],
  [{ kind: "filler" }, ["fr"], "par et contrat declarant merci"],
];

const WORDS: ReadonlyMap<string, Keyword> = new Map(
  LISTS.flatMap(([meaning, languages, words]) =>
    words.split(" ").map((word) => [word, { ...meaning, languages }] as const)
  )
);

/** A word without capitals and accents: "Süd" is "sud", "Cœur" "coeur". */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/[\u0300-\u036F\uFE0E\uFE0F]/g, "");
}

/** Looks up the meaning of a word; undefined for other words. */
export function lookUpKeyword(word: string): Keyword | undefined {
  return WORDS.get(word.toLowerCase().normalize("NFC")) ?? WORDS.get(plainWord(word));
}

/** Returns the seat that a word names, "O" if it may be East or West; null for another word. */
export function seatIn(word: string): Seat | "O" | null {
  const meaning = lookUpKeyword(word);
  return meaning?.kind === "seat" ? meaning.seat : /^o$/i.test(word) ? "O" : null;
}
