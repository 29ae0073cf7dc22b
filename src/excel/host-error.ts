import { texts } from "./texts";

/** What was asked of the host. */
export type Request = keyof typeof texts.failed;

/** A call to the host that failed. Its message says what happened and what to do, shown as is. */
export class HostError extends Error {
  override name = "HostError";

  /** @param why the second half of the message alone, for a text that starts otherwise */
  constructor(
    message: string,
    readonly why: string = message
  ) {
    super(message);
  }
}

/** By the codes of Office's errors: Excel.ErrorCodes, OfficeExtension.ErrorCodes. */
const REASONS: Readonly<Record<string, string>> = {
  ApiNotFound: texts.unsupported,
  NotImplemented: texts.unsupported,
  UnsupportedFeature: texts.unsupported,
  UnsupportedOperation: texts.unsupported,
  AccessDenied: texts.protected,
  RequestPayloadSizeLimitExceeded: texts.tooLarge,
  ResponsePayloadSizeLimitExceeded: texts.tooLarge,
  RangeExceedsLimit: texts.tooLarge,
  MemoryLimitReached: texts.tooLarge,
  ActivityLimitReached: texts.busy,
  RequestAborted: texts.busy,
  ServiceNotAvailable: texts.busy,
  Timeout: texts.busy,
  InvalidOperationInCellEditMode: texts.editing,
  InvalidSelection: texts.notACell,
};

/** The error that says that a request failed, and why. */
export function failure(request: Request, why: string): HostError {
  return new HostError(texts.because(texts.failed[request], why), why);
}

/** Whatever was thrown while a request was under way, as an error to be shown. */
export function hostError(request: Request, thrown: unknown): HostError {
  return thrown instanceof HostError ? thrown : failure(request, reason(thrown));
}

/**
 * Does what a request needs.
 * @throws HostError for whatever goes wrong
 */
export async function runRequest<T>(request: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw hostError(request, error);
  }
}

/**
 * A part that is loaded when a request first needs it.
 * @throws HostError where it does not come
 */
export function loaded<T>(request: Request, part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw failure(request, texts.writerUnreachable);
  });
}

function reason(thrown: unknown): string {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const said = typeof message === "string" ? message.replace(/[.\s]+$/, "") : "";
  return REASONS[String(code)] ?? texts.other(said);
}
