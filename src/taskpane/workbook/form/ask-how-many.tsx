import { useState } from "preact/hooks";
import { Disclosure } from "../../components/disclosure";
import { Lazy } from "../../components/lazy";
import { texts } from "../../texts";
import type { SessionModel } from "./session-model";

const question = () => import("./how-many");

/** What the site's first page has asked already, as "people=9&until=22:30" behind the name of a tab: it is heeded once. */
let before = globalThis.location?.hash.split("?")[1] ?? "";

function takeBefore(): string {
  const taken = before;
  before = "";
  return taken;
}

interface AskProps {
  readonly model: SessionModel;
  /** Told why the game that is chosen is not begun: it is for another number of people; "" for no reason. */
  readonly onRefusal: (reason: string) => void;
}

/** The question how many play and till when, behind its heading; it is loaded when that is opened. */
export function AskHowMany({ model, onRefusal }: AskProps) {
  const [isAsked] = useState(before !== "");
  return (
    <Disclosure kind="ask" summary={texts.howMany} wanted={isAsked}>
      {() => <Lazy load={question}>{({ HowMany }) => <HowMany {...{ model, onRefusal, takeBefore }} />}</Lazy>}
    </Disclosure>
  );
}
