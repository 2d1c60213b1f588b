import type { ListQuery, Selection } from '@portal/contract/core';
import { type UsuarioGrupoFila, usuarioGrupoLista } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { selectedKeys } from '../../list/selection.ts';
import type { Integrante, Pareja } from './grupo.rules.ts';
import { PERSONA, PERSONAS } from './persona.repository.ts';

const activas = (scope: Scope) => sql<UsuarioGrupoFila>`
  select ${PERSONA}, case when u.codigo_grupo is null then 0 else 1 end as con_grupo
  from ${PERSONAS} where u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}`;

/** Lists the active people in the scope with their groups. */
export const listConGrupo = (db: Executor, scope: Scope, list: ListQuery): Promise<Listing<UsuarioGrupoFila>> =>
  listRows(db, activas(scope), { list, definition: usuarioGrupoLista });

/** Returns the ids of a selection; ids given one by one are not checked. */
export const findElegidas = (db: Executor, scope: Scope, selection: Selection): Promise<number[]> =>
  selectedKeys(db, activas(scope), { selection, definition: usuarioGrupoLista });

/** Returns which of these codes are those of active groups. */
export async function findGruposActivos(db: Executor, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ codigo_comun: string }>`
    select p.codigo_comun from parametro p join dominio d using (id_dominio)
    where d.clave = 'grupo_usuario' and p.codigo_estado = 1 and p.codigo_comun = any (${[...codes]}::text[])`.execute(db);
  return new Set(rows.map(({ codigo_comun }) => codigo_comun));
}

/** Finds those of these people who are in the scope; `lock` locks them until the transaction ends, in order of id. */
export async function findIntegrantes(
  db: Executor,
  { ids, scope, lock }: { readonly ids: readonly number[]; readonly scope: Scope; readonly lock: boolean },
): Promise<Integrante[]> {
  const { rows } = await sql<Integrante>`
    select u.id_usuario, u.codigo_grupo, u.codigo_estado from usuario u
    where u.id_usuario = any (${[...ids]}::integer[]) and ${inScope(scope, 'u.id_empresa')}
    order by u.id_usuario ${lock ? sql`for no key update` : sql``}`.execute(db);
  return rows;
}

/** Sets the group of each person. */
export async function updateGrupos(
  trx: Executor,
  parejas: readonly Pareja[],
  { usuario, now }: { readonly usuario: string; readonly now: string },
): Promise<void> {
  await sql`
    update usuario u set codigo_grupo = f.codigo_grupo, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz,
      version = u.version + 1
    from unnest(${parejas.map(({ id_usuario }) => id_usuario)}::integer[], ${parejas.map(({ codigo_grupo }) => codigo_grupo)}::text[])
      as f(id_usuario, codigo_grupo)
    where u.id_usuario = f.id_usuario`.execute(trx);
}

/** Takes those of these people of the scope who are in a group out of it; returns who left. */
export async function leaveGroups(
  trx: Executor,
  { ids, codigo_grupo, scope }: { readonly ids: readonly number[]; readonly codigo_grupo: string; readonly scope: Scope },
  { usuario, now }: { readonly usuario: string; readonly now: string },
): Promise<number[]> {
  const { rows } = await sql<{ id_usuario: number }>`
    update usuario u set codigo_grupo = null, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = u.version + 1
    where u.id_usuario = any (${[...ids]}::integer[]) and u.codigo_grupo = ${codigo_grupo} and ${inScope(scope, 'u.id_empresa')}
    returning u.id_usuario`.execute(trx);
  return rows.map(({ id_usuario }) => id_usuario);
}
