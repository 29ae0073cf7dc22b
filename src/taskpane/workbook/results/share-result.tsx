import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scored } from "../../../sessions/kinds";
import { resultText } from "../../../sessions/result/result-text";
import { resultOf } from "../../../sessions/result/session-result";
import { saveBlob } from "../../../excel/download";
import { Button } from "../../components/button";
import { errorText } from "../../shared/error-text";
import { workbookFileName } from "../make/make-workbook";
import { resultPicture } from "./result-picture";
import { shareTexts as words } from "./share-texts";
import { useLatest } from "../../shared/use-latest";
import "./share-result.css";

const PNG = "image/png";

/** Shown below the buttons: the result as text to copy by hand, or its picture. */
type SharedForm = { readonly text: string } | { readonly picture: HTMLCanvasElement } | null;

/** Makes a press handler that shows the sentence returned; null if the sentence is shown elsewhere. */
type Pressed = (go: () => Promise<string | null>) => () => void;

/**
 * Shares a result: as a text to paste into a message, as a picture, or by the device's own means, if any. Renders
 * nothing for a session before its first board.
 */
export function ShareResult({ scored }: { readonly scored: Scored }) {
  const [shown, setShown] = useState<SharedForm>(null);
  const [message, setMessage] = useState("");
  const { rows, said: sentences } = resultOf(scored);
  if (rows.length + sentences.length === 0) return null;
  const pressed: Pressed = (go) => () => {
    setMessage("");
    void go().then(
      (text) => text !== null && setMessage(text),
      (error: unknown) => setMessage(errorText(error))
    );
  };
  const copy = async () => {
    const text = resultText(scored);
    try {
      await navigator.clipboard.writeText(text);
      setShown(null);
      return words.copied;
    } catch {
      // Refused, as in some of Excel's panes: what is shown then says whether it was copied after all.
      setShown({ text });
      return null;
    }
  };
  const show = async () => {
    setShown({ picture: namedPicture(scored) });
    return Promise.resolve(words.drawn);
  };
  return (
    <div class="share">
      <div class="ways">
        <Button onPress={pressed(copy)}>{words.copy}</Button>
        <Button onPress={pressed(show)}>{words.picture}</Button>
        {canShare() && <Button onPress={pressed(() => share(scored))}>{words.share}</Button>}
      </div>
      <div class="outcome" role="status">
        {message}
      </div>
      <div class="shared">
        {shown && "text" in shown && <MarkedText text={shown.text} onTried={setMessage} />}
        {shown && "picture" in shown && <Picture scored={scored} canvas={shown.picture} pressed={pressed} />}
      </div>
    </div>
  );
}

/** A text that is marked, to be copied; the old way of copying works in places where the new one is refused. */
function MarkedText({ text, onTried }: { readonly text: string; readonly onTried: (message: string) => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const latestOnTried = useLatest(onTried);
  useLayoutEffect(() => {
    area.current?.focus();
    area.current?.select();
    latestOnTried.current(document.execCommand("copy") ? words.copied : words.copyYourself);
  }, [text, latestOnTried]);
  return <textarea ref={area} rows={text.split("\n").length} readOnly aria-label={words.text} value={text} />;
}

interface PictureProps {
  readonly scored: Scored;
  readonly canvas: HTMLCanvasElement;
  readonly pressed: Pressed;
}

/** The picture, with buttons to save or copy it. */
function Picture({ scored, canvas, pressed }: PictureProps) {
  const save = async () => {
    const name = await pictureName(scored);
    saveBlob(await blobOf(canvas), name);
    return words.saved(name);
  };
  const copy = async () => {
    try {
      // The promise itself: Safari wants to be asked at the press.
      await navigator.clipboard.write([new ClipboardItem({ [PNG]: blobOf(canvas) })]);
    } catch {
      throw new Error(words.pictureNotCopied);
    }
    return words.pictureCopied;
  };
  const canCopy = typeof ClipboardItem === "function" && "clipboard" in navigator;
  return (
    <>
      <div class="ways">
        <Button onPress={pressed(save)}>{words.save}</Button>
        {canCopy && <Button onPress={pressed(copy)}>{words.copyPicture}</Button>}
      </div>
      <div ref={(place) => place?.replaceChildren(canvas)} />
    </>
  );
}

/** @throws Error where the browser draws nothing */
function namedPicture(scored: Scored): HTMLCanvasElement {
  const canvas = resultPicture(scored);
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", resultText(scored));
  return canvas;
}

/** Shares the picture with the text by the device's own means; if those take no files, the text alone. */
async function share(scored: Scored): Promise<string> {
  const text = resultText(scored);
  try {
    if (canShareFiles()) {
      const blob = await blobOf(resultPicture(scored));
      await navigator.share({ files: [new File([blob], await pictureName(scored), { type: PNG })], text });
    } else await navigator.share({ text });
    return words.shared;
  } catch (error) {
    // Whoever closes the device's own list has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return "";
    throw new Error(words.notShared);
  }
}

function canShare(): boolean {
  return typeof navigator.canShare === "function" && (canShareFiles() || navigator.canShare({ text: "." }));
}

function canShareFiles(): boolean {
  return navigator.canShare({ files: [new File([], "result.png", { type: PNG })], text: "." });
}

async function pictureName({ plan }: Scored): Promise<string> {
  return (await workbookFileName(plan)).replace(/xlsx$/, "png");
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.notDrawn))), PNG);
  });
}
