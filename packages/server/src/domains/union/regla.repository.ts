import type { CampoRegla } from '@portal/contract/asignacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { changeColumn, deleteRows, type Obra } from './mover.repository.ts';
import type { Huella } from './regla.rules.ts';

/** Row of a condition of a rule that a join changed. */
export interface FilaDeRegla {
  readonly id_regla: number;
  readonly id_planestudio: number;
  readonly codigo_estado: number;
  readonly alternativa: number;
  readonly campo: CampoRegla;
  readonly id_empresa: number | null;
  readonly id_parametro: number | null;
  readonly desde: string | null;
  readonly hasta: string | null;
}

/** Reads the conditions of the rules that a join changed, as they are by now. */
export const findReglasCambiadas = async (trx: Executor, id_union: number): Promise<FilaDeRegla[]> =>
  (
    await sql<FilaDeRegla>`
      select r.id_regla, r.id_planestudio, r.codigo_estado, c.alternativa, c.campo, c.id_empresa, c.id_parametro, c.desde, c.hasta
      from regla r join regla_condicion c using (id_regla)
      where r.id_regla in (
        select n.id_regla from union_fila f join regla_condicion n on n.id_regla_condicion = (f.clave ->> 'id_regla_condicion')::integer
        where f.id_union = ${id_union} and f.tabla = 'regla_condicion' and f.columna is not null
        union all select (f.antes ->> 'id_regla')::integer from union_fila f
        where f.id_union = ${id_union} and f.tabla = 'regla_condicion' and f.columna is null)
      order by r.id_regla, c.alternativa, c.id_regla_condicion`.execute(trx)
  ).rows;

/** Finds the stored rules with such a plan and fingerprint. */
export const findIguales = async (trx: Executor, huellas: readonly Huella[]): Promise<Huella[]> =>
  (
    await sql<Huella>`
      select r.id_regla, r.id_planestudio, r.codigo_estado, r.huella from regla r
      join unnest(${huellas.map(({ id_planestudio }) => id_planestudio)}::integer[], ${huellas.map(({ huella }) => huella)}::text[]) as n(id_planestudio, huella)
        using (id_planestudio, huella)`.execute(trx)
  ).rows;

/** Stores the fingerprints of changed conditions. */
export const setHuellas = (trx: Executor, obra: Obra, huellas: readonly Huella[]): Promise<void> =>
  changeColumn(trx, obra, {
    tabla: 'regla',
    columna: 'huella',
    clave: ['id_regla'],
    sellos: true,
    de: sql`unnest(${huellas.map(({ id_regla }) => id_regla)}::integer[], ${huellas.map(({ huella }) => huella)}::text[]) as n(id, huella)`,
    donde: sql`t.id_regla = n.id and t.huella <> n.huella`,
    valor: sql`n.huella`,
  });

/** Deletes the conditions of rules that go. */
export const deleteCondiciones = (trx: Executor, obra: Obra, ids: readonly number[]): Promise<void> =>
  deleteRows(trx, obra, {
    tabla: 'regla_condicion',
    clave: ['id_regla_condicion'],
    donde: sql`t.id_regla = any (${[...ids]}::integer[])`,
  });
