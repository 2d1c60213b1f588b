-- SQL of portal. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select current_setting('transaction_read_only') as lectura; -- GET /salud
-- GET /portal, GET /portal/logo, GET /portal/imagen/:nombre, GET /portal/manifest.webmanifest
select registro_abierto, correo_contacto, telefono_soporte, zona_horaria, nombre_empresa, logo_clave, color_primario, color_menu,
    nombre_corto, enlace_guia, enlace_soporte, enlace_contacto, idioma, imagenes, sesion_inactiva_horas
from configuracion
where id_configuracion = 1;
select logo, logo_tipo from configuracion; -- GET /portal/logo
select bytes, tipo from marca_imagen where nombre = $1; -- GET /portal/imagen/:nombre
select terminos, terminos_direccion from configuracion; -- GET /portal/terminos
-- GET /portal/buscar
(
  select $1::text as tipo, f.id, f.titulo, f.detalle, f.activo, f.lugar
  from (select p.id_planestudio as id, p.denominacion as titulo, null as detalle, true as activo, null::jsonb as lugar,
      sin_acentos(p.denominacion) as plegado, '' as codigo from (select p.id_planestudio, p.denominacion from asignacion a join planestudio
      p using (id_planestudio) where a.id_usuario = $2 and a.codigo_estado = 1 and p.codigo_estado = 1) p) f
  where f.plegado like all (array(select '%' || regexp_replace(sin_acentos(palabra), '[\\%_]', '\\\&', 'g') || '%' from unnest($3::text[])
      as palabra))
  order by sin_acentos(f.codigo) = (select sin_acentos($4)) desc, starts_with(sin_acentos(f.titulo), (select sin_acentos($5))) desc,
      f.activo desc, orden_texto(f.titulo) collate C, f.id
  limit $6
)
union all (
  select $7::text as tipo, f.id, f.titulo, f.detalle, f.activo, f.lugar
  from (
    select o.id_tema as id, t.titulo, concat_ws(' · ', p.denominacion, c.titulo) as detalle, true as activo,
        jsonb_build_object('id_planestudio', o.id_planestudio, 'id_programa', o.id_programa, 'id_curso', o.id_curso, 'id_modulo',
        o.id_modulo, 'cuestionario', o.cuestionario) as lugar, sin_acentos(t.titulo || ' ' || c.titulo) as plegado, '' as codigo
    from (select p.id_planestudio, p.denominacion from asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $8 and
        a.codigo_estado = 1 and p.codigo_estado = 1) p
    join ocurrencia o on o.id_planestudio = p.id_planestudio and o.activa and o.id_planestudio = any (array(select id_planestudio from
        (select p.id_planestudio, p.denominacion from asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $9 and
        a.codigo_estado = 1 and p.codigo_estado = 1) propio))
    join tema t using (id_tema)
    join curso c using (id_curso)
  ) f
  where f.plegado like all (array(select '%' || regexp_replace(sin_acentos(palabra), '[\\%_]', '\\\&', 'g') || '%' from unnest($10::text[])
      as palabra))
  order by sin_acentos(f.codigo) = (select sin_acentos($11)) desc, starts_with(sin_acentos(f.titulo), (select sin_acentos($12))) desc,
      f.activo desc, orden_texto(f.titulo) collate C, f.id
  limit $13
)
union all (
  select $14::text as tipo, f.id, f.titulo, f.detalle, f.activo, f.lugar
  from (select k.id_evaluacion as id, k.tema as titulo, k.codigo as detalle, true as activo, null::jsonb as lugar, sin_acentos(k.tema || ' '
      || k.codigo || ' ' || k.numero) as plegado, k.codigo from certificado k join evaluacion v using (id_evaluacion) where v.id_usuario =
      $15 and k.codigo_estado = 1) f
  where f.plegado like all (array(select '%' || regexp_replace(sin_acentos(palabra), '[\\%_]', '\\\&', 'g') || '%' from unnest($16::text[])
      as palabra))
  order by sin_acentos(f.codigo) = (select sin_acentos($17)) desc, starts_with(sin_acentos(f.titulo), (select sin_acentos($18))) desc,
      f.activo desc, orden_texto(f.titulo) collate C, f.id
  limit $19
);
select fijados, pasos_apartados from navegacion where id_usuario = $1; -- GET /portal/navegacion
-- PUT /portal/navegacion
insert into navegacion as n (id_usuario, fijados, pasos_apartados)
select $1, coalesce(nuevo.fijados, '[]'), coalesce(nuevo.apartados, false)
from (select $2::jsonb as fijados, $3::boolean as apartados) nuevo
on conflict (id_usuario) do update
set fijados = coalesce($4::jsonb, n.fijados), pasos_apartados = coalesce($5::boolean, n.pasos_apartados);
-- GET /portal/pasos
select exists (select from empresa where codigo_estado = 1) as empresa, exists (select from usuario u where not (u.indicador_admin = 1 or
    u.indicador_soporte = 1 or u.rol_acotado <> 0) and u.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $1::date)) as
    personas, exists (select from planestudio p where p.codigo_estado = 1 and exists (select from ocurrencia o where o.id_planestudio =
    p.id_planestudio and o.activa and o.cuestionario = 1 and exists (select from tema_pregunta l join pregunta q using (id_pregunta) where
    l.id_tema = o.id_tema and q.codigo_estado = 1))) as plan, exists (select from asignacion where codigo_estado = 1) as asignar, exists
    (select from correo where tipo = 'bienvenida') or exists (select from usuario u where u.fecha_login is not null and not
    (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and u.codigo_estado = 1 and (u.fecha_cese is null or
    u.fecha_cese > $2::date)) as invitar;
