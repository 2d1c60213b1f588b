-- SQL of union. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select pg_advisory_xact_lock(hashtext('parametro'), d.id_dominio)
from (select id_dominio from dominio where id_dominio = any ($1::integer[]) order by id_dominio) as d;
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select t.id_empresa as id, t.codigo_empresa as codigo, t.empresa as nombre, null as empresa, null::integer as id_empresa, t.codigo_estado =
    1 as activo, (select count(*)::integer from usuario u where u.id_empresa = t.id_empresa and u.codigo_estado = 1) as personas
from empresa t
where t.id_empresa = any ($1::integer[])
order by t.id_empresa
for update of t;
-- POST /union/simular, POST /union/confirmar
insert into union_registro (id_usuario, clase, id_conservado, id_unido, conservado, unido, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_union;
-- POST /union/simular, POST /union/confirmar
select distinct on (p.id_parametro) p.id_parametro as viejo, o.id_parametro as nuevo
from parametro p
join parametro o on o.id_dominio = p.id_dominio and o.plegado = p.plegado and o.id_empresa = $1
where p.id_empresa = $2
order by p.id_parametro, o.id_parametro;
-- POST /union/simular, POST /union/confirmar
select p.id_parametro as id, p.id_dominio, p.parametro
from parametro p
where p.id_empresa = $1 and exists (select from parametro o where o.id_dominio = p.id_dominio and o.id_empresa = $2 and
    lower(o.codigo_parametro) = lower(p.codigo_parametro))
order by p.id_parametro;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_dispositivo'::text, t.id_dispositivo),
    jsonb_build_object('dispositivo'::text, t.dispositivo, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion,
    'usuario_modificacion'::text, t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion),
    jsonb_build_object('dispositivo'::text, left(t.dispositivo, 85) || ' (' || t.id_dispositivo || ')', 'version'::text, t.version + 1)
from tableta t, (select) as nada
where t.id_empresa = $4 and exists (select from tableta o where o.id_empresa = $5 and sin_acentos(o.dispositivo) =
    sin_acentos(t.dispositivo))
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update tableta t
set dispositivo =
left(t.dispositivo, 85) || ' (' || t.id_dispositivo || ')' , version = t.version + 1, fecha_modificacion = $1::timestamptz,
    usuario_modificacion = $2
from (select) as nada
where t.id_empresa = $3 and exists (select from tableta o where o.id_empresa = $4 and sin_acentos(o.dispositivo) =
    sin_acentos(t.dispositivo));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_parametro'::text, t.id_parametro), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from parametro t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update parametro t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from usuario t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update usuario t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_planestudio'::text, t.id_planestudio), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from planestudio t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update planestudio t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_programa'::text, t.id_programa), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from programa t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update programa t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_curso'::text, t.id_curso), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from curso t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update curso t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_modulo'::text, t.id_modulo), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from modulo t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update modulo t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_tema'::text, t.id_tema), jsonb_build_object('id_empresa'::text, t.id_empresa,
    'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text, t.usuario_modificacion,
    'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo, 'version'::text,
    t.version + 1)
from tema t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update tema t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_pregunta'::text, t.id_pregunta), jsonb_build_object('id_empresa'::text,
    t.id_empresa), jsonb_build_object('id_empresa'::text, par.nuevo)
from pregunta t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
update pregunta t set id_empresa = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_empresa = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario, 'id_empresa'::text, t.id_empresa), to_jsonb(t)
from acceso_empresa t
where exists (select from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo) join acceso_empresa o on true and o.id_usuario =
    t.id_usuario where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_usuario, o.id_empresa) < (t.id_usuario,
    t.id_empresa) and o.id_empresa in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo =
    par.nuevo))))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from acceso_empresa t
where exists (select from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) join acceso_empresa o on true and o.id_usuario =
    t.id_usuario where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_usuario, o.id_empresa) < (t.id_usuario,
    t.id_empresa) and o.id_empresa in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo =
    par.nuevo))));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_usuario'::text, t.id_usuario, 'id_empresa'::text, par.nuevo),
    jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('id_empresa'::text, par.nuevo)
