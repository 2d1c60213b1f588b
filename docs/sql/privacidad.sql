-- SQL of privacidad. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /privacidad/exportar/:id
select id_usuario, username, codigo_usuario, personal, array_remove(array[lower(correo_electronico), lower(correo_secundario)], null) as
    correos
from usuario
where id_usuario = $1::integer;
-- GET /privacidad/exportar/:id, POST /privacidad/suprimir, POST /privacidad/sello/abrir, POST /privacidad/retencion
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- GET /privacidad/exportar/:id (2 times)
select t.id_usuario, t.username, t.codigo_usuario, t.nombres, t.apellido_paterno, t.apellido_materno, t.personal, t.tipo_documento,
    t.numero_documento, t.correo_electronico, t.correo_secundario, t.correo_comprobado, t.correo_rebotado, t.telefono, t.genero,
    t.codigo_estado, t.id_empresa, t.codigo_grupo, t.id_cargo, t.id_centro_costo, t.id_departamento, t.trabajador, t.fecha_ingreso,
    t.fecha_cese, t.fecha_seudonimo, t.codigo_jefe_inmediato, t.indicador_admin, t.indicador_soporte, t.rol_acotado, t.indicador_alcance,
    t.idioma, t.contrasenia_fecha, t.contrasenia_temporal, t.fecha_login, t.fecha_creacion, t.fecha_modificacion, em.empresa, (select
    p.parametro from parametro p where p.id_parametro = t.id_cargo) as cargo, (select p.parametro from parametro p where p.id_parametro =
    t.id_centro_costo) as centro_costo, (select p.parametro from parametro p where p.id_parametro = t.id_departamento) as departamento
from usuario t
left join empresa em on em.id_empresa = t.id_empresa
where t.id_usuario = $1::integer;
select t.id_externo, t.nombre_usuario from scim_usuario t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
select t.id_empresa, t.fecha_creacion, em.empresa from acceso_empresa t join empresa em using (id_empresa) where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
-- GET /privacidad/exportar/:id (2 times)
select t.id_empresa, t.empresa, t.codigo_gerente = $1::text as es_gerente, t.codigo_director = $2::text as es_director
from empresa t
where $3::text in (t.codigo_gerente, t.codigo_director);
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_sesion, t.fecha_creacion, t.fecha_expiracion, t.fecha_revocacion, t.fecha_confirmacion, t.ultimo_uso, t.uso_desde,
    t.uso_previo, t.proveedor, t.agente, t.ip, t.ip_uso, t.id_dispositivo from sesion t where t.id_usuario = $1::integer) fila
order by fila.id_sesion
limit $2;
select t.fecha_uso from dispositivo t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
select t.fecha_creacion, t.fecha_activacion from segundo_factor t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
select t.fecha_uso from codigo_recuperacion t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_llave, t.nombre, t.transportes, t.respaldada, t.contador, t.fecha_creacion, t.fecha_uso from llave t where t.id_usuario =
    $1::integer) fila
order by fila.id_llave
limit $2;
select t.fecha, t.fecha_expiracion from pin_tienda t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
-- GET /privacidad/exportar/:id (2 times)
select t.id_restablecimiento, t.tipo, t.fecha_creacion, t.fecha_expiracion, t.fecha_uso
from restablecimiento t
where t.id_usuario = $1::integer;
select t.fecha_creacion, t.fecha_reemplazo from calendario_enlace t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
-- GET /privacidad/exportar/:id (2 times)
select t.id_notificacion_equipo, t.agente, t.silencio_desde, t.silencio_hasta, t.fecha_creacion
from notificacion_equipo t
where t.id_usuario = $1::integer;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_nombre_anterior, t.id_anterior, t.codigo, t.nombre, t.documento from nombre_anterior t where t.id_usuario = $1::integer)
    fila
order by fila.id_nombre_anterior
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_asignacion, t.id_planestudio, t.codigo_grupo, t.codigo_estado, t.fuente, t.id_regla, t.razon, t.motivo_cierre,
    t.fecha_apertura, t.fecha_cierre, t.fecha_plazo, t.fecha_prorroga, t.fecha_limite, t.fecha_creacion, t.fecha_modificacion,
    p.denominacion as plan from asignacion t join planestudio p using (id_planestudio) where t.id_usuario = $1::integer) fila
