import type { FieldIssue, FieldIssues } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { isOutage } from '../../../db/server/outage.ts';
import { AppError, failure } from '../../../errors/errors.ts';

const toMessage = ({ clave, valor, letra }: FieldIssue): Message =>
  valor === undefined
    ? { clave: `validacion.${clave}` }
    : { clave: `validacion.${clave}`, valores: { valor, ...(letra !== undefined && { letra }) } };

/** Builds the 400 of a validation: `errors` holds every field, the sentence names the first five. */
export const validationError = (issues: FieldIssues): AppError =>
  fieldsError(Object.fromEntries(Object.entries(issues).map(([field, issue]) => [field, toMessage(issue)])));

/** The same for sentences by field. */
export function fieldsError(errors: Readonly<Record<string, Message>>): AppError {
  const problemas = Object.entries(errors).map(([campo, problema]) => message('validacion.campo', { campo, problema }));
  return new AppError('datos_invalidos', message('validacion.revise', { problemas: problemas.slice(0, 5) }), { errors });
}

const FRAMEWORK: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => failure('cuerpo_ilegible', 'llamada.json'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => failure('cuerpo_ilegible', 'llamada.sinCuerpo'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => failure('tipo_no_admitido', 'llamada.tipo'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => failure('demasiado_grande', 'llamada.grande'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => failure('cuerpo_ilegible', 'llamada.medida'),
  FST_ERR_BAD_URL: () => failure('datos_invalidos', 'llamada.direccion'),
};

const unavailable = () => failure('no_disponible', 'llamada.base');
const full = () => failure('no_disponible', 'llamada.saludEscritura');

/** Codes of the system for a disk that takes no more bytes. */
const NO_ROOM = /^(ENOSPC|EDQUOT|EROFS)$/;

/** Failures by SQLSTATE or its class, or by the system's code. Services check constraints before they write; this is the fallback, e.g. for races. */
const DATABASE: readonly (readonly [pattern: RegExp, known: () => AppError])[] = [
  [/^23505$/, () => failure('duplicado', 'llamada.repetido')],
  [/^23503$/, () => failure('dependencias', 'llamada.enlazado')],
  [/^235(02|14)$/, () => failure('datos_invalidos', 'llamada.regla')],
  [/^40(001|P01)$/, () => failure('conflicto', 'llamada.cruce')],
  [/^22/, () => failure('datos_invalidos', 'llamada.valores')],
  [/^(53100|58030)$/, full],
  [NO_ROOM, full],
  [/^(57|53|58)/, unavailable],
];

const propertyOf = (error: unknown, name: 'code' | 'statusCode'): string => {
  const value = error instanceof Error ? (error as Error & Partial<Record<typeof name, unknown>>)[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns whether the database had no room or could not write (SQLSTATE 53100, class 58). */
export const isWriteFailure = (error: unknown): boolean => /^(53100|58)/.test(propertyOf(error, 'code'));

/** Returns whether a file could not be written because the disk takes no more. */
export const isDiskFull = (error: unknown): boolean => NO_ROOM.test(propertyOf(error, 'code'));

/** Translates any thrown value to an `AppError`; unknown ones become a 500 that names the request and no details (P35, P141). */
export function toAppError(error: unknown, solicitud: string): AppError {
  if (error instanceof AppError) return error;
  const code = propertyOf(error, 'code');
  const known = FRAMEWORK[code] ?? DATABASE.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known();
  if (isOutage(error)) return unavailable();
  const status = Number(propertyOf(error, 'statusCode'));
  if (status >= 400 && status < 500) return failure('datos_invalidos', 'llamada.invalida');
  return failure('interno', 'llamada.sistema', { solicitud });
}
