-- SQL of ausencia. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /ausencia/sellst
select fila.*
from (
  select a.id_ausencia, a.id_usuario, a.tipo, a.fecha_desde, a.fecha_hasta, a.observacion, u.codigo_usuario as codigo_usuario, u.personal as
      personal, e.empresa as empresa, (a.fecha_hasta - a.fecha_desde + 1) as dias, a.usuario_creacion, a.usuario_modificacion,
      a.fecha_creacion, a.fecha_modificacion, a.version
  from ausencia a
  join usuario u using (id_usuario)
  left join empresa e on e.id_empresa = u.id_empresa
) as fila
where true
order by fila.fecha_desde desc, fila.id_ausencia desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /ausencia/sellst
select fila.* from (…) as fila where fila.id_ausencia = $1; -- GET /ausencia/sel/:id, POST /ausencia/upd/ (3 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /ausencia/ins, POST /ausencia/upd/, GET /ausencia/del/:id, DELETE /ausencia/:id, POST /ausencia/importar, POST /ausencia/importar/ins, POST /ausencia/importar/deshacer/:id
select id_usuario from usuario where id_usuario = any ($1::integer[]) and true order by id_usuario for no key update; -- POST /ausencia/ins, POST /ausencia/upd/, POST /ausencia/importar/ins
-- POST /ausencia/ins, POST /ausencia/upd/
select id_usuario, fecha_desde, fecha_hasta
from ausencia
where id_usuario = $1 and fecha_desde <= $2::date and fecha_hasta >= $3::date and id_ausencia is distinct
from $4::integer
order by fecha_desde
limit 1;
-- POST /ausencia/ins
insert into ausencia (id_usuario, tipo, fecha_desde, fecha_hasta, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_ausencia as id;
select id_ausencia, version from ausencia where id_ausencia = $1 for no key update; -- POST /ausencia/ins, POST /ausencia/upd/ (2 times), GET /ausencia/del/:id, DELETE /ausencia/:id
-- POST /ausencia/upd/
update ausencia
set id_usuario = $1, tipo = $2, fecha_desde = $3, fecha_hasta = $4, observacion = $5, usuario_modificacion = $6, fecha_modificacion = $7,
    version = version + 1
where id_ausencia = $8
returning version;
delete from ausencia where id_ausencia = any ($1::integer[]); -- GET /ausencia/del/:id, DELETE /ausencia/:id
-- POST /ausencia/importar
select c.encabezado, c.campo, c.archivo, coalesce(a.personal, c.usuario_modificacion, c.usuario_creacion) as autor, c.fecha_modificacion as
    fecha
from importacion_columna c
left join usuario a on a.id_usuario = coalesce(c.id_usuario_modificacion, c.id_usuario_creacion)
where c.tipo = $1 and coalesce(c.id_empresa, 0) = (select coalesce(u.id_empresa, 0) from usuario u where u.id_usuario = $2::integer)
order by c.fecha_modificacion desc, c.id_importacion_columna desc
limit $3;
-- POST /ausencia/importar
select u.id_usuario, u.personal, coalesce(u.codigo_estado = 2, false) as cesada
from unnest($1::text[]) with ordinality as n(codigo, lugar)
left join usuario u on u.codigo_usuario = n.codigo and true
order by n.lugar;
-- POST /ausencia/importar, POST /ausencia/importar/ins
select distinct on (lugar) n.lugar::integer as lugar, a.fecha_desde, a.fecha_hasta, (a.tipo = n.tipo and a.fecha_desde = n.fecha_desde and
    a.fecha_hasta = n.fecha_hasta) as igual
from unnest($1::integer[], $2::text[], $3::date[], $4::date[], $5::text[]) with ordinality as n(id_usuario, tipo, fecha_desde, fecha_hasta,
    observacion, lugar)
join ausencia a on a.id_usuario = n.id_usuario and a.fecha_desde <= n.fecha_hasta and a.fecha_hasta >= n.fecha_desde
order by lugar, igual desc, a.fecha_desde;
-- POST /ausencia/importar
insert into importacion (archivo, tipo, id_usuario, opciones, preparado, enmiendas, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_importacion;
-- POST /ausencia/importar
insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra, cambios, error, aviso, datos)
select $1::integer, n.numero, n.fila, n.estado, n.textos, n.extra, n.cambios, n.error, n.aviso, n.datos
from jsonb_to_recordset($2::jsonb) as n(numero integer, fila integer, estado text, textos jsonb, extra jsonb, cambios jsonb, error text,
    aviso text, datos jsonb);
-- POST /ausencia/importar
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'codigo'
      as codigo, f.textos ->> 'tipo' as tipo, f.textos ->> 'fecha_desde' as fecha_desde, f.textos ->> 'fecha_hasta' as fecha_hasta, f.textos
      ->> 'observacion' as observacion, (f.extra ->> 'id_usuario')::numeric as id_usuario, f.extra ->> 'personal' as personal
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true;
select fila.* from (…) as fila where fila.numero = any ($2::bigint[]) and true; -- POST /ausencia/importar
select set_config('statement_timeout', $1, true); -- POST /ausencia/importar/ins, POST /ausencia/importar/deshacer/:id
select pg_advisory_xact_lock(hashtext($1)); -- POST /ausencia/importar/ins, POST /ausencia/importar/deshacer/:id
-- POST /ausencia/importar/ins, POST /ausencia/importar/deshacer/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day')
for update;
select numero from importacion_fila where id_importacion = $1 and estado = 'rechazada' order by numero; -- POST /ausencia/importar/ins
select numero, estado, datos from importacion_fila where id_importacion = $1 and datos is not null order by numero; -- POST /ausencia/importar/ins
select id_usuario from usuario where id_usuario = any ($1::integer[]) and codigo_estado = 2; -- POST /ausencia/importar/ins
-- POST /ausencia/importar/ins
insert into ausencia (id_usuario, tipo, fecha_desde, fecha_hasta, observacion, usuario_creacion, fecha_creacion, fecha_modificacion)
select n.id_usuario, n.tipo, n.fecha_desde, n.fecha_hasta, n.observacion, $1, $2::timestamptz, $3::timestamptz
from unnest($4::integer[], $5::text[], $6::date[], $7::date[], $8::text[]) with ordinality as n(id_usuario, tipo, fecha_desde, fecha_hasta,
    observacion, lugar)
order by n.lugar
returning id_ausencia as id;
-- POST /ausencia/importar/ins
update importacion_fila f
set datos = null, id_registro = n.id, antes = n.antes, despues = case when n.id is not null then coalesce(n.despues, f.datos) end, estado =
    case when n.id is not null then f.estado when n.error is not null then 'rechazada' else 'existente' end, error = n.error
from jsonb_to_recordset($1::jsonb) as n(numero integer, id integer, antes jsonb, despues jsonb, error text)
where f.id_importacion = $2 and f.numero = n.numero;
-- POST /ausencia/importar/ins
select count(*) filter (where estado = 'nueva')::integer as insertados, count(*) filter (where estado = 'cambiada' and not
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as actualizados, count(*) filter (where estado = 'cambiada' and
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as cesados, count(*) filter (where estado =
    'existente')::integer as existentes, count(*) filter (where estado = 'rechazada')::integer as rechazados
from importacion_fila f
where id_importacion = $1;
update importacion set estado = $1, resultado = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /ausencia/importar/ins
-- POST /ausencia/importar/ins
update importacion i
set fecha_atendida = $1::timestamptz
from importacion n
where n.id_importacion = $2 and i.tipo = $3 and i.id_importacion < n.id_importacion and (i.estado = 'aplicada' and i.fecha_atendida is null
    and (i.resultado ->> 'rechazados')::integer > 0) and (i.id_importacion = $4::integer or i.id_usuario = n.id_usuario and i.preparado ->>
    'asunto' is not distinct from n.preparado ->> 'asunto' and (i.archivo = n.archivo or not exists (
      select from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'rechazada' and not exists (select from
          (select nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'personal', f.extra ->> 'personal'), '')), '') as nombre from
          importacion_fila f where f.id_importacion = $5) s where s.nombre = nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'personal',
          f.extra ->> 'personal'), '')), ''))
    )));
