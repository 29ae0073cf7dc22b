import type { Host } from "../../excel/host";
import type { SavedSession } from "../../workbook/reading/read-saved";
import { element, field, fill } from "../dom";
import { choices } from "../fields";
import { failed, loading, LoadError } from "../loading";
import { pressButton } from "../press-button";
import type { SessionModel } from "../session-model";
import { texts as paneTexts } from "../texts";
import type { KeptThere } from "./anew-view";
import { texts } from "./texts";

/** Where sessions are read from. */
interface Source {
  readonly name: string;
  readonly isOpen: boolean;
  readonly read: () => Promise<SavedSession[]>;
}

/**
 * The tab on which a workbook is opened that was made before.
 * @param ready the host, as soon as it is known.
 */
export function openTab(model: SessionModel, ready: Promise<Host>): HTMLElement {
  const file = element("input", { type: "file", accept: ".xlsx" });
  const fileField = field(texts.file, file, texts.fileHint);
  const inExcel = element("div", {});
  const status = element("div", { class: "outcome", role: "status" });
  const list = element("div", {});
  const place = element("div", {});
  const written = element("div", { class: "outcome", role: "status" });
  const kept: KeptThere = { current: null };
  let host: Host | null = null;
  let shown: { readonly source: Source; readonly sessions: readonly SavedSession[]; readonly index: number } | null =
    null;
  let follow: () => void = () => undefined;
  let turn = 0;

  const showSession = async (source: Source, sessions: readonly SavedSession[], index: number) => {
    const showing = ++turn;
    const { sessionView, sessionName } = await loading(import("./session-view"));
    const session = sessions[index];
    if (showing !== turn || !session) return;
    shown = { source, sessions, index };
    const names = sessions.map((each, i) => [String(i), sessionName(each)] as const);
    const chosen = (value: string) => {
      fill(written);
      choose(source, sessions, Number(value));
    };
    // The list keeps the focus while one after the other is looked at.
    if (!list.contains(document.activeElement))
      fill(
        list,
        names.length > 1 &&
          choices(texts.sessions(names.length), "opened", [{ label: "", options: names }], String(index), chosen)
      );
    const open = {
      read: async () => (await source.read())[index] ?? null,
      refresh: async () => showSession(source, await source.read(), index),
    };
    const made = sessionView(session, { model, host, kept, written, open: source.isOpen ? open : null });
    follow = made.follow;
    fill(place, made.view);
  };
  const choose = (source: Source, sessions: readonly SavedSession[], index: number) => {
    showSession(source, sessions, index).catch((error: unknown) =>
      fill(
        place,
        failed(error, () => choose(source, sessions, index))
      )
    );
  };
  const clear = () => {
    shown = null;
    follow = () => undefined;
    fill(list);
    fill(place);
    fill(written);
  };
  const open = async (source: Source) => {
    const reading = ++turn;
    fileField.fault("");
    fill(status, paneTexts.waysOut.working);
    try {
      const sessions = await source.read();
      if (reading !== turn) return;
      clear();
      await showSession(source, sessions, 0);
      fill(status, texts.read(source.name));
    } catch (error) {
      if (reading !== turn) return;
      clear();
      fill(status);
      const said = error instanceof Error ? error.message : String(error);
      if (error instanceof LoadError || source.isOpen)
        fill(
          status,
          failed(error, () => void open(source))
        );
      else fileField.fault(said);
    }
  };
  const openFile = (chosen: File) => {
    const read = async () => (await loading(import("./read-workbook"))).readWorkbook(chosen);
    return open({ name: chosen.name, isOpen: false, read });
  };
  // A file that was mended is chosen under its old name, which is no change otherwise.
  file.addEventListener("click", () => (file.value = ""));
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (chosen) void openFile(chosen);
  });

  const panel = element("div", {}, inExcel, fileField.row, status, list, place);
  takeDrops(panel, (files) => {
    const [dropped, ...more] = files;
    if (dropped && more.length === 0) return void openFile(dropped);
    turn++;
    clear();
    fill(status);
    fileField.fault(dropped ? texts.oneFile(files.length) : texts.noFile);
  });
  let waiting: number | undefined;
  model.onChange(() => {
    // Not at each letter that is typed on the tab "Session".
    window.clearTimeout(waiting);
    waiting = window.setTimeout(() => follow(), 150);
  });
  const show = (found: Host) => {
    host = found;
    if (shown) choose(shown.source, shown.sessions, shown.index);
    if (found.name !== "excel") return;
    const button = pressButton(texts.thisWorkbook, "primary", () => {
      void open({ name: texts.openWorkbook, isOpen: true, read: readOpen });
    });
    fill(inExcel, element("div", { class: "ways" }, button), element("p", { class: "hint" }, texts.thisHint));
  };
  // Where there is none the pane does not start, and says so.
  ready.then(show, () => undefined);
  return panel;
}

/** The sessions of the workbook that is open in Excel. */
async function readOpen(): Promise<SavedSession[]> {
  const [{ savedOpenWorkbook }, { readSaved }] = await loading(
    Promise.all([import("../../excel/saved-open-workbook"), import("../../workbook/reading/read-saved")])
  );
  return readSaved(await savedOpenWorkbook());
}

/** Takes files that are dropped anywhere on the page while the panel is shown; the page would be left for them. */
function takeDrops(panel: HTMLElement, dropped: (files: readonly File[]) => void): void {
  const isShown = () => panel.isConnected && panel.closest("[hidden]") === null;
  document.addEventListener("dragover", (event) => {
    if (!isShown()) return;
    event.preventDefault();
    panel.classList.add("drop");
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) panel.classList.remove("drop");
  });
  document.addEventListener("drop", (event) => {
    panel.classList.remove("drop");
    if (!isShown()) return;
    event.preventDefault();
    dropped([...(event.dataTransfer?.files ?? [])]);
  });
}
