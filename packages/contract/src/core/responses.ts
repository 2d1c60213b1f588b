import { z } from 'zod';

/** A sentence by its key in the catalogue of texts; `valores` are its arguments: text, numbers, or sentences again. */
export const mensaje = z.object({ clave: z.string(), valores: z.record(z.string(), z.unknown()).optional() });

/** Answer of a change that succeeded (P35): `result` "0" and a sentence for the person, worded and by its key. */
export const done = mensaje.extend({ result: z.literal('0'), message: z.string() });

/** Success that names the record, e.g. `doneWith({ id_tema: z.number() })`. */
export const doneWith = <Shape extends z.ZodRawShape>(shape: Shape) => done.extend(shape);

/** Failure (P35): `application/problem+json` with `result` "1" and a `message` to act on, in the language of the call, and its key. */
export const problem = mensaje.extend({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  result: z.literal('1'),
  code: z.string(),
  message: z.string(),
  /** Message by field, for validation failures. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The same messages by their keys. */
  claves: z.record(z.string(), mensaje).optional(),
  /** What the client may need to go on, e.g. the dependents of a refused delete. */
  detail: z.unknown().optional(),
});
export type Problem = z.output<typeof problem>;

/** Error codes: one place, one HTTP status each. */
export const ERROR_STATUS = {
  datos_invalidos: 400,
  cuerpo_ilegible: 400,
  credenciales: 401,
  sesion_requerida: 401,
  sin_permiso: 403,
  contrasena_vencida: 403,
  registro_cerrado: 403,
  no_encontrado: 404,
  metodo_no_permitido: 405,
  conflicto: 409,
  duplicado: 409,
  dependencias: 409,
  tema_bloqueado: 409,
  tema_aprobado: 409,
  enlace_vencido: 410,
  demasiado_grande: 413,
  tipo_no_admitido: 415,
  no_procesable: 422,
  demasiados_intentos: 429,
  interno: 500,
  no_disponible: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
