-- SQL of masivo. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- POST /masivo/simular, POST /masivo/deshacer
select u.id_usuario, u.codigo_usuario, u.codigo_estado, u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.codigo_grupo,
    u.codigo_jefe_inmediato, u.idioma, u.version, u.fecha_seudonimo is not null as seudonimo, not true as mayor, (u.indicador_admin = 1 and
    u.indicador_alcance = 0 and u.codigo_estado = 1) as global
from usuario u
where u.id_usuario = any ($1::integer[]) and true
order by u.id_usuario;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /masivo/simular, POST /masivo/contenido (2 times), POST /masivo/maestro, POST /masivo/confirmar (2 times), POST /masivo/cancelar, POST /masivo/deshacer (2 times)
insert into masivo (id_usuario, destino, deshace, acto, fecha_creacion) values ($1, $2, $3, $4, $5) returning id_masivo; -- POST /masivo/simular, POST /masivo/contenido, POST /masivo/maestro, POST /masivo/deshacer
-- POST /masivo/simular, POST /masivo/contenido, POST /masivo/maestro, POST /masivo/deshacer
insert into masivo_fila (id_masivo, id_registro, id_usuario, nombre, estado, motivo, detalle)
select $1::integer, n.id, u.id_usuario, n.nombre, case when n.motivo is null then 'lista' else 'rechazada' end, n.motivo,
    to_jsonb(n.detalle)
from unnest($2::integer[], $3::text[], $4::text[], $5::text[]) with ordinality as n(id, motivo, nombre, detalle, orden)
left join usuario u on $6::boolean and u.id_usuario = n.id
order by n.orden;
update masivo set efectos = $1 where id_masivo = $2; -- POST /masivo/simular, POST /masivo/contenido, POST /masivo/maestro, POST /masivo/deshacer
-- POST /masivo/simular, POST /masivo/contenido, POST /masivo/maestro, POST /masivo/confirmar, POST /masivo/cancelar, POST /masivo/deshacer, GET /masivo/sel/:id, GET /masivo/filas/:id
select m.id_masivo, m.acto ->> 'clase' as clase, m.acto ->> 'de' as de, m.destino, m.motivo, m.estado, m.deshace, m.efectos, c.total,
    c.por_hacer, c.hechas, c.rechazadas, array(select coalesce(u.personal, f.nombre) from masivo_fila f left join usuario u on u.id_usuario
    = f.id_usuario and true where f.id_masivo = m.id_masivo and f.estado <> 'rechazada' and coalesce(u.personal, f.nombre) is not null order
    by f.id_masivo_fila limit 3) as nombres, coalesce((select json_agg(r) from (select f.motivo, count(*)::integer as total from masivo_fila
    f where f.id_masivo = m.id_masivo and f.estado = 'rechazada' group by f.motivo order by count(*) desc, f.motivo) r), '[]') as motivos,
    (m.deshace is null and m.acto ->> 'clase' <> 'eliminar' and m.estado in ('hecha', 'cancelada', 'detenida') and m.fecha_fin >
    $1::timestamptz - interval '1 day') and c.por_deshacer > 0 as deshacible
from masivo m
cross join lateral (select count(*)::integer as total, count(*) filter (where f.estado = 'lista')::integer as por_hacer, count(*) filter
    (where f.estado in ('hecha', 'deshecha'))::integer as hechas, count(*) filter (where f.estado = 'hecha')::integer as por_deshacer,
    count(*) filter (where f.estado = 'rechazada')::integer as rechazadas from masivo_fila f where f.id_masivo = m.id_masivo) c
where m.id_masivo = $2 and true;
-- POST /masivo/contenido (2 times)
select fila.id_tema as id, fila.titulo as nombre, fila.codigo_estado, fila.version, fila.id_empresa as dueno, fila.codigo_categoria as
    codigo_categoria, fila.etiquetas as etiquetas, null as id_dominio
