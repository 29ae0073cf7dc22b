/** Calls custom functions as Excel does, through the messages of Microsoft's runtime. */
import { invocation, type Listeners } from "./events";
import { object, type HostObject } from "./objects";

/** The service that takes the results. */
export const FUNCTIONS_SERVICE = "Microsoft.ExcelServices.CustomFunctions";

/** Whether errors in cells are handed over; a function that does not ask for them is not called with any. */
const HANDS_ERRORS_OVER = 4;

/** A call: the function's id and its arguments. */
export type FunctionCall = readonly [id: string, values: readonly unknown[]];

/** What the runtime has sent back: a value, or the message of an error and its number in the protocol. */
export type FunctionResult = { readonly value: unknown } | { readonly error: number; readonly message: string };

type Sent = readonly [id: number, isValue: boolean, value: unknown, error: number];

export interface PlayedFunctions {
  /** Whether the runtime has said that it takes calls. */
  isReady: boolean;
  /** Calls in one message, as Excel does; resolves when all results are there. */
  readonly call: (calls: readonly FunctionCall[]) => Promise<FunctionResult[]>;
}

/** @returns what calls, and the service that gets the results. */
export function playFunctions({ tell }: Pick<Listeners, "tell">): { functions: PlayedFunctions; service: HostObject } {
  const waiting = new Map<number, (result: FunctionResult) => void>();
  let invocations = 0;
  const functions: PlayedFunctions = {
    isReady: false,
    call: (calls) => {
      const results = calls.map(() => {
        const id = ++invocations;
        return { id, result: new Promise<FunctionResult>((resolve) => void waiting.set(id, resolve)) };
      });
      tell(
        calls.map(([name, values], i) => invocation(results[i]!.id, [name, values, "Sheet1!A1", HANDS_ERRORS_OVER]))
      );
      return Promise.all(results.map(({ result }) => result));
    },
  };
  const service = object({
    call: {
      _SetOsfControlContainerReadyForCustomFunctions: () => {
        functions.isReady = true;
      },
      _GetEnabledFeatures: () => [],
      SetInvocationArrayResults: (results: readonly Sent[]) => {
        for (const [id, isValue, value, error] of results) {
          waiting.get(id)!(isValue ? { value } : { error, message: String(value) });
          waiting.delete(id);
        }
      },
    },
  });
  return { functions, service };
}
