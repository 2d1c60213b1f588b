-- SQL of planestudio. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /planestudio/sellst
select fila.*
from (
  with estructura as (select pp.id_planestudio, count(distinct pp.id_programa)::integer as programas, count(distinct pc.id_curso)::integer
      as cursos, count(distinct cm.id_modulo)::integer as modulos from planestudio_programa pp left join programa_curso pc using
      (id_programa) left join curso_modulo cm using (id_curso) group by pp.id_planestudio), activa as (select o.id_planestudio,
      count(*)::integer as temas, count(*) filter (where o.cuestionario = 1)::integer as cuestionarios, round(sum(t.duracion) / 60.0,
      1)::float8 as duracion from ocurrencia o join tema t using (id_tema) where o.activa group by o.id_planestudio), falta as (
    select distinct id_planestudio
    from (
      with camino as (
        select pl.id_planestudio, p.id_programa, p.titulo as programa, p.codigo_estado as e_programa, pc.id_curso, c.titulo as curso,
            c.codigo_estado as e_curso, cm.id_modulo, m.titulo as modulo, m.codigo_estado as e_modulo, tm.id_tema, tm.cuestionario, t.titulo
            as tema, t.codigo_estado as e_tema, t.numero_preguntas, t.contenido, (select count(*) from tema_pregunta tp join pregunta q
            using (id_pregunta) where tp.id_tema = tm.id_tema and q.codigo_estado = 1) as banco
        from planestudio pl
        left join planestudio_programa pp using (id_planestudio)
        left join programa p using (id_programa)
        left join programa_curso pc using (id_programa)
        left join curso c using (id_curso)
        left join curso_modulo cm using (id_curso)
        left join modulo m using (id_modulo)
        left join tema_modulo tm using (id_modulo)
        left join tema t using (id_tema)
        where pl.codigo_estado = 1
      )
      select id_planestudio, 'sinProgramas' as aviso, null::integer as id, null as titulo, null::integer as preguntas, null::integer as
          banco
      from camino
      where id_programa is null
      union
      select id_planestudio, 'programaInactivo', id_programa, programa, null, null
      from camino
      where e_programa <> 1
      union
      select id_planestudio, 'programaVacio', id_programa, programa, null, null
      from camino
      where id_programa is not null and id_curso is null
      union
      select id_planestudio, 'cursoInactivo', id_curso, curso, null, null
      from camino
      where e_curso <> 1
      union
      select id_planestudio, 'cursoVacio', id_curso, curso, null, null
      from camino
      where id_curso is not null and id_modulo is null
      union
      select id_planestudio, 'moduloInactivo', id_modulo, modulo, null, null
      from camino
      where e_modulo <> 1
      union
      select id_planestudio, 'moduloVacio', id_modulo, modulo, null, null
      from camino
      where id_modulo is not null and id_tema is null
      union
      select id_planestudio, 'temaInactivo', id_tema, tema, null, null
      from camino
      where e_tema <> 1
      union
      select id_planestudio, 'temaVacio', id_tema, tema, null, null
      from camino
      where id_tema is not null and contenido is null and not exists (select from contenido k where k.id_tema = camino.id_tema and
          k.codigo_estado = 1)
      union
      select id_planestudio, 'temaBanco', id_tema, tema, numero_preguntas, banco::integer
      from camino
      where cuestionario = 1 and numero_preguntas > banco
    ) f
  )
  select p.id_planestudio, p.denominacion, p.fecha_inicio, p.fecha_fin, p.plazo, p.plazo_dias, p.codigo_estado, p.plantilla, p.convalida,
      p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3, p.id_empresa, coalesce(e.programas, 0) as programas, coalesce(e.cursos, 0) as
      cursos, coalesce(e.modulos, 0) as modulos, coalesce(a.temas, 0) as temas, coalesce(a.cuestionarios, 0) as cuestionarios,
      coalesce(a.duracion, 0) as duracion, (
    select case when sum(s.calificados) > 0 then least(round(sum(s.suma_notas) / sum(s.calificados), 2), 100) end::float8
    from (
      select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados,
          sum(iniciados)::integer as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados,
          sum(calificados)::integer as calificados, sum(suma_notas) as suma_notas
      from resumen_plan r
      where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
      group by id_planestudio, id_empresa
      having sum(asignados) <> 0
    ) s
    where s.id_planestudio = p.id_planestudio
  ) as promedio, exists (select from falta f where f.id_planestudio = p.id_planestudio) as con_avisos, (select duena.empresa from empresa
      duena where duena.id_empresa = p.id_empresa) as empresa, p.usuario_creacion, p.usuario_modificacion, p.fecha_creacion,
      p.fecha_modificacion, p.version
  from planestudio p
  left join estructura e using (id_planestudio)
  left join activa a using (id_planestudio)
) as fila
where true
order by fila.fecha_inicio desc, fila.id_planestudio desc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /planestudio/sellst
select fila.* from (…) as fila where fila.id_planestudio = $2; -- GET /planestudio/sel/:id, POST /planestudio/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /planestudio/ins, POST /planestudio/upd/, GET /planestudio/dimporta/:id, DELETE /planestudio/:id, POST /planestudio/duplicar/:id, POST /planestudio/importar/ins, POST /planestudio/ins/copia, POST /planestudio/arbol, POST /planestudio/efecto, POST /planestudio/cambio, POST /planestudio/copias/deshacer, POST /planestudio/hoja (2 times), POST /planestudio/hoja/ins, POST /planestudio/hoja/deshacer/:id
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /planestudio/ins, POST /planestudio/upd/, POST /planestudio/duplicar/:id, POST /planestudio/arbol, POST /planestudio/efecto, POST /planestudio/cambio, POST /planestudio/hoja/ins
-- POST /planestudio/ins
insert into planestudio (denominacion, fecha_inicio, fecha_fin, codigo_estado, notifica_nivel1, id_empresa, usuario_creacion,
    fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
returning id_planestudio as id;
-- POST /planestudio/ins, POST /planestudio/upd/, POST /planestudio/duplicar/:id, POST /planestudio/arbol, POST /planestudio/efecto, POST /planestudio/cambio, POST /planestudio/hoja, POST /planestudio/hoja/ins
select *
from ((select p.denominacion as contenedor, h.titulo as parte from planestudio_programa l join planestudio p on p.id_planestudio =
    l.id_planestudio join programa h on h.id_programa = l.id_programa where (p.id_planestudio = any ($1::integer[])) and h.id_empresa is not
    null and h.id_empresa is distinct from p.id_empresa limit 1)) as mala
limit 1;
-- POST /planestudio/ins, POST /planestudio/upd/ (2 times), GET /planestudio/dimporta/:id, DELETE /planestudio/:id, POST /planestudio/duplicar/:id, POST /planestudio/efecto (2 times), POST /planestudio/cambio (2 times), POST /planestudio/copias/deshacer
select id_planestudio, codigo_estado, version, concat_ws(',', convalida) as structural
from planestudio
where id_planestudio = $1
for no key update;
select id_planestudio as id, id_empresa from planestudio where id_planestudio = any ($1::integer[]); -- POST /planestudio/upd/, POST /planestudio/duplicar/:id, POST /planestudio/arbol, POST /planestudio/efecto, POST /planestudio/cambio
-- POST /planestudio/upd/
update planestudio
set denominacion = $1, fecha_inicio = $2, fecha_fin = $3, plazo = $4, plazo_dias = $5, codigo_estado = $6, plantilla = $7, convalida = $8,
    notifica_nivel1 = $9, notifica_nivel2 = $10, notifica_nivel3 = $11, id_empresa = $12, usuario_modificacion = $13, fecha_modificacion =
    $14, version = version + 1
where id_planestudio = $15
returning version;
select from planestudio where id_planestudio = any ($1::integer[]) order by id_planestudio for no key update; -- POST /planestudio/upd/, POST /planestudio/cambio, POST /planestudio/hoja/ins
select from progreso where id_planestudio = any ($1::integer[]) order by id_planestudio, id_usuario for update; -- POST /planestudio/upd/, POST /planestudio/cambio, POST /planestudio/hoja/ins
select count(*) from convalidar($1::integer[], $2::integer[], null); -- POST /planestudio/upd/, POST /planestudio/efecto, POST /planestudio/cambio, POST /planestudio/hoja, POST /planestudio/hoja/ins
-- POST /planestudio/upd/, POST /planestudio/cambio, POST /planestudio/hoja/ins
update progreso g
set (total, aprobados, calificados, suma_notas, evaluaciones, iniciado) = (n.total, n.aprobados, n.calificados, n.suma_notas,
    n.evaluaciones, n.iniciado)
from (
  with activa as materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa
      and id_planestudio = any ($1::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio),
      hechas as (
    select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa)
        as calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
    from (select * from progreso_tema where id_planestudio = any ($2::integer[])) g
    left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    group by g.id_usuario, g.id_planestudio
  )
  select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
      calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as
      iniciado
  from (select id_usuario, id_planestudio from progreso where id_planestudio = any ($3::integer[])) a
  left join activas t using (id_planestudio)
  left join hechas h using (id_usuario, id_planestudio)
  order by a.id_planestudio, a.id_usuario
) n
where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio and (g.total, g.aprobados, g.calificados, g.suma_notas,
    g.evaluaciones, g.iniciado) is distinct