from acceso_empresa t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update acceso_empresa t
set id_empresa = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_dispositivo'::text, t.id_dispositivo), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from tableta t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update tableta t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_webhook'::text, t.id_webhook), jsonb_build_object('id_empresa'::text,
    t.id_empresa, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_empresa'::text, par.nuevo,
    'version'::text, t.version + 1)
from webhook t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update webhook t
set id_empresa = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_scim_token'::text, t.id_scim_token, 'id_empresa'::text, t.id_empresa), to_jsonb(t)
from scim_token_empresa t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join scim_token_empresa o on true and o.id_scim_token = t.id_scim_token
  where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_scim_token, o.id_empresa) < (t.id_scim_token, t.id_empresa) and
      o.id_empresa in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from scim_token_empresa t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join scim_token_empresa o on true and o.id_scim_token = t.id_scim_token
  where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_scim_token, o.id_empresa) < (t.id_scim_token, t.id_empresa) and
      o.id_empresa in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_scim_token'::text, t.id_scim_token, 'id_empresa'::text, par.nuevo),
    jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('id_empresa'::text, par.nuevo)
from scim_token_empresa t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update scim_token_empresa t
set id_empresa = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_importacion_columna'::text, t.id_importacion_columna), to_jsonb(t)
from importacion_columna t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join importacion_columna o on true and o.tipo = t.tipo and o.encabezado = t.encabezado
  where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_importacion_columna) < (t.id_importacion_columna) and o.id_empresa
      in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from importacion_columna t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join importacion_columna o on true and o.tipo = t.tipo and o.encabezado = t.encabezado
  where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_importacion_columna) < (t.id_importacion_columna) and o.id_empresa
      in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_importacion_columna'::text, t.id_importacion_columna),
    jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('id_empresa'::text, par.nuevo)