order by fila.id_asignacion
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_asignacion_historia, t.id_asignacion, t.tipo, t.fecha, t.fuente, t.codigo_grupo, t.id_regla, t.razon, t.motivo from
    asignacion_historia t join asignacion a using (id_asignacion) where a.id_usuario = $1::integer) fila
order by fila.id_asignacion_historia
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (
  select t.id_evaluacion, t.id_planestudio, t.id_programa, t.id_curso, t.id_modulo, t.id_tema, t.numero_intento, t.codigo_estado,
      t.fecha_creacion, t.fecha_fin, t.fecha_modificacion, t.nota, t.notaminima, t.correcta, t.total, t.aprobado, t.rapido,
      t.fecha_declarada, t.fecha_recibida, t.fuente, t.motivo_anulacion, m.titulo as tema
  from evaluacion t
  join tema m using (id_tema)
  where t.id_usuario = $1::integer
) fila
order by fila.id_evaluacion
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (
  select t.id_detalle, t.id_evaluacion, t.id_pregunta, t.version, t.numero_orden, t.respuesta, t.respuesta_datos, t.fecha_respuesta,
      v.pregunta, case when v.datos is null then (array[v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d])[coalesce(t.orden_opciones[t.respuesta],
      substr(t.orden, t.respuesta, 1)::smallint)] end as respuesta_texto, v.datos, t.orden_opciones, case when q.codigo_estado <> 1 then
      t.es_correcta end as es_correcta, case when q.codigo_estado <> 1 then coalesce(t.puntos, t.es_correcta::integer) end as puntos
  from detalle t
  join evaluacion e using (id_evaluacion)
  join pregunta q using (id_pregunta)
  join pregunta_version v on v.id_pregunta = t.id_pregunta and v.version = t.version
  where e.id_usuario = $1::integer
) fila
order by fila.id_detalle
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_paquete_alumno, t.id_planestudio, t.id_programa, t.id_curso, t.id_modulo, t.id_tema, t.id_paquete, t.completado,
    t.aprobado, t.nota, t.segundos, t.fecha_creacion, t.fecha_guardado, p.titulo as paquete, m.titulo as tema from paquete_alumno t join
    paquete p using (id_paquete) join tema m on m.id_tema = t.id_tema where t.id_usuario = $1::integer) fila
order by fila.id_paquete_alumno
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_paquete_alumno, t.leccion, t.cmi, t.completada, t.aprobada, t.nota, t.segundos, t.segundos_sesion, t.lanzamiento,
    t.fecha_guardado from paquete_estado t join paquete_alumno a using (id_paquete_alumno) where a.id_usuario = $1::integer) fila
order by fila.id_paquete_alumno
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_lanzamiento, t.id_paquete_alumno, t.id_paquete, t.id_evaluacion, t.modo, t.idioma, t.secuencia, t.fecha_creacion,
    t.fecha_guardado from paquete_lanzamiento t join paquete_alumno a using (id_paquete_alumno) where a.id_usuario = $1::integer) fila
order by fila.id_lanzamiento
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_paquete_registro, t.id_lanzamiento, t.leccion, t.secuencia, t.fecha, t.dicho, t.nuevo, t.fin from paquete_registro t join
    paquete_lanzamiento l using (id_lanzamiento) join paquete_alumno a using (id_paquete_alumno) where a.id_usuario = $1::integer) fila
order by fila.id_paquete_registro
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_feedback, t.id_evaluacion, t.escala, t.comentario, t.fecha_feedback, t.fecha_modificacion from feedback t join evaluacion
    e using (id_evaluacion) where e.id_usuario = $1::integer) fila
order by fila.id_feedback
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_consulta, t.id_tema, t.id_pregunta, t.version_pregunta, t.texto, t.estado, t.respuesta, t.fecha_respuesta,
    t.fecha_lectura, t.fecha_creacion, t.fecha_modificacion, m.titulo as tema from consulta t join tema m using (id_tema) where t.id_usuario
    = $1::integer) fila
order by fila.id_consulta
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_certificado, t.id_evaluacion, t.numero, t.codigo, t.nombre, t.tema, t.nota, t.lugar, t.fecha, t.idioma, t.codigo_estado,
    t.fecha_creacion, t.duracion, t.empresa, t.documento, t.reemplaza from certificado t join evaluacion e using (id_evaluacion) where
    e.id_usuario = $1::integer) fila
