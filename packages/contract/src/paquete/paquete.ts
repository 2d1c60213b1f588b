import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, indicador, instant, optionalId, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';
import { CALIFICACIONES, JUICIOS_PAQUETE, TIPOS_PAQUETE } from './calificacion.ts';
import { ocurrenciaBody } from '../evaluacion/evaluacion.ts';

/** Parts of a package that the portal does not apply or mends; each is said in the review. */
export const AVISOS_PAQUETE = [
  'secuencia',
  'prerrequisitos',
  'organizaciones',
  'sin_titulo',
  'carpeta',
  'mayusculas',
  'version_desconocida',
  'sin_leccion_sco',
  'recursos_externos',
] as const;
export type AvisoPaquete = (typeof AVISOS_PAQUETE)[number];

/** Most lessons of a package. */
export const LECCIONES_MAX = 500;

const leccion = z.object({
  /** Identifier of the item in the manifest. */
  id: z.string(),
  titulo: z.string(),
  /** Depth in the table of contents, from 0. */
  nivel: z.number(),
  /** Score from 0 to 100 that the manifest hands to the lesson; it judges nothing. */
  maestria: z.number().nullable(),
});
export type LeccionPaquete = z.output<typeof leccion>;

const paquete = z.object({
  id_paquete: z.number(),
  titulo: z.string(),
  tipo: z.enum(TIPOS_PAQUETE),
  /** As the manifest words it. */
  version: z.string(),
  archivos: z.number(),
  /** Bytes, unpacked. */
  tamano: z.number(),
  lecciones: z.array(leccion),
  avisos: z.array(z.enum(AVISOS_PAQUETE)),
  fecha_creacion: instant,
  autor: z.string(),
});
export type Paquete = z.output<typeof paquete>;

/** Version of the package of a topic. */
const versionPaquete = paquete.extend({
  /** The one that new attempts get. */
  actual: z.boolean(),
  /** People who began it, and those of them who have not approved. */
  personas: z.number(),
  en_curso: z.number(),
});

/** Effect of a package, or of its absence, on the people of a topic. */
const efecto = z.object({
  /** People who began another version and go on with it. */
  en_curso: z.number(),
  /** People who approved the topic and keep that. */
  aprobados: z.number(),
  /** Open attempts at the questionnaire of the topic. */
  intentos_abiertos: z.number(),
  /** Assigned people who will meet it. */
  asignados: z.number(),
});
export type EfectoPaquete = z.output<typeof efecto>;

/** Place where packages run, and whether it can be used. */
const lugar = z.object({
  /** Origin of the content (`docs/decisions/122`), with `*` for a host of each package; null: there is none. */
  url: z.string().nullable(),
  /** Reason for which no package can be opened. */
  problema: z.enum(['sin_https', 'puerto_ocupado']).nullable(),
});

/** Lesson of a package as its learner has it. */
const leccionAlumno = leccion.extend({
  completada: z.boolean(),
  /** Null: the lesson did not say. */
  aprobada: z.boolean().nullable(),
  nota: z.number().nullable(),
});

/** State of a learner in the package of a topic. */
export const estadoPaquete = z.object({
  titulo: z.string(),
  tipo: z.enum(TIPOS_PAQUETE),
  calificacion: z.enum(CALIFICACIONES),
  juicio_paquete: z.enum(JUICIOS_PAQUETE),
  /** Bytes, unpacked. */
  tamano: z.number(),
  lecciones: z.array(leccionAlumno),
  empezado: z.boolean(),
  completado: z.boolean(),
  /** Last moment of which the server has the state; null: nothing yet. */
  guardado: instant.nullable(),
  segundos: z.number(),
  /** A newer version waits for those who begin again. */
  hay_nueva: z.boolean(),
  /** Address that must be reachable from the person's browser; null: the portal has no place for packages. */
  origen: z.string().nullable(),
});
export type EstadoPaquete = z.output<typeof estadoPaquete>;

/** The five ids of a topic at its place in a plan. */
const lugarBody = z.object(ocurrenciaBody.shape);

/** Calls of content packages (P285 to P289). */
export const paqueteApi = {
  ins: endpoint('POST', '/paquete/ins', {
    access: 'admin',
    scope: 'content',
    areas: ['contenido'],
    summary: 'Lee un paquete SCORM de una subida completa y lo guarda sin usarlo todavía; dice qué contiene y qué no se aplicará.',
    body: z.object({
      /** Id of the tus upload: the last segment of its address. */
      subida: z.string().regex(/^[0-9a-f]{32}$/),
      nombre: text(200),
      id_tema: id,
    }),
    response: doneWith(paquete.shape),
  }),
  deTema: endpoint('GET', '/paquete/sellst/tema/:id', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'El paquete de un tema con sus versiones, quién lo califica y el lugar donde se abre.',
    params: idParams,
    response: z.object({
      calificacion: z.enum(CALIFICACIONES),
      juicio_paquete: z.enum(JUICIOS_PAQUETE),
      versiones: z.array(versionPaquete),
      lugar,
    }),
  }),
  efecto: endpoint('POST', '/paquete/efecto', {
    access: 'admin',
    scope: 'content',
    reads: true,
    areas: ['contenido'],
    summary: 'A cuántas personas toca cambiar el paquete de un tema, sin cambiarlo.',
    body: z.object({ id_tema: id, id_paquete: optionalId }),
    response: efecto,
  }),
  usar: endpoint('POST', '/paquete/usar', {
    access: 'admin',
    scope: 'content',
    areas: ['contenido'],
    summary: 'Hace de un paquete el material de un tema y dice quién lo califica; sin paquete, el tema deja de tener uno.',
    body: z.object({
      id_tema: id,
      /** Null: the topic has no package any more. */
      id_paquete: optionalId,
      calificacion: z.enum(CALIFICACIONES),
      juicio_paquete: z.enum(JUICIOS_PAQUETE),
    }),
    response: doneWith(efecto.shape),
  }),
  probar: endpoint('POST', '/paquete/probar', {
    access: 'soporte',
    scope: 'content',
    summary: 'Abre un paquete como lo vería un alumno, sin guardar nada.',
    body: z.object({ id_paquete: id }),
    response: z.object({ url: z.string(), origen: z.string() }),
  }),
  estado: endpoint('POST', '/paquete/estado', {
    access: 'sesion',
    reads: true,
    summary: 'Estado de la persona que llama en el paquete de un tema.',
    body: lugarBody,
    response: estadoPaquete,
  }),
  abrir: endpoint('POST', '/paquete/abrir', {
    access: 'sesion',
    summary: 'Abre el paquete de un tema asignado: abre el intento si el paquete califica, y responde la dirección del reproductor.',
    body: lugarBody.extend({
      /** 1: forgets the state of the package and begins with its present version. */
      reiniciar: indicador.default(0),
    }),
    response: doneWith({
      url: z.string(),
      /** Origin of the messages of the player. */
      origen: z.string(),
      /** `revision`: approved before, so nothing is stored any more. */
      modo: z.enum(['normal', 'revision']),
      /** Attempt that the package grades; null: another judge. */
      id_evaluacion: z.number().nullable(),
    }),
  }),
};
