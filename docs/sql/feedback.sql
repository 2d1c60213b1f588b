-- SQL of feedback. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /feedback/sellst
select fila.*
from (
  select f.id_feedback, f.id_evaluacion, f.escala, f.comentario, f.usuario_creacion, f.fecha_feedback, u.codigo_usuario as codigo,
      u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, em.empresa, e.fecha_fin as fecha_evaluacion,
      p.denominacion as plan, t.titulo
  from feedback f
  left join evaluacion e using (id_evaluacion)
  left join usuario u using (id_usuario)
  left join empresa em using (id_empresa)
  left join planestudio p using (id_planestudio)
  left join tema t using (id_tema)
  where e.codigo_estado = 1 and true
) as fila
where true
order by fila.fecha_feedback desc, fila.id_feedback desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /feedback/sellst
select id_usuario from evaluacion where id_evaluacion = $1; -- POST /feedback/ins
select id_usuario, fecha_fin, codigo_estado from evaluacion where id_evaluacion = $1 for no key update; -- POST /feedback/ins, POST /feedback/upd/
select id_feedback, escala, comentario from feedback where id_evaluacion = $1; -- POST /feedback/ins (2 times)
-- POST /feedback/ins
insert into feedback (id_evaluacion, escala, comentario, id_usuario_creacion, usuario_creacion, fecha_feedback)
values ($1, $2, $3, $4, $5, $6)
on conflict (id_evaluacion) do nothing
returning id_feedback;
select e.id_usuario from feedback as f inner join evaluacion as e on e.id_evaluacion = f.id_evaluacion where f.id_feedback = $1; -- GET /feedback/sel/:id, POST /feedback/upd/
-- GET /feedback/sel/:id, POST /feedback/upd/
select f.id_feedback, f.id_evaluacion, f.escala, f.comentario, f.usuario_creacion, f.fecha_feedback, u.codigo_usuario as codigo, u.nombres,
    trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, em.empresa, e.fecha_fin as fecha_evaluacion, p.denominacion as plan,
    t.titulo
from feedback f
left join evaluacion e using (id_evaluacion)
left join usuario u using (id_usuario)
left join empresa em using (id_empresa)
left join planestudio p using (id_planestudio)
left join tema t using (id_tema)
where f.id_feedback = $1;
update feedback set escala = $1, comentario = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_feedback = $5; -- POST /feedback/upd/
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- DELETE /feedback/:id
delete from feedback where id_feedback = $1; -- DELETE /feedback/:id
