import type { Doubling } from "../../bridge/contract";
import type { Seat } from "../../bridge/seat";

/** The languages in which people send results; words of English are read in any text. */
export type Language = "de" | "nl" | "fr";

/** What a word says of a board. */
export type Meaning =
  | {
      readonly is:
        "table" | "board" | "round" | "filler" | "pass" | "made" | "down" | "over" | "notPlayed" | "cancelled";
    }
  | { readonly is: "seat"; readonly seat: Seat }
  | { readonly is: "strain"; readonly strain: string }
  | { readonly is: "double"; readonly doubling: Exclude<Doubling, 0> }
  | { readonly is: "side"; readonly side: "NS" | "EW" }
  | { readonly is: "number"; readonly number: number };

export type Word = Meaning & { readonly language: Language | null };

/** Words in small letters without their accents, by what they mean and in which language they are. */
const LISTS: readonly (readonly [meaning: Meaning, language: Language | null, words: string])[] = [
  [{ is: "table" }, null, "table t tbl"],
  [{ is: "table" }, "de", "tisch"],
  [{ is: "table" }, "nl", "tafel"],
  [{ is: "board" }, null, "board bd brd b boards bds hand deal # no nr number nummer"],
  [{ is: "board" }, "de", "brett verteilung austeilung"],
  [{ is: "board" }, "nl", "spel bord"],
  [{ is: "board" }, "fr", "donne etui"],
  [{ is: "round" }, null, "round rd"],
  [{ is: "round" }, "de", "runde"],
  [{ is: "round" }, "nl", "ronde"],
  [{ is: "round" }, "fr", "tour"],
  [{ is: "pass" }, null, "pass passed passout po passe p ap"],
  [{ is: "pass" }, "de", "gepasst durchgepasst rundgepasst rundpass"],
  [{ is: "pass" }, "nl", "pas gepast rondpas rondgepast paspas"],
  [{ is: "made" }, null, "made making make makes exactly"],
  [{ is: "made" }, "de", "erfullt gemacht genau"],
  [{ is: "made" }, "nl", "gemaakt precies"],
  [{ is: "made" }, "fr", "fait faite faites juste egal reussi"],
  [{ is: "down" }, null, "down off minus undertrick undertricks"],
  [{ is: "down" }, "de", "faller gefallen unter"],
  [{ is: "down" }, "nl", "downslagen"],
  [{ is: "down" }, "fr", "chute chutes moins"],
  [{ is: "over" }, null, "over plus overtrick overtricks"],
  [{ is: "over" }, "de", "uberstich uberstiche"],
  [{ is: "over" }, "nl", "overslag overslagen"],
  [{ is: "over" }, "fr", "mieux"],
  [{ is: "notPlayed" }, null, "np unplayed"],
  [{ is: "cancelled" }, null, "cancelled canceled"],
  [{ is: "seat", seat: "N" }, null, "n north nord"],
  [{ is: "seat", seat: "N" }, "nl", "noord"],
  [{ is: "seat", seat: "E" }, null, "e east"],
  [{ is: "seat", seat: "E" }, "de", "ost"],
  [{ is: "seat", seat: "E" }, "nl", "oost"],
  [{ is: "seat", seat: "E" }, "fr", "est"],
  [{ is: "seat", seat: "S" }, null, "s south"],
  [{ is: "seat", seat: "S" }, "de", "sued"],
  [{ is: "seat", seat: "S" }, null, "sud"],
  [{ is: "seat", seat: "S" }, "nl", "zuid z"],
  [{ is: "seat", seat: "W" }, null, "w west"],
  [{ is: "seat", seat: "W" }, "fr", "ouest"],
  [{ is: "side", side: "NS" }, null, "ns"],
  [{ is: "side", side: "EW" }, null, "ew"],
  [{ is: "side", side: "EW" }, "de", "ow"],
  [{ is: "side", side: "NS" }, "nl", "nz"],
  [{ is: "side", side: "EW" }, "fr", "eo"],
  [{ is: "strain", strain: "NT" }, null, "nt notrump notrumps sa sansatout ohne"],
  [{ is: "strain", strain: "C" }, null, "club clubs ♣"],
  [{ is: "strain", strain: "C" }, "de", "treff kreuz"],
  [{ is: "strain", strain: "C" }, "nl", "klaver klaveren"],
  [{ is: "strain", strain: "C" }, "fr", "trefle trefles"],
  [{ is: "strain", strain: "D" }, null, "diamond diamonds ♦"],
  [{ is: "strain", strain: "D" }, "de", "karo karos"],
  [{ is: "strain", strain: "D" }, "nl", "ruiten ruit"],
  [{ is: "strain", strain: "D" }, "fr", "carreau carreaux"],
  [{ is: "strain", strain: "H" }, null, "heart hearts coeur coeurs ♥"],
  [{ is: "strain", strain: "H" }, "de", "herz"],
  [{ is: "strain", strain: "H" }, "nl", "harten hart"],
  [{ is: "strain", strain: "S" }, null, "spade spades ♠"],
  [{ is: "strain", strain: "S" }, "de", "pik"],
  [{ is: "strain", strain: "S" }, "nl", "schoppen"],
  [{ is: "strain", strain: "S" }, "fr", "pique piques"],
  [{ is: "double", doubling: 1 }, null, "x * double doubled dbl dbld dble"],
  [{ is: "double", doubling: 1 }, "de", "kontra kontriert"],
  [{ is: "double", doubling: 1 }, "nl", "doublet gedoubleerd"],
  [{ is: "double", doubling: 1 }, "fr", "contre contres contree contrees"],
  [{ is: "double", doubling: 2 }, null, "xx r ** redouble redoubled rdbl redbl"],
  [{ is: "double", doubling: 2 }, "de", "rekontra rekontriert"],
  [{ is: "double", doubling: 2 }, "nl", "redoublet geredoubleerd"],
  [{ is: "double", doubling: 2 }, "fr", "surcontre surcontres surcontree surcontrees"],
  [{ is: "number", number: 1 }, null, "one"],
  [{ is: "number", number: 2 }, null, "two"],
  [{ is: "number", number: 3 }, null, "three"],
  [{ is: "number", number: 4 }, null, "four"],
  [
    { is: "filler" },
    null,
    "by the played at on in for just out all and score contract result declarer en de tricks trick points pts thanks thx",
  ],
  [{ is: "filler" }, "de", "von vom und mit durch stiche stich punkte alleinspieler kontrakt ergebnis gespielt danke"],
  [{ is: "filler" }, "nl", "door met slagen slag punten leider gespeeld bedankt"],
  [{ is: "filler" }, "fr", "par et levee levees resultat contrat declarant merci"],
];

const WORDS: ReadonlyMap<string, Word> = new Map(
  LISTS.flatMap(([meaning, language, words]) =>
    words.split(" ").map((word) => [word, { ...meaning, language }] as const)
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

/** What a word says; undefined where it says nothing of a board. */
export function wordFor(word: string): Word | undefined {
  return WORDS.get(plainWord(word));
}