from importacion_columna t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update importacion_columna t
set id_empresa = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_regla_condicion'::text, t.id_regla_condicion), to_jsonb(t)
from regla_condicion t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join regla_condicion o on true and o.id_regla = t.id_regla and o.alternativa = t.alternativa and o.campo = t.campo
  where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_regla_condicion) < (t.id_regla_condicion) and o.id_empresa in
      (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from regla_condicion t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join regla_condicion o on true and o.id_regla = t.id_regla and o.alternativa = t.alternativa and o.campo = t.campo
  where t.id_empresa = par.viejo and (o.id_empresa = par.nuevo or ((o.id_regla_condicion) < (t.id_regla_condicion) and o.id_empresa in
      (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_regla_condicion'::text, t.id_regla_condicion),
    jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('id_empresa'::text, par.nuevo)
from regla_condicion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update regla_condicion t
set id_empresa = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_regla'::text, t.id_regla), jsonb_build_object('empresas'::text, t.empresas,
    'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text, t.usuario_modificacion,
    'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('empresas'::text, array(select distinct
    coalesce(par.nuevo, x.id) from unnest(t.empresas) as x(id) left join unnest($4::integer[], $5::integer[]) as par(viejo, nuevo) on
    par.viejo = x.id order by 1), 'version'::text, t.version + 1)
from regla t, (select) as nada
where t.empresas && $6::integer[]
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update regla t
set empresas = array(select distinct coalesce(par.nuevo, x.id) from unnest(t.empresas) as x(id) left join unnest($1::integer[],
    $2::integer[]) as par(viejo, nuevo) on par.viejo = x.id order by 1) , version = t.version + 1, fecha_modificacion = $3::timestamptz,
    usuario_modificacion = $4
from (select) as nada
where t.empresas && $5::integer[];
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_nombre_anterior'::text, t.id_nombre_anterior),
    jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('id_empresa'::text, par.nuevo)
from nombre_anterior t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update nombre_anterior t
set id_empresa = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_empresa = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_nombre_anterior'::text, t.id_nombre_anterior),
    jsonb_build_object('id_lugar'::text, t.id_lugar), jsonb_build_object('id_lugar'::text, par.nuevo)
from nombre_anterior t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_lugar = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update nombre_anterior t
set id_lugar = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_lugar = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_reporte_guardado'::text, t.id_reporte_guardado),
    jsonb_build_object('filtros'::text, t.filtros, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion,
    'usuario_modificacion'::text, t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion),
    jsonb_build_object('filtros'::text, jsonb_set(t.filtros, '{empresas}', to_jsonb((select string_agg(distinct case when x.id = $4::text
    then $5::text else x.id end, ',') from unnest(string_to_array(t.filtros ->> 'empresas', ',')) as x(id)))), 'version'::text, t.version +
    1)
from reporte_guardado t, (select) as nada
where $6::text = any (string_to_array(t.filtros ->> 'empresas', ','))
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update reporte_guardado t
set filtros = jsonb_set(t.filtros, '{empresas}', to_jsonb((select string_agg(distinct case when x.id = $1::text then $2::text else x.id end,
    ',') from unnest(string_to_array(t.filtros ->> 'empresas', ',')) as x(id)))) , version = t.version + 1, fecha_modificacion =
    $3::timestamptz, usuario_modificacion = $4
from (select) as nada
where $5::text = any (string_to_array(t.filtros ->> 'empresas', ','));
-- POST /union/simular, POST /union/confirmar
insert into nombre_anterior (id_union, id_empresa, id_anterior, codigo, nombre)
select $1::integer, $2::integer, e.id_empresa, e.codigo_empresa, e.empresa
from empresa e
where e.id_empresa = $3;
-- POST /union/simular, POST /union/confirmar
select r.id_regla, r.id_planestudio, r.codigo_estado, c.alternativa, c.campo, c.id_empresa, c.id_parametro, c.desde, c.hasta
from regla r
join regla_condicion c using (id_regla)
where r.id_regla in (select n.id_regla from union_fila f join regla_condicion n on n.id_regla_condicion = (f.clave ->>
    'id_regla_condicion')::integer where f.id_union = $1 and f.tabla = 'regla_condicion' and f.columna is not null union all select (f.antes
    ->> 'id_regla')::integer from union_fila f where f.id_union = $2 and f.tabla = 'regla_condicion' and f.columna is null)
order by r.id_regla, c.alternativa, c.id_regla_condicion;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_empresa'::text, t.id_empresa), to_jsonb(t)
from empresa t
where t.id_empresa = any ($3::integer[])
for update of t;
delete from empresa t where t.id_empresa = any ($1::integer[]); -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select tabla, columna, count(*)::integer as total, bool_and(despues ? 'version') as version, array(select k.key from
    jsonb_each((array_agg(clave))[1]) as k order by 1) as clave
from union_fila
where id_union = $1
group by tabla, columna
order by max(id_union_fila) desc;
-- POST /union/simular
select distinct (clave ->> 'id_usuario')::integer as id
from union_fila
where id_union = $1 and tabla = 'usuario' and columna is not null
order by 1;
-- POST /union/simular
with alternativas as materialized (
  select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro) filter
      (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as departamentos,
      array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where c.campo = 'grupo') as
      grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
  from (select * from regla_condicion where id_regla = any (array(select v.id_regla from regla v join planestudio p using (id_planestudio)
      where v.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $1::date and true))) c
  left join parametro p using (id_parametro)
  group by c.id_regla, c.alternativa
), dados as (
  select r.id_planestudio, count(distinct u.id_usuario) filter (where (m.empresas is null or u.id_empresa = any (m.empresas)) and
      (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is null or u.id_departamento = any
      (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or u.codigo_grupo = any (m.grupos)) and
      (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and coalesce(m.hasta, 'infinity')) and not exists (select
      from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = r.id_planestudio))::integer as asignados,
      coalesce(bool_or($2::text = any (m.grupos)), false) as nombrado
  from alternativas m
  join regla r using (id_regla)
  left join (select id_usuario, coalesce($3::integer, id_empresa) as id_empresa, id_centro_costo, id_departamento, id_cargo, fecha_ingreso,
      codigo_estado, coalesce($4::text, codigo_grupo) as codigo_grupo from usuario where id_usuario = any ($5::integer[])) u on
      u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas))
  group by r.id_planestudio
)
select p.id_planestudio, p.denominacion as plan, d.asignados
from dados d
join planestudio p using (id_planestudio)
where d.nombrado or d.asignados > 0
order by p.fecha_fin, p.id_planestudio;
-- POST /union/confirmar, POST /union/deshacer
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /union/deshacer, POST /union/deshacer/simular
select m.id_union, m.clase, m.id_conservado, m.id_unido, m.conservado, m.unido
from union_registro m
where m.id_union = $1::integer and (m.estado = 'hecha' and m.fecha_creacion > $2::timestamptz - interval '1 day')
for update;
-- POST /union/deshacer, POST /union/deshacer/simular
select
from union_fila f
where f.id_union = $1 and f.tabla = $2 and f.columna is null and (exists (select from empresa e where lower(e.codigo_empresa) =
    lower(f.antes ->> 'codigo_empresa') or e.ruc = f.antes ->> 'ruc'))
