-- SQL of tema. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /tema/sellst/:x
select fila.*
from (
  select t.id_tema, t.titulo, t.codigo, t.descripcion, t.codigo_categoria, t.codigo_estado, t.referencia, t.contenido,
      t.contenido_complementario, t.etiquetas, t.duracion, t.numero_preguntas, t.notaminima, t.indicador_obligatorio, t.explicaciones,
      t.id_empresa, c.parametro as categoria, r.titulo as titulo_referencia, (select count(*)::integer from tema_modulo l where l.id_tema =
      t.id_tema) as modulos, (select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema) as preguntas, v.rating as rating,
      (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
      t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
      count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (
        select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1 and q.datos is
            not null and ((q.datos is not null and jsonb_path_exists(q.datos, '$.**.imagen ? (@.descripcion == "")')) or (q.tipo =
            'multiple' and (q.datos -> 'parcial')::boolean and 100.0 * (2 * jsonb_array_length(q.datos -> 'correctas') -
            jsonb_array_length(q.datos -> 'opciones')) >= coalesce(t.notaminima, (select notaminima from configuracion)) *
            jsonb_array_length(q.datos -> 'correctas') and jsonb_array_length(q.datos -> 'correctas') < jsonb_array_length(q.datos ->
            'opciones')))
      ))) as con_avisos, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa, t.usuario_creacion,
          t.usuario_modificacion, t.fecha_creacion, t.fecha_modificacion, t.version
  from tema t
  join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
  left join tema r on r.id_tema = t.referencia
  left join (select e.id_tema, round(avg(f.escala), 1)::float8 as rating from feedback f join evaluacion e using (id_evaluacion) where
      e.codigo_estado = 1 group by e.id_tema) v on v.id_tema = t.id_tema
  where true and true
) as fila
where true
order by orden_texto(fila.titulo::text) collate C asc, fila.id_tema asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /tema/sellst/:x
-- GET /tema/sel/:id, POST /tema/upd/ (2 times)
select fila.*
from (
  select t.id_tema, t.titulo, t.codigo, t.descripcion, t.codigo_categoria, t.codigo_estado, t.referencia, t.contenido,
      t.contenido_complementario, t.etiquetas, t.duracion, t.numero_preguntas, t.notaminima, t.indicador_obligatorio, t.explicaciones,
      t.id_empresa, c.parametro as categoria, r.titulo as titulo_referencia, (select count(*)::integer from tema_modulo l where l.id_tema =
      t.id_tema) as modulos, (select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema) as preguntas, v.rating as rating,
      (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
      t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
      count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (…)))
      as con_avisos, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa, t.usuario_creacion,
      t.usuario_modificacion, t.fecha_creacion, t.fecha_modificacion, t.version
  from tema t
  join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
  left join tema r on r.id_tema = t.referencia
  left join (select e.id_tema, round(avg(f.escala), 1)::float8 as rating from feedback f join evaluacion e using (id_evaluacion) where
      e.codigo_estado = 1 group by e.id_tema) v on v.id_tema = t.id_tema
) as fila
where fila.id_tema = $1;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /tema/ins, POST /tema/upd/, GET /tema/del/:id, DELETE /tema/:id, POST /tema/pregunta, POST /tema/modulo, POST /tema/duplicar/:id
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /tema/ins, POST /tema/upd/, POST /tema/pregunta, POST /tema/modulo, POST /tema/duplicar/:id
select pg_advisory_xact_lock(hashtext('tema')); -- POST /tema/ins, POST /tema/upd/
select max(substr(codigo, 3)::integer) as numero from tema where codigo ~ '^T-[0-9]{4,8}$'; -- POST /tema/ins
-- POST /tema/ins, POST /tema/upd/, POST /tema/duplicar/:id
select pg_advisory_xact_lock(hashtext($1), hashtext(v.menor))
from (select distinct lower(n.valor) as menor from unnest($2::text[]) as n(valor)) as v
order by v.menor;
select o.id_tema as id, n.valor from unnest($1::text[]) as n(valor) join tema o on lower(o.codigo) = lower(n.valor); -- POST /tema/ins, POST /tema/upd/, POST /tema/duplicar/:id
-- POST /tema/ins, POST /tema/upd/
select id_parametro
from parametro
inner join dominio on dominio.id_dominio = parametro.id_dominio
where dominio.clave = $1 and codigo_parametro = $2;
-- POST /tema/ins
insert into tema (titulo, codigo, descripcion, codigo_categoria, codigo_estado, contenido, contenido_complementario, etiquetas, duracion,
    numero_preguntas, indicador_obligatorio, notaminima, referencia, id_empresa, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
returning id_tema as id;
-- POST /tema/ins, POST /tema/upd/, POST /tema/pregunta, POST /tema/duplicar/:id
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
select id_tema, codigo_estado, version from tema where id_tema = $1 for no key update; -- POST /tema/ins, POST /tema/upd/ (2 times), GET /tema/del/:id, DELETE /tema/:id, POST /tema/duplicar/:id
-- POST /tema/ins, POST /tema/upd/
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
select id_tema as id, id_empresa from tema where id_tema = any ($1::integer[]); -- POST /tema/upd/, POST /tema/duplicar/:id
-- POST /tema/upd/
update tema
set titulo = $1, codigo = $2, descripcion = $3, codigo_categoria = $4, codigo_estado = $5, referencia = $6, contenido = $7,
    contenido_complementario = $8, etiquetas = $9, duracion = $10, numero_preguntas = $11, notaminima = $12, indicador_obligatorio = $13,
    explicaciones = $14, id_empresa = $15, usuario_modificacion = $16, fecha_modificacion = $17, version = version + 1
where id_tema = $18
returning version;
-- GET /tema/del/:id, DELETE /tema/:id
select r.id, array(select m.titulo from tema_modulo l join modulo m using (id_modulo) where l.id_tema = r.id order by orden_texto(m.titulo)
    collate C) as modulos, array(select titulo from tema where referencia = r.id and id_tema <> all ($1::integer[]) order by
    orden_texto(titulo) collate C) as temas, (select count(*)::integer from evaluacion where id_tema = r.id) as evaluaciones
from unnest($2::integer[]) as r(id);
delete from tema_pregunta where id_tema = any ($1::integer[]); -- GET /tema/del/:id, DELETE /tema/:id
delete from contenido where id_tema = any ($1::integer[]); -- GET /tema/del/:id, DELETE /tema/:id
delete from tema where id_tema = any ($1::integer[]); -- GET /tema/del/:id, DELETE /tema/:id
-- GET /tema/sellst/estado/:estado
select t.id_tema, t.titulo, t.codigo, t.descripcion, t.codigo_categoria, t.codigo_estado, t.referencia, t.contenido,
    t.contenido_complementario, t.etiquetas, t.duracion, t.numero_preguntas, t.notaminima, t.indicador_obligatorio, t.explicaciones,
    t.id_empresa, c.parametro as categoria, r.titulo as titulo_referencia, (select count(*)::integer from tema_modulo l where l.id_tema =
    t.id_tema) as modulos, (select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema) as preguntas, v.rating as rating,
    (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
    t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
    count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (
      select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1 and q.datos is not
          null and ((q.datos is not null and jsonb_path_exists(q.datos, '$.**.imagen ? (@.descripcion == "")')) or (q.tipo = 'multiple' and
          (q.datos -> 'parcial')::boolean and 100.0 * (2 * jsonb_array_length(q.datos -> 'correctas') - jsonb_array_length(q.datos ->
          'opciones')) >= coalesce(t.notaminima, (select notaminima from configuracion)) * jsonb_array_length(q.datos -> 'correctas') and
          jsonb_array_length(q.datos -> 'correctas') < jsonb_array_length(q.datos -> 'opciones')))
    ))) as con_avisos, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa, t.usuario_creacion,
        t.usuario_modificacion, t.fecha_creacion, t.fecha_modificacion, t.version
