import { useEffect, useRef, useState } from "preact/hooks";
import { saveBlob } from "../../../excel/download";
import { eveningText } from "../../../play/evening-json";
import type { Evening } from "../../../play/evening";
import { eveningLinks } from "../../../play/table-link";
import { eveningPlan } from "../../../play/evening";
import { fileName } from "../../../workbook/file-name";
import { pageAddress } from "../../shared/page-address";
import { canWriteFile, chooseCopyFile, writeCopyFile } from "./copy-file";
import type { Bookmark } from "../../../play/view/view-state";
import type { EveningStore } from "../shared/evening-store";
import { phoneTexts } from "./phone-texts";
import type { OpenEvening } from "../shared/use-evening";
import { useLatest } from "../../shared/use-latest";
import "./round-copies.css";

const { copies: texts } = phoneTexts;

/** Way to copy the evening after each round; "off" until the user allows copies. */
type Way = "off" | "file" | "share" | "download";

/** Outcome of the last copy; "asks" if the browser requires a press. */
type CopyOutcome = "" | "done" | "asks" | "failed";

export interface Copying {
  readonly way: Way;
  readonly ways: readonly Way[];
  readonly choose: (way: Way) => void;
  readonly copyNow: () => void;
  readonly outcome: CopyOutcome;
}

/** Copies the evening after each round of the table if the user has allowed copies. */
export function useRoundCopies(open: OpenEvening | null, store: EveningStore, bookmark: Bookmark | null): Copying {
  const [way, setWay] = useState<Way>(() => readWay(store.copies()));
  const [outcome, setOutcome] = useState<CopyOutcome>("");
  const over = bookmark?.over;
  const lastOver = useRef(over);
  const copy = (by: Way, evening: Evening, table: number) =>
    void makeCopy(by, evening, table).then(setOutcome, (error: unknown) => setOutcome(failureOutcome(error)));
  const copyWhenOver = useLatest(() => {
    const isNew = over !== undefined && over !== lastOver.current;
    lastOver.current = over;
    // No delay: browsers allow sharing only directly after a tap.
    if (isNew && open && bookmark && way !== "off") copy(way, open.evening, bookmark.table);
  });
  useEffect(() => copyWhenOver.current(), [over, copyWhenOver]);
  const choose = (next: Way) => {
    const allowed = next === "file" && open ? chooseCopyFile(copyName(open.evening)) : Promise.resolve(true);
    allowed.then(
      (isAllowed) => {
        if (!isAllowed) return;
        store.saveCopyMode(next);
        setWay(next);
        setOutcome("");
      },
      () => undefined
    );
  };
  return {
    way,
    ways: ["off", ...(canWriteFile() ? ["file" as const] : []), ...(canShare() ? ["share" as const] : []), "download"],
    choose,
    copyNow: () => open && bookmark && copy(way, open.evening, bookmark.table),
    outcome,
  };
}

function readWay(stored: unknown): Way {
  const way = (["file", "share", "download"] as const).find((each) => each === stored);
  return way ?? "off";
}

const canShare = () => typeof (navigator.share as unknown) === "function";

/** @throws DOMException if the browser refuses the copy. */
async function makeCopy(way: Way, evening: Evening, table: number): Promise<CopyOutcome> {
  const text = eveningText(evening);
  if (way === "file") return (await writeCopyFile(text)) ? "done" : "asks";
  if (way === "share") {
    const { whole } = eveningLinks(pageAddress(), evening, table);
    await navigator.share({ title: eveningPlan(evening).title, url: whole });
  } else if (way === "download") saveBlob(new Blob([text], { type: "application/json" }), copyName(evening));
  return "done";
}

function failureOutcome(error: unknown): CopyOutcome {
  const name = error instanceof DOMException ? error.name : "";
  // The user has closed the share sheet: no fault.
  if (name === "AbortError") return "";
  return name === "NotAllowedError" ? "asks" : "failed";
}

function copyName(evening: Evening): string {
  const { title, date } = eveningPlan(evening);
  return fileName(title, date).replace(/xlsx$/, "json");
}

/** Setting for copies after each round. */
export function RoundCopies({ copying }: { readonly copying: Copying }) {
  const { way, ways, choose, outcome, copyNow } = copying;
  return (
    <section class="copies">
      <label>
        {texts.label}
        <select name="copies" value={way} onChange={({ currentTarget }) => choose(currentTarget.value as Way)}>
          {ways.map((each) => (
            <option value={each} selected={each === way}>
              {texts.ways[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="hint">{texts.hints[way]}</p>
      {way !== "off" && (
        <button type="button" onClick={copyNow}>
          {texts.now}
        </button>
      )}
      <p role="status">{texts.outcomes[outcome]}</p>
    </section>
  );
}

/** Message on the pad that the browser requires a press for the copy, or that it failed. */
export function CopyTrouble({ copying: { outcome, copyNow } }: { readonly copying: Copying }) {
  if (outcome !== "asks" && outcome !== "failed") return null;
  return (
    <p class="copy-trouble" role="alert">
      {texts.outcomes[outcome]}{" "}
      <button type="button" onClick={copyNow}>
        {texts.now}
      </button>
    </p>
  );
}
