import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { doneWith } from '../core/responses.ts';

/** Judgement of the server on a part: right, or something for an administrator to look at. */
export const JUICIOS = ['bien', 'aviso'] as const;
const estado = z.enum(JUICIOS);

/** Scheduled jobs that every portal has; `respaldo` is written by a command. */
export const TAREAS = [
  'correo',
  'bienvenida',
  'masivo',
  'recalificacion',
  'redactor',
  'webhook',
  'resumen',
  'asignacion_regla',
  'cese',
  'recordatorio',
  'informe',
  'cuadro',
  'salud',
  'particiones',
  'depuracion',
  'retencion',
  'archivos',
  'copia',
  'respaldo',
] as const;

const tarea = z.object({
  estado,
  nombre: z.enum(TAREAS),
  /** End of the last run that succeeded. */
  ultima: z.string().nullable(),
  /** When it is due again; null: when there is work, or by hand. */
  proxima: z.string().nullable(),
  en_curso: z.boolean(),
});
export type TareaEstado = z.output<typeof tarea>;

/** State of the portal for its administrators (P144); instants in ISO 8601, sizes in bytes. */
export const estadoPortal = z.object({
  momento: z.string(),
  portal: z.object({ version: z.string(), node: z.string(), inicio: z.string() }),
  base_datos: z.object({
    estado,
    clase: z.enum(['embebida', 'postgresql']),
    version: z.string(),
    bytes: z.number(),
    migraciones: z.number(),
    ultima_migracion: z.string(),
    conexiones: z.number(),
    en_espera: z.number(),
    /** Rows in the last partition, and partitions of this month and the coming one that are missing. */
    filas_resto: z.number(),
    particiones_faltan: z.number(),
  }),
  correo: z.object({
    estado,
    servidor: z.boolean(),
    pendientes: z.number(),
    fallidos: z.number(),
    /** When the oldest message that waits was queued. */
    mas_antiguo: z.string().nullable(),
  }),
  tareas: z.array(tarea),
  /** Disk of `DATA_DIR`; `libre` and `total` are null where the system does not report them. */
  disco: z.object({
    estado,
    almacen: z.enum(['disco', 's3']),
    libre: z.number().nullable(),
    total: z.number().nullable(),
    /** Files of lessons, and those that no lesson uses: the daily job removes them after so many days without use; 0: never (P250). */
    archivos: z.number(),
    archivos_bytes: z.number(),
    sin_uso: z.number(),
    sin_uso_bytes: z.number(),
    sin_uso_dias: z.number(),
  }),
  /** Last snapshot of the embedded database, and last run of the backup command. */
  respaldo: z.object({ estado, copia: z.string().nullable(), respaldo: z.string().nullable() }),
  certificados: z.object({
    vigentes: z.number(),
    anulados: z.number(),
    /** Active people with letters in their names that no font of the certificate draws, and the first of those names. */
    sin_letras: z.number(),
    sin_letras_nombres: z.array(z.string()),
  }),
  /** Forms of data that are written (P282): below the highest level some calls are refused until all processes run this version. */
  actualizacion: z.object({ estado, nivel: z.number(), nivel_maximo: z.number() }),
});
export type EstadoPortal = z.output<typeof estadoPortal>;

/** Calls for those who operate the portal. */
export const estadoApi = {
  estado: endpoint('GET', '/estado', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Estado del portal: versión, base de datos, correos, tareas, disco, respaldos y certificados, cada parte con su juicio.',
    response: estadoPortal,
  }),
  actualizacion: endpoint('POST', '/estado/actualizacion', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Termina la actualización: desde ahora se guardan los datos que la versión anterior no entiende.',
    response: doneWith({ nivel: z.number(), nivel_maximo: z.number() }),
  }),
};
