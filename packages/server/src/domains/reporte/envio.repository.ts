import type { FiltrosGuardados, RangoReporte, RutaReporte } from '@portal/contract/reporte';
import { sql } from 'kysely';
import type { Programa } from './guardado.rules.ts';
import type { Executor } from '../../db/executor.ts';

/** Saved report that is sent, with the last sending or change, as `2026-11-21 15` in the portal's zone. */
export interface Programado extends Programa {
  readonly id_reporte: number;
  readonly nombre: string;
  readonly ruta: RutaReporte;
  readonly filtros: FiltrosGuardados;
  readonly rango: RangoReporte;
  readonly columnas: string;
  readonly destinatarios: number[];
  readonly autor: string;
  readonly desde: string;
}

const COLUMNS = sql`r.id_reporte_guardado as id_reporte, r.nombre, r.ruta, r.filtros, r.rango, r.columnas, r.destinatarios, u.personal as autor,
  r.frecuencia, r.dia, r.hora`;

/** Lists the reports that have a schedule, are not paused, and belong to an active administrator. */
export const findProgramados = async (db: Executor): Promise<Programado[]> =>
  (
    await sql<Programado>`
      select ${COLUMNS}, greatest(
        to_char(r.fecha_modificacion at time zone c.zona_horaria, 'YYYY-MM-DD HH24'),
        (select to_char(max(e.fecha), 'YYYY-MM-DD') || ' ' || lpad(r.hora::text, 2, '0') from reporte_envio e
          where e.id_reporte_guardado = r.id_reporte_guardado)) as desde
      from reporte_guardado r join usuario u on u.id_usuario = r.id_usuario cross join configuracion c
      where r.frecuencia is not null and r.pausado = 0 and u.indicador_admin = 1 and u.codigo_estado = 1
      order by r.id_reporte_guardado`.execute(db)
  ).rows;

/** Reader of a report that is sent; `alcance` null: all companies. */
export interface Lector {
  readonly id_usuario: number;
  readonly nombres: string;
  readonly correo_electronico: string | null;
  readonly idioma: string | null;
  readonly admin: boolean;
  readonly alcance: number[] | null;
}

/** Reads recipients with the rights that they have now. */
export const findLectores = async (db: Executor, ids: readonly number[]): Promise<Lector[]> =>
  (
    await sql<Lector>`
      select u.id_usuario, u.nombres, u.correo_electronico, u.idioma, (u.indicador_admin = 1 and u.codigo_estado = 1) as admin,
        case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end as alcance
      from usuario u where u.id_usuario = any (${[...ids]}::integer[]) order by u.id_usuario`.execute(db)
  ).rows;

/** Recipients to whom something was noted on a day. */
export const findEnviados = async (db: Executor, id_reporte: number, fecha: string): Promise<number[]> =>
  (
    await sql<{ id_usuario: number }>`
      select id_usuario from reporte_envio where id_reporte_guardado = ${id_reporte}::integer and fecha = ${fecha}::date`.execute(db)
  ).rows.map(({ id_usuario }) => id_usuario);

/** Outcome of a report for a recipient on a day. */
export interface Envio {
  readonly id_reporte_guardado: number;
  readonly fecha: string;
  readonly id_usuario: number;
  readonly resultado: 'adjunto' | 'enlace' | 'vacio' | 'sin_acceso' | 'sin_correo' | 'error';
  readonly filas: number;
  /** ISO 8601. */
  readonly fecha_creacion: string;
}

/** Notes a sending; false if it was noted before. */
export async function insertEnvio(db: Executor, envio: Envio): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reporte_envio')
    .values(envio)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}