order by fila.id_certificado
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select t.id_planestudio, t.id_programa, t.id_curso, t.id_modulo, t.id_tema, t.intentos, t.nota, t.aprobado, t.id_evaluacion,
    t.fecha_aprobado, t.fecha_ultima, t.convalidado
from progreso_tema t
where t.id_usuario = $1::integer;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_planestudio, t.total, t.aprobados, t.calificados, t.suma_notas, t.evaluaciones, t.abierta, t.fecha_apertura,
    t.fecha_limite, t.iniciado, t.id_empresa, t.id_centro_costo, t.id_departamento, t.fecha_cese from progreso t where t.id_usuario =
    $1::integer) fila
order by fila.id_planestudio
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_ausencia, t.tipo, t.fecha_desde, t.fecha_hasta, t.observacion, t.fecha_creacion, t.fecha_modificacion from ausencia t
    where t.id_usuario = $1::integer) fila
order by fila.id_ausencia
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_justificacion, t.id_asignacion, t.fecha_apertura, t.tipo, t.fecha_hasta, t.motivo, t.nivel, t.via, t.fecha_creacion from
    justificacion t where t.id_usuario = $1::integer) fila
order by fila.id_justificacion
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_prorroga, t.id_asignacion, t.fecha_apertura, t.fecha_antes, t.fecha_nueva, t.retirada, t.motivo, t.via, t.fecha_creacion
    from prorroga t where t.id_usuario = $1::integer) fila
order by fila.id_prorroga
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_recordatorio, t.id_asignacion, t.fecha_apertura, t.nivel, t.rol, t.fecha, t.id_correo, a.id_usuario = $1::integer as
    sobre_usted, t.id_destinatario = $2::integer as para_usted from recordatorio t join asignacion a using (id_asignacion) where
    a.id_usuario = $3::integer or t.id_destinatario = $4::integer) fila
order by fila.id_recordatorio
limit $5;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_aviso_asignacion, t.id_asignacion, t.fecha_apertura, t.fecha, t.id_correo from aviso_asignacion t join asignacion a using
    (id_asignacion) where a.id_usuario = $1::integer) fila
order by fila.id_aviso_asignacion
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_enlace_equipo, t.fecha_creacion, t.fecha_expiracion, t.fecha_uso from enlace_equipo t where t.id_usuario = $1::integer)
    fila
order by fila.id_enlace_equipo
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (
  select t.id_correo, t.tipo, t.asunto, t.estado, t.intentos, t.fecha_creacion, t.fecha_envio, t.id_planestudio, t.nivel, t.adjunto_nombre,
      t.adjunto_tipo, t.motivo, case when lower(t.destinatario) = any ($1::text[]) then t.destinatario end as destinatario, case when
      lower(t.destinatario) = any ($2::text[]) then regexp_replace(t.texto, '(token=)[A-Za-z0-9_-]{20,}', '\1…', 'g') end as texto, case
      when lower(t.destinatario) = any ($3::text[]) then encode(t.adjunto, 'base64') end as adjunto
  from correo t
  where t.id_usuario = $4::integer or lower(t.destinatario) = any ($5::text[])
) fila
order by fila.id_correo
limit $6;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_solicitud, t.tipo, t.canal, t.fecha_recepcion, t.vence, t.detalle, t.estado, t.respuesta, t.fecha_respuesta,
    t.fecha_creacion, t.fecha_modificacion from solicitud t where t.id_usuario = $1::integer) fila
order by fila.id_solicitud
limit $2;
select t.fijados, t.pasos_apartados from navegacion t where t.id_usuario = $1::integer; -- GET /privacidad/exportar/:id (2 times)
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_reporte_guardado, t.nombre, t.ruta, t.filtros, t.rango, t.columnas, t.compartido, t.frecuencia, t.dia, t.hora, t.pausado,
    t.a_direccion, t.formato, t.fecha_creacion, t.fecha_modificacion from reporte_guardado t where t.id_usuario = $1::integer) fila
order by fila.id_reporte_guardado
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select t.id_reporte_guardado, t.fecha, t.resultado, t.filas, t.empresas, t.fecha_creacion
from reporte_envio t
where t.id_usuario = $1::integer;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_log, t.fecha_creacion, t.tabla, t.tipo, t.id_registro, t.detalle, t.antes, t.despues from log t where t.id_usuario in
    (select $1::integer union all select n.id_anterior from nombre_anterior n where n.id_usuario = $2::integer)) fila
