-- SQL of asignacion. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /asignacion/sellst/usuario/:id
select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.codigo_grupo, a.codigo_estado, a.fecha_apertura as
    fecha_creacion, p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite,
    p.fecha_fin) end as fecha_fin, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados, coalesce(g.calificados, 0) as
    calificados, coalesce(g.suma_notas, 0) as suma_notas, coalesce(g.evaluaciones, 0) as evaluaciones
from asignacion a
join planestudio p using (id_planestudio)
left join progreso g using (id_usuario, id_planestudio)
where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1
order by fecha_fin, a.fecha_apertura, a.id_planestudio;
-- GET /asignacion/sel/usuario/:id
with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
    when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
    asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1), propia
    as (
  select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
      s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as intentos,
      coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
  from asignado s
  join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
      o.activa
  left join progreso_tema g on g.id_usuario = $1 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and g.id_curso =
      o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
    propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion, id_planestudio,
    id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $1 and fecha_fin is null and codigo_estado = 1),
    ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where id_usuario = $1 and aprobado
    and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized (select id_tema, count(*)::integer as
    fallidos, max(fecha_fin) as ultimo_fallo, ($2::date + 1)::timestamp at time zone $3 as fin_dia from evaluacion where id_usuario = $1 and
    codigo_estado = 1 and not aprobado and (fecha_fin at time zone $3)::date = $2::date group by id_tema)
select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
    propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
    paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (select from paquete_alumno q
    where q.id_usuario = $1 and q.id_planestudio = propia.id_planestudio and q.id_programa = propia.id_programa and q.id_curso =
    propia.id_curso and q.id_modulo = propia.id_modulo and q.id_tema = propia.id_tema and q.completado) else false end as
    paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $4::numeric) end
    as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where r.id_planestudio
    = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and t.referencia is not null
    then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as requisito,
    to_char(propia.fecha_aprobado at time zone $3, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0) as fallidos, f.ultimo_fallo,
    f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not null then
    jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado then (select
    jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $3, 'YYYY-MM-DD')) from planestudio o where
    o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or (case when t.id_paquete
    is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from tema_pregunta tp where tp.id_tema =
    t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) = 1)) as listo
from propia
join programa pr using (id_programa)
join curso c using (id_curso)
join modulo m using (id_modulo)
join tema t using (id_tema)
left join evaluacion e using (id_evaluacion)
left join abierta b on b.id_planestudio = propia.id_planestudio and b.id_programa = propia.id_programa and b.id_curso = propia.id_curso and
    b.id_modulo = propia.id_modulo and b.id_tema = propia.id_tema
left join ganado n on n.id_tema = t.id_tema
left join fallo f on f.id_tema = t.id_tema
order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion;
-- GET /asignacion/sel/usuario/pendiente/:a/:b
with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
    when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
    asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1 and
    a.id_planestudio = $2), propia as (…), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t
    using (id_tema) group by propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select
    id_evaluacion, id_planestudio, id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $1 and fecha_fin is
    null and codigo_estado = 1), ganado as materialized (…), fallo as materialized (select id_tema, count(*)::integer as fallidos,
    max(fecha_fin) as ultimo_fallo, ($3::date + 1)::timestamp at time zone $4 as fin_dia from evaluacion where id_usuario = $1 and
    codigo_estado = 1 and not aprobado and (fecha_fin at time zone $4)::date = $3::date group by id_tema)
select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
    propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
    paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (…) else false end as
    paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $5::numeric) end
    as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where r.id_planestudio
    = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and t.referencia is not null
    then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as requisito,
    to_char(propia.fecha_aprobado at time zone $4, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0) as fallidos, f.ultimo_fallo,
    f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not null then
    jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado then (select
    jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $4, 'YYYY-MM-DD')) from planestudio o where
    o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or (case when t.id_paquete
    is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from tema_pregunta tp where tp.id_tema =
    t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) = 1)) as listo
from propia
join programa pr using (id_programa)
join curso c using (id_curso)
join modulo m using (id_modulo)
join tema t using (id_tema)
left join evaluacion e using (id_evaluacion)
left join abierta b on b.id_planestudio = propia.id_planestudio and b.id_programa = propia.id_programa and b.id_curso = propia.id_curso and
    b.id_modulo = propia.id_modulo and b.id_tema = propia.id_tema
