-- SQL of email. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /email/sellst
select fila.*
from (
  select c.id_correo, c.tipo, u.personal, c.destinatario, c.asunto, c.estado, coalesce(p.denominacion, (select string_agg(q.denominacion, ',
      ' order by orden_texto(q.denominacion) collate C) from planestudio q where q.id_planestudio in (select a.id_planestudio from
      aviso_asignacion v join asignacion a using (id_asignacion) where v.id_correo = c.id_correo union select a.id_planestudio from
      recordatorio r join asignacion a using (id_asignacion) where r.id_correo = c.id_correo))) as plan, coalesce(c.nivel, (select
      nullif(max(r.nivel), 0) from recordatorio r where r.id_correo = c.id_correo)) as nivel, c.lote, c.intentos, case when c.estado =
      'pendiente' then c.proximo_intento end as proximo_intento, c.ultimo_error, c.motivo, c.fecha_creacion, c.fecha_envio
  from correo c
  left join usuario u using (id_usuario)
  left join planestudio p on p.id_planestudio = c.id_planestudio
  where true
) as fila
where true
order by fila.id_correo desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /email/sellst
-- GET /email/sel/:id, POST /email/reenviar/:id, POST /email/rebote
select c.id_correo, c.tipo, u.personal, c.destinatario, c.asunto, c.estado, coalesce(p.denominacion, (…)) as plan, coalesce(c.nivel, (select
    nullif(max(r.nivel), 0) from recordatorio r where r.id_correo = c.id_correo)) as nivel, c.lote, c.intentos, case when c.estado =
    'pendiente' then c.proximo_intento end as proximo_intento, c.ultimo_error, c.motivo, c.fecha_creacion, c.fecha_envio, c.texto
from correo c
left join usuario u using (id_usuario)
left join planestudio p on p.id_planestudio = c.id_planestudio
where c.id_correo = $1 and true;
-- GET /email/sel/:id
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
select estado, count(*)::integer as total from correo where true group by estado; -- GET /email/resumen
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /email/bienvenida, POST /email/asigna, POST /email/reenviar/:id, POST /email/lote/cancelar, POST /email/liberar, POST /email/descartar, POST /email/rebote
-- POST /email/bienvenida
select count(*)::integer as total
from (select from usuario u where u.codigo_usuario = any ($1::text[]) and true order by u.id_usuario for no key update of u) x;
select nextval('correo_lotes')::integer as lote; -- POST /email/bienvenida, POST /email/asigna
-- POST /email/bienvenida
with elegidas as materialized (
  select u.id_usuario, u.codigo_estado = 1 as activa, (u.correo_electronico is not null and u.correo_electronico is distinct from
      u.correo_rebotado) as con_correo, (exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo = 'bienvenida' and
      c.estado = 'pendiente') or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario)) as espera
  from usuario u
  where u.codigo_usuario = any ($1::text[]) and true
), encoladas as (insert into bienvenida_pendiente (id_usuario, lote) select id_usuario, $2::integer from elegidas where activa and
    con_correo and not espera order by id_usuario on conflict (id_usuario) do nothing returning id_usuario)
select (select count(*) from encoladas)::integer as enviados, count(*) filter (where activa and not espera and not con_correo)::integer as
    sin_correo, count(*) filter (where activa and espera)::integer as en_espera, count(*) filter (where not activa)::integer as cesados
from elegidas;
-- POST /email/bienvenida
delete from bienvenida_pendiente
where id_bienvenida_pendiente in (select id_bienvenida_pendiente from bienvenida_pendiente where lote = $1 order by id_bienvenida_pendiente
    limit $2 for update skip locked)
returning id_usuario, lote;
-- POST /email/bienvenida
select u.id_usuario, u.username, u.nombres, u.correo_electronico, u.correo_comprobado, u.idioma, u.contrasenia_hash is not null and not
    u.contrasenia_temporal as con_clave
from usuario u
where u.id_usuario = any ($1::integer[]) and u.codigo_estado = 1 and (u.correo_electronico is not null and u.correo_electronico is distinct
    from u.correo_rebotado)
