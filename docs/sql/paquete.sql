-- SQL of paquete. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select id_tema, titulo, id_paquete, calificacion, juicio_paquete from tema where id_tema = $1 and true; -- POST /paquete/ins, GET /paquete/sellst/tema/:id, POST /paquete/efecto, POST /paquete/usar
select nivel_escritura from configuracion; -- POST /paquete/ins, POST /paquete/usar
select p.id_paquete from paquete as p inner join archivo as a on a.id_archivo = p.id_archivo where a.clave = $1 and p.id_tema = $2; -- POST /paquete/ins
-- POST /paquete/ins
insert into archivo (nombre, tipo_mime, clave, tamano, sha256, usuario_creacion, fecha_creacion, empaquetado)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning *;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /paquete/ins, POST /paquete/usar, POST /paquete/abrir
-- POST /paquete/ins
insert into paquete (tipo, version, titulo, lecciones, avisos, archivos, tamano, id_tema, id_archivo, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
returning id_paquete;
-- POST /paquete/ins
insert into paquete_archivo (id_paquete, ruta, inicio, bytes, comprimido, tamano, crc)
select $1::integer, n.*
from unnest($2::text[], $3::bigint[], $4::bigint[], $5::boolean[], $6::bigint[], $7::bigint[]) as n;
-- POST /paquete/ins, POST /paquete/probar
select p.id_paquete, p.titulo, p.tipo, p.version, p.archivos, p.tamano, p.lecciones, p.avisos, p.fecha_creacion, coalesce(u.personal,
    p.usuario_creacion) as autor
from paquete p
left join usuario u on u.id_usuario = p.id_usuario_creacion
where p.id_paquete = $1 and exists (select from tema t where (t.id_paquete = p.id_paquete or t.id_tema = p.id_tema) and true);
-- GET /paquete/sellst/tema/:id
select p.id_paquete, p.titulo, p.tipo, p.version, p.archivos, p.tamano, p.lecciones, p.avisos, p.fecha_creacion, coalesce(u.personal,
    p.usuario_creacion) as autor, p.id_paquete is not distinct
from t.id_paquete as actual, (select count(distinct a.id_usuario)::integer from paquete_alumno a where a.id_paquete = p.id_paquete and
    a.id_tema = t.id_tema) as personas, (select count(distinct a.id_usuario)::integer from paquete_alumno a where a.id_paquete =
    p.id_paquete and a.id_tema = t.id_tema and not exists (select from progreso_tema g where g.id_usuario = a.id_usuario and
    g.id_planestudio = a.id_planestudio and g.id_programa = a.id_programa and g.id_curso = a.id_curso and g.id_modulo = a.id_modulo and
    g.id_tema = a.id_tema and g.aprobado)) as en_curso
from tema t
join paquete p on p.id_tema = t.id_tema or p.id_paquete = t.id_paquete
left join usuario u on u.id_usuario = p.id_usuario_creacion
where t.id_tema = $1
order by p.id_paquete desc
limit 100;
-- POST /paquete/efecto, POST /paquete/usar
select (select count(distinct a.id_usuario)::integer from paquete_alumno a where a.id_tema = $1 and a.id_paquete is distinct from
    $2::integer and not exists (…)) as en_curso, (select count(distinct g.id_usuario)::integer from progreso_tema g where g.id_tema = $3 and
    g.aprobado) as aprobados, (select count(*)::integer from evaluacion e where e.id_tema = $4 and e.fecha_fin is null and e.codigo_estado =
    1 and e.fuente = 'cuestionario') as intentos_abiertos, (select count(distinct s.id_usuario)::integer from asignacion s where
    s.codigo_estado = 1 and s.id_planestudio in (select o.id_planestudio from ocurrencia o where o.id_tema = $5 and o.activa)) as asignados;
select id_tema, titulo, id_paquete, calificacion, juicio_paquete from tema where id_tema = $1 for no key update; -- POST /paquete/usar
select from tema t join paquete p on p.id_tema = t.id_tema or p.id_paquete = t.id_paquete where t.id_tema = $1 and p.id_paquete = $2; -- POST /paquete/usar
-- POST /paquete/usar
update tema
set id_paquete = $1, calificacion = $2, juicio_paquete = $3, usuario_modificacion = $4, fecha_modificacion = $5, version = version + $6
where id_tema = $7;
-- POST /paquete/estado, POST /paquete/abrir (2 times)
select o.*, p.xmin::text as progreso
from (
  with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
      when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
      asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1 and
      a.id_planestudio = $2), propia as (
    select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
        s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as intentos,
        coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
    from asignado s
    join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
        o.activa and o.id_tema in ($3, (select referencia from tema where id_tema = $3))
    left join progreso_tema g on g.id_usuario = $1 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and g.id_curso
        = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
  ), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
      propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion, id_planestudio,
      id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $1 and fecha_fin is null and codigo_estado = 1),
      ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where id_usuario = $1 and
      aprobado and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized (select id_tema,
      count(*)::integer as fallidos, max(fecha_fin) as ultimo_fallo, ($4::date + 1)::timestamp at time zone $5 as fin_dia from evaluacion
      where id_usuario = $1 and codigo_estado = 1 and not aprobado and (fecha_fin at time zone $5)::date = $4::date group by id_tema)
  select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
      propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
  from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
      paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (select from paquete_alumno q
      where q.id_usuario = $1 and q.id_planestudio = propia.id_planestudio and q.id_programa = propia.id_programa and q.id_curso =
      propia.id_curso and q.id_modulo = propia.id_modulo and q.id_tema = propia.id_tema and q.completado) else false end as
      paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $6::numeric)
      end as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where
      r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and
      t.referencia is not null then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema =
      t.referencia) end as requisito, to_char(propia.fecha_aprobado at time zone $5, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0) as
      fallidos, f.ultimo_fallo, f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not null
      then jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado then
      (select jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $5, 'YYYY-MM-DD')) from planestudio o
      where o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or (case when
      t.id_paquete is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from tema_pregunta tp
      where tp.id_tema = t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) = 1)) as listo
  from propia
  join programa pr using (id_programa)
  join curso c using (id_curso)
  join modulo m using (id_modulo)
  join tema t using (id_tema)
  left join evaluacion e using (id_evaluacion)
  left join abierta b on b.id_planestudio = propia.id_planestudio and b.id_programa = propia.id_programa and b.id_curso = propia.id_curso
      and b.id_modulo = propia.id_modulo and b.id_tema = propia.id_tema
  left join ganado n on n.id_tema = t.id_tema
  left join fallo f on f.id_tema = t.id_tema
  where propia.id_planestudio = $2 and propia.id_programa = $7 and propia.id_curso = $8 and propia.id_modulo = $9 and propia.id_tema = $3
  order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion
) o
left join progreso p on p.id_usuario = $1 and p.id_planestudio = o.id_planestudio;
-- POST /paquete/estado, POST /paquete/abrir
select p.id_paquete, t.id_paquete as actual, p.tipo, p.titulo, p.lecciones, p.tamano, t.calificacion, t.juicio_paquete, a.id_paquete_alumno,
    coalesce(a.completado, false) as completado, coalesce(a.segundos, 0) as segundos, a.fecha_guardado, coalesce((select
    jsonb_agg(to_jsonb(e) - 'id_paquete_alumno' - 'cmi') from paquete_estado e where e.id_paquete_alumno = a.id_paquete_alumno), '[]') as
    estados
