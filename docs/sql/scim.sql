-- SQL of scim. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /scim/sellst
select fila.*
from (
  select t.id_scim_token, t.nombre, k.prefijo, case when t.fecha_revocacion is not null then 'revocado' when t.fecha_expiracion < $1::date
      then 'vencido' else 'vigente' end as estado, (select string_agg(e.empresa, ', ' order by orden_texto(e.empresa) collate C) from
      scim_token_empresa m join empresa e using (id_empresa) where m.id_scim_token = t.id_scim_token) as empresas, t.fecha_expiracion,
      k.fecha_uso, t.fecha_revocacion, t.usuario_creacion, t.fecha_creacion
  from scim_token t
  join scim_token_clave k using (id_scim_token)
) as fila
where true
order by fila.id_scim_token desc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /scim/sellst
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /scim/ins, POST /scim/revocar
select n.id from unnest($1::integer[]) as n(id) where not exists (select from empresa e where e.id_empresa = n.id); -- POST /scim/ins
select pg_advisory_xact_lock(hashtext('scim_token.nombre')); -- POST /scim/ins
select id_scim_token from scim_token where fecha_revocacion is null and sin_acentos(nombre) = sin_acentos($1::text); -- POST /scim/ins
-- POST /scim/ins
insert into scim_token (nombre, indicador_alcance, fecha_expiracion, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6)
returning id_scim_token;
insert into scim_token_clave (id_scim_token, prefijo, token_hash) values ($1, $2, $3); -- POST /scim/ins
-- POST /scim/ins
insert into scim_token_empresa (id_scim_token, id_empresa)
select $1::integer, n.id
from (select distinct id from unnest($2::integer[]) as u(id)) n;
-- POST /scim/revocar
update scim_token
set fecha_revocacion = coalesce(fecha_revocacion, $1::timestamptz), usuario_modificacion = $2, fecha_modificacion = $3::timestamptz, version
    = version + 1
where id_scim_token = $4::integer
returning id_scim_token;
