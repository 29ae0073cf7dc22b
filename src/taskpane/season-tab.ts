import type { Host } from "../excel/host";
import { InputError } from "../bridge/input-error";
import { ladderTable } from "../season/ladder-table";
import { nameTable, type NameLine } from "../season/name-table";
import { BASES, type Basis } from "../season/options";
import { season, type NamedDoubt, type Season } from "../season/season";
import { texts as seasonRoom } from "../season/texts";
import { element, field, fill, select } from "./dom";
import { textField } from "./fields";
import { failed, loading } from "./loading";
import { pressButton } from "./press-button";
import { readEvenings, type ReadFiles } from "./read-evenings";
import { seasonTexts as words } from "./season-texts";
import { table, tableFrame } from "./table";
import { waysOut } from "./ways-out";

/** Rows of a ladder that are shown: the workbook has all. */
const SHOWN_ROWS = 40;

/** The tab on which evenings are added up from their workbooks. */
export function seasonTab(host: Host): HTMLElement {
  let read: ReadFiles | null = null;
  let joined: readonly NameLine[] = [];
  let found: Season | null = null;
  const choice: { title: string; basis: Basis; best: string } = { title: "", basis: "scored", best: "" };
  const outcome = element("div", { class: "results", role: "status" });
  const out = waysOut(
    () => {
      const made = found;
      return (
        made && {
          workbook: async () => {
            const { seasonWorkbook } = await loading(import("../workbook/season/season-workbook"));
            return seasonWorkbook(made);
          },
          fileName: async () => {
            const { fileName } = await loading(import("../workbook/file-name"));
            return fileName(made.rules.title, "");
          },
        }
      );
    },
    () => undefined
  );
  out.show(host);

  const show = () => {
    found = null;
    out.forbid(words.missing);
    best.fault("");
    if (!read) return fill(outcome);
    try {
      const names = nameTable([...read.names, ...joined]);
      const { title, basis } = choice;
      const made = season(read.digests, { title, basis, names, ...bestOf(choice.best) });
      if (made.evenings.length > 0) {
        found = made;
        out.forbid("");
      }
      return fill(outcome, ...view(made, read, join));
    } catch (error) {
      if (error instanceof InputError && error.field === "best") return best.fault(error.message);
      return fill(outcome, element("p", { class: "fault" }, error instanceof Error ? error.message : String(error)));
    }
  };
  const join = ({ names: [first, second] }: NamedDoubt, is: string) => {
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

/** A number of evenings, as typed; nothing for none. */
function bestOf(typed: string): { readonly best?: number } {
  return typed.trim() === "" ? {} : { best: Number(typed) };
}

function view(made: Season, read: ReadFiles, join: (doubt: NamedDoubt, is: string) => void): HTMLElement[] {
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

function listOf(heading: string, items: readonly HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return [];
  return [element("div", { class: "remarks" }, element("h2", {}, heading), element("ul", {}, ...items))];
}
