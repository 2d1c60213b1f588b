-- SQL of union. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select pg_advisory_xact_lock(hashtext('usuario.jefe')); -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select pg_advisory_xact_lock(hashtext('acceso')); -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
select
from usuario u
where u.id_usuario = $1 and u.indicador_admin = 1 and u.indicador_alcance = 0 and u.codigo_estado = 1 and not exists (select from usuario o
    where o.indicador_admin = 1 and o.indicador_alcance = 0 and o.codigo_estado = 1 and o.fecha_cese is null and o.id_usuario <>
    u.id_usuario);
-- POST /union/simular (2 times), POST /union/confirmar (2 times), POST /union/deshacer (2 times), POST /union/deshacer/simular (2 times)
select u.id_usuario, u.username, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno, u.personal, u.tipo_documento,
    u.numero_documento, u.correo_electronico, u.codigo_estado, u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.id_centro_costo,
    u.id_departamento, u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.version, u.fecha_seudonimo, not true as mayor,
    (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) as con_rol
from usuario u
where u.id_usuario = $1 and true
for no key update of u;
select from usuario where id_usuario = any ($1::integer[]) order by id_usuario for update; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
select u.personal
from evaluacion e
join usuario u using (id_usuario)
where e.id_usuario = any ($1::integer[]) and e.fecha_fin is null and e.codigo_estado = 1
order by u.id_usuario
limit 1;
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select t.id_usuario as id, t.codigo_usuario as codigo, t.personal as nombre, (select e.empresa from empresa e where e.id_empresa =
    t.id_empresa) as empresa, t.id_empresa, t.codigo_estado = 1 as activo, (select count(*)::integer from usuario u where
    u.codigo_jefe_inmediato = t.codigo_usuario and u.codigo_estado = 1) as personas, jsonb_build_object('documento', t.numero_documento,
    'correo', t.correo_electronico, 'fecha_ingreso', t.fecha_ingreso, 'fecha_login', t.fecha_login, 'rol', case when t.indicador_admin = 1
    then 'Administrador' when t.indicador_soporte = 1 then 'Soporte' when t.rol_acotado = 3 then 'Autor' when t.rol_acotado = 4 then
    'Auditor' when t.rol_acotado = 5 then 'Lector' else 'Alumno' end, 'intentos', (select count(*) from evaluacion v where v.id_usuario =
    t.id_usuario), 'certificados', (select count(*) from certificado c join evaluacion v using (id_evaluacion) where v.id_usuario =
    t.id_usuario)) as persona
from usuario t
where t.id_usuario = any ($1::integer[])
order by t.id_usuario
for update of t;
-- POST /union/simular, POST /union/confirmar
insert into union_registro (id_usuario, clase, id_conservado, id_unido, conservado, unido, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_union;
update sesion set fecha_revocacion = $1::timestamptz where id_usuario = any ($2::integer[]) and id_sesion <> $3 and fecha_revocacion is null; -- POST /union/simular, POST /union/confirmar
update restablecimiento set fecha_uso = $1::timestamptz where id_usuario = any ($2::integer[]) and fecha_uso is null; -- POST /union/simular, POST /union/confirmar
delete from desafio where id_usuario = any ($1::integer[]); -- POST /union/simular, POST /union/confirmar
update enlace_equipo set fecha_expiracion = least(fecha_expiracion, $1::timestamptz) where id_usuario = $2::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_sesion'::text, t.id_sesion), to_jsonb(t)
from sesion t
where t.id_usuario = $3::integer
for update of t;
delete from sesion t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario, 'dispositivo_hash'::text, t.dispositivo_hash),
    to_jsonb(t)