order by fila.id_log
limit $3;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_log, t.fecha_creacion, t.tabla, t.tipo, t.id_registro from log t where t.id_usuario_creacion in (select $1::integer union
    all select n.id_anterior from nombre_anterior n where n.id_usuario = $2::integer) and t.id_usuario is distinct from $3::integer) fila
order by fila.id_log
limit $4;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_importacion, t.tipo, t.estado, t.archivo, t.opciones, t.resultado, t.deshecho, t.fecha_atendida, t.fecha_creacion,
    t.fecha_modificacion from importacion t where t.id_usuario = $1::integer) fila
order by fila.id_importacion
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_importacion, t.numero, t.estado, t.textos, t.antes, t.despues from importacion_fila t join importacion i using
    (id_importacion) where i.tipo = 'usuario' and t.id_registro = $1::integer) fila
order by fila.id_importacion, fila.numero
limit $2;
-- GET /privacidad/exportar/:id (2 times)
select *
from (select t.id_entrega, t.tipo, t.cuerpo, t.estado, t.fecha_creacion, t.fecha_entrega from webhook_entrega t where substring(cuerpo from
    '"id_usuario": ([0-9]+),') = $1::integer::text) fila
order by fila.id_entrega
limit $2;
-- GET /privacidad/consecuencias/:id, POST /privacidad/suprimir
select u.personal, u.fecha_seudonimo, c.sello_anios, (select count(*)::integer from sesion s where s.id_usuario = u.id_usuario) as sesiones,
    (select count(*)::integer from correo m where m.id_usuario = u.id_usuario) as correos, (select count(*)::integer from ausencia a where
    a.id_usuario = u.id_usuario) as ausencias, (select count(*)::integer from feedback f join evaluacion e using (id_evaluacion) where
    e.id_usuario = u.id_usuario and f.comentario is not null) + (select count(*)::integer from consulta k where k.id_usuario = u.id_usuario)
    as comentarios, (select count(*)::integer from evaluacion e where e.id_usuario = u.id_usuario) as intentos, (select count(*)::integer
    from certificado k join evaluacion e using (id_evaluacion) where e.id_usuario = u.id_usuario) as certificados, (select count(*)::integer
    from log l where l.id_usuario = u.id_usuario) as entradas
from usuario u, configuracion c
where u.id_usuario = $1::integer;
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /privacidad/suprimir, POST /privacidad/retencion
select pg_advisory_xact_lock(hashtext('acceso')); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
select
from usuario u
where u.id_usuario = $1 and u.indicador_admin = 1 and u.indicador_alcance = 0 and u.codigo_estado = 1 and not exists (select from usuario o
    where o.indicador_admin = 1 and o.indicador_alcance = 0 and o.codigo_estado = 1 and o.fecha_cese is null and o.id_usuario <>
    u.id_usuario);
-- POST /privacidad/suprimir
select u.id_usuario, u.username, u.codigo_usuario, u.personal, u.nombres, u.apellido_paterno, u.apellido_materno, u.numero_documento,
    u.fecha_seudonimo, u.fecha_creacion, array_remove(array[lower(u.correo_electronico), lower(u.correo_secundario)], null) as correos,
    array(
  select distinct v.dato
  from (
    select unnest(array[u.username, u.numero_documento, u.telefono, u.correo_electronico, u.correo_secundario, u.correo_rebotado,
        u.codigo_usuario, u.personal]) as dato
    union all
    select unnest(array[s.nombre_usuario, s.id_externo])
    from scim_usuario s
    where s.id_usuario = u.id_usuario
    union all
    select l.valores ->> n.campo
    from log r
    cross join lateral (values (r.antes), (r.despues)) as l(valores)
    cross join unnest(array['username', 'numero_documento', 'telefono', 'correo_electronico', 'correo_secundario', 'nombre_usuario',
        'id_externo']) as n(campo)
    where r.id_usuario in (select $1::integer union all select n.id_anterior from nombre_anterior n where n.id_usuario = $2::integer) and
        r.tabla in ('usuario', 'scim_usuario')
  ) v
  where v.dato is not null
) as datos
from usuario u
where u.id_usuario = $3::integer
for update;
insert into secreto (clave, valor) values ('sello', $1) on conflict (clave) do nothing; -- POST /privacidad/suprimir, POST /privacidad/sello/abrir
select valor from secreto where clave = 'sello'; -- POST /privacidad/suprimir, POST /privacidad/sello/abrir
-- POST /privacidad/suprimir
select json_build_object('persona', (select to_jsonb(u) - array['contrasenia_hash', 'busqueda'] from usuario u where u.id_usuario =
    $1::integer), 'certificados', (select coalesce(json_agg(json_build_object('id_certificado', c.id_certificado, 'numero', c.numero,
    'nombre', c.nombre, 'documento', c.documento)), '[]') from certificado c join evaluacion e using (id_evaluacion) where e.id_usuario =
    $2::integer), 'registro', (
    select coalesce(json_agg(json_build_object('id_log', l.id_log, 'detalle', l.detalle, 'antes', l.antes, 'despues', l.despues)), '[]')
        from log l where l.id_usuario in (select $3::integer union all select n.id_anterior from nombre_anterior n where n.id_usuario =
        $4::integer) and l.tabla not in ('ausencia', 'feedback', 'justificacion', 'prorroga') and (l.detalle is not null or l.antes is not
        null or l.despues is not null)
  ))::text as contenido;
