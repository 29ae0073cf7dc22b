import { useState } from "preact/hooks";
import { eveningsIn } from "../../play/evening-json";
import { DropZone } from "../components/drop-zone";
import { errorText } from "../shared/error-text";
import { loading } from "../shared/loading";
import type { EveningStore } from "../evening/shared/evening-store";
import { keptListTexts as texts } from "./kept-list-texts";

/** Maximum size of a copy in bytes; an evening of the longest session needs a thousandth of it. */
const MAX_FILE_BYTES = 10_000_000;

/**
 * Opens an evening.
 * @param id null for the list of all evenings.
 * @param incoming a code for the evening.
 * @param note the first notice on the pad.
 */
export type OpenOne = (id: string | null, incoming?: string, note?: string) => void;

interface Props {
  readonly store: EveningStore;
  readonly open: OpenOne;
}

/** Opens a copy of one or more evenings, or an evening's workbook, and adds them to the store. */
export function OpenCopy({ store, open }: Props) {
  const [fault, setFault] = useState("");
  const readCopy = async (file: File) => {
    const copies = file.size > MAX_FILE_BYTES ? [] : eveningsIn(await file.text().catch(() => ""));
    const [first] = copies;
    if (!first) return setFault(texts.notACopy(file.name));
    const merged = copies.filter((copy) => store.mergeCopy(copy));
    if (merged.length === 0) return setFault(texts.newerKept);
    return open(copies.length === 1 ? first.id : null);
  };
  const readWorkbook = async (file: File) => {
    try {
      const { fromWorkbook } = await loading(import("./from-workbook"));
      const { id, incoming, note } = await fromWorkbook(store, file);
      open(id, incoming, note);
    } catch (error) {
      setFault(errorText(error));
    }
  };
  return (
    <DropZone
      label={texts.openCopy}
      accept=".json,application/json,.xlsx"
      fault={fault}
      onFiles={([file]) => {
        if (!file) return;
        setFault("");
        void (/\.xlsx$/i.test(file.name) ? readWorkbook(file) : readCopy(file));
      }}
    />
  );
}
