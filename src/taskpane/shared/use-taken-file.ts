import { useState } from "preact/hooks";
import { errorText } from "./error-text";

/**
 * Handles files that the user chooses or drops, and stores the outcome as a sentence, or the fault.
 * @param take reads the file and resolves to the sentence.
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