from (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado);
-- GET /planestudio/dimporta/:id, DELETE /planestudio/:id, POST /planestudio/copias/deshacer
select r.id, (select count(*)::integer from asignacion where id_planestudio = r.id) as asignaciones, (select count(*)::integer from regla
    where id_planestudio = r.id and codigo_estado = 1) as grupos, (select count(*)::integer from evaluacion where id_planestudio = r.id) as
    evaluaciones, (select count(*)::integer from configuracion where r.id in (id_plan_tablero1, id_plan_tablero2)) as tablero
from unnest($1::integer[]) as r(id);
delete from planestudio_programa where id_planestudio = any ($1::integer[]); -- GET /planestudio/dimporta/:id, DELETE /planestudio/:id, POST /planestudio/copias/deshacer
delete from regla where id_planestudio = any ($1::integer[]) and codigo_estado = 2; -- GET /planestudio/dimporta/:id, DELETE /planestudio/:id, POST /planestudio/copias/deshacer
delete from planestudio where id_planestudio = any ($1::integer[]); -- GET /planestudio/dimporta/:id, DELETE /planestudio/:id, POST /planestudio/copias/deshacer
select id_planestudio as id, denominacion::text as texto from planestudio where id_planestudio = any ($1::integer[]); -- POST /planestudio/duplicar/:id (2 times)
-- POST /planestudio/duplicar/:id
insert into planestudio (fecha_inicio, fecha_fin, plazo, plazo_dias, convalida, notifica_nivel1, notifica_nivel2, notifica_nivel3,
    codigo_estado, denominacion, plantilla, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion)
select fecha_inicio, fecha_fin, plazo, plazo_dias, convalida, notifica_nivel1, notifica_nivel2, notifica_nivel3, $1, $2, $3, $4, $5, $6, $7
from planestudio
where id_planestudio = $8
returning id_planestudio as id;
insert into copia (tabla, id_registro, nombre, fecha_creacion, id_usuario, filas) values ($1, $2, $3, $4, $5, $6) returning id_copia; -- POST /planestudio/duplicar/:id
-- POST /planestudio/importar/, POST /planestudio/importar/ins, POST /planestudio/ins/copia, POST /planestudio/arbol, GET /planestudio/duplicar/reglas/:id
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from planestudio as o where o.id_planestudio = n.id and true)
order by n.id;
-- POST /planestudio/importar/, POST /planestudio/importar/ins
with textos as materialized (select n.lugar::integer as lugar, t.celda, t.texto from unnest($1::text[], $2::text[], $3::text[]) with
    ordinality as n(codigo, documento, correo, lugar) cross join lateral (values ('codigo', n.codigo), ('documento', n.documento),
    ('correo', n.correo)) as t(celda, texto) where t.texto <> ''), halladas as (
  select t.lugar, t.celda, u.id_usuario, 'codigo' as por, null::text as completo
  from textos t
  join usuario u on u.codigo_usuario = t.texto
  union all
  select t.lugar, t.celda, u.id_usuario, 'documento', null
  from textos t
  join usuario u on u.numero_documento = upper(t.texto)
  union all
  select t.lugar, t.celda, u.id_usuario, 'documento', null
  from textos t
  join usuario u on u.username = t.texto
  union all
  select t.lugar, t.celda, u.id_usuario, 'correo', null
  from textos t
  join usuario u on lower(u.correo_electronico) = lower(t.texto) and u.codigo_estado = 1
  where t.texto like '%@%'
  union all
  select t.lugar, t.celda, u.id_usuario, 'ceros', u.codigo_usuario
  from textos t
  join usuario u on ltrim(u.codigo_usuario, '0') = ltrim(t.texto, '0') and length(u.codigo_usuario) > length(t.texto)
  where t.texto ~ '^[0-9]*[1-9][0-9]*$'
  union all
  select t.lugar, t.celda, u.id_usuario, 'ceros', u.numero_documento
  from textos t
  join usuario u on ltrim(u.numero_documento, '0') = ltrim(t.texto, '0') and length(u.numero_documento) > length(t.texto)
  where t.texto ~ '^[0-9]*[1-9][0-9]*$'
)
select distinct h.lugar, h.celda, h.id_usuario, h.por, h.completo, u.codigo_usuario
from halladas h
join usuario u using (id_usuario)
where true
order by h.lugar, h.id_usuario;
-- POST /planestudio/importar/, POST /planestudio/importar/ins
with filas as materialized (select n.lugar, n.codigo, n.id_planestudio, n.id_usuario from unnest($1::text[], $2::integer[], $3::integer[])
    with ordinality as n(codigo, id_planestudio, id_usuario, lugar)), parejas as materialized (select distinct id_usuario, id_planestudio,
    null::text as codigo_grupo, '{}'::jsonb as razon from filas where id_usuario is not null)
select f.codigo, f.id_planestudio, p.denominacion as plan, f.id_usuario, u.codigo_usuario, u.nombres, trim(u.apellido_paterno || ' ' ||
    u.apellido_materno) as apellidos, e.empresa, u.correo_electronico, cc.parametro as centro_costo, coalesce(j.veredicto, 'no_existe') as
    veredicto, to_char(a.fecha_cierre at time zone $4, 'YYYY-MM-DD') as cierre
from filas f
join planestudio p using (id_planestudio)
left join (
  select j.*, $5::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $6::date then 'plan_terminado' when a.codigo_estado = 2 then $7 else
        'nueva' end as veredicto
    from (table parejas) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j using (id_usuario, id_planestudio)
left join usuario u using (id_usuario)
left join empresa e on e.id_empresa = u.id_empresa
left join parametro cc on cc.id_parametro = u.id_centro_costo
left join asignacion a on a.id_usuario = f.id_usuario and a.id_planestudio = f.id_planestudio
order by f.lugar;
-- POST /planestudio/importar/ins, POST /planestudio/ins/copia
insert into asignacion as a (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, id_usuario_creacion,
    fecha_creacion, fecha_modificacion)
select distinct on (n.id_planestudio, n.id_usuario) n.id_usuario, n.id_planestudio, n.codigo_grupo, n.fuente, n.id_regla, coalesce(n.razon,
    '{}'), n.usuario_creacion, u.id_usuario, n.fecha_creacion, n.fecha_creacion
from json_populate_recordset(null::asignacion, $1::json) n
left join usuario u on u.username = n.usuario_creacion
order by n.id_planestudio, n.id_usuario
on conflict (id_usuario, id_planestudio) do update
set codigo_estado = 1, codigo_grupo = excluded.codigo_grupo, fuente = excluded.fuente, id_regla = excluded.id_regla, razon = excluded.razon,
    usuario_modificacion = excluded.usuario_creacion, fecha_modificacion = excluded.fecha_modificacion, version = a.version + 1
where a.codigo_estado = 2
returning a.id_asignacion, a.id_usuario, a.id_planestudio;
select from planestudio where id_planestudio = any ($1::integer[]) order by id_planestudio for share; -- POST /planestudio/importar/ins, POST /planestudio/ins/copia
-- POST /planestudio/importar/ins, POST /planestudio/ins/copia
insert into progreso (id_usuario, id_planestudio, total, aprobados, calificados, suma_notas, evaluaciones, iniciado) with activa as
    materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa and
    id_planestudio = any ($1::integer[])), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio), hechas
    as (
  select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa) as
      calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
  from (select * from progreso_tema where id_usuario = any ($2::integer[]) and id_planestudio = any ($3::integer[])) g
  left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
  group by g.id_usuario, g.id_planestudio
)
select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
    calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as iniciado
from (select id_usuario, id_planestudio from asignacion where id_usuario = any ($4::integer[]) and id_planestudio = any ($5::integer[]) and
    not exists (select from progreso p where p.id_usuario = asignacion.id_usuario and p.id_planestudio = asignacion.id_planestudio)) a
