import type { ListQuery } from '@portal/contract/core';
import { type GrupoFila, grupoLista } from '@portal/contract/usuario';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';
import { soloGrupo } from '../asignar.repository.ts';

/** Lists the groups with their active members in the scope, and the plans of the rules in force that name nothing but the group. */
export const listGrupoRows = (
  db: Executor,
  { today, scope }: { readonly today: string; readonly scope: Scope },
  list: ListQuery,
): Promise<Listing<GrupoFila>> =>
  listRows(
    db,
    sql<GrupoFila>`
      select p.id_parametro, p.codigo_parametro as codigo_grupo, p.parametro as grupo,
        (select count(*)::integer from usuario u
          where u.codigo_grupo = p.codigo_comun and u.codigo_estado = 1 and ${inScope(scope, 'u.id_empresa')}) as miembros,
        (select string_agg(pl.denominacion, '; ' order by orden_texto(pl.denominacion) collate "C")
          from regla g join planestudio pl using (id_planestudio)
          where ${soloGrupo('g', 'p')} and g.codigo_estado = 1 and pl.codigo_estado = 1 and pl.fecha_fin >= ${today}::date) as planes
      from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario' and p.codigo_comun is not null`,
    { list, definition: grupoLista },
  );

/** Stored rule. */
export interface Regla {
  readonly id_planestudio: number;
  readonly id_regla: number;
  readonly codigo_estado: number;
  readonly version: number;
  /** Companies to which the rule is limited; null: all. */
  readonly empresas: number[] | null;
  readonly usuario_modificacion: string | null;
}

/** Locks a rule until the transaction ends. */
export const lockRegla = (trx: Executor, id_regla: number): Promise<Regla | undefined> =>
  trx
    .selectFrom('regla')
    .select(['id_regla', 'id_planestudio', 'codigo_estado', 'version', 'empresas', 'usuario_modificacion'])
    .where('id_regla', '=', id_regla)
    .forUpdate()
    .executeTakeFirst();

interface Change {
  readonly codigo_estado: number;
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Withdraws a rule (2) or puts it in force (1). */
export async function updateRegla(trx: Executor, regla: Regla, { codigo_estado, usuario, now }: Change): Promise<void> {
  await trx
    .updateTable('regla')
    .set({
      codigo_estado,
      fecha_cierre: codigo_estado === 2 ? now : null,
      usuario_modificacion: usuario,
      fecha_modificacion: now,
      version: regla.version + 1,
    })
    .where('id_regla', '=', regla.id_regla)
    .execute();
}

/** Returns the first of some plans that is a template: it has no rules (P252). */
export const findPlantilla = async (db: Executor, planes: readonly number[]): Promise<{ denominacion: string } | undefined> =>
  (
    await sql<{ denominacion: string }>`
      select denominacion from planestudio where id_planestudio = any (${[...planes]}::integer[]) and plantilla = 1 order by id_planestudio limit 1`.execute(
      db,
    )
  ).rows[0];
