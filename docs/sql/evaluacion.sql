-- SQL of evaluacion. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /evaluacion/sellst
select fila.*
from (
  select e.id_evaluacion, e.id_usuario, u.codigo_usuario as codigo, u.nombres, em.empresa, trim(u.apellido_paterno || ' ' ||
      u.apellido_materno) as apellido, e.id_planestudio, p.denominacion as plan, pr.titulo as programa, cu.titulo as curso, m.titulo as
      modulo, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, t.titulo as tema, e.fecha_creacion, e.fecha_fin as fecha, e.nota,
      e.notaminima, e.correcta, e.total, case when e.fecha_fin is null then 0 else e.total - e.correcta end as incorrecta, e.numero_intento,
      e.aprobado, e.codigo_estado, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion, e.rapido, e.fecha_declarada,
      e.fecha_recibida, e.fuente, ce.codigo as certificado
  from evaluacion e
  left join usuario u using (id_usuario)
  left join empresa em using (id_empresa)
  left join planestudio p using (id_planestudio)
  left join programa pr using (id_programa)
  left join curso cu using (id_curso)
  left join modulo m using (id_modulo)
  left join tema t using (id_tema)
  left join certificado ce on ce.id_evaluacion = e.id_evaluacion and ce.codigo_estado = 1
  where true
) as fila
where true
order by fila.id_evaluacion desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /evaluacion/sellst
-- GET /evaluacion/sellst/usuario
select e.id_evaluacion, e.id_usuario, u.codigo_usuario as codigo, u.nombres, em.empresa, trim(u.apellido_paterno || ' ' ||
    u.apellido_materno) as apellido, e.id_planestudio, p.denominacion as plan, pr.titulo as programa, cu.titulo as curso, m.titulo as
    modulo, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, t.titulo as tema, e.fecha_creacion, e.fecha_fin as fecha, e.nota,
    e.notaminima, e.correcta, e.total, case when e.fecha_fin is null then 0 else e.total - e.correcta end as incorrecta, e.numero_intento,
    e.aprobado, e.codigo_estado, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion, e.rapido, e.fecha_declarada,
    e.fecha_recibida, e.fuente, ce.codigo as certificado
