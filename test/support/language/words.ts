const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "åƀçðéƒĝĥîĵķļṁñóþǫřšţüṽŵẋýžÅɃÇÐÉƑĜĤÎĴĶĻṀÑÓÞǪŘŠŢÜṼŴẊÝŽ";
const TO_ACCENTED = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? ""]));
const TO_PLAIN = new Map([...TO_ACCENTED].map(([plain, accented]) => [accented, plain]));

/** By which a text gets longer; no other letter of the language. */
const FILLER = "ø";
const LONGER_BY = 0.3;
/** A language may leave abbreviations as short as these at their length: "Vul." */
const SHORT = 4;

/**
 * A text in the made-up language: each letter is another one, and it is a third longer, as German is.
 * @param pieces what stands between the values of a template, as it is written in the source.
 */
export function inTestLanguage(pieces: readonly string[]): string[] {
  const words = pieces.join(" ").match(/[A-Za-z]/g) ?? [];
  let [seen, added] = [0, 0];
  return pieces.map((piece) =>
    piece.replace(/\\u\{?[\dA-Fa-f]+\}?|\\.|[A-Za-z]+|[^A-Za-z\\]/g, (part) => {
      seen += part.length;
      if (!/^[A-Za-z]/.test(part)) return part;
      const filler = words.length > SHORT ? Math.round(seen * LONGER_BY) - added : 0;
      added += filler;
      return [...part].map((letter) => TO_ACCENTED.get(letter)).join("") + FILLER.repeat(filler);
    })
  );
}

/** What a text in the made-up language was in English; its data lose their own accents. */
export function inEnglish(text: string): string {
  return [...text.replace(/ø/gi, "")].map((letter) => TO_PLAIN.get(letter) ?? letter).join("");
}

/** The runs of plain letters in a text, of two and more. */
export function plainWords(text: string): string[] {
  return text.match(/[A-Za-z]{2,}/g) ?? [];
}
