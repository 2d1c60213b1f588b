import { z } from 'zod';
import { instant, percent } from '../../core/fields.ts';
import { TIPOS_DOCUMENTO } from '../campos.ts';
import { SITUACION_INTENTO } from '../reporte.ts';

/** Person as the document names them. */
const expedientePersona = z.object({
  codigo_usuario: z.string(),
  tipo_documento: z.enum(TIPOS_DOCUMENTO),
  numero_documento: z.string().nullable(),
  personal: z.string(),
  empresa: z.string().nullable(),
  ruc: z.string().nullable(),
  departamento: z.string().nullable(),
  centro_costo: z.string().nullable(),
  cargo: z.string().nullable(),
  fecha_ingreso: z.string().nullable(),
  fecha_cese: z.string().nullable(),
});

/** Seconds from the opening of attempts to their grading; the portal does not measure reading. */
const segundos = z.number();

/** Assigned plan, with the sums of its topics. */
const expedientePlan = z.object({
  plan: z.string(),
  fecha_inicio: z.string(),
  fecha_fin: z.string(),
  prorrogada: z.boolean(),
  cerrada: z.boolean(),
  temas: z.number(),
  aprobados: z.number(),
  avance: percent,
  promedio: percent.nullable(),
  segundos,
});

/** Topic in its place of a plan, with the best result; `fecha`: day of the approval, else of the last attempt. */
const expedienteTema = z.object({
  plan: z.string(),
  programa: z.string(),
  curso: z.string(),
  modulo: z.string(),
  tema: z.string(),
  intentos: z.number(),
  nota: percent.nullable(),
  aprobado: z.boolean(),
  fecha: z.string().nullable(),
  segundos,
});

const expedienteIntento = z.object({
  plan: z.string(),
  tema: z.string(),
  fecha: z.string(),
  hora: z.string(),
  numero_intento: z.number(),
  nota: percent.nullable(),
  notaminima: percent,
  situacion: z.enum(SITUACION_INTENTO),
  segundos: segundos.nullable(),
});

const expedienteCertificado = z.object({
  numero: z.string(),
  codigo: z.string(),
  tema: z.string(),
  nota: percent.nullable(),
  fecha: z.string(),
  /** 1 valid, 2 annulled. */
  codigo_estado: z.number(),
});

/** Everything that the hash covers. */
export const expedienteContenido = z.object({
  persona: expedientePersona,
  planes: z.array(expedientePlan),
  temas: z.array(expedienteTema),
  intentos: z.array(expedienteIntento),
  certificados: z.array(expedienteCertificado),
});
export type ExpedienteContenido = z.output<typeof expedienteContenido>;

/** Record of a person for an inspector (P209). */
export const expediente = z.object({
  contenido: expedienteContenido,
  /** SHA-256 of `contenido` as JSON without spaces, the keys of every object in alphabetical order; hexadecimal. */
  huella: z.string(),
  momento: instant,
  /** Name of the issuer. */
  autor: z.string(),
});
export type Expediente = z.output<typeof expediente>;
