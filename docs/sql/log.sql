-- SQL of log. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /log/sellst
select fila.*
from (
  select l.id_log, l.fecha_creacion, coalesce(a.personal, l.usuario_creacion) as autor, coalesce(a.username, l.usuario_creacion) as
      usuario_creacion, l.id_usuario_creacion, l.tipo, l.tabla, l.id_registro, coalesce(case l.tabla when 'archivo' then (select nombre from
      archivo where id_archivo = l.id_registro) when 'contenido' then (select coalesce(nullif(contenido, ''), descripcion) from contenido
      where id_contenido = l.id_registro) when 'curso' then (select titulo from curso where id_curso = l.id_registro) when 'dominio' then
      (select dominio from dominio where id_dominio = l.id_registro) when 'empresa' then (select empresa from empresa where id_empresa =
      l.id_registro) when 'importacion' then (select archivo from importacion where id_importacion = l.id_registro) when 'modulo' then
      (select titulo from modulo where id_modulo = l.id_registro) when 'parametro' then (select parametro from parametro where id_parametro
      = l.id_registro) when 'planestudio' then (select denominacion from planestudio where id_planestudio = l.id_registro) when 'pregunta'
      then (select pregunta from pregunta where id_pregunta = l.id_registro) when 'programa' then (select titulo from programa where
      id_programa = l.id_registro) when 'regla' then (select coalesce(nullif(regla.nombre, ''), (select p.denominacion from planestudio p
      where p.id_planestudio = regla.id_planestudio)) from regla where id_regla = l.id_registro) when 'tema' then (select titulo from tema
      where id_tema = l.id_registro) when 'usuario' then (select personal from usuario where id_usuario = coalesce(l.id_registro,
      l.id_usuario)) when 'acceso_empresa' then (select personal from usuario where id_usuario = l.id_registro) when 'planestudio_programa'
      then (select denominacion from planestudio where id_planestudio = l.id_registro) when 'programa_curso' then (select titulo from
      programa where id_programa = l.id_registro) when 'curso_modulo' then (select titulo from curso where id_curso = l.id_registro) when
      'tema_modulo' then (select titulo from modulo where id_modulo = l.id_registro) when 'tema_pregunta' then (select titulo from tema
      where id_tema = l.id_registro) when 'regla_condicion' then (select coalesce(nullif(regla.nombre, ''), (select p.denominacion from
      planestudio p where p.id_planestudio = regla.id_planestudio)) from regla where id_regla = l.id_registro) when 'asignacion' then
      (select p.denominacion from asignacion x join planestudio p using (id_planestudio) where x.id_asignacion = l.id_registro) when
      'evaluacion' then (select titulo from tema where id_tema = (l.antes ->> 'id_tema')::integer) when 'feedback' then (select t.titulo
      from evaluacion e join tema t using (id_tema) where e.id_evaluacion = (l.antes ->> 'id_evaluacion')::integer) when 'consulta' then
      (select t.titulo from consulta c join tema t using (id_tema) where c.id_consulta = l.id_registro) end, coalesce(l.antes ->> 'titulo',
      l.antes ->> 'denominacion', l.antes ->> 'pregunta', l.antes ->> 'empresa', l.antes ->> 'parametro', l.antes ->> 'dominio',
      nullif(trim(concat_ws(' ', l.antes ->> 'nombres', l.antes ->> 'apellido_paterno')), '')), coalesce(l.despues ->> 'titulo', l.despues
      ->> 'denominacion', l.despues ->> 'pregunta', l.despues ->> 'empresa', l.despues ->> 'parametro', l.despues ->> 'dominio',
      nullif(trim(concat_ws(' ', l.despues ->> 'nombres', l.despues ->> 'apellido_paterno')), ''))) as registro, l.id_usuario,
      coalesce(p.personal, (select n.nombre from nombre_anterior n where n.id_anterior = l.id_usuario and n.id_usuario is not null limit 1))
      as persona, l.detalle, null::text as cambios, l.antes, l.despues, l.busqueda
  from log l
  left join usuario a on a.id_usuario = l.id_usuario_creacion
  left join usuario p on p.id_usuario = l.id_usuario
  where true
) as fila
where true
order by fila.fecha_creacion desc, fila.id_log desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /log/sellst
-- POST /log/ins
with igual as (select id_log from log where $1 and id_usuario = $2 and fecha_creacion = $3::timestamptz and tabla = $4 and tipo = $5 and
    detalle is not distinct from $6 limit 1), nueva as (insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo,
    detalle, fecha_creacion) select $7, $8, $9, $10, $11, $12, $13::timestamptz where not exists (select from igual) and (select count(*)
    from log where id_usuario = $14 and tabla = $15 and fecha_creacion > $16::timestamptz) < $17 returning id_log)
