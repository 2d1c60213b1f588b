-- SQL of notificacion. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select valor from secreto where clave = $1; -- GET /notificacion (2 times)
insert into secreto (clave, valor) values ($1, $2) on conflict (clave) do nothing; -- GET /notificacion
-- GET /notificacion
select id_notificacion_equipo, huella, agente, fecha_creacion, silencio_desde, silencio_hasta
from notificacion_equipo
where id_usuario = $1::integer
order by id_notificacion_equipo;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /notificacion, DELETE /notificacion/:id
select id_usuario from usuario where id_usuario = $1 for update; -- POST /notificacion
delete from notificacion_equipo where huella = $1 and id_usuario <> $2::integer; -- POST /notificacion
-- POST /notificacion
insert into notificacion_equipo as e (id_usuario, direccion, huella, clave_publica, secreto, agente, silencio_desde, silencio_hasta,
    fecha_creacion)
select $1::integer, $2, $3, $4, $5, $6, $7::smallint, $8::smallint, $9::timestamptz
where (select count(*) from notificacion_equipo o where o.id_usuario = $10::integer and o.huella <> $11) < $12
on conflict (huella) do update
set clave_publica = excluded.clave_publica, secreto = excluded.secreto, agente = excluded.agente, silencio_desde = excluded.silencio_desde,
    silencio_hasta = excluded.silencio_hasta;
-- POST /notificacion, DELETE /notificacion/:id
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
delete from notificacion_equipo where id_notificacion_equipo = $1 and id_usuario = $2; -- DELETE /notificacion/:id