from tema t
left join paquete_alumno a on a.id_usuario = $1 and a.id_planestudio = $2 and a.id_programa = $3 and a.id_curso = $4 and a.id_modulo = $5
    and a.id_tema = $6
join paquete p on p.id_paquete = coalesce(a.id_paquete, t.id_paquete)
where t.id_tema = $6 and t.id_paquete is not null;
select id_usuario from progreso where id_usuario = $1 and id_planestudio = $2 for update; -- POST /paquete/abrir
-- POST /paquete/abrir
with e as (select * from evaluacion where id_usuario = $1 and id_planestudio = $2 and id_programa = $3 and id_curso = $4 and id_modulo = $5
    and id_tema = $6 and fecha_fin is null and codigo_estado = 1)
select e.id_evaluacion, e.numero_intento, e.notaminima, e.total, d.id_pregunta, d.numero_orden, d.respuesta, d.respuesta_datos,
    d.fecha_respuesta, v.pregunta, v.tipo, v.datos, case when v.datos is not null then d.orden_opciones end as orden, (array[v.rpta_a,
    v.rpta_b, v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[1], substr(d.orden, 1, 1)::smallint)] as rpta_a, (array[v.rpta_a, v.rpta_b,
    v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[2], substr(d.orden, 2, 1)::smallint)] as rpta_b, (array[v.rpta_a, v.rpta_b, v.rpta_c,
    v.rpta_d])[coalesce(d.orden_opciones[3], substr(d.orden, 3, 1)::smallint)] as rpta_c, (array[v.rpta_a, v.rpta_b, v.rpta_c,
    v.rpta_d])[coalesce(d.orden_opciones[4], substr(d.orden, 4, 1)::smallint)] as rpta_d