left join activas t using (id_planestudio)
left join hechas h using (id_usuario, id_planestudio)
order by a.id_planestudio, a.id_usuario
on conflict do nothing;
select contar_convalidados($1::integer[], $2::integer[], null); -- POST /planestudio/importar/ins, POST /planestudio/ins/copia
-- POST /planestudio/importar/ins, POST /planestudio/ins/copia
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /planestudio/ins/copia
select j.id_usuario, j.id_planestudio, j.codigo_grupo, j.razon, j.veredicto
from (
  select j.*, $1::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, (u.correo_electronico is not null and u.correo_electronico is distinct
        from u.correo_rebotado) as alcanzable, case when a.codigo_estado = 1 then 'existente' when u.codigo_estado = 2 then 'cesada' when
        p.codigo_estado <> 1 then 'plan_inactivo' when p.fecha_fin < $2::date then 'plan_terminado' when a.codigo_estado = 2 then $3 else
        'nueva' end as veredicto
    from (select c.id_usuario, n.id_planestudio, null::text as codigo_grupo, jsonb_build_object('plan', o.denominacion) as razon from
        asignacion c join planestudio o using (id_planestudio) join usuario x using (id_usuario) cross join unnest($4::integer[]) as
        n(id_planestudio) where c.id_planestudio = $5::integer and c.codigo_estado = 1 and true) c
    join usuario u using (id_usuario)
    join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)
  ) j
) j
order by j.id_planestudio, j.id_usuario;
select distinct pp.id_planestudio as id from planestudio_programa pp where id_programa = any ($1::integer[]) order by 1; -- GET /planestudio/sellst/programa/:id
-- GET /planestudio/sellst/programa/:id, GET /planestudio/sellst/curso/:id, GET /planestudio/sellst/modulo/:id, GET /planestudio/sellst/tema/:id
select fila.*
from (
  with estructura as (select pp.id_planestudio, count(distinct pp.id_programa)::integer as programas, count(distinct pc.id_curso)::integer
      as cursos, count(distinct cm.id_modulo)::integer as modulos from planestudio_programa pp left join programa_curso pc using
      (id_programa) left join curso_modulo cm using (id_curso) group by pp.id_planestudio), activa as (select o.id_planestudio,
      count(*)::integer as temas, count(*) filter (where o.cuestionario = 1)::integer as cuestionarios, round(sum(t.duracion) / 60.0,
      1)::float8 as duracion from ocurrencia o join tema t using (id_tema) where o.activa group by o.id_planestudio), falta as (
    select distinct id_planestudio
    from (
      with camino as (
        select pl.id_planestudio, p.id_programa, p.titulo as programa, p.codigo_estado as e_programa, pc.id_curso, c.titulo as curso,
            c.codigo_estado as e_curso, cm.id_modulo, m.titulo as modulo, m.codigo_estado as e_modulo, tm.id_tema, tm.cuestionario, t.titulo
            as tema, t.codigo_estado as e_tema, t.numero_preguntas, t.contenido, (select count(*) from tema_pregunta tp join pregunta q
            using (id_pregunta) where tp.id_tema = tm.id_tema and q.codigo_estado = 1) as banco
        from planestudio pl
        left join planestudio_programa pp using (id_planestudio)
        left join programa p using (id_programa)
        left join programa_curso pc using (id_programa)
        left join curso c using (id_curso)
        left join curso_modulo cm using (id_curso)
        left join modulo m using (id_modulo)
        left join tema_modulo tm using (id_modulo)
        left join tema t using (id_tema)
        where pl.codigo_estado = 1
      )
      select id_planestudio, 'sinProgramas' as aviso, null::integer as id, null as titulo, null::integer as preguntas, null::integer as
          banco
      from camino
      where id_programa is null
      union
      select id_planestudio, 'programaInactivo', id_programa, programa, null, null
      from camino
      where e_programa <> 1
      union
      select id_planestudio, 'programaVacio', id_programa, programa, null, null
      from camino
      where id_programa is not null and id_curso is null
      union
      select id_planestudio, 'cursoInactivo', id_curso, curso, null, null
      from camino
      where e_curso <> 1
      union
      select id_planestudio, 'cursoVacio', id_curso, curso, null, null
      from camino
      where id_curso is not null and id_modulo is null
      union
      select id_planestudio, 'moduloInactivo', id_modulo, modulo, null, null
      from camino
      where e_modulo <> 1
      union
      select id_planestudio, 'moduloVacio', id_modulo, modulo, null, null
      from camino
      where id_modulo is not null and id_tema is null
      union
      select id_planestudio, 'temaInactivo', id_tema, tema, null, null
      from camino
      where e_tema <> 1
      union
      select id_planestudio, 'temaVacio', id_tema, tema, null, null
      from camino
      where id_tema is not null and contenido is null and not exists (select from contenido k where k.id_tema = camino.id_tema and
          k.codigo_estado = 1)
      union
      select id_planestudio, 'temaBanco', id_tema, tema, numero_preguntas, banco::integer
      from camino
      where cuestionario = 1 and numero_preguntas > banco
    ) f
  )
  select p.id_planestudio, p.denominacion, p.fecha_inicio, p.fecha_fin, p.plazo, p.plazo_dias, p.codigo_estado, p.plantilla, p.convalida,
      p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3, p.id_empresa, coalesce(e.programas, 0) as programas, coalesce(e.cursos, 0) as
      cursos, coalesce(e.modulos, 0) as modulos, coalesce(a.temas, 0) as temas, coalesce(a.cuestionarios, 0) as cuestionarios,
      coalesce(a.duracion, 0) as duracion, (
    select case when sum(s.calificados) > 0 then least(round(sum(s.suma_notas) / sum(s.calificados), 2), 100) end::float8
    from (
      select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados,
          sum(iniciados)::integer as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados,
          sum(calificados)::integer as calificados, sum(suma_notas) as suma_notas
      from resumen_plan r
      where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
      group by id_planestudio, id_empresa
      having sum(asignados) <> 0
    ) s
    where s.id_planestudio = p.id_planestudio
  ) as promedio, exists (select from falta f where f.id_planestudio = p.id_planestudio) as con_avisos, (select duena.empresa from empresa
      duena where duena.id_empresa = p.id_empresa) as empresa, p.usuario_creacion, p.usuario_modificacion, p.fecha_creacion,
      p.fecha_modificacion, p.version
  from planestudio p
  left join estructura e using (id_planestudio)
  left join activa a using (id_planestudio)
) as fila
where fila.id_planestudio = any ($2::integer[])
order by fila.fecha_inicio desc, fila.id_planestudio desc;
-- GET /planestudio/sellst/curso/:id
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
where id_curso = any ($1::integer[])
order by 1;
-- GET /planestudio/sellst/modulo/:id, POST /planestudio/hoja
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
join curso_modulo cm using (id_curso)
where id_modulo = any ($1::integer[])
order by 1;
-- GET /planestudio/sellst/tema/:id
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
join curso_modulo cm using (id_curso)
join tema_modulo tm using (id_modulo)
where id_tema = any ($1::integer[])
order by 1;
select id_planestudio as id from planestudio where id_planestudio = any ($1::integer[]) and true; -- POST /planestudio/sellst/edt/, GET /planestudio/arbol/:id
-- POST /planestudio/sellst/edt/, GET /planestudio/sellst/estructura, GET /planestudio/arbol/:id
select 0 as parent, id_planestudio as id, denominacion as titulo, codigo_estado, version, id_empresa, plantilla
from planestudio
where id_planestudio = any ($1::integer[])
order by fecha_inicio, id_planestudio;
-- POST /planestudio/sellst/edt/, GET /planestudio/sellst/estructura, GET /planestudio/arbol/:id
select l.id_planestudio as parent, id_programa as id, titulo, codigo_estado, version, id_empresa
from planestudio_programa l
join programa using (id_programa)
where l.id_planestudio = any ($1::integer[])
order by l.numero_orden, l.id_planestudio_programa;
-- POST /planestudio/sellst/edt/, GET /planestudio/sellst/estructura, GET /planestudio/arbol/:id
select l.id_programa as parent, id_curso as id, titulo, codigo_estado, version, id_empresa
from programa_curso l
join curso using (id_curso)
where l.id_programa in (select distinct id_programa from planestudio_programa where id_planestudio = any ($1::integer[]))
order by l.numero_orden, l.id_programa_curso;
-- POST /planestudio/sellst/edt/, GET /planestudio/sellst/estructura, GET /planestudio/arbol/:id
select l.id_curso as parent, id_modulo as id, titulo, codigo_estado, version, id_empresa
from curso_modulo l
join modulo using (id_modulo)
where l.id_curso in (select distinct id_curso from programa_curso where id_programa in (select distinct id_programa from
    planestudio_programa where id_planestudio = any ($1::integer[])))
order by l.numero_orden, l.id_curso_modulo;
-- POST /planestudio/sellst/edt/, GET /planestudio/sellst/estructura, GET /planestudio/arbol/:id
select l.id_modulo as parent, id_tema as id, titulo, codigo_estado, version, id_empresa, duracion as minutos
from tema_modulo l
join tema using (id_tema)
where l.id_modulo in (select distinct id_modulo from curso_modulo where id_curso in (select distinct id_curso from programa_curso where
    id_programa in (select distinct id_programa from planestudio_programa where id_planestudio = any ($1::integer[]))))
order by l.numero_orden, l.id_tema_modulo;
select id_planestudio as id from planestudio where codigo_estado = 1 and true; -- GET /planestudio/sellst/estructura
-- GET /planestudio/arbol/:id
select t.id_tema as id, t.contenido, case when (t.id_paquete is not null and t.calificacion = 'paquete') then 0 else t.numero_preguntas end
    as numero_preguntas, coalesce(c.contenidos, 0) + (t.id_paquete is not null)::integer as contenidos, coalesce(q.banco, 0) as banco,
    coalesce(q.sin_descripcion, 0) as sin_descripcion, coalesce(q.marcar_todo, 0) as marcar_todo
from tema t
left join (select id_tema, count(*)::integer as contenidos from contenido where codigo_estado = 1 and id_tema = any ($1::integer[]) group by
    1) c using (id_tema)
