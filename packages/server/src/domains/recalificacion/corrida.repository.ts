import { ROL } from '@portal/contract/roles';
import type { EfectoCertificado, EfectoRecalificacion, ESTADOS_FILA_RECALIFICACION } from '@portal/contract/recalificacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { EstadoRecalificacion } from '../../db/tables/recalificacion.ts';
import { OPERACION, type Recalificacion } from './recalificacion.repository.ts';
import type { Foto } from './recalificacion.rules.ts';

/** States in which a correction has portions left. */
const VIVAS = sql`('simulando', 'pendiente', 'deshaciendo')`;

/** Locks a correction to do a portion of it; undefined when another process does one, and when nothing is left to do. */
export const lockViva = async (trx: Executor, id: number): Promise<Recalificacion | undefined> =>
  (
    await sql<Recalificacion>`
      select ${OPERACION} from recalificacion r where r.id_recalificacion = ${id}::integer and r.estado in ${VIVAS} for update skip locked`.execute(
      trx,
    )
  ).rows[0];

/** Correction with portions left. */
export type Viva = Pick<Recalificacion, 'id_recalificacion' | 'id_usuario_creacion'>;

/** Returns the corrections with portions left, the oldest first. */
export const findVivas = async (db: Executor): Promise<Viva[]> =>
  (
    await sql<Viva>`
      select id_recalificacion, id_usuario_creacion from recalificacion where estado in ${VIVAS} order by id_recalificacion`.execute(db)
  ).rows;

/** Returns the id of a correction of the question that runs. */
export const findAbierta = async (db: Executor, id_pregunta: number): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      select id_recalificacion as id from recalificacion where id_pregunta = ${id_pregunta}::integer and estado in ('pendiente', 'deshaciendo')`.execute(
      db,
    )
  ).rows[0]?.id;

/** Returns whether another correction of the question was confirmed, or taken back, since a moment. */
export const wasCorrectedSince = async (db: Executor, id_pregunta: number, desde: string): Promise<boolean> =>
  (
    await sql`
      select from recalificacion where id_pregunta = ${id_pregunta}::integer and estado <> 'simulada'
        and (fecha_confirmacion >= ${desde}::timestamptz or fecha_fin >= ${desde}::timestamptz) limit 1`.execute(db)
  ).rows.length > 0;

/** State of rows with portions left: to be shown, done or taken back. */
export const POR_HACER = { simulando: 'porver', pendiente: 'lista', deshaciendo: 'hecha' } as const;
type EstadoFila = (typeof POR_HACER)[keyof typeof POR_HACER];

/** Row of a portion. */
export interface FilaDelTramo {
  readonly id_evaluacion: number;
  readonly antes: Foto | null;
  readonly despues: Foto | null;
  readonly certificado: EfectoCertificado | null;
}

/** Reads the rows of the next portion in a state. */
export async function findTramo(trx: Executor, id: number, estado: EstadoFila): Promise<FilaDelTramo[]> {
  const { rows } = await sql<FilaDelTramo>`
    select id_evaluacion, antes, despues, certificado from recalificacion_fila
    where id_recalificacion = ${id}::integer and estado = ${estado} and tramo = (
      select min(tramo) from recalificacion_fila where id_recalificacion = ${id}::integer and estado = ${estado})
    order by id_evaluacion`.execute(trx);
  return rows;
}

/** Result of a row. */
export interface FilaAnotada {
  readonly id_evaluacion: number;
  readonly estado: (typeof ESTADOS_FILA_RECALIFICACION)[number];
  readonly efecto?: EfectoRecalificacion | null;
  readonly certificado?: EfectoCertificado | null;
  readonly planes_terminados?: number;
  readonly planes_reabiertos?: number;
  readonly antes?: Foto | null;
  readonly despues?: Foto | null;
}
/** Notes what became of rows; absent parts stay as they are. */
export async function noteFilas(trx: Executor, id: number, filas: readonly FilaAnotada[]): Promise<void> {
  await sql`
    update recalificacion_fila f set estado = n.estado, efecto = coalesce(n.efecto, f.efecto),
      certificado = case when n.efecto is not null then n.certificado else f.certificado end,
      planes_terminados = coalesce(n.planes_terminados, f.planes_terminados), planes_reabiertos = coalesce(n.planes_reabiertos, f.planes_reabiertos),
      antes = coalesce(n.antes, f.antes), despues = coalesce(n.despues, f.despues)
    from json_to_recordset(${JSON.stringify(filas)}::json) as n(id_evaluacion integer, estado text, efecto text, certificado text,
      planes_terminados smallint, planes_reabiertos smallint, antes jsonb, despues jsonb)
    where f.id_recalificacion = ${id}::integer and f.id_evaluacion = n.id_evaluacion`.execute(trx);
}

/** Puts a correction into another state; `fin`: it is over. */
export const setEstado = async (
  trx: Executor,
  id: number,
  { estado, fin }: { readonly estado: EstadoRecalificacion; readonly fin: string | null },
): Promise<void> => {
  await trx.updateTable('recalificacion').set({ estado, fecha_fin: fin, fallos: 0 }).where('id_recalificacion', '=', id).execute();
};

/** Moment of a confirmation, its letters, and the versions that it made. */
export interface Confirmada {
  readonly now: string;
  readonly avisa: boolean;
  readonly version_corregida: number | null;
  readonly version_banco: number | null;
  readonly version_anterior: number | null;
}

/** Queues a correction that was only shown. */
export const queueRecalificacion = async (trx: Executor, id: number, { now, ...versiones }: Confirmada): Promise<void> => {
  await trx
    .updateTable('recalificacion')
    .set({ estado: 'pendiente', fecha_confirmacion: now, ...versiones })
    .where('id_recalificacion', '=', id)
    .execute();
};

/** Counts a portion that failed; ends the correction after some in a row. */
export const noteFallo = async (
  db: Executor,
  id: number,
  { limite, now }: { readonly limite: number; readonly now: string },
): Promise<void> => {
  await sql`
    update recalificacion set fallos = fallos + 1, estado = case when fallos + 1 >= ${limite} then 'detenida' else estado end,
      fecha_fin = case when fallos + 1 >= ${limite} then ${now}::timestamptz end
    where id_recalificacion = ${id}::integer and estado in ${VIVAS}`.execute(db);
};

/** Author of a correction with the rights of this moment. */
export interface Derechos {
  readonly username: string;
  readonly alcance: number[] | null;
}

/** Reads the rights of the author of a correction; undefined when the person may not do it any more: an administrator or an author. */
export const findDerechos = async (db: Executor, id_usuario: number): Promise<Derechos | undefined> =>
  (
    await sql<Derechos>`
      select u.username, case when u.indicador_alcance = 1
        then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end as alcance
      from usuario u where u.id_usuario = ${id_usuario}::integer and u.codigo_estado = 1
        and (u.indicador_admin = 1 or u.rol_acotado = ${ROL.autor})`.execute(db)
  ).rows[0];
