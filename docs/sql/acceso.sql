-- SQL of acceso. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /usuario/sellst/acceso
select fila.*
from (
  select u.id_usuario, u.codigo_usuario, u.personal, case when u.indicador_admin = 1 then 1 when u.indicador_soporte = 1 then 2 else
      u.rol_acotado end as rol, u.correo_electronico, u.codigo_estado, u.indicador_alcance, (u.fecha_login at time zone $1)::date as
      fecha_login, to_char(u.fecha_login at time zone $2, 'HH24:MI') as hora_login, case when u.indicador_alcance = 1 then (select
      string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate C) from acceso_empresa a join empresa e using (id_empresa) where
      a.id_usuario = u.id_usuario) end as empresas
  from usuario u
  where (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and true
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $3 offset $4;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/acceso
-- GET /usuario/sel/acceso/:id
select u.id_usuario, u.username, u.codigo_usuario, u.personal, u.correo_electronico, u.codigo_estado, case when u.indicador_admin = 1 then 1
    when u.indicador_soporte = 1 then 2 else u.rol_acotado end as rol, u.indicador_alcance, u.version, coalesce((select
    json_agg(json_build_object('id_empresa', e.id_empresa, 'empresa', e.empresa) order by orden_texto(e.empresa) collate C) from
    acceso_empresa a join empresa e using (id_empresa) where a.id_usuario = u.id_usuario), '[]') as empresas
from usuario u
where u.id_usuario = $1 and (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and true;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /usuario/ins/acceso, POST /usuario/ins/acceso/persona, POST /usuario/upd/acceso/, DELETE /usuario/acceso/:id
select pg_advisory_xact_lock(hashtext('acceso')); -- POST /usuario/ins/acceso, POST /usuario/ins/acceso/persona, POST /usuario/upd/acceso/, DELETE /usuario/acceso/:id
-- POST /usuario/ins/acceso, POST /usuario/ins/acceso/persona, POST /usuario/upd/acceso/, DELETE /usuario/acceso/:id
select case when u.indicador_alcance = 1 then array(select a.id_empresa from acceso_empresa a where a.id_usuario = u.id_usuario) end as
    alcance
from usuario u
where u.id_usuario = $1 and u.indicador_admin = 1 and u.codigo_estado = 1;
select count(*)::integer as total from empresa where id_empresa = any ($1::integer[]); -- POST /usuario/ins/acceso, POST /usuario/ins/acceso/persona, POST /usuario/upd/acceso/
-- POST /usuario/ins/acceso
select coalesce(bool_or(lower(u.codigo_usuario) = lower($1) or u.username = $2 and $3 <> $4), false) as codigo,
    coalesce(bool_or(lower(u.correo_electronico) = $5 or lower(u.username) = $6), false) as correo
from usuario u
where lower(u.codigo_usuario) = lower($7) or u.username in ($8, $9) or lower(u.correo_electronico) = $10;
-- POST /usuario/ins/acceso
insert into usuario (username, codigo_usuario, nombres, correo_electronico, contrasenia_hash, contrasenia_fecha, indicador_admin,
    indicador_soporte, rol_acotado, indicador_alcance, tipo_documento, contrasenia_temporal, usuario_creacion, fecha_creacion,
    fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
returning id_usuario;
delete from acceso_empresa where id_usuario = $1 and id_empresa <> all ($2::integer[]); -- POST /usuario/ins/acceso, POST /usuario/ins/acceso/persona, POST /usuario/upd/acceso/, DELETE /usuario/acceso/:id
-- POST /usuario/ins/acceso/persona
select u.id_usuario, u.personal, u.codigo_estado, u.version, u.usuario_modificacion, (u.indicador_admin = 1 or u.indicador_soporte = 1 or
    u.rol_acotado <> 0) as con_rol
from usuario u
where u.codigo_usuario = $1 and true
for update of u;
-- POST /usuario/ins/acceso/persona, POST /usuario/upd/acceso/, DELETE /usuario/acceso/:id
update usuario
set indicador_admin = $1, indicador_soporte = $2, rol_acotado = $3, indicador_alcance = $4, usuario_modificacion = $5, fecha_modificacion =
    $6, version = version + $7
where id_usuario = $8
returning version;
-- POST /usuario/upd/acceso/, DELETE /usuario/acceso/:id
select u.id_usuario, u.personal, u.codigo_estado, u.version, u.usuario_modificacion, (u.indicador_admin = 1 or u.indicador_soporte = 1 or
    u.rol_acotado <> 0) as con_rol
from usuario u
where u.id_usuario = $1 and true
for update of u;
update sesion set fecha_revocacion = $1::timestamptz where id_usuario = any ($2::integer[]) and id_sesion <> $3 and fecha_revocacion is null; -- DELETE /usuario/acceso/:id
update restablecimiento set fecha_uso = $1::timestamptz where id_usuario = any ($2::integer[]) and fecha_uso is null; -- DELETE /usuario/acceso/:id
delete from desafio where id_usuario = any ($1::integer[]); -- DELETE /usuario/acceso/:id
