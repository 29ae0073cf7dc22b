import { useEffect, useState } from "preact/hooks";
import { Camera } from "./camera";
import { phoneTexts as texts } from "./phone-texts";

interface Props {
  readonly name: string;
  /** What is in the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What is wrong with what the camera has read, "" where it can be taken. */
  readonly faultOf: (text: string) => string;
  /** Takes what the camera has read. */
  readonly scanned: (text: string) => void;
  readonly isWrong?: boolean;
}

/** Where another phone's code comes in: through the camera, or as a text. */
export function CodeField({ name, text, setText, faultOf, scanned, isWrong = false }: Props) {
  const [isOn, turn] = useState(false);
  useEffect(() => {
    // Where it was allowed before nobody has to press once more.
    isAllowed().then(
      (is) => is && turn(true),
      () => undefined
    );
  }, []);
  const read = (found: string) => {
    const fault = faultOf(found);
    if (fault !== "") return fault;
    turn(false);
    scanned(found);
    return "";
  };
  return (
    <>
      {isOn ? (
        <Camera read={read} stop={() => turn(false)} />
      ) : (
        <button type="button" class="primary scan" onClick={() => turn(true)}>
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

/** Whether the page may use the camera without asking. */
async function isAllowed(): Promise<boolean> {
  const { state } = await navigator.permissions.query({ name: "camera" });
  return state === "granted";
}
