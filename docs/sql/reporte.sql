-- SQL of reporte. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /reporte/empresa
select fila.*
from (
  select coalesce(s.id_empresa, 0) * $1::bigint + coalesce(s.id_centro_costo, 0) as id, row_number() over (order by orden_texto(e.empresa)
      collate C, cc.codigo_parametro, s.id_empresa, s.id_centro_costo)::integer as nro, s.id_empresa, e.empresa, cc.codigo_parametro as
      centro_costo, cc.parametro as centrocosto, s.usuarios, s.asignados, s.evaluados, case when s.asignados > 0 then case when
      coalesce(s.asignados, 0) = 0 then 0 when s.evaluados >= s.asignados then 100 else least(round(100.0 * s.evaluados / s.asignados, 2),
      99.99) end::float8 end as avance
  from (
    select id_empresa, id_centro_costo, sum(usuarios)::integer as usuarios, sum(asignados)::integer as asignados, sum(evaluados)::integer as
        evaluados
    from (
      select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
          && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
          evaluados
      from resumen_persona r
      cross join (select $2::integer[] as planes) elegido
      where (r.fecha_cese is null or r.fecha_cese > $3::date) and true
      group by id_empresa, id_centro_costo, id_departamento
      having sum(personas) <> 0
    ) d
    group by id_empresa, id_centro_costo
  ) s
  left join empresa e on e.id_empresa = s.id_empresa
  left join parametro cc on cc.id_parametro = s.id_centro_costo
) as fila
where true
order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc
limit $4 offset $5;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/empresa
-- GET /reporte/empresa/total
select fila.*
from (
  select coalesce(s.id_empresa, 0) as id, s.id_empresa, e.empresa, s.usuarios, s.asignados, s.evaluados, case when s.asignados > 0 then case
      when coalesce(s.asignados, 0) = 0 then 0 when s.evaluados >= s.asignados then 100 else least(round(100.0 * s.evaluados / s.asignados,
      2), 99.99) end::float8 end as avance
  from (
    select id_empresa, sum(usuarios)::integer as usuarios, sum(asignados)::integer as asignados, sum(evaluados)::integer as evaluados
    from (
      select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
          && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
          evaluados
      from resumen_persona r
      cross join (select array(select id_planestudio from planestudio where codigo_estado = 1) as planes) elegido
      where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
      group by id_empresa, id_centro_costo, id_departamento
      having sum(personas) <> 0
    ) d
    group by id_empresa
  ) s
  left join empresa e on e.id_empresa = s.id_empresa
) as fila
where true
order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/empresa/total
-- GET /reporte/usuario/empresa/:companies/:plans/:from/:to, POST /reporte/usuario/empresa
with pagina as materialized (
  select array(
    select fila.id_asignacion
    from (
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, to_char(a.fecha_apertura at time zone c.zona_horaria,
          'YYYY-MM-DD')::date as fecha, to_char(a.fecha_apertura at time zone c.zona_horaria, 'HH24:MI') as hora, e.empresa, dp.parametro as
          departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, u.personal, u.nombres,
          trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.codigo_usuario as codigo, cg.parametro as cargo,
          coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else
          least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then
          least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from evaluacion v join
          certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado
          = 1) as certificados, case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then 'Terminado' when case when p.plazo =
          'fijo' then greatest(p.fecha_fin, g.fecha_limite) else coalesce(g.fecha_limite, p.fecha_fin) end < $1::date then 'Vencido' when
          g.iniciado then 'En Progreso' else 'Pendiente' end as estado, case when g.iniciado then 1 else 0 end as evaluado, case when
          coalesce(g.total > 0 and g.aprobados >= g.total, false) then 0 else 1 end as pendiente
      from asignacion a
      join usuario u on u.id_usuario = a.id_usuario
      left join planestudio p on p.id_planestudio = a.id_planestudio
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro cc on cc.id_parametro = u.id_centro_costo
      left join parametro dp on dp.id_parametro = u.id_departamento
      left join parametro cg on cg.id_parametro = u.id_cargo
      left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      cross join configuracion c
      where a.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $2::date) and true and u.id_empresa = any ($3::integer[]) and
          a.id_planestudio = any ($4::integer[]) and (true and true)
    ) as fila
    where true
    order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc
    limit $5 offset $6
  ) as claves
)
select fila.*
from (
  select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, to_char(a.fecha_apertura at time zone c.zona_horaria,
      'YYYY-MM-DD')::date as fecha, to_char(a.fecha_apertura at time zone c.zona_horaria, 'HH24:MI') as hora, e.empresa, dp.parametro as
      departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, u.personal, u.nombres, trim(u.apellido_paterno
      || ' ' || u.apellido_materno) as apellido, u.codigo_usuario as codigo, cg.parametro as cargo, coalesce(g.total, 0) as temas, case when
      coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio,
      (select count(*)::integer from evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and
      v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados, case when coalesce(g.total > 0 and g.aprobados >=
      g.total, false) then 'Terminado' when case when p.plazo = 'fijo' then greatest(p.fecha_fin, g.fecha_limite) else
      coalesce(g.fecha_limite, p.fecha_fin) end < $7::date then 'Vencido' when g.iniciado then 'En Progreso' else 'Pendiente' end as estado,
      case when g.iniciado then 1 else 0 end as evaluado, case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then 0 else 1
      end as pendiente
  from asignacion a
  join usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  cross join configuracion c
  where a.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $8::date) and true and u.id_empresa = any ($9::integer[]) and
      a.id_planestudio = any ($10::integer[]) and (true and true)
) as fila
where fila.id_asignacion = any ((select claves from pagina)::bigint[]) and true
order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/usuario/empresa/:companies/:plans/:from/:to, POST /reporte/usuario/empresa
-- GET /reporte/general/empresa/:companies/:plan/:from/:to, POST /reporte/general/empresa
select fila.*
from (
  with persona as materialized (
    select u.id_usuario, 0 as portal, coalesce(u.id_empresa, 0) as id_empresa, coalesce(u.id_departamento, 0) as id_departamento,
        coalesce(u.id_centro_costo, 0) as id_centro_costo, a.id_usuario is not null as asignada, coalesce(g.total > 0 and g.aprobados >=
        g.total, false) as terminada, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados
    from usuario u
    left join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = $1::integer and a.codigo_estado = 1 and (true and true)
    left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = $2::integer
    where (u.fecha_cese is null or u.fecha_cese > $3::date) and true and u.id_empresa = any ($4::integer[])
  ), grupo as (
    select id_empresa, min(id_usuario) as id, count(*)::integer as usuarios_activos, (count(*) filter (where asignada))::integer as
        usuarios_asignados, (count(*) filter (where terminada))::integer as usuarios_aprobados, (count(*) filter (where asignada and not
        terminada))::integer as usuarios_pendientes, case when coalesce(sum(persona.total), 0) = 0 then 0 when sum(persona.aprobados) >=
        sum(persona.total) then 100 else least(round(100.0 * sum(persona.aprobados) / sum(persona.total), 2), 99.99) end::float8 as
        avance_total
    from persona
    group by id_empresa
  ), activa as materialized (select id_programa, id_curso, id_modulo, id_tema from ocurrencia where id_planestudio = $5::integer and
      activa), campo as (select concat('p' || id_programa, '_c' || id_curso) as field, count(*) as total from activa group by id_programa,
      rollup (id_curso)), aprobada as (select id_empresa, id_programa, id_curso, id_modulo, id_tema, count(*) as veces from persona join
      progreso_tema t using (id_usuario) where asignada and t.id_planestudio = $6::integer and t.aprobado group by id_empresa, id_programa,
      id_curso, id_modulo, id_tema), hecho as (select id_empresa, concat('p' || id_programa, '_c' || id_curso) as field, sum(veces) as
      aprobados from aprobada join activa using (id_programa, id_curso, id_modulo, id_tema) group by id_empresa, id_programa, rollup
      (id_curso)), parte as (select id, field, usuarios_asignados * campo.total as total, coalesce(hecho.aprobados, 0) as aprobados from
      grupo cross join campo left join hecho using (id_empresa, field)), avances as (select id, jsonb_object_agg(field, case when
      coalesce(parte.total, 0) = 0 then 0 when parte.aprobados >= parte.total then 100 else least(round(100.0 * parte.aprobados /
      parte.total, 2), 99.99) end::float8) as avance from parte group by id)
  select coalesce(e.id_empresa, grupo.id_empresa) as id, e.empresa, coalesce(usuarios_activos, 0) as usuarios_activos,
      coalesce(usuarios_asignados, 0) as usuarios_asignados, coalesce(usuarios_aprobados, 0) as usuarios_aprobados,
      coalesce(usuarios_pendientes, 0) as usuarios_pendientes, coalesce(avance, (select jsonb_object_agg(field, 0) from campo), '{}') as
      avance, coalesce(avance_total, 0) as avance_total
  from (select id_empresa, empresa, codigo_estado from empresa where true and id_empresa = any ($7::integer[])) e full
  join grupo using (id_empresa)
  left join avances on avances.id = grupo.id
  where exists (select from planestudio pl where pl.id_planestudio = $8::integer and true) and ($9 or e.codigo_estado = 1 or grupo.id is not
      null)
) as fila
where true
order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc
limit $10 offset $11;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/general/empresa/:companies/:plan/:from/:to, POST /reporte/general/empresa
-- POST /reporte/general/empresa/cols, GET /reporte/general/dpto/cols/:a/:b, POST /reporte/cuadro/ins (42 times)
with lugar as (select id_programa, id_curso, min(array[array_position($1::integer[], id_planestudio), posicion]) as orden from ocurrencia
    join planestudio pl using (id_planestudio) where id_planestudio = any ($2::integer[]) and activa and true group by id_programa, rollup
    (id_curso)), titulado as (select lugar.*, p.titulo as programa, coalesce(c.titulo, p.titulo) as titulo, count(*) over (partition by
    coalesce(c.titulo, p.titulo)) as veces, min(orden) over (partition by id_programa) as orden_programa from lugar join programa p using
    (id_programa) left join curso c using (id_curso))
