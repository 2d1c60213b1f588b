import { type RawBuilder, sql } from 'kysely';
import { limiteDe, terminadoDe } from '../../../db/cifras.ts';
import type { Executor } from '../../../db/executor.ts';
import { isActiveOn } from '../../../db/person-conditions.ts';
import type { Alcanzados, Diferencia, PlanVisto, TemaVisto } from './efecto.rules.ts';
import { totales } from '../../avance/avance.public.ts';

/** Reads plans as their learners meet them. */
export async function findPlanesVistos(db: Executor, planes: readonly number[]): Promise<PlanVisto[]> {
  const { rows } = await sql<PlanVisto>`
    select p.id_planestudio, p.codigo_estado = 1 as activo, p.fecha_fin::text as fecha_fin, p.plazo, p.plazo_dias, p.convalida, l.lugares, l.cuestionarios
    from planestudio p
    cross join lateral (
      select coalesce(array_agg(lugar), '{}') as lugares, coalesce(array_agg(lugar) filter (where cuestionario = 1), '{}') as cuestionarios
      from (
        select concat_ws('-', id_programa, id_curso, id_modulo, id_tema) as lugar, cuestionario
        from lugar where id_planestudio = p.id_planestudio and activa
      ) s
    ) l
    where p.id_planestudio = any (${[...planes]}::integer[]) order by p.id_planestudio`.execute(db);
  return rows;
}

/** Reads what topics ask and show; without an own pass mark the general one counts (P13). */
export async function findTemasVistos(db: Executor, temas: readonly number[], notaminima: number): Promise<TemaVisto[]> {
  const { rows } = await sql<TemaVisto>`
    select t.id_tema, coalesce(t.notaminima, ${notaminima}::numeric)::float8 as nota, t.numero_preguntas, t.referencia,
      (select md5(coalesce(string_agg(concat_ws(chr(31), q.id_pregunta, q.pregunta, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.tipo, q.datos),
          chr(30) order by q.id_pregunta), ''))
        from tema_pregunta tp join pregunta q using (id_pregunta) where tp.id_tema = t.id_tema and q.codigo_estado = 1) as preguntas,
      md5(concat_ws(chr(31), t.contenido, t.contenido_complementario, (
        select string_agg(concat_ws(chr(31), c.id_contenido, c.codigo_tipo, c.url, c.subtitulos), chr(30) order by c.id_contenido)
        from contenido c where c.id_tema = t.id_tema and c.codigo_estado = 1))) as material
    from tema t where t.id_tema = any (${[...temas]}::integer[]) order by t.id_tema`.execute(db);
  return rows;
}

/** Returns the topics of active plans without an own pass mark. */
export async function findTemasSinNota(db: Executor): Promise<number[]> {
  const { rows } = await sql<{ id_tema: number }>`
    select distinct t.id_tema from tema t join lugar l using (id_tema) join planestudio p using (id_planestudio)
    where t.notaminima is null and l.activa and p.codigo_estado = 1`.execute(db);
  return rows.map(({ id_tema }) => id_tema);
}

/** Returns the topics that use a question, or from which a link of one leads. */
export async function findTemasDePregunta(db: Executor, by: 'id_pregunta' | 'id_tema_pregunta', ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id_tema: number;
  }>`select distinct id_tema from tema_pregunta where ${sql.ref(by)} = any (${[...ids]}::integer[])`.execute(db);
  return rows.map(({ id_tema }) => id_tema);
}

/** Returns the topic of a content item; empty without one. */
export async function findTemaDeContenido(db: Executor, id: number): Promise<number[]> {
  const { rows } = await sql<{ id_tema: number }>`
    select id_tema from contenido where id_contenido = ${id} and id_tema is not null`.execute(db);
  return rows.map(({ id_tema }) => id_tema);
}

/**
 * Builds the deadline of the assignment `a` of the person `u` by the rule that its plan had before a change: `fin_antes`, `plazo_antes` and `dias_antes`
 * under an alias. Needs what the assignment has of its own alone, because the change has moved the rest.
 */
export const limiteAntes = (x: string): RawBuilder<string> => sql<string>`greatest(a.fecha_prorroga, coalesce(
  plazo_dia(${sql.ref(`${x}.plazo_antes`)}, ${sql.ref(`${x}.dias_antes`)}, u.fecha_ingreso,
    (a.fecha_apertura at time zone (select zona_horaria from configuracion))::date), ${sql.ref(`${x}.fin_antes`)}))`;

/**
 * Counts whom a difference touches: active people to whom a plan is assigned. Runs after the change in its transaction, when the stored totals are still
 * those of before; people are counted by the totals that would follow.
 */
