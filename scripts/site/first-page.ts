// The one script of the site's pages, on the first: it says which games fit, hands on what is answered, and chooses the
// paper of the ready workbooks.
import { InputError } from "../../src/bridge/input-error";
import { PEOPLE } from "../../src/sessions/tonight/pace";
import { boardsIn, peopleIn, timeFrom } from "../../src/sessions/tonight/proposals";
import { startAfter } from "../../src/sessions/tonight/start-after";
import { tonightTexts } from "../../src/sessions/tonight/texts";
import { aboutEnd } from "../../src/taskpane/workbook/form/about-end";
import { defaultPaper } from "../../src/taskpane/workbook/form/default-paper";
import { timeOf, defaultEnd } from "../../src/taskpane/workbook/form/default-end-time";
import { howManyTexts } from "../../src/taskpane/workbook/form/how-many-texts";
import { minutesABoard } from "../../src/taskpane/workbook/form/minutes";
import { KEPT_BOARDS, type FoundGames } from "./found-games";

/** Written here when the site is made. */
declare const FOUND_GAMES: FoundGames;

const { games, found } = FOUND_GAMES;
const one = <T extends Element>(selector: string) => document.querySelector<T>(selector)!;
const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];

const [people, from, until] = ["#people", "#from", "#until"].map((field) => one<HTMLInputElement>(field)) as [
  HTMLInputElement,
  HTMLInputElement,
  HTMLInputElement,
];
const usualStart = startAfter(timeOf(new Date()));
from.value = usualStart;
until.value = defaultEnd(usualStart);

function element(name: string, ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** The lines that say which games fit. @throws InputError where none does. */
function gamesThatFit(): HTMLElement[] {
  const count = peopleIn(people.value);
  const { refused, muchTime } = tonightTexts;
  const boards = boardsIn(timeFrom(from.value, until.value), minutesABoard());
  if (boards < KEPT_BOARDS.min) throw new InputError(refused.littleTime(boards, KEPT_BOARDS.min), "until");
  const { first, usual } = found[count - PEOPLE.min]![Math.min(boards, KEPT_BOARDS.max) - KEPT_BOARDS.min]!;
  if (first.length === 0) throw new InputError(refused.none(count, boards), "boards");
  const lines = first.map(([game, length]) => {
    const [title, why] = games[game]!;
    const end = aboutEnd(from.value, length);
    const line = element("p", element("strong", howManyTexts.starts(title, length, end)), element("small", why));
    line.className = "fits";
    return line;
  });
  return usual === undefined ? lines : [...lines, element("p", muchTime(boards, usual))];
}

/** The lines under the questions, and whether a game fits. */
function answer(): { readonly lines: readonly HTMLElement[]; readonly fits: boolean } {
  try {
    return { lines: gamesThatFit(), fits: true };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const line = element("p", error.message);
    line.className = "fault";
    return { lines: [line], fits: false };
  }
}

const links = all<HTMLAnchorElement>(".hero a[data-asks]").map((link) => [link, link.getAttribute("href")!] as const);
const steps = all<HTMLButtonElement>(".stepper > button");

function show(): void {
  const { lines, fits } = answer();
  one(".answer").replaceChildren(...lines);
  const said = new URLSearchParams({ people: people.value.trim(), until: until.value });
  // The pane asks from when as this page does.
  if (from.value !== usualStart) said.set("from", from.value);
  for (const [link, bare] of links)
    if (fits) link.href = `${bare}?${said}`;
    else link.removeAttribute("href");
  for (const step of steps) step.ariaDisabled = String(stepped(step) === Number(people.value));
}

/** What a sign beside the number makes of it. */
function stepped({ value }: HTMLButtonElement): number {
  return Math.min(PEOPLE.max, Math.max(PEOPLE.min, Number(people.value) + Number(value)));
}

for (const step of steps)
  step.addEventListener("click", () => {
    people.value = String(stepped(step));
    show();
  });
for (const field of [people, from, until]) field.addEventListener("input", show);
// The browser may have kept what was typed.
window.addEventListener("pageshow", show);
// Without the script the page asks nothing.
one(".ask").removeAttribute("hidden");
show();

const KEY = "overtrick-paper";

/** What was chosen here before, null where nothing was or the browser keeps nothing. */
function chosenPaper(): string | null {
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

const paper = chosenPaper() ?? defaultPaper(navigator.languages);
for (const choice of all<HTMLInputElement>('input[name="paper"]')) {
  choice.checked = choice.value === paper;
  choice.addEventListener("change", () => keep(choice.value));
}
