import type { UsuarioActual } from '@portal/contract/sesion';
import type { Idioma } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Settings } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import { peopleBelow } from '../../db/people-below.ts';
import { atrasadosDe } from '../../db/people-led.ts';
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
  readonly rol_acotado: number;
  readonly contrasenia_fecha: string | null;
  readonly contrasenia_temporal: boolean;
  /** Id of the sign-in provider, `llave` for a passkey; null for a password. */
  readonly proveedor: string | null;
  /** Tablet to which the session is bound; null: none (P124). */
  readonly en_dispositivo: number | null;
  /** Companies of a limited access; null: no limit (P46). */
  readonly alcance: readonly number[] | null;
  /** The settings require a second factor that the person has not set up (P152). */
  readonly factor_pendiente: boolean;
  /** The person proved password or second factor in the last minutes (P153). */
  readonly confirmada: boolean;
}

/** Uses of a session are written at most so often. */
const USE_WRITTEN = fragment`interval '5 minutes'`;

/** Moment of the last use of the session `s`. */
export const LAST_USE = fragment`coalesce(s.ultimo_uso, s.fecha_creacion)`;

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

/** Paired tablet that calls. */
interface DispositivoVigente {
  readonly id_dispositivo: number;
  readonly id_empresa: number;
  readonly id_centro_costo: number | null;
}

/** Settings, and session and tablet of the call; every column of each null without one. */
export type Llamada = Settings & Nullable<SesionVigente & DispositivoVigente & { readonly uso_por_anotar: boolean }>;

/** Companies of the limited access of the person `u`; null: no limit (P46). */
const ALCANCE = fragment`case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end`;

/** A session of a tablet ends after two minutes without use (P124); each use of it is written. */
const SHOP_IDLE = fragment`interval '2 minutes'`;
const SHOP_WRITTEN = fragment`interval '1 second'`;

/** Moment since which the session `s` must have been used, with the settings `c`. */
export const IDLE_SINCE = fragment<{ now: string }>`${'now'}::timestamptz
  - case when s.id_dispositivo is null then make_interval(hours => c.sesion_inactiva_horas) else ${SHOP_IDLE} end`;

/** Secrets of a call, hashed. */
export interface Llaves {
  readonly token_hash: string | null;
  readonly dispositivo_hash: string | null;
}

/** Whether the person `u` lacks the second factor that the settings `c` require of administrators, authors, auditors and readers of reports. */
const FACTOR_PENDIENTE = fragment`(c.segundo_factor_administradores and (u.indicador_admin = 1 or u.rol_acotado <> 0)
      and not exists (select from segundo_factor f where f.id_usuario = u.id_usuario and f.fecha_activacion is not null)
      and not exists (select from llave l where l.id_usuario = u.id_usuario))`;

/** Whether the person of the session `s` proved password or second factor, if only by the sign-in, in the last minutes. */
const CONFIRMADA = fragment<{
  now: string;
}>`coalesce(s.fecha_confirmacion, s.fecha_creacion) > ${'now'}::timestamptz - interval '5 minutes'`;

const LLAMADA = prepared<Llaves & { now: string }, Llamada>`
  select ${SETTINGS}, s.id_sesion, u.id_usuario, u.username, u.indicador_admin, u.indicador_soporte, u.rol_acotado, u.contrasenia_fecha,
    u.contrasenia_temporal, s.proveedor, s.id_dispositivo as en_dispositivo, d.id_dispositivo, d.id_empresa, d.id_centro_costo,
    ${ALCANCE} as alcance,
    ${FACTOR_PENDIENTE} as factor_pendiente, ${CONFIRMADA} as confirmada,
    ${LAST_USE} < ${'now'}::timestamptz - case when s.id_dispositivo is null then ${USE_WRITTEN} else ${SHOP_WRITTEN} end as uso_por_anotar
  from configuracion c
  left join (tableta d join tableta_vinculo v using (id_dispositivo)) on v.token_hash = ${'dispositivo_hash'}
  left join (sesion s join usuario u on u.id_usuario = s.id_usuario and u.codigo_estado = 1)
    on s.token_hash = ${'token_hash'} and s.fecha_revocacion is null and s.fecha_expiracion > ${'now'}::timestamptz
    and ${LAST_USE} > ${IDLE_SINCE}
    and (s.id_dispositivo is null
      or (s.id_dispositivo = d.id_dispositivo and u.id_empresa = d.id_empresa and (d.id_centro_costo is null or u.id_centro_costo = d.id_centro_costo)))
  where c.id_configuracion = 1`;

/**
 * Reads, in one statement, the settings, the session of a token hash, if it is neither expired, unused for hours nor revoked, and the
 * person active (P5, P8), and the paired tablet of another hash. A session of a tablet counts on that tablet alone, for the people of its shop (P124).
 * Every call of the API sends it.
 */
export const findLlamada = async (db: Executor, llaves: Llaves, now: string): Promise<Llamada> =>
  (await LLAMADA(db, { ...llaves, now }))[0]!;

type Observada = Pick<SesionVigente, 'id_usuario' | 'username' | 'indicador_admin' | 'indicador_soporte' | 'rol_acotado' | 'alcance'>;

const OBSERVADA = prepared<{ id_usuario: number }, Observada>`
  select u.id_usuario, u.username, u.indicador_admin, u.indicador_soporte, u.rol_acotado, ${ALCANCE} as alcance
  from usuario u where u.id_usuario = ${'id_usuario'} and u.codigo_estado = 1`;

