import { useEffect, useRef, useState } from "preact/hooks";
import { decoder } from "./decoder";
import { phoneTexts as texts } from "./phone-texts";
import { useLatest } from "../shared/use-latest";

interface Props {
  /** Takes what a code says. @returns what is wrong with it, "" for nothing: then the camera has done its work. */
  readonly read: (text: string) => string;
  readonly stop: () => void;
}

/** In milliseconds, from one look to the next: a phone that decodes all the time becomes hot. */
const PAUSE = 150;

type Fault = keyof typeof texts.camera.faults;

/** What the camera sees, and reads as soon as there is a code in it. */
export function Camera({ read, stop }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [said, say] = useState<string>(texts.camera.hold);
  const latestRead = useLatest(read);
  const latestStop = useLatest(stop);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (seen: HTMLVideoElement) => {
      const decode = await decoder();
      let known = "";
      while (!isOver) {
        const text = seen.readyState >= seen.HAVE_CURRENT_DATA ? await decode(seen) : null;
        if (isOver) return;
        // What is wrong with a code stays wrong: it is not asked of it once more.
        if (text !== null && text !== known) {
          known = text;
          const wrong = latestRead.current(text);
          if (wrong === "") return end();
          say(wrong);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    };
    const start = async () => {
      // Missing where the page did not come over https.
      if (!(navigator.mediaDevices as MediaDevices | undefined)) throw new DOMException("", "SecurityError");
      stream = await navigator.mediaDevices.getUserMedia({ video: LARGE });
      const seen = video.current;
      if (isOver || !seen) return end();
      seen.srcObject = stream;
      await seen.play();
      await look(seen);
    };
    start().catch((error: unknown) => {
      end();
      setFault(faultOf(error));
    });
    // A phone that is put into a pocket takes no pictures.
    const hidden = () => document.visibilityState === "hidden" && (end(), latestStop.current());
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      end();
    };
  }, [latestRead, latestStop]);
  if (fault !== null)
    return (
      <p class="fault" role="alert">
        {texts.camera.faults[fault]}
      </p>
    );
  return (
    <div class="camera">
      <video ref={video} muted playsInline aria-label={texts.camera.label} />
      <p role="status">{said}</p>
      <button type="button" onClick={stop}>
        {texts.camera.stop}
      </button>
    </div>
  );
}

/** From behind, and fine enough for the largest code. */
const LARGE: MediaTrackConstraints = {
  facingMode: { ideal: "environment" },
  width: { ideal: 1280 },
  height: { ideal: 1280 },
};

function faultOf(error: unknown): Fault {
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "none";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    case "SecurityError":
    case "TypeError":
      return "insecure";
    default:
      return "unloaded";
  }
}
