// The one script of the site's pages, on the first: it chooses the paper of the ready workbooks.
import { usualPaper } from "../../src/taskpane/session/usual-paper";

const KEY = "overtrick-paper";

/** What was chosen here before, null where nothing was or the browser keeps nothing. */
function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(paper: string): void {
  try {
    localStorage.setItem(KEY, paper);
  } catch {
    // Then it is guessed next time.
  }
}

const paper = chosen() ?? usualPaper(navigator.languages);
for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="paper"]')) {
  choice.checked = choice.value === paper;
  choice.addEventListener("change", () => keep(choice.value));
}
