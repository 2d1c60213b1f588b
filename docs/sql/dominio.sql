-- SQL of dominio. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /dominio/sellst
select fila.*
from (select d.id_dominio, d.dominio, d.clave, (select count(*)::integer from parametro p where p.id_dominio = d.id_dominio and true) as
    parametros, (d.id_dominio = any ($1::integer[])) as fijo, d.usuario_creacion, d.usuario_modificacion, d.fecha_creacion,
    d.fecha_modificacion, d.version from dominio d) as fila
where true
order by orden_texto(fila.dominio::text) collate C asc, fila.id_dominio asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /dominio/sellst
select fila.* from (…) as fila where fila.id_dominio = $2; -- GET /dominio/sel/:id, POST /dominio/upd/:id (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /dominio/ins, POST /dominio/upd/:id, GET /dominio/del/:id, DELETE /dominio/:id
select pg_advisory_xact_lock(hashtext('dominio.clave'), 0); -- POST /dominio/ins
select clave from dominio; -- POST /dominio/ins
-- POST /dominio/ins
insert into dominio (dominio, clave, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5)
returning id_dominio as id;
select id_dominio, version from dominio where id_dominio = $1 for no key update; -- POST /dominio/ins, POST /dominio/upd/:id (2 times), GET /dominio/del/:id, DELETE /dominio/:id
-- POST /dominio/upd/:id
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_dominio as id, n.valor from unnest($1::text[]) as n(valor) join dominio o on lower(o.clave) = lower(n.valor); -- POST /dominio/upd/:id
-- POST /dominio/upd/:id
update dominio
set dominio = $1, clave = $2, usuario_modificacion = $3, fecha_modificacion = $4, version = version + 1
where id_dominio = $5
returning version;
-- GET /dominio/del/:id, DELETE /dominio/:id
select r.id, array(select parametro from parametro where id_dominio = r.id order by orden_texto(parametro) collate C limit 3) as nombres,
    (select count(*)::integer from parametro where id_dominio = r.id) as total
from unnest($1::integer[]) as r(id);
delete from dominio where id_dominio = any ($1::integer[]); -- GET /dominio/del/:id, DELETE /dominio/:id
