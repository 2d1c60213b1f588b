-- SQL of operacion. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /estado
select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database())::float8 as bytes, (select
    count(*) from kysely_migration)::integer as migraciones, (select max(name) from kysely_migration) as ultima_migracion, (select count(*)
    from certificado where codigo_estado = 1)::integer as vigentes, (select count(*) from certificado where codigo_estado <> 1)::integer as
    anulados, (select nivel_escritura from configuracion) as nivel, s.sin_letras, s.sin_letras_nombres, f.archivos, f.archivos_bytes,
    f.sin_uso, f.sin_uso_bytes, (select count(*) from correo where estado = 'pendiente')::integer as pendientes, (select count(*) from
    correo where estado = 'fallido')::integer as fallidos, (select min(fecha_creacion) from correo where estado = 'pendiente') as
    mas_antiguo, (select count(*) from sesion where fecha_revocacion is null and fecha_expiracion > $1::timestamptz)::integer as sesiones,
    (select count(*) from webhook_entrega n join webhook w using (id_webhook) where n.estado = 'pendiente' and w.codigo_estado = 1 and
    n.fecha_creacion < $2::timestamptz - interval '1 hour')::integer as entregas_detenidas, (select count(*) from log_resto)::integer as
    filas_resto, (
  select count(*)
  from (
    select to_char(mes, '"log_"YYYY_MM') as particion, to_char(mes + interval '1 month', 'YYYY-MM-DD HH24:MI:SS"+00"') as hasta
    from particiones_de('log') p
    cross join generate_series(p.desde::timestamptz at time zone 'UTC', date_trunc('month', $3::timestamptz at time zone 'UTC') +
        $4::integer * interval '1 month', interval '1 month') mes
    where p.particion = 'log_resto'
    order by mes
    limit $5::integer
  ) f
)::integer as particiones_faltan, coalesce((select json_agg(json_build_object('nombre', nombre, 'ultima', to_char(ultima at time zone 'UTC',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'arrendada_hasta', to_char(arrendada_hasta at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order
    by nombre) from tarea_programada), '[]') as tareas
from (select count(*)::integer as sin_letras, coalesce((array_agg(personal order by id_usuario))[1:3], '{}') as sin_letras_nombres from
    usuario where codigo_estado = 1 and octet_length(personal) > length(personal) and personal ~
    U&'[^\0001-\052F\1D00-\206F\20A0-\20CF\2100-\214F\2E80-\30FF\31F0-\9FFF\F900-\FAFF\FE30-\FE4F\FF00-\FFEF]') s
cross join (select count(*)::integer as archivos, coalesce(sum(tamano), 0)::float8 as archivos_bytes, count(sin_uso_desde)::integer as
    sin_uso, coalesce(sum(tamano) filter (where sin_uso_desde is not null), 0)::float8 as sin_uso_bytes from archivo) f;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /estado/actualizacion
-- POST /estado/actualizacion
update configuracion
set nivel_escritura = $1::smallint, usuario_modificacion = $2, fecha_modificacion = $3::timestamptz
where nivel_escritura < $4::smallint;
select nivel_escritura from configuracion; -- POST /estado/actualizacion