from evaluacion e
left join usuario u using (id_usuario)
left join empresa em using (id_empresa)
left join planestudio p using (id_planestudio)
left join programa pr using (id_programa)
left join curso cu using (id_curso)
left join modulo m using (id_modulo)
left join tema t using (id_tema)
left join certificado ce on ce.id_evaluacion = e.id_evaluacion and ce.codigo_estado = 1
where e.id_usuario = $1
order by e.fecha_creacion desc, e.id_evaluacion desc;
-- GET /evaluacion/sellst/:companies/:plan/:topic
select fila.*
from (
  select e.id_evaluacion, e.id_usuario, u.codigo_usuario as codigo, u.nombres, em.empresa, trim(u.apellido_paterno || ' ' ||
      u.apellido_materno) as apellido, e.id_planestudio, p.denominacion as plan, pr.titulo as programa, cu.titulo as curso, m.titulo as
      modulo, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, t.titulo as tema, e.fecha_creacion, e.fecha_fin as fecha, e.nota,
      e.notaminima, e.correcta, e.total, case when e.fecha_fin is null then 0 else e.total - e.correcta end as incorrecta, e.numero_intento,
      e.aprobado, e.codigo_estado, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion, e.rapido, e.fecha_declarada,
      e.fecha_recibida, e.fuente, ce.codigo as certificado
  from evaluacion e
  left join usuario u using (id_usuario)
  left join empresa em using (id_empresa)
  left join planestudio p using (id_planestudio)
  left join programa pr using (id_programa)
  left join curso cu using (id_curso)
  left join modulo m using (id_modulo)
  left join tema t using (id_tema)
  left join certificado ce on ce.id_evaluacion = e.id_evaluacion and ce.codigo_estado = 1
  where e.fecha_fin is not null and e.codigo_estado = 1 and true and true and true and true
) as fila
where true
order by fila.id_evaluacion desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /evaluacion/sellst/:companies/:plan/:topic
-- POST /evaluacion/ins
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
-- POST /evaluacion/ins
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
-- POST /evaluacion/ins/detalle
select e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, e.id_evaluacion, e.id_usuario, e.codigo_estado,
    e.numero_intento, e.total, e.fecha_creacion, e.fecha_fin, e.nota, e.notaminima, e.aprobado, e.fuente, exists (select from tema t join
    tema_modulo m using (id_tema) where t.id_tema = e.id_tema and m.id_modulo = e.id_modulo and t.numero_preguntas > 0 and m.cuestionario =
    1) as pide_preguntas, exists (select from asignacion a where a.id_usuario = e.id_usuario and a.id_planestudio = e.id_planestudio and
    a.codigo_estado = 1) as asignado, exists (select from lugar o where o.id_planestudio = e.id_planestudio and o.id_programa =
    e.id_programa and o.id_curso = e.id_curso and o.id_modulo = e.id_modulo and o.id_tema = e.id_tema and o.activa) as activa, coalesce(
  (
    select json_agg(json_build_object('id_pregunta', d.id_pregunta, 'numero_orden', d.numero_orden, 'indicador_correcta',
        coalesce(array_position(d.orden_opciones, v.indicador_correcta::smallint), strpos(d.orden, v.indicador_correcta::text)), 'datos',
        v.datos, 'orden', case when v.datos is not null then d.orden_opciones end, 'caracteres', length(v.pregunta) + case when v.datos is
        not null then 0 else length(v.rpta_a) + length(v.rpta_b) + length(v.rpta_c) + length(v.rpta_d) end) order by d.numero_orden)
    from detalle d
    join pregunta_version v using (id_pregunta, version)
    where d.id_evaluacion = e.id_evaluacion
  ), '[]'
) as sorteadas, p.xmin::text as progreso, g.intentos as previo_intentos, g.nota as previo_nota, g.aprobado as previo_aprobado,
    g.id_evaluacion as previo_evaluacion, g.fecha_aprobado as previo_fecha_aprobado, g.fecha_ultima as previo_fecha_ultima, g.convalidado as
    previo_convalidado
