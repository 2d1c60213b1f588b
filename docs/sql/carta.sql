-- SQL of carta. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /carta/todas, GET /carta/sel/:carta
select t.id_carta_texto, t.carta, t.idioma, t.asunto, t.cuerpo, t.version, t.fecha_modificacion, coalesce(u.personal,
    t.usuario_modificacion, t.usuario_creacion) as autor
from carta_texto t
left join usuario u on u.id_usuario = coalesce(t.id_usuario_modificacion, t.id_usuario_creacion)
where $1::text is null or t.carta = $2::text
order by t.fecha_modificacion;
select count(*)::integer as total from correo where estado = 'pendiente' and tipo = $1; -- GET /carta/sel/:carta
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /carta/upd, POST /carta/original
-- POST /carta/upd
insert into carta_texto (carta, idioma, asunto, cuerpo, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)
on conflict (carta, idioma) do nothing
returning version;
-- POST /carta/original
update carta_texto
set asunto = $1, cuerpo = $2, version = version + 1, usuario_modificacion = $3, fecha_modificacion = $4::timestamptz
where carta = $5 and idioma = $6 and version = $7
returning version;
select correo_electronico from usuario where id_usuario = $1; -- POST /carta/prueba
-- POST /carta/prueba
insert into intento_acceso (clave, fallos, ultimo)
select clave, 0, $1::timestamptz
from unnest($2::text[]) as clave
on conflict (clave) do nothing;
select * from intento_acceso where clave = any ($1::text[]) order by clave for update; -- POST /carta/prueba
update intento_acceso set fallos = $1, ultimo = $2, bloqueado_hasta = $3 where clave = $4; -- POST /carta/prueba
-- POST /carta/prueba
insert into correo (asunto, texto, html, clave, tipo, id_usuario, destinatario, proximo_intento, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (clave) do nothing;
