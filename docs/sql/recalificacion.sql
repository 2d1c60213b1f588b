-- SQL of recalificacion. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /recalificacion/simular (4 times), POST /recalificacion/confirmar (2 times), POST /recalificacion/deshacer (2 times)
-- POST /recalificacion/simular (2 times), POST /recalificacion/confirmar (4 times), POST /recalificacion/deshacer
select v.pregunta, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.datos, q.id_empresa, q.version as version_banco,
    array(select s.version from pregunta_version s where s.id_pregunta = v.id_pregunta and (s.pregunta, s.rpta_a, s.rpta_b, s.rpta_c,
    s.rpta_d, s.indicador_correcta, s.tipo) = (v.pregunta, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.tipo) and s.datos
    is not distinct from v.datos order by s.version) as versiones
from pregunta_version v
join pregunta q using (id_pregunta)
where v.id_pregunta = $1::integer and v.version = $2::integer;
select id_recalificacion as id from recalificacion where id_pregunta = $1::integer and estado in ('pendiente', 'deshaciendo'); -- POST /recalificacion/simular, POST /recalificacion/confirmar, POST /recalificacion/deshacer
-- POST /recalificacion/simular, POST /recalificacion/confirmar
select count(*) filter (where e.fecha_fin is not null and e.codigo_estado = 1)::integer as calificados, count(*) filter (where e.fecha_fin
    is null and e.codigo_estado = 1)::integer as abiertos, count(*) filter (where e.codigo_estado = 2)::integer as anulados, count(*) filter
    (where e.fecha_fin is not null and e.codigo_estado = 1 and not true)::integer as fuera
from detalle d
join evaluacion e using (id_evaluacion)
join usuario u using (id_usuario)
where d.id_pregunta = $1::integer and d.version = any ($2::integer[]);
-- POST /recalificacion/simular
insert into recalificacion (id_pregunta, version, modo, a_la_baja, motivo, abiertos, intentos_anulados, usuario_creacion,
    id_usuario_creacion, fecha_creacion, versiones, respuestas)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
returning id_recalificacion;
-- POST /recalificacion/simular
insert into recalificacion_fila (id_recalificacion, id_evaluacion, tramo)
select $1::integer, n.id_evaluacion, (min(n.orden) over (partition by n.id_usuario) - 1) / $2::integer
from (select e.id_evaluacion, e.id_usuario, row_number() over (order by e.id_usuario, e.id_evaluacion) as orden from detalle d join
    evaluacion e using (id_evaluacion) where d.id_pregunta = $3::integer and d.version = any ($4::integer[]) and e.fecha_fin is not null and
    e.codigo_estado = 1) n
order by n.orden;
-- POST /recalificacion/simular (3 times), POST /recalificacion/confirmar, POST /recalificacion/deshacer
select r.id_recalificacion, r.id_pregunta, r.version, r.modo, r.respuestas, r.a_la_baja, r.avisa, r.motivo, r.estado, r.usuario_creacion,
    r.id_usuario_creacion, r.fecha_creacion, r.version_corregida, r.version_banco, r.version_anterior
from recalificacion r
where r.id_recalificacion = $1::integer and r.estado in ('simulando', 'pendiente', 'deshaciendo')
for update skip locked;
-- POST /recalificacion/simular (2 times), POST /recalificacion/confirmar, POST /recalificacion/deshacer
select id_evaluacion, antes, despues, certificado
from recalificacion_fila
where id_recalificacion = $1::integer and estado = $2 and tramo = (select min(tramo) from recalificacion_fila where id_recalificacion =
    $3::integer and estado = $4)
order by id_evaluacion;
-- POST /recalificacion/simular, POST /recalificacion/confirmar (2 times), POST /recalificacion/deshacer
select e.id_evaluacion, e.id_usuario, e.id_planestudio, e.codigo_estado = 1 and e.fecha_fin is not null as vale, e.notaminima, e.fecha_fin,
    e.correcta, e.total, e.nota, e.aprobado, d.version, d.es_correcta, case when d.es_correcta is not null then coalesce(d.puntos,
    d.es_correcta::integer)::float8 end as puntos, d.respuesta, d.respuesta_datos, d.orden, d.orden_opciones, (select
    json_agg(json_build_object('id_pregunta', o.id_pregunta, 'puntos', case when o.es_correcta is not null then coalesce(o.puntos,
    o.es_correcta::integer) end) order by o.numero_orden) from detalle o where o.id_evaluacion = e.id_evaluacion) as preguntas, (select
    json_build_object('numero', c.numero, 'codigo', c.codigo, 'nota', c.nota, 'codigo_estado', c.codigo_estado, 'reemplaza', c.reemplaza)
    from certificado c where c.id_evaluacion = e.id_evaluacion) as certificado
