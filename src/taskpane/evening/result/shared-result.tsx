import { useEffect, useMemo, useState } from "preact/hooks";
import type { Host } from "../../../excel/host";
import { eveningPlan, outcomeOf, scoredResults } from "../../../play/evening";
import { readResult } from "../../../play/result-link";
import { eveningMark } from "../../../play/session-mark";
import { Banner } from "../../components/banner";
import { FootBar } from "../../components/foot-bar";
import { Page } from "../../components/page";
import { errorText } from "../../shared/error-text";
import type { SessionModel } from "../../workbook/form/session-model";
import type { EveningStore } from "../shared/evening-store";
import { ResultPage } from "./result-page";
import { resultPageTexts as words } from "./result-texts";

interface Props {
  readonly store: EveningStore;
  readonly model: SessionModel;
  readonly host: Host | null;
  readonly open: (id: string) => void;
  readonly back: () => void;
}

/** The result in the page's address. Nothing changes on the device unless the user keeps the result. */
export function SharedResult({ store, model, host, open, back }: Props) {
  const hash = useHash();
  const read = useMemo(() => openResult(hash), [hash]);
  if ("fault" in read)
    return (
      <p class="fault" role="alert">
        {read.fault}
      </p>
    );
  const { sender, played } = read;
  const { evening, plan } = played;
  const stored = store.all().find((each) => eveningMark(each) === eveningMark(evening));
  const keep = () => {
    store.add(evening);
    open(evening.id);
  };
  return (
    <Page title={plan.title} back={back}>
      <ResultPage
        played={played}
        store={store}
        model={model}
        host={host}
        heading={
          <Banner intent="info" title={words.from(sender)}>
            <p>{stored ? words.isHere : words.notHere}</p>
          </Banner>
        }
        foot={
          <FootBar>
            <button type="button" class="primary" onClick={stored ? () => open(stored.id) : keep}>
              {stored ? words.openStored : words.keep}
              {!stored && <small>{words.keepHint}</small>}
            </button>
          </FootBar>
        }
      />
    </Page>
  );
}

/** Reads and scores the result in an address; otherwise returns the reason why there is none. */
function openResult(hash: string) {
  try {
    const read = readResult(hash);
    if (!read) return { fault: words.noResultHere };
    const { evening, sender } = read;
    const plan = eveningPlan(evening);
    const results = scoredResults(evening);
    return { sender, played: { evening, plan, results, outcome: outcomeOf(results, plan, evening) } };
  } catch (error) {
    return { fault: errorText(error) };
  }
}

/** Returns the part of the address from the # on, and rerenders after changes. */
function useHash(): string {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const follow = () => setHash(window.location.hash);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return hash;
}
