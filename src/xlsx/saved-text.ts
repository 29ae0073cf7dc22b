/**
 * Gathers the text of a shared or inline string: its runs one after the other, without how they look and without
 * what says how it is pronounced.
 */
interface SavedText {
  readonly open: (name: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** The text so far, from which nothing is kept. */
  readonly taken: () => string;
}

export function savedText(): SavedText {
  let [whole, run] = ["", ""];
  let [inText, inPhonetic] = [false, false];
  return {
    open: (name) => {
      if (name === "t") inText = !inPhonetic;
      else if (name === "rPh") inPhonetic = true;
    },
    text: (text) => {
      if (inText) run += text;
    },
    close: (name) => {
      if (name === "rPh") inPhonetic = false;
      else if (name === "t") {
        whole += withCharacters(run);
        run = "";
        inText = false;
      }
    },
    taken: () => {
      const taken = whole;
      whole = "";
      return taken;
    },
  };
}

/** Text in which what stands for a character, such as _x000A_ for a new line, is that character (ISO 29500-1 22.9.2.19). */
export function withCharacters(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