from evaluacion e
join detalle d on d.id_evaluacion = e.id_evaluacion and d.id_pregunta = $1
where e.id_evaluacion = any ($2::integer[])
order by e.id_evaluacion
for no key update of e;
-- POST /recalificacion/simular, POST /recalificacion/confirmar
select
from progreso
where id_usuario = any ($1::integer[]) and id_planestudio = any ($2::integer[])
order by id_planestudio, id_usuario
for update;
-- POST /recalificacion/simular, POST /recalificacion/confirmar, POST /recalificacion/deshacer
update detalle d
set version = n.version, es_correcta = n.es_correcta, puntos = n.puntos
from json_to_recordset($1::json) as n(id_evaluacion integer, version integer, es_correcta boolean, puntos numeric)
where d.id_evaluacion = n.id_evaluacion and d.id_pregunta = $2::integer;
-- POST /recalificacion/simular, POST /recalificacion/confirmar, POST /recalificacion/deshacer
update evaluacion e
set correcta = n.correcta, total = n.total, nota = n.nota, aprobado = n.aprobado, usuario_modificacion = $1, fecha_modificacion =
    $2::timestamptz
from json_to_recordset($3::json) as n(id_evaluacion integer, correcta integer, total integer, nota numeric, aprobado boolean)
where e.id_evaluacion = n.id_evaluacion and (e.correcta, e.total, e.nota, e.aprobado) is distinct
from (n.correcta, n.total, n.nota, n.aprobado);
-- POST /recalificacion/simular, POST /recalificacion/confirmar
delete from progreso_tema g
where id_usuario = any ($1::integer[]) and id_planestudio = any ($2::integer[]) and (convalidado or not exists (select from evaluacion e
    where e.fecha_fin is not null and e.codigo_estado = 1 and e.id_usuario = g.id_usuario and e.id_planestudio = g.id_planestudio and
    e.id_programa = g.id_programa and e.id_curso = g.id_curso and e.id_modulo = g.id_modulo and e.id_tema = g.id_tema));
-- POST /recalificacion/simular, POST /recalificacion/confirmar
insert into progreso_tema as g (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado,
    id_evaluacion, fecha_aprobado, fecha_ultima, convalidado)
select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado, id_evaluacion, fecha_aprobado,
    fecha_ultima, convalidado
from (
  select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, count(*)::integer as intentos, (array_agg(nota order by
      aprobado desc, nota desc nulls last, id_evaluacion))[1] as nota, bool_or(aprobado) as aprobado, (array_agg(id_evaluacion order by
      aprobado desc, nota desc nulls last, id_evaluacion))[1] as id_evaluacion, min(fecha_fin) filter (where aprobado) as fecha_aprobado,
      max(fecha_fin) as fecha_ultima, false as convalidado
  from evaluacion
  where fecha_fin is not null and codigo_estado = 1 and id_usuario = any ($1::integer[]) and id_planestudio = any ($2::integer[])
  group by id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema
) p
on conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema) do update
set (intentos, nota, aprobado, id_evaluacion, fecha_aprobado, fecha_ultima, convalidado) = (excluded.intentos, excluded.nota,
    excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima, excluded.convalidado)
where (g.intentos, g.nota, g.aprobado, g.id_evaluacion, g.fecha_aprobado, g.fecha_ultima, g.convalidado) is distinct
from (excluded.intentos, excluded.nota, excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima,
    excluded.convalidado);
select count(*) from convalidar($1::integer[], $2::integer[], null); -- POST /recalificacion/simular, POST /recalificacion/confirmar
-- POST /recalificacion/simular, POST /recalificacion/confirmar
update progreso g
set (total, aprobados, calificados, suma_notas, evaluaciones, iniciado) = (n.total, n.aprobados, n.calificados, n.suma_notas,
    n.evaluaciones, n.iniciado)
