-- SQL of solicitud. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /solicitud/sellst
select fila.*
from (
  select s.id_solicitud, s.id_usuario, s.tipo, s.canal, s.fecha_recepcion, s.detalle, s.estado, s.respuesta, u.codigo_usuario as
      codigo_usuario, u.personal as personal, e.empresa as empresa, (s.estado in ('recibida', 'en_tramite'))::integer as abierta, s.vence,
      s.fecha_respuesta, s.usuario_creacion, s.usuario_modificacion, s.fecha_creacion, s.fecha_modificacion, s.version
  from solicitud s
  join usuario u using (id_usuario)
  left join empresa e on e.id_empresa = u.id_empresa
) as fila
where true
order by fila.vence asc, fila.id_solicitud asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /solicitud/sellst
select fila.* from (…) as fila where fila.id_solicitud = $1; -- GET /solicitud/sel/:id, POST /solicitud/upd/ (3 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /solicitud/ins, POST /solicitud/upd/, GET /solicitud/del/:id, DELETE /solicitud/:id, POST /solicitud/pedir
-- POST /solicitud/ins, POST /solicitud/upd/
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from usuario u where u.id_usuario = n.id and true)
order by n.id;
-- POST /solicitud/ins
insert into solicitud (id_usuario, tipo, canal, fecha_recepcion, estado, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_solicitud as id;
select id_solicitud, version from solicitud where id_solicitud = $1 for no key update; -- POST /solicitud/ins, POST /solicitud/upd/ (2 times), GET /solicitud/del/:id, DELETE /solicitud/:id
-- POST /solicitud/upd/
update solicitud
set id_usuario = $1, tipo = $2, canal = $3, fecha_recepcion = $4, detalle = $5, estado = $6, respuesta = $7, usuario_modificacion = $8,
    fecha_modificacion = $9, version = version + 1
where id_solicitud = $10
returning version;
-- GET /solicitud/propias
select id_solicitud, tipo, estado, fecha_recepcion, vence, detalle, respuesta, fecha_respuesta
from solicitud
where id_usuario = $1::integer
order by fecha_recepcion desc, id_solicitud desc;
-- POST /solicitud/pedir
insert into solicitud (id_usuario, tipo, canal, fecha_recepcion, detalle, usuario_creacion, id_usuario_creacion, fecha_creacion,
    fecha_modificacion)
select u.id_usuario, $1::text, 'portal', $2::date, $3::text, $4::text, u.id_usuario, $5::timestamptz, $6::timestamptz
from (select id_usuario from usuario where id_usuario = $7::integer for no key update) u
where not exists (select from solicitud s where s.id_usuario = u.id_usuario and s.tipo = $8::text and s.fecha_respuesta is null)
returning id_solicitud;
