import { element, place } from "../../shared/dom";
import { texts } from "../../texts";
import { TAKE } from "./activate-message";

/** Address of the worker, and the only page that it serves; other pages of the site are loaded from the network. */
const WORKER = { address: "taskpane.offline.js", scope: "taskpane.html" };

/**
 * Has the browser store the pane for use without a network, and shows a message when a newer version has been fetched.
 * Does nothing if service workers are missing or refused.
 */
export async function keepForOffline(workers: ServiceWorkerContainer | undefined): Promise<void> {
  try {
    const registration = await workers?.register(WORKER.address, { scope: WORKER.scope });
    if (registration) followVersions(registration);
  } catch {
    // The browser refuses service workers: by its settings, in a private window, or on file://.
  }
}

function followVersions(registration: ServiceWorkerRegistration): void {
  const fetched = (worker: ServiceWorker | null) => {
    // The very first version is in use at once and is not offered.
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

/** Shows that a newer version is ready. It is activated only when the button is pressed. */
function offer(worker: ServiceWorker): void {
  const button = element("button", { type: "button" }, texts.newer.take);
  button.addEventListener("click", () => {
    const reload = () => worker.state === "activated" && window.location.reload();
    worker.addEventListener("statechange", reload);
    worker.postMessage(TAKE);
    // Another tab may have activated it already.
    reload();
  });
  place("newer").replaceChildren(element("span", {}, texts.newer.ready), " ", button);
}
