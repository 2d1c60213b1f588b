-- SQL of certificado. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select id_usuario from evaluacion where id_evaluacion = $1; -- GET /certificado/sel/:id, GET /certificado/fuente/:id, GET /certificado/imagenes/:id
-- GET /certificado/sel/:id
select c.id_evaluacion, c.numero, c.codigo, c.reemplaza, null::text as reemplazado_por, c.nombre, c.tema, c.nota, c.lugar, c.fecha,
    e.fecha_recibida, c.idioma, c.codigo_estado, case c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado, case when
    d.mostrar_duracion then c.duracion end as duracion, case when d.mostrar_empresa then c.empresa end as empresa, case when
    d.mostrar_documento then c.documento end as documento, coalesce(f.firmantes, '[]') as firmantes, d.imagen_logo is not null or
    coalesce(f.con_imagen, false) as con_imagenes, p.denominacion as plan, g.titulo as programa
from certificado c
join evaluacion e using (id_evaluacion)
join planestudio p using (id_planestudio)
join programa g using (id_programa)
left join lateral (select x.id_certificado_diseno, x.imagen_logo, x.texto_logo, x.mostrar_duracion, x.mostrar_empresa, x.mostrar_documento
    from certificado_diseno x where x.desde <= c.fecha_creacion order by x.desde desc, x.id_certificado_diseno desc limit 1) d on true
left join lateral (select json_agg(json_build_object('nombre', x.nombre, 'cargo', x.cargo) order by x.orden) as firmantes, bool_or(x.imagen
    is not null) as con_imagen from certificado_firmante x where x.id_certificado_diseno = d.id_certificado_diseno) f on true
where c.id_evaluacion = $1;
-- GET /certificado/sellst/usuario/:id
select c.id_evaluacion, c.numero, c.codigo, c.reemplaza, null::text as reemplazado_por, c.nombre, c.tema, c.nota, c.lugar, c.fecha,
    e.fecha_recibida, c.idioma, c.codigo_estado, case c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado, case when
    d.mostrar_duracion then c.duracion end as duracion, case when d.mostrar_empresa then c.empresa end as empresa, case when
    d.mostrar_documento then c.documento end as documento, coalesce(f.firmantes, '[]') as firmantes, d.imagen_logo is not null or
    coalesce(f.con_imagen, false) as con_imagenes, p.denominacion as plan, g.titulo as programa
from certificado c
join evaluacion e using (id_evaluacion)
join planestudio p using (id_planestudio)
join programa g using (id_programa)
left join lateral (…) d on true
left join lateral (…) f on true
where e.id_usuario = $1
order by c.fecha desc, c.id_certificado desc;
-- GET /certificado/fuente/:id
select c.nombre, c.tema, c.lugar, c.fecha, c.idioma, u.idioma as idioma_usuario, concat(k.nombre_empresa, c.empresa, (select
    string_agg(concat(f.nombre, f.cargo), '' order by f.orden) from certificado_firmante f where f.id_certificado_diseno =
    d.id_certificado_diseno)) as empresa
from certificado c
join evaluacion e using (id_evaluacion)
join usuario u using (id_usuario)
cross join configuracion k
left join lateral (…) d on true
where c.id_evaluacion = $1;
-- GET /certificado/verificar/:codigo
select c.id_evaluacion, c.numero, c.codigo, c.reemplaza, null::text as reemplazado_por, c.nombre, c.tema, c.nota, c.lugar, c.fecha,
    e.fecha_recibida, c.idioma, c.codigo_estado, case c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado, case when
    d.mostrar_duracion then c.duracion end as duracion, case when d.mostrar_empresa then c.empresa end as empresa, case when
    d.mostrar_documento then c.documento end as documento, coalesce(f.firmantes, '[]') as firmantes, d.imagen_logo is not null or
    coalesce(f.con_imagen, false) as con_imagenes, p.denominacion as plan, g.titulo as programa
from certificado c
join evaluacion e using (id_evaluacion)
join planestudio p using (id_planestudio)
join programa g using (id_programa)
left join lateral (…) d on true
left join lateral (select json_agg(json_build_object('nombre', x.nombre, 'cargo', x.cargo) order by x.orden) as firmantes, bool_or(x.imagen
    is not null) as con_imagen from certificado_firmante x where x.id_certificado_diseno = d.id_certificado_diseno) f on true
