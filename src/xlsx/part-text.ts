import { InputError } from "../bridge/input-error";
import { texts } from "./texts";

/**
 * A part's text, by its byte order mark or the encoding that it declares; UTF-8 where it does neither.
 * @throws InputError where it is not in that encoding.
 */
export function partText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new InputError(texts.damaged);
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  const head = String.fromCharCode(...bytes.subarray(0, 100));
  return /^[^>]*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(head)?.[1] ?? "utf-8";
}
