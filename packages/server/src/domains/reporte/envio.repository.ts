import type { ListQuery } from '@portal/contract/core';
import {
  type EnvioFila,
  envioLista,
  type FiltrosGuardados,
  type RangoReporte,
  type ResultadoEnvio,
  type RutaReporte,
} from '@portal/contract/reporte';
import { sql } from 'kysely';
import type { Programa } from './guardado.rules.ts';
import type { Executor } from '../../db/executor.ts';
import { isReachable } from '../../db/person-conditions.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

/** Saved report that is sent, with the last sending or change, as `2026-11-21 15` in the portal's zone. */
export interface Programado extends Programa {
  readonly id_reporte: number;
  readonly nombre: string;
  readonly ruta: RutaReporte;
  readonly filtros: FiltrosGuardados;
  readonly rango: RangoReporte;
  readonly columnas: string;
  readonly destinatarios: number[];
  readonly a_direccion: number;
  readonly formato: string;
  readonly autor: string;
  /** Companies of the owner's access; null: all. */
  readonly alcance: number[] | null;
  readonly desde: string;
  /** Day of the turn that has recipients to come. */
  readonly pendiente: string | null;
}

/** Companies of the access of the person of the alias `u`; null: all. */
const ALCANCE = sql`case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end`;

const COLUMNS = sql`r.id_reporte_guardado as id_reporte, r.nombre, r.ruta, r.filtros, r.rango, r.columnas, r.destinatarios, r.a_direccion, r.formato,
  u.personal as autor, ${ALCANCE} as alcance, r.frecuencia, r.dia, r.hora`;

/** Lists the reports that have a schedule, are not paused, and belong to an active administrator. */
export const findProgramados = async (db: Executor): Promise<Programado[]> =>
  (
    await sql<Programado>`
      select ${COLUMNS}, greatest(
        to_char(r.fecha_modificacion at time zone c.zona_horaria, 'YYYY-MM-DD HH24'),
        (select to_char(max(e.fecha), 'YYYY-MM-DD') || ' ' || lpad(r.hora::text, 2, '0') from reporte_envio e
          where e.id_reporte_guardado = r.id_reporte_guardado)) as desde,
        (select to_char(max(e.fecha), 'YYYY-MM-DD') from reporte_envio e
          where e.id_reporte_guardado = r.id_reporte_guardado and e.resultado = 'pendiente') as pendiente
      from reporte_guardado r join usuario u on u.id_usuario = r.id_usuario cross join configuracion c
      where r.frecuencia is not null and r.pausado = 0 and u.indicador_admin = 1 and u.codigo_estado = 1
      order by r.id_reporte_guardado`.execute(db)
  ).rows;

/** Reader of a report that is sent. */
export interface Lector {
  readonly id_usuario: number;
  readonly personal: string;
  readonly nombres: string;
  /** Null: no letter reaches the person. */
  readonly correo_electronico: string | null;
  readonly idioma: string | null;
  readonly admin: boolean;
  /** Companies that the report shows; null: all. */
  readonly alcance: number[] | null;
  /** Names of the companies that the person leads, for which alone the report is sent; null: an administrator. */
  readonly dirige: string[] | null;
}

/** Reads recipients with the rights that they have now. */
export const findLectores = async (db: Executor, ids: readonly number[]): Promise<Lector[]> =>
  (
    await sql<Lector>`
      select u.id_usuario, u.personal, u.nombres, case when ${isReachable('u')} then u.correo_electronico end as correo_electronico, u.idioma,
        (u.indicador_admin = 1 and u.codigo_estado = 1) as admin, ${ALCANCE} as alcance, null::text[] as dirige
      from usuario u where u.id_usuario = any (${[...ids]}::integer[]) order by u.id_usuario`.execute(db)
  ).rows;

/** Turn of a report: a report and the day of its schedule. */
export interface Turno {
  readonly id_reporte: number;
  readonly fecha: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Notes the recipients of a new turn; those whom an earlier turn did not reach get this one alone. */
export async function openTurno(db: Executor, { id_reporte, fecha, now }: Turno, ids: readonly number[]): Promise<void> {
  await sql`
    with anteriores as (
      delete from reporte_envio where id_reporte_guardado = ${id_reporte}::integer and fecha < ${fecha}::date and resultado = 'pendiente'
    )
    insert into reporte_envio (id_reporte_guardado, fecha, id_usuario, resultado, fecha_creacion)
    select ${id_reporte}::integer, ${fecha}::date, n.id, 'pendiente', ${now}::timestamptz from unnest(${[...ids]}::integer[]) as n(id)
    on conflict do nothing`.execute(db);
}

/** Recipients of a turn to whom nothing was sent yet. */
export const findPendientes = async (db: Executor, { id_reporte, fecha }: Omit<Turno, 'now'>, limit: number): Promise<number[]> =>
  (
    await sql<{ id_usuario: number }>`
      select id_usuario from reporte_envio
      where id_reporte_guardado = ${id_reporte}::integer and fecha = ${fecha}::date and resultado = 'pendiente'
      order by id_usuario limit ${limit}::integer`.execute(db)
  ).rows.map(({ id_usuario }) => id_usuario);

/** Outcome of a report for a recipient of a turn. */
export interface Envio {
  readonly id_reporte_guardado: number;
  readonly fecha: string;
  readonly id_usuario: number;
  readonly resultado: Exclude<ResultadoEnvio, 'pendiente'>;
  readonly filas: number;
  readonly empresas: number[];
  /** ISO 8601. */
  readonly fecha_creacion: string;
}

/** Notes the outcome for a recipient; false if another run did before. */
export async function settleEnvio(db: Executor, { id_reporte_guardado, fecha, id_usuario, ...outcome }: Envio): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reporte_envio')
    .set(outcome)
    .where('id_reporte_guardado', '=', id_reporte_guardado)
    .where('fecha', '=', fecha)
    .where('id_usuario', '=', id_usuario)
    .where('resultado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns the key of the letter of a recipient of a turn. */
export const claveOf = ({ id_reporte_guardado, fecha, id_usuario }: Pick<Envio, 'id_reporte_guardado' | 'fecha' | 'id_usuario'>): string =>
  `informe-${id_reporte_guardado}-${fecha}-${id_usuario}`;

/** Lists the sendings of a report to accounts of the scope, and of companies of the scope. */
export const listEnvios = (
  { db, scope }: { readonly db: Executor; readonly scope: Scope },
  id: number,
  list: ListQuery,
): Promise<Listing<EnvioFila>> =>
  listRows(
    db,
    sql<EnvioFila>`
      select ((v.fecha - '2000-01-01'::date) * 10000000000 + v.id_usuario)::float8 as clave, v.fecha, u.personal, v.resultado, v.filas, c.estado as carta,
        (select string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate "C") from empresa e where e.id_empresa = any (v.empresas)) as empresas
      from reporte_envio v join usuario u on u.id_usuario = v.id_usuario
      left join correo c
        on c.clave = 'informe-' || v.id_reporte_guardado || '-' || to_char(v.fecha, 'YYYY-MM-DD') || '-' || v.id_usuario
      where v.id_reporte_guardado = ${id}::integer and ${
        scope === null
          ? sql`true`
          : sql`case when v.empresas = '{}' then ${accountInScope(scope, 'v.id_usuario')} else v.empresas <@ ${[...scope.empresas]}::integer[] end`
      }`,
    { list, definition: envioLista },
  );
