-- SQL of dispositivo. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /dispositivo/sellst
select fila.*
from (
  select d.id_dispositivo, d.dispositivo, d.id_empresa, d.id_centro_costo, d.maximo_mb, e.empresa as empresa, p.parametro as centro_costo,
      case when v.token_hash is not null then 'vinculado' when v.codigo_hash is not null then 'por_vincular' when v.fecha_vinculo is not
      null then 'desvinculado' else 'sin_vincular' end as vinculo, v.fecha_vinculo as fecha_vinculo, v.fecha_visto as fecha_visto,
      coalesce(v.en_espera, 0) as en_espera, d.usuario_creacion, d.usuario_modificacion, d.fecha_creacion, d.fecha_modificacion, d.version
  from tableta d
  join empresa e on e.id_empresa = d.id_empresa
  left join parametro p on p.id_parametro = d.id_centro_costo
  left join tableta_vinculo v on v.id_dispositivo = d.id_dispositivo
) as fila
where true
order by orden_texto(fila.dispositivo::text) collate C asc, fila.id_dispositivo asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /dispositivo/sellst
select fila.* from (…) as fila where fila.id_dispositivo = $1; -- GET /dispositivo/sel/:id, POST /dispositivo/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /dispositivo/ins, POST /dispositivo/upd/, GET /dispositivo/del/:id, DELETE /dispositivo/:id, POST /dispositivo/codigo, POST /dispositivo/desvincular, POST /dispositivo/pin, POST /dispositivo/pin/provisional
-- POST /dispositivo/ins, POST /dispositivo/upd/
select exists (select from empresa where id_empresa = $1::integer) as empresa, ($2::integer is null or exists (select from parametro p where
    p.id_parametro = $3::integer and p.id_dominio = $4 and coalesce(p.id_empresa, $5::integer) = $6::integer)) as centro;
select pg_advisory_xact_lock(hashtext('tableta.dispositivo'), $1::integer); -- POST /dispositivo/ins, POST /dispositivo/upd/
-- POST /dispositivo/ins, POST /dispositivo/upd/
select id_dispositivo
from tableta
where id_empresa = $1::integer and sin_acentos(dispositivo) = sin_acentos($2::text) and id_dispositivo is distinct
from $3::integer;
-- POST /dispositivo/ins
insert into tableta (dispositivo, id_empresa, maximo_mb, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6)
returning id_dispositivo as id;
select id_dispositivo, version from tableta where id_dispositivo = $1 for no key update; -- POST /dispositivo/ins, POST /dispositivo/upd/ (2 times), GET /dispositivo/del/:id, DELETE /dispositivo/:id, POST /dispositivo/codigo, POST /dispositivo/desvincular
-- POST /dispositivo/upd/
update tableta
set dispositivo = $1, id_empresa = $2, id_centro_costo = $3, maximo_mb = $4, usuario_modificacion = $5, fecha_modificacion = $6, version =
    version + 1