left join (
  select l.id_tema, count(*)::integer as banco, count(*) filter (where (q.datos is not null and jsonb_path_exists(q.datos, '$.**.imagen ?
      (@.descripcion == "")')))::integer as sin_descripcion, count(*) filter (where (q.tipo = 'multiple' and (q.datos -> 'parcial')::boolean
      and 100.0 * (2 * jsonb_array_length(q.datos -> 'correctas') - jsonb_array_length(q.datos -> 'opciones')) >= coalesce(o.notaminima,
      (select notaminima from configuracion)) * jsonb_array_length(q.datos -> 'correctas') and jsonb_array_length(q.datos -> 'correctas') <
      jsonb_array_length(q.datos -> 'opciones')))::integer as marcar_todo
  from tema_pregunta l
  join pregunta q using (id_pregunta)
  join tema o using (id_tema)
  where q.codigo_estado = 1 and l.id_tema = any ($2::integer[])
  group by 1
) q using (id_tema)
where t.id_tema = any ($3::integer[]);
-- GET /planestudio/arbol/:id
select $1::text as tabla, id_programa as id, count(distinct id_planestudio)::integer as planes
from planestudio_programa
left join programa_curso using (id_programa)
left join curso_modulo using (id_curso)
left join tema_modulo using (id_modulo)
where id_programa = any ($2::integer[])
group by id_programa
union all
select $3::text as tabla, id_curso as id, count(distinct id_planestudio)::integer as planes
from planestudio_programa
left join programa_curso using (id_programa)
left join curso_modulo using (id_curso)
left join tema_modulo using (id_modulo)
where id_curso = any ($4::integer[])
group by id_curso
union all
select $5::text as tabla, id_modulo as id, count(distinct id_planestudio)::integer as planes
from planestudio_programa
left join programa_curso using (id_programa)
left join curso_modulo using (id_curso)
left join tema_modulo using (id_modulo)
where id_modulo = any ($6::integer[])
group by id_modulo
union all
select $7::text as tabla, id_tema as id, count(distinct id_planestudio)::integer as planes
from planestudio_programa
left join programa_curso using (id_programa)
left join curso_modulo using (id_curso)
left join tema_modulo using (id_modulo)
where id_tema = any ($8::integer[])
group by id_tema;
-- POST /planestudio/arbol, POST /planestudio/hoja/ins
select id_planestudio as id, denominacion as titulo, codigo_estado, version
from planestudio
where id_planestudio = any ($1::integer[])
order by 1
for no key update;
-- POST /planestudio/arbol
select id_programa as id, 0 as cuestionario, titulo
from planestudio_programa
join programa using (id_programa)
where id_planestudio = $1
order by planestudio_programa.numero_orden, id_planestudio_programa;
select pg_advisory_xact_lock(hashtext($1)); -- POST /planestudio/arbol, POST /planestudio/hoja (2 times), POST /planestudio/hoja/ins (2 times), POST /planestudio/hoja/deshacer/:id
-- POST /planestudio/arbol, POST /planestudio/hoja, POST /planestudio/hoja/ins
select h.codigo as hermano, u.codigo as ultimo, null::text as categoria, null::integer as duracion, null::integer as numero_preguntas
from (select) uno
left join lateral (select r.* from planestudio_programa l join programa r using (id_programa) where l.id_planestudio = $1 order by
    l.numero_orden desc, l.id_planestudio_programa desc limit 1) h on true
left join lateral (select r.* from programa r order by r.id_programa desc limit 1) u on true;
-- POST /planestudio/arbol, POST /planestudio/hoja, POST /planestudio/hoja/ins
select max(substr(codigo, $1)::integer) as numero
from programa
where lower(left(codigo, $2)) = lower($3) and substr(codigo, $4) ~ '^[0-9]{1,8}$';
-- POST /planestudio/arbol, POST /planestudio/hoja (2 times), POST /planestudio/hoja/ins
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_programa as id, n.valor from unnest($1::text[]) as n(valor) join programa o on lower(o.codigo) = lower(n.valor); -- POST /planestudio/arbol, POST /planestudio/hoja, POST /planestudio/hoja/ins
-- POST /planestudio/arbol, POST /planestudio/hoja, POST /planestudio/hoja/ins
insert into programa (codigo, titulo, codigo_estado, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion, descripcion)
select n.codigo, n.titulo, 0, n.id_empresa, $1, $2::timestamptz, $3::timestamptz, n.titulo
from unnest($4::text[], $5::text[], $6::integer[], $7::text[], $8::integer[], $9::integer[]) with ordinality as n(codigo, titulo,
    id_empresa, categoria, duracion, numero_preguntas, orden)
order by n.orden
returning id_programa as id;
delete from planestudio_programa where id_planestudio = $1 and not (id_programa = any ($2::integer[])); -- POST /planestudio/arbol
-- POST /planestudio/arbol
insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion, fecha_creacion)
select $1::integer, n.id, n.orden, $2, $3::timestamptz
from unnest($4::integer[], $5::integer[]) with ordinality as n(id, cuestionario, orden)
order by n.orden
on conflict (id_planestudio, id_programa) do nothing;
-- POST /planestudio/arbol
update planestudio_programa l
set numero_orden = n.orden
from unnest($1::integer[]) with ordinality as n(id, orden)
where l.id_planestudio = $2 and l.id_programa = n.id and l.numero_orden <> n.orden;
update planestudio set version = version + 1, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz where id_planestudio = $3; -- POST /planestudio/arbol
-- POST /planestudio/efecto (2 times), POST /planestudio/cambio (2 times), POST /planestudio/hoja (2 times)
select p.id_planestudio, p.codigo_estado = 1 as activo, p.fecha_fin::text as fecha_fin, p.plazo, p.plazo_dias, p.convalida, l.lugares,
    l.cuestionarios
from planestudio p
cross join lateral (select coalesce(array_agg(lugar), '{}') as lugares, coalesce(array_agg(lugar) filter (where cuestionario = 1), '{}') as
    cuestionarios from (select concat_ws('-', id_programa, id_curso, id_modulo, id_tema) as lugar, cuestionario from lugar where
    id_planestudio = p.id_planestudio and activa) s) l
where p.id_planestudio = any ($1::integer[])
order by p.id_planestudio;
-- POST /planestudio/efecto, POST /planestudio/cambio
update planestudio
set denominacion = $1, fecha_inicio = $2, fecha_fin = $3, codigo_estado = $4, notifica_nivel1 = $5, usuario_modificacion = $6,
    fecha_modificacion = $7, version = version + 1
where id_planestudio = $8
returning version;
-- POST /planestudio/efecto, POST /planestudio/hoja
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
-- POST /planestudio/efecto, POST /planestudio/hoja
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
select nextval('correo_lotes')::integer as lote; -- POST /planestudio/cambio
-- POST /planestudio/cambio
with afectada as materialized (
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
), encolada as (insert into aviso_pendiente (id_asignacion, id_usuario, lote, cambio, temas, fin_antes, proximo) select id_asignacion,
    id_usuario, $4::integer, cambio, temas, fin_antes, $5::timestamptz from afectada where con_correo order by id_usuario, id_asignacion on
    conflict (id_asignacion) do update set cambio = aviso_pendiente.cambio and excluded.cambio, temas = array(select distinct tema from
    unnest(aviso_pendiente.temas || excluded.temas) tema order by tema), fin_antes = coalesce(aviso_pendiente.fin_antes,
    excluded.fin_antes), lote = case when excluded.cambio then aviso_pendiente.lote else excluded.lote end, proximo = case when
    aviso_pendiente.cambio and excluded.cambio then aviso_pendiente.proximo else least(aviso_pendiente.proximo, excluded.proximo) end)
select count(distinct id_usuario) filter (where con_correo)::integer as avisables, count(distinct id_usuario) filter (where not
    con_correo)::integer as sin_correo