from evaluacion e
left join progreso p using (id_usuario, id_planestudio)
left join progreso_tema g using (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema)
where e.id_evaluacion = $1;
-- POST /evaluacion/ins/detalle
with abierta as (select id_evaluacion, id_usuario, id_planestudio from evaluacion where id_evaluacion = $1 and fecha_fin is null and
    codigo_estado = 1 and total = $2 for no key update), turno as (select a.id_evaluacion from abierta a join progreso p using (id_usuario,
    id_planestudio) where p.xmin::text = $3 for update of p), cierre as (update evaluacion e set correcta = $4, nota = $5, aprobado = $6,
    rapido = $7, fecha_fin = $8, fecha_declarada = $9::timestamptz, fecha_recibida = case when $9::timestamptz is not null then
    $10::timestamptz end from turno t where e.id_evaluacion = t.id_evaluacion returning e.*), respondida as (update detalle d set respuesta
    = v.respuesta, respuesta_datos = v.datos::jsonb, es_correcta = v.es_correcta, puntos = v.puntos from cierre c, unnest($11::integer[],
    $12::smallint[], $13::text[], $14::boolean[], $15::numeric[]) as v (id_pregunta, respuesta, datos, es_correcta, puntos) where
    d.id_evaluacion = c.id_evaluacion and d.id_pregunta = v.id_pregunta), suma_tema as (insert into progreso_tema (id_usuario,
    id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado, id_evaluacion, fecha_aprobado, fecha_ultima,
    convalidado) select c.id_usuario, c.id_planestudio, c.id_programa, c.id_curso, c.id_modulo, c.id_tema, $16::integer, $17::numeric,
    $18::boolean, $19::integer, $20::timestamptz, $21::timestamptz, $22::boolean from cierre c on conflict (id_usuario, id_planestudio,
    id_programa, id_curso, id_modulo, id_tema) do update set intentos = excluded.intentos, nota = excluded.nota, aprobado =
    excluded.aprobado, id_evaluacion = excluded.id_evaluacion, fecha_aprobado = excluded.fecha_aprobado, fecha_ultima =
    excluded.fecha_ultima, convalidado = excluded.convalidado), suma_plan as (update progreso p set aprobados = p.aprobados + $23::integer,
    calificados = p.calificados + $24::integer, suma_notas = p.suma_notas + $25::numeric, evaluaciones = p.evaluaciones + $26::integer,
    iniciado = true from cierre c where p.id_usuario = c.id_usuario and p.id_planestudio = c.id_planestudio), emision as (insert into
    certificado (id_evaluacion, numero, codigo, nombre, tema, nota, lugar, fecha, idioma, fecha_creacion, duracion, empresa, documento)
    select c.id_evaluacion, to_char($27::date, 'YYYY-') || lpad(n.numero, greatest(6, length(n.numero)), '0'), $28, u.personal, t.titulo,
    c.nota, $29, $27::date, $30, c.fecha_fin, nullif(t.duracion, 0), (select x.empresa from empresa x where x.id_empresa = u.id_empresa),
    u.tipo_documento || ' ' || u.numero_documento from cierre c join usuario u using (id_usuario) join tema t using (id_tema), lateral
    (select nextval('certificado_numero')::text as numero where c.aprobado) n on conflict (id_evaluacion) do nothing), valoracion as (insert
    into feedback (id_evaluacion, escala, comentario, id_usuario_creacion, usuario_creacion, fecha_feedback) select c.id_evaluacion,
    $31::smallint, $32::text, $33::integer, $34::text, c.fecha_fin from cierre c where $31::smallint is not null on conflict (id_evaluacion)
    do nothing), anotada as (select c.id_usuario, $10::timestamptz as fecha, $35::text as detalle from cierre c), anotacion as (insert into
    log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion) select a.id_usuario, $33::integer,
    $34::text, $36::text, $37::text, a.detalle, a.fecha from anotada a)
select id_evaluacion
from cierre;
select id_usuario from evaluacion where id_evaluacion = $1; -- GET /evaluacion/sel/:id, POST /evaluacion/resultado/, GET /evaluacion/sel/resultado/:id, POST /evaluacion/sel/result/:id, GET /evaluacion/sel/respuesta/:id
-- GET /evaluacion/sel/:id
select e.id_evaluacion, e.id_usuario, u.codigo_usuario as codigo, u.nombres, em.empresa, trim(u.apellido_paterno || ' ' ||
    u.apellido_materno) as apellido, e.id_planestudio, p.denominacion as plan, pr.titulo as programa, cu.titulo as curso, m.titulo as
    modulo, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, t.titulo as tema, e.fecha_creacion, e.fecha_fin as fecha, e.nota,
    e.notaminima, e.correcta, e.total, case when e.fecha_fin is null then 0 else e.total - e.correcta end as incorrecta, e.numero_intento,
    e.aprobado, e.codigo_estado, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion, e.rapido, e.fecha_declarada,
    e.fecha_recibida, e.fuente, ce.codigo as certificado
