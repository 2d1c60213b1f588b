import { ROL } from '@portal/contract/roles';
import type { ActoMasivo, MotivoMasivo } from '@portal/contract/masivo';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { EstadoMasivo } from '../../db/tables/masivo.ts';
import type { Cambiada, Cambio, Juicios } from './clases/juicio.rules.ts';
import { isContenido } from './clases/acto.rules.ts';
import { OPERACION, type Operacion, type Textos } from './masivo.repository.ts';

/** Locks an operation to do a portion of it; undefined when another process does one, and when nothing is left to do. */
export const lockPendiente = async (trx: Executor, id: number): Promise<Operacion | undefined> =>
  (
    await sql<Operacion>`select ${OPERACION} from masivo m where m.id_masivo = ${id} and m.estado = 'pendiente' for update skip locked`.execute(
      trx,
    )
  ).rows[0];

/** Confirmed operation that is not over. */
export type Pendiente = Pick<Operacion, 'id_masivo' | 'id_usuario' | 'acto'>;

/** Returns the confirmed operations that are not over, the oldest first. */
export const findPendientes = async (db: Executor): Promise<Pendiente[]> =>
  (
    await sql<Pendiente>`
      select id_masivo, id_usuario, acto from masivo where estado = 'pendiente' order by id_masivo`.execute(db)
  ).rows;

/** Queues an operation that was only shown. */
export const queueMasivo = async (trx: Executor, id: number, motivo: string): Promise<void> => {
  await trx.updateTable('masivo').set({ estado: 'pendiente', motivo }).where('id_masivo', '=', id).execute();
};

/** Puts an operation into another state; `fin`: it is over. */
export const setEstado = async (
  trx: Executor,
  id: number,
  { estado, fin }: { readonly estado: EstadoMasivo; readonly fin: string | null },
): Promise<void> => {
  await trx.updateTable('masivo').set({ estado, fecha_fin: fin }).where('id_masivo', '=', id).execute();
};

/** Reads the next records of an operation that are to be done. */
export async function findListas(trx: Executor, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id_registro: number }>`
    select id_registro from masivo_fila where id_masivo = ${id} and estado = 'lista' order by id_masivo_fila limit ${limit}`.execute(trx);
  return rows.map(({ id_registro }) => id_registro);
}

/** Notes what became of records: what changed each, or why it stays. */
export async function noteFilas(
  trx: Executor,
  id: number,
  { cambios, juicios, textos }: { readonly cambios: ReadonlyMap<number, Cambio>; readonly juicios: Juicios; readonly textos: Textos },
): Promise<void> {
  const filas = [...juicios].map(([id_registro, motivo]) => {
    const cambio = cambios.get(id_registro);
    const reason: MotivoMasivo | null = cambio ? null : (motivo ?? 'ya');
    const despues = cambio && { version: cambio.version, asignadas: cambio.asignadas };
    const detalle = textos.get(id_registro)?.detalle ?? null;
    return { id_registro, motivo: reason, detalle, antes: cambio?.antes ?? null, despues: despues ?? null };
  });
  await sql`
    update masivo_fila f set estado = case when n.motivo is null then 'hecha' else 'rechazada' end, motivo = n.motivo, detalle = to_jsonb(n.detalle),
      antes = n.antes, despues = n.despues
    from json_to_recordset(${JSON.stringify(filas)}::json) as n(id_registro integer, motivo text, detalle text, antes jsonb, despues jsonb)
    where f.id_masivo = ${id} and f.id_registro = n.id_registro`.execute(trx);
}

/** Reads what an operation changed, so that it can be taken back: all of it, or some records. */
export async function findCambiadas(db: Executor, id: number, ids?: readonly number[]): Promise<Cambiada[]> {
  const { rows } = await sql<Cambiada>`
    select f.id_registro as id, f.antes, (f.despues ->> 'version')::integer as version,
      array(select value::integer from jsonb_array_elements_text(f.despues -> 'asignadas')) as asignadas
    from masivo_fila f where f.id_masivo = ${id} and f.estado = 'hecha' and f.antes is not null
      and (${ids === undefined}::boolean or f.id_registro = any (${[...(ids ?? [])]}::integer[]))
    order by f.id_registro`.execute(db);
  return rows;
}

/** Notes which records of an operation were taken back. */
export const noteDeshechas = async (trx: Executor, id: number, ids: readonly number[]): Promise<void> => {
  await sql`
    update masivo_fila set estado = 'deshecha', antes = null, despues = null
    where id_masivo = ${id} and id_registro = any (${[...ids]}::integer[])`.execute(trx);
};

/** Counts a portion that failed; ends the operation after some in a row. */
export const noteFallo = async (
  db: Executor,
  id: number,
  { limite, now }: { readonly limite: number; readonly now: string },
): Promise<void> => {
  await sql`
    update masivo set fallos = fallos + 1, estado = case when fallos + 1 >= ${limite} then 'detenida' else estado end,
      fecha_fin = case when fallos + 1 >= ${limite} then ${now}::timestamptz end
    where id_masivo = ${id} and estado = 'pendiente'`.execute(db);
};

/** Starts the count of failed portions again. */
export const clearFallos = async (trx: Executor, id: number): Promise<void> => {
  await sql`update masivo set fallos = 0 where id_masivo = ${id} and fallos > 0`.execute(trx);
};

/** Author of an operation with the rights of this moment. */
export interface Derechos {
  readonly username: string;
  readonly alcance: number[] | null;
}

/** Reads the rights of the author of an operation; undefined when the person may not do it any more: an administrator, or with contents an author (P216). */
export const findDerechos = async (
  db: Executor,
  { id_usuario, acto }: { readonly id_usuario: number; readonly acto: ActoMasivo },
): Promise<Derechos | undefined> =>
  (
    await sql<Derechos>`
      select u.username, case when u.indicador_alcance = 1
        then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end as alcance
      from usuario u where u.id_usuario = ${id_usuario} and u.codigo_estado = 1
        and (u.indicador_admin = 1 or (${isContenido(acto)}::boolean and u.rol_acotado = ${ROL.autor}))`.execute(db)
  ).rows[0];