limit 1;
-- POST /union/deshacer, POST /union/deshacer/simular
select attname as name
from pg_attribute
where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
order by attnum;
-- POST /union/deshacer, POST /union/deshacer/simular
insert into empresa (id_empresa, codigo_empresa, empresa, codigo_gerente, codigo_director, codigo_estado, usuario_creacion,
    usuario_modificacion, fecha_creacion, fecha_modificacion, version, ruc, direccion, actividad, id_usuario_creacion,
    id_usuario_modificacion)
select a.id_empresa, a.codigo_empresa, a.empresa, a.codigo_gerente, a.codigo_director, a.codigo_estado, a.usuario_creacion,
    a.usuario_modificacion, a.fecha_creacion, a.fecha_modificacion, a.version, a.ruc, a.direccion, a.actividad, a.id_usuario_creacion,
    a.id_usuario_modificacion
from union_fila f
cross join lateral jsonb_populate_record(null::empresa, f.antes) a
where f.id_union = $1 and f.tabla = $2 and f.columna is not distinct
from $3 and true
on conflict do nothing
returning 1 as uno;
-- POST /union/deshacer, POST /union/deshacer/simular
update usuario t
set id_empresa = a.id_empresa , version = case when t.version = d.version then a.version else t.version + 1 end, fecha_modificacion = case
    when t.version = d.version then a.fecha_modificacion else $1::timestamptz end, usuario_modificacion = case when t.version = d.version
    then a.usuario_modificacion else $2::text end
from union_fila f
cross join lateral jsonb_populate_record(null::usuario, f.clave) c
cross join lateral jsonb_populate_record(null::usuario, f.antes) a
cross join lateral jsonb_populate_record(null::usuario, f.despues) d
where f.id_union = $3 and f.tabla = $4 and f.columna is not distinct
from $5 and t.id_usuario = c.id_usuario and true and t.id_empresa is not distinct
from d.id_empresa
returning 1 as uno;
-- POST /union/deshacer, POST /union/deshacer/simular
update usuario t
set id_usuario_modificacion = a.id_usuario_modificacion
from union_fila f
cross join lateral jsonb_populate_record(null::usuario, f.clave) c
cross join lateral jsonb_populate_record(null::usuario, f.antes) a
cross join lateral jsonb_populate_record(null::usuario, f.despues) d
where f.id_union = $1 and f.tabla = $2 and f.columna is not distinct
from $3 and t.id_usuario = c.id_usuario and true and t.version = a.version and t.id_usuario_modificacion is distinct
from a.id_usuario_modificacion;
-- POST /union/deshacer, POST /union/deshacer/simular
update parametro t
set id_empresa = $1, version = t.version + 1, fecha_modificacion = $2::timestamptz, usuario_modificacion = $3
from union_fila f
where f.id_union = $4 and f.tabla = $5 and f.columna = 'id_empresa' and t.id_parametro = (f.clave ->> $6::text)::integer and t.id_empresa =
    $7 and (exists (select from usuario o where o.id_cargo = t.id_parametro and o.id_empresa = $8) or exists (select from usuario o where
    o.id_centro_costo = t.id_parametro and o.id_empresa = $9) or exists (select from usuario o where o.id_departamento = t.id_parametro and
    o.id_empresa = $10) or exists (select from tableta o where o.id_centro_costo = t.id_parametro and o.id_empresa = $11))