select concat('p' || id_programa, '_c' || id_curso) as field, case when id_curso is not null and veces > 1 then titulo || ' (' || programa
    || ')' else titulo end as title, case when id_curso is null then 1 else 2 end as level, case when id_curso is not null then 'p' ||
    id_programa end as parent
from titulado
order by orden_programa, id_programa, level, orden;
-- POST /reporte/general/empresa/total
with persona as materialized (
  select u.id_usuario, 0 as portal, coalesce(u.id_empresa, 0) as id_empresa, coalesce(u.id_departamento, 0) as id_departamento,
      coalesce(u.id_centro_costo, 0) as id_centro_costo, a.id_usuario is not null as asignada, coalesce(g.total > 0 and g.aprobados >=
      g.total, false) as terminada, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados
  from usuario u
  left join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = $1::integer and a.codigo_estado = 1 and (true and true)
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = $2::integer
  where (u.fecha_cese is null or u.fecha_cese > $3::date) and true and u.id_empresa = any ($4::integer[])
), grupo as (
  select portal, min(id_usuario) as id, count(*)::integer as usuarios_activos, (count(*) filter (where asignada))::integer as
      usuarios_asignados, (count(*) filter (where terminada))::integer as usuarios_aprobados, (count(*) filter (where asignada and not
      terminada))::integer as usuarios_pendientes, case when coalesce(sum(persona.total), 0) = 0 then 0 when sum(persona.aprobados) >=
      sum(persona.total) then 100 else least(round(100.0 * sum(persona.aprobados) / sum(persona.total), 2), 99.99) end::float8 as
      avance_total
  from persona
  group by portal
), activa as materialized (select id_programa, id_curso, id_modulo, id_tema from ocurrencia where id_planestudio = $5::integer and activa),
    campo as (select concat('p' || id_programa, '_c' || id_curso) as field, count(*) as total from activa group by id_programa, rollup
    (id_curso)), aprobada as (select portal, id_programa, id_curso, id_modulo, id_tema, count(*) as veces from persona join progreso_tema t
    using (id_usuario) where asignada and t.id_planestudio = $6::integer and t.aprobado group by portal, id_programa, id_curso, id_modulo,
    id_tema), hecho as (select portal, concat('p' || id_programa, '_c' || id_curso) as field, sum(veces) as aprobados from aprobada join
    activa using (id_programa, id_curso, id_modulo, id_tema) group by portal, id_programa, rollup (id_curso)), parte as (select id, field,
    usuarios_asignados * campo.total as total, coalesce(hecho.aprobados, 0) as aprobados from grupo cross join campo left join hecho using
    (portal, field)), avances as (select id, jsonb_object_agg(field, case when coalesce(parte.total, 0) = 0 then 0 when parte.aprobados >=
    parte.total then 100 else least(round(100.0 * parte.aprobados / parte.total, 2), 99.99) end::float8) as avance from parte group by id)
