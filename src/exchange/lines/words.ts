import type { Doubling } from "../../bridge/contract";
import type { Seat } from "../../bridge/seat";

/** The languages in which people send results. */
export type Language = "en" | "de" | "nl" | "fr";

type Meaning =
  | {
      readonly is:
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
  | { readonly is: "seat"; readonly seat: Seat }
  | {
      readonly is: "strain";
      readonly strain: string;
      /** The letter that may be another suit's for who says this word: C is not Cœur to everybody who says Herz. */
      readonly unsettles?: "C" | "K";
    }
  | { readonly is: "double"; readonly doubling: Exclude<Doubling, 0> }
  | { readonly is: "side"; readonly side: "NS" | "EW" }
  | { readonly is: "number"; readonly number: number };

/** A word with the languages that have it; none where it is written in any of them. */
export type Keyword = Meaning & { readonly languages: readonly Language[] };

/** Words in small letters without their accents, by what they mean and which languages have them. */
const LISTS: readonly (readonly [meaning: Meaning, languages: readonly Language[], words: string])[] = [
  [{ is: "table" }, [], "table t tbl"],
  [{ is: "table" }, ["de"], "tisch"],
  [{ is: "table" }, ["nl"], "tafel"],
  [{ is: "board" }, [], "board bd brd b boards bds hand deal # no nr number nummer"],
  [{ is: "board" }, ["de"], "brett verteilung austeilung"],
  [{ is: "board" }, ["nl"], "spel bord"],
  [{ is: "board" }, ["fr"], "donne etui"],
  [{ is: "round" }, [], "round rd"],
  [{ is: "round" }, ["de"], "runde"],
  [{ is: "round" }, ["nl"], "ronde"],
  [{ is: "round" }, ["fr"], "tour"],
  [{ is: "pass" }, [], "pass passed passout po p ap"],
  [{ is: "pass" }, ["de", "fr"], "passe"],
  [{ is: "pass" }, ["de", "nl"], "allepassen"],
  [{ is: "pass" }, ["nl", "fr"], "pas"],
  [{ is: "pass" }, ["fr"], "quatrepasse"],
  [{ is: "pass" }, ["de"], "gepasst durchgepasst rundgepasst rundpass"],
  [{ is: "pass" }, ["nl"], "gepast rondpas rondgepast paspas"],
  [{ is: "made" }, [], "made making make makes exactly"],
  [{ is: "made" }, ["de"], "erfullt gemacht genau"],
  [{ is: "made" }, ["nl"], "gemaakt precies"],
  [{ is: "made" }, ["fr"], "fait faite faites juste egal reussi"],
  [{ is: "down" }, [], "down off minus undertrick undertricks"],
  [{ is: "down" }, ["de"], "faller gefallen unter"],
  [{ is: "down" }, ["nl"], "downslagen"],
  [{ is: "down" }, ["fr"], "chute chutes moins"],
  [{ is: "over" }, [], "over plus overtrick overtricks"],
  [{ is: "over" }, ["de"], "uberstich uberstiche"],
  [{ is: "over" }, ["nl"], "overslag overslagen"],
  [{ is: "over" }, ["fr"], "mieux"],
  [{ is: "notPlayed" }, [], "np unplayed notplayed"],
  [{ is: "notPlayed" }, ["de"], "nichtgespielt"],
  [{ is: "notPlayed" }, ["nl"], "nietgespeeld"],
  [{ is: "notPlayed" }, ["fr"], "nonjoue nonjouee"],
  [{ is: "cancelled" }, [], "cancelled canceled"],
  [{ is: "average" }, [], "average ave avg"],
  [{ is: "tricks" }, [], "tricks trick"],
  [{ is: "tricks" }, ["de"], "stiche stich"],
  [{ is: "tricks" }, ["nl"], "slagen slag"],
  [{ is: "tricks" }, ["fr"], "levee levees"],
  [{ is: "seat", seat: "N" }, [], "n"],
  [{ is: "seat", seat: "N" }, ["en"], "north"],
  [{ is: "seat", seat: "N" }, ["de", "fr"], "nord"],
  [{ is: "seat", seat: "N" }, ["nl"], "noord"],
  [{ is: "seat", seat: "E" }, [], "e"],
  [{ is: "seat", seat: "E" }, ["en"], "east"],
  [{ is: "seat", seat: "E" }, ["de"], "ost"],
  [{ is: "seat", seat: "E" }, ["nl"], "oost"],
  [{ is: "seat", seat: "E" }, ["fr"], "est"],
  [{ is: "seat", seat: "S" }, [], "s"],
  [{ is: "seat", seat: "S" }, ["en"], "south"],
  [{ is: "seat", seat: "S" }, ["de"], "sued süd"],
  [{ is: "seat", seat: "S" }, ["de", "fr"], "sud"],
  [{ is: "seat", seat: "S" }, ["nl"], "zuid z"],
  [{ is: "seat", seat: "W" }, [], "w"],
  [{ is: "seat", seat: "W" }, ["en", "de", "nl"], "west"],
  [{ is: "seat", seat: "W" }, ["fr"], "ouest"],
  [{ is: "side", side: "NS" }, [], "ns"],
  [{ is: "side", side: "EW" }, [], "ew"],
  [{ is: "side", side: "EW" }, ["de", "nl"], "ow"],
  [{ is: "side", side: "NS" }, ["nl"], "nz"],
  [{ is: "side", side: "EW" }, ["fr"], "eo"],
  [{ is: "strain", strain: "NT" }, [], "nt notrump notrumps"],
  [{ is: "strain", strain: "NT" }, ["de", "nl", "fr"], "sa sansatout sansatouts"],
  [{ is: "strain", strain: "NT" }, ["de"], "ohne"],
  [{ is: "strain", strain: "C" }, [], "♣"],
  [{ is: "strain", strain: "C" }, ["en"], "club clubs"],
  [{ is: "strain", strain: "C" }, ["de"], "treff"],
  [{ is: "strain", strain: "C", unsettles: "K" }, ["de"], "kreuz"],
  [{ is: "strain", strain: "C" }, ["nl"], "klaver klaveren"],
  [{ is: "strain", strain: "C" }, ["fr"], "trefle trefles"],
  [{ is: "strain", strain: "D" }, [], "♦"],
  [{ is: "strain", strain: "D" }, ["en"], "diamond diamonds"],
  [{ is: "strain", strain: "D" }, ["de"], "karo karos"],
  [{ is: "strain", strain: "D" }, ["nl"], "ruiten ruit"],
  [{ is: "strain", strain: "D" }, ["fr"], "carreau carreaux"],
  [{ is: "strain", strain: "H" }, [], "♥"],
  [{ is: "strain", strain: "H" }, ["en"], "heart hearts"],
  [{ is: "strain", strain: "H", unsettles: "C" }, ["de"], "herz"],
  [{ is: "strain", strain: "H" }, ["nl"], "harten hart"],
  [{ is: "strain", strain: "H" }, ["de", "fr"], "coeur coeurs"],
  [{ is: "strain", strain: "S" }, [], "♠"],
  [{ is: "strain", strain: "S" }, ["en"], "spade spades"],
  [{ is: "strain", strain: "S" }, ["de"], "pik"],
  [{ is: "strain", strain: "S" }, ["nl"], "schoppen"],
  [{ is: "strain", strain: "S" }, ["fr"], "pique piques"],
  [{ is: "double", doubling: 1 }, [], "x * double doubled dbl dbld dble"],
  [{ is: "double", doubling: 1 }, ["de"], "kontra kontriert"],
  [{ is: "double", doubling: 1 }, ["nl"], "doublet gedoubleerd"],
  [{ is: "double", doubling: 1 }, ["fr"], "contre contres contree contrees"],
  [{ is: "double", doubling: 2 }, [], "xx r ** redouble redoubled rdbl redbl"],
  [{ is: "double", doubling: 2 }, ["de"], "rekontra rekontriert"],
  [{ is: "double", doubling: 2 }, ["nl"], "redoublet geredoubleerd"],
  [{ is: "double", doubling: 2 }, ["fr"], "surcontre surcontres surcontree surcontrees"],
  [{ is: "number", number: 1 }, [], "one"],
  [{ is: "number", number: 2 }, [], "two"],
  [{ is: "number", number: 3 }, [], "three"],
  [{ is: "number", number: 4 }, [], "four"],
  [
    { is: "filler" },
    [],
    "by the played at on in for just out all and score contract result declarer en de points pts thanks thx",
  ],
  [{ is: "filler" }, ["de"], "von vom und mit durch punkte alleinspieler kontrakt ergebnis gespielt danke"],
  [{ is: "filler" }, ["nl"], "door met punten leider gespeeld bedankt"],
  [{ is: "filler" }, ["de", "fr"], "resultat"],
  [{ is: "filler" }, ["fr"], "par et contrat declarant merci"],
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

/** The seat that a word is: a letter, O for East or West; null for another word. */
export function seatIn(word: string): Seat | "O" | null {
  const meaning = lookUpKeyword(word);
  return meaning?.is === "seat" ? meaning.seat : /^o$/i.test(word) ? "O" : null;
}
