import { useState } from "preact/hooks";
import { Later } from "../components/later";
import { texts } from "../texts";
import type { SessionModel } from "./session-model";

const question = () => import("./how-many");

/** The question how many play and till when, behind its heading; it is loaded when that is opened. */
export function AskHowMany({ model }: { readonly model: SessionModel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="ask" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.howMany}</summary>
      {isOpen && <Later load={question}>{({ HowMany }) => <HowMany model={model} />}</Later>}
    </details>
  );
}
