/** Letters as wide as two others: Chinese, Japanese and Korean ones. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0);

/** A text in lines of so many letters, broken between words; what has no room is cut, and that is seen. */
export function wrapped(text: string, letters: number, lines: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found[found.length - 1];
    if (last !== undefined && (found.length === lines || widthOf(`${last} ${word}`) <= letters))
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found.map((line) => cut(line, letters));
}

function cut(line: string, letters: number): string {
  if (widthOf(line) <= letters) return line;
  const signs = [...line];
  while (widthOf(signs.join("")) > letters - 1) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}
