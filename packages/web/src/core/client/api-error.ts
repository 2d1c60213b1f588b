import type { ErrorCode, Problem } from '@portal/contract';
import { message, type Message } from '@portal/messages';
import { spoken } from '../i18n/spoken.ts';

type Sentence = Pick<Problem, 'clave' | 'valores'>;
type Given = Pick<Problem, 'code' | 'message'> & Partial<Problem>;

/** A call that failed: with the server's own words, or `sin_conexion` when none came back. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'sin_conexion';
  readonly detail: unknown;
  readonly #problem: Given;

  constructor(status: number, problem: Given) {
    super(problem.message);
    this.status = status;
    this.code = problem.code as ErrorCode | 'sin_conexion';
    this.detail = problem.detail;
    this.#problem = problem;
  }

  /** What a person is told, in the language in use; the server's words where its key is not in this catalogue. */
  get words(): string {
    const { clave, valores } = this.#problem;
    return (clave && wordsOf({ clave, valores })) || this.message;
  }

  /** The same by field, for the forms. */
  get errors(): Readonly<Record<string, string>> {
    const { errors = {}, claves = {} } = this.#problem;
    const worded = Object.entries(errors).map(([field, said]) => [field, (claves[field] && wordsOf(claves[field])) ?? said]);
    return Object.fromEntries(worded) as Record<string, string>;
  }

  /** Trying again may help: nothing was judged, the way was broken. */
  get transient(): boolean {
    return this.code === 'sin_conexion' || this.status >= 502 || this.status === 429;
  }
}

const wordsOf = (sentence: Sentence): string | undefined => spoken()?.wordForeign(sentence);

const local = (code: string, sentence: Message): Given => ({ code, message: sentence.clave, ...sentence });

/** No answer came back. */
export const noConnection = (): ApiError => new ApiError(0, local('sin_conexion', message('conexion.sinConexion')));

/** An answer came that says nothing which this client understands. */
export const unreadable = (status: number, code: ErrorCode = 'interno'): ApiError =>
  new ApiError(status, local(code, message('conexion.respuestaIlegible')));

/** Whether the server judged it: asking again gives the same answer. Any other failure leaves a retry to the person (P37). */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.transient;

/** What a person is told about any failure (P37). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.words;
  return error instanceof Error ? error.message : String(error);
}
