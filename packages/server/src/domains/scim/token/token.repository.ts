import type { ListQuery } from '@portal/contract/core';
import { type ScimTokenFila, scimTokenLista } from '@portal/contract/scim';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';

const EMPRESAS = sql`(select string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate "C")
  from scim_token_empresa m join empresa e using (id_empresa) where m.id_scim_token = t.id_scim_token)`;

/** Lists the tokens on a day (`YYYY-MM-DD`). */
export const listTokens = (db: Executor, today: string, list: ListQuery): Promise<Listing<ScimTokenFila>> =>
  listRows(
    db,
    sql<ScimTokenFila>`
      select t.id_scim_token, t.nombre, k.prefijo, case when t.fecha_revocacion is not null then 'revocado'
          when t.fecha_expiracion < ${today}::date then 'vencido' else 'vigente' end as estado,
        ${EMPRESAS} as empresas, t.fecha_expiracion, k.fecha_uso, t.fecha_revocacion, t.usuario_creacion, t.fecha_creacion
      from scim_token t join scim_token_clave k using (id_scim_token)`,
    { list, definition: scimTokenLista },
  );

/** Returns the valid token with the name, but for case and accents; two saves wait for each other. */
export async function findSameName(trx: Executor, nombre: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('scim_token.nombre'))`.execute(trx);
  const { rows } = await sql<{ id_scim_token: number }>`
    select id_scim_token from scim_token where fecha_revocacion is null and sin_acentos(nombre) = sin_acentos(${nombre}::text)`.execute(
    trx,
  );
  return rows[0]?.id_scim_token;
}

/** Returns those of the companies that do not exist. */
export async function findUnknownEmpresas(db: Executor, empresas: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from unnest(${[...empresas]}::integer[]) as n(id) where not exists (select from empresa e where e.id_empresa = n.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Token to be stored. */
export interface TokenNuevo {
  readonly nombre: string;
  readonly indicador_alcance: number;
  readonly empresas: readonly number[];
  readonly fecha_expiracion: string | null;
  readonly prefijo: string;
  readonly token_hash: string;
  readonly usuario: string;
  readonly now: string;
}

/** Inserts a token with its companies and its hash; returns its id. */
export async function insertToken(trx: Executor, { empresas, prefijo, token_hash, usuario, now, ...own }: TokenNuevo): Promise<number> {
  const stamps = { usuario_creacion: usuario, fecha_creacion: now, fecha_modificacion: now };
  const { id_scim_token } = await trx
    .insertInto('scim_token')
    .values({ ...own, ...stamps })
    .returning('id_scim_token')
    .executeTakeFirstOrThrow();
  await trx.insertInto('scim_token_clave').values({ id_scim_token, prefijo, token_hash }).execute();
  if (empresas.length)
    await sql`
      insert into scim_token_empresa (id_scim_token, id_empresa)
      select ${id_scim_token}::integer, n.id from (select distinct id from unnest(${[...empresas]}::integer[]) as u(id)) n`.execute(trx);
  return id_scim_token;
}

/** Revokes a token; returns whether it exists. One that is revoked keeps its moment. */
export async function revokeToken(
  trx: Executor,
  id: number,
  { usuario, now }: { readonly usuario: string; readonly now: string },
): Promise<boolean> {
  const { rows } = await sql`
    update scim_token set fecha_revocacion = coalesce(fecha_revocacion, ${now}::timestamptz), usuario_modificacion = ${usuario},
      fecha_modificacion = ${now}::timestamptz, version = version + 1
    where id_scim_token = ${id}::integer returning id_scim_token`.execute(trx);
  return rows.length > 0;
}

/** Stored token of a caller. */
export interface TokenGuardado {
  readonly id_scim_token: number;
  readonly nombre: string;
  readonly token_hash: string;
  readonly indicador_alcance: number;
  readonly empresas: number[];
  /** Neither revoked nor expired. */
  readonly vigente: boolean;
  /** Its use is not noted yet, or too long ago. */
  readonly uso_por_anotar: boolean;
}

/** Finds a token by its prefix. */
export const findToken = async (db: Executor, prefijo: string, now: string): Promise<TokenGuardado | undefined> =>
  (
    await sql<TokenGuardado>`
      select t.id_scim_token, t.nombre, k.token_hash, t.indicador_alcance,
        array(select m.id_empresa from scim_token_empresa m where m.id_scim_token = t.id_scim_token) as empresas,
        t.fecha_revocacion is null
          and coalesce(t.fecha_expiracion >= (${now}::timestamptz at time zone (select zona_horaria from configuracion))::date, true) as vigente,
        coalesce(k.fecha_uso < ${now}::timestamptz - interval '5 minutes', true) as uso_por_anotar
      from scim_token_clave k join scim_token t using (id_scim_token) where k.prefijo = ${prefijo}`.execute(db)
  ).rows[0];

/** Notes the use of a token. */
export const noteUse = async (db: Executor, id_scim_token: number, now: string): Promise<void> => {
  await db.updateTable('scim_token_clave').set({ fecha_uso: now }).where('id_scim_token', '=', id_scim_token).execute();
};
