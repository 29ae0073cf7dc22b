import { texts } from "./texts";

export type Request = keyof typeof texts.failed;

/** A failed call to the host. The message is shown to the user unchanged. */
export class HostError extends Error {
  override name = "HostError";

  /** @param reason the second half of the message alone, for a text that starts otherwise */
  constructor(
    message: string,
    readonly reason: string = message
  ) {
    super(message);
  }
}

/** Messages by code of Excel.ErrorCodes and OfficeExtension.ErrorCodes. */
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

/**
 * Creates an error for a failed request.
 * @param reason second half of the message.
 */
export function failure(request: Request, reason: string): HostError {
  return new HostError(texts.because(texts.failed[request], reason), reason);
}

/** Converts anything thrown during a request to an error that can be shown. */
export function hostError(request: Request, thrown: unknown): HostError {
  return thrown instanceof HostError ? thrown : failure(request, reason(thrown));
}

/**
 * Runs a request and converts its errors.
 * @throws HostError for any error.
 */
export async function runRequest<T>(request: Request, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw hostError(request, error);
  }
}

/**
 * Awaits a module that is loaded on demand.
 * @throws HostError if it cannot be loaded.
 */
export function loaded<T>(request: Request, part: Promise<T>): Promise<T> {
  return part.catch(() => {
    throw failure(request, texts.writerUnreachable);
  });
}

function reason(thrown: unknown): string {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const text = typeof message === "string" ? message.replace(/[.\s]+$/, "") : "";
  return REASONS[String(code)] ?? texts.other(text);
}