select coalesce(usuarios_activos, 0) as usuarios_activos, coalesce(usuarios_asignados, 0) as usuarios_asignados,
    coalesce(usuarios_aprobados, 0) as usuarios_aprobados, coalesce(usuarios_pendientes, 0) as usuarios_pendientes, coalesce(avance, (select
    jsonb_object_agg(field, 0) from campo), '{}') as avance, coalesce(avance_total, 0) as avance_total
from (values (0)) as todo (portal)
left join grupo using (portal)
left join avances using (id);
-- GET /reporte/general/dpto/:companies/:plan/:from/:to, POST /reporte/general/dpto
select fila.*
from (
  with persona as materialized (…), grupo as (
    select id_empresa, id_departamento, id_centro_costo, min(id_usuario) as id, count(*)::integer as usuarios_activos, (count(*) filter
        (where asignada))::integer as usuarios_asignados, (count(*) filter (where terminada))::integer as usuarios_aprobados, (count(*)
        filter (where asignada and not terminada))::integer as usuarios_pendientes, case when coalesce(sum(persona.total), 0) = 0 then 0
        when sum(persona.aprobados) >= sum(persona.total) then 100 else least(round(100.0 * sum(persona.aprobados) / sum(persona.total), 2),
        99.99) end::float8 as avance_total
    from persona
    group by id_empresa, id_departamento, id_centro_costo
  ), activa as materialized (select id_programa, id_curso, id_modulo, id_tema from ocurrencia where id_planestudio = $5::integer and
      activa), campo as (select concat('p' || id_programa, '_c' || id_curso) as field, count(*) as total from activa group by id_programa,
      rollup (id_curso)), aprobada as (select id_empresa, id_departamento, id_centro_costo, id_programa, id_curso, id_modulo, id_tema,
      count(*) as veces from persona join progreso_tema t using (id_usuario) where asignada and t.id_planestudio = $6::integer and
      t.aprobado group by id_empresa, id_departamento, id_centro_costo, id_programa, id_curso, id_modulo, id_tema), hecho as (select
      id_empresa, id_departamento, id_centro_costo, concat('p' || id_programa, '_c' || id_curso) as field, sum(veces) as aprobados from
      aprobada join activa using (id_programa, id_curso, id_modulo, id_tema) group by id_empresa, id_departamento, id_centro_costo,
      id_programa, rollup (id_curso)), parte as (select id, field, usuarios_asignados * campo.total as total, coalesce(hecho.aprobados, 0)
      as aprobados from grupo cross join campo left join hecho using (id_empresa, id_departamento, id_centro_costo, field)), avances as (…)
  select row_number() over (order by orden_texto(e.empresa) collate C, orden_texto(dp.parametro) collate C, orden_texto(cc.parametro)
      collate C, grupo.id)::integer as id, grupo.id_empresa, grupo.id_departamento, grupo.id_centro_costo, e.empresa, dp.parametro as
      departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, coalesce(usuarios_activos, 0) as
      usuarios_activos, coalesce(usuarios_asignados, 0) as usuarios_asignados, coalesce(usuarios_aprobados, 0) as usuarios_aprobados,
      coalesce(usuarios_pendientes, 0) as usuarios_pendientes, coalesce(avance, (select jsonb_object_agg(field, 0) from campo), '{}') as
      avance, coalesce(avance_total, 0) as avance_total
  from grupo
  left join avances using (id)
  left join empresa e using (id_empresa)
  left join parametro dp on dp.id_parametro = grupo.id_departamento
  left join parametro cc on cc.id_parametro = grupo.id_centro_costo
  where exists (select from planestudio pl where pl.id_planestudio = $7::integer and true)
) as fila
where true
order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc
limit $8 offset $9;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/general/dpto/:companies/:plan/:from/:to, POST /reporte/general/dpto
-- GET /reporte/nps
select fila.*
from (
  select n.id_feedback, n.id_planestudio, n.id_modulo, n.id_tema, p.denominacion as planestudio, (n.ultima at time zone
      c.zona_horaria)::date as fecha_creacion, t.titulo as tema, n.encuestas, m.titulo as modulo, round(100.0 * n.detractores / n.encuestas,
      2)::float8 as detractor, round(100.0 * n.neutros / n.encuestas, 2)::float8 as neutro, round(100.0 * n.promotores / n.encuestas,
      2)::float8 as promotor, round(100.0 * (n.promotores - n.detractores) / n.encuestas, 2)::float8 as nps, n.encuestas as total
  from (
    select v.id_planestudio, v.id_modulo, v.id_tema, min(f.id_feedback) as id_feedback, max(v.fecha_fin) as ultima, count(*)::integer as
        encuestas, count(*) filter (where f.escala >= 90) as promotores, count(*) filter (where f.escala between 70 and 80) as neutros,
        count(*) filter (where f.escala <= 60) as detractores
    from evaluacion v
    join feedback f using (id_evaluacion)
    where v.fecha_fin is not null and v.codigo_estado = 1 and v.id_planestudio in (select id_planestudio from planestudio where
        codigo_estado = 1) and true and (true and true)
    group by v.id_planestudio, v.id_modulo, v.id_tema
  ) n
  join planestudio p using (id_planestudio)
  join modulo m using (id_modulo)
  join tema t using (id_tema)
  cross join configuracion c
) as fila
where true
order by orden_texto(fila.tema::text) collate C asc, fila.id_feedback asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/nps
-- GET /reporte/nps/:plan/:from/:to
select fila.*
from (
  select n.id_feedback, n.id_planestudio, n.id_modulo, n.id_tema, p.denominacion as planestudio, (n.ultima at time zone
      c.zona_horaria)::date as fecha_creacion, t.titulo as tema, n.encuestas, m.titulo as modulo, round(100.0 * n.detractores / n.encuestas,
      2)::float8 as detractor, round(100.0 * n.neutros / n.encuestas, 2)::float8 as neutro, round(100.0 * n.promotores / n.encuestas,
      2)::float8 as promotor, round(100.0 * (n.promotores - n.detractores) / n.encuestas, 2)::float8 as nps, n.encuestas as total
  from (
    select v.id_planestudio, v.id_modulo, v.id_tema, min(f.id_feedback) as id_feedback, max(v.fecha_fin) as ultima, count(*)::integer as
        encuestas, count(*) filter (where f.escala >= 90) as promotores, count(*) filter (where f.escala between 70 and 80) as neutros,
        count(*) filter (where f.escala <= 60) as detractores
    from evaluacion v
    join feedback f using (id_evaluacion)
    where v.fecha_fin is not null and v.codigo_estado = 1 and v.id_planestudio = $1::integer and true and (true and true)
    group by v.id_planestudio, v.id_modulo, v.id_tema
  ) n
  join planestudio p using (id_planestudio)
  join modulo m using (id_modulo)
  join tema t using (id_tema)
  cross join configuracion c
) as fila
where true
order by orden_texto(fila.tema::text) collate C asc, fila.id_feedback asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/nps/:plan/:from/:to
-- GET /reporte/linea_tiempo
select fila.*
from (
  select l.*, fecha_fin - fecha_inicio + 1 as diasprogramado, fechafinejecutado - fechainiejecutado + 1 as diasejecutado, (fecha_fin -
      fecha_inicio) - (fechafinejecutado - fechainiejecutado) as diferencia
  from (
    select p.id_planestudio::bigint * $1::bigint + coalesce(e.id_empresa, 0) as id_linea, p.id_planestudio, e.id_empresa, p.denominacion as
        planestudio, e.empresa, p.fecha_inicio, p.fecha_fin, n.asignados, (n.primera at time zone c.zona_horaria)::date as
        fechainiejecutado, (n.ultima at time zone c.zona_horaria)::date as fechafinejecutado
    from (
      select id_planestudio, id_empresa, sum(asignados)::integer as asignados, min(primera) as primera, max(ultima) as ultima
      from (
        select a.id_planestudio, u.id_empresa, count(*) as asignados, null::timestamptz as primera, null::timestamptz as ultima
        from asignacion a
        join usuario u using (id_usuario)
        where a.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $2::date) and true and true
        group by a.id_planestudio, u.id_empresa
        union all
        select v.id_planestudio, u.id_empresa, 0, min(v.fecha_fin), max(v.fecha_fin)
        from evaluacion v
        join usuario u using (id_usuario)
        where v.fecha_fin is not null and v.codigo_estado = 1 and true and true and (true and true)
        group by v.id_planestudio, u.id_empresa
      ) partes
      group by id_planestudio, id_empresa
    ) n
    join planestudio p using (id_planestudio)
    left join empresa e on e.id_empresa = n.id_empresa
    cross join configuracion c
    where p.codigo_estado = 1
  ) l
) as fila
where true
order by orden_texto(fila.planestudio::text) collate C asc, fila.id_linea asc
limit $3 offset $4;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/linea_tiempo
-- GET /reporte/linea_tiempo/:companies/:from/:to
select fila.*
from (
  select l.*, fecha_fin - fecha_inicio + 1 as diasprogramado, fechafinejecutado - fechainiejecutado + 1 as diasejecutado, (fecha_fin -
      fecha_inicio) - (fechafinejecutado - fechainiejecutado) as diferencia
  from (
    select p.id_planestudio::bigint * $1::bigint + coalesce(e.id_empresa, 0) as id_linea, p.id_planestudio, e.id_empresa, p.denominacion as
        planestudio, e.empresa, p.fecha_inicio, p.fecha_fin, n.asignados, (n.primera at time zone c.zona_horaria)::date as
        fechainiejecutado, (n.ultima at time zone c.zona_horaria)::date as fechafinejecutado
    from (
      select id_planestudio, id_empresa, sum(asignados)::integer as asignados, min(primera) as primera, max(ultima) as ultima
      from (
        select a.id_planestudio, u.id_empresa, count(*) as asignados, null::timestamptz as primera, null::timestamptz as ultima
        from asignacion a
        join usuario u using (id_usuario)
        where a.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $2::date) and true and u.id_empresa = any ($3::integer[])
        group by a.id_planestudio, u.id_empresa
        union all
        select v.id_planestudio, u.id_empresa, 0, min(v.fecha_fin), max(v.fecha_fin)
        from evaluacion v
        join usuario u using (id_usuario)
        where v.fecha_fin is not null and v.codigo_estado = 1 and true and u.id_empresa = any ($4::integer[]) and (true and true)
        group by v.id_planestudio, u.id_empresa
      ) partes
      group by id_planestudio, id_empresa
    ) n
    join planestudio p using (id_planestudio)
    left join empresa e on e.id_empresa = n.id_empresa
    cross join configuracion c
    where p.codigo_estado = 1
  ) l
) as fila
where true
order by orden_texto(fila.planestudio::text) collate C asc, fila.id_linea asc
limit $5 offset $6;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/linea_tiempo/:companies/:from/:to
-- POST /reporte/select
select *
from (select id_empresa as id, codigo_empresa as codigo, empresa as descripcion from empresa where codigo_estado = 1 and true) o
order by orden_texto(descripcion) collate C, id;
-- GET /reporte/guardado/sellst
select fila.*
from (
  select r.id_reporte_guardado as id_reporte, r.id_usuario, r.nombre, r.ruta, r.rango, u.personal as autor, r.compartido, r.frecuencia,
      r.dia, r.hora, r.pausado, r.destinatarios, r.a_direccion, r.formato, r.columnas, r.filtros, r.version, e.fecha as ultimo_envio,
      e.resultados, e.resultados::text as resultado
  from reporte_guardado r
  join usuario u on u.id_usuario = r.id_usuario
  left join lateral (select fecha, json_object_agg(resultado, personas) as resultados from (select fecha, resultado, count(*)::integer as
      personas from reporte_envio v where v.id_reporte_guardado = r.id_reporte_guardado and v.fecha = (select max(w.fecha) from
      reporte_envio w where w.id_reporte_guardado = r.id_reporte_guardado) group by fecha, resultado) x group by fecha) e on true
  where (r.id_usuario = $1::integer or ((r.compartido = 1 or $2::integer = any (r.destinatarios)) and true))
) as fila
where true
order by orden_texto(fila.nombre::text) collate C asc, fila.id_reporte asc
limit $3 offset $4;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/guardado/sellst
select * from (…) g where id_reporte = $3::integer; -- GET /reporte/guardado/sel/:id, POST /reporte/guardado/enviar, GET /reporte/guardado/envios/:id
-- GET /reporte/guardado/sel/:id
select u.id_usuario, u.personal, u.correo_electronico
from usuario u
where u.indicador_admin = 1 and u.codigo_estado = 1 and true and u.id_usuario = any ($1::integer[])
order by orden_texto(u.personal) collate C, u.id_usuario;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /reporte/guardado/ins, POST /reporte/guardado/upd, DELETE /reporte/guardado/:id
-- POST /reporte/guardado/ins, POST /reporte/guardado/upd
select
from reporte_guardado
where id_usuario = $1::integer and sin_acentos(nombre) = sin_acentos($2::text) and id_reporte_guardado <> $3::integer;
-- POST /reporte/guardado/ins
insert into reporte_guardado (nombre, ruta, rango, columnas, compartido, formato, frecuencia, dia, hora, a_direccion, pausado, filtros,
    destinatarios, id_usuario, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning id_reporte_guardado;
-- POST /reporte/guardado/upd, DELETE /reporte/guardado/:id
select id_reporte_guardado, version, usuario_modificacion
from reporte_guardado
where id_reporte_guardado = $1 and id_usuario = $2
for update;
-- POST /reporte/guardado/upd
update reporte_guardado
set nombre = $1, ruta = $2, rango = $3, columnas = $4, compartido = $5, formato = $6, frecuencia = $7, dia = $8, hora = $9, a_direccion =
    $10, pausado = $11, filtros = $12, destinatarios = $13, usuario_modificacion = $14, fecha_modificacion = $15, version = $16
where id_reporte_guardado = $17;
delete from reporte_guardado where id_reporte_guardado = $1; -- DELETE /reporte/guardado/:id
-- POST /reporte/guardado/enviar, POST /reporte/guardado/simular
select u.id_usuario, u.personal, u.nombres, case when (u.correo_electronico is not null and u.correo_electronico is distinct from
    u.correo_rebotado) then u.correo_electronico end as correo_electronico, u.idioma, (u.indicador_admin = 1 and u.codigo_estado = 1) as
    admin, case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end as
    alcance, null::text[] as dirige
from usuario u
where u.id_usuario = any ($1::integer[])
order by u.id_usuario;
-- POST /reporte/guardado/enviar, POST /reporte/cuadro/ins
select array_agg(fila.id_asignacion order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc) as claves
from (
  select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, to_char(a.fecha_apertura at time zone c.zona_horaria,
      'YYYY-MM-DD')::date as fecha, to_char(a.fecha_apertura at time zone c.zona_horaria, 'HH24:MI') as hora, e.empresa, dp.parametro as
      departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, u.personal, u.nombres, trim(u.apellido_paterno
      || ' ' || u.apellido_materno) as apellido, u.codigo_usuario as codigo, cg.parametro as cargo, coalesce(g.total, 0) as temas, case when
      coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio,
      (select count(*)::integer from evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and
      v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados, case when coalesce(g.total > 0 and g.aprobados >=
      g.total, false) then 'Terminado' when case when p.plazo = 'fijo' then greatest(p.fecha_fin, g.fecha_limite) else
      coalesce(g.fecha_limite, p.fecha_fin) end < $1::date then 'Vencido' when g.iniciado then 'En Progreso' else 'Pendiente' end as estado,
      case when g.iniciado then 1 else 0 end as evaluado, case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then 0 else 1
      end as pendiente
  from asignacion a
  join usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  cross join configuracion c
  where a.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $2::date) and true and true and true and (true and true)
) as fila
where true;
select fila.* from (…) as fila where fila.id_asignacion = any ($3::bigint[]) and true; -- POST /reporte/guardado/enviar (2 times), POST /reporte/cuadro/ins (2 times)
-- POST /reporte/guardado/enviar
insert into correo (tipo, id_usuario, destinatario, asunto, texto, html, clave, proximo_intento, fecha_creacion, adjunto, adjunto_nombre,
    adjunto_tipo)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict (clave) do nothing;
-- POST /reporte/guardado/simular
select u.id_usuario, u.personal, u.nombres, case when (u.correo_electronico is not null and u.correo_electronico is distinct from
    u.correo_rebotado) then u.correo_electronico end as correo_electronico, u.idioma, false as admin, d.alcance, d.dirige
from (
  select id_usuario, array_agg(id_empresa order by id_empresa) as alcance, array_agg(empresa order by orden_texto(empresa) collate C) as
      dirige
  from (
    select distinct id_usuario, id_empresa, empresa
    from (
      select e.id_empresa, e.empresa, u.id_usuario, coalesce((u.correo_electronico is not null and u.correo_electronico is distinct from
          u.correo_rebotado), false) as alcanzable
      from empresa e
      cross join lateral (values (e.codigo_gerente), (e.codigo_director)) as d(codigo)
      left join usuario u on u.codigo_usuario = d.codigo and u.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $1::date)
      where e.codigo_estado = 1 and true and (cardinality($2::integer[]) = 0 or e.id_empresa = any ($3::integer[]))
    ) x
    where id_usuario is not null
  ) y
  group by id_usuario
) d
join usuario u on u.id_usuario = d.id_usuario
order by orden_texto(u.personal) collate C, u.id_usuario;
-- POST /reporte/guardado/simular
select count(*)::integer as empresas_sin, coalesce((array_agg(empresa order by orden_texto(empresa) collate C))[1:$1::integer], '{}') as
    nombres_sin
