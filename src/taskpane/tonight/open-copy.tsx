import { useState } from "preact/hooks";
import { eveningsIn } from "../../play/evening-json";
import { errorText } from "../shared/error-text";
import { loading } from "../shared/loading";
import type { EveningStore } from "./evening-store";
import { keptListTexts as texts } from "./kept-list-texts";

/** In bytes: an evening of the longest session has a thousandth of it. */
const LARGEST = 10_000_000;

/** Opens an evening, null for the list of all; with a code that belongs there, and what is said of it first. */
export type OpenOne = (id: string | null, brought?: string, note?: string) => void;

interface Props {
  readonly kept: EveningStore;
  readonly open: OpenOne;
}

/** Opens a copy of an evening, a file of several, or an evening's workbook, beside those that are kept. */
export function OpenCopy({ kept, open }: Props) {
  const [fault, setFault] = useState("");
  const readCopy = async (file: File) => {
    const copies = file.size > LARGEST ? [] : eveningsIn(await file.text().catch(() => ""));
    const [first] = copies;
    if (!first) return setFault(texts.notACopy(file.name));
    const taken = copies.filter((copy) => kept.mergeCopy(copy));
    if (taken.length === 0) return setFault(texts.newerKept);
    return open(copies.length === 1 ? first.id : null);
  };
  const readWorkbook = async (file: File) => {
    try {
      const { fromWorkbook } = await loading(import("./from-workbook"));
      const { id, brought, note } = await fromWorkbook(kept, file);
      open(id, brought, note);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <label class="copy">
      <span>{texts.openCopy}</span>
      <input
        class="unseen"
        type="file"
        accept=".json,application/json,.xlsx"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (!file) return;
          setFault("");
          void (/\.xlsx$/i.test(file.name) ? readWorkbook(file) : readCopy(file));
          // The same file may be chosen again, when it was mended.
          currentTarget.value = "";
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
