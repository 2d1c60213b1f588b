-- SQL of equipo. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /equipo/sellst/:id
select fila.*
from (
  select a.id_asignacion, a.id_usuario, u.codigo_usuario, u.personal, e.empresa, p.denominacion as plan, a.fecha_apertura, l.fecha_fin,
      l.fecha_maxima, l.fecha_fin - $1::date as dias, case when l.fecha_fin < $2::date then 'vencida' else 'por_vencer' end as estado, case
      when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99)
      end::float8 as avance, (select max(t.fecha_ultima) from progreso_tema t where t.id_usuario = a.id_usuario and t.id_planestudio =
      a.id_planestudio and t.intentos > 0) as ultima_actividad, exists (select from ausencia falta where falta.id_usuario = u.id_usuario and
      $3::date between falta.fecha_desde and falta.fecha_hasta) as ausente, r.tipo as respuesta, nullif(r.motivo, '') as respuesta_motivo,
      r.fecha_hasta as respuesta_hasta, r.autor as respuesta_autor, (select max(avisado.fecha) from recordatorio avisado left join correo
      carta on carta.id_correo = avisado.id_correo where avisado.id_asignacion = a.id_asignacion and avisado.fecha_apertura =
      a.fecha_apertura and avisado.id_destinatario = a.id_usuario and coalesce(carta.estado, 'enviado') in ('pendiente', 'retenido',
      'enviado')) as recordado, (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as
      con_correo, u.telefono, u.nombres, u.idioma
  from usuario u
  join asignacion a on a.id_usuario = u.id_usuario and a.codigo_estado = 1
  join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 and p.fecha_inicio <= $4::date
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.aprobados < g.total
  cross join lateral (select case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite,
      p.fecha_fin) end as fecha_fin, greatest(case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
      coalesce(a.fecha_limite, p.fecha_fin) end, coalesce(a.fecha_plazo, p.fecha_fin) + (select dias_prorroga_jefe from configuracion)) as
      fecha_maxima) l
  left join empresa e on e.id_empresa = u.id_empresa
  left join lateral (select j.tipo, j.fecha_hasta, j.motivo, j.fecha_creacion, coalesce((select b.personal from usuario b where b.id_usuario
      = j.id_usuario_creacion), j.usuario_creacion) as autor from justificacion j where j.id_justificacion = (select
      max(ultima.id_justificacion) from justificacion ultima where ultima.id_asignacion = a.id_asignacion and ultima.fecha_apertura =
      a.fecha_apertura)) r on true
  where u.id_usuario = any (array(
      select subordinado.id_usuario from usuario jefe join usuario subordinado on subordinado.codigo_jefe_inmediato = jefe.codigo_usuario
          where jefe.id_usuario = $5 and jefe.codigo_estado = 1 and subordinado.id_usuario <> jefe.id_usuario union select
          personal.id_usuario from usuario jefe join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente,
          dirigida.codigo_director) join usuario personal on personal.id_empresa = dirigida.id_empresa where jefe.id_usuario = $6 and
          jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario
    )) and (u.fecha_cese is null or u.fecha_cese > $7::date) and true and l.fecha_fin - $8::date <=
        coalesce(nullif(greatest(p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3), 0), $9::integer)
) as fila
where true
order by fila.fecha_fin asc, fila.id_asignacion asc
limit $10 offset $11;
-- GET /equipo/sellst/atrasados/:id
select fila.*
from (
  select x.id_usuario, x.codigo_usuario, x.personal, x.empresa, string_agg(x.plan, ', ' order by x.fecha_fin, x.id_asignacion) as plan,
      min(x.fecha_fin) as fecha_fin, min(x.dias) as dias, case when min(x.dias) < 0 then 'vencida' else 'por_vencer' end as estado,
      x.ausente, json_agg(to_json(x) order by x.fecha_fin, x.id_asignacion) as planes
  from (…) x
  group by x.id_usuario, x.codigo_usuario, x.personal, x.empresa, x.ausente
) as fila
where true
order by fila.fecha_fin asc, fila.id_usuario asc
limit $10 offset $11;
-- GET /equipo/sellst/personas/:id
select fila.*
from (
  select a.id_asignacion, a.id_usuario, u.codigo_usuario, u.personal, case when true then j.personal end as jefe_inmediato, b.nivel,
      e.empresa, p.denominacion as plan, case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then 'Terminado' when case when
      p.plazo = 'fijo' then greatest(p.fecha_fin, g.fecha_limite) else coalesce(g.fecha_limite, p.fecha_fin) end < $1::date then 'Vencido'
      when g.iniciado then 'En Progreso' else 'Pendiente' end as estado, not coalesce(g.total > 0 and g.aprobados >= g.total, false) as
      pendiente, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados /
      g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100)
      end::float8 as promedio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite,
      p.fecha_fin) end as fecha_fin, (select max(t.fecha_ultima) from progreso_tema t where t.id_usuario = a.id_usuario and t.id_planestudio
      = a.id_planestudio and t.intentos > 0) as ultima_actividad
  from (
    select id_usuario, min(nivel) as nivel
    from (
      select cadena.id_usuario, cadena.nivel
      from (
        with recursive cadena as (select s.id_usuario, s.codigo_usuario, 1 as nivel from usuario jefe join usuario s on
            s.codigo_jefe_inmediato = jefe.codigo_usuario where jefe.id_usuario = $2::integer and s.id_usuario <> jefe.id_usuario union all
            select s.id_usuario, s.codigo_usuario, c.nivel + 1 from cadena c join usuario s on s.codigo_jefe_inmediato = c.codigo_usuario
            where s.id_usuario <> $3::integer)
        select id_usuario, nivel
        from cadena
      ) cadena
      union all
      select dirigido.id_usuario, null
      from (select personal.id_usuario from usuario jefe join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente,
          dirigida.codigo_director) join usuario personal on personal.id_empresa = dirigida.id_empresa where jefe.id_usuario = $4::integer
          and jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario) dirigido
    ) todos
    group by id_usuario
  ) b
  join usuario u using (id_usuario)
  join (asignacion a join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 left join progreso g on g.id_usuario
      = a.id_usuario and g.id_planestudio = a.id_planestudio) on a.id_usuario = u.id_usuario and a.codigo_estado = 1
  left join empresa e on e.id_empresa = u.id_empresa
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
  where (u.fecha_cese is null or u.fecha_cese > $5::date) and true
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc
limit $6 offset $7;
-- GET /equipo/sellst/subordinados/:id
select fila.*
from (
  select u.id_usuario, u.codigo_usuario, u.personal, case when true then j.personal end as jefe_inmediato, b.nivel, e.empresa,
      count(a.id_asignacion) filter (where not coalesce(g.total > 0 and g.aprobados >= g.total, false))::integer as pendientes,
      count(a.id_asignacion) filter (where case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then 'Terminado' when case when
      p.plazo = 'fijo' then greatest(p.fecha_fin, g.fecha_limite) else coalesce(g.fecha_limite, p.fecha_fin) end < $1::date then 'Vencido'
      when g.iniciado then 'En Progreso' else 'Pendiente' end = 'Vencido')::integer as vencidas, count(a.id_asignacion) filter (where
      coalesce(g.total > 0 and g.aprobados >= g.total, false))::integer as terminadas, case when coalesce(sum(g.total), 0) = 0 then 0 when
      sum(g.aprobados) >= sum(g.total) then 100 else least(round(100.0 * sum(g.aprobados) / sum(g.total), 2), 99.99) end::float8 as avance,
      min(case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end) filter
      (where not coalesce(g.total > 0 and g.aprobados >= g.total, false)) as fecha_fin, max((select max(t.fecha_ultima) from progreso_tema t
      where t.id_usuario = a.id_usuario and t.id_planestudio = a.id_planestudio and t.intentos > 0)) as ultima_actividad
  from (…) b
  join usuario u using (id_usuario)
  left join (asignacion a join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 left join progreso g on
      g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio) on a.id_usuario = u.id_usuario and a.codigo_estado = 1
  left join empresa e on e.id_empresa = u.id_empresa
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
  where (u.fecha_cese is null or u.fecha_cese > $5::date) and true
  group by u.id_usuario, b.nivel, e.id_empresa, j.id_usuario
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $6 offset $7;
-- GET /equipo/sel/resumen/:id
select count(distinct u.id_usuario)::integer as personas, count(a.id_asignacion)::integer as asignaciones, count(a.id_asignacion) filter
    (where not coalesce(g.total > 0 and g.aprobados >= g.total, false))::integer as pendientes, count(a.id_asignacion) filter (where case
    when coalesce(g.total > 0 and g.aprobados >= g.total, false) then 'Terminado' when case when p.plazo = 'fijo' then greatest(p.fecha_fin,
    g.fecha_limite) else coalesce(g.fecha_limite, p.fecha_fin) end < $1::date then 'Vencido' when g.iniciado then 'En Progreso' else
    'Pendiente' end = 'Vencido')::integer as vencidas, count(a.id_asignacion) filter (where coalesce(g.total > 0 and g.aprobados >= g.total,
    false))::integer as terminadas, case when coalesce(sum(g.total), 0) = 0 then 0 when sum(g.aprobados) >= sum(g.total) then 100 else
    least(round(100.0 * sum(g.aprobados) / sum(g.total), 2), 99.99) end::float8 as avance
from (…) b
join usuario u using (id_usuario)
left join (asignacion a join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 left join progreso g on
    g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio) on a.id_usuario = u.id_usuario and a.codigo_estado = 1
where (u.fecha_cese is null or u.fecha_cese > $5::date) and true;
-- GET /equipo/sel/persona/:id/:persona
select u.id_usuario, u.codigo_usuario, u.personal, e.empresa, case when true then j.personal end as jefe_inmediato, b.nivel
from (
  select id_usuario, min(nivel) as nivel
  from (
    select cadena.id_usuario, cadena.nivel
    from (
      with recursive cadena as (select s.id_usuario, s.codigo_usuario, 1 as nivel from usuario jefe join usuario s on
          s.codigo_jefe_inmediato = jefe.codigo_usuario where jefe.id_usuario = $1::integer and s.id_usuario <> jefe.id_usuario union all
          select s.id_usuario, s.codigo_usuario, c.nivel + 1 from cadena c join usuario s on s.codigo_jefe_inmediato = c.codigo_usuario
          where s.id_usuario <> $2::integer)
      select id_usuario, nivel
      from cadena
    ) cadena
    union all
    select dirigido.id_usuario, null
    from (select personal.id_usuario from usuario jefe join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente,
        dirigida.codigo_director) join usuario personal on personal.id_empresa = dirigida.id_empresa where jefe.id_usuario = $3::integer and
        jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario) dirigido
  ) todos
  group by id_usuario
) b
join usuario u using (id_usuario)
left join empresa e on e.id_empresa = u.id_empresa
left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
where (u.fecha_cese is null or u.fecha_cese > $4::date) and true and u.id_usuario = $5;
-- GET /equipo/sel/persona/:id/:persona
select a.id_asignacion, p.denominacion as plan, p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
    coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then
    'Terminado' when case when p.plazo = 'fijo' then greatest(p.fecha_fin, g.fecha_limite) else coalesce(g.fecha_limite, p.fecha_fin) end <
    $1::date then 'Vencido' when g.iniciado then 'En Progreso' else 'Pendiente' end as estado, case when coalesce(g.total, 0) = 0 then 0
    when g.aprobados >= g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when
    g.calificados > 0 then least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, coalesce(
  (
    select json_agg(json_build_object('posicion', o.posicion, 'programa', pr.titulo, 'curso', c.titulo, 'modulo', m.titulo, 'tema',
        t.titulo, 'aprobado', coalesce(x.aprobado, false), 'nota', x.nota, 'intentos', coalesce(x.intentos, 0), 'ultima_actividad', case
        when x.intentos > 0 then x.fecha_ultima end) order by o.posicion)
    from ocurrencia o
    join programa pr using (id_programa)
    join curso c using (id_curso)
    join modulo m using (id_modulo)
    join tema t using (id_tema)
    left join progreso_tema x on x.id_usuario = a.id_usuario and x.id_planestudio = o.id_planestudio and x.id_programa = o.id_programa and
        x.id_curso = o.id_curso and x.id_modulo = o.id_modulo and x.id_tema = o.id_tema
    where o.id_planestudio = p.id_planestudio and o.activa
  ), '[]'::json
) as temas
from asignacion a
join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1
left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where a.id_usuario = $2 and a.codigo_estado = 1
order by fecha_fin, orden_texto(p.denominacion) collate C, a.id_asignacion;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /equipo/responder, POST /equipo/enlace/responder
-- POST /equipo/responder, POST /equipo/enlace, POST /equipo/enlace/responder
with equipo as materialized (
  select subordinado.id_usuario
  from usuario jefe
  join usuario subordinado on subordinado.codigo_jefe_inmediato = jefe.codigo_usuario
  where jefe.id_usuario = $1 and jefe.codigo_estado = 1 and subordinado.id_usuario <> jefe.id_usuario
  union
  select personal.id_usuario
  from usuario jefe
  join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente, dirigida.codigo_director)
  join usuario personal on personal.id_empresa = dirigida.id_empresa
  where jefe.id_usuario = $2 and jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario
), fila as (
  select a.id_asignacion, u.personal, p.denominacion as plan, a.fecha_apertura, case when p.plazo = 'fijo' then greatest(p.fecha_fin,
      a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, greatest(case when p.plazo = 'fijo' then
      greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end, coalesce(a.fecha_plazo, p.fecha_fin) + (select
      dias_prorroga_jefe from configuracion)) as fecha_maxima, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
      coalesce(a.fecha_limite, p.fecha_fin) end - $3::date as dias, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total
      then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, exists (select from ausencia falta where
      falta.id_usuario = u.id_usuario and $4::date between falta.fecha_desde and falta.fecha_hasta) as ausente, r.tipo as respuesta,
      r.fecha_hasta as respuesta_hasta, case when not exists (select from equipo where equipo.id_usuario = a.id_usuario) or not true then
      'ajena' when a.codigo_estado <> 1 or not (u.fecha_cese is null or u.fecha_cese > $5::date) or p.codigo_estado <> 1 then 'retirada'
      when coalesce(g.aprobados >= g.total, true) then 'terminada' else 'pendiente' end as situacion
  from asignacion a
  join usuario u using (id_usuario)
  join planestudio p using (id_planestudio)
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  left join lateral (select j.tipo, j.fecha_hasta, j.motivo, j.fecha_creacion, coalesce((select b.personal from usuario b where b.id_usuario
      = j.id_usuario_creacion), j.usuario_creacion) as autor from justificacion j where j.id_justificacion = (select
      max(ultima.id_justificacion) from justificacion ultima where ultima.id_asignacion = a.id_asignacion and ultima.fecha_apertura =
      a.fecha_apertura)) r on true
  where a.id_asignacion = any ($6::integer[])
)
select f.id_asignacion, f.personal, f.plan, f.situacion, propia.fecha_apertura, propia.fecha_fin, propia.fecha_maxima, propia.dias,
    propia.avance, coalesce(propia.ausente, false) as ausente, propia.respuesta, propia.respuesta_hasta
from fila f
left join fila propia on propia.id_asignacion = f.id_asignacion and f.situacion <> 'ajena'
order by orden_texto(f.plan) collate C, orden_texto(f.personal) collate C, f.id_asignacion;
-- POST /equipo/responder, POST /equipo/enlace/responder
insert into justificacion (id_asignacion, id_usuario, fecha_apertura, tipo, fecha_hasta, motivo, nivel, via, usuario_creacion,
    fecha_creacion)
select a.id_asignacion, a.id_usuario, a.fecha_apertura, n.tipo, n.fecha_hasta, n.motivo, coalesce((select max(r.nivel) from recordatorio r
    where r.id_asignacion = a.id_asignacion and r.fecha_apertura = a.fecha_apertura and r.rol <> 'alumno'), 0), $1, $2, $3::timestamptz
from unnest($4::integer[], $5::text[], $6::date[], $7::text[]) as n(id_asignacion, tipo, fecha_hasta, motivo)
join asignacion a using (id_asignacion)
order by a.id_asignacion;
-- POST /equipo/enlace, POST /equipo/enlace/responder
insert into intento_acceso (clave, fallos, ultimo)
select clave, 0, $1::timestamptz
from unnest($2::text[]) as clave
on conflict (clave) do nothing;
select * from intento_acceso where clave = any ($1::text[]) order by clave for update; -- POST /equipo/enlace, POST /equipo/enlace/responder
update intento_acceso set fallos = $1, ultimo = $2, bloqueado_hasta = $3 where clave = $4; -- POST /equipo/enlace, POST /equipo/enlace/responder
-- POST /equipo/enlace, POST /equipo/enlace/responder
select usuario.id_usuario, usuario.username, usuario.personal, enlace_equipo.asignaciones, enlace_equipo.fecha_expiracion
from enlace_equipo
inner join usuario on usuario.id_usuario = enlace_equipo.id_usuario
where token_hash = $1 and fecha_uso is null and fecha_expiracion > $2 and usuario.codigo_estado = $3;
update enlace_equipo set fecha_uso = $1 where token_hash = $2 and fecha_uso is null and fecha_expiracion > $3; -- POST /equipo/enlace/responder