from evaluacion e
left join usuario u using (id_usuario)
left join empresa em using (id_empresa)
left join planestudio p using (id_planestudio)
left join programa pr using (id_programa)
left join curso cu using (id_curso)
left join modulo m using (id_modulo)
left join tema t using (id_tema)
left join certificado ce on ce.id_evaluacion = e.id_evaluacion and ce.codigo_estado = 1
where e.id_evaluacion = $1;
-- POST /evaluacion/resultado/, GET /evaluacion/sel/resultado/:id, POST /evaluacion/sel/result/:id, GET /evaluacion/sel/respuesta/:id
select fila.*, exists (select from feedback f where f.id_evaluacion = fila.id_evaluacion) as con_feedback, (select count(*)::integer from
    detalle d where d.id_evaluacion = fila.id_evaluacion and d.es_correcta is null) as anuladas, (select explicaciones from tema t where
    t.id_tema = fila.id_tema) as explicaciones, case when fila.incorrecta = 0 then '[]' else (
  select coalesce(json_agg(errada), '[]')
  from (
    select d.id_pregunta, v.pregunta, v.tipo, v.datos, case when v.datos is not null then d.orden_opciones end as orden, (array[v.rpta_a,
        v.rpta_b, v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[1], substr(d.orden, 1, 1)::smallint)] as rpta_a, (array[v.rpta_a, v.rpta_b,
        v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[2], substr(d.orden, 2, 1)::smallint)] as rpta_b, (array[v.rpta_a, v.rpta_b, v.rpta_c,
        v.rpta_d])[coalesce(d.orden_opciones[3], substr(d.orden, 3, 1)::smallint)] as rpta_c, (array[v.rpta_a, v.rpta_b, v.rpta_c,
        v.rpta_d])[coalesce(d.orden_opciones[4], substr(d.orden, 4, 1)::smallint)] as rpta_d, coalesce(array_position(d.orden_opciones,
        v.indicador_correcta::smallint), strpos(d.orden, v.indicador_correcta::text)) as indicador_correcta, d.respuesta, d.respuesta_datos,
        coalesce(d.puntos, d.es_correcta::integer, 0) as puntos
    from detalle d
    join pregunta_version v using (id_pregunta, version)
    where d.id_evaluacion = $1 and not d.es_correcta
    order by d.numero_orden
  ) errada
) end as erradas
from (
  select e.id_evaluacion, e.id_usuario, u.codigo_usuario as codigo, u.nombres, em.empresa, trim(u.apellido_paterno || ' ' ||
      u.apellido_materno) as apellido, e.id_planestudio, p.denominacion as plan, pr.titulo as programa, cu.titulo as curso, m.titulo as
      modulo, e.id_programa, e.id_curso, e.id_modulo, e.id_tema, t.titulo as tema, e.fecha_creacion, e.fecha_fin as fecha, e.nota,
      e.notaminima, e.correcta, e.total, case when e.fecha_fin is null then 0 else e.total - e.correcta end as incorrecta, e.numero_intento,
      e.aprobado, e.codigo_estado, extract(epoch from e.fecha_fin - e.fecha_creacion)::integer as duracion, e.rapido, e.fecha_declarada,
      e.fecha_recibida, e.fuente, ce.codigo as certificado
  from evaluacion e
  left join usuario u using (id_usuario)
  left join empresa em using (id_empresa)
  left join planestudio p using (id_planestudio)
  left join programa pr using (id_programa)
  left join curso cu using (id_curso)
  left join modulo m using (id_modulo)
  left join tema t using (id_tema)
  left join certificado ce on ce.id_evaluacion = e.id_evaluacion and ce.codigo_estado = 1
  where e.id_evaluacion = $1
) fila;
-- POST /evaluacion/resultado/, GET /evaluacion/sel/resultado/:id, POST /evaluacion/sel/result/:id, GET /evaluacion/sel/respuesta/:id
select *
from (
  select o.*, (count(*) filter (where o.id_planestudio = $1 and not o.aprobado) over ())::integer as pendientes, (count(*) filter (where
      (o.id_planestudio, o.id_programa) = ($1, $2)) over ())::integer as del_programa, (count(*) filter (where (o.id_planestudio,
      o.id_programa) = ($1, $2) and o.aprobado) over ())::integer as aprobados_del_programa, min(o.posicion) filter (where o.id_planestudio
      = $1 and not o.aprobado) over () as primera, min(o.posicion) filter (where o.id_planestudio = $1 and not o.aprobado and o.id_requisito
      is null and o.listo and o.fallidos = 0 and (o.id_programa, o.id_curso, o.id_modulo, o.id_tema) <> ($2, $3, $4, $5)) over () as libre
  from (
    with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
        when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
        asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $6 and a.codigo_estado = 1 and p.codigo_estado = 1),
        propia as (
      select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
          s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as
          intentos, coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
      from asignado s
      join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
          o.activa
      left join progreso_tema g on g.id_usuario = $6 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and
          g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
    ), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
        propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion,
        id_planestudio, id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $6 and fecha_fin is null and
        codigo_estado = 1), ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where
        id_usuario = $6 and aprobado and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized
        (select id_tema, count(*)::integer as fallidos, max(fecha_fin) as ultimo_fallo, ($7::date + 1)::timestamp at time zone $8 as fin_dia
        from evaluacion where id_usuario = $6 and codigo_estado = 1 and not aprobado and (fecha_fin at time zone $8)::date = $7::date group
        by id_tema)
    select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
        propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
    from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
        paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (select from paquete_alumno q
        where q.id_usuario = $6 and q.id_planestudio = propia.id_planestudio and q.id_programa = propia.id_programa and q.id_curso =
        propia.id_curso and q.id_modulo = propia.id_modulo and q.id_tema = propia.id_tema and q.completado) else false end as
        paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $9::numeric)
        end as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where
        r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and
        t.referencia is not null then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema =
        t.referencia) end as requisito, to_char(propia.fecha_aprobado at time zone $8, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0)
        as fallidos, f.ultimo_fallo, f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not
        null then jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado
        then (select jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $8, 'YYYY-MM-DD')) from
        planestudio o where o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or
        (case when t.id_paquete is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from
        tema_pregunta tp where tp.id_tema = t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) =
        1)) as listo
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
    order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion
  ) o
) o
where o.id_tema = $5 or (o.id_planestudio = $1 and not o.aprobado and (o.fallidos > 0 or o.posicion in (o.primera, o.libre)))
order by o.fecha_fin, o.fecha_asignado, o.id_planestudio, o.posicion;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /evaluacion/upd/:id, POST /evaluacion/anular, DELETE /evaluacion/:id
-- POST /evaluacion/upd/:id, POST /evaluacion/anular, DELETE /evaluacion/:id
select id_planestudio, id_programa, id_curso, id_modulo, id_tema, id_evaluacion, id_usuario, codigo_estado, numero_intento, total,
    fecha_creacion, fecha_fin, nota, notaminima, aprobado
