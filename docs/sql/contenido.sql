-- SQL of contenido. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /contenido/sellst
select fila.*
from (
  select c.id_contenido, c.id_tema, c.codigo_tipo, c.contenido, c.descripcion, c.url, c.subtitulos, c.codigo_estado, c.numero_orden,
      t.titulo as tema, t.id_empresa as id_empresa, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as
      empresa, c.usuario_creacion, c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version
  from contenido c
  left join tema t on t.id_tema = c.id_tema
) as fila
where true
order by fila.id_contenido desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /contenido/sellst
select fila.* from (…) as fila where fila.id_contenido = $1; -- GET /contenido/sel/:id, POST /contenido/upd/:id (3 times), GET /contenido/del/:id, DELETE /contenido/:id
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /contenido/ins, POST /contenido/upd/:id, GET /contenido/del/:id, DELETE /contenido/:id
select id_tema, codigo_estado, version from tema where id_tema = $1 for no key update; -- POST /contenido/ins, POST /contenido/upd/:id
-- POST /contenido/ins
insert into contenido (id_tema, codigo_tipo, contenido, descripcion, url, subtitulos, codigo_estado, numero_orden, usuario_creacion,
    fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning id_contenido as id;
select id_contenido, codigo_estado, version from contenido where id_contenido = $1 for no key update; -- POST /contenido/ins, POST /contenido/upd/:id (2 times), GET /contenido/del/:id, DELETE /contenido/:id
select id_contenido as id, url::text as texto from contenido where id_contenido = any ($1::integer[]); -- POST /contenido/ins, POST /contenido/upd/:id
-- POST /contenido/upd/:id
update contenido
set id_tema = $1, codigo_tipo = $2, contenido = $3, descripcion = $4, url = $5, subtitulos = $6, codigo_estado = $7, numero_orden = $8,
    usuario_modificacion = $9, fecha_modificacion = $10, version = version + 1
where id_contenido = $11
returning version;
delete from contenido where id_contenido = any ($1::integer[]); -- GET /contenido/del/:id, DELETE /contenido/:id
-- GET /contenido/sel/tema/:id
select c.id_contenido, c.id_tema, c.codigo_tipo, c.contenido, c.descripcion, c.url, c.subtitulos, c.codigo_estado, c.numero_orden, t.titulo
    as tema, t.id_empresa as id_empresa, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa,
    c.usuario_creacion, c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version
from contenido c
left join tema t on t.id_tema = c.id_tema
where c.id_tema = $1
order by c.numero_orden, c.id_contenido;
