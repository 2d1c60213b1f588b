import { z } from 'zod';
import type { RowOf } from '../list/column.ts';
import { type Area, builtEndpoint, type ScopeRule, type TypedEndpoint } from '../endpoint.ts';
import { id, idParams, indicador, text } from '../fields.ts';
import type { ImportTypes, ReviewRow } from './import-types.ts';
import { importacionLista } from './import-rows.ts';
import { lazy, withLazy } from '../lazy.ts';
import { listCall } from '../list/list-call.ts';
import { lectura, lecturaPedida } from '../lectura.ts';
import { enmiendaPedida } from './mended-cells.ts';
import type { AnyList, ListInput, ListQuery } from '../list/list.ts';
import { doneWith } from '../responses.ts';
import { SHEET_BODY_TYPES } from '../list/sheet-query.ts';
import { celdasLeidas, columnasElegidas, columnasLeidas, endsIn, motivoComun, sheetBody } from '../list/spreadsheet.ts';

/** Review of the whole file. */
const reviewed = doneWith({
  id_importacion: z.number(),
  columnas: columnasLeidas,
  lectura,
  /** Rows of the file. */
  total: z.number(),
  /** New and changed rows, and records that the file lacks and that would change for it. */
  aceptadas: z.number(),
  existentes: z.number(),
  rechazadas: z.number(),
  /** Accepted rows with something to look at. */
  con_aviso: z.number(),
  /** Accepted rows that make somebody Cesado (P198). */
  cesan: z.number(),
  /** Names of the first of them. */
  cesan_nombres: z.array(z.string()),
  celdas: celdasLeidas,
  /** Choice that nobody made for this file: it is that of an earlier one (P279). */
  opcion_recordada: z.object({ opcion: z.string(), archivo: z.string().nullable(), autor: z.string(), fecha: z.string() }).optional(),
  /** Cells that were mended in the review. */
  enmendadas: z.number(),
  /** Reasons of the refused rows, the most frequent first. */
  motivos: z.array(motivoComun),
  /** Warnings about the accepted rows, likewise. */
  avisos: z.array(motivoComun),
});
/** Most people who become Cesado that a review or the list of imports names. */
export const CESAN_MOSTRADOS = 200;

const confirmation = z.object({ id_importacion: id });
const confirmed = doneWith({
  insertados: z.number(),
  /** Changed records, without those who became Cesado. */
  actualizados: z.number(),
  cesados: z.number(),
  existentes: z.number(),
  rechazados: z.number(),
});

const undone = doneWith({
  deshechos: z.number(),
  /** Records that stay because something came after the import. */
  conservados: z.number(),
  motivos: z.array(z.object({ motivo: z.string(), cantidad: z.number() })),
  /** The first of those records by their rows, each with its reason; all of them are in the rows of the undone import. */
  filas: z.array(
    z.object({
      numero: z.number(),
      fila: z.number().nullable(),
      /** Name of the record; null when its row has none. */
      nombre: z.string().nullable(),
      motivo: z.string(),
    }),
  ),
});
/** Largest number of rows that an undoing names. */
export const CONSERVADAS_MAX = 1000;

const undoing = z.object({
  /** 1: answers the result of an undoing and undoes nothing. */
  simular: indicador.default(0),
});

const reviewing = lecturaPedida.extend({
  /** Name of the file. */
  archivo: text(250).optional(),
  /** 0: the answer has no rows; the caller reads them by pages. */
  filas: indicador.default(1),
  /** Columns of the file as a person chose them: `n_doc=C,nombre=D`; by default the headers decide. */
  columnas: columnasElegidas.optional(),
  /** Earlier review of the same file by the caller; its mended cells are kept. */
  desde: id.optional(),
  /** Cells to mend in one row of the file, as JSON: `{"fila":5,"hoja":null,"celdas":{"nombre":"Ana"}}`. A cell with the text of the file is mended no more. */
  enmienda: enmiendaPedida.optional(),
  /** 1: what was remembered of the columns of earlier files is forgotten. */
  olvidar: indicador.default(0),
  /** Order of day and month in every column of days; else each column shows it. */
  fechas: z.enum(['dia', 'mes']).optional(),
});

type Reviewing<T extends ImportTypes> = z.output<typeof reviewing> & { readonly opciones: T['options'] };
type ReviewingInput<T extends ImportTypes> = z.input<typeof reviewing> & { readonly opciones?: T['optionsInput'] };
type Reviewed<T extends ImportTypes> = z.output<typeof reviewed> & { readonly filas: ReviewRow<T>[] } & T['answer'];
type ById = typeof idParams;