export async function countAlcanzados(db: Executor, { planes, temas }: Diferencia, today: string): Promise<Alcanzados> {
  const ids = planes.map(({ id_planestudio }) => id_planestudio);
  const filter = { id_planestudio: ids };
  const asignadas = sql`select id_usuario, id_planestudio from asignacion where codigo_estado = 1 and id_planestudio = any (${ids}::integer[])`;
  const { rows } = await sql<Alcanzados>`
    with plan as (
      select * from json_to_recordset(${JSON.stringify(planes)}::json) as p(
        id_planestudio integer, activo_antes boolean, activo_despues boolean, fin_antes date, plazo_antes text, dias_antes integer, lugares boolean, otra_cuenta boolean)
    ), nuevo as materialized (${totales(asignadas, filter)}
    ), persona as (
      select u.id_usuario, u.id_empresa, p.id_planestudio, p.activo_antes, p.activo_despues, p.lugares, p.activo_antes and p.activo_despues as sigue, case when p.otra_cuenta then n.aprobados - coalesce(g.aprobados, 0) else 0 end as convalidados,
        ${terminadoDe('g')} as antes, ${terminadoDe('n')} as despues, ${limiteAntes('p')} as fin_antes, ${limiteDe('a', 's')} as fin_despues
      from plan p
      join planestudio s using (id_planestudio)
      join nuevo n using (id_planestudio)
      join usuario u on u.id_usuario = n.id_usuario and ${isActiveOn('u', today)}
      join asignacion a on a.id_usuario = n.id_usuario and a.id_planestudio = n.id_planestudio
      left join progreso g on g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio
    ), pendiente as (
      select distinct u.id_usuario, u.id_empresa, l.id_planestudio, l.id_tema, x.clase
      from (select distinct * from json_to_recordset(${JSON.stringify(temas)}::json) as x(id_tema integer, clase text)) x
      join lugar l on l.id_tema = x.id_tema and l.activa
      join planestudio p on p.id_planestudio = l.id_planestudio and p.codigo_estado = 1
      join asignacion a on a.id_planestudio = l.id_planestudio and a.codigo_estado = 1
      join usuario u on u.id_usuario = a.id_usuario and ${isActiveOn('u', today)}
      where not exists (
        select from progreso_tema g where g.aprobado and g.id_usuario = a.id_usuario and g.id_planestudio = l.id_planestudio
          and g.id_programa = l.id_programa and g.id_curso = l.id_curso and g.id_modulo = l.id_modulo and g.id_tema = l.id_tema)
    ), alcanzada as (
      select id_usuario, id_empresa, id_planestudio from persona where lugares or not sigue or convalidados <> 0 or (fin_antes <> fin_despues and not despues)
      union select id_usuario, id_empresa, id_planestudio from pendiente
    ), todas as (
      select count(distinct id_usuario)::integer as personas, count(distinct id_empresa)::integer as empresas,
        count(distinct id_planestudio)::integer as planes
      from alcanzada
    ), de_planes as (
      select count(distinct id_usuario) filter (where sigue and antes and not despues)::integer as vuelven,
        count(distinct id_usuario) filter (where sigue and despues and not antes)::integer as terminan,
        count(distinct id_usuario) filter (where sigue and convalidados > 0)::integer as convalidan, count(distinct id_usuario) filter (where sigue and convalidados < 0)::integer as dejan_convalidar,
        count(distinct id_usuario) filter (where activo_despues and not activo_antes)::integer as reciben,
        count(distinct id_usuario) filter (where activo_antes and not activo_despues)::integer as pierden,
        count(distinct id_usuario) filter (where sigue and not despues and fin_antes < ${today}::date and fin_despues >= ${today}::date)::integer
          as dejan_vencidos,
        count(distinct id_usuario) filter (where sigue and not despues and fin_antes >= ${today}::date and fin_despues < ${today}::date)::integer
          as pasan_vencidos,
        count(distinct id_usuario) filter (where sigue and fin_antes <> fin_despues and not despues)::integer as plazo
      from persona
    ), de_temas as (
      select count(distinct id_usuario) filter (where clase = 'nota')::integer as nota,
        count(distinct id_usuario) filter (where clase = 'preguntas')::integer as preguntas,
        count(distinct id_usuario) filter (where clase = 'preguntas' and exists (
          select from evaluacion e where e.id_usuario = pendiente.id_usuario and e.id_planestudio = pendiente.id_planestudio
            and e.id_tema = pendiente.id_tema and e.fecha_fin is null and e.codigo_estado = 1))::integer as abiertos,
        count(distinct id_usuario) filter (where clase = 'material')::integer as material,
        count(distinct id_usuario) filter (where clase = 'requisito')::integer as requisito
      from pendiente
    )
    select * from todas, de_planes, de_temas`.execute(db);
  return rows[0]!;
}

/** Returns whether somebody has one of the plans, or one with one of the topics. */
export const hasPersonas = async (
  db: Executor,
  { planes, temas }: { planes: readonly number[]; temas: readonly number[] },
): Promise<boolean> =>
  (
    await sql<{ hay: boolean }>`
      select exists (
        select from asignacion a where a.id_planestudio = any (${[...planes]}::integer[])
          or a.id_planestudio in (select l.id_planestudio from lugar l where l.id_tema = any (${[...temas]}::integer[]))
      ) as hay`.execute(db)
  ).rows[0]?.hay === true;