from evaluacion
where id_evaluacion = $1
for no key update;
select id_usuario from progreso where id_usuario = $1 and id_planestudio = $2 for update; -- POST /evaluacion/upd/:id, POST /evaluacion/anular
update evaluacion set codigo_estado = $1, motivo_anulacion = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_evaluacion = $5; -- POST /evaluacion/upd/:id, POST /evaluacion/anular
update certificado set codigo_estado = $1 where id_evaluacion = $2; -- POST /evaluacion/upd/:id, POST /evaluacion/anular
-- POST /evaluacion/upd/:id, POST /evaluacion/anular
delete from progreso_tema g
where id_usuario = any ($1::integer[]) and id_planestudio = any ($2::integer[]) and (convalidado or not exists (select from evaluacion e
    where e.fecha_fin is not null and e.codigo_estado = 1 and e.id_usuario = g.id_usuario and e.id_planestudio = g.id_planestudio and
    e.id_programa = g.id_programa and e.id_curso = g.id_curso and e.id_modulo = g.id_modulo and e.id_tema = g.id_tema));
-- POST /evaluacion/upd/:id, POST /evaluacion/anular
insert into progreso_tema as g (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado,
    id_evaluacion, fecha_aprobado, fecha_ultima, convalidado)
select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, intentos, nota, aprobado, id_evaluacion, fecha_aprobado,
    fecha_ultima, convalidado
from (
  select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, count(*)::integer as intentos, (array_agg(nota order by
      aprobado desc, nota desc nulls last, id_evaluacion))[1] as nota, bool_or(aprobado) as aprobado, (array_agg(id_evaluacion order by
      aprobado desc, nota desc nulls last, id_evaluacion))[1] as id_evaluacion, min(fecha_fin) filter (where aprobado) as fecha_aprobado,
      max(fecha_fin) as fecha_ultima, false as convalidado
  from evaluacion
  where fecha_fin is not null and codigo_estado = 1 and id_usuario = any ($1::integer[]) and id_planestudio = any ($2::integer[])
  group by id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema
) p
on conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema) do update
set (intentos, nota, aprobado, id_evaluacion, fecha_aprobado, fecha_ultima, convalidado) = (excluded.intentos, excluded.nota,
    excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima, excluded.convalidado)
