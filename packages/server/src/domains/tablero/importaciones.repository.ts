import type { ListQuery } from '@portal/contract/core';
import { type ImportacionRechazada, rechazadasLista } from '@portal/contract/tablero';
import { type RawBuilder, sql } from 'kysely';
import { conRechazadas } from '../../core/import/rechazadas.repository.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';

/** Person of a call; a limited access knows its own imports alone (P46). */
export interface Quien {
  readonly id_usuario: number;
  readonly scope: Scope;
}

/** Condition on an import `i`: it waits for somebody, within what the caller may know. */
export const esperaA = ({ id_usuario, scope }: Quien): RawBuilder<boolean> =>
  sql<boolean>`(${conRechazadas} and (i.id_usuario = ${id_usuario}::integer or ${scope === null}::boolean))`;

/** Lists imports with refused rows that nobody sent again or dismissed (P261). */
export const listRechazadas = (db: Executor, list: ListQuery, quien: Quien): Promise<Listing<ImportacionRechazada>> =>
  listRows(
    db,
    sql<ImportacionRechazada>`
      select i.id_importacion, i.archivo, i.tipo, i.preparado ->> 'asunto' as asunto, (i.resultado ->> 'rechazados')::integer as rechazados,
        i.fecha_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.id_usuario is not distinct from ${quien.id_usuario}::integer as propia,
        (i.opciones ->> 'id_planestudio')::integer as id_planestudio
      from importacion i left join usuario u on u.id_usuario = i.id_usuario where ${esperaA(quien)}`,
    { definition: rechazadasLista, list },
  );

/** Marks the refused rows of a confirmed import as settled; returns whether the caller knows such an import. */
export async function settleRechazadas(trx: Executor, id: number, { now, ...quien }: Quien & { readonly now: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update importacion i set fecha_atendida = coalesce(i.fecha_atendida, ${now}::timestamptz)
    where i.id_importacion = ${id}::integer and i.estado <> 'revisada' and (i.resultado ->> 'rechazados')::integer > 0
      and (i.id_usuario = ${quien.id_usuario}::integer or ${quien.scope === null}::boolean)`.execute(trx);
  return numAffectedRows === 1n;
}
