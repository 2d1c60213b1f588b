import type { ListQuery } from '@portal/contract/core';
import { type FiltrosGuardados, type GuardadoFila, guardadoLista, type RangoReporte, type RutaReporte } from '@portal/contract/reporte';
import { type RawBuilder, sql } from 'kysely';
import type { Programa } from './guardado.rules.ts';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

/** Reader of saved reports. A context's `scope` with the id of its user. */
export interface LectorGuardados {
  readonly id_usuario: number;
  readonly scope: Scope;
}

/** Condition that the filter of the saved report `r` names no company, or one that the scope reaches: else nobody of it has a row. */
const hasRows = (scope: Scope): RawBuilder<boolean> =>
  scope === null
    ? sql<boolean>`true`
    : sql<boolean>`(coalesce(r.filtros->>'empresas', '') in ('', '0')
        or string_to_array(replace(r.filtros->>'empresas', ' ', ''), ',') && ${scope.empresas.map(String)}::text[])`;

/** Condition that a person may read the saved report `r`: their own, or one that is shared or sent to them and has rows for them. */
const readableBy = ({ id_usuario, scope }: LectorGuardados): RawBuilder<boolean> =>
  sql<boolean>`(r.id_usuario = ${id_usuario}::integer
    or ((r.compartido = 1 or ${id_usuario}::integer = any (r.destinatarios)) and ${hasRows(scope)}))`;

/** Stored report with its last sending. */
export type Guardado = Omit<GuardadoFila, 'propio' | 'resultado' | 'empresas_fuera'> & {
  readonly id_usuario: number;
  readonly columnas: string;
  readonly dia: number | null;
  readonly hora: number | null;
  readonly destinatarios: number[];
  readonly a_direccion: number;
  readonly formato: 'xlsx' | 'pdf';
  /** Recipients of the last sending by what became of it. */
  readonly resultados: Readonly<Record<string, number>> | null;
};

const guardados = (lector: LectorGuardados) => sql<Guardado>`
  select r.id_reporte_guardado as id_reporte, r.id_usuario, r.nombre, r.ruta, r.rango, u.personal as autor, r.compartido, r.frecuencia, r.dia,
    r.hora, r.pausado, r.destinatarios, r.a_direccion, r.formato, r.columnas, r.filtros, r.version, e.fecha as ultimo_envio, e.resultados,
    e.resultados::text as resultado
  from reporte_guardado r join usuario u on u.id_usuario = r.id_usuario
  left join lateral (
    select fecha, json_object_agg(resultado, personas) as resultados from (
      select fecha, resultado, count(*)::integer as personas from reporte_envio v
      where v.id_reporte_guardado = r.id_reporte_guardado
        and v.fecha = (select max(w.fecha) from reporte_envio w where w.id_reporte_guardado = r.id_reporte_guardado)
      group by fecha, resultado) x
    group by fecha
  ) e on true
  where ${readableBy(lector)}`;

/** Lists the saved reports that a person may read. */
export const listGuardados = (db: Executor, lector: LectorGuardados, list: ListQuery): Promise<Listing<Guardado>> =>
  listRows(db, guardados(lector), { list, definition: guardadoLista });

/** Reads one of them. */
export const findGuardado = async (db: Executor, lector: LectorGuardados, id: number): Promise<Guardado | undefined> =>
  (await sql<Guardado>`select * from (${guardados(lector)}) g where id_reporte = ${id}::integer`.execute(db)).rows[0];

/** Settings of a saved report that a person edits. */
export interface DatosGuardado extends Programa {
  readonly nombre: string;
  readonly ruta: RutaReporte;
  readonly filtros: FiltrosGuardados;
  readonly rango: RangoReporte;
  readonly columnas: string;
  readonly compartido: number;
  readonly destinatarios: readonly number[];
  readonly a_direccion: number;
  readonly formato: string;
  readonly pausado: number;
}

const values = ({ filtros, destinatarios, ...datos }: DatosGuardado) => ({
  ...datos,
  filtros: JSON.stringify(filtros),
  destinatarios: [...destinatarios],
});

/** Returns whether another report of the person has the name, but for case and accents. */
export const isNameTaken = async (db: Executor, id_usuario: number, { nombre, id }: { readonly nombre: string; readonly id: number }) =>
  (
    await sql`select from reporte_guardado where id_usuario = ${id_usuario}::integer and sin_acentos(nombre) = sin_acentos(${nombre}::text)
      and id_reporte_guardado <> ${id}::integer`.execute(db)
  ).rows.length > 0;

/** Author and moment of a change. */
export interface Sello {
  readonly id_usuario: number;
  readonly username: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Inserts a saved report; returns its id. */
export const insertGuardado = async (db: Executor, datos: DatosGuardado, { id_usuario, username, now }: Sello): Promise<number> =>
  (
    await db
      .insertInto('reporte_guardado')
      .values({ ...values(datos), id_usuario, usuario_creacion: username, fecha_creacion: now, fecha_modificacion: now })
      .returning('id_reporte_guardado')
      .executeTakeFirstOrThrow()
  ).id_reporte_guardado;

/** Locks a report of its owner; undefined if it is not theirs. */
export const lockOwn = (db: Executor, id_usuario: number, id: number) =>
  db
    .selectFrom('reporte_guardado')
    .select(['id_reporte_guardado', 'version', 'usuario_modificacion'])
    .where('id_reporte_guardado', '=', id)
    .where('id_usuario', '=', id_usuario)
    .forUpdate()
    .executeTakeFirst();

/** Changes a saved report. */
export async function updateGuardado(
  db: Executor,
  id: number,
  change: DatosGuardado & Sello & { readonly version: number },
): Promise<void> {
  const { id_usuario: _owner, username, now, version, ...datos } = change;
  await db
    .updateTable('reporte_guardado')
    .set({ ...values(datos), usuario_modificacion: username, fecha_modificacion: now, version })
    .where('id_reporte_guardado', '=', id)
    .execute();
}

/** Deletes a saved report with what was noted of its sendings. */
export const deleteGuardado = async (db: Executor, id: number): Promise<void> => {
  await db.deleteFrom('reporte_guardado').where('id_reporte_guardado', '=', id).execute();
};

/** Administrator to whom a report may be sent. */
export interface Destinatario {
  readonly id_usuario: number;
  readonly personal: string;
  readonly correo_electronico: string | null;
}

/** Lists the active administrators with accounts in the scope; with `ids` only those among them. */
export const findDestinatarios = async (db: Executor, scope: Scope, ids?: readonly number[]): Promise<Destinatario[]> =>
  (
    await sql<Destinatario>`
      select u.id_usuario, u.personal, u.correo_electronico from usuario u
      where u.indicador_admin = 1 and u.codigo_estado = 1 and ${accountInScope(scope, 'u.id_usuario')}
        and ${ids ? sql`u.id_usuario = any (${[...ids]}::integer[])` : sql`true`}
      order by orden_texto(u.personal) collate "C", u.id_usuario`.execute(db)
  ).rows;