from (
  with activa as materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa
      and id_planestudio = any ($1::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio),
      hechas as (
    select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa)
        as calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
    from (select * from progreso_tema where id_usuario = any ($2::integer[]) and id_planestudio = any ($3::integer[])) g
    left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    group by g.id_usuario, g.id_planestudio
  )
  select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
      calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as
      iniciado
  from (select id_usuario, id_planestudio from progreso where id_usuario = any ($4::integer[]) and id_planestudio = any ($5::integer[])) a
  left join activas t using (id_planestudio)
  left join hechas h using (id_usuario, id_planestudio)
  order by a.id_planestudio, a.id_usuario
) n
where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio and (g.total, g.aprobados, g.calificados, g.suma_notas,
    g.evaluaciones, g.iniciado) is distinct
from (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado);
-- POST /recalificacion/simular, POST /recalificacion/confirmar, POST /recalificacion/deshacer
update recalificacion_fila f
set estado = n.estado, efecto = coalesce(n.efecto, f.efecto), certificado = case when n.efecto is not null then n.certificado else
    f.certificado end, planes_terminados = coalesce(n.planes_terminados, f.planes_terminados), planes_reabiertos =
    coalesce(n.planes_reabiertos, f.planes_reabiertos), antes = coalesce(n.antes, f.antes), despues = coalesce(n.despues, f.despues)
from json_to_recordset($1::json) as n(id_evaluacion integer, estado text, efecto text, certificado text, planes_terminados smallint,
    planes_reabiertos smallint, antes jsonb, despues jsonb)
where f.id_recalificacion = $2::integer and f.id_evaluacion = n.id_evaluacion;
update recalificacion set estado = $1, fecha_fin = $2, fallos = $3 where id_recalificacion = $4; -- POST /recalificacion/simular, POST /recalificacion/deshacer
-- POST /recalificacion/simular, POST /recalificacion/confirmar, POST /recalificacion/deshacer, GET /recalificacion/sel/:id, GET /recalificacion/filas/:id
select r.id_recalificacion, r.id_pregunta, r.version, v.pregunta, r.modo, r.respuestas, r.a_la_baja, r.avisa, r.motivo, r.estado,
    coalesce(u.personal, r.usuario_creacion) as autor, r.fecha_creacion, r.fecha_fin, c.total, c.vistas, c.hechas, c.rechazadas,
    c.deshechas, c.quedan, c.cuentas, r.version_banco is not null as corrige_banco, (r.estado in ('hecha', 'detenida') and c.hechas > 0) as
    deshacible
from recalificacion r
join pregunta q using (id_pregunta)
join pregunta_version v on v.id_pregunta = r.id_pregunta and v.version = r.version
left join usuario u on u.id_usuario = r.id_usuario_creacion
cross join lateral (
  select count(*)::integer as total, count(*) filter (where f.estado <> 'porver')::integer as vistas, count(*) filter (where f.estado =
      'hecha')::integer as hechas, count(*) filter (where f.estado = 'rechazada')::integer as rechazadas, count(*) filter (where f.estado =
      'deshecha')::integer as deshechas, count(*) filter (where f.estado = 'queda')::integer as quedan, json_build_object('intentos',
      count(*), 'personas', count(distinct e.id_usuario), 'cambian', count(*) filter (where (f.efecto in ('aprueba', 'desaprueba', 'sube',
      'baja')))::integer, 'aprueban', count(*) filter (where f.efecto = 'aprueba')::integer, 'desaprueban', count(*) filter (where f.efecto
      = 'desaprueba')::integer, 'suben', count(*) filter (where f.efecto = 'sube')::integer, 'bajan', count(*) filter (where f.efecto =
      'baja')::integer, 'conservan', count(*) filter (where f.efecto = 'conserva')::integer, 'sin_preguntas', count(*) filter (where
      f.efecto = 'sin_preguntas')::integer, 'emitidos', count(*) filter (where f.certificado = 'emite')::integer, 'revisados', count(*)
      filter (where f.certificado = 'revisa')::integer, 'anulados', count(*) filter (where f.certificado = 'anula')::integer, 'repuestos',
      count(*) filter (where f.certificado = 'repone')::integer, 'planes_terminados', coalesce(sum(f.planes_terminados), 0),
      'planes_reabiertos', coalesce(sum(f.planes_reabiertos), 0), 'abiertos', r.abiertos, 'intentos_anulados', r.intentos_anulados,
      'avisos', count(distinct e.id_usuario) filter (where ((f.efecto in ('aprueba', 'desaprueba', 'sube', 'baja')) and u.codigo_estado = 1
      and (u.fecha_cese is null or u.fecha_cese > $1::date) and (u.correo_electronico is not null and u.correo_electronico is distinct from
      u.correo_rebotado)))) as cuentas
  from recalificacion_fila f
  join evaluacion e using (id_evaluacion)
  join usuario u using (id_usuario)
  where f.id_recalificacion = r.id_recalificacion
) c
where r.id_recalificacion = $2::integer and true;
-- POST /recalificacion/confirmar, POST /recalificacion/deshacer
select r.id_recalificacion, r.id_pregunta, r.version, r.modo, r.respuestas, r.a_la_baja, r.avisa, r.motivo, r.estado, r.usuario_creacion,
    r.id_usuario_creacion, r.fecha_creacion, r.version_corregida, r.version_banco, r.version_anterior
