import { useEffect, useRef, useState } from "preact/hooks";
import { saveBlob } from "../../excel/download";
import { eveningText } from "../../play/evening-json";
import type { Evening } from "../../play/evening";
import { eveningLinks } from "../../play/table-link";
import { eveningPlan } from "../../play/evening";
import { fileName } from "../../workbook/file-name";
import { pageAddress } from "../shared/page-address";
import { canWriteFile, chooseCopyFile, writeCopyFile } from "./copy-file";
import type { Bookmark, EveningStore } from "./evening-store";
import { phoneTexts } from "./phone-texts";
import type { OpenEvening } from "./use-evening";
import { useLatest } from "../shared/use-latest";

const { copies: texts } = phoneTexts;

/** How a copy leaves the phone after each round; "off" where nobody has allowed it. */
type Way = "off" | "file" | "share" | "download";

/** What became of the last copy; "asks" where the browser wants somebody to press for it. */
type Made = "" | "done" | "asks" | "failed";

export interface Copying {
  readonly way: Way;
  readonly ways: readonly Way[];
  readonly choose: (way: Way) => void;
  readonly copyNow: () => void;
  readonly made: Made;
}

/** Makes a copy of an evening whenever a round is over at the table, if somebody has allowed it once. */
export function useRoundCopies(open: OpenEvening | null, kept: EveningStore, bookmark: Bookmark | null): Copying {
  const [way, setWay] = useState<Way>(() => wayIn(kept.copies()));
  const [made, tell] = useState<Made>("");
  const over = bookmark?.over;
  const known = useRef(over);
  const copy = (by: Way, evening: Evening, table: number) =>
    void copied(by, evening, table).then(tell, (error: unknown) => tell(whatFailed(error)));
  const copyWhenOver = useLatest(() => {
    const isNew = over !== undefined && over !== known.current;
    known.current = over;
    // At once: browsers share only what a tap has just asked for.
    if (isNew && open && bookmark && way !== "off") copy(way, open.evening, bookmark.table);
  });
  useEffect(() => copyWhenOver.current(), [over, copyWhenOver]);
  const choose = (next: Way) => {
    const allowed = next === "file" && open ? chooseCopyFile(copyName(open.evening)) : Promise.resolve(true);
    allowed.then(
      (isAllowed) => {
        if (!isAllowed) return;
        kept.saveCopyMode(next);
        setWay(next);
        tell("");
      },
      () => undefined
    );
  };
  return {
    way,
    ways: ["off", ...(canWriteFile() ? ["file" as const] : []), ...(canShare() ? ["share" as const] : []), "download"],
    choose,
    copyNow: () => open && bookmark && copy(way, open.evening, bookmark.table),
    made,
  };
}

function wayIn(stored: unknown): Way {
  const way = (["file", "share", "download"] as const).find((known) => known === stored);
  return way ?? "off";
}

const canShare = () => typeof (navigator.share as unknown) === "function";

/** @returns what became of it. @throws DOMException where the browser refuses it. */
async function copied(way: Way, evening: Evening, table: number): Promise<Made> {
  const text = eveningText(evening);
  if (way === "file") return (await writeCopyFile(text)) ? "done" : "asks";
  if (way === "share") {
    const { whole } = eveningLinks(pageAddress(), evening, table);
    await navigator.share({ title: eveningPlan(evening).title, url: whole });
  } else if (way === "download") saveBlob(new Blob([text], { type: "application/json" }), copyName(evening));
  return "done";
}

function whatFailed(error: unknown): Made {
  const name = error instanceof DOMException ? error.name : "";
  // Somebody has closed the sheet: that is an answer.
  if (name === "AbortError") return "";
  return name === "NotAllowedError" ? "asks" : "failed";
}

function copyName(evening: Evening): string {
  const { title, date } = eveningPlan(evening);
  return fileName(title, date).replace(/xlsx$/, "json");
}

/** Allows copies, or not any more. */
export function RoundCopies({ copying }: { readonly copying: Copying }) {
  const { way, ways, choose, made, copyNow } = copying;
  return (
    <section class="copies">
      <label>
        {texts.label}
        <select name="copies" value={way} onChange={({ currentTarget }) => choose(currentTarget.value as Way)}>
          {ways.map((known) => (
            <option value={known} selected={known === way}>
              {texts.ways[known]}
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
      <p role="status">{texts.made[made]}</p>
    </section>
  );
}

/** Says on the pad that the browser has not let a copy go by itself. */
export function CopyTrouble({ copying: { made, copyNow } }: { readonly copying: Copying }) {
  if (made !== "asks" && made !== "failed") return null;
  return (
    <p class="copy-trouble" role="alert">
      {texts.made[made]}{" "}
      <button type="button" onClick={copyNow}>
        {texts.now}
      </button>
    </p>
  );
}
