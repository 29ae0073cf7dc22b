import { InputError } from "../../../../bridge/input-error";
import { readConnectCode } from "../../../../play/connected/connect-code";
import { isMark } from "../../../../play/evening-json";
import { isRecord } from "../../../../play/parsed";
import { texts } from "../../../../play/texts";
import { answerAs, prepareAnswer, type Peer, type PreparedAnswer } from "./peer";
import { answerCode } from "./peer-codes";

/** Codes by which another phone can be reached again: the offer with which it waits, and this phone's answer. */
interface Spare {
  readonly offer: string;
  readonly answer: string;
}

/** Reads stored codes, by phone; leaves out invalid ones. */
export function parseSpares(stored: unknown): Map<string, Spare> {
  if (!isRecord(stored)) return new Map();
  return new Map(Object.entries(stored).filter((each): each is [string, Spare] => isMark(each[0]) && isSpare(each[1])));
}

function isSpare(value: unknown): value is Spare {
  return isRecord(value) && typeof value.offer === "string" && typeof value.answer === "string";
}

export interface SpareDeps {
  readonly certificate: () => Promise<RTCCertificate>;
  /** The evening's mark. */
  readonly mark: () => string;
  readonly spares: ReadonlyMap<string, Spare>;
  readonly save: (spares: ReadonlyMap<string, Spare>) => void;
}

/** Answers to the offers with which other phones wait for this one. */
interface SpareAnswers {
  /** The phones that can be reached again. */
  readonly phones: () => readonly string[];
  readonly has: (phone: string) => boolean;
  /** Returns the code that answers an offer; an offer that arrives twice gets the same code. */
  readonly answerFor: (phone: string, code: string) => Promise<string>;
  /** Begins to connect to a phone; returns null for a phone without an offer. */
  readonly begin: (phone: string) => Promise<Peer | null>;
  readonly close: () => void;
}

export function spareAnswers({ certificate, mark, spares, save }: SpareDeps): SpareAnswers {
  const spareMap = new Map(spares);
  const ready = new Map<string, PreparedAnswer>();
  const answers = new Map<string, Promise<string>>();
  const prepareFor = async (phone: string, code: string): Promise<string> => {
    const { kind, side } = readConnectCode(code);
    if (kind !== "offer") throw new InputError(texts.connect.noConnectCode);
    const created = await prepareAnswer(await certificate(), side);
    ready.get(phone)?.close();
    ready.set(phone, created);
    const answer = answerCode(mark(), created.side, side);
    spareMap.set(phone, { offer: code, answer });
    save(spareMap);
    return answer;
  };
  return {
    phones: () => [...spareMap.keys()],
    has: (phone) => spareMap.has(phone),
    answerFor: (phone, code) => {
      const spare = spareMap.get(phone);
      if (spare?.offer === code) return Promise.resolve(spare.answer);
      const pending = answers.get(code) ?? prepareFor(phone, code);
      answers.set(code, pending);
      void pending.catch(() => undefined).then(() => answers.delete(code));
      return pending;
    },
    begin: async (phone) => {
      const spare = spareMap.get(phone);
      if (!spare) return null;
      const offer = readConnectCode(spare.offer).side;
      try {
        return await answerAs(await certificate(), offer, readConnectCode(spare.answer).side);
      } catch (error) {
        // Some browsers do not let a page repeat an answer. The prepared one works until the page is reloaded.
        const preparedAnswer = ready.get(phone);
        ready.delete(phone);
        if (!preparedAnswer) throw error;
        return preparedAnswer.begin();
      }
    },
    close: () => {
      for (const one of ready.values()) one.close();
    },
  };
}
