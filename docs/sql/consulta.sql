-- SQL of consulta. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /consulta/sellst
select fila.*
from (
  select c.id_consulta, c.id_usuario, c.id_tema, c.id_pregunta, c.version, c.fecha_creacion, u.codigo_usuario, u.personal, e.empresa,
      t.titulo as tema, c.texto, v.pregunta, c.estado, c.respuesta, c.fecha_respuesta, c.fecha_lectura
  from consulta c
  left join usuario u using (id_usuario)
  left join empresa e on e.id_empresa = u.id_empresa
  left join tema t using (id_tema)
  left join pregunta_version v on v.id_pregunta = c.id_pregunta and v.version = c.version_pregunta
  where true
) as fila
where true
order by fila.fecha_creacion desc, fila.id_consulta desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /consulta/sellst
-- GET /consulta/sel/:id
select c.id_consulta, c.id_usuario, c.id_tema, c.id_pregunta, c.version, c.fecha_creacion, u.codigo_usuario, u.personal, e.empresa, t.titulo
    as tema, c.texto, v.pregunta, c.estado, c.respuesta, c.fecha_respuesta, c.fecha_lectura, coalesce(q.version <> c.version_pregunta,
    false) as cambiada, v.datos, case when v.datos is not null then (select d.orden_opciones from detalle d join evaluacion i using
    (id_evaluacion) where i.id_usuario = c.id_usuario and d.id_pregunta = c.id_pregunta and d.version = c.version_pregunta and
    i.fecha_creacion <= c.fecha_creacion order by i.fecha_creacion desc limit 1) end as orden, case when v.id_pregunta is null then '{}'
    else array(select case lugar.opcion when '1' then v.rpta_a when '2' then v.rpta_b when '3' then v.rpta_c else v.rpta_d end from
    regexp_split_to_table(c.orden, '') with ordinality as lugar(opcion, turno) order by lugar.turno) end as opciones
from consulta c
left join usuario u using (id_usuario)
left join empresa e on e.id_empresa = u.id_empresa
left join tema t using (id_tema)
left join pregunta_version v on v.id_pregunta = c.id_pregunta and v.version = c.version_pregunta
left join pregunta q on q.id_pregunta = c.id_pregunta
where c.id_consulta = $1::integer and true;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /consulta/upd, POST /consulta/ins, POST /consulta/leidas
-- POST /consulta/upd
select c.version, c.usuario_modificacion, c.estado, c.respuesta, t.titulo as tema, u.id_usuario, u.nombres, u.idioma, u.correo_comprobado,
    case when u.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $1::date) and (u.correo_electronico is not null and
    u.correo_electronico is distinct from u.correo_rebotado) then u.correo_electronico end as destinatario
from consulta c
join usuario u using (id_usuario)
join tema t using (id_tema)
where c.id_consulta = $2::integer and true
for no key update of c;
-- POST /consulta/upd
update consulta
set estado = $1::text, respuesta = coalesce($2::text, respuesta), fecha_respuesta = case when $3::text is null then fecha_respuesta else
    $4::timestamptz end, fecha_lectura = case when $5::text is null then fecha_lectura end, usuario_modificacion = $6::text,
    id_usuario_modificacion = $7::integer, fecha_modificacion = $8::timestamptz, version = version + 1
where id_consulta = $9::integer
returning version;
-- POST /consulta/upd
insert into correo (clave, tipo, id_usuario, destinatario, asunto, texto, html, proximo_intento, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (clave) do nothing;
-- GET /consulta/propias
select c.id_consulta, c.id_tema, t.titulo as tema, c.id_pregunta, v.pregunta, c.texto, c.estado, c.respuesta, c.fecha_creacion,
    c.fecha_respuesta, c.estado = 'respondida' and c.fecha_lectura is null as por_leer
from consulta c
join tema t using (id_tema)
left join pregunta_version v on v.id_pregunta = c.id_pregunta and v.version = c.version_pregunta
where c.id_usuario = $1::integer and ($2::integer = 0 or c.id_tema = $3::integer) and ($4::integer = 0 or c.id_consulta < $5::integer)
order by c.id_consulta desc
limit $6;
select id_usuario from usuario where id_usuario = $1 for no key update; -- POST /consulta/ins
-- POST /consulta/ins
with propia as (select id_consulta, clave, estado, fecha_creacion from consulta where id_usuario = $1::integer), vista as (select d.version,
    d.orden from detalle d join evaluacion e using (id_evaluacion) where e.id_usuario = $2::integer and e.id_evaluacion = $3::integer and
    e.id_tema = $4::integer and d.id_pregunta = $5::integer)
select (select id_consulta from propia where clave = $6::text) as repetida, (select count(*)::integer from propia where estado = 'abierta')
    as abiertas, (select count(*)::integer from propia where fecha_creacion > $7::timestamptz) as recientes, exists (select from asignacion
    a join ocurrencia o using (id_planestudio) where a.id_usuario = $8::integer and a.codigo_estado = 1 and o.id_tema = $9::integer) or
    exists (select from evaluacion e where e.id_usuario = $10::integer and e.id_tema = $11::integer) as suyo, (select version from vista) as
    version, (select orden from vista) as orden;
-- POST /consulta/ins
insert into consulta (id_usuario, clave, texto, id_tema, id_pregunta, version_pregunta, orden, usuario_creacion, id_usuario_creacion,
    fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning id_consulta;
-- POST /consulta/leidas
update consulta
set fecha_lectura = $1::timestamptz
where id_usuario = $2::integer and id_consulta = any ($3::integer[]) and estado = 'respondida' and fecha_lectura is null;
