-- SQL of calendario. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select fecha_creacion, fecha_reemplazo from calendario_enlace where id_usuario = $1; -- GET /calendario/enlace
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /calendario/enlace, DELETE /calendario/enlace
-- POST /calendario/enlace
insert into calendario_enlace as c (id_usuario, token_hash, fecha_creacion)
values ($1::integer, $2, $3::timestamptz)
on conflict (id_usuario) do update
set token_hash = excluded.token_hash, fecha_reemplazo = $4::timestamptz
returning c.fecha_reemplazo is not null as reemplazado;
-- POST /calendario/enlace, DELETE /calendario/enlace
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
delete from calendario_enlace where id_usuario = $1; -- DELETE /calendario/enlace
-- GET /calendario/:archivo
select u.id_usuario, u.idioma
from calendario_enlace as c
inner join usuario as u on u.id_usuario = c.id_usuario
where c.token_hash = $1 and u.codigo_estado = $2 and (u.fecha_cese is null or u.fecha_cese > $3::date);
-- GET /calendario/:archivo
insert into intento_acceso (clave, fallos, ultimo)
select clave, 0, $1::timestamptz
from unnest($2::text[]) as clave
on conflict (clave) do nothing;
select * from intento_acceso where clave = any ($1::text[]) order by clave for update; -- GET /calendario/:archivo
update intento_acceso set fallos = $1, ultimo = $2, bloqueado_hasta = $3 where clave = $4; -- GET /calendario/:archivo
-- GET /calendario/:archivo
select id_planestudio, plan, fecha_fin, pendientes, cerrado, version, cambio
from (
  select a.id_planestudio, p.denominacion as plan, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
      coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, g.total - g.aprobados as pendientes, a.codigo_estado <> 1 or p.codigo_estado
      <> 1 as cerrado, a.version + p.version + u.version as version, greatest(a.fecha_modificacion, p.fecha_modificacion, a.fecha_cierre,
      a.fecha_apertura) as cambio, case when a.codigo_estado <> 1 then a.fecha_cierre when p.codigo_estado <> 1 then p.fecha_modificacion
      end as cierre
  from asignacion a
  join planestudio p using (id_planestudio)
  join usuario u on u.id_usuario = a.id_usuario
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where a.id_usuario = $1::integer and g.aprobados < g.total and p.plantilla = 0
) f
where f.fecha_fin >= $2::date - $3::integer and (f.cierre is null or f.cierre >= $4::date - $5::integer)
order by f.cerrado, f.fecha_fin < $6::date, abs(f.fecha_fin - $7::date), f.id_planestudio
limit $8;
