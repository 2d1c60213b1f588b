-- SQL of empresa. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /empresa/sellst
select fila.*
from (
  select e.id_empresa, e.codigo_empresa, e.empresa, e.ruc, e.direccion, e.actividad, e.codigo_gerente, e.codigo_director, e.codigo_estado,
      (select u.personal from usuario u where u.codigo_usuario = e.codigo_gerente and true) as gerente, (select u.personal from usuario u
      where u.codigo_usuario = e.codigo_director and true) as director, (select count(*)::integer from usuario u where u.id_empresa =
      e.id_empresa and u.codigo_estado = 1) as usuarios, (select count(*)::integer from parametro p where p.id_empresa = e.id_empresa and
      p.id_dominio = $1) as centros_costo, e.usuario_creacion, e.usuario_modificacion, e.fecha_creacion, e.fecha_modificacion, e.version
  from empresa e
) as fila
where true
order by orden_texto(fila.empresa::text) collate C asc, fila.id_empresa asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /empresa/sellst
select fila.* from (…) as fila where fila.id_empresa = $2; -- GET /empresa/sel/:id, POST /empresa/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /empresa/ins, POST /empresa/upd/, GET /empresa/del/:id, DELETE /empresa/:id
-- POST /empresa/ins, POST /empresa/upd/
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_empresa as id, n.valor from unnest($1::text[]) as n(valor) join empresa o on lower(o.codigo_empresa) = lower(n.valor); -- POST /empresa/ins, POST /empresa/upd/
-- POST /empresa/ins
insert into empresa (codigo_empresa, empresa, codigo_estado, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6)
returning id_empresa as id;
select id_empresa, codigo_estado, version from empresa where id_empresa = $1 for no key update; -- POST /empresa/ins, POST /empresa/upd/ (2 times), GET /empresa/del/:id, DELETE /empresa/:id
-- POST /empresa/upd/
update empresa
set codigo_empresa = $1, empresa = $2, ruc = $3, direccion = $4, actividad = $5, codigo_gerente = $6, codigo_director = $7, codigo_estado =
    $8, usuario_modificacion = $9, fecha_modificacion = $10, version = version + 1
where id_empresa = $11
returning version;
-- GET /empresa/del/:id, DELETE /empresa/:id
select r.id, array(select personal from usuario where id_empresa = r.id order by orden_texto(personal) collate C limit 3) as personas,
    (select count(*)::integer from usuario where id_empresa = r.id) as total_personas, array(select u.personal from acceso_empresa a join
    usuario u using (id_usuario) where a.id_empresa = r.id order by orden_texto(u.personal) collate C) as accesos, array(select p.parametro
    from parametro p where p.id_empresa = r.id and p.id_dominio = $1 order by orden_texto(p.parametro) collate C) as centros, array(select
    p.parametro from parametro p where p.id_empresa = r.id and p.id_dominio = $2 order by orden_texto(p.parametro) collate C) as cargos,
    array(select p.parametro from parametro p where p.id_empresa = r.id and p.id_dominio = $3 order by orden_texto(p.parametro) collate C)
    as departamentos, array(select denominacion from planestudio where id_empresa = r.id union all select titulo from programa where
    id_empresa = r.id union all select titulo from curso where id_empresa = r.id union all select titulo from modulo where id_empresa = r.id
    union all select titulo from tema where id_empresa = r.id union all select pregunta from pregunta where id_empresa = r.id) as
    contenidos, array(select t.dispositivo from tableta t where t.id_empresa = r.id order by orden_texto(t.dispositivo) collate C) as
    tablets, array(select w.nombre from webhook w where w.id_empresa = r.id order by orden_texto(w.nombre) collate C) as webhooks,
    array(select t.nombre from scim_token t join scim_token_empresa m using (id_scim_token) where m.id_empresa = r.id order by
    orden_texto(t.nombre) collate C) as tokens, array(select coalesce(nullif(g.nombre, ''), pl.denominacion) from regla g join planestudio
    pl using (id_planestudio) where exists (select from regla_condicion c where c.id_regla = g.id_regla and c.id_empresa = r.id) order by
    orden_texto(coalesce(nullif(g.nombre, ''), pl.denominacion)) collate C) as reglas
from unnest($4::integer[]) as r(id);
delete from empresa where id_empresa = any ($1::integer[]); -- GET /empresa/del/:id, DELETE /empresa/:id