left join ganado n on n.id_tema = t.id_tema
left join fallo f on f.id_tema = t.id_tema
order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion;
-- GET /asignacion/sellst
with pagina as materialized (
  select array(
    select fila.id_asignacion
    from (
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time
          zone (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
          u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
          p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin)
          end as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as
          codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->>
          'plan', nullif(concat_ws(': ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select
          string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon,
          coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else
          least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then
          least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from evaluacion v join
          certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado
          = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion, a.version
      from asignacion a
      left join usuario u on u.id_usuario = a.id_usuario
      left join planestudio p on p.id_planestudio = a.id_planestudio
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro cc on cc.id_parametro = u.id_centro_costo
      left join parametro dp on dp.id_parametro = u.id_departamento
      left join parametro cg on cg.id_parametro = u.id_cargo
      left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where true and true and (true and true) and true and true and true and true and true
    ) as fila
    where true
    order by fila.fecha_apertura desc, fila.id_asignacion desc
    limit $1 offset $2
  ) as claves
)
select fila.*
from (
  select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time zone
      (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
      u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
      p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end
      as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo,
      cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(':
      ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select string_agg(valor.value, ', ' order by
      valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon, coalesce(g.total, 0) as temas, case when
      coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio,
      (select count(*)::integer from evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and
      v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion,
      a.version
  from asignacion a
  left join usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where true and true and (true and true) and true and true and true and true and true
) as fila
where fila.id_asignacion = any ((select claves from pagina)::bigint[]) and true
order by fila.fecha_apertura desc, fila.id_asignacion desc;
select count(*)::integer as total from (…) as fila where true; -- GET /asignacion/sellst
-- GET /asignacion/sellst/reporte/:companies/:from/:to
with pagina as materialized (
  select array(
    select fila.id_asignacion
    from (
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time
          zone (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
          u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
          p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin)
          end as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as
          codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->>
          'plan', nullif(concat_ws(': ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select
          string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon,
          coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else
          least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then
          least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from evaluacion v join
          certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado
          = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion, a.version
      from asignacion a
      left join usuario u on u.id_usuario = a.id_usuario
      left join planestudio p on p.id_planestudio = a.id_planestudio
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro cc on cc.id_parametro = u.id_centro_costo
      left join parametro dp on dp.id_parametro = u.id_departamento
      left join parametro cg on cg.id_parametro = u.id_cargo
      left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where true and u.id_empresa = any ($1::integer[]) and (true and true) and true and true and true and true and true
    ) as fila
    where true
    order by fila.fecha_apertura desc, fila.id_asignacion desc
    limit $2 offset $3
  ) as claves
)
select fila.*
from (
  select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time zone
      (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
      u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
      p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end
      as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo,
      cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(':
      ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select string_agg(valor.value, ', ' order by
      valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon, coalesce(g.total, 0) as temas, case when
      coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio,
      (select count(*)::integer from evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and
      v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion,
      a.version
  from asignacion a
  left join usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where true and u.id_empresa = any ($4::integer[]) and (true and true) and true and true and true and true and true
) as fila
where fila.id_asignacion = any ((select claves from pagina)::bigint[]) and true
order by fila.fecha_apertura desc, fila.id_asignacion desc;
select count(*)::integer as total from (…) as fila where true; -- GET /asignacion/sellst/reporte/:companies/:from/:to
-- GET /asignacion/sellst/reporte/:companyIds/:from/:to/:userCode
with pagina as materialized (
  select array(
    select fila.id_asignacion
    from (
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time
          zone (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
          u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
          p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin)
          end as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as
          codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->>
          'plan', nullif(concat_ws(': ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select
          string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon,
          coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else
          least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then
          least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from evaluacion v join
          certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado
          = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion, a.version
      from asignacion a
      left join usuario u on u.id_usuario = a.id_usuario
      left join planestudio p on p.id_planestudio = a.id_planestudio
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro cc on cc.id_parametro = u.id_centro_costo
      left join parametro dp on dp.id_parametro = u.id_departamento
      left join parametro cg on cg.id_parametro = u.id_cargo
      left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where true and u.id_empresa = any ($1::integer[]) and upper(u.codigo_usuario) = upper($2::text) and (true and true) and true and true
          and true and true and true
    ) as fila
    where true
    order by fila.fecha_apertura desc, fila.id_asignacion desc
    limit $3 offset $4
  ) as claves
)
select fila.*
from (
  select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time zone
      (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
      u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
      p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end
      as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo,
      cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(':
      ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select string_agg(valor.value, ', ' order by
      valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon, coalesce(g.total, 0) as temas, case when
      coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio,
      (select count(*)::integer from evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and
      v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion,
      a.version
  from asignacion a
  left join usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where true and u.id_empresa = any ($5::integer[]) and upper(u.codigo_usuario) = upper($6::text) and (true and true) and true and true and
      true and true and true
) as fila
where fila.id_asignacion = any ((select claves from pagina)::bigint[]) and true
order by fila.fecha_apertura desc, fila.id_asignacion desc;
select count(*)::integer as total from (…) as fila where true; -- GET /asignacion/sellst/reporte/:companyIds/:from/:to/:userCode
-- POST /asignacion/sellst/eliminar
with pagina as materialized (
  select array(
    select fila.id_asignacion
    from (
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time
          zone (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
          u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
          p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin)
          end as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as
          codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->>
          'plan', nullif(concat_ws(': ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select
          string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon,
          coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else
          least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then
          least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from evaluacion v join
          certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado
          = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion, a.version
      from asignacion a
      left join usuario u on u.id_usuario = a.id_usuario
      left join planestudio p on p.id_planestudio = a.id_planestudio
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro cc on cc.id_parametro = u.id_centro_costo
      left join parametro dp on dp.id_parametro = u.id_departamento
      left join parametro cg on cg.id_parametro = u.id_cargo
      left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where true and u.id_empresa = any ($1::integer[]) and (true and true) and true and true and true and true and a.codigo_estado = $2
    ) as fila
    where true
    order by fila.fecha_apertura desc, fila.id_asignacion desc
    limit $3 offset $4
  ) as claves
)
select fila.*
from (
  select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time zone
      (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo,
      u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono,
      p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end
      as fecha_fin, a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo,
      cc.parametro as centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(':
      ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select string_agg(valor.value, ', ' order by
      valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon, coalesce(g.total, 0) as temas, case when
      coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio,
      (select count(*)::integer from evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and
      v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion,
      a.version
  from asignacion a
  left join usuario u on u.id_usuario = a.id_usuario
  left join planestudio p on p.id_planestudio = a.id_planestudio
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where true and u.id_empresa = any ($5::integer[]) and (true and true) and true and true and true and true and a.codigo_estado = $6
) as fila
where fila.id_asignacion = any ((select claves from pagina)::bigint[]) and true
order by fila.fecha_apertura desc, fila.id_asignacion desc;
select count(*)::integer as total from (…) as fila where true; -- POST /asignacion/sellst/eliminar
-- GET /asignacion/sel/:id, POST /asignacion/upd/:id (2 times)
select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.fecha_apertura, to_char(a.fecha_apertura at time zone
    (select zona_horaria from configuracion), 'HH24:MI') as hora, gr.parametro as grupo, e.empresa, u.codigo_usuario as codigo, u.personal,
    u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.correo_electronico, u.telefono, p.fecha_inicio, case
    when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin,
    a.fecha_prorroga is not null as prorrogada, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as
    centro_costo, cg.parametro as cargo, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(': ', (select
    nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla), (select string_agg(valor.value, ', ' order by valor.key) from
    jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon, coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then
    0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when
    g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from
    evaluacion v join certificado c using (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and
    c.codigo_estado = 1) as certificados, a.codigo_estado, a.fecha_creacion, a.usuario_creacion, a.version, u.codigo_estado = 2 as cesado
from asignacion a
left join usuario u on u.id_usuario = a.id_usuario
left join planestudio p on p.id_planestudio = a.id_planestudio
left join empresa e on e.id_empresa = u.id_empresa
left join parametro cc on cc.id_parametro = u.id_centro_costo
left join parametro dp on dp.id_parametro = u.id_departamento
left join parametro cg on cg.id_parametro = u.id_cargo
left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where a.id_asignacion = $1::integer and true;
-- GET /asignacion/sel/:id
select h.tipo, h.fecha, coalesce(u.personal, h.usuario) as autor, h.fuente, nullif(r.nombre, '') as regla, h.razon, h.motivo
from asignacion_historia h
left join usuario u on u.id_usuario = h.id_usuario_autor
left join regla r on r.id_regla = h.id_regla
where h.id_asignacion = $1
order by h.fecha desc, h.id_asignacion_historia desc;
-- GET /asignacion/sel/:id
select j.id_justificacion, j.tipo, j.fecha_hasta, j.motivo, coalesce(u.personal, j.usuario_creacion) as autor, j.fecha_creacion
from justificacion j
left join usuario u on u.id_usuario = j.id_usuario_creacion
where j.id_asignacion = $1
order by j.fecha_creacion desc, j.id_justificacion desc;
-- GET /asignacion/sel/:id
select r.id_prorroga, r.fecha_antes, r.fecha_nueva, r.retirada, r.motivo, r.via, coalesce(u.personal, r.usuario_creacion) as autor,
    r.fecha_creacion
from prorroga r
left join usuario u on u.id_usuario = r.id_usuario_creacion
where r.id_asignacion = $1
order by r.id_prorroga desc;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /asignacion/upd/:id, POST /asignacion/del/, POST /asignacion/eliminar/, POST /asignacion/prorrogar, POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/regla/estado, POST /asignacion/simular, POST /asignacion/regla/simular, POST /asignacion/simulacion/aplicar, POST /asignacion/copia/simular, POST /asignacion/importar, POST /asignacion/importar/ins, POST /asignacion/importar/deshacer/:id
-- POST /asignacion/upd/:id, POST /asignacion/del/, POST /asignacion/eliminar/, POST /asignacion/prorrogar
select a.id_asignacion
from asignacion a
join usuario u using (id_usuario)
where a.id_asignacion = any ($1::integer[]) and true
order by a.id_asignacion
for update of a;
-- POST /asignacion/upd/:id, POST /asignacion/del/, POST /asignacion/eliminar/, POST /asignacion/importar/deshacer/:id
update asignacion
set codigo_estado = 2, fecha_cierre = $1::timestamptz, usuario_cierre = $2, motivo_cierre = $3::text, usuario_modificacion = $4,
    fecha_modificacion = $5::timestamptz, version = version + 1
where id_asignacion = any ($6::integer[]) and codigo_estado = 1;
-- POST /asignacion/del/, POST /asignacion/eliminar/
with elegida as (select id_usuario, id_planestudio, codigo_estado = 1 as abierta from asignacion where id_asignacion = any ($1::integer[])),
    abierta as materialized (select id_usuario, id_planestudio from elegida where abierta)
select (select count(*)::integer from abierta) as cerradas, (select count(*)::integer from elegida where not abierta) as existentes, (select
    count(distinct id_usuario)::integer from abierta) as personas, (select coalesce(jsonb_agg(n.personal order by n.personal), '[]') from
    (select distinct u.id_usuario, u.personal from abierta join usuario u using (id_usuario) order by u.personal, u.id_usuario limit $2) as
    n) as nombres, (select count(distinct id_planestudio)::integer from abierta) as planes, (select count(*)::integer from abierta join
    progreso g using (id_usuario, id_planestudio) where g.evaluaciones > 0) as con_avance, (select count(*)::integer from abierta a where
    exists (select from evaluacion e join certificado c using (id_evaluacion) where e.id_usuario = a.id_usuario and e.id_planestudio =
    a.id_planestudio and c.codigo_estado = 1)) as con_certificado, (select count(*)::integer from abierta a where exists (select from
    evaluacion e where e.id_usuario = a.id_usuario and e.id_planestudio = a.id_planestudio and e.fecha_fin is null and e.codigo_estado = 1))
    as empezadas;
-- POST /asignacion/prorrogar
select a.id_asignacion, a.id_usuario, a.id_planestudio, a.codigo_estado = 1 and u.codigo_estado = 1 and p.codigo_estado = 1 as abierta,
    coalesce(g.total > 0 and g.aprobados >= g.total, false) as terminada, (case when p.plazo = 'fijo' then greatest(p.fecha_fin,
    a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end)::text as limite, coalesce(a.fecha_plazo, p.fecha_fin)::text as base,
    (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as con_correo
from asignacion a
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where a.id_asignacion = any ($1::integer[])
order by a.id_asignacion;
select personal from usuario where id_usuario = any ($1::integer[]) order by orden_texto(personal) collate C, id_usuario limit $2; -- POST /asignacion/prorrogar
-- POST /asignacion/prorrogar, POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/simulacion/aplicar, POST /asignacion/importar/ins
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /asignacion/prorrogar
insert into prorroga (id_asignacion, id_usuario, fecha_apertura, fecha_antes, fecha_nueva, retirada, motivo, via, usuario_creacion,
    fecha_creacion)
select a.id_asignacion, a.id_usuario, a.fecha_apertura, n.antes, n.nueva, n.retirada, n.motivo, $1, $2, $3::timestamptz
from json_to_recordset($4::json) as n(id_asignacion integer, antes date, nueva date, retirada boolean, motivo text)
join asignacion a using (id_asignacion)
order by a.id_asignacion;
-- POST /asignacion/prorrogar
update asignacion a
set fecha_prorroga = case when n.retirada then null else n.nueva end, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz,
    version = a.version + 1
from json_to_recordset($3::json) as n(id_asignacion integer, antes date, nueva date, retirada boolean, motivo text)
where a.id_asignacion = n.id_asignacion;
select nextval('correo_lotes')::integer as lote; -- POST /asignacion/prorrogar
-- POST /asignacion/prorrogar
insert into aviso_pendiente (id_asignacion, id_usuario, lote, cambio, fin_antes, proximo)
select a.id_asignacion, a.id_usuario, $1::integer, true, n.antes, $2::timestamptz
from json_to_recordset($3::json) as n(id_asignacion integer, antes date)
join asignacion a using (id_asignacion)
join usuario u using (id_usuario)
where (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado)
order by a.id_usuario, a.id_asignacion
on conflict (id_asignacion) do update
set cambio = aviso_pendiente.cambio and excluded.cambio, temas = array(select distinct tema from unnest(aviso_pendiente.temas ||
    excluded.temas) tema order by tema), fin_antes = coalesce(aviso_pendiente.fin_antes, excluded.fin_antes), lote = case when
    excluded.cambio then aviso_pendiente.lote else excluded.lote end, proximo = case when aviso_pendiente.cambio and excluded.cambio then
    aviso_pendiente.proximo else least(aviso_pendiente.proximo, excluded.proximo) end;
-- POST /asignacion/prorrogar
delete from aviso_pendiente
where id_aviso_pendiente in (select id_aviso_pendiente from aviso_pendiente where proximo <= $1::timestamptz and id_usuario in (select
    id_usuario from aviso_pendiente where proximo <= $2::timestamptz and lote = $3 order by id_aviso_pendiente limit $4) order by
    id_aviso_pendiente for update skip locked)
returning id_asignacion, id_usuario, lote, cambio, temas, fin_antes::text;
-- POST /asignacion/prorrogar
select
from usuario u
where u.id_usuario in (select id_usuario from asignacion where id_asignacion = any ($1::integer[]))
order by u.id_usuario
for no key update of u;
-- POST /asignacion/prorrogar
select distinct a.id_usuario
from asignacion a
join aviso_asignacion v using (id_asignacion)
join correo c using (id_correo)
where a.id_usuario = any ($1::integer[]) and v.fecha = $2::date and c.estado in ('pendiente', 'retenido', 'enviado');
-- POST /asignacion/prorrogar
select a.id_asignacion, a.id_usuario, case when a.codigo_estado <> 1 then 'cerrada' when u.codigo_estado <> 1 then 'cesado' when
    p.codigo_estado <> 1 then 'plan_inactivo' when case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
    coalesce(a.fecha_limite, p.fecha_fin) end < $1::date then 'plan_terminado' when u.correo_electronico is null then 'sin_correo' when
    u.correo_electronico = u.correo_rebotado then 'rebotado' when exists (select from aviso_asignacion v join correo c using (id_correo)
    where v.id_asignacion = a.id_asignacion and v.fecha_apertura = a.fecha_apertura and v.fecha = $2::date and c.estado in ('pendiente',
    'retenido', 'enviado')) or exists (select from aviso_pendiente q where q.id_asignacion = a.id_asignacion and not q.cambio) then
    'ya_avisada' else 'avisa' end as veredicto
from asignacion a
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
where a.id_asignacion = any ($3::integer[]) and true
order by a.id_usuario, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end,
    a.id_asignacion;
-- POST /asignacion/prorrogar
select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, p.fecha_inicio, s.fecha_fin, coalesce(g.total - g.aprobados,
    0) as pendientes, u.nombres, u.correo_electronico, u.correo_comprobado, u.idioma, u.username, (u.contrasenia_hash is null or
    u.contrasenia_temporal) and u.fecha_login is null as sin_clave, n.cambio, l.nuevos, nullif(n.fin_antes, s.fecha_fin)::text as fin_antes,
    case when n.fin_antes <> s.fecha_fin then (select r.motivo from prorroga r where r.id_asignacion = a.id_asignacion and r.fecha_apertura
    = a.fecha_apertura and r.fecha_nueva = s.fecha_fin order by r.id_prorroga desc limit 1) end as motivo
from json_to_recordset($1::json) as n(id_asignacion integer, cambio boolean, temas integer[], fin_antes date)
join asignacion a using (id_asignacion)
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
left join progreso g using (id_usuario, id_planestudio)
cross join lateral (select case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin)
    end as fecha_fin) s
cross join lateral (
  select coalesce(array_agg(distinct t.titulo order by t.titulo), '{}') as nuevos
  from lugar l
  join tema t using (id_tema)
  where l.id_planestudio = a.id_planestudio and l.activa and not exists (select from progreso_tema g where g.aprobado and g.id_usuario =
      a.id_usuario and g.id_planestudio = l.id_planestudio and g.id_programa = l.id_programa and g.id_curso = l.id_curso and g.id_modulo =
      l.id_modulo and g.id_tema = l.id_tema) and t.id_tema = any (n.temas)
) l
where u.correo_electronico is not null and (not n.cambio or cardinality(l.nuevos) > 0 or (n.fin_antes <> s.fecha_fin and g.total >
    g.aprobados))
order by a.id_usuario, s.fecha_fin, a.id_asignacion;
-- POST /asignacion/prorrogar
with pareja as materialized (select distinct n.id_usuario, n.id_planestudio from json_to_recordset($1::json) as n(id_usuario integer,
    id_planestudio integer)), lugar as materialized (
  select o.*, t.titulo, t.referencia, o.cuestionario = 0 or t.numero_preguntas = 0 or (t.id_paquete is not null and t.calificacion =
      'paquete') or exists (select from tema_pregunta tp join pregunta p using (id_pregunta) where tp.id_tema = t.id_tema and
      p.codigo_estado = 1) as listo
  from ocurrencia o
  join tema t using (id_tema)
  where o.activa and o.id_planestudio = any (array(select id_planestudio from pareja))
), propio as materialized (select n.id_usuario, l.*, coalesce(g.aprobado, false) as aprobado from pareja n join lugar l using
    (id_planestudio) left join progreso_tema g using (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema)), cumplido as
    materialized (select id_usuario, id_planestudio, id_tema, bool_or(aprobado) as aprobado from propio group by id_usuario, id_planestudio,
    id_tema)
select distinct on (p.id_usuario, p.id_planestudio) p.id_usuario, p.id_planestudio, p.id_programa, p.id_curso, p.id_modulo, p.id_tema,
    p.titulo, p.cuestionario
from propio p
left join cumplido r on r.id_usuario = p.id_usuario and r.id_planestudio = p.id_planestudio and r.id_tema = p.referencia
where not p.aprobado and p.listo and coalesce(r.aprobado, true)
order by p.id_usuario, p.id_planestudio, p.posicion;
-- POST /asignacion/prorrogar
insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, estado, proximo_intento,
    fecha_creacion)
select clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, coalesce(estado, 'pendiente'),
    proximo_intento, fecha_creacion
from json_populate_recordset(null::correo, $1::json)
on conflict (clave) do nothing
returning id_correo, clave;
-- POST /asignacion/prorrogar
insert into aviso_asignacion as v (id_asignacion, fecha_apertura, fecha, id_correo)
select a.id_asignacion, a.fecha_apertura, $1::date, n.id_correo
from json_to_recordset($2::json) as n(id_asignacion integer, id_correo bigint)
join asignacion a using (id_asignacion)
on conflict (id_asignacion, fecha_apertura, fecha) do update
set id_correo = excluded.id_correo;
-- POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/simular
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from usuario u where u.id_usuario = n.id and true)
order by n.id;
-- POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/simular, POST /asignacion/regla/simular, POST /asignacion/simulacion/aplicar, POST /asignacion/copia/simular
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from planestudio as o where o.id_planestudio = n.id and true)
order by n.id;
-- POST /asignacion/ins, POST /asignacion/ins/item
select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, j.veredicto
from (
  select j.*, $1::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $2::date then 'plan_terminado' when a.codigo_estado = 2 then $3 else
        'nueva' end as veredicto
    from (select distinct n.id_usuario, n.id_planestudio, null::text as codigo_grupo, '{}'::jsonb as razon from unnest($4::integer[],
        $5::integer[]) as n(id_usuario, id_planestudio)) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j
order by j.id_planestudio, j.id_usuario;
-- POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/importar/ins
insert into asignacion as a (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, id_usuario_creacion,
    fecha_creacion, fecha_modificacion)
select distinct on (n.id_planestudio, n.id_usuario) n.id_usuario, n.id_planestudio, n.codigo_grupo, n.fuente, n.id_regla, coalesce(n.razon,
    '{}'), n.usuario_creacion, u.id_usuario, n.fecha_creacion, n.fecha_creacion
from json_populate_recordset(null::asignacion, $1::json) n
left join usuario u on u.username = n.usuario_creacion
order by n.id_planestudio, n.id_usuario
on conflict (id_usuario, id_planestudio) do update
set codigo_estado = 1, codigo_grupo = excluded.codigo_grupo, fuente = excluded.fuente, id_regla = excluded.id_regla, razon = excluded.razon,
    usuario_modificacion = excluded.usuario_creacion, fecha_modificacion = excluded.fecha_modificacion, version = a.version + 1
where a.codigo_estado = 2
returning a.id_asignacion, a.id_usuario, a.id_planestudio;
select from planestudio where id_planestudio = any ($1::integer[]) order by id_planestudio for share; -- POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/simulacion/aplicar, POST /asignacion/importar/ins
-- POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/simulacion/aplicar, POST /asignacion/importar/ins
insert into progreso (id_usuario, id_planestudio, total, aprobados, calificados, suma_notas, evaluaciones, iniciado) with activa as
    materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa and
    id_planestudio = any ($1::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio), hechas
    as (
  select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa) as
      calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
  from (select * from progreso_tema where id_usuario = any ($2::integer[]) and id_planestudio = any ($3::integer[])) g
  left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
  group by g.id_usuario, g.id_planestudio
)
select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
    calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as iniciado
from (select id_usuario, id_planestudio from asignacion where id_usuario = any ($4::integer[]) and id_planestudio = any ($5::integer[]) and
    not exists (select from progreso p where p.id_usuario = asignacion.id_usuario and p.id_planestudio = asignacion.id_planestudio)) a
left join activas t using (id_planestudio)
left join hechas h using (id_usuario, id_planestudio)
order by a.id_planestudio, a.id_usuario
on conflict do nothing;
select contar_convalidados($1::integer[], $2::integer[], null); -- POST /asignacion/ins, POST /asignacion/ins/item, POST /asignacion/ins/grupo, POST /asignacion/simulacion/aplicar, POST /asignacion/importar/ins
select id_asignacion, id_usuario, id_planestudio from asignacion where id_usuario = $1 and id_planestudio = $2; -- POST /asignacion/ins/item
select denominacion from planestudio where id_planestudio = any ($1::integer[]) and plantilla = 1 order by id_planestudio limit 1; -- POST /asignacion/ins/grupo, POST /asignacion/regla/simular
select p.codigo_parametro, p.id_parametro from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario'; -- POST /asignacion/ins/grupo
-- POST /asignacion/ins/grupo
insert into regla as g (id_planestudio, huella, nombre, empresas, avisar, usuario_creacion, fecha_creacion, fecha_modificacion)
select distinct on (id_planestudio, huella) id_planestudio, huella, nombre, $1::integer[], coalesce($2::boolean, false), $3,
    $4::timestamptz, $5::timestamptz
from json_populate_recordset(null::regla, $6::json)
order by id_planestudio, huella
on conflict (id_planestudio, huella) do update
set codigo_estado = 1, fecha_cierre = null, usuario_modificacion = case when (g.codigo_estado = 2 or g.avisar <> coalesce($7::boolean,
    g.avisar) or g.empresas is not null and (g.empresas @> excluded.empresas) is not true) then excluded.usuario_creacion else
    g.usuario_modificacion end, fecha_modificacion = case when (g.codigo_estado = 2 or g.avisar <> coalesce($8::boolean, g.avisar) or
    g.empresas is not null and (g.empresas @> excluded.empresas) is not true) then excluded.fecha_modificacion else g.fecha_modificacion
    end, version = g.version + case when (g.codigo_estado = 2 or g.avisar <> coalesce($9::boolean, g.avisar) or g.empresas is not null and
    (g.empresas @> excluded.empresas) is not true) then 1 else 0 end, avisar = coalesce($10::boolean, g.avisar), empresas = case when
    g.codigo_estado = 2 then excluded.empresas when g.empresas is null or excluded.empresas is null then null else array(select
    unnest(g.empresas) union select unnest(excluded.empresas) order by 1) end
returning id_regla, huella, not exists (select from regla_condicion c where c.id_regla = g.id_regla) as nueva;
-- POST /asignacion/ins/grupo
insert into regla_condicion (id_empresa, id_parametro, desde, hasta, alternativa, campo, id_regla, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9);
-- POST /asignacion/ins/grupo
with pares as materialized (
  with alternativas as materialized (
    select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro)
        filter (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as
        departamentos, array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where c.campo
        = 'grupo') as grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
    from (select * from regla_condicion where id_regla = any ($1::integer[])) c
    left join parametro p using (id_parametro)
    group by c.id_regla, c.alternativa
  ), elegidas as materialized (
    select distinct on (r.id_planestudio, u.id_usuario) u.id_usuario, r.id_planestudio, r.id_regla, m.alternativa
    from alternativas m
    join regla r using (id_regla)
    join usuario u on u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas)) and (m.empresas is null or
        u.id_empresa = any (m.empresas)) and (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is
        null or u.id_departamento = any (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or
        u.codigo_grupo = any (m.grupos)) and (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and
        coalesce(m.hasta, 'infinity'))
    where true
    order by r.id_planestudio, u.id_usuario, r.id_regla, m.alternativa
  )
  select e.id_usuario, e.id_planestudio, e.id_regla, 'regla' as fuente, case when m.grupos is not null then u.codigo_grupo end as
      codigo_grupo, jsonb_build_object('condiciones', jsonb_strip_nulls(jsonb_build_object('empresa', case when m.empresas is not null then
      (select x.empresa from empresa x where x.id_empresa = u.id_empresa) end, 'centro_costo', case when m.centros_costo is not null then
      (select x.parametro from parametro x where x.id_parametro = u.id_centro_costo) end, 'departamento', case when m.departamentos is not
      null then (select x.parametro from parametro x where x.id_parametro = u.id_departamento) end, 'cargo', case when m.cargos is not null
      then (select x.parametro from parametro x where x.id_parametro = u.id_cargo) end, 'grupo', case when m.grupos is not null then (select
      x.parametro from parametro x where x.id_dominio = u.dominio_grupo and x.codigo_comun = u.codigo_grupo) end, 'ingreso', case when
      m.por_ingreso then to_char(u.fecha_ingreso, 'YYYY-MM-DD') end))) as razon
  from elegidas e
  join alternativas m using (id_regla, alternativa)
  join usuario u using (id_usuario)
)
select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, p.id_regla, j.veredicto
from (
  select j.*, $2::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $3::date then 'plan_terminado' when a.codigo_estado = 2 then $4 else
        'nueva' end as veredicto
    from (select id_usuario, id_planestudio, codigo_grupo, razon from pares) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j
join pares p using (id_usuario, id_planestudio)
order by j.id_planestudio, j.id_usuario;
-- GET /asignacion/regla/sellst
select fila.*
from (
  select g.id_regla, g.id_planestudio, pl.denominacion as plan, g.nombre, k.condicion, k.alternativas, (select string_agg(e.empresa, ', '
      order by orden_texto(e.empresa) collate C) from empresa e where e.id_empresa = any (g.empresas) and true) as empresas,
      g.codigo_estado, (pl.codigo_estado <> 1 or pl.fecha_fin < $1::date)::integer as plan_cerrado, (select count(*)::integer from
      asignacion a join usuario u using (id_usuario) where a.id_regla = g.id_regla and a.codigo_estado = 1 and u.codigo_estado = 1 and true)
      as asignados, case when pl.codigo_estado <> 1 or pl.fecha_fin < $2::date then 0 else (
    select count(distinct u.id_usuario)::integer
    from (
      select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro)
          filter (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as
          departamentos, array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where
          c.campo = 'grupo') as grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
      from (select * from regla_condicion where id_regla = g.id_regla) c
      left join parametro p using (id_parametro)
      group by c.id_regla, c.alternativa
    ) m
    join regla r on r.id_regla = g.id_regla
    join usuario u on u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas)) and (m.empresas is null or
        u.id_empresa = any (m.empresas)) and (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is
        null or u.id_departamento = any (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or
        u.codigo_grupo = any (m.grupos)) and (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and
        coalesce(m.hasta, 'infinity'))
    where true and not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = r.id_planestudio)
  ) end as sin_plan, g.avisar::integer as avisar, coalesce((select x.personal from usuario x where x.id_usuario = case when
      g.usuario_modificacion is null then g.id_usuario_creacion else g.id_usuario_modificacion end), nullif(coalesce(g.usuario_modificacion,
      g.usuario_creacion), 'sistema')) as autor, case when g.usuario_modificacion is null then g.fecha_creacion else g.fecha_modificacion
      end as fecha, g.version, true as puede_retirar
  from regla g
  join planestudio pl using (id_planestudio)
  cross join lateral (
    select json_agg(a.campos order by a.alternativa) as alternativas, string_agg(a.frase, $3 order by a.alternativa) as condicion
    from (
      select f.alternativa, json_agg(json_build_object('campo', f.campo, 'valores', f.valores, 'ajenos', f.ajenos, 'desde', f.desde,
          'hasta', f.hasta) order by f.lugar) as campos, string_agg($4::jsonb ->> f.campo || ' ' || concat_ws($5, f.nombres,
          nullif(concat_ws(' ', case when f.desde is not null then format($6::text, to_char(f.desde, $7::text)) end, case when f.hasta is
          not null then format($8::text, to_char(f.hasta, $9::text)) end), ''), case when f.ajenos > 0 then $10::text end), $11 order by
          f.lugar) as frase, bool_and(f.campo = 'ingreso' or f.nombres is not null) as alcanza
      from (
        select v.alternativa, v.campo, array_position($12::text[], v.campo) as lugar, coalesce(json_agg(json_build_object('id', v.id,
            'texto', v.texto) order by orden_texto(v.texto) collate C) filter (where v.visible and v.texto is not null), '[]'::json) as
            valores, string_agg(replace($13::text, '%s', v.texto), case when v.texto ~ $14::text then $15::text else $16 end order by
            orden_texto(v.texto) collate C) filter (where v.visible) as nombres, (count(*) filter (where not v.visible))::integer as ajenos,
            case when v.campo = 'ingreso' then min(v.desde) end as desde, case when v.campo = 'ingreso' then max(v.hasta) end as hasta
        from (select c.alternativa, c.campo, c.desde, c.hasta, coalesce(c.id_empresa, c.id_parametro) as id, coalesce(e.empresa,
            p.parametro) as texto, case when c.campo = 'empresa' then true else true end as visible from regla_condicion c left join empresa
            e on e.id_empresa = c.id_empresa left join parametro p on p.id_parametro = c.id_parametro where c.id_regla = g.id_regla) v
        group by v.alternativa, v.campo
      ) f
      group by f.alternativa
    ) a
    where a.alcanza
  ) k
  where true and true
) as fila
where true
order by fila.fecha desc, fila.id_regla desc
limit $17 offset $18;
select count(*)::integer as total from (…) as fila where true; -- GET /asignacion/regla/sellst
-- GET /asignacion/regla/sel/:id
select g.id_regla, g.id_planestudio, pl.denominacion as plan, g.nombre, k.condicion, k.alternativas, (select string_agg(e.empresa, ', '
    order by orden_texto(e.empresa) collate C) from empresa e where e.id_empresa = any (g.empresas) and true) as empresas, g.codigo_estado,
    (pl.codigo_estado <> 1 or pl.fecha_fin < $1::date)::integer as plan_cerrado, (select count(*)::integer from asignacion a join usuario u
    using (id_usuario) where a.id_regla = g.id_regla and a.codigo_estado = 1 and u.codigo_estado = 1 and true) as asignados, case when
    pl.codigo_estado <> 1 or pl.fecha_fin < $2::date then 0 else (…) end as sin_plan, g.avisar::integer as avisar, coalesce((select
    x.personal from usuario x where x.id_usuario = case when g.usuario_modificacion is null then g.id_usuario_creacion else
    g.id_usuario_modificacion end), nullif(coalesce(g.usuario_modificacion, g.usuario_creacion), 'sistema')) as autor, case when
    g.usuario_modificacion is null then g.fecha_creacion else g.fecha_modificacion end as fecha, g.version, true as puede_retirar
from regla g
join planestudio pl using (id_planestudio)
cross join lateral (…) k
where true and g.id_regla = $17;
-- GET /asignacion/regla/sellst/parametro/:id
select g.id_regla, g.id_planestudio, pl.denominacion as plan, g.nombre, k.condicion, k.alternativas, (select string_agg(e.empresa, ', '
    order by orden_texto(e.empresa) collate C) from empresa e where e.id_empresa = any (g.empresas) and true) as empresas, g.codigo_estado,
    (pl.codigo_estado <> 1 or pl.fecha_fin < $1::date)::integer as plan_cerrado, (select count(*)::integer from asignacion a join usuario u
    using (id_usuario) where a.id_regla = g.id_regla and a.codigo_estado = 1 and u.codigo_estado = 1 and true) as asignados, case when
    pl.codigo_estado <> 1 or pl.fecha_fin < $2::date then 0 else (…) end as sin_plan, g.avisar::integer as avisar, coalesce((select
    x.personal from usuario x where x.id_usuario = case when g.usuario_modificacion is null then g.id_usuario_creacion else
    g.id_usuario_modificacion end), nullif(coalesce(g.usuario_modificacion, g.usuario_creacion), 'sistema')) as autor, case when
    g.usuario_modificacion is null then g.fecha_creacion else g.fecha_modificacion end as fecha, g.version, true as puede_retirar
from regla g
join planestudio pl using (id_planestudio)
cross join lateral (…) k
where true and exists (select from regla_condicion c where c.id_regla = g.id_regla and c.id_parametro = $17)
order by g.codigo_estado, orden_texto(pl.denominacion) collate C, g.id_regla;
select id_regla, id_planestudio, codigo_estado, version, empresas, usuario_modificacion from regla where id_regla = $1 for update; -- POST /asignacion/regla/estado
update regla set codigo_estado = $1, fecha_cierre = $2, usuario_modificacion = $3, fecha_modificacion = $4, version = $5 where id_regla = $6; -- POST /asignacion/regla/estado
insert into simulacion (id_usuario, origen, avisar, datos, fecha_creacion) values ($1, $2, $3, $4, $5) returning id_simulacion; -- POST /asignacion/simular, POST /asignacion/regla/simular, POST /asignacion/copia/simular
-- POST /asignacion/simular
insert into simulacion_fila (id_simulacion, id_usuario, id_planestudio, veredicto, avisa, codigo_grupo, razon)
select $1::integer, j.id_usuario, j.id_planestudio, j.veredicto, j.avisa, j.codigo_grupo, j.razon
from (
  select j.*, $2::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $3::date then 'plan_terminado' when a.codigo_estado = 2 then $4 else
        'nueva' end as veredicto
    from (select n.id_usuario, m.id_planestudio, null::text as codigo_grupo, '{}'::jsonb as razon from unnest($5::integer[]) as
        n(id_usuario) cross join unnest($6::integer[]) as m(id_planestudio)) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j;
-- POST /asignacion/simular, POST /asignacion/regla/simular, POST /asignacion/simulacion/aplicar, POST /asignacion/copia/simular
select $1::integer as id_simulacion, count(*) filter (where f.veredicto = 'nueva')::integer as nuevas, count(*) filter (where f.veredicto =
    'reabre')::integer as reabiertas, count(*) filter (where f.veredicto = 'existente')::integer as existentes, count(*) filter (where
    f.veredicto = 'retirada')::integer as retiradas, count(*) filter (where f.veredicto = 'cesada')::integer as cesadas, count(*) filter
    (where f.veredicto = 'plan_inactivo')::integer as planes_inactivos, count(*) filter (where f.veredicto = 'plan_terminado')::integer as
    planes_terminados, count(distinct u.id_usuario) filter (where f.veredicto in ('nueva', 'reabre') and (u.correo_electronico is not null
    and u.correo_electronico is distinct from u.correo_rebotado))::integer as con_correo, count(distinct u.id_usuario) filter (where
    f.veredicto in ('nueva', 'reabre') and not (u.correo_electronico is not null and u.correo_electronico is distinct from
    u.correo_rebotado))::integer as sin_correo
from simulacion_fila f
join usuario u using (id_usuario)
where f.id_simulacion = $2;
-- POST /asignacion/regla/simular
select f.alternativa, f.campo, coalesce(f.id_empresa, f.id_parametro) as id
from json_to_recordset($1::json) as f(alternativa integer, campo text, id_empresa integer, id_parametro integer)
where f.campo <> 'ingreso' and not exists (select from empresa e where f.campo = 'empresa' and e.id_empresa = f.id_empresa and true) and not
    exists (select from parametro p join dominio d using (id_dominio) where p.id_parametro = f.id_parametro and d.clave = case f.campo when
    'grupo' then 'grupo_usuario' else f.campo end and true)
order by f.alternativa, array_position($2::text[], f.campo), 3;
-- POST /asignacion/regla/simular
insert into simulacion_fila (id_simulacion, id_usuario, id_planestudio, veredicto, avisa, codigo_grupo, razon)
select $1::integer, j.id_usuario, j.id_planestudio, j.veredicto, j.avisa, j.codigo_grupo, j.razon
from (
  select j.*, $2::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $3::date then 'plan_terminado' when a.codigo_estado = 2 then $4 else
        'nueva' end as veredicto
    from (
      select distinct on (n.id_planestudio, u.id_usuario) u.id_usuario, n.id_planestudio, case when m.grupos is not null then u.codigo_grupo
          end as codigo_grupo, jsonb_build_object('condiciones', jsonb_strip_nulls(jsonb_build_object('empresa', case when m.empresas is not
          null then (select x.empresa from empresa x where x.id_empresa = u.id_empresa) end, 'centro_costo', case when m.centros_costo is
          not null then (select x.parametro from parametro x where x.id_parametro = u.id_centro_costo) end, 'departamento', case when
          m.departamentos is not null then (select x.parametro from parametro x where x.id_parametro = u.id_departamento) end, 'cargo', case
          when m.cargos is not null then (select x.parametro from parametro x where x.id_parametro = u.id_cargo) end, 'grupo', case when
          m.grupos is not null then (select x.parametro from parametro x where x.id_dominio = u.dominio_grupo and x.codigo_comun =
          u.codigo_grupo) end, 'ingreso', case when m.por_ingreso then to_char(u.fecha_ingreso, 'YYYY-MM-DD') end))) as razon
      from (
        select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro)
            filter (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as
            departamentos, array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where
            c.campo = 'grupo') as grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
        from (select 0 as id_regla, f.* from json_to_recordset($5::json) as f(alternativa smallint, campo text, id_empresa integer,
            id_parametro integer, desde date, hasta date)) c
        left join parametro p using (id_parametro)
        group by c.id_regla, c.alternativa
      ) m
      join usuario u on u.codigo_estado = 1 and (m.empresas is null or u.id_empresa = any (m.empresas)) and (m.centros_costo is null or
          u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is null or u.id_departamento = any (m.departamentos)) and
          (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or u.codigo_grupo = any (m.grupos)) and (not m.por_ingreso
          or u.fecha_ingreso between coalesce(m.desde, '-infinity') and coalesce(m.hasta, 'infinity'))
      cross join unnest($6::integer[]) as n(id_planestudio)
      where true
      order by n.id_planestudio, u.id_usuario, m.alternativa
    ) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j;
select id_usuario from simulacion where id_simulacion = $1; -- GET /asignacion/simulacion/filas/:id
-- GET /asignacion/simulacion/filas/:id
select array_agg(fila.id_simulacion_fila order by orden_texto(fila.personal::text) collate C asc, fila.id_simulacion_fila asc) as claves
from (select f.id_simulacion_fila, u.codigo_usuario, u.personal, e.empresa, u.correo_electronico, p.denominacion as plan, f.veredicto,
    f.avisa::integer as avisa, f.razon from simulacion_fila f join usuario u using (id_usuario) join planestudio p using (id_planestudio)
    left join empresa e on e.id_empresa = u.id_empresa where f.id_simulacion = $1) as fila
where true;
select fila.* from (…) as fila where fila.id_simulacion_fila = any ($2::bigint[]) and true; -- GET /asignacion/simulacion/filas/:id
select * from simulacion where id_simulacion = $1 and fecha_creacion >= $2::timestamptz - interval '1 day' for update; -- POST /asignacion/simulacion/aplicar
-- POST /asignacion/simulacion/aplicar
with ahora as materialized (
  select j.id_usuario, j.id_planestudio, j.veredicto, j.avisa, j.codigo_grupo, j.razon
  from (
    select j.*, $1::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
    from (
      select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
          from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
          p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $2::date then 'plan_terminado' when a.codigo_estado = 2 then $3 else
          'nueva' end as veredicto
      from (select n.id_usuario, m.id_planestudio, null::text as codigo_grupo, '{}'::jsonb as razon from unnest($4::integer[]) as
          n(id_usuario) cross join unnest($5::integer[]) as m(id_planestudio)) c
      join usuario u using (id_usuario)
      join planestudio p using (id_planestudio)
      left join asignacion a using (id_usuario, id_planestudio)
    ) j
  ) j
), antes as materialized (select id_usuario, id_planestudio, veredicto, avisa, codigo_grupo, razon from simulacion_fila where id_simulacion
    = $6) (select 1 from (table ahora except all table antes) x limit 1)
union all (select 1 from (table antes except all table ahora) x limit 1);
-- POST /asignacion/simulacion/aplicar
insert into asignacion as a (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, id_usuario_creacion,
    fecha_creacion, fecha_modificacion)
select f.id_usuario, f.id_planestudio, f.codigo_grupo, s.origen, r.id_regla, f.razon, $1, (select id_usuario from usuario where username =
    $2), $3::timestamptz, $4::timestamptz
from simulacion_fila f
join simulacion s using (id_simulacion)
left join regla r on s.origen = 'regla' and r.id_planestudio = f.id_planestudio and r.huella = $5
where f.id_simulacion = $6 and f.veredicto in ('nueva', 'reabre')
order by f.id_planestudio, f.id_usuario
on conflict (id_usuario, id_planestudio) do update
set codigo_estado = 1, codigo_grupo = excluded.codigo_grupo, fuente = excluded.fuente, id_regla = excluded.id_regla, razon = excluded.razon,
    usuario_modificacion = excluded.usuario_creacion, fecha_modificacion = excluded.fecha_modificacion, version = a.version + 1
where a.codigo_estado = 2
returning a.id_asignacion, a.id_usuario, a.id_planestudio;
select a.id_asignacion from simulacion_fila f join asignacion a using (id_usuario, id_planestudio) where f.id_simulacion = $1 and f.avisa; -- POST /asignacion/simulacion/aplicar
update simulacion set estado = $1, resultado = $2 where id_simulacion = $3; -- POST /asignacion/simulacion/aplicar
-- POST /asignacion/copia/simular
insert into simulacion_fila (id_simulacion, id_usuario, id_planestudio, veredicto, avisa, codigo_grupo, razon)
select $1::integer, j.id_usuario, j.id_planestudio, j.veredicto, j.avisa, j.codigo_grupo, j.razon
from (
  select j.*, $2::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $3::date then 'plan_terminado' when a.codigo_estado = 2 then $4 else
        'nueva' end as veredicto
    from (select c.id_usuario, n.id_planestudio, null::text as codigo_grupo, jsonb_build_object('plan', o.denominacion) as razon from
        asignacion c join planestudio o using (id_planestudio) join usuario x using (id_usuario) cross join unnest($5::integer[]) as
        n(id_planestudio) where c.id_planestudio = $6::integer and c.codigo_estado = 1 and true) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j;
-- POST /asignacion/importar (2 times)
select c.encabezado, c.campo, c.archivo, coalesce(a.personal, c.usuario_modificacion, c.usuario_creacion) as autor, c.fecha_modificacion as
    fecha
from importacion_columna c
left join usuario a on a.id_usuario = coalesce(c.id_usuario_modificacion, c.id_usuario_creacion)
where c.tipo = $1 and coalesce(c.id_empresa, 0) = (select coalesce(u.id_empresa, 0) from usuario u where u.id_usuario = $2::integer)
order by c.fecha_modificacion desc, c.id_importacion_columna desc
limit $3;
select denominacion from planestudio where id_planestudio = $1; -- POST /asignacion/importar, POST /asignacion/importar/ins
-- POST /asignacion/importar
with textos as materialized (select n.lugar::integer as lugar, t.celda, t.texto from unnest($1::text[], $2::text[], $3::text[]) with
    ordinality as n(codigo, documento, correo, lugar) cross join lateral (values ('codigo', n.codigo), ('documento', n.documento),
    ('correo', n.correo)) as t(celda, texto) where t.texto <> ''), halladas as (
  select t.lugar, t.celda, u.id_usuario, 'codigo' as por, null::text as completo
  from textos t
  join usuario u on u.codigo_usuario = t.texto
  union all
  select t.lugar, t.celda, u.id_usuario, 'documento', null
  from textos t
  join usuario u on u.numero_documento = upper(t.texto)
  union all
  select t.lugar, t.celda, u.id_usuario, 'documento', null
  from textos t
  join usuario u on u.username = t.texto
  union all
  select t.lugar, t.celda, u.id_usuario, 'correo', null
  from textos t
  join usuario u on lower(u.correo_electronico) = lower(t.texto) and u.codigo_estado = 1
  where t.texto like '%@%'
  union all
  select t.lugar, t.celda, u.id_usuario, 'ceros', u.codigo_usuario
  from textos t
  join usuario u on ltrim(u.codigo_usuario, '0') = ltrim(t.texto, '0') and length(u.codigo_usuario) > length(t.texto)
  where t.texto ~ '^[0-9]*[1-9][0-9]*$'
  union all
  select t.lugar, t.celda, u.id_usuario, 'ceros', u.numero_documento
  from textos t
  join usuario u on ltrim(u.numero_documento, '0') = ltrim(t.texto, '0') and length(u.numero_documento) > length(t.texto)
  where t.texto ~ '^[0-9]*[1-9][0-9]*$'
)
select distinct h.lugar, h.celda, h.id_usuario, h.por, h.completo, u.codigo_usuario
from halladas h
join usuario u using (id_usuario)
where true
order by h.lugar, h.id_usuario;
-- POST /asignacion/importar
with filas as materialized (select n.lugar, n.codigo, n.id_planestudio, n.id_usuario from unnest($1::text[], $2::integer[], $3::integer[])
    with ordinality as n(codigo, id_planestudio, id_usuario, lugar)), parejas as materialized (select distinct id_usuario, id_planestudio,
    null::text as codigo_grupo, '{}'::jsonb as razon from filas where id_usuario is not null)
select f.codigo, f.id_planestudio, p.denominacion as plan, f.id_usuario, u.codigo_usuario, u.nombres, trim(u.apellido_paterno || ' ' ||
    u.apellido_materno) as apellidos, e.empresa, u.correo_electronico, cc.parametro as centro_costo, coalesce(j.veredicto, 'no_existe') as
    veredicto, to_char(a.fecha_cierre at time zone $4, 'YYYY-MM-DD') as cierre
from filas f
join planestudio p using (id_planestudio)
left join (
  select j.*, $5::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $6::date then 'plan_terminado' when a.codigo_estado = 2 then $7 else
        'nueva' end as veredicto
    from (table parejas) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j using (id_usuario, id_planestudio)
left join usuario u using (id_usuario)
left join empresa e on e.id_empresa = u.id_empresa
left join parametro cc on cc.id_parametro = u.id_centro_costo
left join asignacion a on a.id_usuario = f.id_usuario and a.id_planestudio = f.id_planestudio
order by f.lugar;
-- POST /asignacion/importar
insert into importacion (archivo, tipo, id_usuario, opciones, preparado, enmiendas, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_importacion;
-- POST /asignacion/importar
insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra, cambios, error, aviso, datos)
select $1::integer, n.numero, n.fila, n.estado, n.textos, n.extra, n.cambios, n.error, n.aviso, n.datos
from jsonb_to_recordset($2::jsonb) as n(numero integer, fila integer, estado text, textos jsonb, extra jsonb, cambios jsonb, error text,
    aviso text, datos jsonb);
-- POST /asignacion/importar
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'codigo'
      as codigo, f.textos ->> 'documento' as documento, f.textos ->> 'correo' as correo, (f.extra ->> 'id_usuario')::numeric as id_usuario,
      f.extra ->> 'codigo_usuario' as codigo_usuario, f.extra ->> 'nombres' as nombres, f.extra ->> 'apellidos' as apellidos, f.extra ->>
      'empresa' as empresa, f.extra ->> 'correo_electronico' as correo_electronico, f.extra ->> 'centro_costo' as centro_costo, f.extra ->>
      'plan' as plan
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true;
select fila.* from (…) as fila where fila.numero = any ($2::bigint[]) and true; -- POST /asignacion/importar
select set_config('statement_timeout', $1, true); -- POST /asignacion/importar/ins, POST /asignacion/importar/deshacer/:id
select pg_advisory_xact_lock(hashtext($1)); -- POST /asignacion/importar/ins, POST /asignacion/importar/deshacer/:id
-- POST /asignacion/importar/ins, POST /asignacion/importar/deshacer/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day')
for update;
select numero from importacion_fila where id_importacion = $1 and estado = 'rechazada' order by numero; -- POST /asignacion/importar/ins
select numero, estado, datos from importacion_fila where id_importacion = $1 and datos is not null order by numero; -- POST /asignacion/importar/ins
-- POST /asignacion/importar/ins
select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, j.veredicto
from (
  select j.*, $1::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $2::date then 'plan_terminado' when a.codigo_estado = 2 then $3 else
        'nueva' end as veredicto
    from (select n.id_usuario, $4::integer as id_planestudio, null::text as codigo_grupo, jsonb_strip_nulls(jsonb_build_object('archivo',
        $5::text)) as razon from unnest($6::integer[]) as n(id_usuario)) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j
order by j.id_planestudio, j.id_usuario;
-- POST /asignacion/importar/ins
update importacion_fila f
set datos = null, id_registro = n.id, antes = n.antes, despues = case when n.id is not null then coalesce(n.despues, f.datos) end, estado =
    case when n.id is not null then f.estado when n.error is not null then 'rechazada' else 'existente' end, error = n.error
from jsonb_to_recordset($1::jsonb) as n(numero integer, id integer, antes jsonb, despues jsonb, error text)
where f.id_importacion = $2 and f.numero = n.numero;
-- POST /asignacion/importar/ins
select count(*) filter (where estado = 'nueva')::integer as insertados, count(*) filter (where estado = 'cambiada' and not
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as actualizados, count(*) filter (where estado = 'cambiada' and
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as cesados, count(*) filter (where estado =
    'existente')::integer as existentes, count(*) filter (where estado = 'rechazada')::integer as rechazados
from importacion_fila f
where id_importacion = $1;
update importacion set estado = $1, resultado = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /asignacion/importar/ins
-- POST /asignacion/importar/ins
update importacion i
set fecha_atendida = $1::timestamptz
from importacion n
where n.id_importacion = $2 and i.tipo = $3 and i.id_importacion < n.id_importacion and (i.estado = 'aplicada' and i.fecha_atendida is null
    and (i.resultado ->> 'rechazados')::integer > 0) and (i.id_importacion = $4::integer or i.id_usuario = n.id_usuario and i.preparado ->>
    'asunto' is not distinct from n.preparado ->> 'asunto' and (i.archivo = n.archivo or not exists (
      select from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'rechazada' and not exists (
        select from (select nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombres', f.extra ->> 'nombres'), ''),
            nullif(coalesce(f.textos ->> 'apellidos', f.extra ->> 'apellidos'), '')), '') as nombre from importacion_fila f where
            f.id_importacion = $5) s where s.nombre = nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombres', f.extra ->> 'nombres'),
            ''), nullif(coalesce(f.textos ->> 'apellidos', f.extra ->> 'apellidos'), '')), '')
      )
    )));
-- POST /asignacion/importar/ins
select coalesce(error, '') as error, count(*)::integer as filas
from importacion_fila
where id_importacion = $1 and estado = 'rechazada' and not numero = any ($2::integer[])
group by error
order by count(*) desc, min(numero);
-- GET /asignacion/importar/filas/:id, GET /asignacion/importar/rechazadas/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day');
-- GET /asignacion/importar/filas/:id
select fila.*
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'codigo'
      as codigo, f.textos ->> 'documento' as documento, f.textos ->> 'correo' as correo, (f.extra ->> 'id_usuario')::numeric as id_usuario,
      f.extra ->> 'codigo_usuario' as codigo_usuario, f.extra ->> 'nombres' as nombres, f.extra ->> 'apellidos' as apellidos, f.extra ->>
      'empresa' as empresa, f.extra ->> 'correo_electronico' as correo_electronico, f.extra ->> 'centro_costo' as centro_costo, f.extra ->>
      'plan' as plan
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true
order by fila.numero asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /asignacion/importar/filas/:id
-- GET /asignacion/importar/rechazadas/:id
select distinct t.campo
from importacion_fila f, jsonb_each_text(f.textos) as t(campo, texto)
where f.id_importacion = $1 and f.estado = 'rechazada' and t.texto <> '';
-- GET /asignacion/importar/rechazadas/:id
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'codigo'
      as codigo, f.textos ->> 'documento' as documento, f.textos ->> 'correo' as correo, (f.extra ->> 'id_usuario')::numeric as id_usuario,
      f.extra ->> 'codigo_usuario' as codigo_usuario, f.extra ->> 'nombres' as nombres, f.extra ->> 'apellidos' as apellidos, f.extra ->>
      'empresa' as empresa, f.extra ->> 'correo_electronico' as correo_electronico, f.extra ->> 'centro_costo' as centro_costo, f.extra ->>
      'plan' as plan
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true and fila.estado::text = $2;
-- POST /asignacion/importar/deshacer/:id
select numero, fila, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombres', f.extra ->> 'nombres'), ''), nullif(coalesce(f.textos ->>
    'apellidos', f.extra ->> 'apellidos'), '')), '') as nombre, id_registro as id, estado
from importacion_fila f
where id_importacion = $1 and id_registro is not null
order by numero desc;
select from asignacion where id_asignacion = any ($1::integer[]) order by id_asignacion for update; -- POST /asignacion/importar/deshacer/:id
-- POST /asignacion/importar/deshacer/:id
select a.id_asignacion as id, case when not true then 'fuera' when a.codigo_estado = 2 then 'cerrada' when a.fecha_apertura <> (f.despues
    ->> 'fecha_apertura')::timestamptz then 'reabierta' when exists (select from evaluacion v where v.id_usuario = a.id_usuario and
    v.id_planestudio = a.id_planestudio and v.fecha_creacion >= a.fecha_apertura) then 'empezada' end as motivo
from asignacion a
join usuario u using (id_usuario)
join importacion_fila f on f.id_importacion = $1::integer and f.id_registro = a.id_asignacion
where a.id_asignacion = any ($2::integer[]);
update importacion set estado = $1, deshecho = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /asignacion/importar/deshacer/:id
-- GET /asignacion/importar/sellst
select fila.*
from (
  select i.id_importacion, i.fecha_creacion, i.usuario_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.archivo, i.preparado
      ->> 'asunto' as asunto, i.estado, i.id_usuario is not distinct
  from $1::integer as propia, r.insertados, r.actualizados, coalesce(r.cesados, 0) as cesados, r.existentes, r.rechazados,
      coalesce(jsonb_array_length(i.enmiendas), 0) as enmendadas, case when r.cesados > 0 then (
    select string_agg(c.nombre, ', ' order by c.numero)
    from (select f.numero, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombres', f.extra ->> 'nombres'), ''),
        nullif(coalesce(f.textos ->> 'apellidos', f.extra ->> 'apellidos'), '')), '') as nombre from importacion_fila f where
        f.id_importacion = i.id_importacion and f.estado = 'cambiada' and coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false)
        order by f.numero limit $2) c
  ) end as cesaron
  from importacion i
  left join usuario u on u.id_usuario = i.id_usuario, jsonb_to_record(i.resultado) as r(insertados integer, actualizados integer, cesados
      integer, existentes integer, rechazados integer)
  where i.tipo = $3 and i.estado <> 'revisada' and (i.id_usuario = $4 or not $5::boolean)
) as fila
where true
order by fila.id_importacion desc
limit $6 offset $7;
select count(*)::integer as total from (…) as fila where true; -- GET /asignacion/importar/sellst
