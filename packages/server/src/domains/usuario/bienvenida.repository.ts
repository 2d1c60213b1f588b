import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';

/** Person to be welcomed. */
export interface Bienvenido {
  readonly id_usuario: number;
  readonly username: string;
  readonly nombres: string;
  /** Null too for an address that a mail server returned. */
  readonly correo_electronico: string | null;
  readonly correo_comprobado: boolean;
  readonly idioma: string | null;
  readonly codigo_estado: number;
  /** Has a password of their own already. */
  readonly con_clave: boolean;
}

/** People by code, or by id. */
export type Nombrados = { readonly codigos: readonly string[] } | { readonly ids: readonly number[] };

const named = (people: Nombrados) =>
  'ids' in people ? sql`u.id_usuario = any (${[...people.ids]}::integer[])` : sql`u.codigo_usuario = any (${[...people.codigos]}::text[])`;

/** Locks and returns those of the people whose account the scope reaches, so that simultaneous calls write to nobody twice. */
export const lockBienvenidos = async (trx: Executor, scope: Scope, people: Nombrados): Promise<Bienvenido[]> =>
  (
    await sql<Bienvenido>`
      select u.id_usuario, u.username, u.nombres,
        case when u.correo_electronico is distinct from u.correo_rebotado then u.correo_electronico end as correo_electronico, u.correo_comprobado, u.idioma, u.codigo_estado,
        u.contrasenia_hash is not null and not u.contrasenia_temporal as con_clave
      from usuario u where ${named(people)} and ${accountInScope(scope, 'u.id_usuario')}
      order by u.id_usuario for no key update of u`.execute(trx)
  ).rows;

/** Welcome letters of a person so far. */
export interface Cartas {
  readonly id_usuario: number;
  readonly total: number;
  readonly pendiente: boolean;
}

/** Counts the welcome letters of people. A statement of its own after the lock: it sees those of calls that this one waited for. */
export const findCartas = async (trx: Executor, usuarios: readonly number[]): Promise<Cartas[]> =>
  (
    await sql<Cartas>`
      select id_usuario, count(*)::integer as total, bool_or(estado = 'pendiente') as pendiente from correo
      where tipo = 'bienvenida' and id_usuario = any (${[...usuarios]}::integer[]) group by id_usuario`.execute(trx)
  ).rows;
