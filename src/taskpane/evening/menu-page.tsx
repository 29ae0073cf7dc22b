import { eveningPlan } from "../../play/evening";
import { secondPart, whoPlays } from "../../play/second-part";
import { eveningMark } from "../../play/session-mark";
import { phonesOf, type ViewName } from "../../play/view/view-state";
import { Lazy } from "../components/lazy";
import type { EveningProps, ShownView, ViewProps } from "./evening-props";
import { Phones } from "./phones/phones";
import { newEvening } from "./shared/new-evening";

const setupPage = () => import("./setup/setup-page");
const directorPage = () => import("./director/director-page");
const bigView = () => import("./big/big-view");

interface MenuPageProps
  extends ViewProps, Pick<EveningProps, "store" | "id" | "incoming" | "goTo" | "model" | "settings"> {
  readonly shown: ShownView;
  readonly show: (view: ViewName) => void;
  readonly copying: Parameters<typeof Phones>[0]["copying"];
  readonly connect: (isOn: boolean) => void;
}

/** The page that was opened from the menu behind three dots; nothing while a main view is shown. */
export function MenuPage(props: MenuPageProps) {
  const { store, id, open, incoming, goTo, model, settings, shown, state, send, show, copying, connect } = props;
  const { bookmark, from } = state;
  const { hasPhones } = phonesOf(bookmark);
  return (
    <>
      {shown === "setup" && (
        <Lazy load={setupPage}>
          {({ SetupPage }) => (
            <SetupPage
              open={open}
              model={model}
              hasPhones={hasPhones}
              refit={(next) => send({ kind: "replanned", plan: next })}
              beginPart={(part) => {
                const begun = { ...newEvening({ ...part, firstMark: eveningMark(open.evening) }), follows: id };
                store.add(begun);
                // Applied to the stored evening: another tab may have added results.
                open.change(
                  (current) => secondPart(current, whoPlays(eveningPlan(begun))?.names ?? [], "")?.first ?? current
                );
                goTo(begun.id, "");
              }}
              back={(notice) => send({ kind: "settled", notice })}
            />
          )}
        </Lazy>
      )}
      {shown === "director" && (
        <Lazy load={directorPage}>
          {({ DirectorPage }) => (
            <DirectorPage open={open} bookmark={bookmark} isOfEvening={from === "standings"} back={() => show(from)} />
          )}
        </Lazy>
      )}
      {shown === "big" && <Lazy load={bigView}>{({ BigView }) => <BigView open={open} />}</Lazy>}
      {shown === "phones" && (
        <Phones
          open={open}
          store={store}
          incoming={incoming}
          goTo={goTo}
          bookmark={bookmark}
          choosePhones={(phones) => {
            settings.set("phones", phones);
            send({ kind: "phones", phones });
          }}
          keepConfirms={(isOn) => send({ kind: "confirms", isOn })}
          onJoined={() => send({ kind: "joined" })}
          toBoard={() => show("play")}
          copying={copying}
          connect={connect}
        />
      )}
    </>
  );
}
