-- SQL of detalle. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /detalle/sellst
select fila.*
from (select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, respuesta_datos, es_correcta, coalesce(puntos,
    es_correcta::integer) as puntos from detalle where true) as fila
where true
order by fila.id_detalle asc
limit $1 offset $2;
-- GET /detalle/sellst
select count(*)::integer as total
from (select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, respuesta_datos, es_correcta, coalesce(puntos,
    es_correcta::integer) as puntos from detalle where true) as fila
where true;
-- POST /detalle/ins, POST /detalle/ins/varias, POST /detalle/upd/:id, DELETE /detalle/:id
with intento as (select id_evaluacion, id_usuario, fecha_fin is not null as cerrado from evaluacion where id_evaluacion = $1 for no key
    update), elegida as (
  select b.turno, d.id_detalle, b.respuesta, b.datos::jsonb as respuesta_datos, b.fecha, v.datos, d.orden_opciones, $2::boolean or (b.datos
      is null and (b.respuesta is null or v.datos is null and b.respuesta <= 4)) as clara
  from unnest($3::integer[], $4::smallint[], $5::text[], $6::timestamptz[]) with ordinality as b (id_pregunta, respuesta, datos, fecha,
      turno)
  left join (detalle d join pregunta_version v using (id_pregunta, version)) on d.id_evaluacion = $1 and d.id_pregunta = b.id_pregunta
), guardada as (update detalle d set respuesta = e.respuesta, respuesta_datos = e.respuesta_datos, fecha_respuesta = e.fecha from intento i,
    elegida e where d.id_detalle = e.id_detalle and i.id_usuario = $7 and not i.cerrado and not exists (select from elegida where id_detalle
    is null or not clara) and (d.fecha_respuesta is null or d.fecha_respuesta <= e.fecha))
select i.id_usuario, i.cerrado, (select array_agg(id_detalle order by turno) from elegida) as detalles, (select json_agg(case when not clara
    then json_build_object('datos', datos, 'orden', orden_opciones) end order by turno) from elegida having not bool_and(clara)) as
    porRevisar
from intento i;
-- GET /detalle/sel/:id (2 times), POST /detalle/upd/:id, DELETE /detalle/:id
select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, respuesta_datos, es_correcta, coalesce(puntos, es_correcta::integer)
    as puntos
from detalle
where id_detalle = $1;
select id_usuario from evaluacion where id_evaluacion = $1; -- GET /detalle/sel/:id