from tema as fila
where fila.id_tema = any ($1::integer[]) and true
order by fila.id_tema;
-- POST /masivo/contenido (2 times)
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
join curso_modulo cm using (id_curso)
join tema_modulo tm using (id_modulo)
where id_tema = any ($1::integer[])
order by 1;
-- POST /masivo/contenido (2 times)
select p.id_planestudio, p.codigo_estado = 1 as activo, p.fecha_fin::text as fecha_fin, p.plazo, p.plazo_dias, p.convalida, l.lugares,
    l.cuestionarios
from planestudio p
cross join lateral (select coalesce(array_agg(lugar), '{}') as lugares, coalesce(array_agg(lugar) filter (where cuestionario = 1), '{}') as
    cuestionarios from (select concat_ws('-', id_programa, id_curso, id_modulo, id_tema) as lugar, cuestionario from lugar where
    id_planestudio = p.id_planestudio and activa) s) l
where p.id_planestudio = any ($1::integer[])
order by p.id_planestudio;
-- POST /masivo/contenido (2 times)
select t.id_tema, coalesce(t.notaminima, $1::numeric)::float8 as nota, t.numero_preguntas, t.referencia, (select
    md5(coalesce(string_agg(concat_ws(chr(31), q.id_pregunta, q.pregunta, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta,
    q.tipo, q.datos), chr(30) order by q.id_pregunta), '')) from tema_pregunta tp join pregunta q using (id_pregunta) where tp.id_tema =
    t.id_tema and q.codigo_estado = 1) as preguntas, md5(concat_ws(chr(31), t.contenido, t.contenido_complementario, (select
    string_agg(concat_ws(chr(31), c.id_contenido, c.codigo_tipo, c.url, c.subtitulos), chr(30) order by c.id_contenido) from contenido c
    where c.id_tema = t.id_tema and c.codigo_estado = 1))) as material
from tema t
where t.id_tema = any ($2::integer[])
order by t.id_tema;
-- POST /masivo/contenido
select fila.id_tema as id, fila.titulo as nombre, fila.codigo_estado, fila.version, fila.id_empresa as dueno, fila.codigo_categoria as
    codigo_categoria, fila.etiquetas as etiquetas, null as id_dominio