order by u.id_usuario
for no key update of u;
-- POST /email/bienvenida, POST /email/asigna
insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, estado, proximo_intento,
    fecha_creacion)
select clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, coalesce(estado, 'pendiente'),
    proximo_intento, fecha_creacion
from json_populate_recordset(null::correo, $1::json)
on conflict (clave) do nothing
returning id_correo, clave;
-- POST /email/asigna (2 times)
select
from usuario u
where u.id_usuario in (select id_usuario from asignacion where id_asignacion = any ($1::integer[]))
order by u.id_usuario
for no key update of u;
-- POST /email/asigna (2 times)
select a.id_asignacion, a.id_usuario, case when a.codigo_estado <> 1 then 'cerrada' when u.codigo_estado <> 1 then 'cesado' when
    p.codigo_estado <> 1 then 'plan_inactivo' when case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
    coalesce(a.fecha_limite, p.fecha_fin) end < $1::date then 'plan_terminado' when u.correo_electronico is null then 'sin_correo' when
    u.correo_electronico = u.correo_rebotado then 'rebotado' when exists (select from aviso_asignacion v join correo c using (id_correo)
    where v.id_asignacion = a.id_asignacion and v.fecha_apertura = a.fecha_apertura and v.fecha = $2::date and c.estado in ('pendiente',
    'retenido', 'enviado')) or exists (select from aviso_pendiente q where q.id_asignacion = a.id_asignacion and not q.cambio) then
    'ya_avisada' else 'avisa' end as veredicto
from asignacion a
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
where a.id_asignacion = any ($3::integer[]) and true
order by a.id_usuario, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end,
    a.id_asignacion;
-- POST /email/asigna
with encolada as (insert into aviso_pendiente (id_asignacion, id_usuario, lote, proximo) select a.id_asignacion, a.id_usuario, $1::integer,
    $2::timestamptz from asignacion a join usuario u using (id_usuario) where a.id_asignacion = any ($3::integer[]) and u.codigo_estado = 1
    and (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) order by a.id_usuario,
    a.id_asignacion on conflict (id_asignacion) do update set cambio = aviso_pendiente.cambio and excluded.cambio, temas = array(select
    distinct tema from unnest(aviso_pendiente.temas || excluded.temas) tema order by tema), fin_antes = coalesce(aviso_pendiente.fin_antes,
    excluded.fin_antes), lote = case when excluded.cambio then aviso_pendiente.lote else excluded.lote end, proximo = case when
    aviso_pendiente.cambio and excluded.cambio then aviso_pendiente.proximo else least(aviso_pendiente.proximo, excluded.proximo) end
    returning id_usuario)
select count(distinct id_usuario)::integer as total
from encolada;
-- POST /email/asigna
delete from aviso_pendiente
where id_aviso_pendiente in (select id_aviso_pendiente from aviso_pendiente where proximo <= $1::timestamptz and id_usuario in (select
    id_usuario from aviso_pendiente where proximo <= $2::timestamptz and lote = $3 order by id_aviso_pendiente limit $4) order by
    id_aviso_pendiente for update skip locked)
returning id_asignacion, id_usuario, lote, cambio, temas, fin_antes::text;
-- POST /email/asigna
select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan, p.fecha_inicio, s.fecha_fin, coalesce(g.total - g.aprobados,
    0) as pendientes, u.nombres, u.correo_electronico, u.correo_comprobado, u.idioma, u.username, (u.contrasenia_hash is null or
    u.contrasenia_temporal) and u.fecha_login is null as sin_clave, n.cambio, l.nuevos, nullif(n.fin_antes, s.fecha_fin)::text as fin_antes,
    case when n.fin_antes <> s.fecha_fin then (select r.motivo from prorroga r where r.id_asignacion = a.id_asignacion and r.fecha_apertura
    = a.fecha_apertura and r.fecha_nueva = s.fecha_fin order by r.id_prorroga desc limit 1) end as motivo
from json_to_recordset($1::json) as n(id_asignacion integer, cambio boolean, temas integer[], fin_antes date)
join asignacion a using (id_asignacion)
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
left join progreso g using (id_usuario, id_planestudio)
cross join lateral (select case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin)
    end as fecha_fin) s