-- POST /ausencia/importar/ins
select coalesce(error, '') as error, count(*)::integer as filas
from importacion_fila
where id_importacion = $1 and estado = 'rechazada' and not numero = any ($2::integer[])
group by error
order by count(*) desc, min(numero);
-- GET /ausencia/importar/filas/:id, GET /ausencia/importar/rechazadas/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day');
-- GET /ausencia/importar/filas/:id
select fila.*
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'codigo'
      as codigo, f.textos ->> 'tipo' as tipo, f.textos ->> 'fecha_desde' as fecha_desde, f.textos ->> 'fecha_hasta' as fecha_hasta, f.textos
      ->> 'observacion' as observacion, (f.extra ->> 'id_usuario')::numeric as id_usuario, f.extra ->> 'personal' as personal
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true
order by fila.numero asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /ausencia/importar/filas/:id
-- GET /ausencia/importar/rechazadas/:id
select distinct t.campo
from importacion_fila f, jsonb_each_text(f.textos) as t(campo, texto)
where f.id_importacion = $1 and f.estado = 'rechazada' and t.texto <> '';
-- GET /ausencia/importar/rechazadas/:id
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'codigo'
      as codigo, f.textos ->> 'tipo' as tipo, f.textos ->> 'fecha_desde' as fecha_desde, f.textos ->> 'fecha_hasta' as fecha_hasta, f.textos
      ->> 'observacion' as observacion, (f.extra ->> 'id_usuario')::numeric as id_usuario, f.extra ->> 'personal' as personal
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true and fila.estado::text = $2;
-- POST /ausencia/importar/deshacer/:id
select numero, fila, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'personal', f.extra ->> 'personal'), '')), '') as nombre,
    id_registro as id, estado
