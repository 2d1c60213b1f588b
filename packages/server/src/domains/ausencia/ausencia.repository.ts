import { type AusenciaFila, ausenciaMaestro } from '@portal/contract/ausencia';
import { sql } from 'kysely';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope, personInScope, type Scope } from '../../db/scope.ts';

export const ausenciaRows = masterRows({
  definition: ausenciaMaestro,
  table: 'ausencia',
  alias: 'a',
  from: sql`ausencia a join usuario u using (id_usuario) left join empresa e on e.id_empresa = u.id_empresa`,
  inScope: (scope) => personInScope(scope, 'fila.id_usuario'),
  computed: {
    codigo_usuario: sql`u.codigo_usuario`,
    personal: sql`u.personal`,
    empresa: sql`e.empresa`,
    dias: sql`(a.fecha_hasta - a.fecha_desde + 1)`,
  },
});

/** Lists the absences of a person, the latest first. */
export const findOfUsuario = async (db: Executor, id_usuario: number): Promise<AusenciaFila[]> =>
  (
    await sql<AusenciaFila>`
      select fila.* from (${ausenciaRows.select}) as fila where fila.id_usuario = ${id_usuario}
      order by fila.fecha_desde desc, fila.id_ausencia desc`.execute(db)
  ).rows;

/** Locks people of the scope, in order of id, until the transaction ends: their absences change one after another. Returns those who exist. */
export const lockPersonas = async (trx: Executor, scope: Scope, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await sql<{ id_usuario: number }>`
        select id_usuario from usuario where id_usuario = any (${[...ids]}::integer[]) and ${inScope(scope, 'id_empresa')}
        order by id_usuario for no key update`.execute(trx)
    ).rows.map(({ id_usuario }) => id_usuario),
  );

/** Days of an absence of a person. */
export interface Dias {
  readonly id_usuario: number;
  readonly fecha_desde: string;
  readonly fecha_hasta: string;
}

/** Finds an absence of the person that shares a day with these; `id` is the one that is being changed. */
export const findSolapada = async (trx: Executor, { id_usuario, fecha_desde, fecha_hasta }: Dias, id?: number): Promise<Dias | undefined> =>
  (
    await sql<Dias>`
      select id_usuario, fecha_desde, fecha_hasta from ausencia
      where id_usuario = ${id_usuario} and fecha_desde <= ${fecha_hasta}::date and fecha_hasta >= ${fecha_desde}::date
        and id_ausencia is distinct from ${id ?? null}::integer
      order by fecha_desde limit 1`.execute(trx)
  ).rows[0];