from tema t
join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
left join tema r on r.id_tema = t.referencia
left join (select e.id_tema, round(avg(f.escala), 1)::float8 as rating from feedback f join evaluacion e using (id_evaluacion) where
    e.codigo_estado = 1 group by e.id_tema) v on v.id_tema = t.id_tema
where t.codigo_estado = $1
order by orden_texto(t.titulo) collate C;
-- GET /tema/sellst/modulo/:id
select t.id_tema, t.titulo, t.codigo, t.descripcion, t.codigo_categoria, t.codigo_estado, t.referencia, t.contenido,
    t.contenido_complementario, t.etiquetas, t.duracion, t.numero_preguntas, t.notaminima, t.indicador_obligatorio, t.explicaciones,
    t.id_empresa, c.parametro as categoria, r.titulo as titulo_referencia, (select count(*)::integer from tema_modulo l where l.id_tema =
    t.id_tema) as modulos, (select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema) as preguntas, v.rating as rating,
    (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
    t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
    count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (…)))
    as con_avisos, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa, t.usuario_creacion,
    t.usuario_modificacion, t.fecha_creacion, t.fecha_modificacion, t.version, tm.id_tema_modulo, tm.id_modulo, tm.cuestionario,
    tm.numero_orden
from tema t
join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
left join tema r on r.id_tema = t.referencia
left join (select e.id_tema, round(avg(f.escala), 1)::float8 as rating from feedback f join evaluacion e using (id_evaluacion) where
    e.codigo_estado = 1 group by e.id_tema) v on v.id_tema = t.id_tema