from dispositivo t
where t.id_usuario = $3::integer
for update of t;
delete from dispositivo t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario, 'codigo_hash'::text, t.codigo_hash), to_jsonb(t)
from codigo_recuperacion t
where t.id_usuario = $3::integer
for update of t;
delete from codigo_recuperacion t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario), to_jsonb(t)
from segundo_factor t
where t.id_usuario = $3::integer
for update of t;
delete from segundo_factor t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_llave'::text, t.id_llave), to_jsonb(t)
from llave t
where t.id_usuario = $3::integer
for update of t;
delete from llave t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario), to_jsonb(t)
from pin_tienda t
where t.id_usuario = $3::integer
for update of t;
delete from pin_tienda t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_restablecimiento'::text, t.id_restablecimiento), to_jsonb(t)
from restablecimiento t
where t.id_usuario = $3::integer
for update of t;
delete from restablecimiento t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('token_hash'::text, t.token_hash), to_jsonb(t)
from desafio t
where t.id_usuario = $3::integer
for update of t;
delete from desafio t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_enlace_equipo'::text, t.id_enlace_equipo), to_jsonb(t)
from enlace_equipo t
where t.id_usuario = $3::integer
for update of t;
delete from enlace_equipo t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario), to_jsonb(t)
from calendario_enlace t
where t.id_usuario = $3::integer
for update of t;
delete from calendario_enlace t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_notificacion_equipo'::text, t.id_notificacion_equipo), to_jsonb(t)
from notificacion_equipo t
where t.id_usuario = $3::integer
for update of t;
delete from notificacion_equipo t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_bienvenida_pendiente'::text, t.id_bienvenida_pendiente), to_jsonb(t)
from bienvenida_pendiente t
where t.id_usuario = $3::integer
for update of t;
delete from bienvenida_pendiente t where t.id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario, 'id_empresa'::text, t.id_empresa), to_jsonb(t)
from acceso_empresa t
where t.id_usuario = $3::integer and exists (select from usuario u where u.id_usuario in ($4::integer, $5::integer) and not
    ((u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and u.indicador_alcance = 1))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from acceso_empresa t
where t.id_usuario = $1::integer and exists (select from usuario u where u.id_usuario in ($2::integer, $3::integer) and not
    ((u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and u.indicador_alcance = 1));
-- POST /union/simular, POST /union/confirmar
select va.id_asignacion as viejo, queda.id_asignacion as nuevo
from (select array_agg(a.id_asignacion order by a.codigo_estado, case a.codigo_estado when 1 then a.fecha_apertura end, a.fecha_cierre desc,
    a.id_usuario = $1::integer desc) as ids from asignacion a where a.id_usuario in ($2::integer, $3::integer) group by a.id_planestudio
    having count(*) = 2) par
join asignacion queda on queda.id_asignacion = par.ids[1]
join asignacion va on va.id_asignacion = par.ids[2]
order by queda.id_asignacion
for no key update of queda, va;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_evaluacion'::text, t.id_evaluacion),
    jsonb_build_object('numero_intento'::text, t.numero_intento), jsonb_build_object('numero_intento'::text, n.numero)
from evaluacion t, (
  select e.id_evaluacion, row_number() over (partition by e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo, e.id_tema order by
      e.fecha_creacion, e.id_evaluacion)::integer as numero, min(e.id_usuario) over (partition by e.id_planestudio, e.id_programa,
      e.id_curso, e.id_modulo, e.id_tema) <> max(e.id_usuario) over (partition by e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo,
      e.id_tema) as ambos
  from evaluacion e
  where e.id_usuario in ($4::integer, $5::integer)
) n
where t.id_evaluacion = n.id_evaluacion and n.ambos and t.numero_intento <> n.numero
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update evaluacion t
set numero_intento = n.numero + $1::integer
from (
  select e.id_evaluacion, row_number() over (partition by e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo, e.id_tema order by
      e.fecha_creacion, e.id_evaluacion)::integer as numero, min(e.id_usuario) over (partition by e.id_planestudio, e.id_programa,
      e.id_curso, e.id_modulo, e.id_tema) <> max(e.id_usuario) over (partition by e.id_planestudio, e.id_programa, e.id_curso, e.id_modulo,
      e.id_tema) as ambos
  from evaluacion e
  where e.id_usuario in ($2::integer, $3::integer)
) n
where t.id_evaluacion = n.id_evaluacion and n.ambos and t.numero_intento <> n.numero;
-- POST /union/simular, POST /union/confirmar
update evaluacion t
set numero_intento = t.numero_intento - $1::integer
from union_fila f
where f.id_union = $2::integer and f.tabla = $3::text and f.columna = $4::text and f.clave = jsonb_build_object('id_evaluacion'::text,
    t.id_evaluacion) and t.numero_intento > $5::integer;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_reporte_guardado'::text, t.id_reporte_guardado),
    jsonb_build_object('nombre'::text, t.nombre, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion,
    'usuario_modificacion'::text, t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion),
    jsonb_build_object('nombre'::text, left(t.nombre, 80) || ' (' || t.id_reporte_guardado || ')', 'version'::text, t.version + 1)
from reporte_guardado t, (select) as nada
where t.id_usuario = $4::integer and exists (select from reporte_guardado o where o.id_usuario = $5::integer and sin_acentos(o.nombre) =
    sin_acentos(t.nombre))
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update reporte_guardado t
set nombre =
left(t.nombre, 80) || ' (' || t.id_reporte_guardado || ')' , version = t.version + 1, fecha_modificacion = $1::timestamptz,
    usuario_modificacion = $2
from (select) as nada
where t.id_usuario = $3::integer and exists (select from reporte_guardado o where o.id_usuario = $4::integer and sin_acentos(o.nombre) =
    sin_acentos(t.nombre));
delete from progreso_tema where id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
delete from progreso where id_usuario = $1::integer; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_asignacion'::text, t.id_asignacion), jsonb_build_object('id_usuario'::text,
    t.id_usuario, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_usuario'::text, par.nuevo,
    'version'::text, t.version + 1)
from asignacion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update asignacion t
set id_usuario = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_evaluacion'::text, t.id_evaluacion), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from evaluacion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update evaluacion t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_paquete_alumno'::text, t.id_paquete_alumno), to_jsonb(t)
from paquete_alumno t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join paquete_alumno o on true and o.id_planestudio = t.id_planestudio and o.id_programa = t.id_programa and o.id_curso = t.id_curso and
      o.id_modulo = t.id_modulo and o.id_tema = t.id_tema
  where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_paquete_alumno) < (t.id_paquete_alumno) and o.id_usuario in (select
      mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from paquete_alumno t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join paquete_alumno o on true and o.id_planestudio = t.id_planestudio and o.id_programa = t.id_programa and o.id_curso = t.id_curso and
      o.id_modulo = t.id_modulo and o.id_tema = t.id_tema
  where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_paquete_alumno) < (t.id_paquete_alumno) and o.id_usuario in (select
      mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_paquete_alumno'::text, t.id_paquete_alumno),
    jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from paquete_alumno t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update paquete_alumno t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_ausencia'::text, t.id_ausencia), to_jsonb(t)
from ausencia t
where exists (select from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo) join ausencia o on true and o.fecha_desde =
    t.fecha_desde and o.tipo = t.tipo where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_ausencia) < (t.id_ausencia) and
    o.id_usuario in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from ausencia t