/** Reads the rights of an active person as whom an administrator looks (P217). */
export const findObservada = async (db: Executor, id_usuario: number): Promise<Observada | undefined> =>
  (await OBSERVADA(db, { id_usuario }))[0];

interface Use {
  readonly now: string;
  readonly ip: string;
}

/** Gap after which a use begins another stretch (record 102). */
const STRETCH_GAP = sql.raw(`interval '30 minutes'`);

/** Writes the use of a session and the address of the call; after a gap it begins a stretch of uses and keeps the end of the one before. */
export async function noteUse(db: Executor, id_sesion: number, { now, ip }: Use): Promise<void> {
  const last = sql.raw('coalesce(ultimo_uso, fecha_creacion)');
  await sql`
    update sesion set ultimo_uso = ${now}::timestamptz, ip_uso = ${ip},
      uso_desde = case when ${last} < ${now}::timestamptz - ${STRETCH_GAP} then ${now}::timestamptz else coalesce(uso_desde, ${last}) end,
      uso_previo = case when ${last} < ${now}::timestamptz - ${STRETCH_GAP} then ${last} else uso_previo end
    where id_sesion = ${id_sesion}`.execute(db);
}

/** Session with a device that delivers something, and the moments between which the device may not have been connected. */
interface Silencio {
  readonly id_sesion: number;
  readonly desde: string;
  readonly hasta: string;
}

/** Whether a session of the same person and the same kind of device was in use between two moments. */
export async function wasUsedBetween(db: Executor, { id_sesion, desde, hasta }: Silencio): Promise<boolean> {
  const { rows } = await sql<{ usada: boolean }>`
    select exists (
      select from sesion s join sesion d using (id_usuario)
      where d.id_sesion = ${id_sesion} and s.agente is not distinct from d.agente and (
        s.uso_previo between ${desde}::timestamptz and ${hasta}::timestamptz
        or (coalesce(s.uso_desde, s.ultimo_uso, s.fecha_creacion) < ${hasta}::timestamptz
          and coalesce(s.ultimo_uso, s.fecha_creacion) > ${desde}::timestamptz))
    ) as usada`.execute(db);
  return rows[0]?.usada === true;
}

type Actual = Omit<UsuarioActual, 'dias_vencimiento' | 'indicador_contrasenia_temporal' | 'id_sesion' | 'indicador_factor_pendiente'> &
  Pick<SesionVigente, 'contrasenia_fecha' | 'contrasenia_temporal'>;

/** Reads the signed-in person (P81) on a day (`YYYY-MM-DD`), on which people below are active. */
export const findActual = async (db: Executor, id_usuario: number, today: string): Promise<Actual | undefined> =>
  (
    await sql<Actual>`
      select id_usuario as id, username, codigo_usuario, nombres as first_name, trim(apellido_paterno || ' ' || apellido_materno) as last_name,
        personal as fullname, correo_electronico as email, (select e.empresa from empresa e where e.id_empresa = u.id_empresa) as empresa, indicador_admin, indicador_soporte, rol_acotado, indicador_alcance,
        (exists (select from (${peopleBelow(sql`u.id_usuario`)}) b join usuario s using (id_usuario) where ${isActiveOn('s', today)})
          or exists (select from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director)))::integer as indicador_equipo,
        ${atrasadosDe('u', today)} as equipo_atrasados,
        idioma,
        contrasenia_fecha, contrasenia_temporal
      from usuario u where id_usuario = ${id_usuario}`.execute(db)
  ).rows[0];

/** Writes that the person of a session proved to be there. */
export async function confirmSesion(db: Executor, id_sesion: number, now: string): Promise<void> {
  await db.updateTable('sesion').set({ fecha_confirmacion: now }).where('id_sesion', '=', id_sesion).execute();
}

interface NewSesion {
  readonly id_usuario: number;
  readonly token_hash: string;
  readonly fecha_creacion: string;
  readonly fecha_expiracion: string;
  readonly proveedor?: string | undefined;
  readonly id_dispositivo?: number | undefined;
  readonly agente: string | null;
  readonly ip: string;
}

export async function insertSesion(db: Executor, sesion: NewSesion): Promise<void> {
  await db.insertInto('sesion').values(sesion).execute();
}

/** Returns the number of the session of a token hash. */
export const findSesionId = async (db: Executor, token_hash: string): Promise<number | undefined> =>
  (await db.selectFrom('sesion').select('id_sesion').where('token_hash', '=', token_hash).executeTakeFirst())?.id_sesion;

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

/** Deletes sessions, links, sign-ins by a provider and answered challenges that ended before `before`. */
export async function purgeAccess(db: Executor, before: string): Promise<void> {
  await sql`delete from sesion where fecha_expiracion < ${before}::timestamptz or fecha_revocacion < ${before}::timestamptz`.execute(db);
  await sql`delete from acceso_externo where fecha_expiracion < ${before}::timestamptz`.execute(db);
  await sql`delete from desafio where fecha_expiracion < ${before}::timestamptz`.execute(db);
  await sql`delete from reto_usado where fecha_expiracion < ${before}::timestamptz`.execute(db);
  await sql`delete from restablecimiento where fecha_expiracion < ${before}::timestamptz`.execute(db);
}

/** Keeps the language of a person. */
export async function updateIdioma(db: Executor, id_usuario: number, idioma: Idioma): Promise<void> {
  await db.updateTable('usuario').set({ idioma }).where('id_usuario', '=', id_usuario).execute();
}
