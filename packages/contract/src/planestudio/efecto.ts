import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, percent } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/**
 * Changes of which a caller may ask the effect on learners (P214): a save of a content, with the body of its `upd`; links of topics, with the
 * bodies of their calls; the removal of a link, a content item or the general pass mark, as `{ id }` or `{ notaminima }`; an act in the tree of a
 * plan, with the body of its call.
 */
export const CAMBIOS = [
  'planestudio',
  'programa',
  'curso',
  'modulo',
  'tema',
  'pregunta',
  'contenido',
  'temaModulo',
  'temaPregunta',
  'desvincular',
  'eliminarContenido',
  'notaminima',
  'arbol',
] as const;
export type Cambio = (typeof CAMBIOS)[number];

/** New general pass mark (P13), as a change. */
export const cambioNotaminima = z.object({ notaminima: percent });

/** Changes that may bring something to those who study (P214): their call can notify them. */
const AVISABLES = ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'temaModulo'] as const;

/** Levels below a plan, at which something may be missing. */
const NIVELES = ['programa', 'curso', 'modulo', 'tema'] as const;

/** People to notify of a change: those who get topics, a plan or another last day by it; and those of them without an e-mail that works. */
const avisables = { avisables: z.number(), sin_correo: z.number() };

/** Calls that say what a save would do before it is sent (P214, P45). */
export const efectos = {
  efecto: endpoint('POST', '/planestudio/efecto', {
    access: 'admin',
    scope: 'content',
    summary: 'Dice a cuántas personas toca un cambio de lo que estudian, y cómo; no guarda nada.',
    body: z.object({ de: z.enum(CAMBIOS), cambio: z.unknown() }),
    /** `frases` is empty when nobody is touched; the first one counts people, companies and plans. */
    response: z.object({ personas: z.number(), empresas: z.number(), planes: z.number(), frases: z.array(z.string()), ...avisables }),
  }),
  cambio: endpoint('POST', '/planestudio/cambio', {
    access: 'admin',
    scope: 'content',
    // It writes to people.
    areas: [],
    summary: 'Hace un cambio de lo que estudian, como su propia llamada, y avisa por correo a quienes les llega algo nuevo.',
    body: z.object({ de: z.enum(AVISABLES), cambio: z.unknown() }),
    response: doneWith({
      avisos: z.array(z.string()),
      avisados: z.number(),
      sin_correo: z.number(),
      /** Number of the bulk send; null when nothing was queued. */
      lote: z.number().nullable(),
    }),
  }),
  faltas: endpoint('POST', '/planestudio/faltas', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Cuántos temas recibirían los alumnos de estos programas, y lo que falta dentro de ellos, hasta 50.',
    body: z.object({ programas: z.array(id).max(500) }),
    response: z.object({
      temas: z.number(),
      faltas: z.array(z.object({ nivel: z.enum(NIVELES), id: z.number(), texto: z.string() })),
    }),
  }),
};
