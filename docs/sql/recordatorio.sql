-- SQL of recordatorio. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /recordatorio/simular
select firma_notificacion, idioma, nombre_empresa, logo_clave, color_primario, correo_contacto, enlace_guia, enlace_soporte,
    enlace_contacto, cartas_clave, zona_horaria, hora_recordatorio, dias_recordatorio, maximo_recordatorios
from configuracion;
select id_feriado from feriado where fecha = $1; -- GET /recordatorio/simular
-- GET /recordatorio/simular
select p.id_planestudio, p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite,
    p.fecha_fin) end as fecha_fin, a.fecha_limite, p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3
from planestudio p
cross join lateral (select null::date as fecha_limite union select r.fecha_limite from resumen_plazo r where r.id_planestudio =
    p.id_planestudio) a
where p.codigo_estado = 1 and $1::date between p.fecha_inicio and case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
    coalesce(a.fecha_limite, p.fecha_fin) end and ($2::integer is null or p.id_planestudio = $3::integer);
-- GET /recordatorio/simular
with pendiente as materialized (
  select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not (u.correo_electronico is not
      null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
  from json_to_recordset($1::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
  join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
  from n.fecha_limite
  join usuario u on u.id_usuario = a.id_usuario
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
), vencido as materialized (
  select v.*
  from (
    select distinct on (id_asignacion, id_destinatario) id_asignacion, fecha_apertura, nivel, id_destinatario, rol
    from (
      select t.id_asignacion, t.fecha_apertura, t.nivel, t.id_usuario as id_destinatario, 'alumno' as rol, 1 as turno
      from (
        select t.*
        from (
          select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not (u.correo_electronico
              is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
          from json_to_recordset($2::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
          join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
          from n.fecha_limite
          join usuario u on u.id_usuario = a.id_usuario
          join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
          where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
        ) t
        where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $3::date between falta.fecha_desde and
            falta.fecha_hasta)
      ) t
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, j.id_usuario, 'jefe', 2
      from (
        select t.*
        from (
          select t.*
          from (
            select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not
                (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
            from json_to_recordset($4::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
            join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
            from n.fecha_limite
            join usuario u on u.id_usuario = a.id_usuario
            join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
            where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
          ) t
          where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $5::date between falta.fecha_desde and
              falta.fecha_hasta)
        ) t
        where (t.nivel >= 2 or t.mudo) and not exists (
          select
          from justificacion respuesta
          where respuesta.id_asignacion = t.id_asignacion and respuesta.fecha_apertura = t.fecha_apertura and not exists (select from
              justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and posterior.fecha_apertura =
              respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case respuesta.tipo when
              'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $6::date else respuesta.nivel >= t.nivel end
        )
      ) t
      join usuario j on j.codigo_usuario = t.codigo_jefe_inmediato
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, d.id_usuario, $7 as rol, $8::integer
      from (
        select t.*
        from (
          select t.*
          from (
            select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not
                (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
            from json_to_recordset($9::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
            join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
            from n.fecha_limite
            join usuario u on u.id_usuario = a.id_usuario
            join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
            where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
          ) t
          where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $10::date between falta.fecha_desde and
              falta.fecha_hasta)
        ) t
        where (t.nivel >= 2 or t.mudo) and not exists (
          select
          from justificacion respuesta
          where respuesta.id_asignacion = t.id_asignacion and respuesta.fecha_apertura = t.fecha_apertura and not exists (select from
              justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and posterior.fecha_apertura =
              respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case respuesta.tipo when
              'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $11::date else respuesta.nivel >= t.nivel end
        )
      ) t
      join empresa e using (id_empresa)
      join usuario d on d.codigo_usuario = e.codigo_gerente
      where t.nivel = 3
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, d.id_usuario, $12 as rol, $13::integer
      from (
        select t.*
        from (
          select t.*
          from (
            select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not
                (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
            from json_to_recordset($14::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
            join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
            from n.fecha_limite
            join usuario u on u.id_usuario = a.id_usuario
            join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
            where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
          ) t
          where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $15::date between falta.fecha_desde and
              falta.fecha_hasta)
        ) t
        where (t.nivel >= 2 or t.mudo) and not exists (
          select
          from justificacion respuesta
          where respuesta.id_asignacion = t.id_asignacion and respuesta.fecha_apertura = t.fecha_apertura and not exists (select from
              justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and posterior.fecha_apertura =
              respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case respuesta.tipo when
              'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $16::date else respuesta.nivel >= t.nivel end
        )
      ) t
      join empresa e using (id_empresa)
      join usuario d on d.codigo_usuario = e.codigo_director
      where t.nivel = 3
    ) d
    order by id_asignacion, id_destinatario, turno
  ) v
  join usuario r on r.id_usuario = v.id_destinatario
  where r.codigo_estado = 1 and (r.correo_electronico is not null and r.correo_electronico is distinct from r.correo_rebotado) and not
      exists (select from ausencia falta where falta.id_usuario = r.id_usuario and $17::date between falta.fecha_desde and
      falta.fecha_hasta) and not exists (select from recordatorio x where x.id_destinatario = r.id_usuario and x.fecha = $18::date) and not
      exists (select from recordatorio x where x.id_asignacion = v.id_asignacion and x.fecha_apertura = v.fecha_apertura and
      x.id_destinatario = v.id_destinatario and x.nivel = v.nivel)
), lector as materialized (
  select distinct d.id_destinatario, r.codigo_estado, not (r.correo_electronico is not null and r.correo_electronico is distinct from
      r.correo_rebotado) as mudo, exists (select from ausencia falta where falta.id_usuario = r.id_usuario and $19::date between
      falta.fecha_desde and falta.fecha_hasta) as ausente
  from (
    select distinct on (id_asignacion, id_destinatario) id_asignacion, fecha_apertura, nivel, id_destinatario, rol
    from (
      select t.id_asignacion, t.fecha_apertura, t.nivel, t.id_usuario as id_destinatario, 'alumno' as rol, 1 as turno
      from (
        select t.*
        from (
          select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not (u.correo_electronico
              is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
          from json_to_recordset($20::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
          join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
          from n.fecha_limite
          join usuario u on u.id_usuario = a.id_usuario
          join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
          where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
        ) t
        where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $21::date between falta.fecha_desde and
            falta.fecha_hasta)
      ) t
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, j.id_usuario, 'jefe', 2
      from (
        select t.*
        from (
          select t.*
          from (
            select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not
                (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
            from json_to_recordset($22::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
            join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
            from n.fecha_limite
            join usuario u on u.id_usuario = a.id_usuario
            join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
            where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
          ) t
          where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $23::date between falta.fecha_desde and
              falta.fecha_hasta)
        ) t
        where (t.nivel >= 2 or t.mudo) and not exists (
          select
          from justificacion respuesta
          where respuesta.id_asignacion = t.id_asignacion and respuesta.fecha_apertura = t.fecha_apertura and not exists (select from
              justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and posterior.fecha_apertura =
              respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case respuesta.tipo when
              'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $24::date else respuesta.nivel >= t.nivel end
        )
      ) t
      join usuario j on j.codigo_usuario = t.codigo_jefe_inmediato
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, d.id_usuario, $25 as rol, $26::integer
      from (
        select t.*
        from (
          select t.*
          from (
            select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not
                (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
            from json_to_recordset($27::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
            join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
            from n.fecha_limite
            join usuario u on u.id_usuario = a.id_usuario
            join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
            where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
          ) t
          where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $28::date between falta.fecha_desde and
              falta.fecha_hasta)
        ) t
        where (t.nivel >= 2 or t.mudo) and not exists (
          select
          from justificacion respuesta
          where respuesta.id_asignacion = t.id_asignacion and respuesta.fecha_apertura = t.fecha_apertura and not exists (select from
              justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and posterior.fecha_apertura =
              respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case respuesta.tipo when
              'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $29::date else respuesta.nivel >= t.nivel end
        )
      ) t
      join empresa e using (id_empresa)
      join usuario d on d.codigo_usuario = e.codigo_gerente
      where t.nivel = 3
      union all
      select t.id_asignacion, t.fecha_apertura, t.nivel, d.id_usuario, $30 as rol, $31::integer
      from (
        select t.*
        from (
          select t.*
          from (
            select a.id_asignacion, a.fecha_apertura, a.id_usuario, n.nivel, u.codigo_jefe_inmediato, u.id_empresa, not
                (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
            from json_to_recordset($32::json) as n(id_planestudio integer, fecha_limite date, nivel smallint)
            join asignacion a on a.id_planestudio = n.id_planestudio and a.fecha_limite is not distinct
            from n.fecha_limite
            join usuario u on u.id_usuario = a.id_usuario
            join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
            where a.codigo_estado = 1 and u.codigo_estado = 1 and g.aprobados < g.total and true
          ) t
          where not exists (select from ausencia falta where falta.id_usuario = t.id_usuario and $33::date between falta.fecha_desde and
              falta.fecha_hasta)
        ) t
        where (t.nivel >= 2 or t.mudo) and not exists (
          select
          from justificacion respuesta
          where respuesta.id_asignacion = t.id_asignacion and respuesta.fecha_apertura = t.fecha_apertura and not exists (select from
              justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and posterior.fecha_apertura =
              respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case respuesta.tipo when
              'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $34::date else respuesta.nivel >= t.nivel end
        )
      ) t
      join empresa e using (id_empresa)
      join usuario d on d.codigo_usuario = e.codigo_director
      where t.nivel = 3
    ) d
    order by id_asignacion, id_destinatario, turno
  ) d
  join usuario r on r.id_usuario = d.id_destinatario
)
select (select count(distinct id_destinatario)::integer from vencido) as mensajes, (select count(distinct id_destinatario)::integer from
    vencido where rol = 'alumno') as alumnos, (select count(distinct id_destinatario)::integer from vencido where rol <> 'alumno') as
    superiores, (select count(distinct id_asignacion)::integer from vencido) as pendientes, (select count(distinct id_usuario)::integer from
    pendiente p where exists (select from ausencia falta where falta.id_usuario = p.id_usuario and $35::date between falta.fecha_desde and
    falta.fecha_hasta)) as ausentes, (select count(*)::integer from lector where codigo_estado = 1 and mudo) as sin_correo, (select
    count(*)::integer from lector where codigo_estado = 2) as cesados, (select count(*)::integer from lector where codigo_estado = 1 and not
    mudo and ausente) as en_espera, (select count(distinct id_usuario)::integer from pendiente where (nivel >= 2 or mudo) and
    codigo_jefe_inmediato is null) as sin_jefe, (select count(distinct p.id_usuario)::integer from pendiente p left join empresa e using
    (id_empresa) where p.nivel = 3 and e.codigo_gerente is null and e.codigo_director is null) as sin_direccion;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /recordatorio/persona
select pg_advisory_xact_lock(hashtext('recordatorio')); -- POST /recordatorio/persona
-- POST /recordatorio/persona
select u.personal, jefe.personal as jefe, case when a.codigo_estado <> 1 or p.codigo_estado <> 1 or p.fecha_inicio > $1::date or not
    (u.fecha_cese is null or u.fecha_cese > $2::date) or u.codigo_estado <> 1 or coalesce(g.aprobados >= g.total, true) then 'terminado'
    when exists (select from ausencia falta where falta.id_usuario = u.id_usuario and $3::date between falta.fecha_desde and
    falta.fecha_hasta) then 'ausente' when not (u.correo_electronico is not null and u.correo_electronico is distinct from
    u.correo_rebotado) then 'sinCorreo' when (select max(avisado.fecha) from recordatorio avisado left join correo carta on carta.id_correo
    = avisado.id_correo where avisado.id_asignacion = a.id_asignacion and avisado.fecha_apertura = a.fecha_apertura and
    avisado.id_destinatario = a.id_usuario and coalesce(carta.estado, 'enviado') in ('pendiente', 'retenido', 'enviado')) = $4::date then
    'recordado' else 'recuerda' end as veredicto
from asignacion a
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
join usuario jefe on jefe.id_usuario = $5::integer
left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where a.id_asignacion = $6::integer and a.id_usuario in (
  select subordinado.id_usuario
  from usuario jefe
  join usuario subordinado on subordinado.codigo_jefe_inmediato = jefe.codigo_usuario
  where jefe.id_usuario = $7::integer and jefe.codigo_estado = 1 and subordinado.id_usuario <> jefe.id_usuario
  union
  select personal.id_usuario
  from usuario jefe
  join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente, dirigida.codigo_director)
  join usuario personal on personal.id_empresa = dirigida.id_empresa
  where jefe.id_usuario = $8::integer and jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario
) and true;
-- POST /recordatorio/persona
insert into recordatorio (id_asignacion, fecha_apertura, nivel, id_destinatario, rol, fecha)
select a.id_asignacion, a.fecha_apertura, 0, a.id_usuario, 'alumno', $1::date
from asignacion a
where a.id_asignacion = $2::integer
on conflict (id_asignacion, fecha_apertura, id_destinatario, nivel) do update
set fecha = excluded.fecha, id_correo = null
returning id_recordatorio as id;
-- POST /recordatorio/persona
select r.id_recordatorio, r.id_correo, r.id_destinatario, r.rol, r.nivel, a.id_asignacion, a.id_planestudio, p.denominacion as plan, case
    when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin,
    a.id_usuario, u.personal, g.total, g.aprobados, greatest(p.fecha_inicio, (a.fecha_apertura at time zone $1)::date) as desde, not
    (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
from recordatorio r
join asignacion a using (id_asignacion)
join planestudio p using (id_planestudio)
join usuario u on u.id_usuario = a.id_usuario
join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where r.id_recordatorio = any ($2::bigint[])
order by fecha_fin, p.id_planestudio, orden_texto(u.personal) collate C, r.id_recordatorio;
select carta, idioma, asunto, cuerpo from carta_texto where asunto is not null; -- POST /recordatorio/persona
-- POST /recordatorio/persona
select id_usuario, nombres, correo_electronico, correo_comprobado, idioma
from usuario
where id_usuario = any ($1::integer[]) and correo_electronico is not null
order by id_usuario;
-- POST /recordatorio/persona
with pareja as materialized (select distinct n.id_usuario, n.id_planestudio from json_to_recordset($1::json) as n(id_usuario integer,
    id_planestudio integer)), lugar as materialized (
  select o.*, t.titulo, t.referencia, o.cuestionario = 0 or t.numero_preguntas = 0 or (t.id_paquete is not null and t.calificacion =
      'paquete') or exists (select from tema_pregunta tp join pregunta p using (id_pregunta) where tp.id_tema = t.id_tema and
      p.codigo_estado = 1) as listo
  from ocurrencia o
  join tema t using (id_tema)
  where o.activa and o.id_planestudio = any (array(select id_planestudio from pareja))
), propio as materialized (select n.id_usuario, l.*, coalesce(g.aprobado, false) as aprobado from pareja n join lugar l using
    (id_planestudio) left join progreso_tema g using (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema)), cumplido as
    materialized (select id_usuario, id_planestudio, id_tema, bool_or(aprobado) as aprobado from propio group by id_usuario, id_planestudio,
    id_tema)
select distinct on (p.id_usuario, p.id_planestudio) p.id_usuario, p.id_planestudio, p.id_programa, p.id_curso, p.id_modulo, p.id_tema,
    p.titulo, p.cuestionario
from propio p
left join cumplido r on r.id_usuario = p.id_usuario and r.id_planestudio = p.id_planestudio and r.id_tema = p.referencia
where not p.aprobado and p.listo and coalesce(r.aprobado, true)
order by p.id_usuario, p.id_planestudio, p.posicion;
-- POST /recordatorio/persona
insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, estado, proximo_intento,
    fecha_creacion)
select clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, coalesce(estado, 'pendiente'),
    proximo_intento, fecha_creacion
from json_populate_recordset(null::correo, $1::json)
on conflict (clave) do nothing
returning id_correo, clave;
-- POST /recordatorio/persona
update recordatorio r
set id_correo = n.id_correo
from json_to_recordset($1::json) as n(id_recordatorio bigint, id_correo bigint)
where r.id_recordatorio = n.id_recordatorio;
