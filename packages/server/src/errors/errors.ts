import type { ErrorCode } from '@portal/contract';
import { message, type Message, type MessageKey, type SpanishTexts, type ValuesOf } from '@portal/messages';

interface Extra {
  /** What is wrong by field, `titulo` or `2.respuesta`. */
  readonly errors?: Readonly<Record<string, Message>>;
  /** What the client may need to go on; a function words the sentences in it. */
  readonly detail?: object | ((word: (sentence: Message) => string) => object);
}

/** A failure with a sentence that a person can act on (P35), worded when it is answered. */
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

/** `failure('conflicto', 'email.errores.enviado')` */
export const failure = <Key extends MessageKey>(code: ErrorCode, clave: Key, ...valores: ValuesOf<Key>): AppError =>
  new AppError(code, message(clave, ...valores));

/** A failure whose sentence stands at a field too. */
export const fieldFailure = (code: ErrorCode, field: string, sentence: Message): AppError =>
  new AppError(code, sentence, { errors: { [field]: sentence } });

/** 400 at a field: `invalid('id_tema', 'tema.errores.desconocido', { id: '7' })` */
export const invalid = <Key extends MessageKey>(field: string, clave: Key, ...valores: ValuesOf<Key>): AppError =>
  fieldFailure('datos_invalidos', field, message(clave, ...valores));

/** What `notFound` can name: the texts under `inexistente` without arguments. */
export type Noun = Exclude<keyof SpanishTexts['inexistente'], 'dominio'>;

/** `notFound('tema')` -> "El tema no existe." */
export const notFound = (noun: Noun): AppError => new AppError('no_encontrado', { clave: `inexistente.${noun}` });

export const forbidden = (): AppError => failure('sin_permiso', 'llamada.permiso');

/** Somebody else saved first (P31); `detail.actual` is the record as it is now. */
export const staleVersion = (current: unknown): AppError =>
  new AppError('conflicto', message('registro.version'), { detail: { actual: current } });

/** "All that match" are not as many as the person saw; `detail.cantidad` says how many there are. */
export const selectionChanged = (cantidad: number) => new AppError('conflicto', message('listado.seleccion'), { detail: { cantidad } });

/** A delete refused by what still points at the record (P29). */
export const hasDependents = (dependents: readonly Message[]): AppError =>
  new AppError('dependencias', message('registro.dependencias', { dependencias: dependents }), {
    detail: (word) => ({ dependencias: dependents.map(word) }),
  });
