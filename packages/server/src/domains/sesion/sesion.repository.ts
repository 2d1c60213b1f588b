import type { UsuarioActual } from '@portal/contract';
import { sql } from 'kysely';
import type { Settings } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { peopleBelow } from '../../db/people-below.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import { SETTINGS } from '../configuracion/configuracion.public.ts';

/** Valid session with the rights and the password age of its person. */
export interface SesionVigente {
  readonly id_sesion: number;
  readonly id_usuario: number;
  readonly username: string;
  readonly indicador_admin: number;
  readonly indicador_soporte: number;
  readonly contrasenia_fecha: string | null;
  readonly contrasenia_temporal: boolean;
  /** Id of the sign-in provider; null for a password. */
  readonly proveedor: string | null;
  /** Companies of a limited access; null: no limit (P46). */
  readonly alcance: readonly number[] | null;
}

/** Uses of a session are written at most so often. */
const USE_WRITTEN = fragment`interval '5 minutes'`;

/** Moment of the last use of the session `s`. */
const LAST_USE = fragment`coalesce(s.ultimo_uso, s.fecha_creacion)`;

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

/** Settings, and the session of the call; every column of it null without one. */
export type Llamada = Settings & Nullable<SesionVigente & { readonly uso_por_anotar: boolean }>;

const LLAMADA = prepared<{ token_hash: string | null; now: string }, Llamada>`
  select ${SETTINGS}, s.id_sesion, u.id_usuario, u.username, u.indicador_admin, u.indicador_soporte, u.contrasenia_fecha,
    u.contrasenia_temporal, s.proveedor,
    case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end as alcance,
    ${LAST_USE} < ${'now'}::timestamptz - ${USE_WRITTEN} as uso_por_anotar
  from configuracion c
  left join (sesion s join usuario u on u.id_usuario = s.id_usuario and u.codigo_estado = 1)
    on s.token_hash = ${'token_hash'} and s.fecha_revocacion is null and s.fecha_expiracion > ${'now'}::timestamptz
    and ${LAST_USE} > ${'now'}::timestamptz - make_interval(hours => c.sesion_inactiva_horas)
  where c.id_configuracion = 1`;

/**
 * Reads, in one statement, the settings and the session of a token hash, if it is neither expired, unused for hours
 * nor revoked, and the person active (P5, P8).
 * Every call of the API sends it.
 */
export const findLlamada = async (db: Executor, token_hash: string | null, now: string): Promise<Llamada> =>
  (await LLAMADA(db, { token_hash, now }))[0]!;

/** Writes the use of a session. */
export async function noteUse(db: Executor, id_sesion: number, now: string): Promise<void> {
  await db.updateTable('sesion').set({ ultimo_uso: now }).where('id_sesion', '=', id_sesion).execute();
}

type Actual = Omit<UsuarioActual, 'dias_vencimiento' | 'id_sesion'> & Pick<SesionVigente, 'contrasenia_fecha' | 'contrasenia_temporal'>;

/** Reads the signed-in person (P81) on a day (`YYYY-MM-DD`), on which people below are active. */
export const findActual = async (db: Executor, id_usuario: number, today: string): Promise<Actual | undefined> =>
  (
    await sql<Actual>`
      select id_usuario as id, username, codigo_usuario, nombres as first_name, trim(apellido_paterno || ' ' || apellido_materno) as last_name,
        personal as fullname, correo_electronico as email, indicador_admin, indicador_soporte, indicador_alcance,
        (exists (select from (${peopleBelow(sql`u.id_usuario`)}) b join usuario s using (id_usuario) where ${isActiveOn('s', today)})
          or exists (select from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director)))::integer as indicador_equipo,
        contrasenia_fecha, contrasenia_temporal
      from usuario u where id_usuario = ${id_usuario}`.execute(db)
  ).rows[0];

interface NewSesion {
  readonly id_usuario: number;
  readonly token_hash: string;
  readonly fecha_creacion: string;
  readonly fecha_expiracion: string;
  readonly proveedor?: string | undefined;
}

export async function insertSesion(db: Executor, sesion: NewSesion): Promise<void> {
  await db.insertInto('sesion').values(sesion).execute();
}

export async function revokeSesion(db: Executor, id_sesion: number, now: string): Promise<void> {
  await db
    .updateTable('sesion')
    .set({ fecha_revocacion: now })
    .where('id_sesion', '=', id_sesion)
    .where('fecha_revocacion', 'is', null)
    .execute();
}

/** Revokes every open session of these people except the session `except`. */
export async function revokeSesiones(
  db: Executor,
  usuarios: readonly number[],
  { now, except = 0 }: { now: string; except?: number },
): Promise<void> {
  await sql`
    update sesion set fecha_revocacion = ${now}::timestamptz
    where id_usuario = any (${[...usuarios]}::integer[]) and id_sesion <> ${except} and fecha_revocacion is null`.execute(db);
}

/** Deletes sessions, links, sign-ins by a provider and counters that ended before `before`. */
export async function purgeAccess(db: Executor, before: string): Promise<void> {
  await sql`delete from sesion where fecha_expiracion < ${before}::timestamptz or fecha_revocacion < ${before}::timestamptz`.execute(db);
  await sql`delete from acceso_externo where fecha_expiracion < ${before}::timestamptz`.execute(db);
  await sql`delete from restablecimiento where fecha_expiracion < ${before}::timestamptz`.execute(db);
  await sql`
    delete from intento_acceso
    where ultimo < ${before}::timestamptz and coalesce(bloqueado_hasta, '-infinity') < ${before}::timestamptz`.execute(db);
}
