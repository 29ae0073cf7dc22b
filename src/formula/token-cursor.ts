import type { FormulaError } from "./formula-error";
import type { Template } from "./template";
import { faultIn, type Sign, type Token, tokensOf } from "./tokens";

/** The tokens of a formula, read one after the other. */
interface TokenCursor {
  readonly isNext: (sign: Sign) => boolean;
  /** Takes the next token. */
  readonly take: () => Token;
  /** Takes the next token if it is the sign; returns true if so. */
  readonly accept: (sign: Sign) => boolean;
  /** @throws FormulaError if the next token is another one. */
  readonly expect: (sign: Sign, wanted: string) => void;
  readonly fault: (wanted: string, token: Token) => FormulaError;
}

/** Reads a formula from its first token. */
export function tokenCursor(formula: Template): TokenCursor {
  const tokens = tokensOf(formula);
  let next = 0;
  // After the last token, "end", follows "end" again.
  const peek = (): Token => tokens[Math.min(next, tokens.length - 1)] ?? { kind: "end", text: "", place: 1 };
  const isNext = (sign: Sign) => peek().kind === "sign" && peek().text === sign;
  const take = () => {
    const token = peek();
    next++;
    return token;
  };
  const accept = (sign: Sign) => {
    const accepts = isNext(sign);
    if (accepts) next++;
    return accepts;
  };
  const fault = (wanted: string, { text, place }: Token) =>
    faultIn(formula, place, text === "" ? `It ends before ${wanted}` : `${text} is not ${wanted}`);
  const expect = (sign: Sign, wanted: string) => {
    if (!accept(sign)) throw fault(wanted, peek());
  };
  return { isNext, take, accept, expect, fault };
}
