/** Collects the text of a shared or inline string from its runs, without formatting and phonetic hints. */
interface SavedText {
  readonly open: (name: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** Returns the text so far and starts a new one. */
  readonly take: () => string;
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
    take: () => {
      const result = whole;
      whole = "";
      return result;
    },
  };
}

/** Replaces escapes such as _x000A_ by their characters (ISO 29500-1 22.9.2.19). */
export function withCharacters(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
