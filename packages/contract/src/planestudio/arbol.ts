import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams, indicador, integer, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/** Levels below a plan, from the top: those of `nivel` 2 to 5. */
export const NIVELES_DE_PLAN = ['programa', 'curso', 'modulo', 'tema'] as const;
export type NivelDePlan = (typeof NIVELES_DE_PLAN)[number];

/** Longest title by level (P71). */
export const MAX_TITULO: Readonly<Record<NivelDePlan, number>> = { programa: 250, curso: 250, modulo: 50, tema: 50 };

/** Most titles or records that one act adds. */
export const LOTE_ARBOL = 200;

const nivel = z.enum(NIVELES_DE_PLAN);
/** Each level has a limit of its own, which the server names with the title. */
const titulo = text(2000);

/** Child of a record in its order, with what its link says of the questionnaire (P62); 0 where the link says nothing. */
const hijo = z.object({ id, cuestionario: indicador });

/** Act that takes another one back: lists of children and records as they were before and are after it, and what it made. */
const inverso = z.object({
  familias: z.array(z.object({ nivel, padre: id, antes: z.array(hijo).max(1000), despues: z.array(hijo).max(1000) })).max(2),
  registros: z
    .array(
      z.object({
        nivel: z.enum(['plan', ...NIVELES_DE_PLAN]),
        id,
        version: integer(1, 1_000_000_000),
        titulo: titulo.optional(),
        codigo_estado: integer(0, 2).optional(),
      }),
    )
    .max(5000),
  creados: z.object({ nivel, ids: z.array(id).min(1).max(LOTE_ARBOL) }).nullable(),
  id_copia: id.nullable(),
});
export type Inverso = z.output<typeof inverso>;

const lugar = { nivel, padre: id };
const enLugar = { ...lugar, id };

/** Acts in the tree of a plan; `nivel` is that of the records that they add, move or change, `padre` the record that contains them. */
const acto = z.union([
  z.object({ acto: z.literal('agregar'), ...lugar, titulos: z.array(titulo).min(1).max(LOTE_ARBOL) }),
  z.object({ acto: z.literal('enlazar'), ...lugar, ids: z.array(id).min(1).max(LOTE_ARBOL) }),
  z.object({ acto: z.literal('renombrar'), nivel, id, titulo, version: integer(1, 1_000_000_000) }),
  z.object({ acto: z.literal('mover'), ...enLugar, a: id, antes: id.nullable() }),
  z.object({ acto: z.literal('quitar'), ...enLugar }),
  z.object({ acto: z.literal('eliminar'), ...enLugar }),
  z.object({ acto: z.literal('duplicar'), ...enLugar }),
  z.object({
    acto: z.literal('estado'),
    nivel: z.enum(['plan', ...NIVELES_DE_PLAN]),
    id,
    activar: indicador,
    cantidad: integer(0, 10_000),
  }),
  z.object({ acto: z.literal('deshacer'), inverso }),
]);
export type Acto = z.output<typeof acto>;

/** Act in the tree of a plan, as its own call and `efecto` take it. */
export const actoDeArbol = z.object({ id_planestudio: id, acto, avisar: indicador.default(0) });

/** Record that an act left as it is, with the reason. */
const pendiente = z.object({ nivel: z.string(), id: z.number(), titulo: z.string(), motivo: z.string() });
export type Pendiente = z.output<typeof pendiente>;

const nodo = z.object({
  nivel: z.number(),
  id: z.number(),
  edt: z.string(),
  parent_edt: z.string(),
  tipo: z.string(),
  titulo: z.string(),
  codigo_estado: z.number(),
  version: z.number(),
  temas: z.number(),
  minutos: z.number(),
  id_planestudio: z.number(),
  id_programa: z.number(),
  id_curso: z.number(),
  id_modulo: z.number(),
  /** Other plans that contain it. */
  otros: z.number(),
  /** The caller may change it (P199). */
  propio: z.boolean(),
  /** Missing parts for learners; `impide`: it cannot be published without (P45). */
  faltas: z.array(z.object({ texto: z.string(), impide: z.boolean() })),
});
export type NodoArbol = z.output<typeof nodo>;

/** Calls of the tree of a plan, in which one builds it (P229, P230). */
export const arbol = {
  arbol: endpoint('GET', '/planestudio/arbol/:id', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Árbol de un plan para armarlo: lo que le falta a cada parte y en cuántos planes más está.',
    params: idParams,
    response: z.array(nodo),
  }),
  actuar: endpoint('POST', '/planestudio/arbol', {
    access: 'admin',
    scope: 'content',
    summary: 'Agrega, enlaza, mueve, renombra, quita, elimina, duplica o activa partes de un plan; un acto por llamada, entero o nada.',
    body: actoDeArbol,
    response: doneWith({
      /** Ids of the records that it added. */
      nuevos: z.array(z.number()),
      /** Records that stay as they were. */
      pendientes: z.array(pendiente),
      /** Body of `deshacer`; null for what cannot be undone. */
      inverso: inverso.nullable(),
      avisados: z.number(),
      sin_correo: z.number(),
    }),
  }),
};
