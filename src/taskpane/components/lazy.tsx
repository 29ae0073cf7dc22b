import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { errorText } from "../shared/error-text";
import { loadGames } from "../workbook/kinds/games";
import { LoadError, loading } from "../shared/loading";
import { texts } from "../texts";
import { Button } from "./button";

interface FinishedLoad<T> {
  readonly load: () => Promise<T>;
  readonly attempt: number;
  readonly got: { readonly part: T } | { readonly error: unknown };
}

type Loaded<T> =
  | { readonly state: "waiting" }
  | { readonly state: "here"; readonly part: T }
  | { readonly state: "failed"; readonly error: unknown; readonly again: () => void };

/**
 * Loads a part of the code as soon as the component is shown.
 * @param load such as `() => import("./scores-tab")`. Define it outside the component: each new function loads again.
 */
function useLater<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [finished, setFinished] = useState<FinishedLoad<T> | null>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    // Parts that are loaded later may plan any game, so all games are loaded with them.
    loading(Promise.all([load(), loadGames()])).then(
      ([part]) => isCurrent && setFinished({ load, attempt, got: { part } }),
      (error: unknown) => isCurrent && setFinished({ load, attempt, got: { error } })
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (finished?.load !== load || finished.attempt !== attempt) return { state: "waiting" };
  if ("part" in finished.got) return { state: "here", part: finished.got.part };
  return { state: "failed", error: finished.got.error, again: () => setAttempt(attempt + 1) };
}

interface LaterProps<T> {
  readonly load: () => Promise<T>;
  readonly children: (part: T) => ComponentChildren;
  /** Shown while the part is loading; null if the part is usually empty, so that nothing below it moves. */
  readonly meanwhile?: ComponentChildren;
}

/** Loads a part when it is first shown. If it cannot be loaded, shows the error and a button to try again. */
export function Lazy<T>({ load, children, meanwhile = <p class="waiting">…</p> }: LaterProps<T>) {
  const loaded = useLater(load);
  if (loaded.state === "here") return <>{children(loaded.part)}</>;
  if (loaded.state === "failed") return <Failed error={loaded.error} onAgain={loaded.again} />;
  return <>{meanwhile}</>;
}

/** Shows why something failed; a button retries a part that did not load. */
export function Failed({ error, onAgain }: { readonly error: unknown; readonly onAgain: () => void }) {
  return (
    <div class="failed" role="alert">
      <p>{errorText(error)}</p>
      {error instanceof LoadError && <Button onPress={onAgain}>{texts.tryAgain}</Button>}
    </div>
  );
}