from importacion_fila f
where id_importacion = $1 and id_registro is not null
order by numero desc;
select from ausencia where id_ausencia = any ($1::integer[]) order by id_ausencia for update; -- POST /ausencia/importar/deshacer/:id
-- POST /ausencia/importar/deshacer/:id
select a.id_ausencia as id, case when not true then 'fuera' when a.version > 1 then 'cambiada' end as motivo
from ausencia a
join usuario u using (id_usuario)
where a.id_ausencia = any ($1::integer[]);
delete from ausencia where id_ausencia = any ($1::integer[]); -- POST /ausencia/importar/deshacer/:id
update importacion set estado = $1, deshecho = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /ausencia/importar/deshacer/:id
-- GET /ausencia/importar/sellst
select fila.*
from (
  select i.id_importacion, i.fecha_creacion, i.usuario_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.archivo, i.preparado
      ->> 'asunto' as asunto, i.estado, i.id_usuario is not distinct
  from $1::integer as propia, r.insertados, r.actualizados, coalesce(r.cesados, 0) as cesados, r.existentes, r.rechazados,
      coalesce(jsonb_array_length(i.enmiendas), 0) as enmendadas, case when r.cesados > 0 then (select string_agg(c.nombre, ', ' order by
      c.numero) from (select f.numero, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'personal', f.extra ->> 'personal'), '')), '') as
      nombre from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) order by f.numero limit $2) c) end as cesaron
  from importacion i
  left join usuario u on u.id_usuario = i.id_usuario, jsonb_to_record(i.resultado) as r(insertados integer, actualizados integer, cesados
      integer, existentes integer, rechazados integer)
  where i.tipo = $3 and i.estado <> 'revisada' and (i.id_usuario = $4 or not $5::boolean)
) as fila
where true
order by fila.id_importacion desc
limit $6 offset $7;
select count(*)::integer as total from (…) as fila where true; -- GET /ausencia/importar/sellst
-- GET /ausencia/sellst/usuario/:id
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from usuario u where u.id_usuario = n.id and true)
order by n.id;
-- GET /ausencia/sellst/usuario/:id
select fila.*
from (
  select a.id_ausencia, a.id_usuario, a.tipo, a.fecha_desde, a.fecha_hasta, a.observacion, u.codigo_usuario as codigo_usuario, u.personal as
      personal, e.empresa as empresa, (a.fecha_hasta - a.fecha_desde + 1) as dias, a.usuario_creacion, a.usuario_modificacion,
      a.fecha_creacion, a.fecha_modificacion, a.version
  from ausencia a
  join usuario u using (id_usuario)
  left join empresa e on e.id_empresa = u.id_empresa
) as fila
where fila.id_usuario = $1
order by fila.fecha_desde desc, fila.id_ausencia desc;
