import type { FilaPregunta } from '@portal/contract/pregunta';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Salud } from './avisos.rules.ts';
import type { Celda } from './cifras.rules.ts';

/** Version of a question. */
export interface Version {
  readonly id_pregunta: number;
  readonly version: number;
}

/**
 * Counts the answers of up to `limite` further attempts that arrived until `hasta`, by version, and moves the mark behind them. Returns whether
 * attempts are left. An attempt that waited for a connection arrived at `fecha_recibida`, any other at `fecha_fin`; it may come before others of
 * its person and topic that counted until then. `offset 0`: the database guesses that the slice is a tenth of all attempts and would read every
 * answer for it.
 */
export async function countNuevas(db: Executor, { hasta, limite }: { hasta: string; limite: number }): Promise<boolean> {
  const { rows } = await sql<{ quedan: boolean }>`
    with tramo as materialized (
      select m.hasta as desde, least(${hasta}::timestamptz, (
        select e.fecha_fin from evaluacion e where e.fecha_fin > m.hasta order by e.fecha_fin offset ${limite - 1}::integer limit 1)) as hasta
      from salud_marca m where m.hasta < ${hasta}::timestamptz for update
    ), llegada as (
      select e.id_evaluacion from tramo t join evaluacion e on e.fecha_fin > t.desde and e.fecha_fin <= t.hasta
      where e.fecha_recibida is null and e.codigo_estado = 1 and not e.rapido
      union all
      select o.id_evaluacion from tramo t join evaluacion e on e.fecha_recibida > t.desde and e.fecha_recibida <= t.hasta
      join evaluacion o on o.id_usuario = e.id_usuario and o.id_tema = e.id_tema
      where e.fecha_recibida is not null and o.codigo_estado = 1 and o.fecha_fin is not null and not o.rapido
    ), contada as (
      insert into pregunta_salud (id_pregunta, version, nuevas)
      select d.id_pregunta, d.version, count(*) from llegada l cross join lateral (
        select d.id_pregunta, d.version from detalle d where d.id_evaluacion = l.id_evaluacion offset 0
      ) d group by 1, 2 order by 1, 2
      on conflict (id_pregunta, version) do update set nuevas = pregunta_salud.nuevas + excluded.nuevas
    ), marcada as (
      update salud_marca m set hasta = t.hasta from tramo t
    )
    select t.hasta < ${hasta}::timestamptz as quedan from tramo t`.execute(db);
  return rows[0]?.quedan ?? false;
}

/** Queues the versions of all questions of attempts of which points changed, and further versions of one question. */
export async function queueSalud(
  trx: Executor,
  cambio: { readonly intentos: readonly number[]; readonly id_pregunta: number; readonly versiones: readonly number[] },
): Promise<void> {
  await sql`
    insert into pendiente_salud (id_pregunta, version)
    select id_pregunta, version from detalle where id_evaluacion = any (${[...cambio.intentos]}::integer[])
    union
    select ${cambio.id_pregunta}::integer, unnest(${[...cambio.versiones]}::integer[])`.execute(trx);
}

/** Takes up to `limite` rows of the queue of versions that lost or regained answers; returns how many. */
export async function takePendientes(db: Executor, limite: number): Promise<number> {
  const { rows } = await sql<{ tomadas: number }>`
    with tomada as (
      delete from pendiente_salud where id_pendiente_salud in (
        select id_pendiente_salud from pendiente_salud order by id_pendiente_salud limit ${limite} for update skip locked)
      returning id_pregunta, version
    ), apuntada as (
      insert into pregunta_salud (id_pregunta, version, pendiente)
      select distinct t.id_pregunta, t.version, true from tomada t join pregunta_version using (id_pregunta, version) order by 1, 2
      on conflict (id_pregunta, version) do update set pendiente = true
    )
    select count(*)::integer as tomadas from tomada`.execute(db);
  return rows[0]!.tomadas;
}

