import type { ErrorCode, Problem } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { spoken } from '../i18n/spoken.ts';

type Sentence = Pick<Problem, 'clave' | 'valores'>;
type Given = Pick<Problem, 'code' | 'message'> & Partial<Problem>;

/** Failed call with the server's problem, or with the code `sin_conexion` when no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'sin_conexion';
  readonly detail: unknown;
  readonly problem: Given;

  constructor(status: number, problem: Given) {
    super(problem.message);
    this.status = status;
    this.code = problem.code as ErrorCode | 'sin_conexion';
    this.detail = problem.detail;
    this.problem = problem;
  }

  /** Sentence in the current language; the server's own wording when this catalogue lacks the key. */
  get words(): string {
    const { clave, valores } = this.problem;
    return (clave && wordsOf({ clave, valores })) || this.message;
  }

  /** The sentence by field, for the forms. */
  get errors(): Readonly<Record<string, string>> {
    const { errors = {}, claves = {} } = this.problem;
    const worded = Object.entries(errors).map(([field, said]) => [field, (claves[field] && wordsOf(claves[field])) ?? said]);
    return Object.fromEntries(worded) as Record<string, string>;
  }

  /** True when a retry may help: the connection or the server failed before a decision, or another operation was in the way (a deadlock). */
  get transient(): boolean {
    const { code, clave } = this.problem;
    return code === 'sin_conexion' || clave === 'llamada.cruce' || this.status >= 502 || this.status === 429;
  }
}

const wordsOf = (sentence: Sentence): string | undefined => spoken()?.wordForeign(sentence);

const local = (code: string, sentence: Message): Given => ({ code, message: sentence.clave, ...sentence });

/** Returns the error of a call without a response. */
export const noConnection = (): ApiError => new ApiError(0, local('sin_conexion', message('conexion.sinConexion')));

/** Returns the error of a list that did not come within the limit. */
export const tooLong = (): ApiError => new ApiError(0, local('consulta_larga', message('llamada.lenta')));

/** Returns the error of a response that does not fit the contract. */
export const unreadable = (status: number, code: ErrorCode = 'interno'): ApiError =>
  new ApiError(status, local(code, message('conexion.respuestaIlegible')));

/** Returns the error of what a tablet that a shop shares does not do. */
export const notOnTablet = (): ApiError => new ApiError(0, local('sin_permiso', message('tienda.errores.soloAlumno')));

/** Returns whether the server refused the call, so that a retry gives the same answer; other failures get a retry button (P37). */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.transient;

/** Returns whether a form shows a refusal at one of its fields; it then needs no message above them. */
export const isAtField = (error: unknown, fields: object): boolean =>
  error instanceof ApiError && Object.keys(error.errors).some((field) => field in fields);

/** Returns the sentence to show for any failure (P37). */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.words;
  return error instanceof Error ? error.message : String(error);
}