-- POST /privacidad/suprimir
select n.id_anterior as id_usuario, coalesce(b.antes ->> 'username', n.documento, n.codigo) as username, n.codigo as codigo_usuario,
    n.nombre as personal, coalesce(b.antes ->> 'nombres', n.nombre) as nombres, coalesce(b.antes ->> 'apellido_paterno', '') as
    apellido_paterno, coalesce(b.antes ->> 'apellido_materno', '') as apellido_materno, n.documento as numero_documento,
    array_remove(array[lower(b.antes ->> 'correo_electronico'), lower(b.antes ->> 'correo_secundario')], null) as correos,
    array_remove(array[b.antes ->> 'username', n.documento, n.codigo, n.nombre, b.antes ->> 'telefono', b.antes ->> 'correo_electronico',
    b.antes ->> 'correo_secundario'], null) as datos
from nombre_anterior n
left join lateral (select l.antes from log l where l.tabla = 'usuario' and l.tipo = 'baja' and l.id_registro = n.id_anterior and l.antes is
    not null order by l.id_log desc limit 1) b on true
where n.id_usuario = $1::integer
order by n.id_nombre_anterior;
-- POST /privacidad/suprimir
select dato
from unnest($1::text[]) dato
where not exists (select from usuario u where u.id_usuario <> $2::integer and lower(dato) in (lower(u.username), lower(u.personal),
    lower(u.codigo_usuario), lower(u.correo_electronico), lower(u.correo_secundario), lower(u.numero_documento), lower(u.telefono)));
select from usuario where id_usuario <> $1::integer and personal ~ $2::text limit 1; -- POST /privacidad/suprimir
select set_config('portal.supresion', 'si', true); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
insert into sello_persona (id_usuario, fecha, conservar_hasta, contenido)
select $1::integer, $2::timestamptz, ($3::date + make_interval(years => c.sello_anios))::date, $4::bytea
from configuracion c;
-- POST /privacidad/suprimir
update usuario
set username = $1, codigo_usuario = $2, nombres = $3, apellido_paterno = '', apellido_materno = '', tipo_documento = 'OTRO',
    numero_documento = null, correo_electronico = null, correo_secundario = null, correo_rebotado = null, correo_comprobado = false,
    telefono = null, genero = null, trabajador = null, fecha_ingreso = null, idioma = null, codigo_jefe_inmediato = null, contrasenia_hash =
    null, contrasenia_fecha = null, contrasenia_temporal = false, fecha_login = null, indicador_admin = 0, indicador_soporte = 0,
    rol_acotado = 0, indicador_alcance = 0, codigo_estado = 2, fecha_cese = least(coalesce(fecha_cese, $4::date), $5::date), fecha_seudonimo
    = $6::timestamptz, fecha_modificacion = $7::timestamptz, version = version + 1