where exists (select from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) join ausencia o on true and o.fecha_desde =
    t.fecha_desde and o.tipo = t.tipo where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_ausencia) < (t.id_ausencia) and
    o.id_usuario in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_ausencia'::text, t.id_ausencia), jsonb_build_object('id_usuario'::text,
    t.id_usuario, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_usuario'::text, par.nuevo,
    'version'::text, t.version + 1)
from ausencia t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update ausencia t
set id_usuario = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_justificacion'::text, t.id_justificacion),
    jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from justificacion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update justificacion t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_prorroga'::text, t.id_prorroga), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from prorroga t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update prorroga t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_recordatorio'::text, t.id_recordatorio), to_jsonb(t)
from recordatorio t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join recordatorio o on true and o.id_asignacion = t.id_asignacion and o.fecha_apertura = t.fecha_apertura and o.nivel = t.nivel
  where t.id_destinatario = par.viejo and (o.id_destinatario = par.nuevo or ((o.id_recordatorio) < (t.id_recordatorio) and o.id_destinatario
      in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from recordatorio t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join recordatorio o on true and o.id_asignacion = t.id_asignacion and o.fecha_apertura = t.fecha_apertura and o.nivel = t.nivel
  where t.id_destinatario = par.viejo and (o.id_destinatario = par.nuevo or ((o.id_recordatorio) < (t.id_recordatorio) and o.id_destinatario
      in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_recordatorio'::text, t.id_recordatorio),
    jsonb_build_object('id_destinatario'::text, t.id_destinatario), jsonb_build_object('id_destinatario'::text, par.nuevo)
from recordatorio t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_destinatario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update recordatorio t
set id_destinatario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_destinatario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_aviso_pendiente'::text, t.id_aviso_pendiente),
    jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from aviso_pendiente t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update aviso_pendiente t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_correo'::text, t.id_correo), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from correo t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update correo t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_solicitud'::text, t.id_solicitud), jsonb_build_object('id_usuario'::text,
    t.id_usuario, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_usuario'::text, par.nuevo,
    'version'::text, t.version + 1)
from solicitud t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update solicitud t
set id_usuario = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_consulta'::text, t.id_consulta), to_jsonb(t)
from consulta t
where exists (select from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo) join consulta o on true and o.clave = t.clave where
    t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_consulta) < (t.id_consulta) and o.id_usuario in (select mas.viejo from
    unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from consulta t
where exists (select from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) join consulta o on true and o.clave = t.clave where
    t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_consulta) < (t.id_consulta) and o.id_usuario in (select mas.viejo from
    unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_consulta'::text, t.id_consulta), jsonb_build_object('id_usuario'::text,
    t.id_usuario, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('id_usuario'::text, par.nuevo,
    'version'::text, t.version + 1)
from consulta t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update consulta t
set id_usuario = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario, 'id_empresa'::text, t.id_empresa), to_jsonb(t)
from acceso_empresa t
where exists (select from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo) join acceso_empresa o on true and o.id_empresa =
    t.id_empresa where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_usuario, o.id_empresa) < (t.id_usuario,
    t.id_empresa) and o.id_usuario in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo =
    par.nuevo))))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from acceso_empresa t
