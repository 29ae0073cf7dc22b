import { element, place } from "../../shared/dom";
import { texts } from "../../texts";
import { TAKE } from "./activate-message";

/** The worker, and the one page that it answers for: others at the address are none of its business. */
const WORKER = { address: "taskpane.offline.js", scope: "taskpane.html" };

/**
 * Has the browser keep the pane for use without a network, and says when a newer version has been
 * fetched. Where there are no service workers, or they are refused, nothing is kept and nothing said.
 */
export async function keepForOffline(workers: ServiceWorkerContainer | undefined): Promise<void> {
  try {
    const registration = await workers?.register(WORKER.address, { scope: WORKER.scope });
    if (registration) followVersions(registration);
  } catch {
    // Refused: by the settings, in a private window, or on file://.
  }
}

function followVersions(registration: ServiceWorkerRegistration): void {
  const fetched = (worker: ServiceWorker | null) => {
    // The first version of all is in use at once.
    if (worker?.state === "installed" && registration.active) offer(worker);
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener("statechange", () => fetched(worker));
  fetched(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  // A page on a phone is seldom reloaded: it looks for a newer version whenever it becomes visible.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}

/** Says that a version waits. It is taken when the button is pressed, never by itself. */
function offer(worker: ServiceWorker): void {
  const button = element("button", { type: "button" }, texts.newer.take);
  button.addEventListener("click", () => {
    const reload = () => worker.state === "activated" && window.location.reload();
    worker.addEventListener("statechange", reload);
    worker.postMessage(TAKE);
    // Another tab may have taken it already.
    reload();
  });
  place("newer").replaceChildren(element("span", {}, texts.newer.ready), " ", button);
}
