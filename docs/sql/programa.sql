-- SQL of programa. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /programa/sellst
select fila.*
from (
  select p.id_programa, p.codigo, p.titulo, p.descripcion, p.codigo_estado, p.indicador_obligatorio, p.numero_orden, p.id_empresa, (select
      count(*)::integer from planestudio_programa l where l.id_programa = p.id_programa) as planestudio, (select count(*)::integer from
      programa_curso l where l.id_programa = p.id_programa) as curso, (select duena.empresa from empresa duena where duena.id_empresa =
      p.id_empresa) as empresa, p.usuario_creacion, p.usuario_modificacion, p.fecha_creacion, p.fecha_modificacion, p.version
  from programa p
) as fila
where true
order by orden_texto(fila.titulo::text) collate C asc, fila.id_programa asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /programa/sellst
select fila.* from (…) as fila where fila.id_programa = $1; -- GET /programa/sel/:id, POST /programa/upd/ (2 times), GET /programa/sel/detalle/:id
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /programa/ins, POST /programa/upd/, GET /programa/del/:id, DELETE /programa/:id, POST /programa/ins/plan, POST /programa/duplicar/:id
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /programa/ins, POST /programa/upd/, POST /programa/ins/plan, POST /programa/duplicar/:id
-- POST /programa/ins, POST /programa/upd/, POST /programa/duplicar/:id
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_programa as id, n.valor from unnest($1::text[]) as n(valor) join programa o on lower(o.codigo) = lower(n.valor); -- POST /programa/ins, POST /programa/upd/, POST /programa/duplicar/:id
-- POST /programa/ins
insert into programa (codigo, titulo, descripcion, codigo_estado, indicador_obligatorio, id_empresa, usuario_creacion, fecha_creacion,
    fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning id_programa as id;
-- POST /programa/ins, POST /programa/upd/, POST /programa/duplicar/:id
select *
from (
  (select p.denominacion as contenedor, h.titulo as parte from planestudio_programa l join planestudio p on p.id_planestudio =
      l.id_planestudio join programa h on h.id_programa = l.id_programa where (h.id_programa = any ($1::integer[])) and h.id_empresa is not
      null and h.id_empresa is distinct from p.id_empresa limit 1)
  union all (select p.titulo as contenedor, h.titulo as parte from programa_curso l join programa p on p.id_programa = l.id_programa join
      curso h on h.id_curso = l.id_curso where (p.id_programa = any ($2::integer[])) and h.id_empresa is not null and h.id_empresa is
      distinct from p.id_empresa limit 1)
) as mala
limit 1;
select id_programa, codigo_estado, version from programa where id_programa = $1 for no key update; -- POST /programa/ins, POST /programa/upd/ (2 times), GET /programa/del/:id, DELETE /programa/:id, POST /programa/duplicar/:id
select n.id from unnest($1::integer[]) as n(id) where not exists (select from programa_curso l where l.id_programa = n.id); -- POST /programa/ins, POST /programa/upd/
select id_programa as id, id_empresa from programa where id_programa = any ($1::integer[]); -- POST /programa/upd/, POST /programa/duplicar/:id
-- POST /programa/upd/
update programa
set codigo = $1, titulo = $2, descripcion = $3, codigo_estado = $4, indicador_obligatorio = $5, numero_orden = $6, id_empresa = $7,
    usuario_modificacion = $8, fecha_modificacion = $9, version = version + 1
where id_programa = $10
returning version;
-- GET /programa/del/:id, DELETE /programa/:id
select r.id, array(select p.denominacion from planestudio_programa l join planestudio p using (id_planestudio) where l.id_programa = r.id
    order by orden_texto(p.denominacion) collate C) as planes, (select count(*)::integer from evaluacion where id_programa = r.id) as
    evaluaciones
from unnest($1::integer[]) as r(id);
delete from programa_curso where id_programa = any ($1::integer[]); -- GET /programa/del/:id, DELETE /programa/:id
delete from programa where id_programa = any ($1::integer[]); -- GET /programa/del/:id, DELETE /programa/:id
-- GET /programa/sel/detalle/:id
select l.id_programa_curso, l.id_programa, l.id_curso, c.titulo, l.numero_orden
from programa_curso l
join curso c using (id_curso)
where l.id_programa = $1
order by l.numero_orden, l.id_programa_curso;
-- GET /programa/sellst/tabla
select array_agg(fila.id_fila order by fila.id_fila asc) as claves
from (
  select p.id_programa, p.codigo, p.titulo, p.codigo_estado, c.id_curso, c.codigo as curso_codigo, c.titulo as curso, c.codigo_estado as
      curso_estado, pc.numero_orden, row_number() over (order by orden_texto(p.titulo) collate C, p.id_programa, pc.numero_orden,
      pc.id_programa_curso)::integer as id_fila, (select count(*)::integer from curso_modulo l where l.id_curso = c.id_curso) as modulos
  from programa p
  left join programa_curso pc using (id_programa)
  left join curso c using (id_curso)
  where true
) as fila
where true;
select fila.* from (…) as fila where fila.id_fila = any ($1::bigint[]) and true; -- GET /programa/sellst/tabla
-- GET /programa/sellst/plan/:id
select p.id_programa, p.codigo, p.titulo, p.descripcion, p.codigo_estado, p.indicador_obligatorio, p.numero_orden, p.id_empresa, (select
    count(*)::integer from planestudio_programa l where l.id_programa = p.id_programa) as planestudio, (select count(*)::integer from
    programa_curso l where l.id_programa = p.id_programa) as curso, (select duena.empresa from empresa duena where duena.id_empresa =
    p.id_empresa) as empresa, p.usuario_creacion, p.usuario_modificacion, p.fecha_creacion, p.fecha_modificacion, p.version,
    pp.id_planestudio_programa, pp.id_planestudio
from planestudio_programa pp
join programa p on p.id_programa = pp.id_programa
where pp.id_planestudio = $1
order by pp.numero_orden, pp.id_planestudio_programa;
-- GET /programa/sellst/curso/:id
select p.id_programa, p.codigo, p.titulo, p.descripcion, p.codigo_estado, p.indicador_obligatorio, p.numero_orden, p.id_empresa, (select
    count(*)::integer from planestudio_programa l where l.id_programa = p.id_programa) as planestudio, (select count(*)::integer from
    programa_curso l where l.id_programa = p.id_programa) as curso, (select duena.empresa from empresa duena where duena.id_empresa =
    p.id_empresa) as empresa, p.usuario_creacion, p.usuario_modificacion, p.fecha_creacion, p.fecha_modificacion, p.version
from programa_curso l
join programa p on p.id_programa = l.id_programa
where l.id_curso = $1
order by orden_texto(p.titulo) collate C;
select id_planestudio as id from planestudio where id_planestudio = any ($1::integer[]) order by 1 for no key update; -- POST /programa/ins/plan
-- POST /programa/ins/plan
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from planestudio as o where o.id_planestudio = n.id and true)
order by n.id;
-- POST /programa/ins/plan
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from programa as o where o.id_programa = n.id and true)
order by n.id;
-- POST /programa/ins/plan
insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion, fecha_creacion)
select n.id_planestudio, n.id_programa, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[]) with ordinality as n(id_planestudio, id_programa, numero_orden, fila)
left join (select id_planestudio, max(numero_orden) as ultimo from planestudio_programa group by 1) u using (id_planestudio)
order by n.fila
on conflict (id_planestudio, id_programa) do nothing;
-- POST /programa/ins/plan
select *
from ((select p.denominacion as contenedor, h.titulo as parte from planestudio_programa l join planestudio p on p.id_planestudio =
    l.id_planestudio join programa h on h.id_programa = l.id_programa where (p.id_planestudio = any ($1::integer[])) and h.id_empresa is not
    null and h.id_empresa is distinct from p.id_empresa limit 1)) as mala