cross join lateral (
  select coalesce(array_agg(distinct t.titulo order by t.titulo), '{}') as nuevos
  from lugar l
  join tema t using (id_tema)
  where l.id_planestudio = a.id_planestudio and l.activa and not exists (select from progreso_tema g where g.aprobado and g.id_usuario =
      a.id_usuario and g.id_planestudio = l.id_planestudio and g.id_programa = l.id_programa and g.id_curso = l.id_curso and g.id_modulo =
      l.id_modulo and g.id_tema = l.id_tema) and t.id_tema = any (n.temas)
) l
where u.correo_electronico is not null and (not n.cambio or cardinality(l.nuevos) > 0 or (n.fin_antes <> s.fecha_fin and g.total >
    g.aprobados))
order by a.id_usuario, s.fecha_fin, a.id_asignacion;
-- POST /email/asigna
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
-- POST /email/asigna
insert into aviso_asignacion as v (id_asignacion, fecha_apertura, fecha, id_correo)
select a.id_asignacion, a.fecha_apertura, $1::date, n.id_correo
from json_to_recordset($2::json) as n(id_asignacion integer, id_correo bigint)
join asignacion a using (id_asignacion)
on conflict (id_asignacion, fecha_apertura, fecha) do update
set id_correo = excluded.id_correo;
-- POST /email/asigna
select u.id_usuario, u.codigo_usuario, u.personal, u.telefono, string_agg(p.denominacion, ', ' order by case when p.plazo = 'fijo' then
    greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end, p.id_planestudio) as planes, min(case when p.plazo
    = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end) as fecha_fin
from asignacion a
join usuario u using (id_usuario)
join planestudio p using (id_planestudio)
where a.id_asignacion = any ($1::integer[])
group by u.id_usuario
order by orden_texto(u.personal) collate C, u.id_usuario
limit $2;
-- POST /email/reenviar/:id
update correo c
set estado = 'pendiente', intentos = 0, proximo_intento = $1::timestamptz, ultimo_error = null, motivo = null, destinatario =
    coalesce((select u.correo_electronico from usuario u where u.id_usuario = c.id_usuario), c.destinatario)
where id_correo = $2 and estado in ('pendiente', 'fallido', 'rebotado') and c.destinatario <> ''
returning id_correo;
-- GET /email/lote/:id
select ((select count(*) from bienvenida_pendiente b where b.lote = $1 and true) + (select count(distinct a.id_usuario) from aviso_pendiente
    a where a.lote = $2 and true))::integer as total;
select estado, count(*)::integer as total from correo where true and lote = $1 group by estado; -- GET /email/lote/:id
-- POST /email/lote/cancelar
with bienvenida as (delete from bienvenida_pendiente b where b.lote = $1 and true returning b.id_usuario), aviso as (delete from
    aviso_pendiente a where a.lote = $2 and true returning a.id_usuario)
select 'bienvenida' as tipo, id_usuario, $3::integer as lote
from bienvenida
union
select 'asigna', id_usuario, $4::integer
from aviso;
select c.id_correo from correo c where c.lote = $1 and true; -- POST /email/lote/cancelar
-- POST /email/lote/cancelar, POST /email/liberar, POST /email/descartar
with descartado as (update correo set estado = 'descartado', motivo = $1 where id_correo = any ($2::bigint[]) and estado in ('pendiente',
    'retenido') returning id_correo), olvidado as (delete from aviso_asignacion where id_correo in (select id_correo from descartado))
select count(*)::integer as descartados
from descartado;
select c.id_correo from correo c where c.id_correo = any ($1::bigint[]) and true; -- POST /email/liberar, POST /email/descartar
select id_correo from correo where id_correo = any ($1::bigint[]) and estado = 'retenido' order by id_correo for update; -- POST /email/liberar
select pg_advisory_xact_lock(hashtext('recordatorio')); -- POST /email/liberar
-- POST /email/liberar
with elegido as (select id_correo, max(id_correo) over (partition by id_usuario) as ultimo from correo where id_correo = any ($1::bigint[]))
    update recordatorio r
