import type { ListQuery, Selection } from '@portal/contract/core';
import { type CodigoFila, codigoLista } from '@portal/contract/sesion';
import { sql } from 'kysely';
import type { Listing } from '../../../list/listing.ts';
import type { Executor } from '../../../db/executor.ts';
import { accountInScope, type Scope } from '../../../db/scope.ts';
import { listRows } from '../../../list/paging.ts';
import { selectedKeys } from '../../../list/selection.ts';

/** Recipient of a one-time code or link. */
export interface Titular {
  readonly id_usuario: number;
  readonly username: string;
  readonly personal: string;
  readonly empresa: string | null;
}

/**
 * Locks and returns the active people among these with the account in the scope, so that simultaneous calls do not create two valid codes or
 * links.
 */
export const lockTitulares = async (db: Executor, ids: readonly number[], scope: Scope): Promise<Titular[]> =>
  (
    await sql<Titular>`
      select u.id_usuario, u.username, u.personal, (select empresa from empresa e where e.id_empresa = u.id_empresa) as empresa
      from usuario u where u.codigo_estado = 1 and u.id_usuario = any (${[...ids]}::integer[]) and ${accountInScope(scope, 'u.id_usuario')}
      order by u.id_usuario for update of u`.execute(db)
  ).rows;

/** Moment and scope of a call. */
interface Asked {
  readonly now: string;
  readonly scope: Scope;
}

/** Builds the query for active people with the expiry of their valid code. */
const titulares = ({ now, scope }: Asked) => sql<CodigoFila>`
  select u.id_usuario, u.username, u.personal, e.empresa, u.correo_electronico, u.fecha_login,
    (select max(r.fecha_expiracion) from restablecimiento r
      where r.id_usuario = u.id_usuario and r.tipo = 'codigo' and r.fecha_uso is null and r.fecha_expiracion > ${now}) as codigo_vence
  from usuario u left join empresa e using (id_empresa) where u.codigo_estado = 1 and ${accountInScope(scope, 'u.id_usuario')}`;

export const listTitulares = (db: Executor, list: ListQuery, asked: Asked): Promise<Listing<CodigoFila>> =>
  listRows(db, titulares(asked), { list, definition: codigoLista });

/** Returns the ids of a selection; ids given one by one are not checked. */
export const findSelected = (db: Executor, selection: Selection, asked: Asked): Promise<number[]> =>
  selectedKeys(db, titulares(asked), { selection, definition: codigoLista });
