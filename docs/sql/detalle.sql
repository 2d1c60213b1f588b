-- SQL of detalle. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /detalle/sellst
select fila.*
from (select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, es_correcta from detalle where true) as fila
where true
order by fila.id_detalle asc
limit $1 offset $2;
-- GET /detalle/sellst
select count(*)::integer as total
from (select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, es_correcta from detalle where true) as fila
where true;
-- POST /detalle/ins, POST /detalle/ins/varias, POST /detalle/upd/:id, DELETE /detalle/:id
with intento as (select id_evaluacion, id_usuario, fecha_fin is not null as cerrado from evaluacion where id_evaluacion = $1 for no key
    update), elegida as (select v.orden, d.id_detalle, v.respuesta, v.fecha from unnest($2::integer[], $3::smallint[], $4::timestamptz[])
    with ordinality as v (id_pregunta, respuesta, fecha, orden) left join detalle d on d.id_evaluacion = $1 and d.id_pregunta =
    v.id_pregunta), guardada as (update detalle d set respuesta = e.respuesta, fecha_respuesta = e.fecha from intento i, elegida e where
    d.id_detalle = e.id_detalle and i.id_usuario = $5 and not i.cerrado and not exists (select from elegida where id_detalle is null) and
    (d.fecha_respuesta is null or d.fecha_respuesta <= e.fecha))
select i.id_usuario, i.cerrado, (select array_agg(id_detalle order by orden) from elegida) as detalles
from intento i;
select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, es_correcta from detalle where id_detalle = $1; -- GET /detalle/sel/:id (2 times), POST /detalle/upd/:id, DELETE /detalle/:id
select id_usuario from evaluacion where id_evaluacion = $1; -- GET /detalle/sel/:id