returning 1 as uno;
-- POST /union/deshacer, POST /union/deshacer/simular
update usuario t
set id_empresa = $1, version = t.version + 1, fecha_modificacion = $2::timestamptz, usuario_modificacion = $3
from union_fila f
where f.id_union = $4 and f.tabla = $5 and f.columna = 'id_empresa' and t.id_usuario = (f.clave ->> $6::text)::integer and t.id_empresa = $7
    and ((exists (select from parametro p where p.id_parametro = t.id_cargo and p.id_empresa = $8) and not exists (select from union_fila g
    where g.id_union = $9 and g.tabla = $10 and g.columna = $11 and g.clave = jsonb_build_object($12::text, t.id_usuario) and (g.despues ->>
    $13::text)::integer = t.id_cargo)) or (exists (select from parametro p where p.id_parametro = t.id_centro_costo and p.id_empresa = $14)
    and not exists (select from union_fila g where g.id_union = $15 and g.tabla = $16 and g.columna = $17 and g.clave =
    jsonb_build_object($18::text, t.id_usuario) and (g.despues ->> $19::text)::integer = t.id_centro_costo)) or (exists (select from
    parametro p where p.id_parametro = t.id_departamento and p.id_empresa = $20) and not exists (select from union_fila g where g.id_union =
    $21 and g.tabla = $22 and g.columna = $23 and g.clave = jsonb_build_object($24::text, t.id_usuario) and (g.despues ->>
    $25::text)::integer = t.id_departamento)))
returning 1 as uno;
-- POST /union/deshacer, POST /union/deshacer/simular
update tableta t
set id_empresa = $1, version = t.version + 1, fecha_modificacion = $2::timestamptz, usuario_modificacion = $3
from union_fila f
where f.id_union = $4 and f.tabla = $5 and f.columna = 'id_empresa' and t.id_dispositivo = (f.clave ->> $6::text)::integer and t.id_empresa
    = $7 and ((exists (select from parametro p where p.id_parametro = t.id_centro_costo and p.id_empresa = $8) and not exists (select from
    union_fila g where g.id_union = $9 and g.tabla = $10 and g.columna = $11 and g.clave = jsonb_build_object($12::text, t.id_dispositivo)
    and (g.despues ->> $13::text)::integer = t.id_centro_costo)))
returning 1 as uno;
delete from nombre_anterior where id_union = $1; -- POST /union/deshacer, POST /union/deshacer/simular
update union_registro set estado = $1, fecha_fin = $2 where id_union = $3; -- POST /union/deshacer, POST /union/deshacer/simular
delete from union_fila where id_union = $1; -- POST /union/deshacer, POST /union/deshacer/simular
-- GET /union/sellst
select array_agg(fila.id_union order by fila.fecha_creacion desc, fila.id_union desc) as claves
from (select m.id_union, m.fecha_creacion, m.clase, m.unido, m.conservado, coalesce(u.personal, u.username) as autor, m.estado,
    m.id_conservado, (m.estado = 'hecha' and m.fecha_creacion > $1::timestamptz - interval '1 day')::integer as deshacible from
    union_registro m left join usuario u using (id_usuario)) as fila
where true;
select fila.* from (…) as fila where fila.id_union = any ($2::bigint[]) and true; -- GET /union/sellst