select id_log
from igual
union all
select id_log
from nueva;
-- GET /log/sel/:id
select *
from (
  select l.id_log, l.fecha_creacion, coalesce(a.personal, l.usuario_creacion) as autor, coalesce(a.username, l.usuario_creacion) as
      usuario_creacion, l.id_usuario_creacion, l.tipo, l.tabla, l.id_registro, coalesce(case l.tabla when 'archivo' then (select nombre from
      archivo where id_archivo = l.id_registro) when 'contenido' then (select coalesce(nullif(contenido, ''), descripcion) from contenido
      where id_contenido = l.id_registro) when 'curso' then (select titulo from curso where id_curso = l.id_registro) when 'dominio' then
      (select dominio from dominio where id_dominio = l.id_registro) when 'empresa' then (select empresa from empresa where id_empresa =
      l.id_registro) when 'importacion' then (select archivo from importacion where id_importacion = l.id_registro) when 'modulo' then
      (select titulo from modulo where id_modulo = l.id_registro) when 'parametro' then (select parametro from parametro where id_parametro
      = l.id_registro) when 'planestudio' then (select denominacion from planestudio where id_planestudio = l.id_registro) when 'pregunta'
      then (select pregunta from pregunta where id_pregunta = l.id_registro) when 'programa' then (select titulo from programa where
      id_programa = l.id_registro) when 'regla' then (select coalesce(nullif(regla.nombre, ''), (select p.denominacion from planestudio p
      where p.id_planestudio = regla.id_planestudio)) from regla where id_regla = l.id_registro) when 'tema' then (select titulo from tema
      where id_tema = l.id_registro) when 'usuario' then (select personal from usuario where id_usuario = coalesce(l.id_registro,
      l.id_usuario)) when 'acceso_empresa' then (select personal from usuario where id_usuario = l.id_registro) when 'planestudio_programa'
      then (select denominacion from planestudio where id_planestudio = l.id_registro) when 'programa_curso' then (select titulo from
      programa where id_programa = l.id_registro) when 'curso_modulo' then (select titulo from curso where id_curso = l.id_registro) when
      'tema_modulo' then (select titulo from modulo where id_modulo = l.id_registro) when 'tema_pregunta' then (select titulo from tema
      where id_tema = l.id_registro) when 'regla_condicion' then (select coalesce(nullif(regla.nombre, ''), (select p.denominacion from
      planestudio p where p.id_planestudio = regla.id_planestudio)) from regla where id_regla = l.id_registro) when 'asignacion' then
      (select p.denominacion from asignacion x join planestudio p using (id_planestudio) where x.id_asignacion = l.id_registro) when
      'evaluacion' then (select titulo from tema where id_tema = (l.antes ->> 'id_tema')::integer) when 'feedback' then (select t.titulo
      from evaluacion e join tema t using (id_tema) where e.id_evaluacion = (l.antes ->> 'id_evaluacion')::integer) when 'consulta' then
      (select t.titulo from consulta c join tema t using (id_tema) where c.id_consulta = l.id_registro) end, coalesce(l.antes ->> 'titulo',
      l.antes ->> 'denominacion', l.antes ->> 'pregunta', l.antes ->> 'empresa', l.antes ->> 'parametro', l.antes ->> 'dominio',
      nullif(trim(concat_ws(' ', l.antes ->> 'nombres', l.antes ->> 'apellido_paterno')), '')), coalesce(l.despues ->> 'titulo', l.despues
      ->> 'denominacion', l.despues ->> 'pregunta', l.despues ->> 'empresa', l.despues ->> 'parametro', l.despues ->> 'dominio',
      nullif(trim(concat_ws(' ', l.despues ->> 'nombres', l.despues ->> 'apellido_paterno')), ''))) as registro, l.id_usuario,
      coalesce(p.personal, (select n.nombre from nombre_anterior n where n.id_anterior = l.id_usuario and n.id_usuario is not null limit 1))
      as persona, l.detalle, null::text as cambios, l.antes, l.despues, l.busqueda
  from log l
  left join usuario a on a.id_usuario = l.id_usuario_creacion
  left join usuario p on p.id_usuario = l.id_usuario
  where true
) as fila
where id_log = $1;
