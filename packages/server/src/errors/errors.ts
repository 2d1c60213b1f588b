import { ERROR_STATUS, type ErrorCode, type Problem } from '@portal/contract';

/** A failure with a Spanish message that a person can act on (P35). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Record<string, string> | undefined;
  readonly detail: unknown;
  constructor(code: ErrorCode, message: string, extra: { errors?: Record<string, string>; detail?: unknown } = {}) {
    super(message);
    this.code = code;
    this.errors = extra.errors;
    this.detail = extra.detail;
  }
}

/** `notFound('El tema')` -> "El tema no existe." */
export const notFound = (what: string) => new AppError('no_encontrado', `${what} no existe.`);

export const forbidden = (message = 'No tiene permiso para esta operación.') => new AppError('sin_permiso', message);

export const invalid = (field: string, message: string) => new AppError('datos_invalidos', message, { errors: { [field]: message } });

/** Somebody else saved first (P31); `detail.actual` is the record as it is now. */
export const staleVersion = (current: unknown) =>
  new AppError('conflicto', 'Otra persona guardó cambios en este registro. Revise la versión actual antes de guardar.', {
    detail: { actual: current },
  });

/** "All that match" are not as many as the person saw; `detail.cantidad` says how many there are. */
export const selectionChanged = (cantidad: number) =>
  new AppError('conflicto', 'La lista cambió desde que la seleccionó. Revise la selección y vuelva a intentarlo.', {
    detail: { cantidad },
  });

/** A delete refused by what still points at the record (P29). */
export const hasDependents = (dependents: readonly string[]) =>
  new AppError('dependencias', `Registro no se puede eliminar por dependencias : ${dependents.join('; ')}`, {
    detail: { dependencias: dependents },
  });

const TITLES: Partial<Record<number, string>> = {
  400: 'Datos no válidos',
  401: 'Sesión requerida',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  409: 'Conflicto',
  410: 'Ya no está disponible',
  413: 'Demasiado grande',
  415: 'Tipo no admitido',
  422: 'No se puede procesar',
  429: 'Demasiados intentos',
  500: 'Error del sistema',
  503: 'No disponible',
};

/** The body of a failed answer. */
export function toProblem(error: AppError): Problem {
  const status = ERROR_STATUS[error.code];
  return {
    type: `urn:portal:${error.code}`,
    title: TITLES[status] ?? 'Error',
    status,
    result: '1',
    code: error.code,
    message: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(error.detail !== undefined && { detail: error.detail }),
  };
}
