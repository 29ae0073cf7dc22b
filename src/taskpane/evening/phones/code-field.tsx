import { useEffect, useState } from "preact/hooks";
import { Camera } from "./camera";
import { phoneTexts as texts } from "./phone-texts";
import "./code-field.css";

interface Props {
  readonly name: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Returns the fault of a text from the camera; "" if it has none. */
  readonly faultOf: (text: string) => string;
  /** Receives a text from the camera that has no fault. */
  readonly scanned: (text: string) => void;
  readonly isWrong?: boolean;
}

/** Takes another phone's code, through the camera or as a text. */
export function CodeField({ name, text, setText, faultOf, scanned, isWrong = false }: Props) {
  const [isCameraOn, setIsCameraOn] = useState(false);
  useEffect(() => {
    // If the user has allowed the camera before, it starts without a key press.
    isCameraAllowed().then(
      (isAllowed) => isAllowed && setIsCameraOn(true),
      () => undefined
    );
  }, []);
  const read = (scannedText: string) => {
    const fault = faultOf(scannedText);
    if (fault !== "") return fault;
    setIsCameraOn(false);
    scanned(scannedText);
    return "";
  };
  return (
    <>
      {isCameraOn ? (
        <Camera read={read} stop={() => setIsCameraOn(false)} />
      ) : (
        <button type="button" class="primary scan" onClick={() => setIsCameraOn(true)}>
          {texts.camera.start}
        </button>
      )}
      <label>
        {texts.paste}
        <textarea
          name={name}
          rows={2}
          value={text}
          aria-invalid={isWrong}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
    </>
  );
}

/** True if the page may use the camera without a prompt of the browser. */
async function isCameraAllowed(): Promise<boolean> {
  const { state } = await navigator.permissions.query({ name: "camera" });
  return state === "granted";
}