from tema as fila
where fila.id_tema = any ($1::integer[]) and true
order by fila.id_tema
for no key update;
-- POST /masivo/contenido
update tema r
set codigo_estado = n.codigo_estado, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz, version = r.version + 1
from json_populate_recordset(null::tema, $3::json) n
where r.id_tema = n.id_tema
returning r.id_tema as id, r.version;
-- POST /masivo/contenido
with plan as (select * from json_to_recordset($1::json) as p(id_planestudio integer, activo_antes boolean, activo_despues boolean, fin_antes
    date, plazo_antes text, dias_antes integer, lugares boolean, otra_cuenta boolean)), nuevo as materialized (
  with activa as materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa
      and id_planestudio = any ($2::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio),
      hechas as (
    select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa)
        as calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
    from (select * from progreso_tema where id_planestudio = any ($3::integer[])) g
    left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    group by g.id_usuario, g.id_planestudio
  )
  select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
      calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as
      iniciado
  from (select id_usuario, id_planestudio from asignacion where codigo_estado = 1 and id_planestudio = any ($4::integer[])) a
  left join activas t using (id_planestudio)
  left join hechas h using (id_usuario, id_planestudio)
  order by a.id_planestudio, a.id_usuario
), persona as (
  select u.id_usuario, u.id_empresa, p.id_planestudio, p.activo_antes, p.activo_despues, p.lugares, p.activo_antes and p.activo_despues as
      sigue, case when p.otra_cuenta then n.aprobados - coalesce(g.aprobados, 0) else 0 end as convalidados, coalesce(g.total > 0 and
      g.aprobados >= g.total, false) as antes, coalesce(n.total > 0 and n.aprobados >= n.total, false) as despues,
      greatest(a.fecha_prorroga, coalesce(plazo_dia(p.plazo_antes, p.dias_antes, u.fecha_ingreso, (a.fecha_apertura at time zone (select
      zona_horaria from configuracion))::date), p.fin_antes)) as fin_antes, case when s.plazo = 'fijo' then greatest(s.fecha_fin,
      a.fecha_limite) else coalesce(a.fecha_limite, s.fecha_fin) end as fin_despues
  from plan p
  join planestudio s using (id_planestudio)
  join nuevo n using (id_planestudio)
  join usuario u on u.id_usuario = n.id_usuario and (u.fecha_cese is null or u.fecha_cese > $5::date)
  join asignacion a on a.id_usuario = n.id_usuario and a.id_planestudio = n.id_planestudio
  left join progreso g on g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio
), pendiente as (
  select distinct u.id_usuario, u.id_empresa, l.id_planestudio, l.id_tema, x.clase
  from (select distinct * from json_to_recordset($6::json) as x(id_tema integer, clase text)) x
  join lugar l on l.id_tema = x.id_tema and l.activa
  join planestudio p on p.id_planestudio = l.id_planestudio and p.codigo_estado = 1
  join asignacion a on a.id_planestudio = l.id_planestudio and a.codigo_estado = 1
  join usuario u on u.id_usuario = a.id_usuario and (u.fecha_cese is null or u.fecha_cese > $7::date)
  where not exists (select from progreso_tema g where g.aprobado and g.id_usuario = a.id_usuario and g.id_planestudio = l.id_planestudio and
      g.id_programa = l.id_programa and g.id_curso = l.id_curso and g.id_modulo = l.id_modulo and g.id_tema = l.id_tema)
), alcanzada as (select id_usuario, id_empresa, id_planestudio from persona where lugares or not sigue or convalidados <> 0 or (fin_antes <>
    fin_despues and not despues) union select id_usuario, id_empresa, id_planestudio from pendiente), todas as (select count(distinct
    id_usuario)::integer as personas, count(distinct id_empresa)::integer as empresas, count(distinct id_planestudio)::integer as planes
    from alcanzada), de_planes as (
  select count(distinct id_usuario) filter (where sigue and antes and not despues)::integer as vuelven, count(distinct id_usuario) filter
      (where sigue and despues and not antes)::integer as terminan, count(distinct id_usuario) filter (where sigue and convalidados >
      0)::integer as convalidan, count(distinct id_usuario) filter (where sigue and convalidados < 0)::integer as dejan_convalidar,
      count(distinct id_usuario) filter (where activo_despues and not activo_antes)::integer as reciben, count(distinct id_usuario) filter
      (where activo_antes and not activo_despues)::integer as pierden, count(distinct id_usuario) filter (where sigue and not despues and
      fin_antes < $8::date and fin_despues >= $9::date)::integer as dejan_vencidos, count(distinct id_usuario) filter (where sigue and not
      despues and fin_antes >= $10::date and fin_despues < $11::date)::integer as pasan_vencidos, count(distinct id_usuario) filter (where
      sigue and fin_antes <> fin_despues and not despues)::integer as plazo
  from persona
), de_temas as (
  select count(distinct id_usuario) filter (where clase = 'nota')::integer as nota, count(distinct id_usuario) filter (where clase =
      'preguntas')::integer as preguntas, count(distinct id_usuario) filter (where clase = 'preguntas' and exists (select from evaluacion e
      where e.id_usuario = pendiente.id_usuario and e.id_planestudio = pendiente.id_planestudio and e.id_tema = pendiente.id_tema and
      e.fecha_fin is null and e.codigo_estado = 1))::integer as abiertos, count(distinct id_usuario) filter (where clase =
      'material')::integer as material, count(distinct id_usuario) filter (where clase = 'requisito')::integer as requisito
  from pendiente
)
select *
from todas, de_planes, de_temas;
-- POST /masivo/contenido
select count(distinct id_usuario) filter (where con_correo)::integer as avisables, count(distinct id_usuario) filter (where not
    con_correo)::integer as sin_correo