from afectada;
-- POST /planestudio/faltas
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from programa as o where o.id_programa = n.id and true)
order by n.id;
-- POST /planestudio/faltas
with camino as (
  select pl.id_planestudio, p.id_programa, p.titulo as programa, p.codigo_estado as e_programa, pc.id_curso, c.titulo as curso,
      c.codigo_estado as e_curso, cm.id_modulo, m.titulo as modulo, m.codigo_estado as e_modulo, tm.id_tema, tm.cuestionario, t.titulo as
      tema, t.codigo_estado as e_tema, t.numero_preguntas, t.contenido, (select count(*) from tema_pregunta tp join pregunta q using
      (id_pregunta) where tp.id_tema = tm.id_tema and q.codigo_estado = 1) as banco
  from (select 0 as id_planestudio) pl
  cross join unnest($1::integer[]) as pp(id_programa)
  left join programa p using (id_programa)
  left join programa_curso pc using (id_programa)
  left join curso c using (id_curso)
  left join curso_modulo cm using (id_curso)
  left join modulo m using (id_modulo)
  left join tema_modulo tm using (id_modulo)
  left join tema t using (id_tema)
  where true
)
select f.aviso, f.id, f.titulo, f.preguntas, f.banco, n.nivel
from (
  select id_planestudio, 'sinProgramas' as aviso, null::integer as id, null as titulo, null::integer as preguntas, null::integer as banco
  from camino
  where id_programa is null
  union
  select id_planestudio, 'programaInactivo', id_programa, programa, null, null
  from camino
  where e_programa <> 1
  union
  select id_planestudio, 'programaVacio', id_programa, programa, null, null
  from camino
  where id_programa is not null and id_curso is null
  union
  select id_planestudio, 'cursoInactivo', id_curso, curso, null, null
  from camino
  where e_curso <> 1
  union
  select id_planestudio, 'cursoVacio', id_curso, curso, null, null
  from camino
  where id_curso is not null and id_modulo is null
  union
  select id_planestudio, 'moduloInactivo', id_modulo, modulo, null, null
  from camino
  where e_modulo <> 1
  union
  select id_planestudio, 'moduloVacio', id_modulo, modulo, null, null
  from camino
  where id_modulo is not null and id_tema is null
  union
  select id_planestudio, 'temaInactivo', id_tema, tema, null, null
  from camino
  where e_tema <> 1
  union
  select id_planestudio, 'temaVacio', id_tema, tema, null, null
  from camino
  where id_tema is not null and contenido is null and not exists (select from contenido k where k.id_tema = camino.id_tema and
      k.codigo_estado = 1)
  union
  select id_planestudio, 'temaBanco', id_tema, tema, numero_preguntas, banco::integer
  from camino
  where cuestionario = 1 and numero_preguntas > banco
) f
join unnest(array['programa', 'curso', 'modulo', 'tema']) with ordinality as n(nivel, orden) on starts_with(f.aviso, n.nivel)
order by n.orden, orden_texto(f.titulo) collate C, f.aviso, f.id
limit 50;
with camino as (…) select count(*)::integer as total from camino where e_programa = 1 and e_curso = 1 and e_modulo = 1 and e_tema = 1; -- POST /planestudio/faltas
-- GET /planestudio/duplicar/reglas/:id
select coalesce(array_agg(id_regla) filter (where propia), '{}') as ids, (count(*) filter (where not propia))::integer as ajenas
from (select g.id_regla, true as propia from regla g where g.id_planestudio = $1 and g.codigo_estado = 1) v;
-- GET /planestudio/duplicar/reglas/:id
select count(distinct u.id_usuario)::integer as total
from (
  select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro) filter
      (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as departamentos,
      array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where c.campo = 'grupo') as
      grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
  from (select * from regla_condicion where id_regla = any ($1::integer[])) c
  left join parametro p using (id_parametro)
  group by c.id_regla, c.alternativa
) m
join regla r using (id_regla)
join usuario u on u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas)) and (m.empresas is null or u.id_empresa =
    any (m.empresas)) and (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is null or
    u.id_departamento = any (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or u.codigo_grupo
    = any (m.grupos)) and (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and coalesce(m.hasta, 'infinity'))
where true;
-- GET /planestudio/copias
select id_copia, tabla, id_registro, nombre, filas, fecha_creacion
from copia
where id_usuario = $1 and fecha_creacion > $2::timestamptz - interval '1 day'
order by id_copia desc;
-- POST /planestudio/copias/deshacer
select id_copia, tabla, id_registro, nombre, filas, fecha_creacion
from copia
where id_usuario = $1 and fecha_creacion > $2::timestamptz - interval '1 day' and id_copia = $3
for update;
-- POST /planestudio/copias/deshacer
select r.id_planestudio as id, case when r.version > 1 then coalesce(u.personal, r.usuario_modificacion) end as autor
from planestudio r
left join usuario u on u.id_usuario = r.id_usuario_modificacion
where r.id_planestudio = any ($1::integer[]) and (r.version > 1 or exists (select from planestudio_programa l where l.id_planestudio =
    r.id_planestudio and (l.fecha_creacion <> $2::timestamptz)));
delete from copia where id_copia = $1; -- POST /planestudio/copias/deshacer
-- POST /planestudio/hoja
select c.encabezado, c.campo, c.archivo, coalesce(a.personal, c.usuario_modificacion, c.usuario_creacion) as autor, c.fecha_modificacion as
    fecha
from importacion_columna c
left join usuario a on a.id_usuario = coalesce(c.id_usuario_modificacion, c.id_usuario_creacion)
where c.tipo = $1 and coalesce(c.id_empresa, 0) = (select coalesce(u.id_empresa, 0) from usuario u where u.id_usuario = $2::integer)
order by c.fecha_modificacion desc, c.id_importacion_columna desc
limit $3;
select id_planestudio as id, denominacion as titulo, id_empresa from planestudio where id_planestudio = $1 and true; -- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times), GET /planestudio/hoja/sel/:id
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times), GET /planestudio/hoja/sel/:id
select l.id_planestudio as padre, 0 as cuestionario, r.id_programa as id, r.codigo, r.titulo, r.id_empresa, null::text as categoria
from planestudio_programa l
join programa r using (id_programa)
where l.id_planestudio = any ($1::integer[])
order by l.id_planestudio, l.numero_orden, l.id_planestudio_programa;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times)
select r.id_programa as id, r.codigo, r.titulo, r.id_empresa, null::text as categoria
from programa r
where true and (sin_acentos(r.codigo) in (select sin_acentos(n.texto) from unnest($1::text[]) as n(texto)) or sin_acentos(r.titulo) in
    (select sin_acentos(n.texto) from unnest($2::text[]) as n(texto)))
order by 1;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times), GET /planestudio/hoja/sel/:id
select l.id_programa as padre, 0 as cuestionario, r.id_curso as id, r.codigo, r.titulo, r.id_empresa, null::text as categoria
from programa_curso l
join curso r using (id_curso)
where l.id_programa = any ($1::integer[])
order by l.id_programa, l.numero_orden, l.id_programa_curso;
-- POST /planestudio/hoja
select r.id_curso as id, r.codigo, r.titulo, r.id_empresa, null::text as categoria
from curso r
where true and (sin_acentos(r.codigo) in (select sin_acentos(n.texto) from unnest($1::text[]) as n(texto)) or sin_acentos(r.titulo) in
    (select sin_acentos(n.texto) from unnest($2::text[]) as n(texto)))
order by 1;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times), GET /planestudio/hoja/sel/:id
select l.id_curso as padre, 0 as cuestionario, r.id_modulo as id, r.codigo, r.titulo, r.id_empresa, r.codigo_categoria as categoria
from curso_modulo l
join modulo r using (id_modulo)
where l.id_curso = any ($1::integer[])
order by l.id_curso, l.numero_orden, l.id_curso_modulo;
-- POST /planestudio/hoja
select r.id_modulo as id, r.codigo, r.titulo, r.id_empresa, r.codigo_categoria as categoria
from modulo r
where true and (sin_acentos(r.codigo) in (select sin_acentos(n.texto) from unnest($1::text[]) as n(texto)) or sin_acentos(r.titulo) in
    (select sin_acentos(n.texto) from unnest($2::text[]) as n(texto)))
order by 1;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times), GET /planestudio/hoja/sel/:id
select l.id_modulo as padre, l.cuestionario as cuestionario, r.id_tema as id, r.codigo, r.titulo, r.id_empresa, r.codigo_categoria as
    categoria
from tema_modulo l
join tema r using (id_tema)
where l.id_modulo = any ($1::integer[])
order by l.id_modulo, l.numero_orden, l.id_tema_modulo;
-- POST /planestudio/hoja
select r.id_tema as id, r.codigo, r.titulo, r.id_empresa, r.codigo_categoria as categoria
from tema r
where true and (sin_acentos(r.codigo) in (select sin_acentos(n.texto) from unnest($1::text[]) as n(texto)) or sin_acentos(r.titulo) in
    (select sin_acentos(n.texto) from unnest($2::text[]) as n(texto)))
order by 1;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times), GET /planestudio/hoja/sel/:id
select id_tema as id, duracion, numero_preguntas, notaminima::float8 as notaminima, referencia, array_remove(array[contenido,
    contenido_complementario], null) as propias
from tema
where id_tema = any ($1::integer[]);
-- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times)
select id_contenido as id, id_tema, contenido, codigo_tipo, url as direccion
from contenido
where id_tema = any ($1::integer[]) and url is not null
order by id_tema, numero_orden, id_contenido;
select id_tema, id_pregunta from tema_pregunta where id_tema = any ($1::integer[]); -- POST /planestudio/hoja, POST /planestudio/hoja/ins (2 times)
-- POST /planestudio/hoja
select exists (select from asignacion a where a.id_planestudio = any ($1::integer[]) or a.id_planestudio in (select l.id_planestudio from
    lugar l where l.id_tema = any ($2::integer[]))) as hay;
-- POST /planestudio/hoja (2 times), POST /planestudio/hoja/ins (2 times)
with o as (select id_planestudio, id_tema, min(posicion) as posicion from ocurrencia where id_planestudio = any ($1::integer[]) group by 1,
    2)
select o.id_planestudio, o.id_tema, p.denominacion as plan, t.titulo, r.titulo as requerido, x.id_tema is null as fuera
from o
join planestudio p using (id_planestudio)
join tema t using (id_tema)
join tema r on r.id_tema = t.referencia
left join o x on x.id_planestudio = o.id_planestudio and x.id_tema = t.referencia
where x.id_tema is null or x.posicion > o.posicion
order by o.id_planestudio, o.posicion;
-- POST /planestudio/hoja
select h.codigo as hermano, u.codigo as ultimo, (select codigo_categoria from modulo where id_modulo = $1) as categoria, h.duracion,
    h.numero_preguntas
