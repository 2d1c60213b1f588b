-- SQL of modulo. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /modulo/sellst
select fila.*
from (
  select m.id_modulo, m.codigo, m.titulo, m.descripcion, m.codigo_estado, m.codigo_categoria, m.etiquetas, m.id_empresa, g.parametro as
      categoria, (select count(*)::integer from curso_modulo l where l.id_modulo = m.id_modulo) as curso, (select count(*)::integer from
      tema_modulo l where l.id_modulo = m.id_modulo) as tema, (select duena.empresa from empresa duena where duena.id_empresa =
      m.id_empresa) as empresa, m.usuario_creacion, m.usuario_modificacion, m.fecha_creacion, m.fecha_modificacion, m.version
  from modulo m
  join parametro g on g.id_dominio = m.dominio_categoria and g.codigo_parametro = m.codigo_categoria
) as fila
where true
order by orden_texto(fila.titulo::text) collate C asc, fila.id_modulo asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /modulo/sellst
select fila.* from (…) as fila where fila.id_modulo = $1; -- GET /modulo/sel/:id, POST /modulo/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /modulo/ins, POST /modulo/upd/, GET /modulo/del/:id, DELETE /modulo/:id, POST /modulo/ins/tema, POST /modulo/ins/curso, POST /modulo/duplicar/:id
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /modulo/ins, POST /modulo/upd/, POST /modulo/ins/tema, POST /modulo/ins/curso, POST /modulo/duplicar/:id
-- POST /modulo/ins, POST /modulo/upd/, POST /modulo/duplicar/:id
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_modulo as id, n.valor from unnest($1::text[]) as n(valor) join modulo o on lower(o.codigo) = lower(n.valor); -- POST /modulo/ins, POST /modulo/upd/, POST /modulo/duplicar/:id
-- POST /modulo/ins, POST /modulo/upd/
select id_parametro
from parametro
inner join dominio on dominio.id_dominio = parametro.id_dominio
where dominio.clave = $1 and codigo_parametro = $2;
-- POST /modulo/ins
insert into modulo (codigo, titulo, descripcion, codigo_estado, codigo_categoria, etiquetas, id_empresa, usuario_creacion, fecha_creacion,
    fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
returning id_modulo as id;
-- POST /modulo/ins, POST /modulo/upd/, POST /modulo/ins/tema, POST /modulo/duplicar/:id
select *
from (
  (select p.titulo as contenedor, h.titulo as parte from curso_modulo l join curso p on p.id_curso = l.id_curso join modulo h on h.id_modulo
      = l.id_modulo where (h.id_modulo = any ($1::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from p.id_empresa
      limit 1)
  union all (select p.titulo as contenedor, h.titulo as parte from tema_modulo l join modulo p on p.id_modulo = l.id_modulo join tema h on
      h.id_tema = l.id_tema where (p.id_modulo = any ($2::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from
      p.id_empresa limit 1)
) as mala
limit 1;
select id_modulo, codigo_estado, version from modulo where id_modulo = $1 for no key update; -- POST /modulo/ins, POST /modulo/upd/ (2 times), GET /modulo/del/:id, DELETE /modulo/:id, POST /modulo/duplicar/:id
select n.id from unnest($1::integer[]) as n(id) where not exists (select from tema_modulo l where l.id_modulo = n.id); -- POST /modulo/ins, POST /modulo/upd/
select id_modulo as id, id_empresa from modulo where id_modulo = any ($1::integer[]); -- POST /modulo/upd/, POST /modulo/duplicar/:id
-- POST /modulo/upd/
update modulo
set codigo = $1, titulo = $2, descripcion = $3, codigo_estado = $4, codigo_categoria = $5, etiquetas = $6, id_empresa = $7,
    usuario_modificacion = $8, fecha_modificacion = $9, version = version + 1
where id_modulo = $10
returning version;
-- GET /modulo/del/:id, DELETE /modulo/:id
select r.id, array(select c.titulo from curso_modulo l join curso c using (id_curso) where l.id_modulo = r.id order by orden_texto(c.titulo)
    collate C) as cursos, (select count(*)::integer from evaluacion where id_modulo = r.id) as evaluaciones
from unnest($1::integer[]) as r(id);
delete from tema_modulo where id_modulo = any ($1::integer[]); -- GET /modulo/del/:id, DELETE /modulo/:id
delete from modulo where id_modulo = any ($1::integer[]); -- GET /modulo/del/:id, DELETE /modulo/:id
-- GET /modulo/sellst/plan/:id
select m.id_modulo, m.codigo, m.titulo, m.descripcion, m.codigo_estado, m.codigo_categoria, m.etiquetas, m.id_empresa, g.parametro as
    categoria, (select count(*)::integer from curso_modulo l where l.id_modulo = m.id_modulo) as curso, (select count(*)::integer from
    tema_modulo l where l.id_modulo = m.id_modulo) as tema, (select duena.empresa from empresa duena where duena.id_empresa = m.id_empresa)
    as empresa, m.usuario_creacion, m.usuario_modificacion, m.fecha_creacion, m.fecha_modificacion, m.version, cm.id_curso, c.titulo as
    curso_titulo, cm.numero_orden, cm.id_curso_modulo
from modulo m
join parametro g on g.id_dominio = m.dominio_categoria and g.codigo_parametro = m.codigo_categoria
join curso_modulo cm on cm.id_modulo = m.id_modulo
join curso c on c.id_curso = cm.id_curso
join programa_curso pc on pc.id_curso = c.id_curso
join planestudio_programa pp on pp.id_programa = pc.id_programa
where pp.id_planestudio = $1
order by pp.numero_orden, pp.id_planestudio_programa, pc.numero_orden, pc.id_programa_curso, cm.numero_orden, cm.id_curso_modulo;
-- GET /modulo/sellst/programa/:id
select m.id_modulo, m.codigo, m.titulo, m.descripcion, m.codigo_estado, m.codigo_categoria, m.etiquetas, m.id_empresa, g.parametro as
    categoria, (select count(*)::integer from curso_modulo l where l.id_modulo = m.id_modulo) as curso, (select count(*)::integer from
    tema_modulo l where l.id_modulo = m.id_modulo) as tema, (select duena.empresa from empresa duena where duena.id_empresa = m.id_empresa)
    as empresa, m.usuario_creacion, m.usuario_modificacion, m.fecha_creacion, m.fecha_modificacion, m.version, cm.id_curso, c.titulo as
    curso_titulo, cm.numero_orden, cm.id_curso_modulo
from modulo m
join parametro g on g.id_dominio = m.dominio_categoria and g.codigo_parametro = m.codigo_categoria
join curso_modulo cm on cm.id_modulo = m.id_modulo
join curso c on c.id_curso = cm.id_curso
join programa_curso pc on pc.id_curso = c.id_curso
where pc.id_programa = $1
order by pc.numero_orden, pc.id_programa_curso, cm.numero_orden, cm.id_curso_modulo;
-- GET /modulo/sellst/curso/:id
select m.id_modulo, m.codigo, m.titulo, m.descripcion, m.codigo_estado, m.codigo_categoria, m.etiquetas, m.id_empresa, g.parametro as
    categoria, (select count(*)::integer from curso_modulo l where l.id_modulo = m.id_modulo) as curso, (select count(*)::integer from
    tema_modulo l where l.id_modulo = m.id_modulo) as tema, (select duena.empresa from empresa duena where duena.id_empresa = m.id_empresa)
    as empresa, m.usuario_creacion, m.usuario_modificacion, m.fecha_creacion, m.fecha_modificacion, m.version, cm.id_curso, c.titulo as
    curso_titulo, cm.numero_orden, cm.id_curso_modulo
from modulo m
join parametro g on g.id_dominio = m.dominio_categoria and g.codigo_parametro = m.codigo_categoria
join curso_modulo cm on cm.id_modulo = m.id_modulo
join curso c on c.id_curso = cm.id_curso
where cm.id_curso = $1
order by cm.numero_orden, cm.id_curso_modulo;
-- GET /modulo/sellst/tema/:id
select m.id_modulo, m.codigo, m.titulo, m.descripcion, m.codigo_estado, m.codigo_categoria, m.etiquetas, m.id_empresa, g.parametro as
    categoria, (select count(*)::integer from curso_modulo l where l.id_modulo = m.id_modulo) as curso, (select count(*)::integer from
    tema_modulo l where l.id_modulo = m.id_modulo) as tema, (select duena.empresa from empresa duena where duena.id_empresa = m.id_empresa)
    as empresa, m.usuario_creacion, m.usuario_modificacion, m.fecha_creacion, m.fecha_modificacion, m.version
from modulo m
join parametro g on g.id_dominio = m.dominio_categoria and g.codigo_parametro = m.codigo_categoria
join tema_modulo l on l.id_modulo = m.id_modulo
where l.id_tema = $1
order by orden_texto(m.titulo) collate C;
select id_modulo as id from modulo where id_modulo = any ($1::integer[]) order by 1 for no key update; -- POST /modulo/ins/tema
-- POST /modulo/ins/tema, POST /modulo/ins/curso
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from modulo as o where o.id_modulo = n.id and true)
order by n.id;
-- POST /modulo/ins/tema
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from tema as o where o.id_tema = n.id and true)
order by n.id;
-- POST /modulo/ins/tema
insert into tema_modulo (id_modulo, id_tema, numero_orden, cuestionario, usuario_creacion, fecha_creacion)
select n.id_modulo, n.id_tema, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), cuestionario, $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[]) with ordinality as n(id_modulo, id_tema, numero_orden, cuestionario,
    fila)
left join (select id_modulo, max(numero_orden) as ultimo from tema_modulo group by 1) u using (id_modulo)
order by n.fila
on conflict (id_modulo, id_tema) do nothing;
-- POST /modulo/ins/tema
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
join curso_modulo cm using (id_curso)
where id_modulo = any ($1::integer[])
order by 1;
select id_curso as id from curso where id_curso = any ($1::integer[]) order by 1 for no key update; -- POST /modulo/ins/curso
-- POST /modulo/ins/curso
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from curso as o where o.id_curso = n.id and true)
order by n.id;
-- POST /modulo/ins/curso
insert into curso_modulo (id_curso, id_modulo, numero_orden, usuario_creacion, fecha_creacion)
select n.id_curso, n.id_modulo, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[]) with ordinality as n(id_curso, id_modulo, numero_orden, fila)
left join (select id_curso, max(numero_orden) as ultimo from curso_modulo group by 1) u using (id_curso)
order by n.fila
on conflict (id_curso, id_modulo) do nothing;
-- POST /modulo/ins/curso
select *
from (
  (select p.titulo as contenedor, h.titulo as parte from programa_curso l join programa p on p.id_programa = l.id_programa join curso h on
      h.id_curso = l.id_curso where (h.id_curso = any ($1::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from
      p.id_empresa limit 1)
  union all (select p.titulo as contenedor, h.titulo as parte from curso_modulo l join curso p on p.id_curso = l.id_curso join modulo h on
      h.id_modulo = l.id_modulo where (p.id_curso = any ($2::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from
      p.id_empresa limit 1)
) as mala
limit 1;
-- POST /modulo/ins/curso
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
where id_curso = any ($1::integer[])
order by 1;
select id_modulo as id, titulo::text as texto from modulo where id_modulo = any ($1::integer[]); -- POST /modulo/duplicar/:id (2 times)
select id_modulo as id, codigo::text as texto from modulo where id_modulo = any ($1::integer[]); -- POST /modulo/duplicar/:id
-- POST /modulo/duplicar/:id
insert into modulo (descripcion, codigo_categoria, etiquetas, codigo_estado, titulo, codigo, id_empresa, usuario_creacion, fecha_creacion,
    fecha_modificacion)
select descripcion, codigo_categoria, etiquetas, $1, $2, $3, $4, $5, $6, $7
from modulo
where id_modulo = $8
returning id_modulo as id;
insert into copia (tabla, id_registro, nombre, fecha_creacion, id_usuario, filas) values ($1, $2, $3, $4, $5, $6) returning id_copia; -- POST /modulo/duplicar/:id
