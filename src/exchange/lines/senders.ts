import { isCorrection } from "./corrections";
import { lookUpKeyword } from "./words";

/** A line of a conversation, without the time and the sender that a program puts before it. */
export interface SentLine {
  /** Line of the conversation, from 1. */
  readonly line: number;
  readonly text: string;
  /** Name of the sender; "" if unknown. */
  readonly sender: string;
  /** True if a time but no sender precedes the line: it may be the program's own notice, such as "Ann added Bob". */
  readonly isNotice: boolean;
}

const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4})`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.? ?m\.?)?`;
const STAMP = String.raw`(?:${DATE}(?:,| at| um| om| à)? +)?${TIME}`;

/** Time before a message: "[22.11.26, 19:45:12] Ann: …" of iOS and Signal, "22/11/2026, 19:45 - Ann: …" of Android. */
const STAMPED = new RegExp(String.raw`^(?:\[${STAMP}\]|${STAMP}(?: -|:)?) +(.*)$`, "iu");
/** Sender and time on the line above a message, of Telegram: "Ann, [22.11.26 19:45]". */
const SENDER_ABOVE = new RegExp(String.raw`^([^\[\]]{1,60}),? \[${STAMP}\]:?$`, "iu");
/** Time on a line of its own, of iMessage, with the sender on the next line: "Nov 22, 2026 7:45:12 PM". */
const STAMP_ALONE = new RegExp(String.raw`^${DATE},?(?: at)? +${TIME}(?: \(.*\))?$`, "iu");
const SENDER = /^~? ?([^:]{1,60}):(?: +(.*))?$/u;
const TELEPHONE = /^\+?\d[\d ()-]{5,}$/;
/** Remark that programs append to edited messages, in angle brackets. */
const MARK = /\s*<[^<>]*>\s*$/;
/** Signs at the beginning of quotes and list items. */
const BULLET = /^(?:[>•*·]+|-(?=\s+\D))\s+/;

/** Returns the lines of an exported, copied or typed conversation, without blank lines. */
export function sentLines(lines: readonly string[]): SentLine[] {
  const sent: SentLine[] = [];
  let sender = "";
  /** True if the next line is the name of the sender. */
  let isName = false;
  lines.forEach((written, index) => {
    const text = written.trim().replace(MARK, "").replace(BULLET, "");
    const put = (message: string, isNotice = false) =>
      void sent.push({ line: index + 1, text: message, sender, isNotice });
    if (text === "") return;
    if (isName && (!/\d/.test(text) || TELEPHONE.test(text))) {
      sender = text;
      isName = false;
      return;
    }
    isName = STAMP_ALONE.test(text);
    if (isName) return;
    const above = SENDER_ABOVE.exec(text);
    if (above) {
      sender = (above[1] ?? "").trim();
      return;
    }
    const [, stamped] = STAMPED.exec(text) ?? [];
    const [, name = "", message = ""] = SENDER.exec(stamped ?? text) ?? [];
    if (isSender(name)) {
      sender = name.trim();
      if (message !== "") put(message);
    } else if (stamped !== undefined) {
      sender = "";
      put(stamped, true);
    } else put(text);
  });
  return sent;
}

/** True if the text before a colon is a name or number of a person, unlike "Table 2" or "7". */
function isSender(name: string): boolean {
  if (!/\p{L}|^\+\d/u.test(name) || isCorrection(name)) return false;
  const [first = "", ...more] = name.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const kind = lookUpKeyword(first)?.kind;
  return (
    !(kind === "table" || kind === "board" || kind === "round") ||
    more.length === 0 ||
    !/^(\d+|[a-d])$/.test(more[0] ?? "")
  );
}
