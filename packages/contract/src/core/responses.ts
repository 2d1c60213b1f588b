import { z } from 'zod';

/** Sentence as a key of the catalogue; `valores` are its arguments: text, numbers or nested sentences. */
export const mensaje = z.object({ clave: z.string(), valores: z.record(z.string(), z.unknown()).optional() });

/** Answer of a successful change (P35): `result` "0", `message` in the language of the call, and its key. */
export const done = mensaje.extend({ result: z.literal('0'), message: z.string() });

/** Extends `done` with further fields, e.g. `doneWith({ id_tema: z.number() })`. */
export const doneWith = <Shape extends z.ZodRawShape>(shape: Shape) => done.extend(shape);

/** Failure (P35): `application/problem+json` with `result` "1", `message` in the language of the call, and its key. */
export const problem = mensaje.extend({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  result: z.literal('1'),
  code: z.string(),
  message: z.string(),
  /** Messages of a validation failure by field. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The same messages by their keys. */
  claves: z.record(z.string(), mensaje).optional(),
  /** Data of the failure, e.g. the dependents of a refused delete (P29). */
  detail: z.unknown().optional(),
  /** Id of the request (header `x-request-id`) of a failure `interno`: a person quotes it, the log has it (P141). */
  solicitud: z.string().optional(),
});
export type Problem = z.output<typeof problem>;

/** HTTP status of every error code. */
export const ERROR_STATUS = {
  datos_invalidos: 400,
  cuerpo_ilegible: 400,
  credenciales: 401,
  sesion_requerida: 401,
  dispositivo_desvinculado: 401,
  sin_permiso: 403,
  contrasena_vencida: 403,
  segundo_factor: 403,
  segundo_factor_pendiente: 403,
  confirmacion_requerida: 403,
  pin_provisional: 403,
  registro_cerrado: 403,
  no_encontrado: 404,
  metodo_no_permitido: 405,
  conflicto: 409,
  duplicado: 409,
  dependencias: 409,
  tema_bloqueado: 409,
  tema_aprobado: 409,
  tema_en_pausa: 409,
  tema_sin_preguntas: 409,
  cliente_anterior: 409,
  enlace_vencido: 410,
  demasiado_grande: 413,
  tipo_no_admitido: 415,
  no_procesable: 422,
  consulta_larga: 422,
  demasiadas_filas: 422,
  demasiados_intentos: 429,
  interno: 500,
  no_disponible: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
