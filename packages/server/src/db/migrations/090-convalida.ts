import { type Migration, sql } from 'kysely';

const LUGAR = ['id_planestudio', 'id_programa', 'id_curso', 'id_modulo', 'id_tema'] as const;
const CLAVE = ['id_usuario', ...LUGAR] as const;
const of = (columns: readonly string[], alias: string): string => columns.map((column) => `${alias}.${column}`).join(', ');
const same = (columns: readonly string[], one: string, other: string): string =>
  columns.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');

/** Rows of `progreso_tema` that an attempt at their own place approved. */
const GANADA = 'aprobado and not convalidado';

/** People, plans and topics of a call; null is all. */
const within = (alias: string): string => `(p_usuarios is null or ${alias}.id_usuario = any (p_usuarios))
        and (p_planes is null or ${alias}.id_planestudio = any (p_planes)) and (p_temas is null or ${alias}.id_tema = any (p_temas))`;

/**
 * Writes the convalidated rows of `progreso_tema` that are due, takes back those that are not, and returns the people and plans of both. It first locks
 * the people against approvals and assignments that are under way, so that none of two at once misses the other; all of them need no lock, because
 * `lockAllProgreso` holds the table.
 */
const CONVALIDAR = `create function convalidar(p_usuarios integer[], p_planes integer[], p_temas integer[])
    returns table (persona integer, plan integer) language plpgsql set plan_cache_mode = force_custom_plan as $$
    begin
      if p_planes is not null and not exists (select from planestudio p where p.id_planestudio = any (p_planes) and p.convalida = 1)
        and not exists (select from progreso_tema g where g.id_planestudio = any (p_planes) and g.convalidado) then
        return;
      end if;
      if p_usuarios is not null or p_planes is not null then
        perform from persona_planes w
        where w.id_usuario = any (coalesce(p_usuarios, array(select a.id_usuario from asignacion a where a.id_planestudio = any (p_planes))))
        order by w.id_usuario for no key update;
      end if;
      if not exists (select from planestudio p where p.convalida = 1)
        and not exists (select from progreso_tema g where g.convalidado and ${within('g')}) then
        return;
      end if;
      return query
      with posible as materialized (
        select ${of(LUGAR, 'l')} from planestudio p join lugar l using (id_planestudio)
        where p.convalida = 1 and l.activa
          and (p_planes is null or p.id_planestudio = any (p_planes)) and (p_temas is null or l.id_tema = any (p_temas))
      ), ganada as materialized (
        select g.* from progreso_tema g
        where ${GANADA} and g.id_tema in (select l.id_tema from posible l) and (p_usuarios is null or g.id_usuario = any (p_usuarios))
      ), debida as materialized (
        select distinct on (a.id_usuario, ${of(LUGAR, 'l')}) a.id_usuario, ${of(LUGAR, 'l')}, n.id_evaluacion, n.nota, n.fecha_aprobado
        from posible l join asignacion a using (id_planestudio) join ganada n on n.id_usuario = a.id_usuario and n.id_tema = l.id_tema
        where not exists (select from ganada g where g.id_usuario = a.id_usuario and ${same(LUGAR, 'g', 'l')})
        order by a.id_usuario, ${of(LUGAR, 'l')}, n.nota desc nulls last, n.id_evaluacion
      ), sobra as materialized (
        select g.* from progreso_tema g
        where g.convalidado and ${within('g')} and not exists (select from debida d where ${same(CLAVE, 'd', 'g')})
      ), borrada as (
        delete from progreso_tema g using sobra s where s.intentos = 0 and ${same(CLAVE, 'g', 's')} returning g.id_usuario, g.id_planestudio
      ), devuelta as (
        update progreso_tema g set aprobado = false, convalidado = false, fecha_aprobado = null, nota = e.nota, id_evaluacion = e.id_evaluacion
        from sobra s cross join lateral (
          select v.id_evaluacion, v.nota from evaluacion v
          where ${same(CLAVE, 'v', 's')} and v.fecha_fin is not null and v.codigo_estado = 1
          order by v.aprobado desc, v.nota desc nulls last, v.id_evaluacion limit 1
        ) e
        where s.intentos > 0 and ${same(CLAVE, 'g', 's')} returning g.id_usuario, g.id_planestudio
      ), puesta as (
        insert into progreso_tema as g (${CLAVE.join(', ')}, intentos, nota, aprobado, id_evaluacion, fecha_aprobado, fecha_ultima, convalidado)
        select ${of(CLAVE, 'd')}, 0, d.nota, true, d.id_evaluacion, d.fecha_aprobado, d.fecha_aprobado, true from debida d
        on conflict (${CLAVE.join(', ')}) do update set nota = excluded.nota, aprobado = true, id_evaluacion = excluded.id_evaluacion,
          fecha_aprobado = excluded.fecha_aprobado, convalidado = true,
          fecha_ultima = case when g.intentos = 0 then excluded.fecha_ultima else g.fecha_ultima end
        where (g.nota, g.id_evaluacion, g.fecha_aprobado, g.convalidado)
          is distinct from (excluded.nota, excluded.id_evaluacion, excluded.fecha_aprobado, true)
        returning g.id_usuario, g.id_planestudio
      )
      select * from borrada union select * from devuelta union select * from puesta;
    end $$`;

