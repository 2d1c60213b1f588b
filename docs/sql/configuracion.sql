-- SQL of configuracion. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /configuracion/sellst
select fila.*
from (
  select c.id_configuracion, c.nombre_empresa, c.nombre_corto, c.idioma, c.color_primario, c.color_menu, c.registro_abierto,
      c.dias_vencimiento, c.sesion_inactiva_horas, c.segundo_factor_administradores, c.dias_acceso, c.dias_arco, c.sello_anios, c.terminos,
      c.terminos_direccion, c.notaminima, c.pausas_intento, c.lugar_certificado, c.zona_horaria, c.firma_notificacion, c.hora_recordatorio,
      c.dias_recordatorio, c.maximo_recordatorios, c.dias_prorroga_jefe, c.correo_contacto, c.telefono_soporte, c.enlace_guia,
      c.enlace_soporte, c.enlace_contacto, c.id_plan_tablero1, c.id_plan_tablero2, c.ritmo_semanal, c.umbral_rojo, c.umbral_amarillo,
      c.nps_detractor, c.nps_promotor, c.umbral_cese, c.logo_clave, 1 as codigo_estado, c.usuario_modificacion, c.fecha_modificacion,
      c.version
  from configuracion c
) as fila
where true
order by fila.id_configuracion asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /configuracion/sellst
select fila.* from (…) as fila where fila.id_configuracion = $1; -- GET /configuracion/sel/:id, POST /configuracion/ins (2 times), POST /configuracion/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /configuracion/ins, POST /configuracion/upd/, POST /configuracion/logo, DELETE /configuracion/logo, POST /configuracion/imagen/:nombre, DELETE /configuracion/imagen/:nombre
select id_configuracion, codigo_estado, version from configuracion where id_configuracion = $1 for no key update; -- POST /configuracion/ins (2 times), POST /configuracion/upd/ (2 times)
-- POST /configuracion/ins, POST /configuracion/upd/
update configuracion
set nombre_empresa = $1, nombre_corto = $2, idioma = $3, color_primario = $4, color_menu = $5, registro_abierto = $6, dias_vencimiento = $7,
    sesion_inactiva_horas = $8, segundo_factor_administradores = $9, dias_acceso = $10, dias_arco = $11, sello_anios = $12, terminos = $13,
    terminos_direccion = $14, notaminima = $15, pausas_intento = $16, lugar_certificado = $17, zona_horaria = $18, firma_notificacion = $19,
    hora_recordatorio = $20, dias_recordatorio = $21, maximo_recordatorios = $22, dias_prorroga_jefe = $23, correo_contacto = $24,
    telefono_soporte = $25, enlace_guia = $26, enlace_soporte = $27, enlace_contacto = $28, id_plan_tablero1 = $29, id_plan_tablero2 = $30,
    ritmo_semanal = $31, umbral_rojo = $32, umbral_amarillo = $33, nps_detractor = $34, nps_promotor = $35, umbral_cese = $36,
    usuario_modificacion = $37, fecha_modificacion = $38, version = version + 1
where id_configuracion = $39
returning version;
-- POST /configuracion/logo, DELETE /configuracion/logo
update configuracion
set logo = $1::bytea, logo_tipo = $2::text, usuario_modificacion = $3, fecha_modificacion = $4::timestamptz
returning logo_clave;
-- POST /configuracion/logo, DELETE /configuracion/logo, DELETE /configuracion/imagen/:nombre
with quitadas as (delete from marca_imagen where nombre = any ($1::text[])) update configuracion
set imagenes = imagenes - $2::text[], usuario_modificacion = $3, fecha_modificacion = $4::timestamptz
where imagenes ?| $5::text[];
-- POST /configuracion/imagen/:nombre
with imagen as (insert into marca_imagen (nombre, tipo, bytes) values ($1, $2, $3::bytea) on conflict (nombre) do update set tipo =
    excluded.tipo, bytes = excluded.bytes returning encode(sha256(bytes), 'hex') as clave) update configuracion
set imagenes = imagenes || jsonb_build_object($4::text, imagen.clave), usuario_modificacion = $5, fecha_modificacion = $6::timestamptz
from imagen
returning imagen.clave;
