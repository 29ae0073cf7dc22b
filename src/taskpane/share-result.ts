import type { Scored } from "../sessions/kinds";
import { resultText } from "../sessions/result/result-text";
import { resultOf } from "../sessions/result/session-result";
import { saveBlob } from "../excel/download";
import { element, fill } from "./dom";
import { workbookFileName } from "./make-workbook";
import { pressButton } from "./press-button";
import { resultPicture } from "./result-picture";
import { shareTexts as words } from "./share-texts";

const PNG = "image/png";

/**
 * The ways in which a result is told to others: as a text to be pasted into a message, as a picture, and by what the
 * device has for sharing, where it has something. Nothing of a session before its first board.
 */
export function shareResult(scored: Scored): HTMLElement {
  const { rows, said } = resultOf(scored);
  const shown = element("div", { class: "shared" });
  const status = element("div", { class: "outcome", role: "status" });
  const say = (text: string) => fill(status, text);
  const pressed = (go: () => Promise<string>) => () => {
    say("");
    void go().then(say, (error: unknown) => say(error instanceof Error ? error.message : String(error)));
  };
  const ways = element(
    "div",
    { class: "ways" },
    pressButton(
      words.copy,
      "outline",
      pressed(() => copyText(scored, shown))
    ),
    pressButton(
      words.picture,
      "outline",
      pressed(async () => showPicture(scored, shown, pressed))
    ),
    canShare() &&
      pressButton(
        words.share,
        "outline",
        pressed(() => share(scored))
      )
  );
  const isPlayed = rows.length + said.length > 0;
  return element("div", { class: "share", hidden: !isPlayed }, ways, status, shown);
}

/** Copies the result as text; where the clipboard is refused, as in some of Excel's panes, shows it marked. */
async function copyText(scored: Scored, shown: HTMLElement): Promise<string> {
  const text = resultText(scored);
  fill(shown);
  try {
    await navigator.clipboard.writeText(text);
    return words.copied;
  } catch {
    return showText(text, shown);
  }
}

function showText(text: string, shown: HTMLElement): string {
  const rows = text.split("\n").length;
  const area = element("textarea", { rows, readonly: true, "aria-label": words.text });
  area.value = text;
  fill(shown, area);
  area.focus();
  area.select();
  // The old way of copying works in places where the new one is refused.
  return document.execCommand("copy") ? words.copied : words.copyYourself;
}

type Pressed = (go: () => Promise<string>) => () => void;

/** Shows the picture, with what can be done with it. */
function showPicture(scored: Scored, shown: HTMLElement, pressed: Pressed): string {
  const canvas = resultPicture(scored);
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", resultText(scored));
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
  const ways = element(
    "div",
    { class: "ways" },
    pressButton(words.save, "outline", pressed(save)),
    canCopy && pressButton(words.copyPicture, "outline", pressed(copy))
  );
  fill(shown, ways, canvas);
  return words.drawn;
}

/** Hands the picture with the text to what the device has for sharing; where that takes no files, the text alone. */
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