from (select) uno
left join lateral (select r.* from tema_modulo l join tema r using (id_tema) where l.id_modulo = $2 order by l.numero_orden desc,
    l.id_tema_modulo desc limit 1) h on true
left join lateral (select r.* from tema r order by r.id_tema desc limit 1) u on true;
-- POST /planestudio/hoja
select max(substr(codigo, $1)::integer) as numero
from tema
where lower(left(codigo, $2)) = lower($3) and substr(codigo, $4) ~ '^[0-9]{1,8}$';
select o.id_tema as id, n.valor from unnest($1::text[]) as n(valor) join tema o on lower(o.codigo) = lower(n.valor); -- POST /planestudio/hoja
-- POST /planestudio/hoja
insert into tema (codigo, titulo, codigo_estado, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion, codigo_categoria,
    duracion, numero_preguntas)
select n.codigo, n.titulo, 0, n.id_empresa, $1, $2::timestamptz, $3::timestamptz, n.categoria, coalesce(nullif(n.duracion, 0), $4::integer),
    coalesce(n.numero_preguntas, $5::integer)
from unnest($6::text[], $7::text[], $8::integer[], $9::text[], $10::integer[], $11::integer[]) with ordinality as n(codigo, titulo,
    id_empresa, categoria, duracion, numero_preguntas, orden)
order by n.orden
returning id_tema as id;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins
insert into planestudio_programa (id_planestudio, id_programa, numero_orden, usuario_creacion, fecha_creacion)
select n.padre, n.id, n.orden, $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[]) as n(padre, id, orden, cuestionario)
order by n.padre, n.orden
on conflict (id_planestudio, id_programa) do update
set numero_orden = excluded.numero_orden
where planestudio_programa.numero_orden <> excluded.numero_orden;
-- POST /planestudio/hoja
insert into programa_curso (id_programa, id_curso, numero_orden, usuario_creacion, fecha_creacion)
select n.padre, n.id, n.orden, $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[]) as n(padre, id, orden, cuestionario)
order by n.padre, n.orden
on conflict (id_programa, id_curso) do update
set numero_orden = excluded.numero_orden
where programa_curso.numero_orden <> excluded.numero_orden;
-- POST /planestudio/hoja
insert into tema_modulo (id_modulo, id_tema, numero_orden, cuestionario, usuario_creacion, fecha_creacion)
select n.padre, n.id, n.orden, n.cuestionario, $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[]) as n(padre, id, orden, cuestionario)
order by n.padre, n.orden
on conflict (id_modulo, id_tema) do update
set numero_orden = excluded.numero_orden
where tema_modulo.numero_orden <> excluded.numero_orden;
-- POST /planestudio/hoja, POST /planestudio/hoja/ins
update planestudio
set version = version + 1, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz
where id_planestudio = any ($3::integer[]);
-- POST /planestudio/hoja
update modulo
set version = version + 1, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz
where id_modulo = any ($3::integer[]);
-- POST /planestudio/hoja
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
-- POST /planestudio/hoja
insert into importacion (archivo, tipo, id_usuario, opciones, preparado, enmiendas, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_importacion;
-- POST /planestudio/hoja
insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra, cambios, error, aviso, datos)
select $1::integer, n.numero, n.fila, n.estado, n.textos, n.extra, n.cambios, n.error, n.aviso, n.datos
from jsonb_to_recordset($2::jsonb) as n(numero integer, fila integer, estado text, textos jsonb, extra jsonb, cambios jsonb, error text,
    aviso text, datos jsonb);
-- POST /planestudio/hoja
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'programa'
      as programa, f.textos ->> 'curso' as curso, f.textos ->> 'modulo' as modulo, f.textos ->> 'tema' as tema, f.textos ->> 'orden' as
      orden, f.textos ->> 'duracion' as duracion, f.textos ->> 'numero_preguntas' as numero_preguntas, f.textos ->> 'notaminima' as
      notaminima, f.textos ->> 'cuestionario' as cuestionario, f.textos ->> 'requisito' as requisito, f.textos ->> 'material' as material,
      f.textos ->> 'tipo' as tipo, f.textos ->> 'direccion' as direccion, f.textos ->> 'pregunta' as pregunta, f.textos ->> 'rpta_a' as
      rpta_a, f.textos ->> 'rpta_b' as rpta_b, f.textos ->> 'rpta_c' as rpta_c, f.textos ->> 'rpta_d' as rpta_d, f.textos ->>
      'indicador_correcta' as indicador_correcta, f.textos ->> 'contenido_pregunta' as contenido_pregunta, f.extra ->> 'hace' as hace
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true;
select fila.* from (…) as fila where fila.numero = any ($2::bigint[]) and true; -- POST /planestudio/hoja
select set_config('statement_timeout', $1, true); -- POST /planestudio/hoja/ins, POST /planestudio/hoja/deshacer/:id
-- POST /planestudio/hoja/ins, POST /planestudio/hoja/deshacer/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day')
for update;
select numero from importacion_fila where id_importacion = $1 and estado = 'rechazada' order by numero; -- POST /planestudio/hoja/ins
select numero, estado, datos from importacion_fila where id_importacion = $1 and datos is not null order by numero; -- POST /planestudio/hoja/ins
-- POST /planestudio/hoja/ins
select numero, array[textos ->> 'programa', textos ->> 'curso', textos ->> 'modulo', textos ->> 'tema'] as ruta, textos ->> 'orden' as orden
from importacion_fila
where id_importacion = $1 and estado = 'existente'
order by numero;
update importacion set preparado = coalesce(preparado, '{}'::jsonb) || jsonb_build_object('hecho', $1::jsonb) where id_importacion = $2; -- POST /planestudio/hoja/ins
-- POST /planestudio/hoja/ins
update importacion_fila f
set datos = null, id_registro = n.id, antes = n.antes, despues = case when n.id is not null then coalesce(n.despues, f.datos) end, estado =
    case when n.id is not null then f.estado when n.error is not null then 'rechazada' else 'existente' end, error = n.error
from jsonb_to_recordset($1::jsonb) as n(numero integer, id integer, antes jsonb, despues jsonb, error text)
where f.id_importacion = $2 and f.numero = n.numero;
-- POST /planestudio/hoja/ins
select count(*) filter (where estado = 'nueva')::integer as insertados, count(*) filter (where estado = 'cambiada' and not
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as actualizados, count(*) filter (where estado = 'cambiada' and
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as cesados, count(*) filter (where estado =
    'existente')::integer as existentes, count(*) filter (where estado = 'rechazada')::integer as rechazados
from importacion_fila f
where id_importacion = $1;
update importacion set estado = $1, resultado = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /planestudio/hoja/ins
-- POST /planestudio/hoja/ins
update importacion i
set fecha_atendida = $1::timestamptz
from importacion n
where n.id_importacion = $2 and i.tipo = $3 and i.id_importacion < n.id_importacion and (i.estado = 'aplicada' and i.fecha_atendida is null
    and (i.resultado ->> 'rechazados')::integer > 0) and (i.id_importacion = $4::integer or i.id_usuario = n.id_usuario and i.preparado ->>
    'asunto' is not distinct from n.preparado ->> 'asunto' and (i.archivo = n.archivo or not exists (
      select from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'rechazada' and not exists (
        select from (select nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'modulo', f.extra ->> 'modulo'), ''),
            nullif(coalesce(f.textos ->> 'tema', f.extra ->> 'tema'), '')), '') as nombre from importacion_fila f where f.id_importacion =
            $5) s where s.nombre = nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'modulo', f.extra ->> 'modulo'), ''),
            nullif(coalesce(f.textos ->> 'tema', f.extra ->> 'tema'), '')), '')
      )
    )));
-- POST /planestudio/hoja/ins
select coalesce(error, '') as error, count(*)::integer as filas
from importacion_fila
where id_importacion = $1 and estado = 'rechazada' and not numero = any ($2::integer[])
group by error
order by count(*) desc, min(numero);
-- GET /planestudio/hoja/filas/:id, GET /planestudio/hoja/rechazadas/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day');
-- GET /planestudio/hoja/filas/:id
select fila.*
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'programa'
      as programa, f.textos ->> 'curso' as curso, f.textos ->> 'modulo' as modulo, f.textos ->> 'tema' as tema, f.textos ->> 'orden' as
      orden, f.textos ->> 'duracion' as duracion, f.textos ->> 'numero_preguntas' as numero_preguntas, f.textos ->> 'notaminima' as
      notaminima, f.textos ->> 'cuestionario' as cuestionario, f.textos ->> 'requisito' as requisito, f.textos ->> 'material' as material,
      f.textos ->> 'tipo' as tipo, f.textos ->> 'direccion' as direccion, f.textos ->> 'pregunta' as pregunta, f.textos ->> 'rpta_a' as
      rpta_a, f.textos ->> 'rpta_b' as rpta_b, f.textos ->> 'rpta_c' as rpta_c, f.textos ->> 'rpta_d' as rpta_d, f.textos ->>
      'indicador_correcta' as indicador_correcta, f.textos ->> 'contenido_pregunta' as contenido_pregunta, f.extra ->> 'hace' as hace
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true
order by fila.numero asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /planestudio/hoja/filas/:id
-- GET /planestudio/hoja/rechazadas/:id
select distinct t.campo
from importacion_fila f, jsonb_each_text(f.textos) as t(campo, texto)
where f.id_importacion = $1 and f.estado = 'rechazada' and t.texto <> '';
-- GET /planestudio/hoja/rechazadas/:id
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'programa'
      as programa, f.textos ->> 'curso' as curso, f.textos ->> 'modulo' as modulo, f.textos ->> 'tema' as tema, f.textos ->> 'orden' as
      orden, f.textos ->> 'duracion' as duracion, f.textos ->> 'numero_preguntas' as numero_preguntas, f.textos ->> 'notaminima' as
      notaminima, f.textos ->> 'cuestionario' as cuestionario, f.textos ->> 'requisito' as requisito, f.textos ->> 'material' as material,
      f.textos ->> 'tipo' as tipo, f.textos ->> 'direccion' as direccion, f.textos ->> 'pregunta' as pregunta, f.textos ->> 'rpta_a' as
      rpta_a, f.textos ->> 'rpta_b' as rpta_b, f.textos ->> 'rpta_c' as rpta_c, f.textos ->> 'rpta_d' as rpta_d, f.textos ->>
      'indicador_correcta' as indicador_correcta, f.textos ->> 'contenido_pregunta' as contenido_pregunta, f.extra ->> 'hace' as hace
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true and fila.estado::text = $2;
-- POST /planestudio/hoja/deshacer/:id
select numero, fila, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'modulo', f.extra ->> 'modulo'), ''), nullif(coalesce(f.textos ->>
    'tema', f.extra ->> 'tema'), '')), '') as nombre, id_registro as id, estado
