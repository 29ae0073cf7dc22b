import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { saveBlob } from "../../excel/download";
import { tablesIn } from "../../exchange/tables-in";
import { planOf, standing, type Evening } from "../../play/evening";
import { isEvening } from "../../play/evening-json";
import { localDate } from "../locale";
import { fileName } from "../../workbook/file-name";
import type { KeptEvenings } from "./kept-evenings";
import { texts } from "./texts";

interface KeptListProps {
  readonly all: readonly Evening[];
  /** Whether somebody comes to it from an evening. */
  readonly isBack: boolean;
  readonly open: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** When something happened, as people here write it, to the minute. */
const LATELY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** The evenings of this device, the last one first. */
export function KeptList({ all, isBack, open, remove }: KeptListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone, and the focus with it: before anybody presses a key.
  useLayoutEffect(() => {
    if (isBack) heading.current?.focus();
  }, []);
  const [doubtful, doubt] = useState<string | null>(null);
  const [saved, say] = useState("");
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {texts.kept}
      </h2>
      <ul class="kept">
        {all.map((evening) => {
          const { id, changed } = evening;
          const plan = planOf(evening);
          const boards = tablesIn(plan).reduce((sum, table) => sum + table.boards.length, 0);
          return (
            <li key={id}>
              <p>
                <strong>{plan.title}</strong>
                {plan.date !== "" && ` · ${localDate(plan.date)}`}
              </p>
              <p class="hint">
                {texts.progress(standing(evening).size, boards)} · {texts.lastPlayed(LATELY.format(changed))}
              </p>
              <div class="row">
                <button type="button" onClick={() => open(id)}>
                  {texts.openAgain}
                </button>
                {doubtful === id ? (
                  <>
                    <button type="button" onClick={() => remove(id)}>
                      {texts.reallyRemove}
                    </button>
                    <button type="button" onClick={() => doubt(null)}>
                      {texts.cancel}
                    </button>
                  </>
                ) : (
                  <>
                    <button type="button" onClick={() => say(saveCopy(evening))}>
                      {texts.keepCopy}
                    </button>
                    <button type="button" onClick={() => doubt(id)}>
                      {texts.remove}
                    </button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status">{saved}</p>
    </section>
  );
}

/** Saves an evening as a file that opens again, here or on another device. */
function saveCopy(evening: Evening): string {
  const { title, date } = planOf(evening);
  const name = fileName(title, date).replace(/xlsx$/, "json");
  saveBlob(new Blob([JSON.stringify(evening)], { type: "application/json" }), name);
  return texts.copySaved(name);
}

/** In bytes: an evening of the longest session has a hundredth of it. */
const LARGEST = 1_000_000;

/** Opens a copy of an evening beside those that are kept; the same one again takes its place where it knows more. */
export function OpenCopy({ kept, open }: Pick<KeptListProps, "open"> & { readonly kept: KeptEvenings }) {
  const [fault, setFault] = useState("");
  const read = async (file: File) => {
    const copy: unknown =
      file.size > LARGEST
        ? null
        : await file
            .text()
            .then(JSON.parse)
            .catch(() => null);
    if (!isEvening(copy)) return setFault(texts.notACopy(file.name));
    const known = kept.find(copy.id);
    if (!known || known.changed <= copy.changed) kept.add(copy);
    else return setFault(texts.newerKept);
    return open(copy.id);
  };
  return (
    <label class="copy">
      {texts.openCopy}{" "}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
        }}
      />
      {fault !== "" && (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </label>
  );
}