where exists (select from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) join acceso_empresa o on true and o.id_empresa =
    t.id_empresa where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_usuario, o.id_empresa) < (t.id_usuario,
    t.id_empresa) and o.id_usuario in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo =
    par.nuevo))));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_usuario'::text, par.nuevo, 'id_empresa'::text, t.id_empresa),
    jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from acceso_empresa t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update acceso_empresa t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario), to_jsonb(t)
from scim_usuario t
where exists (select from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo) join scim_usuario o on true where t.id_usuario =
    par.viejo and (o.id_usuario = par.nuevo or ((o.id_usuario) < (t.id_usuario) and o.id_usuario in (select mas.viejo from
    unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from scim_usuario t
where exists (select from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) join scim_usuario o on true where t.id_usuario =
    par.viejo and (o.id_usuario = par.nuevo or ((o.id_usuario) < (t.id_usuario) and o.id_usuario in (select mas.viejo from
    unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_usuario'::text, par.nuevo), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from scim_usuario t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update scim_usuario t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario), to_jsonb(t)
from navegacion t
where exists (select from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo) join navegacion o on true where t.id_usuario = par.viejo
    and (o.id_usuario = par.nuevo or ((o.id_usuario) < (t.id_usuario) and o.id_usuario in (select mas.viejo from unnest($5::integer[],
    $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))))
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from navegacion t
where exists (select from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) join navegacion o on true where t.id_usuario = par.viejo
    and (o.id_usuario = par.nuevo or ((o.id_usuario) < (t.id_usuario) and o.id_usuario in (select mas.viejo from unnest($3::integer[],
    $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo))));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_usuario'::text, par.nuevo), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from navegacion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update navegacion t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_reporte_guardado'::text, t.id_reporte_guardado),
    jsonb_build_object('id_usuario'::text, t.id_usuario, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion,
    'usuario_modificacion'::text, t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion),
    jsonb_build_object('id_usuario'::text, par.nuevo, 'version'::text, t.version + 1)
from reporte_guardado t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update reporte_guardado t
set id_usuario = par.nuevo , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_reporte_guardado'::text, t.id_reporte_guardado),
    jsonb_build_object('destinatarios'::text, t.destinatarios, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion,
    'usuario_modificacion'::text, t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion),
    jsonb_build_object('destinatarios'::text, array(select distinct coalesce(par.nuevo, x.id) from unnest(t.destinatarios) as x(id) left
    join unnest($4::integer[], $5::integer[]) as par(viejo, nuevo) on par.viejo = x.id order by 1), 'version'::text, t.version + 1)
from reporte_guardado t, (select) as nada
where t.destinatarios && $6::integer[]
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update reporte_guardado t
set destinatarios = array(select distinct coalesce(par.nuevo, x.id) from unnest(t.destinatarios) as x(id) left join unnest($1::integer[],
    $2::integer[]) as par(viejo, nuevo) on par.viejo = x.id order by 1) , version = t.version + 1, fecha_modificacion = $3::timestamptz,
    usuario_modificacion = $4
from (select) as nada
where t.destinatarios && $5::integer[];
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_reporte_guardado'::text, t.id_reporte_guardado, 'fecha'::text, t.fecha,
    'id_usuario'::text, t.id_usuario), to_jsonb(t)
from reporte_envio t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join reporte_envio o on true and o.id_reporte_guardado = t.id_reporte_guardado and o.fecha = t.fecha
  where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_reporte_guardado, o.fecha, o.id_usuario) < (t.id_reporte_guardado,
      t.fecha, t.id_usuario) and o.id_usuario in (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where
      mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from reporte_envio t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join reporte_envio o on true and o.id_reporte_guardado = t.id_reporte_guardado and o.fecha = t.fecha
  where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_reporte_guardado, o.fecha, o.id_usuario) < (t.id_reporte_guardado,
      t.fecha, t.id_usuario) and o.id_usuario in (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where
      mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_reporte_guardado'::text, t.id_reporte_guardado, 'fecha'::text, t.fecha,
    'id_usuario'::text, par.nuevo), jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from reporte_envio t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update reporte_envio t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_copia'::text, t.id_copia), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from copia t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update copia t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_masivo'::text, t.id_masivo), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from masivo t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update masivo t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_masivo_fila'::text, t.id_masivo_fila), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from masivo_fila t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update masivo_fila t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_simulacion'::text, t.id_simulacion), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from simulacion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
update simulacion t set id_usuario = par.nuevo from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo) where t.id_usuario = par.viejo; -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_simulacion_fila'::text, t.id_simulacion_fila), to_jsonb(t)
from simulacion_fila t
where exists (
  select
  from unnest($3::integer[], $4::integer[]) as par(viejo, nuevo)
  join simulacion_fila o on true and o.id_simulacion = t.id_simulacion and o.id_planestudio = t.id_planestudio
  where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_simulacion_fila) < (t.id_simulacion_fila) and o.id_usuario in
      (select mas.viejo from unnest($5::integer[], $6::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
)
for update of t;
-- POST /union/simular, POST /union/confirmar
delete from simulacion_fila t
where exists (
  select
  from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
  join simulacion_fila o on true and o.id_simulacion = t.id_simulacion and o.id_planestudio = t.id_planestudio
  where t.id_usuario = par.viejo and (o.id_usuario = par.nuevo or ((o.id_simulacion_fila) < (t.id_simulacion_fila) and o.id_usuario in
      (select mas.viejo from unnest($3::integer[], $4::integer[]) as mas(viejo, nuevo) where mas.nuevo = par.nuevo)))
);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_simulacion_fila'::text, t.id_simulacion_fila),
    jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from simulacion_fila t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update simulacion_fila t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_importacion'::text, t.id_importacion), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from importacion t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update importacion t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_union'::text, t.id_union), jsonb_build_object('id_usuario'::text,
    t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from union_registro t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update union_registro t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_nombre_anterior'::text, t.id_nombre_anterior),
    jsonb_build_object('id_usuario'::text, t.id_usuario), jsonb_build_object('id_usuario'::text, par.nuevo)
from nombre_anterior t, unnest($4::integer[], $5::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update nombre_anterior t
set id_usuario = par.nuevo
from unnest($1::integer[], $2::integer[]) as par(viejo, nuevo)
where t.id_usuario = par.viejo;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_asignacion'::text, t.id_asignacion), jsonb_build_object('fecha_plazo'::text,
    t.fecha_plazo, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('fecha_plazo'::text,
    plazo_de(t.id_usuario, t.id_planestudio, t.fecha_apertura), 'version'::text, t.version + 1)
from asignacion t, (select) as nada
where t.id_usuario = $4::integer and t.codigo_estado = 1 and t.fecha_plazo is distinct
from plazo_de(t.id_usuario, t.id_planestudio, t.fecha_apertura)
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update asignacion t
set fecha_plazo = plazo_de(t.id_usuario, t.id_planestudio, t.fecha_apertura) , version = t.version + 1, fecha_modificacion =
    $1::timestamptz, usuario_modificacion = $2
from (select) as nada
where t.id_usuario = $3::integer and t.codigo_estado = 1 and t.fecha_plazo is distinct
from plazo_de(t.id_usuario, t.id_planestudio, t.fecha_apertura);
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_usuario'::text, t.id_usuario),
    jsonb_build_object('codigo_jefe_inmediato'::text, t.codigo_jefe_inmediato, 'version'::text, t.version, 'fecha_modificacion'::text,
    t.fecha_modificacion, 'usuario_modificacion'::text, t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion),
    jsonb_build_object('codigo_jefe_inmediato'::text, case when t.id_usuario = $4::integer then c.superior else c.ahora end,
    'version'::text, t.version + 1)
from usuario t, (select va.codigo_usuario as antes, queda.codigo_usuario as ahora, nullif(va.codigo_jefe_inmediato, queda.codigo_usuario) as
    superior from usuario va, usuario queda where va.id_usuario = $5::integer and queda.id_usuario = $6::integer) c
where ((t.codigo_jefe_inmediato = c.antes and t.id_usuario <> $7::integer) or (t.id_usuario = $8::integer and exists (
      with recursive arriba as (select j.id_usuario, j.codigo_jefe_inmediato, 1 as paso from usuario j where j.codigo_usuario = (select
          q.codigo_jefe_inmediato from usuario q where q.id_usuario = $9::integer) union all select j.id_usuario, j.codigo_jefe_inmediato,
          a.paso + 1 from arriba a join usuario j on j.codigo_usuario = a.codigo_jefe_inmediato where a.paso < 100) select from arriba where
          id_usuario = $10::integer
    )))
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update usuario t
set codigo_jefe_inmediato = case when t.id_usuario = $1::integer then c.superior else c.ahora end , version = t.version + 1,
    fecha_modificacion = $2::timestamptz, usuario_modificacion = $3
from (select va.codigo_usuario as antes, queda.codigo_usuario as ahora, nullif(va.codigo_jefe_inmediato, queda.codigo_usuario) as superior
    from usuario va, usuario queda where va.id_usuario = $4::integer and queda.id_usuario = $5::integer) c
where ((t.codigo_jefe_inmediato = c.antes and t.id_usuario <> $6::integer) or (t.id_usuario = $7::integer and exists (
      with recursive arriba as (select j.id_usuario, j.codigo_jefe_inmediato, 1 as paso from usuario j where j.codigo_usuario = (select
          q.codigo_jefe_inmediato from usuario q where q.id_usuario = $8::integer) union all select j.id_usuario, j.codigo_jefe_inmediato,
          a.paso + 1 from arriba a join usuario j on j.codigo_usuario = a.codigo_jefe_inmediato where a.paso < 100) select from arriba where
          id_usuario = $9::integer
    )));
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('codigo_gerente'::text,
    t.codigo_gerente, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('codigo_gerente'::text, c.ahora,
    'version'::text, t.version + 1)
from empresa t, (…) c
where t.codigo_gerente = c.antes
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update empresa t
set codigo_gerente = c.ahora , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from (select va.codigo_usuario as antes, queda.codigo_usuario as ahora, nullif(va.codigo_jefe_inmediato, queda.codigo_usuario) as superior
    from usuario va, usuario queda where va.id_usuario = $3::integer and queda.id_usuario = $4::integer) c
where t.codigo_gerente = c.antes;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, columna, clave, antes, despues)
select $1::integer, $2::text, $3::text, jsonb_build_object('id_empresa'::text, t.id_empresa), jsonb_build_object('codigo_director'::text,
    t.codigo_director, 'version'::text, t.version, 'fecha_modificacion'::text, t.fecha_modificacion, 'usuario_modificacion'::text,
    t.usuario_modificacion, 'id_usuario_modificacion'::text, t.id_usuario_modificacion), jsonb_build_object('codigo_director'::text,
    c.ahora, 'version'::text, t.version + 1)
from empresa t, (select va.codigo_usuario as antes, queda.codigo_usuario as ahora, nullif(va.codigo_jefe_inmediato, queda.codigo_usuario) as
    superior from usuario va, usuario queda where va.id_usuario = $4::integer and queda.id_usuario = $5::integer) c
where t.codigo_director = c.antes
for no key update of t;
-- POST /union/simular, POST /union/confirmar
update empresa t
set codigo_director = c.ahora , version = t.version + 1, fecha_modificacion = $1::timestamptz, usuario_modificacion = $2
from (select va.codigo_usuario as antes, queda.codigo_usuario as ahora, nullif(va.codigo_jefe_inmediato, queda.codigo_usuario) as superior
    from usuario va, usuario queda where va.id_usuario = $3::integer and queda.id_usuario = $4::integer) c
where t.codigo_director = c.antes;
select distinct id_planestudio as id from asignacion where id_usuario = any ($1::integer[]); -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select from planestudio where id_planestudio = any ($1::integer[]) order by id_planestudio for share; -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select from progreso where id_usuario = any ($1::integer[]) order by id_planestudio, id_usuario for update; -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
delete from progreso g
where g.id_usuario = any ($1::integer[]) and not exists (select from asignacion a where a.id_usuario = g.id_usuario and a.id_planestudio =
    g.id_planestudio) and not exists (select from evaluacion e where e.id_usuario = g.id_usuario and e.id_planestudio = g.id_planestudio);
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
insert into progreso (id_usuario, id_planestudio, total, aprobados, calificados, suma_notas, evaluaciones, iniciado) with activa as
    materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa and true),
    activas as (select id_planestudio, count(*) as total from activa group by id_planestudio), hechas as (
  select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa) as
      calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
  from (select * from progreso_tema where id_usuario = any ($1::integer[])) g
  left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
  group by g.id_usuario, g.id_planestudio
)
select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
    calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as iniciado