from recalificacion r
join pregunta q using (id_pregunta)
where r.id_recalificacion = $1::integer and true and (r.estado not in ('simulando', 'simulada') or r.fecha_creacion > $2::timestamptz -
    interval '1 day')
for update of r;
select version from pregunta where id_pregunta = $1 for no key update; -- POST /recalificacion/confirmar, POST /recalificacion/deshacer
-- POST /recalificacion/confirmar
select
from recalificacion
where id_pregunta = $1::integer and estado <> 'simulada' and (fecha_confirmacion >= $2::timestamptz or fecha_fin >= $3::timestamptz)
limit 1;
-- POST /recalificacion/confirmar
update pregunta
set rpta_a = $1, rpta_b = $2, rpta_c = $3, rpta_d = $4, indicador_correcta = $5, datos = $6::jsonb, version = version + 1,
    usuario_modificacion = $7, fecha_modificacion = $8::timestamptz
where id_pregunta = $9::integer
returning version;
-- POST /recalificacion/confirmar
insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos, tipo, partes,
    usuario_creacion, fecha_creacion)
select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos, tipo, partes, usuario_modificacion,
    fecha_modificacion
from pregunta
where id_pregunta = $1::integer;
-- POST /recalificacion/confirmar
update recalificacion
set estado = $1, fecha_confirmacion = $2, avisa = $3, version_corregida = $4, version_banco = $5, version_anterior = $6
where id_recalificacion = $7;
-- POST /recalificacion/confirmar, POST /recalificacion/deshacer
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /recalificacion/confirmar, POST /recalificacion/deshacer
insert into pendiente_salud (id_pregunta, version)
select id_pregunta, version
from detalle
where id_evaluacion = any ($1::integer[])
union
select $2::integer, unnest($3::integer[]);
-- GET /recalificacion/sellst
select array_agg(fila.id_recalificacion order by fila.fecha_creacion desc, fila.id_recalificacion desc) as claves
from (
  select r.id_recalificacion, r.id_pregunta, r.fecha_creacion, v.pregunta, r.version, r.modo, r.a_la_baja::integer as a_la_baja, r.motivo,
      coalesce(u.personal, r.usuario_creacion) as autor, r.estado, (select count(*)::integer from recalificacion_fila f where
      f.id_recalificacion = r.id_recalificacion) as total, (select count(*)::integer from recalificacion_fila f where f.id_recalificacion =
      r.id_recalificacion and f.estado = 'hecha') as hechas, r.fecha_fin
  from recalificacion r
  join pregunta q using (id_pregunta)
  join pregunta_version v on v.id_pregunta = r.id_pregunta and v.version = r.version
  left join usuario u on u.id_usuario = r.id_usuario_creacion
  where r.estado not in ('simulando', 'simulada') and true
) as fila
where true;
select fila.* from (…) as fila where fila.id_recalificacion = any ($1::bigint[]) and true; -- GET /recalificacion/sellst
-- GET /recalificacion/filas/:id
select array_agg(fila.id_recalificacion_fila order by orden_texto(fila.personal::text) collate C asc, fila.id_recalificacion_fila asc) as
    claves
from (
  select f.id_recalificacion_fila, f.id_evaluacion, u.codigo_usuario, u.personal, m.empresa, p.denominacion as plan, t.titulo as tema,
      e.numero_intento, (f.antes ->> 'nota')::numeric as nota_antes, (f.despues ->> 'nota')::numeric as nota_despues, f.efecto,
      f.certificado, f.estado
  from recalificacion_fila f
  join evaluacion e using (id_evaluacion)
  join usuario u using (id_usuario)
  left join empresa m using (id_empresa)
  join planestudio p on p.id_planestudio = e.id_planestudio
  join tema t on t.id_tema = e.id_tema
  where f.id_recalificacion = $1::integer and true
) as fila
where true;
select fila.* from (…) as fila where fila.id_recalificacion_fila = any ($2::bigint[]) and true; -- GET /recalificacion/filas/:id