join tema_modulo tm on tm.id_tema = t.id_tema
where tm.id_modulo = $1
order by tm.numero_orden, tm.id_tema_modulo;
-- GET /tema/sellst/programa/:id
select t.id_tema, t.titulo, t.codigo, t.descripcion, t.codigo_categoria, t.codigo_estado, t.referencia, t.contenido,
    t.contenido_complementario, t.etiquetas, t.duracion, t.numero_preguntas, t.notaminima, t.indicador_obligatorio, t.explicaciones,
    t.id_empresa, c.parametro as categoria, r.titulo as titulo_referencia, (select count(*)::integer from tema_modulo l where l.id_tema =
    t.id_tema) as modulos, (select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema) as preguntas, v.rating as rating,
    (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
    t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
    count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (…)))
    as con_avisos, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa, t.usuario_creacion,
    t.usuario_modificacion, t.fecha_creacion, t.fecha_modificacion, t.version, pc.id_curso, cu.titulo as curso, cm.id_modulo, m.titulo as
    modulo
from tema t
join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
left join tema r on r.id_tema = t.referencia
left join (select e.id_tema, round(avg(f.escala), 1)::float8 as rating from feedback f join evaluacion e using (id_evaluacion) where
    e.codigo_estado = 1 group by e.id_tema) v on v.id_tema = t.id_tema
join tema_modulo tm on tm.id_tema = t.id_tema
join modulo m on m.id_modulo = tm.id_modulo
join curso_modulo cm on cm.id_modulo = m.id_modulo
join curso cu on cu.id_curso = cm.id_curso
join programa_curso pc on pc.id_curso = cu.id_curso
where pc.id_programa = $1
order by pc.numero_orden, pc.id_programa_curso, cm.numero_orden, cm.id_curso_modulo, tm.numero_orden, tm.id_tema_modulo;
-- GET /tema/sellst/pregunta/:id
select t.id_tema, t.titulo, t.codigo, t.descripcion, t.codigo_categoria, t.codigo_estado, t.referencia, t.contenido,
    t.contenido_complementario, t.etiquetas, t.duracion, t.numero_preguntas, t.notaminima, t.indicador_obligatorio, t.explicaciones,
    t.id_empresa, c.parametro as categoria, r.titulo as titulo_referencia, (select count(*)::integer from tema_modulo l where l.id_tema =
    t.id_tema) as modulos, (select count(*)::integer from tema_pregunta l where l.id_tema = t.id_tema) as preguntas, v.rating as rating,
    (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
    t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
    count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (…)))
    as con_avisos, (select duena.empresa from empresa duena where duena.id_empresa = t.id_empresa) as empresa, t.usuario_creacion,
    t.usuario_modificacion, t.fecha_creacion, t.fecha_modificacion, t.version
