/** Letters of double width: Chinese, Japanese and Korean. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

/** Breaks a text between words into at most `lines` lines; cuts a line above `letters` letters and adds "…". */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const wrappedLines: string[] = [];
  for (const word of text.split(" ")) {
    const last = wrappedLines[wrappedLines.length - 1];
    if (last !== undefined && (wrappedLines.length === lines || widthOf(`${last} ${word}`) <= letters))
      wrappedLines[wrappedLines.length - 1] = `${last} ${word}`;
    else wrappedLines.push(word);
  }
  return wrappedLines.map((line) => truncate(line, letters));
}

function truncate(line: string, letters: number): string {
  if (widthOf(line) <= letters) return line;
  const signs = [...line];
  while (widthOf(signs.join("")) > letters - 1) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
