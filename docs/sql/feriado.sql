-- SQL of feriado. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /feriado/sellst
select fila.*
from (select f.id_feriado, f.fecha, f.feriado, f.usuario_creacion, f.usuario_modificacion, f.fecha_creacion, f.fecha_modificacion, f.version
    from feriado f) as fila
where true
order by fila.fecha asc, fila.id_feriado asc
limit $1 offset $2;
-- GET /feriado/sellst
select count(*)::integer as total
from (select f.id_feriado, f.fecha, f.feriado, f.usuario_creacion, f.usuario_modificacion, f.fecha_creacion, f.fecha_modificacion, f.version
    from feriado f) as fila
where true;
-- GET /feriado/sel/:id
select fila.*
from (select f.id_feriado, f.fecha, f.feriado, f.usuario_creacion, f.usuario_modificacion, f.fecha_creacion, f.fecha_modificacion, f.version
    from feriado f) as fila
where fila.id_feriado = $1;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /feriado/ins, POST /feriado/upd/, GET /feriado/del/:id, DELETE /feriado/:id
select pg_advisory_xact_lock(hashtext('feriado.fecha'), 0); -- POST /feriado/ins, POST /feriado/upd/
select id_feriado from feriado where fecha = $1::date and id_feriado is distinct from $2::integer; -- POST /feriado/ins, POST /feriado/upd/
-- POST /feriado/ins
insert into feriado (fecha, feriado, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5)
returning id_feriado as id;
select id_feriado, version from feriado where id_feriado = $1 for no key update; -- POST /feriado/ins, POST /feriado/upd/ (2 times), GET /feriado/del/:id, DELETE /feriado/:id
-- POST /feriado/upd/
update feriado
set fecha = $1, feriado = $2, usuario_modificacion = $3, fecha_modificacion = $4, version = version + 1
where id_feriado = $5
returning version;
delete from feriado where id_feriado = any ($1::integer[]); -- GET /feriado/del/:id, DELETE /feriado/:id