/** Version to compute, with what it asks. */
export interface PorCalcular extends Version, FilaPregunta {}

/** Share of the answers of a version that new ones must reach, before a day is over, to compute it again: one of twenty. */
const PARTE = 20;

/** Finds up to `limite` versions to compute: with answers taken away or given back, with many new ones, or with some and figures from before `ayer`. */
export const findPorCalcular = async (
  db: Executor,
  { ayer, limite }: { readonly ayer: string; readonly limite: number },
): Promise<PorCalcular[]> =>
  (
    await sql<PorCalcular>`
      select s.id_pregunta, s.version, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.datos
      from pregunta_salud s join pregunta_version v using (id_pregunta, version)
      where s.pendiente or s.nuevas > 0 and (s.nuevas * ${PARTE}::integer >= s.contestadas or s.fecha_calculo is null
        or s.fecha_calculo <= ${ayer}::timestamptz)
      order by s.pendiente desc, s.fecha_calculo nulls first, s.id_pregunta, s.version limit ${limite}`.execute(db)
  ).rows;

/**
 * Groups the answers to a version that count: of the first valid graded attempt of each person at its topic, unless it was faster than reading. An annulled answer counts nowhere.
 * Options by their stored places: the order of the attempt turned them (docs/decisions/019).
 */
export const findCeldas = async (db: Executor, { id_pregunta, version }: Version, multiple: boolean): Promise<Celda[]> =>
  (
    await sql<Celda>`
      with contada as (
        select d.id_evaluacion, d.respuesta, d.respuesta_datos, d.orden, d.orden_opciones, coalesce(d.puntos, d.es_correcta::integer) as puntos
        from detalle d join evaluacion e using (id_evaluacion)
        where d.id_pregunta = ${id_pregunta} and d.version = ${version} and d.es_correcta is not null and e.codigo_estado = 1 and e.fecha_fin is not null
          and not e.rapido and not exists (
            select from evaluacion o
            where o.id_usuario = e.id_usuario and o.id_tema = e.id_tema and o.codigo_estado = 1 and o.fecha_fin is not null
              and (o.fecha_fin < e.fecha_fin or o.fecha_fin = e.fecha_fin and o.id_evaluacion < e.id_evaluacion))
      ), celda as (
        select array(
            select coalesce(c.orden_opciones[p.lugar], case when c.orden_opciones is null then nullif(substr(c.orden, p.lugar, 1), '')::integer end, p.lugar)
            from (
              select c.respuesta::integer as lugar where c.respuesta is not null
              union all
              select a.lugar::integer from jsonb_array_elements_text(
                case when ${multiple}::boolean and jsonb_typeof(c.respuesta_datos) = 'array' then c.respuesta_datos else '[]' end) as a(lugar)
            ) p order by 1
          ) as opciones, c.puntos::float8 as puntos, r.resto::float8 as resto
        from contada c cross join lateral (
          select avg(coalesce(o.puntos, o.es_correcta::integer)) as resto
          from detalle o where o.id_evaluacion = c.id_evaluacion and o.id_pregunta <> ${id_pregunta} and o.es_correcta is not null
        ) r
      )
      select opciones, puntos, resto, count(*)::integer as veces from celda group by opciones, puntos, resto`.execute(db)
  ).rows;

/** Stores the figures of a version. */
export async function saveSalud(db: Executor, { id_pregunta, version }: Version, salud: Salud & { readonly now: string }): Promise<void> {
  const { contestadas, facilidad, discriminacion, eficiencia, avisos, opciones, now } = salud;
  await db
    .updateTable('pregunta_salud')
    .set({
      nuevas: 0,
      pendiente: false,
      contestadas,
      facilidad,
      discriminacion,
      eficiencia,
      avisos,
      opciones: JSON.stringify(opciones),
      fecha_calculo: now,
    })
    .where('id_pregunta', '=', id_pregunta)
    .where('version', '=', version)
    .execute();
}
