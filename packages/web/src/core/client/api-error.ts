import type { ErrorCode, Problem } from '@portal/contract';

/** A call that failed: with the server's own words, or `sin_conexion` when none came back. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'sin_conexion';
  /** Message by field, for the forms. */
  readonly errors: Readonly<Record<string, string>>;
  readonly detail: unknown;

  constructor(status: number, problem: Pick<Problem, 'code' | 'message'> & Partial<Problem>) {
    super(problem.message);
    this.status = status;
    this.code = problem.code as ErrorCode | 'sin_conexion';
    this.errors = problem.errors ?? {};
    this.detail = problem.detail;
  }

  /** Trying again may help: nothing was judged, the way was broken. */
  get transient(): boolean {
    return this.code === 'sin_conexion' || this.status >= 502 || this.status === 429;
  }
}

/** Whether the server judged it: asking again gives the same answer. Any other failure leaves a retry to the person (P37). */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.transient;

/** What a person is told about any failure (P37). */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