from importacion_fila f
where id_importacion = $1 and id_registro is not null
order by numero desc;
select id_tema as id from tema where id_tema = any ($1::integer[]) order by 1 for update; -- POST /planestudio/hoja/deshacer/:id
-- POST /planestudio/hoja/deshacer/:id
select $1 || r.id_tema as clave, case when false then 'ajeno' when exists (select from evaluacion e where e.id_tema = r.id_tema) then
    'usado' when r.version > 1 then 'cambiado' when exists (select from tema_modulo l where l.id_tema = r.id_tema and not exists (select
    from unnest($2::integer[], $3::integer[]) as p(padre, id) where p.padre = l.id_modulo and p.id = l.id_tema)) or false or (exists (select
    from contenido c where c.id_tema = r.id_tema and c.id_contenido <> all ($4::integer[])) or exists (select from tema_pregunta l where
    l.id_tema = r.id_tema and not exists (select from unnest($5::integer[], $6::integer[]) as p(id_tema, id_pregunta) where p.id_tema =
    l.id_tema and p.id_pregunta = l.id_pregunta)) or exists (select from tema x where x.referencia = r.id_tema and not exists (select from
    unnest($7::integer[], $8::integer[]) as p(id, requiere) where p.id = x.id_tema and p.requiere = r.id_tema))) then 'ampliado' end as
    motivo
from tema r
where r.id_tema = any ($9::integer[]);
-- POST /planestudio/hoja/deshacer/:id
select 'cambio:' || t.id_tema as clave, case when false then 'ajeno' when t.version <> n.version then 'cambiado' end as motivo
from unnest($1::integer[], $2::integer[]) as n(id, version)
join tema t on t.id_tema = n.id
union all
select 'titulo:' || c.id_contenido, case when c.version <> n.version then 'cambiado' end
from unnest($3::integer[], $4::integer[]) as n(id, version)
join contenido c on c.id_contenido = n.id
union all
select 'material:' || c.id_contenido, case when c.version > 1 then 'cambiado' end
from contenido c
where c.id_contenido = any ($5::integer[]);
-- POST /planestudio/hoja/deshacer/:id
delete from tema_pregunta l using unnest($1::integer[], $2::integer[]) as n(id_tema, id_pregunta)
where l.id_tema = n.id_tema and l.id_pregunta = n.id_pregunta;
delete from pregunta where id_pregunta = any ($1::integer[]); -- POST /planestudio/hoja/deshacer/:id
delete from contenido where id_contenido = any ($1::integer[]); -- POST /planestudio/hoja/deshacer/:id
-- POST /planestudio/hoja/deshacer/:id
update contenido c
set contenido = n.antes, version = c.version + 1, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz
from unnest($3::integer[], $4::text[]) as n(id, antes)
where c.id_contenido = n.id;
-- POST /planestudio/hoja/deshacer/:id
update tema t
set duracion = n.duracion, numero_preguntas = n.numero_preguntas, notaminima = n.notaminima, referencia = n.referencia, version = t.version
    + 1, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz
from json_populate_recordset(null::tema, $3::json) n
where t.id_tema = n.id_tema;
-- POST /planestudio/hoja/deshacer/:id
update tema_modulo l
set cuestionario = n.antes
from unnest($1::integer[], $2::integer[], $3::integer[]) as n(padre, id, antes)
where l.id_modulo = n.padre and l.id_tema = n.id;
update tema set referencia = null where id_tema = any ($1::integer[]); -- POST /planestudio/hoja/deshacer/:id
delete from tema where id_tema = any ($1::integer[]); -- POST /planestudio/hoja/deshacer/:id
update importacion set estado = $1, deshecho = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /planestudio/hoja/deshacer/:id
-- GET /planestudio/hoja/sellst
select fila.*
from (
  select i.id_importacion, i.fecha_creacion, i.usuario_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.archivo, i.preparado
      ->> 'asunto' as asunto, i.estado, i.id_usuario is not distinct
  from $1::integer as propia, r.insertados, r.actualizados, coalesce(r.cesados, 0) as cesados, r.existentes, r.rechazados,
      coalesce(jsonb_array_length(i.enmiendas), 0) as enmendadas, case when r.cesados > 0 then (
    select string_agg(c.nombre, ', ' order by c.numero)
    from (select f.numero, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'modulo', f.extra ->> 'modulo'), ''), nullif(coalesce(f.textos
        ->> 'tema', f.extra ->> 'tema'), '')), '') as nombre from importacion_fila f where f.id_importacion = i.id_importacion and f.estado
        = 'cambiada' and coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false) order by f.numero limit $2) c
  ) end as cesaron
  from importacion i
  left join usuario u on u.id_usuario = i.id_usuario, jsonb_to_record(i.resultado) as r(insertados integer, actualizados integer, cesados
      integer, existentes integer, rechazados integer)
  where i.tipo = $3 and i.estado <> 'revisada' and (i.id_usuario = $4 or not $5::boolean)
) as fila
where true
order by fila.id_importacion desc
limit $6 offset $7;
select count(*)::integer as total from (…) as fila where true; -- GET /planestudio/hoja/sellst
-- GET /planestudio/hoja/sel/:id
select l.id_tema, q.pregunta, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.datos
from tema_pregunta l
join pregunta q using (id_pregunta)
where l.id_tema = any ($1::integer[]) and q.codigo_estado = 1
order by l.id_tema, l.numero_orden, l.id_tema_pregunta;
-- GET /planestudio/hoja/sel/:id
select r.id_programa as id
from programa r
where r.id_programa = any ($1::integer[]) and exists (select from programa x where x.id_programa <> r.id_programa and sin_acentos(x.codigo)
    = sin_acentos(r.titulo));
-- GET /planestudio/hoja/sel/:id
select r.id_curso as id
from curso r
where r.id_curso = any ($1::integer[]) and exists (select from curso x where x.id_curso <> r.id_curso and sin_acentos(x.codigo) =
    sin_acentos(r.titulo));
-- GET /planestudio/hoja/sel/:id
select r.id_modulo as id
from modulo r
where r.id_modulo = any ($1::integer[]) and exists (select from modulo x where x.id_modulo <> r.id_modulo and sin_acentos(x.codigo) =
    sin_acentos(r.titulo));
-- GET /planestudio/hoja/sel/:id
select r.id_tema as id
from tema r
where r.id_tema = any ($1::integer[]) and exists (select from tema x where x.id_tema <> r.id_tema and sin_acentos(x.codigo) =
    sin_acentos(r.titulo));
-- GET /planestudio/hoja/sel/:id
select id_contenido as id, id_tema, contenido, codigo_tipo, url as direccion
from contenido
where id_tema = any ($1::integer[]) and url is not null and codigo_estado = 1
order by id_tema, numero_orden, id_contenido;
-- GET /planestudio/sellst/ultimo/, GET /planestudio/sellst/tablero/
select id_planestudio, denominacion
from asignacion a
join planestudio p using (id_planestudio)
where a.codigo_estado = 1 and p.codigo_estado = 1 and true
order by a.fecha_apertura desc, a.id_asignacion desc
limit 1;
-- GET /planestudio/sellst/tablero/
select p.id_planestudio, p.denominacion
from planestudio p
join configuracion c on c.id_configuracion = 1
where p.codigo_estado = 1 and true
order by case p.id_planestudio when c.id_plan_tablero1 then 1 when c.id_plan_tablero2 then 2 else 3 end, p.id_planestudio
limit 2;
-- GET /planestudio/sellst/dashboard/:id
with s as (
  select s.*, e.empresa
  from (
    select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados, sum(iniciados)::integer
        as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados, sum(calificados)::integer as calificados,
        sum(suma_notas) as suma_notas
    from resumen_plan r
    where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
    group by id_planestudio, id_empresa
    having sum(asignados) <> 0
  ) s
  join empresa e using (id_empresa)
  where s.id_planestudio = $2::integer
)
select s.id_empresa, s.empresa, s.asignados as usuarios, case when coalesce(s.total, 0) = 0 then 0 when s.aprobados >= s.total then 100 else
    least(round(100.0 * s.aprobados / s.total, 2), 99.99) end::float8::text as avance, t.avance_total