from tema t
join parametro c on c.id_dominio = t.dominio_categoria and c.codigo_parametro = t.codigo_categoria
left join tema r on r.id_tema = t.referencia
left join (select e.id_tema, round(avg(f.escala), 1)::float8 as rating from feedback f join evaluacion e using (id_evaluacion) where
    e.codigo_estado = 1 group by e.id_tema) v on v.id_tema = t.id_tema
join tema_pregunta tp on tp.id_tema = t.id_tema
where tp.id_pregunta = $1
order by orden_texto(t.titulo) collate C;
-- POST /tema/sel/detalle
select o.*, m.contenido, m.contenido_complementario, m.contenidos, m.banco
from (
  select o.*, p.xmin::text as progreso
  from (
    with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
        when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
        asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1 and
        a.id_planestudio = $2), propia as (
      select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
          s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as
          intentos, coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
      from asignado s
      join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
          o.activa and o.id_tema in ($3, (select referencia from tema where id_tema = $3))
      left join progreso_tema g on g.id_usuario = $1 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and
          g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
    ), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
        propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion,
        id_planestudio, id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $1 and fecha_fin is null and
        codigo_estado = 1), ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where
        id_usuario = $1 and aprobado and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized
        (select id_tema, count(*)::integer as fallidos, max(fecha_fin) as ultimo_fallo, ($4::date + 1)::timestamp at time zone $5 as fin_dia
        from evaluacion where id_usuario = $1 and codigo_estado = 1 and not aprobado and (fecha_fin at time zone $5)::date = $4::date group
        by id_tema)
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
        t.referencia) end as requisito, to_char(propia.fecha_aprobado at time zone $5, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0)
        as fallidos, f.ultimo_fallo, f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not
        null then jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado
        then (select jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $5, 'YYYY-MM-DD')) from
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
    where propia.id_planestudio = $2 and propia.id_programa = $7 and propia.id_curso = $8 and propia.id_modulo = $9 and propia.id_tema = $3
    order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion
  ) o
  left join progreso p on p.id_usuario = $1 and p.id_planestudio = o.id_planestudio
) o
join (
  select id_tema, titulo, descripcion, contenido, contenido_complementario, numero_preguntas, duracion, notaminima, explicaciones, (select
      count(*)::integer from tema_pregunta join pregunta p using (id_pregunta) where tema_pregunta.id_tema = tema.id_tema and
      p.codigo_estado = 1) as banco, (select coalesce(jsonb_agg(jsonb_build_object('titulo', coalesce(nullif(contenido, ''), descripcion,
      'Material'), 'descripcion', descripcion, 'url', url, 'subtitulos', subtitulos, 'tipo', codigo_tipo) order by numero_orden,
      id_contenido), '[]') from contenido c where c.id_tema = tema.id_tema and c.codigo_estado = 1) as contenidos
  from tema
) m using (id_tema);
select id_tema as id from tema where id_tema = any ($1::integer[]) order by 1 for no key update; -- POST /tema/pregunta
-- POST /tema/pregunta, POST /tema/modulo
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from tema as o where o.id_tema = n.id and true)
order by n.id;
-- POST /tema/pregunta
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from pregunta as o where o.id_pregunta = n.id and true)
order by n.id;
-- POST /tema/pregunta
insert into tema_pregunta (id_tema, id_pregunta, numero_orden, usuario_creacion, fecha_creacion)
select n.id_tema, n.id_pregunta, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[]) with ordinality as n(id_tema, id_pregunta, numero_orden, fila)
left join (select id_tema, max(numero_orden) as ultimo from tema_pregunta group by 1) u using (id_tema)
order by n.fila
on conflict (id_tema, id_pregunta) do nothing;
select id_modulo as id from modulo where id_modulo = any ($1::integer[]) order by 1 for no key update; -- POST /tema/modulo
-- POST /tema/modulo
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from modulo as o where o.id_modulo = n.id and true)
order by n.id;
-- POST /tema/modulo
insert into tema_modulo (id_modulo, id_tema, numero_orden, cuestionario, usuario_creacion, fecha_creacion)
select n.id_modulo, n.id_tema, coalesce(nullif(n.numero_orden, 0), coalesce(u.ultimo, 0) + n.fila), cuestionario, $1, $2::timestamptz
from unnest($3::integer[], $4::integer[], $5::integer[], $6::integer[]) with ordinality as n(id_modulo, id_tema, numero_orden, cuestionario,
    fila)