from (select id_usuario, id_planestudio from asignacion where id_usuario = any ($2::integer[]) and not exists (select from progreso p where
    p.id_usuario = asignacion.id_usuario and p.id_planestudio = asignacion.id_planestudio)) a
left join activas t using (id_planestudio)
left join hechas h using (id_usuario, id_planestudio)
order by a.id_planestudio, a.id_usuario
on conflict do nothing;
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
delete from progreso_tema g
where id_usuario = any ($1::integer[]) and (convalidado or not exists (select from evaluacion e where e.fecha_fin is not null and
    e.codigo_estado = 1 and e.id_usuario = g.id_usuario and e.id_planestudio = g.id_planestudio and e.id_programa = g.id_programa and
    e.id_curso = g.id_curso and e.id_modulo = g.id_modulo and e.id_tema = g.id_tema));
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
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
  where fecha_fin is not null and codigo_estado = 1 and id_usuario = any ($1::integer[])
  group by id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema
) p
on conflict (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema) do update
set (intentos, nota, aprobado, id_evaluacion, fecha_aprobado, fecha_ultima, convalidado) = (excluded.intentos, excluded.nota,
    excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima, excluded.convalidado)
where (g.intentos, g.nota, g.aprobado, g.id_evaluacion, g.fecha_aprobado, g.fecha_ultima, g.convalidado) is distinct
from (excluded.intentos, excluded.nota, excluded.aprobado, excluded.id_evaluacion, excluded.fecha_aprobado, excluded.fecha_ultima,
    excluded.convalidado);
