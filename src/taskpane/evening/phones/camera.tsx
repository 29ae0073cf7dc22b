import { useEffect, useRef, useState } from "preact/hooks";
import { decoder } from "./decoder";
import { phoneTexts as texts } from "./phone-texts";
import { useLatest } from "../../shared/use-latest";
import "./camera.css";

interface Props {
  /** Receives the text of a code. @returns the code's fault; "" for none: then the camera is switched off. */
  readonly read: (text: string) => string;
  readonly stop: () => void;
}

/** Pause between two pictures, since a phone that decodes all the time becomes hot. */
const PAUSE_MS = 150;

type Fault = keyof typeof texts.camera.faults;

/** Picture of the camera, searched for a code until one is accepted. */
export function Camera({ read, stop }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [status, setStatus] = useState<string>(texts.camera.hold);
  const latestRead = useLatest(read);
  const latestStop = useLatest(stop);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const end = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const scan = async (element: HTMLVideoElement) => {
      const decode = await decoder();
      let refused = "";
      while (!isOver) {
        const text = element.readyState >= element.HAVE_CURRENT_DATA ? await decode(element) : null;
        if (isOver) return;
        // The camera sees a refused code in many pictures; its fault remains the same.
        if (text !== null && text !== refused) {
          refused = text;
          const message = latestRead.current(text);
          if (message === "") return end();
          setStatus(message);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    const start = async () => {
      // Browsers omit mediaDevices from pages that are not loaded over https.
      if (!(navigator.mediaDevices as MediaDevices | undefined)) throw new DOMException("", "SecurityError");
      stream = await navigator.mediaDevices.getUserMedia({ video: VIDEO_CONSTRAINTS });
      const element = video.current;
      if (isOver || !element) return end();
      element.srcObject = stream;
      await element.play();
      await scan(element);
    };
    start().catch((error: unknown) => {
      end();
      setFault(faultOf(error));
    });
    // The camera of a phone in a pocket must not stay on.
    const stopIfHidden = () => document.visibilityState === "hidden" && (end(), latestStop.current());
    document.addEventListener("visibilitychange", stopIfHidden);
    return () => {
      document.removeEventListener("visibilitychange", stopIfHidden);
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
      <p role="status">{status}</p>
      <button type="button" onClick={stop}>
        {texts.camera.stop}
      </button>
    </div>
  );
}

/** The camera on the back, with enough pixels for the largest code. */
const VIDEO_CONSTRAINTS: MediaTrackConstraints = {
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
