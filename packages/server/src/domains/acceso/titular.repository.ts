import { ROL } from '@portal/contract/acceso';
import { type Insertable, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';
import type { UsuarioTable } from '../../db/tables/personas.ts';
import type { Derechos } from './acceso.rules.ts';
import { hasAccess } from '../../db/person-conditions.ts';

/** Person who gets an access, or a change of it. */
export interface Titular {
  readonly id_usuario: number;
  readonly personal: string;
  readonly codigo_estado: number;
  readonly version: number;
  readonly con_rol: boolean;
  readonly usuario_modificacion: string | null;
}

type Named = { readonly id_usuario: number } | { readonly codigo_usuario: string };

/** Locks a person with an account in the scope. */
export const lockTitular = async (trx: Executor, scope: Scope, named: Named): Promise<Titular | undefined> =>
  (
    await sql<Titular>`
      select u.id_usuario, u.personal, u.codigo_estado, u.version, u.usuario_modificacion,
        ${hasAccess('u')} as con_rol
      from usuario u where ${isNamed(named)} and ${accountInScope(scope, 'u.id_usuario')} for update of u`.execute(trx)
  ).rows[0];

const isNamed = (named: Named) =>
  'id_usuario' in named ? sql`u.id_usuario = ${named.id_usuario}` : sql`u.codigo_usuario = ${named.codigo_usuario}`;

interface Stamp {
  readonly usuario: string;
  readonly now: string;
}

const flagsOf = ({ rol, indicador_alcance }: Derechos) => ({
  indicador_admin: Number(rol === ROL.administrador),
  indicador_soporte: Number(rol === ROL.soporte),
  rol_acotado: rol !== undefined && rol > ROL.soporte ? rol : 0,
  indicador_alcance,
});

/** Stores role and scope of a person; returns the new version. */
export async function saveDerechos(
  trx: Executor,
  id_usuario: number,
  { derechos, usuario, now }: Stamp & { derechos: Derechos },
): Promise<number> {
  const { version } = await trx
    .updateTable('usuario')
    .set((eb) => ({ ...flagsOf(derechos), usuario_modificacion: usuario, fecha_modificacion: now, version: eb('version', '+', 1) }))
    .where('id_usuario', '=', id_usuario)
    .returning('version')
    .executeTakeFirstOrThrow();
  await saveEmpresas(trx, id_usuario, { empresas: derechos.empresas, usuario, now });
  return version;
}

/** Takes role and scope from a person. */
export const takeDerechos = (trx: Executor, id_usuario: number, stamp: Stamp): Promise<number> =>
  saveDerechos(trx, id_usuario, { derechos: { indicador_alcance: 0, empresas: [] }, ...stamp });

/** Stores the companies of an access; those that stay are not written, so that the log names the others alone. */
async function saveEmpresas(
  trx: Executor,
  id_usuario: number,
  { empresas, usuario, now }: Stamp & { empresas: readonly number[] },
): Promise<void> {
  await sql`delete from acceso_empresa where id_usuario = ${id_usuario} and id_empresa <> all (${[...empresas]}::integer[])`.execute(trx);
  if (empresas.length === 0) return;
  await sql`
    insert into acceso_empresa (id_usuario, id_empresa, usuario_creacion, fecha_creacion)
    select ${id_usuario}, e.id, ${usuario}, ${now}::timestamptz from unnest(${[...empresas]}::integer[]) as e(id)
    on conflict do nothing`.execute(trx);
}

type NewTitular = Pick<Insertable<UsuarioTable>, 'username' | 'codigo_usuario' | 'nombres' | 'contrasenia_hash' | 'contrasenia_fecha'> & {
  readonly correo_electronico: string;
};

/** Inserts a person without document and company, with a role; the password is temporary (P4). */
export async function insertTitular(
  trx: Executor,
  person: NewTitular,
  { derechos, usuario, now }: Stamp & { derechos: Derechos },
): Promise<number> {
  const { id_usuario } = await trx
    .insertInto('usuario')
    .values({
      ...person,
      ...flagsOf(derechos),
      tipo_documento: 'OTRO',
      contrasenia_temporal: true,
      usuario_creacion: usuario,
      fecha_creacion: now,
      fecha_modificacion: now,
    })
    .returning('id_usuario')
    .executeTakeFirstOrThrow();
  await saveEmpresas(trx, id_usuario, { empresas: derechos.empresas, usuario, now });
  return id_usuario;
}

/** Counts those of these companies that exist. */
export const countEmpresas = async (trx: Executor, ids: readonly number[]): Promise<number> =>
  (
    await sql<{ total: number }>`select count(*)::integer as total from empresa where id_empresa = any (${[...ids]}::integer[])`.execute(
      trx,
    )
  ).rows[0]!.total;

/** Returns the columns of a new account that another person has already. */
export const findTaken = async (
  trx: Executor,
  { username, codigo_usuario, correo }: { username: string; codigo_usuario: string; correo: string },
): Promise<{ readonly codigo: boolean; readonly correo: boolean }> =>
  (
    await sql<{ codigo: boolean; correo: boolean }>`
      select coalesce(bool_or(lower(u.codigo_usuario) = lower(${codigo_usuario}) or u.username = ${username} and ${username} <> ${correo}), false) as codigo,
        coalesce(bool_or(lower(u.correo_electronico) = ${correo} or lower(u.username) = ${correo}), false) as correo
      from usuario u
      where lower(u.codigo_usuario) = lower(${codigo_usuario}) or u.username in (${username}, ${correo}) or lower(u.correo_electronico) = ${correo}`.execute(
      trx,
    )
  ).rows[0]!;