select count(*) from convalidar($1::integer[], $2::integer[], null); -- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
update progreso g
set (total, aprobados, calificados, suma_notas, evaluaciones, iniciado) = (n.total, n.aprobados, n.calificados, n.suma_notas,
    n.evaluaciones, n.iniciado)
from (
  with activa as materialized (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, true as activa from ocurrencia where activa
      and true), activas as (select id_planestudio, count(*) as total from activa group by id_planestudio), hechas as (
    select g.id_usuario, g.id_planestudio, count(*) filter (where g.aprobado and activa) as aprobados, count(g.nota) filter (where activa)
        as calificados, sum(g.nota) filter (where activa) as suma_notas, sum(g.intentos) filter (where activa) as evaluaciones
    from (select * from progreso_tema where id_usuario = any ($1::integer[])) g
    left join activa using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
    group by g.id_usuario, g.id_planestudio
  )
  select a.id_usuario, a.id_planestudio, coalesce(t.total, 0) as total, coalesce(h.aprobados, 0) as aprobados, coalesce(h.calificados, 0) as
      calificados, coalesce(h.suma_notas, 0) as suma_notas, coalesce(h.evaluaciones, 0) as evaluaciones, h.id_usuario is not null as
      iniciado
  from (select id_usuario, id_planestudio from progreso where id_usuario = any ($2::integer[])) a
  left join activas t using (id_planestudio)
  left join hechas h using (id_usuario, id_planestudio)
  order by a.id_planestudio, a.id_usuario
) n
where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio and (g.total, g.aprobados, g.calificados, g.suma_notas,
    g.evaluaciones, g.iniciado) is distinct
