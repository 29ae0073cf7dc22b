// The one script of the site's pages, on the first: it chooses the paper of the ready workbooks, and hands on how many play.
import { defaultPaper } from "../../src/taskpane/workbook/form/default-paper";
import { startAfter } from "../../src/sessions/tonight/start-after";
import { timeOf, defaultEnd } from "../../src/taskpane/workbook/form/default-end-time";

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

const paper = chosen() ?? defaultPaper(navigator.languages);
for (const choice of document.querySelectorAll<HTMLInputElement>('input[name="paper"]')) {
  choice.checked = choice.value === paper;
  choice.addEventListener("change", () => keep(choice.value));
}

const [people, until] = ["people", "until"].map((name) => document.querySelector<HTMLInputElement>(`#${name}`));
if (people && until) {
  until.value = defaultEnd(startAfter(timeOf(new Date())));
  // Without the script the page asks nothing.
  document.querySelector(".ask")?.removeAttribute("hidden");
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".hero a[data-asks]")];
  const bare = links.map((link) => link.getAttribute("href"));
  const handOn = () => {
    const said = new URLSearchParams({ people: people.value.trim(), until: until.value });
    links.forEach((link, i) => (link.href = `${bare[i] ?? ""}${people.value.trim() === "" ? "" : `?${said}`}`));
  };
  for (const field of [people, until]) field.addEventListener("input", handOn);
  // The browser may have kept what was typed.
  window.addEventListener("pageshow", handOn);
  handOn();
}
