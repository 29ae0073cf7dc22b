import { parseContract, agreedResult } from "../bridge/contract";
import { boardScore } from "../bridge/contract-score";
import { plainSigns } from "../bridge/plain-number";
import { signed } from "../bridge/points";
import { impsOf } from "../bridge/imp";
import { InputError } from "../bridge/input-error";
import { parseResult } from "../bridge/result";
import { parseSeat } from "../bridge/seat";
import { dealerOf } from "../bridge/board";
import { vulnerabilityOf } from "../bridge/vulnerability";
import { MOST_BOARDS, namedScale, SCALE_FAMILIES } from "../bridge/vp/named-scale";
import { victoryPoints } from "../bridge/vp/scale";
import { element, field, fill, type Field } from "./dom";
import { scoresTexts } from "./scores-texts";
import { texts } from "./texts";

type Inputs = readonly Field<HTMLInputElement>[];

/** The tab of quick scores: each answer follows as one types. */
export function scoresTab(): HTMLElement {
  return element(
    "div",
    {},
    calculator(
      scoresTexts.contract,
      [
        input(texts.fields.contract, "4HX+1"),
        input(texts.fields.declarer, "N"),
        input(texts.fields.board, "1", "numeric"),
      ],
      ([contract = "", by = "", board = ""]) => contractAnswer(contract, by, board)
    ),
    calculator(
      scoresTexts.twoTables,
      [input(texts.fields.points(1), "420"), input(texts.fields.points(2), "-50")],
      ([table1 = "", table2 = ""]) => {
        const difference = whole(table1) - whole(table2);
        return scoresTexts.isImps(signed(difference), signed(impsOf(difference)));
      }
    ),
    calculator(
      scoresTexts.victoryPoints,
      [input(texts.fields.margin, "20"), input(texts.fields.scaleName, "24", "text", "scale-names")],
      ([margin = "", name = ""]) => {
        const scale = namedScale(name);
        const imps = whole(margin);
        return scoresTexts.vps(victoryPoints(imps, scale), victoryPoints(-imps || -0, scale), scale.name);
      }
    ),
    element(
      "datalist",
      { id: "scale-names" },
      ...SCALE_FAMILIES.flatMap(({ name, serves }) =>
        [4, 6, 8, 24].filter(serves).map((boards) => element("option", { value: `${name}-${boards}` }))
      )
    )
  );
}

function input(label: string, placeholder: string, inputmode = "text", list?: string): Field<HTMLInputElement> {
  const attributes = { type: "text", placeholder, inputmode, list, autocomplete: "off" };
  return field(label, element("input", { ...attributes, spellcheck: "false" }));
}

/** A heading, inputs side by side, and the answer as soon as all are given. */
function calculator(heading: string, inputs: Inputs, answer: (typed: readonly string[]) => string): HTMLElement {
  const output = element("output", { class: "answer", "aria-live": "polite" });
  const update = () => {
    const typed = inputs.map(({ input }) => input.value.trim());
    inputs.forEach(({ fault }) => fault(""));
    if (typed.some((text) => text === "")) return fill(output);
    try {
      return fill(output, answer(typed));
    } catch (error) {
      fill(output);
      return faulty(inputs, error).fault(error instanceof Error ? error.message : String(error));
    }
  };
  for (const { input } of inputs) input.addEventListener("input", update);
  const rows = inputs.map(({ row }) => row);
  return element(
    "section",
    { class: "calculator" },
    element("h2", {}, heading),
    element("div", { class: "side-by-side" }, ...rows),
    output
  );
}

/** An error that knows which of the inputs it is about. */
class FieldError extends InputError {
  constructor(
    readonly index: number,
    message: string
  ) {
    super(message);
  }
}

function faulty(inputs: Inputs, error: unknown): Field<HTMLInputElement> {
  return inputs[error instanceof FieldError ? error.index : inputs.length - 1]!;
}

function reading<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? new FieldError(index, error.message) : error;
  }
}

function contractAnswer(text: string, by: string, boardText: string): string {
  const { contract, result } = reading(0, () => parseContract(text));
  const declarer = reading(1, () => parseSeat(by));
  const board = reading(2, () => boardNumber(boardText));
  const vulnerability = vulnerabilityOf(board);
  const tricks = agreedResult(result, null) ?? parseResult("=");
  const points = reading(0, () => boardScore(contract, declarer, tricks, vulnerability));
  return scoresTexts.points(signed(points), vulnerability, dealerOf(board));
}

function boardNumber(text: string): number {
  const board = Number(text);
  if (!(board <= MOST_BOARDS)) throw new InputError(texts.noBoard(text, MOST_BOARDS));
  vulnerabilityOf(board);
  return board;
}

function whole(text: string): number {
  const plain = plainSigns(text);
  if (!/^[+-]?\d{1,5}$/.test(plain)) throw new InputError(texts.noWholeNumber(text));
  return Number(plain);
}