limit 1;
select from planestudio where id_planestudio = any ($1::integer[]) order by id_planestudio for no key update; -- POST /programa/ins/plan
select from progreso where id_planestudio = any ($1::integer[]) order by id_planestudio, id_usuario for update; -- POST /programa/ins/plan
select count(*) from convalidar($1::integer[], $2::integer[], null); -- POST /programa/ins/plan
-- POST /programa/ins/plan
update progreso g
set (total, aprobados, calificados, suma_notas, evaluaciones, iniciado) = (n.total, n.aprobados, n.calificados, n.suma_notas,
    n.evaluaciones, n.iniciado)
from (
  with activa as materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa
      and id_planestudio = any ($1::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio),
      hechas as (
    select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa)
        as calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
    from (select * from progreso_tema where id_planestudio = any ($2::integer[])) g
    left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    group by g.id_usuario, g.id_planestudio
  )
  select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
      calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as
      iniciado
  from (select id_usuario, id_planestudio from progreso where id_planestudio = any ($3::integer[])) a
  left join activas t using (id_planestudio)
  left join hechas h using (id_usuario, id_planestudio)
  order by a.id_planestudio, a.id_usuario
) n
where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio and (g.total, g.aprobados, g.calificados, g.suma_notas,
    g.evaluaciones, g.iniciado) is distinct
from (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado);
select id_programa as id, titulo::text as texto from programa where id_programa = any ($1::integer[]); -- POST /programa/duplicar/:id (2 times)
select id_programa as id, codigo::text as texto from programa where id_programa = any ($1::integer[]); -- POST /programa/duplicar/:id
-- POST /programa/duplicar/:id
insert into programa (descripcion, indicador_obligatorio, numero_orden, codigo_estado, titulo, codigo, id_empresa, usuario_creacion,
    fecha_creacion, fecha_modificacion)
select descripcion, indicador_obligatorio, numero_orden, $1, $2, $3, $4, $5, $6, $7
from programa
where id_programa = $8
returning id_programa as id;
insert into copia (tabla, id_registro, nombre, fecha_creacion, id_usuario, filas) values ($1, $2, $3, $4, $5, $6) returning id_copia; -- POST /programa/duplicar/:id
-- GET /programa/sellst/usuario/:id, GET /programa/sellst/usuario/graph/:id
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
-- GET /programa/sellst/usuario/det/:user/:program/:id
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
