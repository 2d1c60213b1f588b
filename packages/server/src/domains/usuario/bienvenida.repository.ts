import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isReachable } from '../../db/person-conditions.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';

/** People by code, or by id. */
export type Nombrados = { readonly codigos: readonly string[] } | { readonly ids: readonly number[] };

const named = (people: Nombrados) =>
  'ids' in people ? sql`u.id_usuario = any (${[...people.ids]}::integer[])` : sql`u.codigo_usuario = any (${[...people.codigos]}::text[])`;

/** Locks those of the people with accounts in the scope, so that simultaneous calls write to nobody twice; returns their number. */
export const lockNombrados = async (trx: Executor, scope: Scope, people: Nombrados): Promise<number> =>
  (
    await sql<{ total: number }>`
      select count(*)::integer as total from (
        select from usuario u where ${named(people)} and ${accountInScope(scope, 'u.id_usuario')}
        order by u.id_usuario for no key update of u) x`.execute(trx)
  ).rows[0]!.total;

/** Whom a call writes to, and why not to the others. */
export interface Encoladas {
  readonly enviados: number;
  readonly sin_correo: number;
  readonly en_espera: number;
  readonly cesados: number;
}

/** Condition that a welcome letter of the person `u` waits, written or not. */
const ESPERA = sql`(exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo = 'bienvenida' and c.estado = 'pendiente')
  or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario))`;

/**
 * Queues a welcome letter, yet to be written, for each active person with an e-mail and no letter waiting. A statement of its own after the
 * lock: it sees the letters of calls that this one waited for.
 */
export const queueBienvenidas = async (
  trx: Executor,
  people: Nombrados,
  { scope, lote }: { readonly scope: Scope; readonly lote: number },
): Promise<Encoladas> =>
  (
    await sql<Encoladas>`
      with elegidas as materialized (
        select u.id_usuario, u.codigo_estado = 1 as activa, ${isReachable('u')} as con_correo, ${ESPERA} as espera
        from usuario u where ${named(people)} and ${accountInScope(scope, 'u.id_usuario')}),
      encoladas as (
        insert into bienvenida_pendiente (id_usuario, lote)
        select id_usuario, ${lote}::integer from elegidas where activa and con_correo and not espera order by id_usuario
        on conflict (id_usuario) do nothing returning id_usuario)
      select (select count(*) from encoladas)::integer as enviados,
        count(*) filter (where activa and not espera and not con_correo)::integer as sin_correo,
        count(*) filter (where activa and espera)::integer as en_espera,
        count(*) filter (where not activa)::integer as cesados
      from elegidas`.execute(trx)
  ).rows[0]!;

/** Person to be welcomed. */
export interface Bienvenido {
  readonly id_usuario: number;
  readonly username: string;
  readonly nombres: string;
  readonly correo_electronico: string;
  readonly correo_comprobado: boolean;
  readonly idioma: string | null;
  /** Has a password of their own already. */
  readonly con_clave: boolean;
}

/** Locks and returns those of the people to whom a welcome letter can still be written. */
export const lockBienvenidos = async (trx: Executor, usuarios: readonly number[]): Promise<Bienvenido[]> =>
  (
    await sql<Bienvenido>`
      select u.id_usuario, u.username, u.nombres, u.correo_electronico, u.correo_comprobado, u.idioma,
        u.contrasenia_hash is not null and not u.contrasenia_temporal as con_clave
      from usuario u where u.id_usuario = any (${[...usuarios]}::integer[]) and u.codigo_estado = 1 and ${isReachable('u')}
      order by u.id_usuario for no key update of u`.execute(trx)
  ).rows;