set id_correo = e.ultimo
from elegido e
where r.id_correo = e.id_correo and e.id_correo < e.ultimo;
-- POST /email/liberar
delete from recordatorio r
where r.id_correo = any ($1::bigint[]) and not exists (
  select
  from asignacion a
  join usuario u on u.id_usuario = a.id_usuario
  join planestudio p using (id_planestudio)
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  join usuario l on l.id_usuario = r.id_destinatario
  where a.id_asignacion = r.id_asignacion and a.fecha_apertura = r.fecha_apertura and a.codigo_estado = 1 and u.codigo_estado = 1 and
      p.codigo_estado = 1 and $2::date between p.fecha_inicio and case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
      coalesce(a.fecha_limite, p.fecha_fin) end and g.aprobados < g.total and not exists (select from ausencia falta where falta.id_usuario
      = a.id_usuario and $3::date between falta.fecha_desde and falta.fecha_hasta) and l.codigo_estado = 1 and (l.correo_electronico is not
      null and l.correo_electronico is distinct from l.correo_rebotado) and not exists (select from ausencia falta where falta.id_usuario =
      l.id_usuario and $4::date between falta.fecha_desde and falta.fecha_hasta) and (r.rol = 'alumno' or r.nivel >= 2 or not
      (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado)) and (r.rol = 'alumno' or not exists (
      select from justificacion respuesta where respuesta.id_asignacion = a.id_asignacion and respuesta.fecha_apertura = a.fecha_apertura
          and not exists (select from justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion and
          posterior.fecha_apertura = respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion) and case
          respuesta.tipo when 'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= $5::date else respuesta.nivel >= r.nivel
          end
    )) and not exists (select from recordatorio x where x.id_asignacion = r.id_asignacion and x.fecha_apertura = r.fecha_apertura and
        x.id_destinatario = r.id_destinatario and x.nivel > r.nivel)
);
-- POST /email/liberar
select r.id_recordatorio, r.id_correo, r.id_destinatario, r.rol, r.nivel, a.id_asignacion, a.id_planestudio, p.denominacion as plan, case
    when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin,
    a.id_usuario, u.personal, g.total, g.aprobados, greatest(p.fecha_inicio, (a.fecha_apertura at time zone $1)::date) as desde, not
    (u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado) as mudo
from recordatorio r
join asignacion a using (id_asignacion)
join planestudio p using (id_planestudio)
join usuario u on u.id_usuario = a.id_usuario
join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where r.id_correo = any ($2::bigint[])
order by fecha_fin, p.id_planestudio, orden_texto(u.personal) collate C, r.id_recordatorio;
-- POST /email/liberar
select id_usuario, nombres, correo_electronico, correo_comprobado, idioma
from usuario
where id_usuario = any ($1::integer[]) and correo_electronico is not null
order by id_usuario;
-- POST /email/liberar
update correo c
set asunto = n.asunto, texto = n.texto, html = n.html, id_planestudio = n.id_planestudio, nivel = n.nivel, fecha_creacion = $1::timestamptz
from json_populate_recordset(null::correo, $2::json) n
where c.id_correo = n.id_correo;
update recordatorio set fecha = $1::date where id_correo = any ($2::bigint[]); -- POST /email/liberar
-- POST /email/liberar
update correo c
set estado = 'pendiente', proximo_intento = $1::timestamptz, destinatario = coalesce((select u.correo_electronico from usuario u where
    u.id_usuario = c.id_usuario), c.destinatario)
where id_correo = any ($2::bigint[]);
-- POST /email/rebote
update correo
set estado = 'rebotado', motivo = $1
where id_correo = $2 and estado in ('enviado', 'fallido') and destinatario <> ''
returning id_correo;
-- POST /email/rebote
update usuario u
set correo_rebotado = case when $1 then u.correo_electronico end
from correo c
where c.id_correo = $2 and u.id_usuario = c.id_usuario and lower(u.correo_electronico) = lower(c.destinatario);