where id_usuario = $8::integer;
-- POST /privacidad/suprimir
update feedback f
set comentario = null
from evaluacion e
where e.id_evaluacion = f.id_evaluacion and e.id_usuario = $1::integer and f.comentario is not null;
-- POST /privacidad/suprimir
update detalle d
set respuesta_datos = '"—"'
from evaluacion e
where e.id_evaluacion = d.id_evaluacion and e.id_usuario = $1::integer and jsonb_typeof(d.respuesta_datos) = 'string';
update paquete_estado e set cmi = '{}' from paquete_alumno a where a.id_paquete_alumno = e.id_paquete_alumno and a.id_usuario = $1::integer; -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update paquete_registro r
set dicho = '{}'
from paquete_lanzamiento l
join paquete_alumno a using (id_paquete_alumno)
where l.id_lanzamiento = r.id_lanzamiento and a.id_usuario = $1::integer;
update evaluacion set motivo_anulacion = null where id_usuario = $1::integer and motivo_anulacion is not null; -- POST /privacidad/suprimir
update asignacion set motivo_cierre = null where id_usuario = $1::integer and motivo_cierre is not null; -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update asignacion_historia h
set motivo = null
from asignacion a
where a.id_asignacion = h.id_asignacion and a.id_usuario = $1::integer and h.motivo is not null;
update justificacion set motivo = '—' where id_usuario = $1::integer and motivo not in ('', '—'); -- POST /privacidad/suprimir
update prorroga set motivo = '—' where id_usuario = $1::integer and motivo <> '—'; -- POST /privacidad/suprimir
update solicitud set detalle = null, respuesta = null where id_usuario = $1::integer and (detalle is not null or respuesta is not null); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update consulta
set texto = '—', respuesta = case when respuesta is not null then '—' end, estado = case when estado = 'abierta' then 'cerrada' else estado
    end
where id_usuario = $1::integer and (texto <> '—' or respuesta <> '—' or estado = 'abierta');
delete from sesion where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from dispositivo where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from segundo_factor where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from codigo_recuperacion where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from llave where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from scim_usuario where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from desafio where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from restablecimiento where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from pin_tienda where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from enlace_equipo where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from calendario_enlace where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from notificacion_equipo where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from navegacion where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from ausencia where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from acceso_empresa where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from reporte_guardado where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from copia where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from simulacion where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from simulacion_fila where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from masivo where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from masivo_fila where id_usuario = $1::integer; -- POST /privacidad/suprimir
delete from intento_acceso where clave ~ $1; -- POST /privacidad/suprimir
delete from acceso_externo where lower(correo) = any ($1::text[]) or sin_acentos(concat_ws(' ', nombres, apellidos)) = sin_acentos($2::text); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
delete from importacion_fila f using importacion i
where i.id_importacion = f.id_importacion and ((i.tipo = 'usuario' and f.id_registro = $1::integer) or exists (select from
    jsonb_each_text(f.textos) v where lower(v.value) = any ($2::text[])));
-- POST /privacidad/suprimir
delete from union_fila f using union_registro m
where m.id_union = f.id_union and ((f.clave ->> 'id_usuario')::integer = $1::integer or (m.clase = 'usuario' and $2::integer in
    (m.id_conservado, m.id_unido)));
update union_registro set conservado = $1, unido = $2 where clase = 'usuario' and $3::integer in (id_conservado, id_unido); -- POST /privacidad/suprimir
update nombre_anterior set codigo = $1, nombre = $2, documento = null where id_usuario = $3::integer; -- POST /privacidad/suprimir
update reporte_guardado set destinatarios = array_remove(destinatarios, $1::integer) where $2::integer = any (destinatarios); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update correo
set destinatario = '', copias = '{}', asunto = '', texto = '', html = '', adjunto = null, adjunto_nombre = null, adjunto_tipo = null,
    ultimo_error = null, motivo = null, clave = 'suprimido:' || id_correo, estado = case when estado in ('pendiente', 'retenido') then
    'descartado' else estado end
where id_usuario = $1::integer or lower(destinatario) = any ($2::text[]);
-- POST /privacidad/suprimir
update correo
set copias = array(select c from unnest(copias) c where lower(c) <> all ($1::text[]))
where exists (select from unnest(copias) c where lower(c) = any ($2::text[]));
select id_correo, adjunto from correo where adjunto is not null and id_correo > $1::integer order by id_correo limit 1; -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update certificado c
set nombre = $1::text, documento = null
from evaluacion e
where e.id_evaluacion = c.id_evaluacion and e.id_usuario = $2::integer;
-- POST /privacidad/suprimir
update webhook_entrega
set cuerpo = jsonb_set(cuerpo::jsonb, '{data,persona}', (cuerpo::jsonb #> '{data,persona}') || jsonb_build_object('codigo_usuario',
    $1::text, 'username', $2::text, 'personal', $3::text))::text