from (n.total, n.aprobados, n.calificados, n.suma_notas, n.evaluaciones, n.iniciado);
-- POST /union/simular, POST /union/confirmar
insert into nombre_anterior (id_union, id_usuario, id_anterior, codigo, nombre, documento)
select $1::integer, $2::integer, u.id_usuario, u.codigo_usuario, u.personal, coalesce(u.numero_documento, u.username)
from usuario u
where u.id_usuario = $3::integer;
-- POST /union/simular, POST /union/confirmar
insert into union_fila (id_union, tabla, clave, antes)
select $1::integer, $2::text, jsonb_build_object('id_usuario'::text, t.id_usuario), to_jsonb(t)
from usuario t
where t.id_usuario = any ($3::integer[])
for update of t;
delete from usuario t where t.id_usuario = any ($1::integer[]); -- POST /union/simular, POST /union/confirmar
-- POST /union/simular, POST /union/confirmar, POST /union/deshacer, POST /union/deshacer/simular
select tabla, columna, count(*)::integer as total, bool_and(despues ? 'version') as version, array(select k.key from
    jsonb_each((array_agg(clave))[1]) as k order by 1) as clave
from union_fila
where id_union = $1
group by tabla, columna
order by max(id_union_fila) desc;
-- POST /union/confirmar, POST /union/deshacer
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /union/deshacer, POST /union/deshacer/simular
select m.id_union, m.clase, m.id_conservado, m.id_unido, m.conservado, m.unido
from union_registro m
where m.id_union = $1::integer and (m.estado = 'hecha' and m.fecha_creacion > $2::timestamptz - interval '1 day' and exists (select from
    union_fila f where f.id_union = m.id_union))
for update;
-- POST /union/deshacer, POST /union/deshacer/simular
select
from union_fila f
where f.id_union = $1 and f.tabla = $2 and f.columna is null and (exists (select from usuario u where u.username = f.antes ->> 'username' or
    u.codigo_usuario = f.antes ->> 'codigo_usuario' or (u.tipo_documento = f.antes ->> 'tipo_documento' and u.numero_documento = f.antes ->>
    'numero_documento')) or ((f.antes ->> 'id_empresa') is not null and not exists (select from empresa e where e.id_empresa = (f.antes ->>
    'id_empresa')::integer)))
limit 1;
-- POST /union/deshacer (3 times), POST /union/deshacer/simular (3 times)
update union_fila f
set antes = f.antes || jsonb_build_object($1::text, null)
where f.id_union = $2 and f.tabla = $3 and f.columna is null and f.antes ->> $4::text is not null and not exists (select from parametro p
    where p.id_parametro::text = f.antes ->> $5::text);
-- POST /union/deshacer (2 times), POST /union/deshacer/simular (2 times)
update union_fila f
set antes = f.antes || jsonb_build_object($1::text, null)
where f.id_union = $2 and f.tabla = $3 and f.columna is null and f.antes ->> $4::text is not null and not exists (select from parametro p
    where p.codigo_comun::text = f.antes ->> $5::text);
-- POST /union/deshacer, POST /union/deshacer/simular
update union_fila f
set antes = f.antes || jsonb_build_object($1::text, null)
where f.id_union = $2 and f.tabla = $3 and f.columna is null and f.antes ->> $4::text is not null and not exists (select from usuario p
    where p.codigo_usuario::text = f.antes ->> $5::text);
