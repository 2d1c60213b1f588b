import {
  CESAN_MOSTRADOS,
  type Column,
  importacionLista,
  type ImportDefinition,
  type ImportTypes,
  type ListQuery,
  type ReviewRow,
  type RowOf,
} from '@portal/contract/core';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { foldedPattern } from '../../list/conditions.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { cesa, nombreDe } from './importacion.repository.ts';

interface FilasRequest {
  readonly id: number;
  readonly list: ListQuery;
  /** Headers of a file, by column, instead of the catalogue's. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Lists the rows of an import with their verdicts. */
export const findFilas = <T extends ImportTypes>(
  db: Executor,
  { columns, extra, rows }: ImportDefinition<T>,
  { id, list, headers }: FilasRequest,
): Promise<Listing<ReviewRow<T>>> => {
  const texts = columns.map(({ campo }) => sql`f.textos ->> ${sql.lit(campo)} as ${sql.ref(campo)}`);
  const found = Object.entries(extra).map(([name, column]) => sql`${valueOf(name, column)} as ${sql.ref(name)}`);
  return listRows(
    db,
    sql<ReviewRow<T>>`
      select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente' as existente,
        f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and ${cesa} as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada,
        ${sql.join([...texts, ...found])}
      from importacion_fila f where f.id_importacion = ${id}`,
    { definition: rows, list, headers, filters: { error: saying('error'), aviso: saying('aviso') } },
  );
};

/** Returns the fields that a refused row of an import fills. */
export async function findFilled(db: Executor, id: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ campo: string }>`
    select distinct t.campo from importacion_fila f, jsonb_each_text(f.textos) as t(campo, texto)
    where f.id_importacion = ${id} and f.estado = 'rechazada' and t.texto <> ''`.execute(db);
  return new Set(rows.map(({ campo }) => campo));
}

/** Finds the rows with sentences that hold a text, in which `…` (as folding writes it, `...`) matches anything. */
const saying = (column: 'error' | 'aviso') => (value: string) =>
  sql`sin_acentos(${sql.ref(`fila.${column}`)}) like (select replace(replace(${foldedPattern(sql`${value}::text`)}, '…', '%'), '...', '%'))`;

/** Reads a further column from JSON in the SQL type that its kind sorts and filters by; `dato` stays JSON. */
function valueOf(name: string, { kind }: Column): RawBuilder<unknown> {
  const key = sql.lit(name);
  if (kind === 'dato') return sql`f.extra -> ${key}`;
  if (kind === 'numero') return sql`(f.extra ->> ${key})::numeric`;
  return kind === 'momento' ? sql`(f.extra ->> ${key})::timestamptz` : sql`f.extra ->> ${key}`;
}

interface Wanted {
  readonly tipo: string;
  readonly id_usuario: number;
  readonly propias: boolean;
  /** Columns that name the record of a row. */
  readonly nombran: readonly string[];
}

/** Lists the confirmed imports of a domain, or only those of the caller, `id_usuario`. */
export const findImportaciones = (
  db: Executor,
  list: ListQuery,
  { tipo, id_usuario, propias, nombran }: Wanted,
): Promise<Listing<RowOf<(typeof importacionLista)['columns']>>> =>
  listRows(
    db,
    sql<RowOf<(typeof importacionLista)['columns']>>`
      select i.id_importacion, i.fecha_creacion, i.usuario_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.archivo,
        i.preparado ->> 'asunto' as asunto, i.estado, i.id_usuario is not distinct from ${id_usuario}::integer as propia, r.insertados,
        r.actualizados, coalesce(r.cesados, 0) as cesados, r.existentes, r.rechazados,
        coalesce(jsonb_array_length(i.enmiendas), 0) as enmendadas,
        case when r.cesados > 0 then (
          select string_agg(c.nombre, ', ' order by c.numero) from (
            select f.numero, ${nombreDe(nombran)} as nombre from importacion_fila f
            where f.id_importacion = i.id_importacion and f.estado = 'cambiada' and ${cesa} order by f.numero limit ${CESAN_MOSTRADOS}) c) end as cesaron
      from importacion i left join usuario u on u.id_usuario = i.id_usuario,
        jsonb_to_record(i.resultado) as r(insertados integer, actualizados integer, cesados integer, existentes integer, rechazados integer)
      where i.tipo = ${tipo} and i.estado <> 'revisada' and (i.id_usuario = ${id_usuario} or not ${propias}::boolean)`,
    { definition: importacionLista, list },
  );