where substring(cuerpo from '"id_usuario": ([0-9]+),') = $4;
-- POST /privacidad/suprimir
with cambiadas as (update cuadro_fila set fila = (fila - array['correo_electronico', 'telefono', 'numero_documento', 'fecha_ingreso']) ||
    jsonb_build_object('personal', $1::text) || case when fila ? 'apellido' then jsonb_build_object('nombres', $2::text, 'apellido', '')
    else '{}' end || case when fila ? 'codigo_usuario' then jsonb_build_object('codigo_usuario', $3::text) else '{}' end || case when fila ?
    'codigo' then jsonb_build_object('codigo', $4::text) else '{}' end || case when fila ? 'username' then jsonb_build_object('username',
    $5::text) else '{}' end || case when fila ? 'correo_electronico' then jsonb_build_object('correo_electronico', null) else '{}' end where
    fila ? 'personal' and (fila ->> 'id_usuario' = $6::text or fila ->> 'codigo' = $7::text) returning id_cuadro)
select distinct id_cuadro
from cambiadas;
-- POST /privacidad/suprimir
with cambiadas as (update cuadro_fila set fila = reescribir_json(fila, $1::text, $2::text) where fila::text ~ $3::text returning id_cuadro)
select distinct id_cuadro
from cambiadas;
select reescribir_textos($1::text[], true, $2::text, $3::text); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update detalle
set respuesta_datos = reescribir_json(respuesta_datos, $1::text, $2::text)
where respuesta_datos is not null and respuesta_datos::text ~ $3::text;
-- POST /privacidad/suprimir
update paquete
set titulo = regexp_replace(titulo, $1::text, $2::text, 'g'), usuario_creacion = regexp_replace(usuario_creacion, $3::text, $4::text, 'g')
where titulo ~ $5::text or usuario_creacion ~ $6::text;
select reescribir_autor($1::integer, $2::text, $3::text); -- POST /privacidad/suprimir
-- POST /privacidad/suprimir
update log
set detalle = null, antes = null, despues = null
where id_usuario = $1::integer and (detalle is not null or antes is not null or despues is not null);
-- POST /privacidad/suprimir (3 times)
update log
set antes = case when antes @> $1::jsonb then antes || $2::jsonb else antes end, despues = case when despues @> $3::jsonb then despues ||
    $4::jsonb else despues end
where antes @> $5::jsonb or despues @> $6::jsonb;
select reescribir_textos(array['log'], false, $1::text, $2::text); -- POST /privacidad/suprimir
select contenido from sello_persona where id_usuario = $1::integer order by id_sello; -- POST /privacidad/sello/abrir
-- GET /privacidad/retencion
select json_build_object('registro', c.meses_registro, 'ingresos', c.meses_ingresos, 'correos', c.meses_correos, 'planillas',
    c.meses_planillas, 'ceses', c.meses_ceses, 'cuadros', c.meses_cuadros) as plazos
from configuracion c;
-- GET /privacidad/retencion, POST /privacidad/retencion/simular
select (select count(*)::integer from log t where t.fecha_creacion < (select corte_retencion($1::integer, $2::date))) as registro, (select
    count(*)::integer from log t where t.tipo = any (sucesos_ingreso()) and t.fecha_creacion < (select corte_retencion($3::integer,
    $4::date))) as ingresos, (select count(*)::integer from correo t where t.texto <> '' and t.estado not in ('pendiente', 'retenido') and
    t.fecha_creacion < (select corte_retencion($5::integer, $6::date))) as correos, (select count(*)::integer from importacion t where
    t.tipo in ('usuario', 'ausencia', 'asignacion') and t.estado <> 'revisada' and coalesce(t.fecha_modificacion, t.fecha_creacion) <
    (select corte_retencion($7::integer, $8::date))) as planillas, (select count(*)::integer from usuario t where t.codigo_estado = 2 and
    t.fecha_seudonimo is null and t.fecha_cese < dia_retencion($9::integer, $10::date) and not exists (select from solicitud s where
    s.id_usuario = t.id_usuario and s.fecha_respuesta is null)) as ceses, (select count(*)::integer from cuadro t where t.huella is not null
    and t.fecha < dia_retencion($11::integer, $12::date)) as cuadros;
-- POST /privacidad/retencion
update configuracion
set meses_registro = $1, meses_ingresos = $2, meses_correos = $3, meses_planillas = $4, meses_ceses = $5, meses_cuadros = $6,
    usuario_modificacion = $7, fecha_modificacion = $8, version = version + $9;
