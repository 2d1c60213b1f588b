import type { ErrorCode } from '@portal/contract/core';
import { message, type Message, type MessageKey, type SpanishTexts, type ValuesOf } from '@portal/messages';

interface Extra {
  /** Messages by path of the field, `titulo` or `2.respuesta`. */
  readonly errors?: Readonly<Record<string, Message>>;
  /** Data for the client; a function receives the translator for sentences in it. */
  readonly detail?: object | ((word: (sentence: Message) => string) => object);
}

/** Failure with a status code and a sentence for the person (P35); `toProblem` words it in the language of the call. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Message;
  readonly errors: Extra['errors'];
  readonly detail: Extra['detail'];
  constructor(code: ErrorCode, sentence: Message, { errors, detail }: Extra = {}) {
    super(sentence.valores ? `${sentence.clave} ${JSON.stringify(sentence.valores)}` : sentence.clave);
    this.code = code;
    this.sentence = sentence;
    this.errors = errors;
    this.detail = detail;
  }
}

/** Builds a failure: `failure('conflicto', 'email.errores.enviado')`. */
export const failure = <Key extends MessageKey>(code: ErrorCode, clave: Key, ...valores: ValuesOf<Key>): AppError =>
  new AppError(code, message(clave, ...valores));

/** Builds a failure with its sentence also at a field. */
export const fieldFailure = (code: ErrorCode, field: string, sentence: Message): AppError =>
  new AppError(code, sentence, { errors: { [field]: sentence } });

/** Builds a 400 at a field: `invalid('id_tema', 'tema.errores.desconocido', { id: '7' })`. */
export const invalid = <Key extends MessageKey>(field: string, clave: Key, ...valores: ValuesOf<Key>): AppError =>
  fieldFailure('datos_invalidos', field, message(clave, ...valores));

/** Nouns of `notFound`: the keys of `inexistente` without arguments. */
export type Noun = Exclude<keyof SpanishTexts['inexistente'], 'dominioClave'>;

/** Builds a 404: `notFound('tema')` -> "El tema no existe." */
export const notFound = (noun: Noun): AppError => new AppError('no_encontrado', { clave: `inexistente.${noun}` });

/** Builds a 403. */
export const forbidden = (): AppError => failure('sin_permiso', 'llamada.permiso');

interface Other {
  /** The same person saved it. */
  readonly propia: boolean;
  /** Who saved it, and when. */
  readonly autor: { readonly nombre: string; readonly momento: string } | undefined;
}

/** Builds the 409 of an edit conflict (P31); `detail.actual` is the stored record, with who saved it. */
export const staleVersion = (actual: unknown, other: Other): AppError =>
  new AppError('conflicto', message(other.propia ? 'registro.versionPropia' : 'registro.version'), { detail: { actual, ...other } });

/** Builds the 409 of a selection that matches another number of rows now; `detail.cantidad` is the present number. */
export const selectionChanged = (cantidad: number) => new AppError('conflicto', message('listado.seleccion'), { detail: { cantidad } });

/** Builds the 409 of a refused delete (P29); `detail.dependencias` lists the dependents. */
export const hasDependents = (dependents: readonly Message[]): AppError =>
  new AppError('dependencias', message('registro.dependencias', { dependencias: dependents }), {
    detail: (word) => ({ dependencias: dependents.map(word) }),
  });