from (
  select a.id_asignacion, a.id_usuario, (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as
      con_correo, p.activo_antes as cambio, coalesce(array_agg(distinct l.id_tema) filter (where p.activo_antes and l.lugar = any
      (p.entran)), '{}') as temas, case when p.activo_antes then nullif(greatest(a.fecha_prorroga, coalesce(plazo_dia(p.plazo_antes,
      p.dias_antes, u.fecha_ingreso, (a.fecha_apertura at time zone (select zona_horaria from configuracion))::date), p.fin_antes)), case
      when s.plazo = 'fijo' then greatest(s.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, s.fecha_fin) end) end as fin_antes
  from json_to_recordset($1::json) as p(id_planestudio integer, activo_antes boolean, fin_antes date, plazo_antes text, dias_antes integer,
      entran text[])
  join planestudio s on s.id_planestudio = p.id_planestudio and s.codigo_estado = 1
  join asignacion a on a.id_planestudio = p.id_planestudio and a.codigo_estado = 1 and case when s.plazo = 'fijo' then greatest(s.fecha_fin,
      a.fecha_limite) else coalesce(a.fecha_limite, s.fecha_fin) end >= $2::date
  join usuario u on u.id_usuario = a.id_usuario and (u.fecha_cese is null or u.fecha_cese > $3::date)
  join (select *, concat_ws('-', id_programa, id_curso, id_modulo, id_tema) as lugar from lugar where activa) l on l.id_planestudio =
      p.id_planestudio
  left join progreso_tema g on g.aprobado and g.id_usuario = a.id_usuario and g.id_planestudio = l.id_planestudio and g.id_programa =
      l.id_programa and g.id_curso = l.id_curso and g.id_modulo = l.id_modulo and g.id_tema = l.id_tema
  where g.id_usuario is null
  group by a.id_asignacion, a.id_usuario, u.id_usuario, s.id_planestudio, p.activo_antes, p.fin_antes, p.plazo_antes, p.dias_antes
  having not p.activo_antes or greatest(a.fecha_prorroga, coalesce(plazo_dia(p.plazo_antes, p.dias_antes, u.fecha_ingreso, (a.fecha_apertura
      at time zone (select zona_horaria from configuracion))::date), p.fin_antes)) <> case when s.plazo = 'fijo' then greatest(s.fecha_fin,
      a.fecha_limite) else coalesce(a.fecha_limite, s.fecha_fin) end or bool_or(l.lugar = any (p.entran))
) x;
-- POST /masivo/maestro (2 times)
select fila.id_empresa as id, fila.empresa as nombre, fila.codigo_estado, fila.version, fila.id_empresa as dueno, null as codigo_categoria,
    null as etiquetas, null as id_dominio
from empresa as fila
where fila.id_empresa = any ($1::integer[]) and true
order by fila.id_empresa;
-- POST /masivo/confirmar, POST /masivo/cancelar
select m.id_masivo, m.id_usuario, m.acto, m.destino, m.motivo, m.deshace, m.estado
from masivo m
where m.id_masivo = $1 and true and (m.estado <> 'simulada' or m.fecha_creacion > $2::timestamptz - interval '1 day')
for update;
select id_registro from masivo_fila where id_masivo = $1 and estado = 'lista' order by id_masivo_fila limit $2; -- POST /masivo/confirmar (2 times)
update masivo set estado = $1, motivo = $2 where id_masivo = $3; -- POST /masivo/confirmar
-- POST /masivo/confirmar (2 times), POST /masivo/cancelar
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /masivo/confirmar
select m.id_masivo, m.id_usuario, m.acto, m.destino, m.motivo, m.deshace, m.estado
from masivo m
where m.id_masivo = $1 and m.estado = 'pendiente'
for update skip locked;
-- POST /masivo/confirmar (2 times)
select u.id_usuario, u.codigo_usuario, u.codigo_estado, u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.codigo_grupo,
    u.codigo_jefe_inmediato, u.idioma, u.version, u.fecha_seudonimo is not null as seudonimo, not true as mayor, (u.indicador_admin = 1 and
    u.indicador_alcance = 0 and u.codigo_estado = 1) as global
from usuario u
where u.id_usuario = any ($1::integer[]) and true
order by u.id_usuario
for no key update of u;
-- POST /masivo/confirmar
update usuario
set idioma = $1, usuario_modificacion = $2, fecha_modificacion = $3::timestamptz, version = version + 1
where id_usuario = any ($4::integer[])
returning id_usuario, version;
-- POST /masivo/confirmar
update masivo_fila f
set estado = case when n.motivo is null then 'hecha' else 'rechazada' end, motivo = n.motivo, detalle = to_jsonb(n.detalle), antes =
    n.antes, despues = n.despues
from json_to_recordset($1::json) as n(id_registro integer, motivo text, detalle text, antes jsonb, despues jsonb)
where f.id_masivo = $2 and f.id_registro = n.id_registro;
update masivo set fallos = 0 where id_masivo = $1 and fallos > 0; -- POST /masivo/confirmar
update masivo set estado = $1, fecha_fin = $2 where id_masivo = $3; -- POST /masivo/confirmar, POST /masivo/cancelar
-- POST /masivo/deshacer
select m.id_masivo, m.id_usuario, m.acto, m.destino, m.motivo, m.deshace, m.estado
from masivo m
where m.id_masivo = $1 and true and (m.deshace is null and m.acto ->> 'clase' <> 'eliminar' and m.estado in ('hecha', 'cancelada',
    'detenida') and m.fecha_fin > $2::timestamptz - interval '1 day')
for update;
-- POST /masivo/deshacer
select f.id_registro as id, f.antes, (f.despues ->> 'version')::integer as version, array(select value::integer from
    jsonb_array_elements_text(f.despues -> 'asignadas')) as asignadas
from masivo_fila f
where f.id_masivo = $1 and f.estado = 'hecha' and f.antes is not null and ($2::boolean or f.id_registro = any ($3::integer[]))
order by f.id_registro;
-- POST /masivo/deshacer
select a.id_usuario as id
from json_populate_recordset(null::usuario, $1::json) a
where (a.id_empresa is not null and not exists (select from empresa e where e.id_empresa = a.id_empresa and true)) or
    (a.codigo_jefe_inmediato is not null and not exists (select from usuario j where j.codigo_usuario = a.codigo_jefe_inmediato)) or
    (a.codigo_grupo is not null and not exists (select from parametro p join dominio d using (id_dominio) where d.clave = 'grupo_usuario'
    and p.codigo_comun = a.codigo_grupo));
-- GET /masivo/sellst
select array_agg(fila.id_masivo order by fila.fecha_creacion desc, fila.id_masivo desc) as claves
from (
  select m.id_masivo, m.fecha_creacion, m.acto ->> 'clase' as clase, m.acto ->> 'de' as de, m.destino, (m.deshace is not null)::integer as
      deshace, m.motivo, coalesce(u.personal, u.username) as autor, m.estado, c.total, c.hechas, c.rechazadas, ((m.deshace is null and
      m.acto ->> 'clase' <> 'eliminar' and m.estado in ('hecha', 'cancelada', 'detenida') and m.fecha_fin > $1::timestamptz - interval '1
      day') and c.por_deshacer > 0)::integer as deshacible
  from masivo m
  join usuario u using (id_usuario)
  cross join lateral (select count(*)::integer as total, count(*) filter (where f.estado = 'lista')::integer as por_hacer, count(*) filter
      (where f.estado in ('hecha', 'deshecha'))::integer as hechas, count(*) filter (where f.estado = 'hecha')::integer as por_deshacer,
      count(*) filter (where f.estado = 'rechazada')::integer as rechazadas from masivo_fila f where f.id_masivo = m.id_masivo) c
  where m.estado <> 'simulada' and true
) as fila
where true;
select fila.* from (…) as fila where fila.id_masivo = any ($2::bigint[]) and true; -- GET /masivo/sellst
-- GET /masivo/filas/:id
select array_agg(fila.id_masivo_fila order by orden_texto(fila.personal::text) collate C asc, fila.id_masivo_fila asc) as claves
from (select f.id_masivo_fila, coalesce(u.codigo_usuario, f.id_registro::text) as codigo_usuario, coalesce(u.personal, f.nombre, '-') as
    personal, e.empresa, f.estado, f.motivo, f.detalle #>> '{}' as detalle from masivo_fila f left join usuario u on u.id_usuario =
    f.id_usuario and true left join empresa e on e.id_empresa = u.id_empresa where f.id_masivo = $1) as fila
where true;
select fila.* from (…) as fila where fila.id_masivo_fila = any ($2::bigint[]) and true; -- GET /masivo/filas/:id