where id_dispositivo = $7
returning version;
delete from tableta where id_dispositivo = any ($1::integer[]); -- GET /dispositivo/del/:id, DELETE /dispositivo/:id
-- POST /dispositivo/codigo
insert into tableta_vinculo (id_dispositivo, codigo_hash, codigo_expira)
values ($1, $2, $3)
on conflict (id_dispositivo) do update
set codigo_hash = $4, codigo_expira = $5;
select id_empresa from tableta where id_dispositivo = $1; -- POST /dispositivo/codigo, POST /dispositivo/desvincular, POST /dispositivo/vincular
-- POST /dispositivo/codigo, POST /dispositivo/desvincular, POST /dispositivo/vincular
insert into log (id_usuario, id_empresa, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_log;
update tableta_vinculo set token_hash = $1, codigo_hash = $2, codigo_expira = $3, en_espera = $4 where id_dispositivo = $5; -- POST /dispositivo/desvincular
update sesion set fecha_revocacion = $1::timestamptz where id_dispositivo = $2::integer and fecha_revocacion is null; -- POST /dispositivo/desvincular, POST /dispositivo/vincular
-- POST /dispositivo/vincular, POST /dispositivo/entrar, POST /dispositivo/pin
insert into intento_acceso (clave, fallos, ultimo)
select clave, 0, $1::timestamptz
from unnest($2::text[]) as clave
on conflict (clave) do nothing;
select * from intento_acceso where clave = any ($1::text[]) order by clave for update; -- POST /dispositivo/vincular, POST /dispositivo/entrar, POST /dispositivo/pin
update intento_acceso set fallos = $1, ultimo = $2, bloqueado_hasta = $3 where clave = $4; -- POST /dispositivo/vincular, POST /dispositivo/entrar (2 times), POST /dispositivo/pin
-- POST /dispositivo/vincular
update tableta_vinculo
set token_hash = $1, codigo_hash = null, codigo_expira = null, fecha_vinculo = $2::timestamptz, fecha_visto = $3::timestamptz, en_espera = 0
where codigo_hash = $4 and codigo_expira > $5::timestamptz
returning id_dispositivo;
-- POST /dispositivo/vincular, GET /dispositivo/mio
select d.id_dispositivo, d.dispositivo, e.empresa, p.parametro as centro_costo, d.maximo_mb
from tableta d
join empresa e on e.id_empresa = d.id_empresa
left join parametro p on p.id_parametro = d.id_centro_costo
where d.id_dispositivo = $1::integer;
-- POST /dispositivo/entrar
select u.id_usuario, u.username, u.codigo_usuario, u.numero_documento, u.telefono, u.codigo_estado, u.contrasenia_hash, p.pin_hash,
    p.fecha_expiracion
from usuario u
left join pin_tienda p using (id_usuario)
where u.codigo_estado = 1 and u.id_empresa = $1::integer and ($2::integer is null or u.id_centro_costo = $3::integer) and (lower(u.username)
    = lower($4::text) or lower(u.numero_documento) = lower($5::text))
order by u.id_usuario
limit 2;
update usuario set fecha_login = $1 where id_usuario = $2 and codigo_estado = $3; -- POST /dispositivo/entrar
select pin_hash from pin_tienda where id_usuario = $1 for update; -- POST /dispositivo/entrar
-- POST /dispositivo/entrar
insert into sesion (id_usuario, token_hash, agente, ip, id_dispositivo, fecha_creacion, fecha_expiracion)
values ($1, $2, $3, $4, $5, $6, $7);
-- POST /dispositivo/entrar, POST /dispositivo/pin, POST /dispositivo/pin/provisional
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
delete from intento_acceso where clave = $1; -- POST /dispositivo/entrar, POST /dispositivo/pin (2 times), POST /dispositivo/pin/provisional
update intento_acceso set fallos = greatest(fallos - 1, 0), bloqueado_hasta = null where clave = $1; -- POST /dispositivo/entrar
select id_sesion from sesion where token_hash = $1; -- POST /dispositivo/entrar
-- POST /dispositivo/entrar
select id_usuario as id, username, codigo_usuario, nombres as first_name, trim(apellido_paterno || ' ' || apellido_materno) as last_name,
    personal as fullname, correo_electronico as email, (select e.empresa from empresa e where e.id_empresa = u.id_empresa) as empresa,
    indicador_admin, indicador_soporte, rol_acotado, indicador_alcance, (exists (
    select from (
      with recursive cadena as (select s.id_usuario, s.codigo_usuario, 1 as nivel from usuario jefe join usuario s on
          s.codigo_jefe_inmediato = jefe.codigo_usuario where jefe.id_usuario = u.id_usuario and s.id_usuario <> jefe.id_usuario union all
          select s.id_usuario, s.codigo_usuario, c.nivel + 1 from cadena c join usuario s on s.codigo_jefe_inmediato = c.codigo_usuario
          where s.id_usuario <> u.id_usuario) select id_usuario, nivel from cadena
    ) b join usuario s using (id_usuario) where (s.fecha_cese is null or s.fecha_cese > $1::date)
  ) or exists (select from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director)))::integer as indicador_equipo, (
  select count(distinct a.id_usuario)::integer
  from usuario s
  join asignacion a on a.id_usuario = s.id_usuario and a.codigo_estado = 1
  join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1 and p.fecha_inicio <= $2::date
  join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.aprobados < g.total
  where s.id_usuario = any (array(
      select subordinado.id_usuario from usuario jefe join usuario subordinado on subordinado.codigo_jefe_inmediato = jefe.codigo_usuario
          where jefe.id_usuario = u.id_usuario and jefe.codigo_estado = 1 and subordinado.id_usuario <> jefe.id_usuario union select
          personal.id_usuario from usuario jefe join empresa dirigida on jefe.codigo_usuario in (dirigida.codigo_gerente,
          dirigida.codigo_director) join usuario personal on personal.id_empresa = dirigida.id_empresa where jefe.id_usuario = u.id_usuario
          and jefe.codigo_estado = 1 and personal.id_usuario <> jefe.id_usuario
    )) and (s.fecha_cese is null or s.fecha_cese > $3::date) and case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
        coalesce(a.fecha_limite, p.fecha_fin) end < $4::date and (u.indicador_alcance = 0 or s.id_empresa in (select alcance.id_empresa from
        acceso_empresa alcance where alcance.id_usuario = u.id_usuario)) and not coalesce((select j.tipo <> 'prorroga' or j.fecha_hasta >=
        $5::date from justificacion j where j.id_asignacion = a.id_asignacion and j.fecha_apertura = a.fecha_apertura order by
        j.id_justificacion desc limit 1), false)
) as equipo_atrasados, idioma, contrasenia_fecha, contrasenia_temporal
from usuario u
where id_usuario = $6;
insert into secreto (clave, valor) values ('tabletas', $1) on conflict (clave) do nothing; -- POST /dispositivo/entrar
select valor from secreto where clave = 'tabletas'; -- POST /dispositivo/entrar
update tableta_vinculo set fecha_visto = $1, en_espera = $2 where id_dispositivo = $3; -- POST /dispositivo/latido
-- GET /dispositivo/archivos
with planes as (
  select distinct a.id_planestudio
  from asignacion a
  join usuario u using (id_usuario)
  join planestudio p using (id_planestudio)
  where a.codigo_estado = 1 and u.codigo_estado = 1 and (u.fecha_cese is null or u.fecha_cese > $1::date) and p.codigo_estado = 1 and case
      when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end >= $2::date and
      u.id_empresa = $3::integer and ($4::integer is null or u.id_centro_costo = $5::integer)
), temas as (select distinct t.id_tema, t.contenido, t.contenido_complementario from ocurrencia o join planes using (id_planestudio) join
    tema t using (id_tema) where o.activa), direcciones as (select contenido as url from temas union select contenido_complementario from
    temas union select c.url from contenido c join temas using (id_tema) where c.codigo_estado = 1 union select c.subtitulos from contenido
    c join temas using (id_tema) where c.codigo_estado = 1), usados as (select distinct substring(url from
    '^/archivo/([0-9]{1,9})/')::integer as id_archivo from direcciones where url like '/archivo/%')
select f.id_archivo, f.nombre, f.tipo_mime, f.tamano, count(*) over ()::integer as total, sum(f.tamano) over ()::bigint as bytes
from archivo f
join usados using (id_archivo)
order by f.id_archivo
limit $6::integer offset $7::integer;
select fecha, fecha_expiracion from pin_tienda where id_usuario = $1; -- GET /dispositivo/pin
-- POST /dispositivo/pin, POST /dispositivo/pin/provisional
select u.id_usuario, u.username, u.codigo_usuario, u.numero_documento, u.telefono, u.codigo_estado, u.contrasenia_hash, p.pin_hash,
    p.fecha_expiracion
from usuario u
left join pin_tienda p using (id_usuario)
where u.id_usuario = $1::integer;
-- POST /dispositivo/pin, POST /dispositivo/pin/provisional
insert into pin_tienda (id_usuario, pin_hash, fecha, fecha_expiracion)
values ($1, $2, $3, $4)
on conflict (id_usuario) do update
set pin_hash = $5, fecha = $6, fecha_expiracion = $7;