where (g.intentos, g.nota, g.aprobado, g.id_evaluacion, g.fecha_aprobado, g.fecha_ultima, g.convalidado) is distinct
from (excluded.intentos, excluded.nota, excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima,
    excluded.convalidado);
select count(*) from convalidar($1::integer[], $2::integer[], null); -- POST /evaluacion/upd/:id, POST /evaluacion/anular
-- POST /evaluacion/upd/:id, POST /evaluacion/anular
update progreso g
set (total, aprobados, calificados, suma_notas, evaluaciones, iniciado) = (n.total, n.aprobados, n.calificados, n.suma_notas,
    n.evaluaciones, n.iniciado)
from (
  with activa as materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa
      and id_planestudio = any ($1::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio),
      hechas as (
    select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa)
        as calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
    from (select * from progreso_tema where id_usuario = any ($2::integer[]) and id_planestudio = any ($3::integer[])) g
    left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    group by g.id_usuario, g.id_planestudio
  )
  select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
      calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as
      iniciado
  from (select id_usuario, id_planestudio from progreso where id_usuario = any ($4::integer[]) and id_planestudio = any ($5::integer[])) a
  left join activas t using (id_planestudio)
  left join hechas h using (id_usuario, id_planestudio)
  order by a.id_planestudio, a.id_usuario
) n
where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio and (g.total, g.aprobados, g.calificados, g.suma_notas,
    g.evaluaciones, g.iniciado) is distinct
from (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado);
-- POST /evaluacion/upd/:id, POST /evaluacion/anular
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /evaluacion/anular
select e.id_evaluacion
from evaluacion e
join usuario u using (id_usuario)
where e.id_evaluacion = any ($1::integer[]) and true
order by e.id_evaluacion
for no key update of e;
-- POST /evaluacion/anular
with elegido as (select * from evaluacion where id_evaluacion = any ($1::integer[]) and fecha_fin is not null and codigo_estado <> $2),
    ganado as (select distinct id_usuario, id_tema from elegido where aprobado), queda as materialized (select v.* from evaluacion v join
    ganado using (id_usuario, id_tema) where v.aprobado and case when v.id_evaluacion in (select id_evaluacion from elegido) then
    $3::integer else v.codigo_estado end = 1), sitio as (
  select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, bool_or(convalida) as convalida
  from (
    select id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, false as convalida
    from elegido
    where aprobado
    union all
    select g.id_usuario, l.id_planestudio, l.id_programa, l.id_curso, l.id_modulo, l.id_tema, true
    from ganado g
    join asignacion a using (id_usuario)
    join planestudio p on p.id_planestudio = a.id_planestudio and p.convalida = 1
    join lugar l on l.id_planestudio = a.id_planestudio and l.id_tema = g.id_tema and l.activa
  ) s
  group by id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema
)
select (select count(*)::integer from elegido) as intentos, (select count(distinct id_usuario)::integer from elegido) as personas, (select
    count(*)::integer from certificado join elegido using (id_evaluacion) where certificado.codigo_estado <> $4) as certificados, (
  select count(*)::integer
  from sitio t
  where exists (select from progreso_tema o where o.aprobado and o.id_usuario = t.id_usuario and o.id_planestudio = t.id_planestudio and
      o.id_programa = t.id_programa and o.id_curso = t.id_curso and o.id_modulo = t.id_modulo and o.id_tema = t.id_tema) <> exists (select
      from queda q where q.id_usuario = t.id_usuario and q.id_tema = t.id_tema and (t.convalida or (q.id_planestudio, q.id_programa,
      q.id_curso, q.id_modulo) = (t.id_planestudio, t.id_programa, t.id_curso, t.id_modulo)))
) as temas;
delete from evaluacion where id_evaluacion = $1 and fecha_fin is null; -- DELETE /evaluacion/:id
