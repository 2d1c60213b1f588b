-- SQL of curso. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /curso/sellst
select fila.*
from (
  select c.id_curso, c.codigo, c.titulo, c.descripcion, c.codigo_estado, c.etiquetas, c.id_empresa, (select count(*)::integer from
      programa_curso l where l.id_curso = c.id_curso) as programa, (select count(*)::integer from curso_modulo l where l.id_curso =
      c.id_curso) as modulo, (select duena.empresa from empresa duena where duena.id_empresa = c.id_empresa) as empresa, c.usuario_creacion,
      c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version
  from curso c
) as fila
where true
order by orden_texto(fila.titulo::text) collate C asc, fila.id_curso asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /curso/sellst
select fila.* from (…) as fila where fila.id_curso = $1; -- GET /curso/sel/:id, POST /curso/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /curso/ins, POST /curso/upd/, GET /curso/del/:id, DELETE /curso/:id, POST /curso/duplicar/:id, POST /curso/ins/programa
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /curso/ins, POST /curso/upd/, POST /curso/duplicar/:id, POST /curso/ins/programa
-- POST /curso/ins, POST /curso/upd/, POST /curso/duplicar/:id
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_curso as id, n.valor from unnest($1::text[]) as n(valor) join curso o on lower(o.codigo) = lower(n.valor); -- POST /curso/ins, POST /curso/upd/, POST /curso/duplicar/:id
-- POST /curso/ins
insert into curso (codigo, titulo, descripcion, codigo_estado, etiquetas, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning id_curso as id;
-- POST /curso/ins, POST /curso/upd/, POST /curso/duplicar/:id
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
select id_curso, codigo_estado, version from curso where id_curso = $1 for no key update; -- POST /curso/ins, POST /curso/upd/ (2 times), GET /curso/del/:id, DELETE /curso/:id, POST /curso/duplicar/:id
select n.id from unnest($1::integer[]) as n(id) where not exists (select from curso_modulo l where l.id_curso = n.id); -- POST /curso/ins, POST /curso/upd/
select id_curso as id, id_empresa from curso where id_curso = any ($1::integer[]); -- POST /curso/upd/, POST /curso/duplicar/:id
-- POST /curso/upd/
update curso
set codigo = $1, titulo = $2, descripcion = $3, codigo_estado = $4, etiquetas = $5, id_empresa = $6, usuario_modificacion = $7,
    fecha_modificacion = $8, version = version + 1
where id_curso = $9
returning version;
-- GET /curso/del/:id, DELETE /curso/:id
select r.id, array(select p.titulo from programa_curso l join programa p using (id_programa) where l.id_curso = r.id order by
    orden_texto(p.titulo) collate C) as programas, (select count(*)::integer from evaluacion where id_curso = r.id) as evaluaciones
from unnest($1::integer[]) as r(id);
delete from curso_modulo where id_curso = any ($1::integer[]); -- GET /curso/del/:id, DELETE /curso/:id
delete from curso where id_curso = any ($1::integer[]); -- GET /curso/del/:id, DELETE /curso/:id
select id_curso as id, titulo::text as texto from curso where id_curso = any ($1::integer[]); -- POST /curso/duplicar/:id (2 times)
select id_curso as id, codigo::text as texto from curso where id_curso = any ($1::integer[]); -- POST /curso/duplicar/:id
-- POST /curso/duplicar/:id
insert into curso (descripcion, etiquetas, codigo_estado, titulo, codigo, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion)
select descripcion, etiquetas, $1, $2, $3, $4, $5, $6, $7
from curso
where id_curso = $8
returning id_curso as id;
insert into copia (tabla, id_registro, nombre, fecha_creacion, id_usuario, filas) values ($1, $2, $3, $4, $5, $6) returning id_copia; -- POST /curso/duplicar/:id
-- GET /curso/sellst/plan/:id
select c.id_curso, c.codigo, c.titulo, c.descripcion, c.codigo_estado, c.etiquetas, c.id_empresa, (select count(*)::integer from
    programa_curso l where l.id_curso = c.id_curso) as programa, (select count(*)::integer from curso_modulo l where l.id_curso =
    c.id_curso) as modulo, (select duena.empresa from empresa duena where duena.id_empresa = c.id_empresa) as empresa, c.usuario_creacion,
    c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version, pc.numero_orden, pc.id_programa, p.titulo as programa_titulo
from planestudio_programa pp
join programa p using (id_programa)
join programa_curso pc using (id_programa)
join curso c on c.id_curso = pc.id_curso
where pp.id_planestudio = $1
order by pp.numero_orden, pp.id_planestudio_programa, pc.numero_orden, pc.id_programa_curso;
-- GET /curso/sellst/programa/:id
select c.id_curso, c.codigo, c.titulo, c.descripcion, c.codigo_estado, c.etiquetas, c.id_empresa, (select count(*)::integer from
    programa_curso l where l.id_curso = c.id_curso) as programa, (select count(*)::integer from curso_modulo l where l.id_curso =
    c.id_curso) as modulo, (select duena.empresa from empresa duena where duena.id_empresa = c.id_empresa) as empresa, c.usuario_creacion,
    c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version, pc.numero_orden, pc.id_programa_curso, pc.id_programa
from programa_curso pc
join curso c on c.id_curso = pc.id_curso
where pc.id_programa = $1
order by pc.numero_orden, pc.id_programa_curso;
-- GET /curso/sellst/modulo/:id
select c.id_curso, c.codigo, c.titulo, c.descripcion, c.codigo_estado, c.etiquetas, c.id_empresa, (select count(*)::integer from
    programa_curso l where l.id_curso = c.id_curso) as programa, (select count(*)::integer from curso_modulo l where l.id_curso =
    c.id_curso) as modulo, (select duena.empresa from empresa duena where duena.id_empresa = c.id_empresa) as empresa, c.usuario_creacion,
    c.usuario_modificacion, c.fecha_creacion, c.fecha_modificacion, c.version
from curso_modulo cm
join curso c on c.id_curso = cm.id_curso
where cm.id_modulo = $1
order by orden_texto(c.titulo) collate C;
select id_programa as id from programa where id_programa = any ($1::integer[]) order by 1 for no key update; -- POST /curso/ins/programa
-- POST /curso/ins/programa
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from programa as o where o.id_programa = n.id and true)
order by n.id;
-- POST /curso/ins/programa
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from curso as o where o.id_curso = n.id and true)
order by n.id;
-- POST /curso/ins/programa
insert into programa_curso (id_programa, id_curso, numero_orden, usuario_creacion, fecha_creacion)
select n.id_programa, n.id_curso, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[]) with ordinality as n(id_programa, id_curso, numero_orden, fila)
left join (select id_programa, max(numero_orden) as ultimo from programa_curso group by 1) u using (id_programa)
order by n.fila
on conflict (id_programa, id_curso) do nothing;
-- POST /curso/ins/programa
select *
from (
  (select p.denominacion as contenedor, h.titulo as parte from planestudio_programa l join planestudio p on p.id_planestudio =
      l.id_planestudio join programa h on h.id_programa = l.id_programa where (h.id_programa = any ($1::integer[])) and h.id_empresa is not
      null and h.id_empresa is distinct from p.id_empresa limit 1)
  union all (select p.titulo as contenedor, h.titulo as parte from programa_curso l join programa p on p.id_programa = l.id_programa join
      curso h on h.id_curso = l.id_curso where (p.id_programa = any ($2::integer[])) and h.id_empresa is not null and h.id_empresa is
      distinct from p.id_empresa limit 1)
) as mala
limit 1;
select distinct pp.id_planestudio as id from planestudio_programa pp where id_programa = any ($1::integer[]) order by 1; -- POST /curso/ins/programa
