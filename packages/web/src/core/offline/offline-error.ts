/**
 * Reasons why the device keeps nothing. `cuota`: no space; `bloqueado`: another tab holds an older version open; `sellado`: the vault cannot
 * open it; `sin_almacen`: the browser has no storage or forbids it; `tableta`: a shop shares this tablet, and no PIN seals what it would keep.
 */
export type OfflineReason = 'cuota' | 'bloqueado' | 'sellado' | 'sin_almacen' | 'tableta';

/** Failure of the device's storage. */
export class OfflineError extends Error {
  readonly reason: OfflineReason;

  constructor(reason: OfflineReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Returns any failure of a storage as an `OfflineError`. */
export function toOfflineError(error: unknown): OfflineError {
  if (error instanceof OfflineError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new OfflineError(/quota/i.test(name) ? 'cuota' : 'sin_almacen', error);
}

/** Runs work on a storage; its failures are `OfflineError`. */
export async function typed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toOfflineError(error);
  }
}
