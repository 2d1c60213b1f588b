import { of, PERSONA } from './tablas.ts';

const CLAVE_PLAN = ['id_planestudio', 'id_empresa', 'fecha_cese'] as const;
const CLAVE_PERSONA = [...PERSONA, 'planes', 'evaluados'] as const;

/** Sums of `resumen_plan` over rows of `progreso` that count `n` times. */
const SUMAS_PLAN = [
  'sum(n)',
  'sum(n) filter (where total > 0 and aprobados >= total)',
  'sum(n) filter (where iniciado)',
  'sum(n * total)',
  'sum(n * aprobados)',
  'sum(n * calificados)',
  'sum(n * suma_notas)',
].map((sum) => `coalesce(${sum}, 0)`);

/** Tables from which rows are added (1) and taken (-1), together. */
const filas = (sources: readonly (readonly [table: string, n: number])[]): string =>
  sources.map(([table, n]) => `select *, ${n} as n from ${table}`).join(' union all ');

type Sources = Parameters<typeof filas>[0];

const sumarPlan = (sources: Sources): string => `
      insert into resumen_plan (${of(CLAVE_PLAN)}, asignados, terminados, iniciados, total, aprobados, calificados, suma_notas)
      select ${of(CLAVE_PLAN)}, ${SUMAS_PLAN.join(', ')} from (${filas(sources)}) f where abierta group by ${of(CLAVE_PLAN)}
      having (${SUMAS_PLAN.join(', ')}) is distinct from (0, 0, 0, 0, 0, 0, 0);`;

const sumarPersona = (sources: Sources): string => `
      insert into resumen_persona (${of(CLAVE_PERSONA)}, personas)
      select ${of(CLAVE_PERSONA)}, sum(n) from (${filas(sources)}) f group by ${of(CLAVE_PERSONA)} having sum(n) <> 0;`;

/** Replaces the plans of the people whose rows of `progreso` were opened, closed or begun. */
const anotarPlanes = (sources: Sources): string => `
      with cambio as (
        select id_usuario, id_planestudio, bool_or(n = 1 and abierta) as abierta, bool_or(n = 1 and abierta and iniciado) as iniciada
        from (${filas(sources)}) f group by id_usuario, id_planestudio
        having bool_or(n = 1 and abierta) <> bool_or(n = -1 and abierta)
          or bool_or(n = 1 and abierta and iniciado) <> bool_or(n = -1 and abierta and iniciado)
      ), persona as (
        select id_usuario, array_agg(id_planestudio) as todos, array_agg(id_planestudio) filter (where abierta) as abiertos,
          array_agg(id_planestudio) filter (where iniciada) as iniciados
        from cambio group by id_usuario order by id_usuario
      )
      update persona_planes p set
        planes = array(select unnest(p.planes) except select unnest(c.todos) union select unnest(c.abiertos) order by 1),
        evaluados = array(select unnest(p.evaluados) except select unnest(c.todos) union select unnest(c.iniciados) order by 1)
      from persona c where p.id_usuario = c.id_usuario;`;

/** Changes of a table and the transition tables that each has. */
const CAMBIOS = [
  ['insert', [['nuevas', 1]], 'new table as nuevas'],
  [
    'update',
    [
      ['nuevas', 1],
      ['viejas', -1],
    ],
    'old table as viejas new table as nuevas',
  ],
  ['delete', [['viejas', -1]], 'old table as viejas'],
] as const;

/**
 * Makes a function for each kind of change, and its trigger. Nested loops alone: the plan of a statement is kept for the connection, and one that was
 * made for 50,000 rows would read a whole table for every single row that follows.
 */
const triggers = (table: string, name: string, body: (sources: Sources) => string) => ({
  functions: CAMBIOS.map(
    ([op, sources]) => `create function ${name}_${op}() returns trigger language plpgsql
    set enable_hashjoin = off set enable_mergejoin = off as $$
    begin${body(sources)}
      return null;
    end $$`,
  ),
  triggers: CAMBIOS.map(
    ([op, , tables]) => `create trigger resumen_${op} after ${op} on ${table} referencing ${tables}
    for each statement execute function ${name}_${op}()`,
  ),
});

/** Sums of rows of `progreso` by plan, and the plans of their people. */
export const DE_PROGRESO = triggers('progreso', 'sumar_progreso', (sources) => sumarPlan(sources) + anotarPlanes(sources));
/** Sums of people by what they have to do. */
export const DE_PERSONAS = triggers('persona_planes', 'sumar_personas', sumarPersona);

/** Makes everything anew from the tables that people change. */
export const RECONSTRUIR = `create function reconstruir_resumen() returns void language plpgsql as $$
    begin
      lock table usuario, asignacion, progreso, persona_planes, resumen_plan, resumen_persona in share row exclusive mode;
      update progreso g set (abierta, fecha_apertura, iniciado, ${of(PERSONA)}) = (c.abierta, c.fecha_apertura, c.iniciado, ${of(PERSONA, 'c')})
      from (
        select p.id_usuario, p.id_planestudio, coalesce(a.codigo_estado = 1, false) as abierta, a.fecha_apertura, t.id_usuario is not null as iniciado,
          ${of(PERSONA, 'u')}
        from progreso p join usuario u using (id_usuario) left join asignacion a using (id_usuario, id_planestudio)
        left join (select distinct id_usuario, id_planestudio from progreso_tema) t using (id_usuario, id_planestudio)
      ) c
      where g.id_usuario = c.id_usuario and g.id_planestudio = c.id_planestudio
        and (g.abierta, g.fecha_apertura, g.iniciado, ${of(PERSONA, 'g')}) is distinct from (c.abierta, c.fecha_apertura, c.iniciado, ${of(PERSONA, 'c')});
      delete from persona_planes;
      insert into persona_planes (id_usuario, ${of(PERSONA)}, planes, evaluados)
      select u.id_usuario, ${of(PERSONA, 'u')}, coalesce(g.planes, '{}'), coalesce(g.evaluados, '{}')
      from usuario u left join (
        select id_usuario, array_agg(id_planestudio order by id_planestudio) as planes,
          coalesce(array_agg(id_planestudio order by id_planestudio) filter (where iniciado), '{}') as evaluados
        from progreso where abierta group by id_usuario
      ) g using (id_usuario);
      delete from resumen_plan;
      delete from resumen_persona;${sumarPlan([['progreso', 1]])}${sumarPersona([['persona_planes', 1]])}
    end $$`;
