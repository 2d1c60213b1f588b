import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { IDLE_SINCE, LAST_USE } from './sesion.repository.ts';

/** Open session, as stored. */
export interface SesionAbierta {
  readonly id_sesion: number;
  readonly agente: string | null;
  readonly ip: string | null;
  readonly ip_uso: string | null;
  readonly fecha_creacion: string;
  readonly ultimo_uso: string;
  readonly proveedor: string | null;
  /** Name of the shared tablet to which the session is bound; null: none. */
  readonly tableta: string | null;
}

/** Session of the call and its person. */
interface Own {
  readonly id_usuario: number;
  readonly id_sesion: number;
  readonly now: string;
}

const ABIERTAS = prepared<Own, SesionAbierta>`
  select s.id_sesion, s.agente, s.ip, coalesce(s.ip_uso, s.ip) as ip_uso, s.fecha_creacion, ${LAST_USE} as ultimo_uso, s.proveedor,
    t.dispositivo as tableta
  from configuracion c join sesion s on s.id_usuario = ${'id_usuario'} left join tableta t using (id_dispositivo)
  where c.id_configuracion = 1 and s.fecha_revocacion is null and s.fecha_expiracion > ${'now'}::timestamptz and ${LAST_USE} > ${IDLE_SINCE}
  order by s.id_sesion = ${'id_sesion'} desc, ${LAST_USE} desc, s.id_sesion desc limit 100`;

/**
 * Reads the sessions of a person that still count: neither revoked nor expired nor unused for hours (P5, P124). That of the call comes
 * first; of more than a hundred the last used.
 */
export const listSesiones = async (db: Executor, own: Own): Promise<readonly SesionAbierta[]> => ABIERTAS(db, own);

const CERRAR = prepared<Omit<Own, 'id_sesion'>, { id_sesion: number }>`
  update sesion s set fecha_revocacion = ${'now'}::timestamptz from configuracion c
  where c.id_configuracion = 1 and s.id_usuario = ${'id_usuario'} and s.fecha_revocacion is null and s.fecha_expiracion > ${'now'}::timestamptz
    and ${LAST_USE} > ${IDLE_SINCE} returning s.id_sesion`;

/** Revokes the sessions of a person that still count, as `listSesiones` reads them; returns how many. */
export const revokeOpen = async (trx: Executor, of: Omit<Own, 'id_sesion'>): Promise<number> => (await CERRAR(trx, of)).length;

/** Revokes one open session of a person; returns whether there was one. */
export async function revokeOwn(db: Executor, { id_usuario, id_sesion, now }: Own): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sesion')
    .set({ fecha_revocacion: now })
    .where('id_sesion', '=', id_sesion)
    .where('id_usuario', '=', id_usuario)
    .where('fecha_revocacion', 'is', null)
    .where('fecha_expiracion', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
