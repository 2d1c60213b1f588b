-- SQL of redactor. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select titulo, id_empresa from tema where id_tema = $1::integer; -- GET /redactor/sellst/tema/:id, POST /redactor/pedir, POST /redactor/aceptar, POST /redactor/descartar, GET /redactor/intercambio/:id
-- GET /redactor/sellst/tema/:id
select r.id_redaccion, r.estado, r.fallo, r.codigo_http, r.tipos, r.cantidad, r.dificultad, r.codigo_categoria, coalesce(u.personal,
    r.usuario_creacion) as autor, r.fecha_creacion, r.fecha_fin, r.rechazadas, (select count(*)::integer from redaccion_borrador b where
    b.id_redaccion = r.id_redaccion) as borradores
from redaccion r
left join usuario u on u.id_usuario = r.id_usuario_creacion
where r.id_tema = $1::integer
order by r.id_redaccion desc
limit $2::integer;
-- GET /redactor/sellst/tema/:id
select b.id_redaccion_borrador, b.id_redaccion, b.pregunta, b.datos, r.dificultad, r.codigo_categoria, b.cita
from redaccion r
join redaccion_borrador b using (id_redaccion)
where r.id_tema = $1::integer and b.estado = 'por_revisar'
order by b.id_redaccion_borrador
limit $2::integer;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /redactor/pedir, POST /redactor/aceptar, POST /redactor/descartar
-- POST /redactor/pedir
select codigo_parametro as codigo, parametro as nombre, p.codigo_estado = 1 as activa
from parametro p
join dominio using (id_dominio)
where clave = 'categoria_pregunta'
order by id_parametro;
select count(*)::integer as cuenta from redaccion where id_usuario_creacion = $1::integer and fecha_creacion > $2::timestamptz; -- POST /redactor/pedir
-- POST /redactor/pedir
insert into redaccion (id_tema, cantidad, dificultad, codigo_categoria, servicio, modelo, texto, peticion, usuario_creacion,
    id_usuario_creacion, fecha_creacion, tipos)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict (id_tema)
where estado in ('pendiente', 'enviada') do nothing
returning id_redaccion;
-- POST /redactor/pedir
insert into log (id_usuario, id_empresa, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_log;
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /redactor/aceptar (3 times)
-- POST /redactor/aceptar
select r.id_tema, b.estado
from redaccion_borrador b
join redaccion r using (id_redaccion)
where b.id_redaccion_borrador = $1::integer
for update of b;
select codigo_parametro as codigo from parametro join dominio using (id_dominio) where clave = 'categoria_pregunta'; -- POST /redactor/aceptar
select nivel_escritura from configuracion; -- POST /redactor/aceptar
-- POST /redactor/aceptar
insert into pregunta (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, codigo_categoria, indicador_correcta, codigo_estado, id_empresa, tipo,
    datos, partes, dificultad, etiquetas, usuario_creacion, fecha_creacion, fecha_modificacion)
select n.pregunta, n.rpta_a, n.rpta_b, n.rpta_c, n.rpta_d, n.codigo_categoria, n.indicador_correcta, n.codigo_estado, n.id_empresa,
    coalesce(n.tipo, 'unica'), n.datos::jsonb, coalesce(n.partes, 4), n.dificultad, n.etiquetas, $1, $2::timestamptz, $3::timestamptz
from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::integer[], $11::integer[], $12::integer[],
    $13::text[], $14::text[], $15::integer[], $16::text[], $17::text[]) with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d,
    codigo_categoria, indicador_correcta, codigo_estado, id_empresa, tipo, datos, partes, dificultad, etiquetas, fila)
order by n.fila
returning id_pregunta as id;
-- POST /redactor/aceptar
insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, tipo, datos, partes,
    usuario_creacion, fecha_creacion)
select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, tipo, datos, partes,
    coalesce(usuario_modificacion, usuario_creacion), fecha_modificacion
from pregunta
where id_pregunta = any ($1::integer[]);
select id_tema as id from tema where id_tema = any ($1::integer[]) order by 1 for no key update; -- POST /redactor/aceptar
-- POST /redactor/aceptar
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from tema as o where o.id_tema = n.id and true)
order by n.id;
-- POST /redactor/aceptar
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from pregunta as o where o.id_pregunta = n.id and true)
order by n.id;
-- POST /redactor/aceptar
insert into tema_pregunta (id_tema, id_pregunta, numero_orden, usuario_creacion, fecha_creacion)
select n.id_tema, n.id_pregunta, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[]) with ordinality as n(id_tema, id_pregunta, numero_orden, fila)
left join (select id_tema, max(numero_orden) as ultimo from tema_pregunta group by 1) u using (id_tema)
order by n.fila
on conflict (id_tema, id_pregunta) do nothing;
-- POST /redactor/aceptar
select *
from (
  (select p.titulo as contenedor, h.titulo as parte from tema_modulo l join modulo p on p.id_modulo = l.id_modulo join tema h on h.id_tema =
      l.id_tema where (h.id_tema = any ($1::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from p.id_empresa limit 1)
  union all (select p.titulo as contenedor, h.pregunta as parte from tema_pregunta l join tema p on p.id_tema = l.id_tema join pregunta h on
      h.id_pregunta = l.id_pregunta where (p.id_tema = any ($2::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from
      p.id_empresa limit 1)
  union all (select p.titulo as contenedor, h.titulo as parte from tema p join tema h on h.id_tema = p.referencia where (p.id_tema = any
      ($3::integer[]) or h.id_tema = any ($4::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from p.id_empresa limit
      1)
) as mala
limit 1;
update redaccion_borrador set estado = $1, id_pregunta = $2, fecha_revision = $3 where id_redaccion_borrador = $4; -- POST /redactor/aceptar
-- POST /redactor/descartar
update redaccion_borrador b
set estado = 'descartado', fecha_revision = $1::timestamptz
from redaccion r
where r.id_redaccion = b.id_redaccion and r.id_tema = $2::integer and b.estado = 'por_revisar' and b.id_redaccion_borrador = any
    ($3::integer[]);
select id_tema, servicio, modelo, peticion, respuesta from redaccion where id_redaccion = $1::integer; -- GET /redactor/intercambio/:id
