-- SQL of webhook. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /webhook/sellst
select fila.*
from (
  select w.id_webhook, w.nombre, w.direccion, w.asignado, w.aprobado, w.certificado, w.cesado, w.id_empresa, w.codigo_estado, e.empresa as
      empresa, k.fecha as fecha_secreto, (select count(*)::integer from webhook_entrega n where n.id_webhook = w.id_webhook and n.estado =
      'pendiente') as pendientes, (select count(*)::integer from webhook_entrega n where n.id_webhook = w.id_webhook and n.estado =
      'fallido') as fallidas, w.usuario_creacion, w.usuario_modificacion, w.fecha_creacion, w.fecha_modificacion, w.version
  from webhook w
  left join empresa e on e.id_empresa = w.id_empresa
  left join webhook_clave k on k.id_webhook = w.id_webhook
) as fila
where true
order by orden_texto(fila.nombre::text) collate C asc, fila.id_webhook asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /webhook/sellst
select fila.* from (…) as fila where fila.id_webhook = $1; -- GET /webhook/sel/:id, POST /webhook/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /webhook/ins, POST /webhook/upd/, GET /webhook/del/:id, DELETE /webhook/:id, POST /webhook/secreto, POST /webhook/probar, POST /webhook/reenviar/:id, POST /webhook/reenviar
select pg_advisory_xact_lock(hashtext('webhook.nombre')); -- POST /webhook/ins, POST /webhook/upd/
select id_webhook from webhook where sin_acentos(nombre) = sin_acentos($1::text) and id_webhook is distinct from $2::integer; -- POST /webhook/ins, POST /webhook/upd/
-- POST /webhook/ins
insert into webhook (nombre, direccion, asignado, aprobado, certificado, cesado, codigo_estado, usuario_creacion, fecha_creacion,
    fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning id_webhook as id;
select id_webhook, codigo_estado, version from webhook where id_webhook = $1 for no key update; -- POST /webhook/ins, POST /webhook/upd/ (2 times), GET /webhook/del/:id, DELETE /webhook/:id, POST /webhook/secreto, POST /webhook/probar, POST /webhook/reenviar
-- POST /webhook/upd/
update webhook
set nombre = $1, direccion = $2, asignado = $3, aprobado = $4, certificado = $5, cesado = $6, id_empresa = $7, codigo_estado = $8,
    usuario_modificacion = $9, fecha_modificacion = $10, version = version + 1
where id_webhook = $11
returning version;
delete from webhook where id_webhook = any ($1::integer[]); -- GET /webhook/del/:id, DELETE /webhook/:id
-- POST /webhook/secreto
insert into webhook_clave as k (id_webhook, secreto, fecha)
values ($1::integer, $2, $3::timestamptz)
on conflict (id_webhook) do update
set secreto = excluded.secreto, fecha = excluded.fecha, secreto_anterior = k.secreto, anterior_hasta = $4::timestamptz;
-- POST /webhook/secreto, POST /webhook/reenviar/:id, POST /webhook/reenviar
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /webhook/probar
insert into webhook_entrega (id_webhook, evento, tipo, cuerpo, proximo_intento, fecha_creacion)
values ($1::integer, gen_random_uuid(), 'prueba', $2, $3::timestamptz, $4::timestamptz)
returning id_entrega;
-- GET /webhook/entregas
select fila.*
from (select n.id_entrega, w.nombre as webhook, n.tipo, n.estado, n.intentos, n.codigo_http, n.respuesta, n.fecha_creacion, n.fecha_entrega,
    case when n.estado = 'pendiente' then n.proximo_intento end as proximo_intento, n.evento::text as evento from webhook_entrega n join
    webhook w using (id_webhook)) as fila
where true
order by fila.id_entrega desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /webhook/entregas
-- GET /webhook/entrega/:id
select n.id_entrega, w.nombre as webhook, n.tipo, n.estado, n.intentos, n.codigo_http, n.respuesta, n.fecha_creacion, n.fecha_entrega, case
    when n.estado = 'pendiente' then n.proximo_intento end as proximo_intento, n.evento::text as evento, n.cuerpo
from webhook_entrega n
join webhook w using (id_webhook)
where n.id_entrega = $1::bigint;
-- POST /webhook/reenviar/:id
update webhook_entrega
set estado = 'pendiente', intentos = 0, fecha_entrega = null, proximo_intento = $1::timestamptz
where id_entrega = $2::bigint
returning id_entrega;
-- POST /webhook/reenviar
update webhook_entrega
set estado = 'pendiente', intentos = 0, fecha_entrega = null, proximo_intento = $1::timestamptz
where id_webhook = $2::integer and estado = 'fallido' and fecha_creacion >= $3::date::timestamp at time zone $4;