-- POST /union/deshacer, POST /union/deshacer/simular
update union_fila f
set antes = f.antes || jsonb_build_object($1::text, null)
where f.id_union = $2 and f.tabla = $3 and f.columna is null and f.antes ->> $4::text is not null and not exists (select from regla p where
    p.id_regla::text = f.antes ->> $5::text);
-- POST /union/deshacer, POST /union/deshacer/simular
update union_fila f
set antes = f.antes || jsonb_build_object($1::text, null)
where f.id_union = $2 and f.tabla = $3 and f.columna is null and f.antes ->> $4::text is not null and not exists (select from correo p where
    p.id_correo::text = f.antes ->> $5::text);
-- POST /union/deshacer, POST /union/deshacer/simular
update union_fila f
set antes = f.antes || jsonb_build_object($1::text, null)
where f.id_union = $2 and f.tabla = $3 and f.columna is null and f.antes ->> $4::text is not null and not exists (select from tableta p
    where p.id_dispositivo::text = f.antes ->> $5::text);
select set_config('portal.restaura', $1, true); -- POST /union/deshacer (2 times), POST /union/deshacer/simular (2 times)
-- POST /union/deshacer, POST /union/deshacer/simular
select attname as name
from pg_attribute
where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
order by attnum;
-- POST /union/deshacer, POST /union/deshacer/simular
insert into usuario (id_usuario, username, codigo_usuario, nombres, apellido_paterno, apellido_materno, correo_electronico,
    correo_secundario, telefono, codigo_estado, id_empresa, dominio_grupo, codigo_grupo, dominio_cargo, dominio_centro_costo,
    dominio_departamento, genero, fecha_ingreso, fecha_cese, tipo_documento, numero_documento, codigo_jefe_inmediato, indicador_admin,
    indicador_soporte, contrasenia_hash, contrasenia_fecha, contrasenia_temporal, fecha_login, usuario_creacion, usuario_modificacion,
    fecha_creacion, fecha_modificacion, version, correo_comprobado, id_cargo, id_centro_costo, id_departamento, idioma, trabajador,
    indicador_alcance, id_usuario_creacion, id_usuario_modificacion, correo_rebotado, fecha_seudonimo, rol_acotado)
select a.id_usuario, a.username, a.codigo_usuario, a.nombres, a.apellido_paterno, a.apellido_materno, a.correo_electronico,
    a.correo_secundario, a.telefono, a.codigo_estado, a.id_empresa, a.dominio_grupo, a.codigo_grupo, a.dominio_cargo,
    a.dominio_centro_costo, a.dominio_departamento, a.genero, a.fecha_ingreso, a.fecha_cese, a.tipo_documento, a.numero_documento,
    a.codigo_jefe_inmediato, a.indicador_admin, a.indicador_soporte, a.contrasenia_hash, a.contrasenia_fecha, a.contrasenia_temporal,
    a.fecha_login, a.usuario_creacion, a.usuario_modificacion, a.fecha_creacion, a.fecha_modificacion, a.version, a.correo_comprobado,
    a.id_cargo, a.id_centro_costo, a.id_departamento, a.idioma, a.trabajador, a.indicador_alcance, a.id_usuario_creacion,
    a.id_usuario_modificacion, a.correo_rebotado, a.fecha_seudonimo, a.rol_acotado
from union_fila f
cross join lateral jsonb_populate_record(null::usuario, f.antes) a
where f.id_union = $1 and f.tabla = $2 and f.columna is not distinct
from $3 and true
on conflict do nothing
returning 1 as uno;
select devolver_accesos($1::integer); -- POST /union/deshacer, POST /union/deshacer/simular
delete from nombre_anterior where id_union = $1; -- POST /union/deshacer, POST /union/deshacer/simular
update union_registro set estado = $1, fecha_fin = $2 where id_union = $3; -- POST /union/deshacer, POST /union/deshacer/simular
delete from union_fila where id_union = $1; -- POST /union/deshacer, POST /union/deshacer/simular
-- GET /union/sellst
select array_agg(fila.id_union order by fila.fecha_creacion desc, fila.id_union desc) as claves
from (
  select m.id_union, m.fecha_creacion, m.clase, m.unido, m.conservado, coalesce(u.personal, u.username) as autor, m.estado, m.id_conservado,
      (m.estado = 'hecha' and m.fecha_creacion > $1::timestamptz - interval '1 day' and exists (select from union_fila f where f.id_union =
      m.id_union))::integer as deshacible
  from union_registro m
  left join usuario u using (id_usuario)
  where $2 or (m.clase = 'usuario' and exists (select from usuario q where q.id_usuario = m.id_conservado and true))
) as fila
where true;
select fila.* from (…) as fila where fila.id_union = any ($3::bigint[]) and true; -- GET /union/sellst