where c.codigo = $1;
-- GET /certificado/diseno
with orden as (select id_certificado_diseno, row_number() over (order by desde, id_certificado_diseno) as lugar from certificado_diseno),
    emision as (select width_bucket(c.fecha_creacion, l.limites) as lugar, count(*)::integer as emitidos from certificado c, (select
    array_agg(desde order by desde, id_certificado_diseno) as limites from certificado_diseno) l where c.fecha_creacion >= l.limites[1]
    group by 1)
select d.id_certificado_diseno, d.version, d.desde, d.imagen_logo, d.texto_logo, d.mostrar_duracion, d.mostrar_empresa, d.mostrar_documento,
    coalesce(u.personal, d.usuario_modificacion, d.usuario_creacion) as autor, coalesce(m.emitidos, 0) as emitidos, (select
    coalesce(json_agg(json_build_object('id_certificado_firmante', f.id_certificado_firmante, 'nombre', f.nombre, 'cargo', f.cargo,
    'imagen', f.imagen) order by f.orden), '[]') from certificado_firmante f where f.id_certificado_diseno = d.id_certificado_diseno) as
    firmantes
from certificado_diseno d
join orden o using (id_certificado_diseno)
left join emision m on m.lugar = o.lugar
left join usuario u on u.id_usuario = coalesce(d.id_usuario_modificacion, d.id_usuario_creacion)
order by o.lugar desc;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /certificado/diseno, DELETE /certificado/firma/:id
select pg_advisory_xact_lock(hashtext('certificado.diseno')); -- POST /certificado/diseno, DELETE /certificado/firma/:id
-- POST /certificado/diseno
select d.id_certificado_diseno, d.version, exists (select from certificado c where c.fecha_creacion >= d.desde) as usado
from certificado_diseno d
order by d.desde desc, d.id_certificado_diseno desc
limit 1;
-- POST /certificado/diseno (2 times)
insert into certificado_imagen (clave, tipo, bytes)
values (encode(sha256($1::bytea), 'hex'), $2, $3::bytea)
on conflict (clave) do update
set tipo = excluded.tipo
returning clave;
-- POST /certificado/diseno
insert into certificado_diseno (imagen_logo, texto_logo, mostrar_duracion, mostrar_empresa, mostrar_documento, desde, usuario_creacion,
    fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning id_certificado_diseno;
delete from certificado_firmante where id_certificado_diseno = $1 and orden > $2; -- POST /certificado/diseno
-- POST /certificado/diseno
insert into certificado_firmante (id_certificado_diseno, orden, nombre, cargo, imagen)
select $1::integer, f.orden, f.nombre, f.cargo, f.imagen
from unnest($2::text[], $3::text[], $4::text[]) with ordinality f (nombre, cargo, imagen, orden)
on conflict (id_certificado_diseno, orden) do update
set nombre = excluded.nombre, cargo = excluded.cargo, imagen = excluded.imagen;
-- POST /certificado/diseno, DELETE /certificado/firma/:id
delete from certificado_imagen i
where not exists (select from certificado_diseno d where d.imagen_logo = i.clave) and not exists (select from certificado_firmante f where
    f.imagen = i.clave);
update certificado_firmante set imagen = $1 where id_certificado_firmante = $2 and imagen is not null returning id_certificado_diseno; -- DELETE /certificado/firma/:id
-- DELETE /certificado/firma/:id
update certificado_diseno
set usuario_modificacion = $1, fecha_modificacion = $2, version = version + $3
where id_certificado_diseno = $4
returning version;
-- GET /certificado/imagenes/:id
select d.imagen_logo, d.texto_logo, (select coalesce(json_agg(f.imagen order by f.orden), '[]') from certificado_firmante f where
    f.id_certificado_diseno = d.id_certificado_diseno) as firmas
from certificado c
left join lateral (select x.id_certificado_diseno, x.imagen_logo, x.texto_logo, x.mostrar_duracion, x.mostrar_empresa, x.mostrar_documento
    from certificado_diseno x where x.desde <= c.fecha_creacion order by x.desde desc, x.id_certificado_diseno desc limit 1) d on true
where c.id_evaluacion = $1;
select clave, tipo, bytes from certificado_imagen where clave = any ($1::text[]); -- GET /certificado/imagenes/:id