left join (select id_modulo, max(numero_orden) as ultimo from tema_modulo group by 1) u using (id_modulo)
order by n.fila
on conflict (id_modulo, id_tema) do nothing;
-- POST /tema/modulo
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
-- POST /tema/modulo
select distinct pp.id_planestudio as id
from planestudio_programa pp
join programa_curso pc using (id_programa)
join curso_modulo cm using (id_curso)
where id_modulo = any ($1::integer[])
order by 1;
-- POST /tema/preview, POST /tema/preview/calificar
select id_tema, titulo, descripcion, contenido, contenido_complementario, numero_preguntas, duracion, notaminima, explicaciones, (select
    count(*)::integer from tema_pregunta join pregunta p using (id_pregunta) where tema_pregunta.id_tema = tema.id_tema and p.codigo_estado
    = 1) as banco, (select coalesce(jsonb_agg(jsonb_build_object('titulo', coalesce(nullif(contenido, ''), descripcion, 'Material'),
    'descripcion', descripcion, 'url', url, 'subtitulos', subtitulos, 'tipo', codigo_tipo) order by numero_orden, id_contenido), '[]') from
    contenido c where c.id_tema = tema.id_tema and c.codigo_estado = 1) as contenidos
from tema
where id_tema = $1;
-- POST /tema/preview
select b.*, array(select parte from generate_series(1, b.partes) as parte order by random()) as orden
from (
  select p.id_pregunta, p.pregunta, p.rpta_a, p.rpta_b, p.rpta_c, p.rpta_d, p.indicador_correcta, p.tipo, p.datos, case when p.datos is null
      and v.orden_fijo then 0 else p.partes end as partes
  from tema_pregunta
  join pregunta p using (id_pregunta)
  left join pregunta_version v on v.id_pregunta = p.id_pregunta and v.version = p.version
  where id_tema = $1 and p.codigo_estado = 1
  order by random()
  limit $2
) b;
-- POST /tema/preview/calificar
select p.id_pregunta, p.pregunta, p.rpta_a, p.rpta_b, p.rpta_c, p.rpta_d, p.indicador_correcta, p.tipo, p.datos, case when p.datos is null
    and v.orden_fijo then 0 else p.partes end as partes
from tema_pregunta
join pregunta p using (id_pregunta)
left join pregunta_version v on v.id_pregunta = p.id_pregunta and v.version = p.version
where id_tema = $1 and p.codigo_estado = 1 and p.id_pregunta = any ($2::integer[]);
select id_tema as id, titulo::text as texto from tema where id_tema = any ($1::integer[]); -- POST /tema/duplicar/:id (2 times)
select id_tema as id, codigo::text as texto from tema where id_tema = any ($1::integer[]); -- POST /tema/duplicar/:id
-- POST /tema/duplicar/:id
insert into tema (descripcion, codigo_categoria, referencia, contenido, contenido_complementario, etiquetas, duracion, numero_preguntas,
    notaminima, indicador_obligatorio, explicaciones, codigo_estado, titulo, codigo, id_empresa, usuario_creacion, fecha_creacion,
    fecha_modificacion)
select descripcion, codigo_categoria, referencia, contenido, contenido_complementario, etiquetas, duracion, numero_preguntas, notaminima,
    indicador_obligatorio, explicaciones, $1, $2, $3, $4, $5, $6, $7
from tema
where id_tema = $8
returning id_tema as id;
insert into copia (tabla, id_registro, nombre, fecha_creacion, id_usuario, filas) values ($1, $2, $3, $4, $5, $6) returning id_copia; -- POST /tema/duplicar/:id