from e
left join (detalle d join pregunta_version v using (id_pregunta, version)) on d.id_evaluacion = e.id_evaluacion
order by d.numero_orden;
-- POST /paquete/abrir
with turno as (select p.id_usuario from progreso p where p.id_usuario = $1 and p.id_planestudio = $2 and p.xmin::text = $3::text for
    update), sorteo as (
  select s.id_pregunta, s.version, s.numero_orden, s.orden, case when s.partes = 0 then null when s.clasica then string_to_array(s.orden,
      null)::smallint[] else array(select parte::smallint from generate_series(1, s.partes) as parte order by random()) end as
      orden_opciones
  from (
    select q.id_pregunta, v.version, v.clasica, v.partes, row_number() over () as numero_orden, case when v.clasica and v.partes > 0 then
        ($4::text[])[1 + floor(random() * 24)::integer] else '1234' end as orden
    from (select p.id_pregunta from tema_pregunta tp join pregunta p using (id_pregunta) where tp.id_tema = $5 and p.codigo_estado = 1 order
        by random() limit $6::integer) q, lateral (select version, datos is null as clasica, case when datos is null and orden_fijo then 0
        else partes end as partes from pregunta_version where id_pregunta = q.id_pregunta order by version desc limit 1) v
  ) s
), e as (insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, notaminima, total,
    id_usuario_creacion, usuario_creacion, fecha_creacion, fuente) select t.id_usuario, $2::integer, $7::integer, $8::integer, $9::integer,
    $5::integer, (select coalesce(max(numero_intento), 0) + 1 from evaluacion where id_usuario = $1 and id_planestudio = $2 and id_programa
    = $7 and id_curso = $8 and id_modulo = $9 and id_tema = $5), $10::numeric, (select count(*) from sorteo), $11::integer, $12::text,
    $13::timestamptz, $14::text from turno t where $6::integer = 0 or exists (select from sorteo) on conflict do nothing returning *), d as
    (insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, orden, orden_opciones) select e.id_evaluacion, s.id_pregunta,
    s.version, s.numero_orden, s.orden, s.orden_opciones from e, sorteo s returning *), anotada as (select e.id_usuario, e.fecha_creacion as
    fecha, replace(replace($15::text, '{id}', e.id_evaluacion::text), '{intento}', e.numero_intento::text) as detalle from e), anotacion as
    (insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion) select a.id_usuario,
    $11::integer, $12::text, $16::text, $17::text, a.detalle, a.fecha from anotada a)
select e.id_evaluacion, e.numero_intento, e.notaminima, e.total, d.id_pregunta, d.numero_orden, d.respuesta, d.respuesta_datos,
    d.fecha_respuesta, v.pregunta, v.tipo, v.datos, case when v.datos is not null then d.orden_opciones end as orden, (array[v.rpta_a,
    v.rpta_b, v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[1], substr(d.orden, 1, 1)::smallint)] as rpta_a, (array[v.rpta_a, v.rpta_b,
    v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[2], substr(d.orden, 2, 1)::smallint)] as rpta_b, (array[v.rpta_a, v.rpta_b, v.rpta_c,
    v.rpta_d])[coalesce(d.orden_opciones[3], substr(d.orden, 3, 1)::smallint)] as rpta_c, (array[v.rpta_a, v.rpta_b, v.rpta_c,
    v.rpta_d])[coalesce(d.orden_opciones[4], substr(d.orden, 4, 1)::smallint)] as rpta_d
from e
left join (d join pregunta_version v using (id_pregunta, version)) on true
order by d.numero_orden;
-- POST /paquete/abrir
with alumno as (insert into paquete_alumno as a (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, id_paquete,
    fecha_creacion) values ($1::integer, $2::integer, $3::integer, $4::integer, $5::integer, $6::integer, $7::integer, $8::timestamptz) on
    conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema) do update set id_paquete = excluded.id_paquete
    returning a.id_paquete_alumno) insert into paquete_lanzamiento (id_paquete_alumno, id_paquete, id_evaluacion, modo, idioma,
    fecha_creacion)
select id_paquete_alumno, $7::integer, $9::integer, $10::text, $11::text, $8::timestamptz
from alumno
returning id_lanzamiento;
-- POST /paquete/abrir
update paquete_alumno a
set lanzamiento = l.id_lanzamiento
from paquete_lanzamiento l
where l.id_lanzamiento = $1 and a.id_paquete_alumno = l.id_paquete_alumno and a.lanzamiento < l.id_lanzamiento;
