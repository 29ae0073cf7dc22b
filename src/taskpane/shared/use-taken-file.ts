import { useState } from "preact/hooks";
import { errorText } from "./error-text";

/**
 * Takes in a file that somebody brings, and keeps the sentence on it, or its fault.
 * @param take resolves to the sentence.
 */
export function useTakenFile(take: (file: File) => Promise<string>) {
  const [status, setStatus] = useState("");
  const [fault, setFault] = useState("");
  const onFiles = ([file]: readonly File[]) => {
    if (!file) return;
    take(file).then(
      (sentence) => {
        setStatus(sentence);
        setFault("");
      },
      (error: unknown) => {
        setStatus("");
        setFault(errorText(error));
      }
    );
  };
  return { status, setStatus, fault, onFiles };
}