/** The same, and counts the totals of the people and plans that changed. */
const CONTAR = `create function contar_convalidados(p_usuarios integer[], p_planes integer[], p_temas integer[]) returns void
    language plpgsql set plan_cache_mode = force_custom_plan as $$
    declare
      personas integer[];
      planes integer[];
    begin
      select array_agg(c.persona), array_agg(c.plan) into personas, planes from convalidar(p_usuarios, p_planes, p_temas) c;
      update progreso g set (aprobados, calificados, suma_notas, evaluaciones, iniciado)
        = (n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado)
      from (
        select c.id_usuario, c.id_planestudio, count(*) filter (where t.aprobado and l.activa) as aprobados,
          count(t.nota) filter (where l.activa) as calificados, coalesce(sum(t.nota) filter (where l.activa), 0) as suma_notas,
          coalesce(sum(t.intentos) filter (where l.activa), 0) as evaluaciones, count(t.id_usuario) > 0 as iniciado
        from unnest(personas, planes) as c (id_usuario, id_planestudio)
        left join progreso_tema t using (id_usuario, id_planestudio)
        left join lugar l on ${same(LUGAR, 'l', 't')} and l.activa
        group by c.id_usuario, c.id_planestudio
      ) n
      where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio;
    end $$`;

const ganadas = (table: string): string => `select ${CLAVE.join(', ')}, id_evaluacion, nota, fecha_aprobado from ${table} where ${GANADA}`;

/** An approval that comes, changes or goes is followed in the plans that count it; totals first, as every writer of progress locks them. */
const seguir = (op: string, cambio: string, tables: string): readonly string[] => [
  `create function seguir_aprobado_${op}() returns trigger language plpgsql as $$
    declare
      personas integer[];
      temas integer[];
    begin
      select array_agg(distinct id_usuario), array_agg(distinct id_tema) into personas, temas from (${cambio}) c;
      if personas is null then return null; end if;
      perform from progreso g join planestudio p using (id_planestudio)
      where g.id_usuario = any (personas) and p.convalida = 1 order by g.id_planestudio, g.id_usuario for update of g;
      perform contar_convalidados(personas, null, temas);
      return null;
    end $$`,
  `create trigger convalida_${op} after ${op} on progreso_tema referencing ${tables}
    for each statement execute function seguir_aprobado_${op}()`,
];

/** A record that goes takes the convalidated rows of its places: no attempt of there keeps it. */
const SOLTAR = `create function soltar_convalidados() returns trigger language plpgsql as $$
    begin
      execute format('delete from progreso_tema where convalidado and %I = $1', tg_argv[0]) using (to_jsonb(old) ->> tg_argv[0])::integer;
      return old;
    end $$`;

const STATEMENTS: readonly string[] = [
  `alter table planestudio add column convalida smallint not null default 0 check (convalida in (0, 1))`,
  `alter table progreso_tema add column convalidado boolean not null default false`,
  `create index progreso_tema_convalidado on progreso_tema (id_usuario, id_tema) where convalidado`,
  `create index progreso_tema_convalidado_plan on progreso_tema (id_planestudio) where convalidado`,
  CONVALIDAR,
  CONTAR,
  SOLTAR,
  ...LUGAR.map(
    (column) =>
      `create trigger soltar_convalidados before delete on ${column.slice(3)} for each row execute function soltar_convalidados('${column}')`,
  ),
  ...seguir('insert', ganadas('nuevas'), 'new table as nuevas'),
  ...seguir('delete', ganadas('viejas'), 'old table as viejas'),
  ...seguir(
    'update',
    `(${ganadas('nuevas')} except ${ganadas('viejas')}) union all (${ganadas('viejas')} except ${ganadas('nuevas')})`,
    'old table as viejas new table as nuevas',
  ),
];

/** What a person approved elsewhere counts in the plans that say so (P274): by the database, whichever way an approval comes or goes. */
export const convalida: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