from (
  select id_empresa, empresa
  from (
    select e.id_empresa, e.empresa, u.id_usuario, coalesce((u.correo_electronico is not null and u.correo_electronico is distinct from
        u.correo_rebotado), false) as alcanzable
    from empresa e
    cross join lateral (values (e.codigo_gerente), (e.codigo_director)) as d(codigo)
    left join usuario u on u.codigo_usuario = d.codigo and u.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $2::date)
    where e.codigo_estado = 1 and true and (cardinality($3::integer[]) = 0 or e.id_empresa = any ($4::integer[]))
  ) x
  group by id_empresa, empresa
  having not bool_or(alcanzable)
) y;
-- GET /reporte/guardado/envios/:id
select fila.*
from (
  select ((v.fecha - '2000-01-01'::date) * 10000000000 + v.id_usuario)::float8 as clave, v.fecha, u.personal, v.resultado, v.filas, c.estado
      as carta, (select string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate C) from empresa e where e.id_empresa = any
      (v.empresas)) as empresas
  from reporte_envio v
  join usuario u on u.id_usuario = v.id_usuario
  left join correo c on c.clave = 'informe-' || v.id_reporte_guardado || '-' || to_char(v.fecha, 'YYYY-MM-DD') || '-' || v.id_usuario
  where v.id_reporte_guardado = $1::integer and true
) as fila
where true
order by fila.fecha desc, fila.clave desc
limit $2 offset $3;
-- GET /reporte/guardado/destinatarios
select u.id_usuario, u.personal, u.correo_electronico
from usuario u
where u.indicador_admin = 1 and u.codigo_estado = 1 and true and true
order by orden_texto(u.personal) collate C, u.id_usuario;
-- GET /reporte/cuadro/sellst
select fila.*
from (
  select c.id_cuadro, c.fecha, c.informe, c.plan, c.huella, c.momento, coalesce(u.personal, c.autor) as autor, case when coalesce(c.autor,
      c.id_usuario::text) is not null then 'pedido' when c.fecha = (date_trunc('month', c.fecha) + interval '1 month - 1 day')::date then
      'mes' else 'regreso' end as origen, (select count(*)::integer from cuadro_fila f where f.id_cuadro = c.id_cuadro and true) as filas
  from cuadro c
  left join usuario u on u.id_usuario = c.id_usuario
  where c.huella is not null and true
) as fila
where true
order by fila.fecha desc, fila.id_cuadro desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/cuadro/sellst
select h.*, c.columnas from (…) as h join cuadro c using (id_cuadro) where h.id_cuadro = $1::integer; -- GET /reporte/cuadro/sel/:id, GET /reporte/cuadro/comparar/:antes/:ahora (2 times)
select id_cuadro, informe, fecha, huella, id_planestudio, columnas from cuadro where id_cuadro = $1::integer and huella is not null; -- POST /reporte/cuadro/filas, GET /reporte/cuadro/archivo/:id, GET /reporte/cuadro/comparar/:antes/:ahora (2 times), POST /reporte/cuadro/verificar
-- POST /reporte/cuadro/filas
select fila.*
from (
  select r.*, f.fila as fila_entera
  from cuadro_fila f, jsonb_to_record(f.fila) as r(id_asignacion text, id_usuario text, id_planestudio text, plan text, fecha date, hora
      text, empresa text, departamento text, codigo_centro_costo text, centro_costo text, personal text, nombres text, apellido text, codigo
      text, cargo text, temas numeric, avance numeric, promedio numeric, certificados numeric, estado text, evaluado text, pendiente text)
  where f.id_cuadro = $1::integer and true
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc
limit $2 offset $3;
select count(*)::integer as total from cuadro_fila f where f.id_cuadro = $1::integer and true; -- GET /reporte/cuadro/archivo/:id
select f.numero, f.fila from cuadro_fila f where f.id_cuadro = $1::integer and f.numero > $2::integer and true order by f.numero limit $3; -- GET /reporte/cuadro/archivo/:id
-- GET /reporte/cuadro/comparar/:antes/:ahora
select fila.*
from (
  select row_number() over (order by fila_clave collate C, campo collate C)::integer as clave, coalesce(b.fila, a.fila) as fila,
      coalesce(b.titulo, a.titulo) as cifra, a.valor::float8 as antes, b.valor::float8 as ahora, (b.valor - a.valor)::float8 as diferencia,
      case when b.fila is null then 'antes' when a.fila is null then 'ahora' else 'ambos' end as presencia
  from (
    select concat_ws('-', f.fila ->> $1::text, f.fila ->> $2::text) as fila_clave, concat_ws(' · ', nullif(f.fila ->> $3::text, ''),
        nullif(f.fila ->> $4::text, '')) as fila, c.campo, c.titulo, (f.fila #>> string_to_array(c.campo, '.'))::numeric / c.por as valor
    from cuadro_fila f
    cross join jsonb_to_recordset($5::jsonb) as c(campo text, titulo text, por numeric)
    where f.id_cuadro = $6::integer and true
  ) a full
  join (
    select concat_ws('-', f.fila ->> $7::text, f.fila ->> $8::text) as fila_clave, concat_ws(' · ', nullif(f.fila ->> $9::text, ''),
        nullif(f.fila ->> $10::text, '')) as fila, c.campo, c.titulo, (f.fila #>> string_to_array(c.campo, '.'))::numeric / c.por as valor
    from cuadro_fila f
    cross join jsonb_to_recordset($11::jsonb) as c(campo text, titulo text, por numeric)
    where f.id_cuadro = $12::integer and true
  ) b using (fila_clave, campo)
) as fila
where true
order by orden_texto(fila.fila::text) collate C asc, fila.clave asc
limit $13 offset $14;
select count(*)::integer as total from (…) as fila where true; -- GET /reporte/cuadro/comparar/:antes/:ahora
select huella_cuadro($1::integer) as huella; -- POST /reporte/cuadro/verificar
select count(*)::integer as anteriores, min(momento) as desde from cuadro where fecha = $1::date and huella is not null; -- POST /reporte/cuadro/ins
select id_planestudio, denominacion from planestudio where codigo_estado = 1 order by id_planestudio; -- POST /reporte/cuadro/ins
start transaction isolation level repeatable read; -- POST /reporte/cuadro/ins (47 times)
-- POST /reporte/cuadro/ins (47 times)
insert into cuadro (informe, id_planestudio, plan, fecha, momento, columnas, id_usuario, autor)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing
returning id_cuadro;
-- POST /reporte/cuadro/ins (49 times)
insert into cuadro_fila (id_cuadro, numero, id_empresa, fila)
select $1::integer, $2::integer + r.orden, case when r.fila ? 'id_usuario' then (select u.id_empresa from usuario u where u.id_usuario =
    (r.fila ->> 'id_usuario')::integer) when r.fila ? 'id_empresa' then nullif((r.fila ->> 'id_empresa')::integer, 0) else nullif((r.fila
    ->> 'id')::integer, 0) end, r.fila
from jsonb_array_elements($3::jsonb) with ordinality as r(fila, orden);
update cuadro set huella = huella_cuadro(id_cuadro) where id_cuadro = $1::integer; -- POST /reporte/cuadro/ins (47 times)
-- POST /reporte/cuadro/ins
select array_agg(fila.id_usuario order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc) as claves
from (
  select u.id_usuario, u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
      e.empresa, de.parametro as departamento, ce.codigo_parametro as codigo_centro_costo, ce.parametro as centro_costo, ca.parametro as
      cargo, u.correo_electronico, gr.parametro as grupo
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro de on de.id_parametro = u.id_departamento
  left join parametro ce on ce.id_parametro = u.id_centro_costo
  left join parametro ca on ca.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  where not (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and (u.fecha_cese is null or u.fecha_cese > $1::date)
      and not exists (select from asignacion a join planestudio p using (id_planestudio) where a.id_usuario = u.id_usuario and
      a.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $2::date and true) and true and true
) as fila
where true;
select fila.* from (…) as fila where fila.id_usuario = any ($3::bigint[]) and true; -- POST /reporte/cuadro/ins
-- POST /reporte/cuadro/ins (21 times)
select array_agg(fila.id order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc) as claves
from (
  with persona as materialized (
    select u.id_usuario, 0 as portal, coalesce(u.id_empresa, 0) as id_empresa, coalesce(u.id_departamento, 0) as id_departamento,
        coalesce(u.id_centro_costo, 0) as id_centro_costo, a.id_usuario is not null as asignada, coalesce(g.total > 0 and g.aprobados >=
        g.total, false) as terminada, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados
    from usuario u
    left join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = $1::integer and a.codigo_estado = 1 and (true and true)
    left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = $2::integer
    where (u.fecha_cese is null or u.fecha_cese > $3::date) and true and true
  ), grupo as (
    select id_empresa, min(id_usuario) as id, count(*)::integer as usuarios_activos, (count(*) filter (where asignada))::integer as
        usuarios_asignados, (count(*) filter (where terminada))::integer as usuarios_aprobados, (count(*) filter (where asignada and not
        terminada))::integer as usuarios_pendientes, case when coalesce(sum(persona.total), 0) = 0 then 0 when sum(persona.aprobados) >=
        sum(persona.total) then 100 else least(round(100.0 * sum(persona.aprobados) / sum(persona.total), 2), 99.99) end::float8 as
        avance_total
    from persona
    group by id_empresa
  ), activa as materialized (select id_programa, id_curso, id_modulo, id_tema from ocurrencia where id_planestudio = $4::integer and
      activa), campo as (select concat('p' || id_programa, '_c' || id_curso) as field, count(*) as total from activa group by id_programa,
      rollup (id_curso)), aprobada as (select id_empresa, id_programa, id_curso, id_modulo, id_tema, count(*) as veces from persona join
      progreso_tema t using (id_usuario) where asignada and t.id_planestudio = $5::integer and t.aprobado group by id_empresa, id_programa,
      id_curso, id_modulo, id_tema), hecho as (select id_empresa, concat('p' || id_programa, '_c' || id_curso) as field, sum(veces) as
      aprobados from aprobada join activa using (id_programa, id_curso, id_modulo, id_tema) group by id_empresa, id_programa, rollup
      (id_curso)), parte as (select id, field, usuarios_asignados * campo.total as total, coalesce(hecho.aprobados, 0) as aprobados from
      grupo cross join campo left join hecho using (id_empresa, field)), avances as (select id, jsonb_object_agg(field, case when
      coalesce(parte.total, 0) = 0 then 0 when parte.aprobados >= parte.total then 100 else least(round(100.0 * parte.aprobados /
      parte.total, 2), 99.99) end::float8) as avance from parte group by id)
  select coalesce(e.id_empresa, grupo.id_empresa) as id, e.empresa, coalesce(usuarios_activos, 0) as usuarios_activos,
      coalesce(usuarios_asignados, 0) as usuarios_asignados, coalesce(usuarios_aprobados, 0) as usuarios_aprobados,
      coalesce(usuarios_pendientes, 0) as usuarios_pendientes, coalesce(avance, (select jsonb_object_agg(field, 0) from campo), '{}') as
      avance, coalesce(avance_total, 0) as avance_total
  from (select id_empresa, empresa, codigo_estado from empresa where true and true) e full
  join grupo using (id_empresa)
  left join avances on avances.id = grupo.id
  where exists (select from planestudio pl where pl.id_planestudio = $6::integer and true) and ($7 or e.codigo_estado = 1 or grupo.id is not
      null)
) as fila
where true;
select fila.* from (…) as fila where fila.id = any ($8::bigint[]) and true; -- POST /reporte/cuadro/ins (21 times)
-- POST /reporte/cuadro/ins (21 times)
select array_agg(fila.id order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc) as claves
from (
  with persona as materialized (…), grupo as (
    select id_empresa, id_departamento, id_centro_costo, min(id_usuario) as id, count(*)::integer as usuarios_activos, (count(*) filter
        (where asignada))::integer as usuarios_asignados, (count(*) filter (where terminada))::integer as usuarios_aprobados, (count(*)
        filter (where asignada and not terminada))::integer as usuarios_pendientes, case when coalesce(sum(persona.total), 0) = 0 then 0
        when sum(persona.aprobados) >= sum(persona.total) then 100 else least(round(100.0 * sum(persona.aprobados) / sum(persona.total), 2),
        99.99) end::float8 as avance_total
    from persona
    group by id_empresa, id_departamento, id_centro_costo
  ), activa as materialized (select id_programa, id_curso, id_modulo, id_tema from ocurrencia where id_planestudio = $4::integer and
      activa), campo as (select concat('p' || id_programa, '_c' || id_curso) as field, count(*) as total from activa group by id_programa,
      rollup (id_curso)), aprobada as (select id_empresa, id_departamento, id_centro_costo, id_programa, id_curso, id_modulo, id_tema,
      count(*) as veces from persona join progreso_tema t using (id_usuario) where asignada and t.id_planestudio = $5::integer and
      t.aprobado group by id_empresa, id_departamento, id_centro_costo, id_programa, id_curso, id_modulo, id_tema), hecho as (select
      id_empresa, id_departamento, id_centro_costo, concat('p' || id_programa, '_c' || id_curso) as field, sum(veces) as aprobados from
      aprobada join activa using (id_programa, id_curso, id_modulo, id_tema) group by id_empresa, id_departamento, id_centro_costo,
      id_programa, rollup (id_curso)), parte as (select id, field, usuarios_asignados * campo.total as total, coalesce(hecho.aprobados, 0)
      as aprobados from grupo cross join campo left join hecho using (id_empresa, id_departamento, id_centro_costo, field)), avances as (…)
  select row_number() over (order by orden_texto(e.empresa) collate C, orden_texto(dp.parametro) collate C, orden_texto(cc.parametro)
      collate C, grupo.id)::integer as id, grupo.id_empresa, grupo.id_departamento, grupo.id_centro_costo, e.empresa, dp.parametro as
      departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, coalesce(usuarios_activos, 0) as
      usuarios_activos, coalesce(usuarios_asignados, 0) as usuarios_asignados, coalesce(usuarios_aprobados, 0) as usuarios_aprobados,
      coalesce(usuarios_pendientes, 0) as usuarios_pendientes, coalesce(avance, (select jsonb_object_agg(field, 0) from campo), '{}') as
      avance, coalesce(avance_total, 0) as avance_total
  from grupo
  left join avances using (id)
  left join empresa e using (id_empresa)
  left join parametro dp on dp.id_parametro = grupo.id_departamento
  left join parametro cc on cc.id_parametro = grupo.id_centro_costo
  where exists (select from planestudio pl where pl.id_planestudio = $6::integer and true)
) as fila
where true;
select fila.* from (…) as fila where fila.id = any ($7::bigint[]) and true; -- POST /reporte/cuadro/ins (21 times)
-- POST /reporte/cuadro/ins
select array_agg(fila.id order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc) as claves
from (
  select coalesce(s.id_empresa, 0) * $1::bigint + coalesce(s.id_centro_costo, 0) as id, row_number() over (order by orden_texto(e.empresa)
      collate C, cc.codigo_parametro, s.id_empresa, s.id_centro_costo)::integer as nro, s.id_empresa, e.empresa, cc.codigo_parametro as
      centro_costo, cc.parametro as centrocosto, s.usuarios, s.asignados, s.evaluados, case when s.asignados > 0 then case when
      coalesce(s.asignados, 0) = 0 then 0 when s.evaluados >= s.asignados then 100 else least(round(100.0 * s.evaluados / s.asignados, 2),
      99.99) end::float8 end as avance
  from (
    select id_empresa, id_centro_costo, sum(usuarios)::integer as usuarios, sum(asignados)::integer as asignados, sum(evaluados)::integer as
        evaluados
    from (
      select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
          && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
          evaluados
      from resumen_persona r
      cross join (select array(select id_planestudio from planestudio where codigo_estado = 1) as planes) elegido
      where (r.fecha_cese is null or r.fecha_cese > $2::date) and true
      group by id_empresa, id_centro_costo, id_departamento
      having sum(personas) <> 0
    ) d
    group by id_empresa, id_centro_costo
  ) s
  left join empresa e on e.id_empresa = s.id_empresa
  left join parametro cc on cc.id_parametro = s.id_centro_costo
) as fila
where true;
select fila.* from (…) as fila where fila.id = any ($3::bigint[]) and true; -- POST /reporte/cuadro/ins
-- POST /reporte/cuadro/ins
select array_agg(fila.id order by orden_texto(fila.empresa::text) collate C asc nulls last, fila.id asc) as claves
from (
  select coalesce(s.id_empresa, 0) as id, s.id_empresa, e.empresa, s.usuarios, s.asignados, s.evaluados, case when s.asignados > 0 then case
      when coalesce(s.asignados, 0) = 0 then 0 when s.evaluados >= s.asignados then 100 else least(round(100.0 * s.evaluados / s.asignados,
      2), 99.99) end::float8 end as avance
  from (
    select id_empresa, sum(usuarios)::integer as usuarios, sum(asignados)::integer as asignados, sum(evaluados)::integer as evaluados
    from (
      select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
          && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
          evaluados
      from resumen_persona r
      cross join (select array(select id_planestudio from planestudio where codigo_estado = 1) as planes) elegido
      where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
      group by id_empresa, id_centro_costo, id_departamento
      having sum(personas) <> 0
    ) d
    group by id_empresa
  ) s
  left join empresa e on e.id_empresa = s.id_empresa
) as fila
where true;
select fila.* from (…) as fila where fila.id = any ($2::bigint[]) and true; -- POST /reporte/cuadro/ins
-- POST /reporte/cuadro/ins
select array_agg(fila.id order by fila.fecha_inicio desc, fila.id desc) as claves
from (
  select p.id_planestudio * $1::bigint + coalesce(s.id_empresa, 0) as id, p.id_planestudio, s.id_empresa, p.denominacion, e.empresa,
      p.fecha_inicio, p.fecha_fin, coalesce(s.asignados, 0) as asignados, coalesce(s.terminados, 0) as aprobados, coalesce(s.asignados -
      s.terminados, 0) as pendientes, coalesce(v.vencidos, 0) as vencidos, case when coalesce(s.total, 0) = 0 then 0 when s.aprobados >=
      s.total then 100 else least(round(100.0 * s.aprobados / s.total, 2), 99.99) end::float8 as avance, case when s.calificados > 0 then
      least(round(s.suma_notas / s.calificados, 2), 100) end::float8 as promedio
  from planestudio p
  left join (
    select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados, sum(iniciados)::integer
        as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados, sum(calificados)::integer as calificados,
        sum(suma_notas) as suma_notas
    from resumen_plan r
    where (r.fecha_cese is null or r.fecha_cese > $2::date) and true
    group by id_planestudio, id_empresa
    having sum(asignados) <> 0
  ) s using (id_planestudio)
  left join (
    select id_planestudio, id_empresa, sum(asignaciones)::integer as vencidos
    from (
      select p.id_planestudio, s.id_empresa, case when p.plazo = 'fijo' then greatest(p.fecha_fin, s.fecha_limite) else
          coalesce(s.fecha_limite, p.fecha_fin) end as fecha_fin, sum(s.asignaciones)::integer as asignaciones, sum(s.temas)::integer as
          temas
      from (
        select id_planestudio, id_empresa, null::date as fecha_limite, asignados - terminados as asignaciones, total - aprobados as temas
        from resumen_plan r
        where (r.fecha_cese is null or r.fecha_cese > $3::date) and true
        union all
        select r.id_planestudio, r.id_empresa, d.fecha_limite, d.veces * (r.asignados - r.terminados), d.veces * (r.total - r.aprobados)
        from resumen_plazo r
        cross join lateral (values (null::date, -1), (r.fecha_limite, 1)) as d(fecha_limite, veces)
        where (r.fecha_cese is null or r.fecha_cese > $4::date) and true
      ) s
      join planestudio p using (id_planestudio)
      where p.codigo_estado = 1
      group by 1, 2, 3
      having (sum(s.asignaciones), sum(s.temas)) <> (0, 0)
    ) x
    where fecha_fin < $5::date
    group by 1, 2
  ) v on v.id_planestudio = s.id_planestudio and v.id_empresa is not distinct
  from s.id_empresa
  left join empresa e on e.id_empresa = s.id_empresa
  where p.codigo_estado = 1 and (s.id_planestudio is not null or true)
) as fila
where true;
select fila.* from (…) as fila where fila.id = any ($6::bigint[]) and true; -- POST /reporte/cuadro/ins (2 times)
