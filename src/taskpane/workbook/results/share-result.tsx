import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Scored } from "../../../sessions/kinds";
import { resultText } from "../../../sessions/result/result-text";
import { resultOf } from "../../../sessions/result/session-result";
import { saveBlob } from "../../../excel/download";
import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { List, ListRow } from "../../components/list-row";
import { errorText } from "../../shared/error-text";
import { workbookFileName } from "../make/make-workbook";
import { resultPicture } from "./result-picture";
import { shareTexts as words } from "./share-texts";
import { useLatest } from "../../shared/use-latest";
import "./share-result.css";

const PNG = "image/png";

/** The part below the buttons: the result as text to copy by hand, or its picture; null for neither. */
type SharedForm = { readonly text: string } | { readonly picture: HTMLCanvasElement } | null;

/**
 * Makes a press handler that shows the sentence to which `go` resolves; `go` resolves to null if a sentence is shown
 * elsewhere.
 */
type Pressed = (go: () => Promise<string | null>) => () => void;

interface Props {
  readonly scored: Scored;
  /** An address that shows the whole result; null for none. */
  readonly link?: string | null;
  /** Further rows of the list. If there are any, the first way of sharing is a primary button above the list. */
  readonly children?: ComponentChildren;
}

/**
 * Shares a result: as a text to paste into a message, as a picture, as a link, or through the device's share menu, if
 * there is one. Renders nothing for a session before its first board.
 */
export function ShareResult({ scored, link = null, children }: Props) {
  const [shown, setShown] = useState<SharedForm>(null);
  const [message, setMessage] = useState("");
  const { rows, sentences: sentences } = resultOf(scored);
  if (rows.length + sentences.length === 0) return null;
  const pressed: Pressed = (go) => () => {
    setMessage("");
    void go().then(
      (text) => text !== null && setMessage(text),
      (error: unknown) => setMessage(errorText(error))
    );
  };
  const copy = async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setShown(null);
      return copied;
    } catch {
      // Some of Excel's panes refuse access to the clipboard: MarkedText tries another way and reports the outcome.
      setShown({ text });
      return null;
    }
  };
  const copyMessage = pressed(() => copy(messageOf(scored, link), words.copied));
  const toPaste = link === null ? words.toPaste : words.toPasteWithLink;
  const leads = children !== undefined;
  const show = async () => {
    setShown({ picture: namedPicture(scored) });
    return Promise.resolve(words.drawn);
  };
  return (
    <div class="share">
      {leads &&
        (canShare() ? (
          <Button variant="primary" onPress={pressed(() => shareResult(scored, link))}>
            <Icon name="share" /> {words.send}
          </Button>
        ) : (
          <Button variant="primary" onPress={copyMessage}>
            <Icon name="copy" /> {words.copy}
            <small>{toPaste}</small>
          </Button>
        ))}
      <List>
        {canShare() && !leads && (
          <ListRow acts icon="share" title={words.share} onPress={pressed(() => shareResult(scored, link))} />
        )}
        {(canShare() || !leads) && (
          <ListRow acts icon="copy" title={words.copy} below={toPaste} onPress={copyMessage} />
        )}
        <ListRow acts icon="picture" title={words.picture} below={words.aboutPicture} onPress={pressed(show)} />
        {link !== null && (
          <ListRow
            acts
            icon="link"
            title={words.copyLink}
            below={words.aboutLink}
            onPress={pressed(() => copy(link, words.linkCopied))}
          />
        )}
        {children}
      </List>
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

/**
 * Shows and selects a text, and copies it with the old `execCommand`, which works in some panes that refuse
 * `navigator.clipboard`.
 */
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
      // Passes the unresolved promise: Safari allows copying only at the press itself.
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

/**
 * Draws the picture, with the result's text for screen readers.
 * @throws Error if the browser cannot draw
 */
function namedPicture(scored: Scored): HTMLCanvasElement {
  const canvas = resultPicture(scored);
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", resultText(scored));
  return canvas;
}

/** Returns the result as a message, with the link to the whole result if there is one. */
function messageOf(scored: Scored, link: string | null): string {
  return link === null ? resultText(scored) : `${resultText(scored)}\n${words.allBoards(link)}\n`;
}

/**
 * Shares the text and the link through the device's share menu; without a link, the text and the picture if the device
 * shares files. A link goes without a picture, because many apps drop the text beside a picture.
 * @returns the outcome in words; "" if the user cancels.
 */
export async function shareResult(scored: Scored, link: string | null): Promise<string> {
  const text = messageOf(scored, link);
  try {
    if (link === null && canShareFiles()) {
      const blob = await blobOf(resultPicture(scored));
      await navigator.share({ files: [new File([blob], await pictureName(scored), { type: PNG })], text });
    } else await navigator.share({ text });
    return words.shared;
  } catch (error) {
    // The user has closed the device's share menu.
    if (error instanceof DOMException && error.name === "AbortError") return "";
    throw new Error(words.notShared);
  }
}

/** True if the browser can open the device's share menu with a text. */
export function canShare(): boolean {
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
