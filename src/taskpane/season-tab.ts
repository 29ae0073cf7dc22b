import type { Host } from "../excel/host";
import { InputError } from "../bridge/input-error";
import { leagueAmong } from "../season/enter-matches";
import { ladderTable } from "../season/ladder-table";
import { nameTable, type NameLine, type NameTable } from "../season/name-table";
import { BASES, type Basis } from "../season/options";
import { season, type NamedDoubt, type Season } from "../season/season";
import { texts as seasonRoom } from "../season/texts";
import { element, field, fill, select } from "./dom";
import { textField } from "./fields";
import { leagueOutcome } from "./league-outcome";
import { listOf } from "./list-of";
import { failed, loading } from "./loading";
import { pressButton } from "./press-button";
import { readEvenings, type FilesOutcome, type ReadFiles } from "./read-evenings";
import { seasonTexts as words } from "./season-texts";
import { table, tableFrame } from "./table";
import { waysOut, type Leaving } from "./ways-out";

/** Rows of a ladder that are shown: the workbook has all. */
const SHOWN_ROWS = 40;

/** What is chosen besides the files. */
interface SeasonChoice {
  title: string;
  basis: Basis;
  best: string;
}

/** Says that two names are one. */
type Join = (doubt: NamedDoubt, is: string) => void;

/** The tab on which evenings are added up from their workbooks. */
export function seasonTab(host: Host): HTMLElement {
  let read: ReadFiles | null = null;
  let joined: readonly NameLine[] = [];
  let made: Leaving | null = null;
  const choice: SeasonChoice = { title: "", basis: "scored", best: "" };
  const outcome = element("div", { class: "results", role: "status" });
  const out = waysOut(
    () => made,
    () => undefined
  );
  out.show(host);

  const show = () => {
    made = null;
    out.forbid(words.missing);
    best.fault("");
    if (!read) return fill(outcome);
    try {
      const shown = outcomeOf(read, nameTable([...read.names, ...joined]), choice, join);
      made = shown.leaving;
      if (made) out.forbid("");
      return fill(outcome, ...shown.view);
    } catch (error) {
      if (error instanceof InputError && error.field === "best") return best.fault(error.message);
      return fill(outcome, element("p", { class: "fault" }, error instanceof Error ? error.message : String(error)));
    }
  };
  const join: Join = ({ names: [first, second] }, is) => {
    joined = [...joined, { typed: is === first ? second : first, is }];
    show();
  };

  let turn = 0;
  const readFiles = async (files: readonly File[]) => {
    const reading = ++turn;
    try {
      const all = await readEvenings(files, (file, of) => {
        if (reading === turn) fill(outcome, words.reading(file, of));
      });
      // Others have been chosen meanwhile.
      if (reading !== turn) return;
      read = all;
      joined = [];
      show();
    } catch (error) {
      if (reading === turn)
        fill(
          outcome,
          failed(error, () => void readFiles(files))
        );
    }
  };
  const fileField = (label: string, more: Readonly<Record<string, boolean>>) => {
    const input = element("input", { type: "file", accept: ".xlsx", ...more });
    // Files that were mended are chosen under their old names, which is no change otherwise.
    input.addEventListener("click", () => (input.value = ""));
    input.addEventListener("change", () => void readFiles([...(input.files ?? [])]));
    return field(label, input).row;
  };
  const basis = field(
    words.points,
    select([{ label: "", options: BASES.map((value) => [value, words.bases[value]] as const) }], choice.basis)
  );
  basis.input.addEventListener("change", () => {
    choice.basis = BASES.find((value) => value === basis.input.value) ?? choice.basis;
    show();
  });
  const best = textField(
    words.best,
    "best",
    "",
    (typed) => {
      choice.best = typed;
      show();
    },
    { hint: words.all }
  );
  const title = textField(words.title, "season-title", "", (typed) => {
    choice.title = typed;
    show();
  });
  show();
  return element(
    "div",
    {},
    element("p", { class: "hint" }, words.hint),
    fileField(words.files, { multiple: true }),
    "webkitdirectory" in HTMLInputElement.prototype && fileField(words.folder, { webkitdirectory: true }),
    title.row,
    basis.row,
    best.row,
    outcome,
    out.row
  );
}

/** A league with its matches where one of the files is a league's; else the season. */
function outcomeOf(read: ReadFiles, names: NameTable, choice: SeasonChoice, join: Join): FilesOutcome {
  const league = leagueAmong(read.leagues);
  return league ? leagueOutcome(league, read, names) : seasonOutcome(read, names, choice, join);
}

function seasonOutcome(
  read: ReadFiles,
  names: NameTable,
  { title, basis, best }: SeasonChoice,
  join: Join
): FilesOutcome {
  const found = season(read.digests, { title, basis, names, ...bestOf(best) });
  return { view: view(found, read, join), leaving: found.evenings.length > 0 ? leavingSeason(found) : null };
}

function leavingSeason(found: Season): Leaving {
  return {
    workbook: async () => {
      const { seasonWorkbook } = await loading(import("../workbook/season/season-workbook"));
      return seasonWorkbook(found);
    },
    fileName: async () => {
      const { fileName } = await loading(import("../workbook/file-name"));
      return fileName(found.rules.title, "");
    },
  };
}

/** A number of evenings, as typed; nothing for none. */
function bestOf(typed: string): { readonly best?: number } {
  return typed.trim() === "" ? {} : { best: Number(typed) };
}

function view(made: Season, read: ReadFiles, join: Join): HTMLElement[] {
  const files = new Set(read.digests.map(({ source }) => source)).size;
  const ladders = made.series.flatMap(({ name, ladders: all }) =>
    all.map((ladder) => {
      const [headings = [], ...rows] = ladderTable(made, ladder);
      const caption = words.ladder(seasonRoom.who[ladder.who], name);
      const shown = rows.slice(0, SHOWN_ROWS).map((cells) => ({ cells, named: 1 }));
      const more = rows.length - shown.length;
      return element(
        "div",
        { class: "report" },
        tableFrame(caption, table(caption, headings, shown)),
        more > 0 && element("p", { class: "hint" }, words.more(more))
      );
    })
  );
  const doubts = made.doubts.map((doubt) => {
    const { names, reason } = doubt;
    return element(
      "li",
      {},
      words.doubt(...names, seasonRoom.reasons[reason]),
      ...names.map((name) => pressButton(words.join(name), "outline", () => join(doubt, name)))
    );
  });
  const remarks = [...read.remarks, ...made.remarks.map(({ text }) => text)].map((line) => element("li", {}, line));
  return [
    element("p", {}, words.counted(made.evenings.length, files)),
    ...ladders,
    ...listOf(words.doubts, doubts),
    ...listOf(words.remarks, remarks),
  ];
}
