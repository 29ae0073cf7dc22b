import type { Template } from "./template";
import { faultIn, type Sign, type Token, tokensOf } from "./tokens";

/** Returns functions that read the tokens of a formula one after the other. */
export function tokenCursor(formula: Template) {
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
  /** Takes the next token if it is the sign; returns true if so. */
  const accept = (sign: Sign) => {
    const accepts = isNext(sign);
    if (accepts) next++;
    return accepts;
  };
  const fault = (wanted: string, { text, place }: Token) =>
    faultIn(formula, place, text === "" ? `It ends before ${wanted}` : `${text} is not ${wanted}`);
  /** @throws FormulaError if the next token is another one. */
  const expect = (sign: Sign, wanted: string) => {
    if (!accept(sign)) throw fault(wanted, peek());
  };
  return { isNext, take, accept, expect, fault };
}