from s
cross join (select case when coalesce(sum(s.total), 0) = 0 then 0 when sum(s.aprobados) >= sum(s.total) then 100 else least(round(100.0 *
    sum(s.aprobados) / sum(s.total), 2), 99.99) end::float8 as avance_total from s) t
order by orden_texto(s.empresa) collate C, s.id_empresa;
-- GET /planestudio/sellst/seguimiento
select fila.*
from (
  select p.id_planestudio * $1::bigint + coalesce(s.id_empresa, 0) as id, p.id_planestudio, s.id_empresa, p.denominacion, e.empresa,
      p.fecha_inicio, p.fecha_fin, coalesce(s.asignados, 0) as asignados, coalesce(s.terminados, 0) as aprobados, coalesce(s.asignados -
      s.terminados, 0) as pendientes, coalesce(v.vencidos, 0) as vencidos, case when coalesce(s.total, 0) = 0 then 0 when s.aprobados >=
      s.total then 100 else least(round(100.0 * s.aprobados / s.total, 2), 99.99) end::float8 as avance, case when s.calificados > 0 then
      least(round(s.suma_notas / s.calificados, 2), 100) end::float8 as promedio
  from planestudio p
  left join (
    select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados, sum(iniciados)::integer
        as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados, sum(calificados)::integer as calificados,
        sum(suma_notas) as suma_notas
    from resumen_plan r
    where (r.fecha_cese is null or r.fecha_cese > $2::date) and true
    group by id_planestudio, id_empresa
    having sum(asignados) <> 0
  ) s using (id_planestudio)
  left join (
    select id_planestudio, id_empresa, sum(asignaciones)::integer as vencidos
    from (
      select p.id_planestudio, s.id_empresa, case when p.plazo = 'fijo' then greatest(p.fecha_fin, s.fecha_limite) else
          coalesce(s.fecha_limite, p.fecha_fin) end as fecha_fin, sum(s.asignaciones)::integer as asignaciones, sum(s.temas)::integer as
          temas
      from (
        select id_planestudio, id_empresa, null::date as fecha_limite, asignados - terminados as asignaciones, total - aprobados as temas
        from resumen_plan r
        where (r.fecha_cese is null or r.fecha_cese > $3::date) and true
        union all
        select r.id_planestudio, r.id_empresa, d.fecha_limite, d.veces * (r.asignados - r.terminados), d.veces * (r.total - r.aprobados)
        from resumen_plazo r
        cross join lateral (values (null::date, -1), (r.fecha_limite, 1)) as d(fecha_limite, veces)
        where (r.fecha_cese is null or r.fecha_cese > $4::date) and true
      ) s
      join planestudio p using (id_planestudio)
      where p.codigo_estado = 1
      group by 1, 2, 3
      having (sum(s.asignaciones), sum(s.temas)) <> (0, 0)
    ) x
    where fecha_fin < $5::date
    group by 1, 2
  ) v on v.id_planestudio = s.id_planestudio and v.id_empresa is not distinct
  from s.id_empresa
  left join empresa e on e.id_empresa = s.id_empresa
  where p.codigo_estado = 1 and (s.id_planestudio is not null or true)
) as fila
where true
order by fila.fecha_inicio desc, fila.id desc
limit $6 offset $7;
select count(*)::integer as total from (…) as fila where true; -- GET /planestudio/sellst/seguimiento
-- GET /planestudio/sellst/progreso
with pagina as materialized (
  select array(
    select fila.id
    from (
      select a.id_asignacion * $1::bigint + o.posicion as id, a.id_asignacion, a.id_usuario, o.denominacion, o.titulo, em.empresa,
          u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
          to_char(a.fecha_apertura at time zone $2, 'YYYY-MM-DD') as fecha_asignado, to_char(e.fecha_fin at time zone $3, 'YYYY-MM-DD') as
          fecha_creacion, to_char(e.fecha_fin at time zone $4, 'HH24:MI') as hora_creacion, e.nota, e.notaminima, case when e.id_evaluacion
          is null then 'Pendiente' when e.aprobado then 'Evaluado' else 'En Progreso' end as estado, coalesce(e.aprobado, false) as
          aprobado, r.tipo as respuesta, nullif(r.motivo, '') as respuesta_motivo, r.fecha_hasta as respuesta_hasta
      from asignacion a
      join usuario u on u.id_usuario = a.id_usuario and (u.fecha_cese is null or u.fecha_cese > $5::date) and true
      join (select o.*, p.denominacion, t.titulo from ocurrencia o join planestudio p using (id_planestudio) join tema t using (id_tema)
          where o.activa and p.codigo_estado = 1) o on o.id_planestudio = a.id_planestudio
      left join empresa em on em.id_empresa = u.id_empresa
      left join progreso_tema g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.id_programa = o.id_programa and
          g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
      left join evaluacion e on e.id_evaluacion = g.id_evaluacion
      left join (select distinct on (j.id_asignacion, j.fecha_apertura) j.id_asignacion, j.fecha_apertura, j.tipo, j.fecha_hasta, j.motivo
          from justificacion j order by j.id_asignacion, j.fecha_apertura, j.id_justificacion desc) r on r.id_asignacion = a.id_asignacion
          and r.fecha_apertura = a.fecha_apertura
      where a.codigo_estado = 1
    ) as fila
    where true
    order by orden_texto(fila.personal::text) collate C asc, fila.id asc
    limit $6 offset $7
  ) as claves
)
select fila.*
from (
  select a.id_asignacion * $8::bigint + o.posicion as id, a.id_asignacion, a.id_usuario, o.denominacion, o.titulo, em.empresa,
      u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, to_char(a.fecha_apertura
      at time zone $9, 'YYYY-MM-DD') as fecha_asignado, to_char(e.fecha_fin at time zone $10, 'YYYY-MM-DD') as fecha_creacion,
      to_char(e.fecha_fin at time zone $11, 'HH24:MI') as hora_creacion, e.nota, e.notaminima, case when e.id_evaluacion is null then
      'Pendiente' when e.aprobado then 'Evaluado' else 'En Progreso' end as estado, coalesce(e.aprobado, false) as aprobado, r.tipo as
      respuesta, nullif(r.motivo, '') as respuesta_motivo, r.fecha_hasta as respuesta_hasta
  from asignacion a
  join usuario u on u.id_usuario = a.id_usuario and (u.fecha_cese is null or u.fecha_cese > $12::date) and true
  join (select o.*, p.denominacion, t.titulo from ocurrencia o join planestudio p using (id_planestudio) join tema t using (id_tema) where
      o.activa and p.codigo_estado = 1) o on o.id_planestudio = a.id_planestudio
  left join empresa em on em.id_empresa = u.id_empresa
  left join progreso_tema g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.id_programa = o.id_programa and
      g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
  left join evaluacion e on e.id_evaluacion = g.id_evaluacion
  left join (select distinct on (j.id_asignacion, j.fecha_apertura) j.id_asignacion, j.fecha_apertura, j.tipo, j.fecha_hasta, j.motivo from
      justificacion j order by j.id_asignacion, j.fecha_apertura, j.id_justificacion desc) r on r.id_asignacion = a.id_asignacion and
      r.fecha_apertura = a.fecha_apertura
  where a.codigo_estado = 1
) as fila
where fila.id = any ((select claves from pagina)::bigint[]) and fila.id_asignacion = any (array(select clave / $13::bigint from
    unnest((select claves from pagina)::bigint[]) as clave))
order by orden_texto(fila.personal::text) collate C asc, fila.id asc;
-- GET /planestudio/sellst/progreso
select coalesce(sum(personas * lugares), 0)::integer as total
from (select a.id_planestudio, count(*) as personas from asignacion a join usuario u on u.id_usuario = a.id_usuario and (u.fecha_cese is
    null or u.fecha_cese > $1::date) and true where a.codigo_estado = 1 group by a.id_planestudio) p
join (select o.id_planestudio, count(*) as lugares from (select o.*, p.denominacion, t.titulo from ocurrencia o join planestudio p using
    (id_planestudio) join tema t using (id_tema) where o.activa and p.codigo_estado = 1) o group by o.id_planestudio) l using
    (id_planestudio);
-- GET /planestudio/sel/usuario/:a/:b
select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, a.codigo_grupo, a.codigo_estado, a.fecha_apertura as
    fecha_creacion, p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite,
    p.fecha_fin) end as fecha_fin, coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados, coalesce(g.calificados, 0) as
    calificados, coalesce(g.suma_notas, 0) as suma_notas, coalesce(g.evaluaciones, 0) as evaluaciones
from asignacion a
join planestudio p using (id_planestudio)
left join progreso g using (id_usuario, id_planestudio)
where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1
order by fecha_fin, a.fecha_apertura, a.id_planestudio;
