import type { FieldIssue, FieldIssues } from '@portal/contract';
import { AppError } from '../../errors/errors.ts';

const counted = (n: number | undefined, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const PHRASES: Record<FieldIssue['clave'], (valor?: number) => string> = {
  requerido: () => 'es obligatorio',
  tipo: () => 'no tiene el tipo esperado',
  min_caracteres: (n) => `debe tener al menos ${counted(n, 'carácter', 'caracteres')}`,
  max_caracteres: (n) => `no puede pasar de ${counted(n, 'carácter', 'caracteres')}`,
  min_elementos: (n) => `debe tener al menos ${counted(n, 'elemento', 'elementos')}`,
  max_elementos: (n) => `no puede pasar de ${counted(n, 'elemento', 'elementos')}`,
  min_valor: (n) => `no puede ser menor que ${n}`,
  max_valor: (n) => `no puede ser mayor que ${n}`,
  correo: () => 'no es un correo válido',
  formato: () => 'no tiene el formato esperado',
  opcion: () => 'no es uno de los valores admitidos',
  caracteres: () => 'contiene caracteres no admitidos',
  contrasenias_distintas: () => 'no coincide: las contraseñas son diferentes',
  rango_dias: () => 'se escribe así: 2026-11-01..2026-11-30; uno de los dos días puede faltar',
  escala: () => 'debe ir de 10 a 100 en pasos de 10',
  invalido: () => 'no es válido',
};

/** 400 that names every field with its problem. */
export function validationError(issues: FieldIssues): AppError {
  const errors = Object.fromEntries(Object.entries(issues).map(([field, issue]) => [field, PHRASES[issue.clave](issue.valor)]));
  const sentences = Object.entries(errors).map(([field, phrase]) => `El campo «${field}» ${phrase}.`);
  return new AppError('datos_invalidos', sentences.slice(0, 5).join(' '), { errors });
}

const FRAMEWORK: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new AppError('cuerpo_ilegible', 'El cuerpo de la llamada no es un JSON válido.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new AppError('cuerpo_ilegible', 'Falta el cuerpo de la llamada.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new AppError('tipo_no_admitido', 'El cuerpo de la llamada no es de un tipo admitido: JSON o, al importar, una planilla .xlsx.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('demasiado_grande', 'El cuerpo de la llamada es demasiado grande.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError('cuerpo_ilegible', 'El tamaño anunciado del cuerpo no coincide.'),
  FST_ERR_BAD_URL: () => new AppError('datos_invalidos', 'La dirección de la llamada no es válida.'),
};

const unavailable = () => new AppError('no_disponible', 'La base de datos no responde. Intente nuevamente en unos momentos.');

/** SQLSTATE, whole or by its class -> what the person is told. Constraints are checked by the services first; this is the net below. */
const DATABASE: readonly (readonly [pattern: RegExp, failure: () => AppError])[] = [
  [/^23505$/, () => new AppError('duplicado', 'Ya existe un registro con esos datos.')],
  [/^23503$/, () => new AppError('dependencias', 'El registro está enlazado con otro que no existe o que depende de él.')],
  [/^235(02|14)$/, () => new AppError('datos_invalidos', 'Los datos no cumplen una regla del registro.')],
  [/^40(001|P01)$/, () => new AppError('conflicto', 'Otra operación cambió los mismos datos. Intente nuevamente.')],
  [/^57014$/, () => new AppError('no_disponible', 'La consulta tardó demasiado. Reduzca el rango e intente nuevamente.')],
  [/^22/, () => new AppError('datos_invalidos', 'Los datos contienen valores no admitidos.')],
  [/^(08|57|53)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH)/, unavailable],
];

const CONNECTION_LOST = /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool/;

const propertyOf = (error: unknown, name: 'code' | 'statusCode'): string => {
  const value = error instanceof Error ? (error as Error & Partial<Record<typeof name, unknown>>)[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Any thrown value as the failure that a caller may see; what is unknown becomes 500 without a word of its inside. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = propertyOf(error, 'code');
  const known = FRAMEWORK[code] ?? DATABASE.find(([pattern]) => pattern.test(code))?.[1];
  if (known) return known();
  if (error instanceof Error && CONNECTION_LOST.test(error.message)) return unavailable();
  const status = Number(propertyOf(error, 'statusCode'));
  if (status >= 400 && status < 500) return new AppError('datos_invalidos', 'La llamada no es válida.');
  return new AppError('interno', 'Ocurrió un error del sistema. Intente nuevamente; si continúa, avise a soporte.');
}
