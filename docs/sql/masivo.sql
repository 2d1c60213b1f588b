-- SQL of masivo. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- POST /masivo/simular, POST /masivo/deshacer
select u.id_usuario, u.codigo_usuario, u.codigo_estado, u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.codigo_grupo,
    u.codigo_jefe_inmediato, u.idioma, u.version, u.fecha_seudonimo is not null as seudonimo, not true as mayor, (u.indicador_admin = 1 and
    u.indicador_alcance = 0 and u.codigo_estado = 1) as global
from usuario u
where u.id_usuario = any ($1::integer[]) and true
order by u.id_usuario;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /masivo/simular, POST /masivo/confirmar (2 times), POST /masivo/cancelar, POST /masivo/deshacer (2 times)
insert into masivo (id_usuario, destino, deshace, acto, fecha_creacion) values ($1, $2, $3, $4, $5) returning id_masivo; -- POST /masivo/simular, POST /masivo/deshacer
-- POST /masivo/simular, POST /masivo/deshacer
insert into masivo_fila (id_masivo, id_registro, id_usuario, estado, motivo)
select $1::integer, n.id, u.id_usuario, case when n.motivo is null then 'lista' else 'rechazada' end, n.motivo
from unnest($2::integer[], $3::text[]) as n(id, motivo)
left join usuario u on u.id_usuario = n.id;
update masivo set efectos = $1 where id_masivo = $2; -- POST /masivo/simular, POST /masivo/deshacer
-- POST /masivo/simular, POST /masivo/confirmar, POST /masivo/cancelar, POST /masivo/deshacer, GET /masivo/sel/:id, GET /masivo/filas/:id
select m.id_masivo, m.acto ->> 'clase' as clase, m.destino, m.motivo, m.estado, m.deshace, m.efectos, c.total, c.por_hacer, c.hechas,
    c.rechazadas, array(select u.personal from masivo_fila f join usuario u using (id_usuario) where f.id_masivo = m.id_masivo and f.estado
    <> 'rechazada' and true order by f.id_registro limit 3) as nombres, coalesce((select json_agg(r) from (select f.motivo,
    count(*)::integer as total from masivo_fila f where f.id_masivo = m.id_masivo and f.estado = 'rechazada' group by f.motivo order by
    count(*) desc, f.motivo) r), '[]') as motivos, (m.deshace is null and m.estado in ('hecha', 'cancelada', 'detenida') and m.fecha_fin >
    $1::timestamptz - interval '1 day') and c.por_deshacer > 0 as deshacible
from masivo m
cross join lateral (select count(*)::integer as total, count(*) filter (where f.estado = 'lista')::integer as por_hacer, count(*) filter
    (where f.estado in ('hecha', 'deshecha'))::integer as hechas, count(*) filter (where f.estado = 'hecha')::integer as por_deshacer,
    count(*) filter (where f.estado = 'rechazada')::integer as rechazadas from masivo_fila f where f.id_masivo = m.id_masivo) c
where m.id_masivo = $2 and true;
-- POST /masivo/confirmar, POST /masivo/cancelar
select m.id_masivo, m.id_usuario, m.acto, m.destino, m.motivo, m.deshace, m.estado
from masivo m
where m.id_masivo = $1 and true and (m.estado <> 'simulada' or m.fecha_creacion > $2::timestamptz - interval '1 day')
for update;
select id_registro from masivo_fila where id_masivo = $1 and estado = 'lista' order by id_registro limit $2; -- POST /masivo/confirmar (2 times)
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
set estado = case when n.motivo is null then 'hecha' else 'rechazada' end, motivo = n.motivo, antes = n.antes, despues = n.despues
from json_to_recordset($1::json) as n(id_registro integer, motivo text, antes jsonb, despues jsonb)
where f.id_masivo = $2 and f.id_registro = n.id_registro;
update masivo set fallos = 0 where id_masivo = $1 and fallos > 0; -- POST /masivo/confirmar
update masivo set estado = $1, fecha_fin = $2 where id_masivo = $3; -- POST /masivo/confirmar, POST /masivo/cancelar
-- POST /masivo/deshacer
select m.id_masivo, m.id_usuario, m.acto, m.destino, m.motivo, m.deshace, m.estado
from masivo m
where m.id_masivo = $1 and true and (m.deshace is null and m.estado in ('hecha', 'cancelada', 'detenida') and m.fecha_fin > $2::timestamptz
    - interval '1 day')
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
  select m.id_masivo, m.fecha_creacion, m.acto ->> 'clase' as clase, m.destino, (m.deshace is not null)::integer as deshace, m.motivo,
      coalesce(u.personal, u.username) as autor, m.estado, c.total, c.hechas, c.rechazadas, ((m.deshace is null and m.estado in ('hecha',
      'cancelada', 'detenida') and m.fecha_fin > $1::timestamptz - interval '1 day') and c.por_deshacer > 0)::integer as deshacible
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
from (select f.id_masivo_fila, coalesce(u.codigo_usuario, f.id_registro::text) as codigo_usuario, coalesce(u.personal, '-') as personal,
    e.empresa, f.estado, f.motivo from masivo_fila f left join usuario u on u.id_usuario = f.id_usuario and true left join empresa e on
    e.id_empresa = u.id_empresa where f.id_masivo = $1) as fila
where true;
select fila.* from (…) as fila where fila.id_masivo_fila = any ($2::bigint[]) and true; -- GET /masivo/filas/:id
