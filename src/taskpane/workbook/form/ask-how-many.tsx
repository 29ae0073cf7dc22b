import { useState } from "preact/hooks";
import { Disclosure } from "../../components/disclosure";
import { Lazy } from "../../components/lazy";
import { texts } from "../../texts";
import { isAskedBefore } from "./asked-before";
import type { SessionModel } from "./session-model";

const question = () => import("./how-many");

interface AskProps {
  readonly model: SessionModel;
  /** Told why the game that is chosen is not begun: it is for another number of people; "" for no reason. */
  readonly onRefusal: (reason: string) => void;
}

/** The question how many play and till when, behind its heading; it is loaded when that is opened. */
export function AskHowMany({ model, onRefusal }: AskProps) {
  const [isAsked] = useState(isAskedBefore);
  return (
    <Disclosure kind="ask" summary={texts.howMany} wanted={isAsked}>
      {() => <Lazy load={question}>{({ HowMany }) => <HowMany {...{ model, onRefusal }} />}</Lazy>}
    </Disclosure>
  );
}