/**
 * The calls of an import. Nothing is written until it is confirmed, once, by the person who reviewed it, within a day (P40). Its rows are
 * read by that person alone.
 */
export interface ImportCalls<T extends ImportTypes> {
  readonly importar: TypedEndpoint<
    'admin',
    undefined,
    z.ZodType<Reviewing<T>, ReviewingInput<T>>,
    typeof sheetBody,
    z.ZodType<Reviewed<T>>
  >;
  readonly importarIns: TypedEndpoint<'admin', undefined, undefined, typeof confirmation, typeof confirmed>;
  readonly importarFilas: TypedEndpoint<'admin', ById, z.ZodType<ListQuery, ListInput>, undefined, z.ZodType<ReviewRow<T>[]>>;
  readonly importarRechazadas: TypedEndpoint<'admin', ById, undefined, undefined, z.ZodUnknown>;
  readonly importarDeshacer: TypedEndpoint<'admin', ById, typeof undoing, undefined, typeof undone>;
  readonly importarLista: TypedEndpoint<
    'admin',
    undefined,
    z.ZodType<ListQuery, ListInput>,
    undefined,
    z.ZodType<RowOf<(typeof importacionLista)['columns']>[]>
  >;
}

interface CallsSpec {
  readonly path: `/${string}`;
  readonly words: string;
  readonly rows: AnyList;
  readonly options: z.ZodObject;
  readonly answer: z.ZodRawShape;
  readonly scope: ScopeRule;
  /** Endings of the names of its files. */
  readonly archivos: readonly string[];
}

const named = (endings: readonly string[]) =>
  text(250)
    .refine((name) => endsIn(name, endings), { params: { clave: 'formato' } })
    .optional();

interface Rule {
  readonly access: 'admin';
  readonly areas?: readonly Area[];
}

/** An import of contents is the author's too (P216). */
const ruleOf = (scope: ScopeRule): Rule => ({ access: 'admin', ...(scope === 'content' && { areas: ['contenido'] }) });

/** Makes the calls of an import, all below one address (P89). */
export function importCalls({ path, words, rows, options, answer, scope, archivos }: CallsSpec) {
  // Files of records that belong to all companies may be listed and undone by every administrator.
  const own = (rule: ScopeRule): ScopeRule => (scope === 'none' ? 'none' : rule);
  const rule = ruleOf(scope);
  const query = () =>
    reviewing.extend({ archivo: named(archivos), opciones: options.safeParse({}).success ? options.prefault({}) : options });
  return {
    importar: builtEndpoint(
      'POST',
      path,
      withLazy(
        {
          ...rule,
          scope,
          summary: `Lee una planilla de ${words}, .xlsx o .csv, y muestra qué se importaría; no escribe ninguna.`,
          bodyTypes: SHEET_BODY_TYPES,
          body: sheetBody,
        },
        lazy({ query, response: () => reviewed.extend({ filas: z.array(rows.row), ...answer }) }),
      ),
    ),
    importarIns: builtEndpoint('POST', `${path}/ins`, {
      ...rule,
      scope: 'record',
      summary: 'Escribe las filas aceptadas de una importación revisada, una sola vez.',
      body: confirmation,
      response: confirmed,
    }),
    importarFilas: builtEndpoint('GET', `${path}/filas/:id`, {
      ...rule,
      scope: 'record',
      summary: 'Filas de una importación propia con su resultado y sus motivos; con pagina, por páginas.',
      params: idParams,
      query: rows.query,
      response: z.array(rows.row),
      list: rows,
    }),
    importarRechazadas: builtEndpoint('GET', `${path}/rechazadas/:id`, {
      ...rule,
      scope: 'record',
      summary: 'Devuelve las filas rechazadas de una importación propia como planilla .xlsx, con el motivo de cada una.',
      params: idParams,
      response: z.unknown(),
    }),
    importarDeshacer: builtEndpoint('POST', `${path}/deshacer/:id`, {
      ...rule,
      scope: own('record'),
      summary: 'Deshace una importación en lo que nadie usó ni cambió después, y dice qué se conserva y por qué.',
      params: idParams,
      query: undoing,
      response: undone,
    }),
    importarLista: listCall(`${path}/sellst`, {
      ...rule,
      scope: own('list'),
      summary: `Importaciones de ${words} confirmadas, de la más reciente a la más antigua.`,
      list: importacionLista,
    }),
  };
}
