-- SQL of parametro. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select id_dominio from dominio where id_dominio = $1; -- GET /parametro/sellst/:id
-- GET /parametro/sellst/:id
select fila.*
from (
  select fila.*
  from (
    select p.id_parametro, p.id_dominio, p.codigo_parametro, p.parametro, p.id_empresa, p.codigo_estado, e.empresa as empresa, case
        p.id_dominio when 1 then (select count(*)::integer from usuario u where u.codigo_grupo = p.codigo_comun and true) when 2 then
        (select count(*)::integer from usuario u where u.id_cargo = p.id_parametro and true) when 6 then (select count(*)::integer from
        usuario u where u.id_centro_costo = p.id_parametro and true) when 8 then (select count(*)::integer from usuario u where
        u.id_departamento = p.id_parametro and true) when 3 then (select count(*)::integer from tema t where t.codigo_categoria =
        p.codigo_comun) + (select count(*)::integer from modulo m where m.codigo_categoria = p.codigo_comun) when 4 then (select
        count(*)::integer from pregunta q where q.codigo_categoria = p.codigo_comun) else 0 end as usos, p.usuario_creacion,
        p.usuario_modificacion, p.fecha_creacion, p.fecha_modificacion, p.version
    from parametro p
    left join empresa e on e.id_empresa = p.id_empresa
  ) as fila
  where fila.id_dominio = $1
) as fila
where true
order by orden_texto(fila.parametro::text) collate C asc, fila.id_parametro asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /parametro/sellst/:id
select fila.* from (…) as fila where fila.id_parametro = $1; -- GET /parametro/sel/:id, POST /parametro/upd/ (2 times), POST /parametro/upd/:id (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /parametro/ins, POST /parametro/upd/, GET /parametro/del/:id, DELETE /parametro/:id, POST /parametro/upd/:id
select pg_advisory_xact_lock(hashtext('parametro'), d.id_dominio) from dominio d where d.id_dominio = $1; -- POST /parametro/ins, POST /parametro/upd/, POST /parametro/upd/:id
select id_empresa from empresa where id_empresa = $1; -- POST /parametro/ins
-- POST /parametro/ins
select id_dominio, id_empresa, array_agg(upper(codigo_parametro)) as codigos
from parametro
where id_dominio = any ($1::integer[])
group by id_dominio, id_empresa;
-- POST /parametro/ins, POST /parametro/upd/, POST /parametro/upd/:id
select p.id_parametro, p.codigo_parametro, p.parametro, lower(p.codigo_parametro) = lower($1) as codigo
from parametro p
where p.id_dominio = $2 and p.id_empresa is not distinct
from $3::integer and p.id_parametro is distinct
from $4::integer and (lower(p.codigo_parametro) = lower($5) or p.plegado = plegar($6))
order by codigo desc, p.id_parametro
limit 1;
-- POST /parametro/ins
insert into parametro (id_dominio, parametro, id_empresa, codigo_parametro, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_parametro as id;
select id_parametro, codigo_estado, version from parametro where id_parametro = $1 for no key update; -- POST /parametro/ins, POST /parametro/upd/ (2 times), GET /parametro/del/:id, DELETE /parametro/:id, POST /parametro/upd/:id (2 times)
select id_dominio, id_empresa, codigo_parametro from parametro where id_parametro = $1; -- POST /parametro/upd/, POST /parametro/upd/:id
-- POST /parametro/upd/, POST /parametro/upd/:id
update parametro
set id_dominio = $1, codigo_parametro = $2, parametro = $3, id_empresa = $4, codigo_estado = $5, usuario_modificacion = $6,
    fecha_modificacion = $7, version = version + 1
where id_parametro = $8
returning version;
-- GET /parametro/del/:id, DELETE /parametro/:id
select p.id_parametro as id, array(select u.personal from usuario u where (p.id_parametro in (u.id_cargo, u.id_centro_costo,
    u.id_departamento) or (p.id_dominio = $1 and u.codigo_grupo = p.codigo_comun)) order by orden_texto(u.personal) collate C limit 3) as
    personas, (select count(*)::integer from usuario u where (p.id_parametro in (u.id_cargo, u.id_centro_costo, u.id_departamento) or
    (p.id_dominio = $2 and u.codigo_grupo = p.codigo_comun))) as total_personas, array(select t.titulo from tema t where p.id_dominio = $3
    and t.codigo_categoria = p.codigo_comun order by orden_texto(t.titulo) collate C) as temas, array(select m.titulo from modulo m where
    p.id_dominio = $4 and m.codigo_categoria = p.codigo_comun order by orden_texto(m.titulo) collate C) as modulos, array(select
    d.dispositivo from tableta d where d.id_centro_costo = p.id_parametro order by orden_texto(d.dispositivo) collate C) as tablets, (select
    count(*)::integer from pregunta q where p.id_dominio = $5 and q.codigo_categoria = p.codigo_comun) as preguntas, array(select
    coalesce(nullif(g.nombre, ''), pl.denominacion) from regla g join planestudio pl using (id_planestudio) where exists (select from
    regla_condicion c where c.id_regla = g.id_regla and c.id_parametro = p.id_parametro) order by orden_texto(coalesce(nullif(g.nombre, ''),
    pl.denominacion)) collate C) as reglas, (select count(*)::integer from asignacion a where p.id_dominio = $6 and a.codigo_grupo =
    p.codigo_comun) as asignaciones
from parametro p
where p.id_parametro = any ($7::integer[]);
delete from parametro where id_parametro = any ($1::integer[]); -- GET /parametro/del/:id, DELETE /parametro/:id
-- GET /parametro/sellst/dominio/:code
select p.id_parametro, p.id_dominio, p.id_empresa, p.codigo_parametro, p.parametro
from parametro p
join dominio d using (id_dominio)
where d.clave = $1 and p.codigo_estado = 1 and true
order by orden_texto(p.parametro) collate C, p.id_parametro;
