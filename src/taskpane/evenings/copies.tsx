import { saveBlob } from "../../excel/download";
import { today } from "../../sessions/today";
import { DropZone } from "../components/drop-zone";
import { Lazy } from "../components/lazy";
import { openEveningStore, type EveningStore } from "../evening/shared/evening-store";
import type { Settings } from "../shared/settings";
import { useTakenFile } from "../shared/use-taken-file";
import { copiesTexts as texts } from "./copies-texts";
import { bringIn, copyOfDevice } from "./device-copy";

interface Props {
  readonly settings: Settings;
}

/** Saves a copy of everything stored on this device as a file, or adds the contents of such a file. */
export function Copies({ settings }: Props) {
  return <Lazy load={openEveningStore}>{(store) => <CopiesOf store={store} settings={settings} />}</Lazy>;
}

function CopiesOf({ store, settings }: Props & { readonly store: EveningStore }) {
  const { status, setStatus, fault, onFiles } = useTakenFile(async (file) =>
    texts.broughtIn(bringIn(await file.text(), file.name, store, settings))
  );
  const keep = () => {
    const name = texts.file(today());
    saveBlob(new Blob([copyOfDevice(store, settings)], { type: "application/json" }), name);
    setStatus(texts.saved(name));
  };
  return (
    <>
      <h2>{texts.heading}</h2>
      <p class="hint">{texts.hint}</p>
      <p>
        <button type="button" name="keep-all" onClick={keep}>
          {texts.keep}
        </button>
      </p>
      <DropZone
        label={texts.bringIn}
        hint={texts.bringInHint}
        accept=".json,application/json"
        fault={fault}
        onFiles={onFiles}
      />
      <p role="status">{status}</p>
    </>
  );
}
