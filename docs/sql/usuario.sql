-- SQL of usuario. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- POST /usuario/login, POST /register, POST /forgot_password, POST /reset_password/codigo
select id_usuario, username, codigo_usuario, numero_documento, correo_electronico, nombres, idioma, codigo_estado, contrasenia_hash,
    contrasenia_fecha, contrasenia_temporal, correo_comprobado
from usuario
where username = any ($1::text[]) or lower(correo_electronico) = $2
order by codigo_estado, username = $3 desc, id_usuario
limit 20;
-- POST /usuario/login, POST /usuario/sesion/confirmar, POST /usuario/login/factor, POST /usuario/factor/activar, POST /usuario/factor/codigos, POST /usuario/factor/quitar, POST /usuario/login/llave, POST /usuario/externo/iniciar, POST /usuario/externo/terminar, POST /register, POST /forgot_password (2 times), POST /reset_password/comprobar, POST /reset_password/codigo, POST /usuario/upd/password/
insert into intento_acceso (clave, fallos, ultimo)
select clave, 0, $1::timestamptz
from unnest($2::text[]) as clave
on conflict (clave) do nothing;
select * from intento_acceso where clave = any ($1::text[]) order by clave for update; -- POST /usuario/login, POST /usuario/sesion/confirmar, POST /usuario/login/factor, POST /usuario/factor/activar, POST /usuario/factor/codigos, POST /usuario/factor/quitar, POST /usuario/login/llave, POST /usuario/externo/iniciar, POST /usuario/externo/terminar, POST /register, POST /forgot_password (2 times), POST /reset_password/comprobar, POST /reset_password/codigo, POST /usuario/upd/password/
update intento_acceso set fallos = $1, ultimo = $2, bloqueado_hasta = $3 where clave = $4; -- POST /usuario/login (2 times), POST /usuario/sesion/confirmar, POST /usuario/login/factor (2 times), POST /usuario/factor/activar, POST /usuario/factor/codigos, POST /usuario/factor/quitar (2 times), POST /usuario/login/llave, POST /usuario/externo/iniciar, POST /usuario/externo/terminar, POST /register, POST /forgot_password (2 times), POST /reset_password/comprobar, POST /reset_password/codigo (2 times), POST /usuario/upd/password/
-- POST /usuario/login, POST /usuario/sesion/confirmar, POST /usuario/llave/ins, POST /usuario/externo/terminar
select exists (select from segundo_factor where id_usuario = $1 and fecha_activacion is not null) as codigo, exists (select from llave where
    id_usuario = $2) as llave;
update usuario set fecha_login = $1 where id_usuario = $2 and contrasenia_hash = $3 and codigo_estado = $4; -- POST /usuario/login
insert into sesion (id_usuario, token_hash, agente, ip, fecha_creacion, fecha_expiracion) values ($1, $2, $3, $4, $5, $6); -- POST /usuario/login, POST /usuario/login/factor, POST /register
-- POST /usuario/login, POST /usuario/logout, DELETE /usuario/sesion/:id, POST /usuario/sesion/otras, POST /usuario/vista/:id, POST /usuario/login/factor (2 times), POST /usuario/factor/activar, POST /usuario/factor/codigos, POST /usuario/factor/quitar, POST /usuario/factor/restablecer, POST /usuario/login/llave, POST /usuario/llave/ins, DELETE /usuario/llave/:id, POST /usuario/externo/terminar, POST /register, POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/, GET /usuario/persona/expediente/:id
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7)
returning id_log;
-- POST /usuario/login, POST /usuario/login/factor, POST /usuario/login/llave, POST /register
insert into dispositivo (id_usuario, dispositivo_hash, fecha_uso)
values ($1, $2, $3)
on conflict (id_usuario, dispositivo_hash) do update
set fecha_uso = $4;
delete from intento_acceso where clave = $1; -- POST /usuario/login, POST /usuario/sesion/confirmar, POST /usuario/login/factor, POST /usuario/factor/activar, POST /usuario/factor/codigos, POST /usuario/factor/quitar (2 times), POST /usuario/factor/restablecer, POST /usuario/login/llave, POST /usuario/llave/ins, DELETE /usuario/llave/:id, POST /reset_password (2 times), POST /reset_password/codigo (3 times), POST /usuario/upd/password/ (2 times)
update intento_acceso set fallos = greatest(fallos - 1, 0), bloqueado_hasta = null where clave = $1; -- POST /usuario/login, POST /usuario/login/factor, POST /usuario/login/llave, POST /usuario/externo/terminar (2 times), POST /reset_password/codigo
-- POST /usuario/login, POST /usuario/verify_token, POST /usuario/login/factor, POST /usuario/login/llave, POST /usuario/externo/terminar, POST /register
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
update sesion set fecha_revocacion = $1 where id_sesion = $2 and fecha_revocacion is null; -- POST /usuario/logout
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /usuario/upd/idioma, POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/, POST /usuario/codigos, POST /usuario/ins, POST /usuario/upd/, DELETE /usuario/:id, POST /usuario/cesar, POST /usuario/reactivar, POST /usuario/bienvenida, POST /usuario/importar, POST /usuario/importar/ins, POST /usuario/importar/deshacer/:id, POST /usuario/ins/importar (2 times), POST /usuario/ins/grupo, POST /usuario/grupo/asignar, POST /tablero/importacion/descartar
update usuario set idioma = $1 where id_usuario = $2; -- POST /usuario/upd/idioma
-- GET /usuario/sesion/sellst, GET /usuario/persona/sesion/:id
select s.id_sesion, s.agente, s.ip, coalesce(s.ip_uso, s.ip) as ip_uso, s.fecha_creacion, coalesce(s.ultimo_uso, s.fecha_creacion) as
    ultimo_uso, s.proveedor, t.dispositivo as tableta
from configuracion c
join sesion s on s.id_usuario = $1
left join tableta t using (id_dispositivo)
where c.id_configuracion = 1 and s.fecha_revocacion is null and s.fecha_expiracion > $2::timestamptz and coalesce(s.ultimo_uso,
    s.fecha_creacion) > $2::timestamptz - case when s.id_dispositivo is null then make_interval(hours => c.sesion_inactiva_horas) else
    interval '2 minutes' end
order by s.id_sesion = $3 desc, coalesce(s.ultimo_uso, s.fecha_creacion) desc, s.id_sesion desc
limit 100;
update sesion set fecha_revocacion = $1 where id_sesion = $2 and id_usuario = $3 and fecha_revocacion is null and fecha_expiracion > $4; -- DELETE /usuario/sesion/:id
update sesion set fecha_revocacion = $1::timestamptz where id_usuario = any ($2::integer[]) and id_sesion <> $3 and fecha_revocacion is null; -- POST /usuario/sesion/otras, POST /usuario/factor/activar, POST /usuario/factor/restablecer, POST /usuario/llave/ins, POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/, POST /usuario/cesar, POST /usuario/importar/ins, POST /usuario/ins/importar
-- POST /usuario/sesion/confirmar, POST /usuario/vista/:id, POST /usuario/factor/activar, POST /usuario/factor/quitar (2 times), POST /usuario/factor/restablecer (2 times), POST /usuario/llave/iniciar, POST /usuario/llave/ins, DELETE /usuario/llave/:id, POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/
select id_usuario, username, codigo_usuario, numero_documento, correo_electronico, nombres, idioma, codigo_estado, contrasenia_hash,
    contrasenia_fecha, contrasenia_temporal, correo_comprobado
from usuario
where id_usuario = $1;
update sesion set fecha_confirmacion = $1 where id_sesion = $2; -- POST /usuario/sesion/confirmar
select valor from secreto where clave = $1; -- POST /usuario/vista/:id (2 times), POST /usuario/login/llave/iniciar (2 times)
insert into secreto (clave, valor) values ($1, $2) on conflict (clave) do nothing; -- POST /usuario/vista/:id, POST /usuario/login/llave/iniciar
-- POST /usuario/login/factor
select desafio.id_usuario, usuario.username, desafio.proveedor
from desafio
inner join usuario on usuario.id_usuario = desafio.id_usuario
where token_hash = $1 and fecha_expiracion > $2 and intentos < $3 and usuario.codigo_estado = $4;
update desafio set intentos = intentos + 1 where token_hash = $1 and intentos < $2 returning 1; -- POST /usuario/login/factor
update usuario set fecha_login = $1 where id_usuario = $2 and codigo_estado = $3; -- POST /usuario/login/factor, POST /usuario/login/llave, POST /usuario/externo/terminar
update codigo_recuperacion set fecha_uso = $1 where id_usuario = $2 and codigo_hash = $3 and fecha_uso is null; -- POST /usuario/login/factor, POST /usuario/factor/codigos, POST /usuario/factor/quitar
delete from desafio where token_hash = $1; -- POST /usuario/login/factor
-- GET /usuario/factor
select f.fecha_activacion, (select count(*)::integer from codigo_recuperacion c where c.id_usuario = f.id_usuario and c.fecha_uso is null)
    as codigos
from segundo_factor f
where f.id_usuario = $1 and f.fecha_activacion is not null;
-- POST /usuario/factor/iniciar
insert into segundo_factor (id_usuario, secreto, fecha_creacion)
values ($1, $2, $3)
on conflict (id_usuario) do update
set secreto = $4, fecha_creacion = $5
where segundo_factor.fecha_activacion is null;
select secreto from segundo_factor where id_usuario = $1 and fecha_activacion is null; -- POST /usuario/factor/activar
update segundo_factor set fecha_activacion = $1, ultimo_paso = $2 where id_usuario = $3 and secreto = $4 and fecha_activacion is null; -- POST /usuario/factor/activar
delete from codigo_recuperacion where id_usuario = $1; -- POST /usuario/factor/activar, POST /usuario/factor/codigos
insert into codigo_recuperacion (id_usuario, codigo_hash) select $1::integer, codigo_hash from unnest($2::text[]) as codigo_hash; -- POST /usuario/factor/activar, POST /usuario/factor/codigos
-- POST /usuario/factor/activar, POST /usuario/factor/quitar, POST /usuario/factor/restablecer, POST /usuario/llave/ins, DELETE /usuario/llave/:id, POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/
insert into correo (clave, tipo, id_usuario, destinatario, asunto, texto, html, proximo_intento, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (clave) do nothing;
delete from segundo_factor where id_usuario = $1 and fecha_activacion is not null; -- POST /usuario/factor/quitar, POST /usuario/factor/restablecer
delete from llave where id_usuario = $1 returning id_llave; -- POST /usuario/factor/restablecer
delete from desafio where id_usuario = any ($1::integer[]); -- POST /usuario/factor/restablecer, POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/, POST /usuario/cesar, POST /usuario/importar/ins, POST /usuario/ins/importar
insert into reto_usado (reto_hash, fecha_expiracion) values ($1, $2) on conflict (reto_hash) do nothing; -- POST /usuario/login/llave, POST /usuario/llave/ins
-- POST /usuario/login/llave
select id_llave, llave.id_usuario, usuario.username, clave_publica, contador, nombre
from llave
inner join usuario on usuario.id_usuario = llave.id_usuario
where credencial = $1 and usuario.codigo_estado = $2;
-- POST /usuario/login/llave
update llave
set contador = $1, respaldada = $2, fecha_uso = $3::timestamptz
where id_llave = $4 and (contador < $5 or (contador = 0 and $6 = 0))
returning id_llave;
insert into sesion (id_usuario, token_hash, proveedor, agente, ip, fecha_creacion, fecha_expiracion) values ($1, $2, $3, $4, $5, $6, $7); -- POST /usuario/login/llave, POST /usuario/externo/terminar
select id_llave, nombre, respaldada, fecha_creacion, fecha_uso from llave where id_usuario = $1 order by id_llave; -- GET /usuario/llave/sellst
select credencial, transportes from llave where id_usuario = $1 order by id_llave; -- POST /usuario/llave/iniciar, POST /usuario/sesion/confirmar/llave
-- POST /usuario/llave/ins
insert into llave (credencial, clave_publica, contador, respaldada, id_usuario, nombre, transportes, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (credencial) do nothing
returning id_llave;
delete from llave where id_llave = $1 and id_usuario = $2 returning nombre; -- DELETE /usuario/llave/:id
-- POST /usuario/externo/iniciar
insert into acceso_externo (estado_hash, proveedor, llave_hash, nonce, verificador, registrar, fecha_expiracion)
values ($1, $2, $3, $4, $5, $6, $7);
-- POST /usuario/externo/terminar
delete from acceso_externo
where codigo_hash = $1 and fecha_expiracion > $2
returning proveedor, llave_hash, registrar, correo, nombres, apellidos, motivo;
-- POST /usuario/externo/terminar
select id_usuario, username, codigo_usuario, numero_documento, correo_electronico, nombres, idioma, codigo_estado, contrasenia_hash,
    contrasenia_fecha, contrasenia_temporal, correo_comprobado
from usuario
where lower(correo_electronico) = $1
order by codigo_estado, id_usuario
limit 20;
-- POST /register
insert into usuario (username, codigo_usuario, nombres, apellido_paterno, correo_electronico, correo_comprobado, contrasenia_hash,
    contrasenia_fecha, contrasenia_temporal, tipo_documento, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (username) do nothing
returning *;
-- POST /reset_password/comprobar, POST /reset_password, POST /reset_password/codigo
select usuario.id_usuario
from restablecimiento
inner join usuario on usuario.id_usuario = restablecimiento.id_usuario
where token_hash = $1 and fecha_uso is null and fecha_expiracion > $2 and usuario.codigo_estado = $3;
update usuario set contrasenia_hash = $1, contrasenia_fecha = $2, contrasenia_temporal = $3 where id_usuario = $4; -- POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/
update restablecimiento set fecha_uso = $1 where token_hash = $2 and fecha_uso is null and fecha_expiracion > $3; -- POST /reset_password, POST /reset_password/codigo
update usuario set correo_comprobado = $1 where id_usuario = $2; -- POST /reset_password
update restablecimiento set fecha_uso = $1::timestamptz where id_usuario = any ($2::integer[]) and fecha_uso is null; -- POST /reset_password, POST /reset_password/codigo, POST /usuario/upd/password/, POST /usuario/codigos, POST /usuario/cesar, POST /usuario/importar/ins, POST /usuario/ins/importar
-- GET /usuario/sellst/codigos
select fila.*
from (select u.id_usuario, u.username, u.personal, e.empresa, u.correo_electronico, u.fecha_login, (select max(r.fecha_expiracion) from
    restablecimiento r where r.id_usuario = u.id_usuario and r.tipo = 'codigo' and r.fecha_uso is null and r.fecha_expiracion > $1) as
    codigo_vence from usuario u left join empresa e using (id_empresa) where u.codigo_estado = 1 and true) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/codigos
-- POST /usuario/codigos
select u.id_usuario, u.username, u.personal, (select empresa from empresa e where e.id_empresa = u.id_empresa) as empresa
from usuario u
where u.codigo_estado = 1 and u.id_usuario = any ($1::integer[]) and true
order by u.id_usuario
for update of u;
-- POST /usuario/codigos
insert into restablecimiento (id_usuario, tipo, token_hash, fecha_creacion, fecha_expiracion)
select n.id_usuario, $1::text, n.token_hash, $2::timestamptz, $3::timestamptz
from unnest($4::integer[], $5::text[]) as n(id_usuario, token_hash);
-- POST /usuario/codigos
insert into log (id_usuario, id_empresa, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
select id_usuario, id_empresa, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion
from json_populate_recordset(null::log, $1::json);
-- GET /usuario/sel/:id
select u.id_usuario, u.username, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno, u.personal, u.correo_electronico,
    u.correo_secundario, u.telefono, u.codigo_estado, u.id_empresa, u.codigo_grupo, u.genero, u.fecha_ingreso, u.fecha_cese,
    u.tipo_documento, u.codigo_jefe_inmediato, u.version, e.empresa, j.personal as jefe_inmediato, case u.codigo_estado when 1 then 'Activo'
    else 'Cesado' end as estado, case when u.indicador_admin = 1 then 'Administrador' when u.indicador_soporte = 1 then 'Soporte' when
    u.rol_acotado = 3 then 'Autor' when u.rol_acotado = 4 then 'Auditor' when u.rol_acotado = 5 then 'Lector' else 'Alumno' end as rol,
    (select p.parametro from parametro p where p.id_parametro = u.id_centro_costo) as centro_costo, (select p.parametro from parametro p
    where p.id_parametro = u.id_departamento) as departamento, (select p.parametro from parametro p where p.id_parametro = u.id_cargo) as
    cargo
from usuario u
left join empresa e using (id_empresa)
left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
where u.id_usuario = $1;
-- GET /usuario/sellst
select fila.*
from (
  select u.id_usuario, u.tipo_documento, u.numero_documento, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno,
      u.correo_electronico, u.correo_secundario, u.telefono, u.genero, u.idioma, u.id_empresa, u.id_centro_costo, u.id_departamento,
      u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.trabajador, u.fecha_ingreso, u.personal, u.username, e.empresa,
      e.codigo_empresa, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, cg.parametro
      as cargo, gr.parametro as grupo, case when true then j.personal end as jefe_inmediato, u.codigo_estado, case when u.indicador_admin =
      1 then 'Administrador' when u.indicador_soporte = 1 then 'Soporte' when u.rol_acotado = 3 then 'Autor' when u.rol_acotado = 4 then
      'Auditor' when u.rol_acotado = 5 then 'Lector' else 'Alumno' end as rol, u.fecha_cese, u.fecha_login, to_char(u.fecha_login at time
      zone (select zona_horaria from configuracion), 'HH24:MI') as hora_login, (select max(c.fecha_envio) from correo c where c.id_usuario =
      u.id_usuario and c.tipo = 'bienvenida') as bienvenida, exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo =
      'bienvenida' and c.estado = 'pendiente') or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario) as
      bienvenida_pendiente, u.correo_rebotado is not distinct
  from u.correo_electronico and u.correo_electronico is not null as correo_devuelto, (u.correo_electronico is not null and
      u.correo_electronico is distinct from u.correo_rebotado)::integer as recibe_correos, (u.codigo_jefe_inmediato is not null)::integer as
      con_jefe, (exists (select from usuario o where clave_nombre(o.nombres, o.apellido_paterno, o.apellido_materno) =
      clave_nombre(u.nombres, u.apellido_paterno, u.apellido_materno) and o.id_usuario <> u.id_usuario and true) or exists (select from
      usuario o where lower(o.correo_electronico) = lower(u.correo_electronico) and o.id_usuario <> u.id_usuario and true) or exists (select
      from usuario o where ltrim(o.numero_documento, '0') = ltrim(u.numero_documento, '0') and o.id_usuario <> u.id_usuario and
      true))::integer as repetida, u.usuario_creacion, u.usuario_modificacion, u.fecha_creacion, u.fecha_modificacion, u.version
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
  where true and true
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst
-- POST /usuario/ins, POST /usuario/upd/
with recursive cadena as (
  select j.codigo_usuario, j.codigo_jefe_inmediato, 1 as paso, case when true then j.personal else j.codigo_usuario end as nombre
  from usuario j
  where j.codigo_usuario = $1::text
  union all
  select j.codigo_usuario, j.codigo_jefe_inmediato, c.paso + 1, case when true then j.personal else j.codigo_usuario end
  from cadena c
  join usuario j on j.codigo_usuario = c.codigo_jefe_inmediato
  where c.codigo_usuario <> $2 and c.paso < 100
), tenedores as (
  select u.id_usuario, case when true then u.personal || ' (' || u.codigo_usuario || ')' end as nombre, u.username = $3 or (u.tipo_documento
      = $4 and u.numero_documento = $5::text) is true as documento, u.codigo_usuario = $6 as codigo, lower(u.correo_electronico) =
      lower($7::text) is true as correo
  from usuario u
  where u.id_usuario <> $8 and (u.username = $9 or u.codigo_usuario = $10 or (u.tipo_documento = $11 and u.numero_documento = $12::text) or
      lower(u.correo_electronico) = lower($13::text))
  order by u.id_usuario
  limit 20
)
select $14::integer is null or exists (select from empresa e where e.id_empresa = $15 and true) as empresa, ($16::integer is null or exists
    (select from parametro p join dominio d using (id_dominio) where p.id_parametro = $17 and d.clave = $18 and (p.id_empresa is null or
    p.id_empresa = $19))) as centro_costo, ($20::integer is null or exists (select from parametro p join dominio d using (id_dominio) where
    p.id_parametro = $21 and d.clave = $22 and (p.id_empresa is null or p.id_empresa = $23))) as departamento, ($24::integer is null or
    exists (select from parametro p join dominio d using (id_dominio) where p.id_parametro = $25 and d.clave = $26 and (p.id_empresa is null
    or p.id_empresa = $27))) as cargo, $28::text is null or exists (select from parametro p join dominio d using (id_dominio) where d.clave
    = 'grupo_usuario' and p.codigo_comun = $29) as grupo, $30::text is null or exists (select from usuario j where j.codigo_usuario = $31
    and true) as jefe, (select array_agg(nombre order by paso) from cadena having bool_or(codigo_usuario = $32)) as cadena, exists (select
    from usuario a where lower(a.correo_electronico) = lower($33::text) and a.id_usuario <> $34 and a.codigo_estado = 1 and
    ((a.indicador_admin = 1 or a.indicador_soporte = 1 or a.rol_acotado <> 0) or not true)) as reservado, coalesce((select json_agg(t) from
    tenedores t), '[]') as tenedores;
-- POST /usuario/ins
insert into usuario (tipo_documento, numero_documento, codigo_usuario, nombres, apellido_paterno, apellido_materno, correo_electronico,
    correo_secundario, telefono, genero, idioma, codigo_grupo, codigo_jefe_inmediato, trabajador, fecha_ingreso, id_empresa,
    id_centro_costo, id_departamento, id_cargo, username, usuario_creacion, fecha_creacion, fecha_modificacion)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)
returning id_usuario;
-- POST /usuario/ins, POST /usuario/reactivar, POST /usuario/ins/grupo, POST /usuario/grupo/asignar
insert into asignacion (id_usuario, id_planestudio, codigo_grupo, fuente, id_regla, razon, usuario_creacion, fecha_creacion,
    fecha_modificacion)
select n.id_usuario, n.id_planestudio, n.codigo_grupo, n.fuente, n.id_regla, n.razon, coalesce(r.usuario_modificacion, r.usuario_creacion),
    $1::timestamptz, $2::timestamptz
from (
  with alternativas as materialized (
    select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro)
        filter (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as
        departamentos, array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where c.campo
        = 'grupo') as grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
    from (select * from regla_condicion where id_regla = any (array(select v.id_regla from regla v join planestudio p using (id_planestudio)
        where v.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $3::date and true))) c
    left join parametro p using (id_parametro)
    group by c.id_regla, c.alternativa
  ), elegidas as materialized (
    select distinct on (r.id_planestudio, u.id_usuario) u.id_usuario, r.id_planestudio, r.id_regla, m.alternativa
    from alternativas m
    join regla r using (id_regla)
    join usuario u on u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas)) and (m.empresas is null or
        u.id_empresa = any (m.empresas)) and (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is
        null or u.id_departamento = any (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or
        u.codigo_grupo = any (m.grupos)) and (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and
        coalesce(m.hasta, 'infinity'))
    where u.id_usuario = any ($4::integer[]) and not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio
        = r.id_planestudio)
    order by r.id_planestudio, u.id_usuario, r.id_regla, m.alternativa
  )
  select e.id_usuario, e.id_planestudio, e.id_regla, 'regla' as fuente, case when m.grupos is not null then u.codigo_grupo end as
      codigo_grupo, jsonb_build_object('condiciones', jsonb_strip_nulls(jsonb_build_object('empresa', case when m.empresas is not null then
      (select x.empresa from empresa x where x.id_empresa = u.id_empresa) end, 'centro_costo', case when m.centros_costo is not null then
      (select x.parametro from parametro x where x.id_parametro = u.id_centro_costo) end, 'departamento', case when m.departamentos is not
      null then (select x.parametro from parametro x where x.id_parametro = u.id_departamento) end, 'cargo', case when m.cargos is not null
      then (select x.parametro from parametro x where x.id_parametro = u.id_cargo) end, 'grupo', case when m.grupos is not null then (select
      x.parametro from parametro x where x.id_dominio = u.dominio_grupo and x.codigo_comun = u.codigo_grupo) end, 'ingreso', case when
      m.por_ingreso then to_char(u.fecha_ingreso, 'YYYY-MM-DD') end))) as razon
  from elegidas e
  join alternativas m using (id_regla, alternativa)
  join usuario u using (id_usuario)
) n
join regla r using (id_regla)
order by n.id_planestudio, n.id_usuario
on conflict (id_usuario, id_planestudio) do nothing
returning id_asignacion, id_usuario, id_planestudio;
-- POST /usuario/upd/ (2 times), GET /usuario/persona/:id
select u.id_usuario, u.tipo_documento, u.numero_documento, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno,
    u.correo_electronico, u.correo_secundario, u.telefono, u.genero, u.idioma, u.id_empresa, u.id_centro_costo, u.id_departamento,
    u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.trabajador, u.fecha_ingreso, u.personal, u.username, e.empresa, e.codigo_empresa,
    dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, cg.parametro as cargo,
    gr.parametro as grupo, case when true then j.personal end as jefe_inmediato, u.codigo_estado, case when u.indicador_admin = 1 then
    'Administrador' when u.indicador_soporte = 1 then 'Soporte' when u.rol_acotado = 3 then 'Autor' when u.rol_acotado = 4 then 'Auditor'
    when u.rol_acotado = 5 then 'Lector' else 'Alumno' end as rol, u.fecha_cese, u.fecha_login, to_char(u.fecha_login at time zone (select
    zona_horaria from configuracion), 'HH24:MI') as hora_login, (select max(c.fecha_envio) from correo c where c.id_usuario = u.id_usuario
    and c.tipo = 'bienvenida') as bienvenida, exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo = 'bienvenida' and
    c.estado = 'pendiente') or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario) as bienvenida_pendiente,
    u.correo_rebotado is not distinct
from u.correo_electronico and u.correo_electronico is not null as correo_devuelto, (u.correo_electronico is not null and
    u.correo_electronico is distinct from u.correo_rebotado)::integer as recibe_correos, (u.codigo_jefe_inmediato is not null)::integer as
    con_jefe, (exists (select from usuario o where clave_nombre(o.nombres, o.apellido_paterno, o.apellido_materno) = clave_nombre(u.nombres,
    u.apellido_paterno, u.apellido_materno) and o.id_usuario <> u.id_usuario and true) or exists (select from usuario o where
    lower(o.correo_electronico) = lower(u.correo_electronico) and o.id_usuario <> u.id_usuario and true) or exists (select from usuario o
    where ltrim(o.numero_documento, '0') = ltrim(u.numero_documento, '0') and o.id_usuario <> u.id_usuario and true))::integer as repetida,
    u.usuario_creacion, u.usuario_modificacion, u.fecha_creacion, u.fecha_modificacion, u.version
from usuario u
left join empresa e on e.id_empresa = u.id_empresa
left join parametro cc on cc.id_parametro = u.id_centro_costo
left join parametro dp on dp.id_parametro = u.id_departamento
left join parametro cg on cg.id_parametro = u.id_cargo
left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
where u.id_usuario = $1 and true;
-- POST /usuario/upd/, DELETE /usuario/:id, POST /usuario/cesar, POST /usuario/reactivar
select u.id_usuario, u.username, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno, u.personal, u.tipo_documento,
    u.numero_documento, u.correo_electronico, u.codigo_estado, u.fecha_ingreso, u.fecha_cese, u.id_empresa, u.id_centro_costo,
    u.id_departamento, u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.version, u.fecha_seudonimo, not true as mayor,
    (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) as con_rol
from usuario u
where u.id_usuario = $1 and true
for no key update of u;
-- POST /usuario/upd/
update usuario
set tipo_documento = $1, numero_documento = $2, codigo_usuario = $3, nombres = $4, apellido_paterno = $5, apellido_materno = $6,
    correo_electronico = $7, correo_secundario = $8, telefono = $9, genero = $10, idioma = $11, codigo_grupo = $12, codigo_jefe_inmediato =
    $13, trabajador = $14, fecha_ingreso = $15, id_empresa = $16, id_centro_costo = $17, id_departamento = $18, id_cargo = $19, username =
    $20, usuario_modificacion = $21, fecha_modificacion = $22, version = version + $23
where id_usuario = $24
returning version;
-- DELETE /usuario/:id
select (select count(*)::integer from asignacion a where a.id_usuario = u.id_usuario) as asignaciones, (select count(*)::integer from
    evaluacion e where e.id_usuario = u.id_usuario) as evaluaciones, array(select s.personal from usuario s where s.codigo_jefe_inmediato =
    u.codigo_usuario and true order by orden_texto(s.personal) collate C) as subordinados, array(select e.empresa from empresa e where
    u.codigo_usuario in (e.codigo_gerente, e.codigo_director) and true order by orden_texto(e.empresa) collate C) as empresas, (select
    count(*)::integer from usuario s where s.codigo_jefe_inmediato = u.codigo_usuario and not true) + (select count(*)::integer from empresa
    e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director) and not true) as fuera, u.fecha_login is not null as ingresos,
    (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) as acceso
from usuario u
where u.id_usuario = $1;
delete from usuario where id_usuario = $1; -- DELETE /usuario/:id
-- GET /usuario/consecuencias/:id
select (select count(*)::integer from sesion s where s.id_usuario = u.id_usuario and s.fecha_revocacion is null and s.fecha_expiracion >
    $1::timestamptz) as sesiones, (select count(*)::integer from asignacion a where a.id_usuario = u.id_usuario and a.codigo_estado = 1) as
    asignaciones, (select count(*)::integer from evaluacion e where e.id_usuario = u.id_usuario) as evaluaciones, (select count(*)::integer
    from usuario s where s.codigo_jefe_inmediato = u.codigo_usuario and s.codigo_estado = 1 and true) as subordinados, array(select
    e.empresa from empresa e where u.codigo_usuario in (e.codigo_gerente, e.codigo_director) and true order by orden_texto(e.empresa)
    collate C) as empresas, (
  select count(distinct r.id_planestudio)::integer
  from (
    select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro)
        filter (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as
        departamentos, array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where c.campo
        = 'grupo') as grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
    from (select * from regla_condicion where id_regla = any (array(select v.id_regla from regla v join planestudio p using (id_planestudio)
        where v.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $2::date and true))) c
    left join parametro p using (id_parametro)
    group by c.id_regla, c.alternativa
  ) m
  join regla r using (id_regla)
  join usuario u on u.id_usuario = u.id_usuario and (r.empresas is null or u.id_empresa = any (r.empresas)) and (m.empresas is null or
      u.id_empresa = any (m.empresas)) and (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is
      null or u.id_departamento = any (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or
      u.codigo_grupo = any (m.grupos)) and (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and
      coalesce(m.hasta, 'infinity'))
  where not exists (select from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = r.id_planestudio)
) as planes_reglas, u.contrasenia_hash is not null as con_clave
from usuario u
where u.id_usuario = $3 and true;
select pg_advisory_xact_lock(hashtext('acceso')); -- POST /usuario/cesar
-- POST /usuario/cesar
select
from usuario u
where u.id_usuario = $1 and u.indicador_admin = 1 and u.indicador_alcance = 0 and u.codigo_estado = 1 and not exists (select from usuario o
    where o.indicador_admin = 1 and o.indicador_alcance = 0 and o.codigo_estado = 1 and o.fecha_cese is null and o.id_usuario <>
    u.id_usuario);
-- POST /usuario/cesar, POST /usuario/reactivar
update usuario
set codigo_estado = $1, fecha_cese = $2, usuario_modificacion = $3, fecha_modificacion = $4, version = version + $5
where id_usuario = $6
returning version;
-- POST /usuario/bienvenida
select count(*)::integer as total
from (select from usuario u where u.id_usuario = any ($1::integer[]) and true order by u.id_usuario for no key update of u) x;
select nextval('correo_lotes')::integer as lote; -- POST /usuario/bienvenida
-- POST /usuario/bienvenida
with elegidas as materialized (
  select u.id_usuario, u.codigo_estado = 1 as activa, (u.correo_electronico is not null and u.correo_electronico is distinct from
      u.correo_rebotado) as con_correo, (exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo = 'bienvenida' and
      c.estado = 'pendiente') or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario)) as espera
  from usuario u
  where u.id_usuario = any ($1::integer[]) and true
), encoladas as (insert into bienvenida_pendiente (id_usuario, lote) select id_usuario, $2::integer from elegidas where activa and
    con_correo and not espera order by id_usuario on conflict (id_usuario) do nothing returning id_usuario)
select (select count(*) from encoladas)::integer as enviados, count(*) filter (where activa and not espera and not con_correo)::integer as
    sin_correo, count(*) filter (where activa and espera)::integer as en_espera, count(*) filter (where not activa)::integer as cesados
from elegidas;
-- POST /usuario/bienvenida
delete from bienvenida_pendiente
where id_bienvenida_pendiente in (select id_bienvenida_pendiente from bienvenida_pendiente where lote = $1 order by id_bienvenida_pendiente
    limit $2 for update skip locked)
returning id_usuario, lote;
-- POST /usuario/bienvenida
select u.id_usuario, u.username, u.nombres, u.correo_electronico, u.correo_comprobado, u.idioma, u.contrasenia_hash is not null and not
    u.contrasenia_temporal as con_clave
from usuario u
where u.id_usuario = any ($1::integer[]) and u.codigo_estado = 1 and (u.correo_electronico is not null and u.correo_electronico is distinct
    from u.correo_rebotado)
order by u.id_usuario
for no key update of u;
-- POST /usuario/bienvenida
insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, estado, proximo_intento,
    fecha_creacion)
select clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, coalesce(estado, 'pendiente'),
    proximo_intento, fecha_creacion
from json_populate_recordset(null::correo, $1::json)
on conflict (clave) do nothing
returning id_correo, clave;
-- GET /usuario/parecidas/:id
select coalesce(
  (
    select jsonb_agg(jsonb_build_object('id', p.id_usuario, 'codigo', p.codigo_usuario, 'nombre', p.personal, 'empresa', p.empresa,
        'activo', p.codigo_estado = 1, 'motivos', p.motivos) order by cardinality(p.motivos) desc, p.personal, p.id_usuario)
    from (
      select o.id_usuario, o.codigo_usuario, o.personal, o.codigo_estado, e.empresa, m.motivos
      from usuario o
      left join empresa e on e.id_empresa = o.id_empresa
      cross join lateral (select array_remove(array[case when clave_nombre(o.nombres, o.apellido_paterno, o.apellido_materno) =
          clave_nombre(u.nombres, u.apellido_paterno, u.apellido_materno) then 'nombre' end, case when lower(o.correo_electronico) =
          lower(u.correo_electronico) then 'correo' end, case when ltrim(o.numero_documento, '0') = ltrim(u.numero_documento, '0') then
          'documento' end], null) as motivos) m
      where o.id_usuario <> u.id_usuario and true and o.id_usuario in (select o.id_usuario from usuario o where clave_nombre(o.nombres,
          o.apellido_paterno, o.apellido_materno) = clave_nombre(u.nombres, u.apellido_paterno, u.apellido_materno) union select
          o.id_usuario from usuario o where lower(o.correo_electronico) = lower(u.correo_electronico) union select o.id_usuario from usuario
          o where ltrim(o.numero_documento, '0') = ltrim(u.numero_documento, '0'))
      order by cardinality(m.motivos) desc, o.personal, o.id_usuario
      limit $1
    ) p
  ), '[]'
) as parecidas
from usuario u
where u.id_usuario = $2::integer and true;
-- GET /usuario/sellst/empresa/:id
select fila.*
from (
  select u.id_usuario, u.tipo_documento, u.numero_documento, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno,
      u.correo_electronico, u.correo_secundario, u.telefono, u.genero, u.idioma, u.id_empresa, u.id_centro_costo, u.id_departamento,
      u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.trabajador, u.fecha_ingreso, u.personal, u.username, e.empresa,
      e.codigo_empresa, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, cg.parametro
      as cargo, gr.parametro as grupo, case when true then j.personal end as jefe_inmediato, u.codigo_estado, case when u.indicador_admin =
      1 then 'Administrador' when u.indicador_soporte = 1 then 'Soporte' when u.rol_acotado = 3 then 'Autor' when u.rol_acotado = 4 then
      'Auditor' when u.rol_acotado = 5 then 'Lector' else 'Alumno' end as rol, u.fecha_cese, u.fecha_login, to_char(u.fecha_login at time
      zone (select zona_horaria from configuracion), 'HH24:MI') as hora_login, (select max(c.fecha_envio) from correo c where c.id_usuario =
      u.id_usuario and c.tipo = 'bienvenida') as bienvenida, exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo =
      'bienvenida' and c.estado = 'pendiente') or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario) as
      bienvenida_pendiente, u.correo_rebotado is not distinct
  from u.correo_electronico and u.correo_electronico is not null as correo_devuelto, (u.correo_electronico is not null and
      u.correo_electronico is distinct from u.correo_rebotado)::integer as recibe_correos, (u.codigo_jefe_inmediato is not null)::integer as
      con_jefe, (exists (select from usuario o where clave_nombre(o.nombres, o.apellido_paterno, o.apellido_materno) =
      clave_nombre(u.nombres, u.apellido_paterno, u.apellido_materno) and o.id_usuario <> u.id_usuario and true) or exists (select from
      usuario o where lower(o.correo_electronico) = lower(u.correo_electronico) and o.id_usuario <> u.id_usuario and true) or exists (select
      from usuario o where ltrim(o.numero_documento, '0') = ltrim(u.numero_documento, '0') and o.id_usuario <> u.id_usuario and
      true))::integer as repetida, u.usuario_creacion, u.usuario_modificacion, u.fecha_creacion, u.fecha_modificacion, u.version
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
  where true and u.id_empresa = $1
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/empresa/:id
-- GET /usuario/sellst/asigna
select fila.*
from (
  select u.id_usuario, u.tipo_documento, u.numero_documento, u.codigo_usuario, u.nombres, u.apellido_paterno, u.apellido_materno,
      u.correo_electronico, u.correo_secundario, u.telefono, u.genero, u.idioma, u.id_empresa, u.id_centro_costo, u.id_departamento,
      u.id_cargo, u.codigo_grupo, u.codigo_jefe_inmediato, u.trabajador, u.fecha_ingreso, u.personal, u.username, e.empresa,
      e.codigo_empresa, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo, cg.parametro
      as cargo, gr.parametro as grupo, case when true then j.personal end as jefe_inmediato, u.codigo_estado, case when u.indicador_admin =
      1 then 'Administrador' when u.indicador_soporte = 1 then 'Soporte' when u.rol_acotado = 3 then 'Autor' when u.rol_acotado = 4 then
      'Auditor' when u.rol_acotado = 5 then 'Lector' else 'Alumno' end as rol, u.fecha_cese, u.fecha_login, to_char(u.fecha_login at time
      zone (select zona_horaria from configuracion), 'HH24:MI') as hora_login, (select max(c.fecha_envio) from correo c where c.id_usuario =
      u.id_usuario and c.tipo = 'bienvenida') as bienvenida, exists (select from correo c where c.id_usuario = u.id_usuario and c.tipo =
      'bienvenida' and c.estado = 'pendiente') or exists (select from bienvenida_pendiente b where b.id_usuario = u.id_usuario) as
      bienvenida_pendiente, u.correo_rebotado is not distinct
  from u.correo_electronico and u.correo_electronico is not null as correo_devuelto, (u.correo_electronico is not null and
      u.correo_electronico is distinct from u.correo_rebotado)::integer as recibe_correos, (u.codigo_jefe_inmediato is not null)::integer as
      con_jefe, (exists (…) or exists (select from usuario o where lower(o.correo_electronico) = lower(u.correo_electronico) and
      o.id_usuario <> u.id_usuario and true) or exists (select from usuario o where ltrim(o.numero_documento, '0') =
      ltrim(u.numero_documento, '0') and o.id_usuario <> u.id_usuario and true))::integer as repetida, u.usuario_creacion,
      u.usuario_modificacion, u.fecha_creacion, u.fecha_modificacion, u.version
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento
  left join parametro cg on cg.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  left join usuario j on j.codigo_usuario = u.codigo_jefe_inmediato
  where true and u.codigo_estado = 1
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/asigna
-- GET /usuario/empresas
select e.id_empresa, e.empresa, e.codigo_estado, count(u.id_usuario)::integer as usuarios
from empresa e
left join usuario u using (id_empresa)
where true
group by e.id_empresa
having e.codigo_estado = 1 or count(u.id_usuario) > 0
order by orden_texto(e.empresa) collate C, e.id_empresa;
-- POST /usuario/importar (2 times)
select c.encabezado, c.campo, c.archivo, coalesce(a.personal, c.usuario_modificacion, c.usuario_creacion) as autor, c.fecha_modificacion as
    fecha
from importacion_columna c
left join usuario a on a.id_usuario = coalesce(c.id_usuario_modificacion, c.id_usuario_creacion)
where c.tipo = $1 and coalesce(c.id_empresa, 0) = (select coalesce(u.id_empresa, 0) from usuario u where u.id_usuario = $2::integer)
order by c.fecha_modificacion desc, c.id_importacion_columna desc
limit $3;
-- POST /usuario/importar, POST /usuario/ins/importar
select u.id_usuario, u.codigo_usuario, u.personal, u.version, u.username, u.nombres, u.apellido_paterno, u.apellido_materno,
    u.correo_electronico, u.telefono, u.trabajador, u.tipo_documento, u.numero_documento, u.fecha_ingreso, u.genero,
    u.codigo_jefe_inmediato, u.id_empresa, u.id_centro_costo, u.id_departamento, u.id_cargo, u.codigo_estado, u.fecha_cese,
    e.codigo_empresa, e.empresa, cc.codigo_parametro as ceco, cc.parametro as desc_ceco, d.parametro as departamento, c.parametro as cargo,
    (true and true) as alcanzada
from usuario u
left join empresa e on e.id_empresa = u.id_empresa
left join parametro cc on cc.id_parametro = u.id_centro_costo
left join parametro d on d.id_parametro = u.id_departamento
left join parametro c on c.id_parametro = u.id_cargo
where u.id_usuario in (select id_usuario from usuario where codigo_usuario = any ($1::text[]) union all select id_usuario from usuario where
    username = any ($2::text[]) union all select id_usuario from usuario where tipo_documento in ('DNI', 'CE', 'PAS', 'PTP', 'OTRO') and
    numero_documento = any ($3::text[]));
-- POST /usuario/importar, POST /usuario/ins/importar
select n.codigo, coalesce(n.documento, '') as documento, u.personal, u.codigo_usuario, (true and true) as alcanzada
from nombre_anterior n
join usuario u on u.id_usuario = n.id_usuario
order by n.id_nombre_anterior;
select id_empresa, codigo_empresa, empresa from empresa order by id_empresa; -- POST /usuario/importar (2 times), POST /usuario/ins/importar (2 times)
-- POST /usuario/importar, POST /usuario/ins/importar
select e.id_empresa, e.codigo_empresa, e.empresa, n.codigo as codigo_anterior, n.nombre as nombre_anterior
from nombre_anterior n
join empresa e using (id_empresa)
order by n.id_nombre_anterior desc;
-- POST /usuario/importar, POST /usuario/ins/importar
with n as materialized (select plegar(nombre) as plegado, lugar from unnest($1::text[]) with ordinality as n(nombre, lugar))
select (select coalesce(jsonb_agg(jsonb_build_object('id', s.id_empresa, 'codigo', s.codigo_empresa, 'nombre', s.empresa) order by s.cerca
    desc, s.id_empresa), '[]') from (select e.id_empresa, e.codigo_empresa, e.empresa, similarity(plegar(e.empresa), n.plegado) as cerca
    from empresa e where similarity(plegar(e.empresa), n.plegado) >= $2 order by cerca desc, e.id_empresa limit $3) as s) as parecidos
from n
order by n.lugar;
-- POST /usuario/importar, POST /usuario/ins/importar
insert into importacion (archivo, tipo, id_usuario, opciones, preparado, enmiendas, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_importacion;
-- POST /usuario/importar, POST /usuario/ins/importar
insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra, cambios, error, aviso, datos)
select $1::integer, n.numero, n.fila, n.estado, n.textos, n.extra, n.cambios, n.error, n.aviso, n.datos
from jsonb_to_recordset($2::jsonb) as n(numero integer, fila integer, estado text, textos jsonb, extra jsonb, cambios jsonb, error text,
    aviso text, datos jsonb);
-- POST /usuario/importar
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->>
      'cod_empresa' as cod_empresa, f.textos ->> 'empresa' as empresa, f.textos ->> 'ceco' as ceco, f.textos ->> 'desc_ceco' as desc_ceco,
      f.textos ->> 'trabajador' as trabajador, f.textos ->> 'departamento' as departamento, f.textos ->> 'tipo_doc' as tipo_doc, f.textos
      ->> 'n_doc' as n_doc, f.textos ->> 'mail' as mail, f.textos ->> 'telefono' as telefono, f.textos ->> 'nombre' as nombre, f.textos ->>
      'apellido_paterno' as apellido_paterno, f.textos ->> 'apellido_materno' as apellido_materno, f.textos ->> 'codigo' as codigo, f.textos
      ->> 'puesto_trabajador' as puesto_trabajador, f.textos ->> 'fecha_ingreso' as fecha_ingreso, f.textos ->> 'sexo' as sexo, f.textos ->>
      'jefe' as jefe, f.textos ->> 'apellidos_nombres' as apellidos_nombres, f.textos ->> 'nombres_apellidos' as nombres_apellidos, (f.extra
      ->> 'id_usuario')::numeric as id_usuario
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true;
select fila.* from (…) as fila where fila.numero = any ($2::bigint[]) and true; -- POST /usuario/importar
select set_config('statement_timeout', $1, true); -- POST /usuario/importar/ins, POST /usuario/importar/deshacer/:id, POST /usuario/ins/importar
select pg_advisory_xact_lock(hashtext($1)); -- POST /usuario/importar/ins, POST /usuario/importar/deshacer/:id, POST /usuario/ins/importar
-- POST /usuario/importar/ins, POST /usuario/importar/deshacer/:id, POST /usuario/ins/importar
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day')
for update;
select numero from importacion_fila where id_importacion = $1 and estado = 'rechazada' order by numero; -- POST /usuario/importar/ins, POST /usuario/ins/importar
-- POST /usuario/importar/ins, POST /usuario/ins/importar
create temp table carga (numero integer primary key, id integer, version integer, codigo_usuario text, username text, nombres text,
    apellido_paterno text, apellido_materno text, correo_electronico text, telefono text, trabajador text, tipo_documento text,
    numero_documento text, fecha_ingreso date, genero text, codigo_jefe_inmediato text, id_empresa integer, id_centro_costo integer,
    id_departamento integer, id_cargo integer, codigo_estado smallint) on commit drop;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
insert into carga
select f.numero, d.*
from importacion_fila f, jsonb_to_record(f.datos) as d(id integer, version integer, codigo_usuario text, username text, nombres text,
    apellido_paterno text, apellido_materno text, correo_electronico text, telefono text, trabajador text, tipo_documento text,
    numero_documento text, fecha_ingreso date, genero text, codigo_jefe_inmediato text, id_empresa integer, id_centro_costo integer,
    id_departamento integer, id_cargo integer, codigo_estado smallint)
where f.id_importacion = $1 and f.datos is not null
order by f.numero;
create index on carga (codigo_usuario); -- POST /usuario/importar/ins, POST /usuario/ins/importar
create index on carga (id); -- POST /usuario/importar/ins, POST /usuario/ins/importar
analyze carga; -- POST /usuario/importar/ins, POST /usuario/ins/importar
select from usuario where id_usuario in (select id from carga) order by id_usuario for no key update; -- POST /usuario/importar/ins, POST /usuario/ins/importar
select from carga where id is not null and codigo_jefe_inmediato is not null limit 1; -- POST /usuario/importar/ins, POST /usuario/ins/importar
-- POST /usuario/importar/ins, POST /usuario/ins/importar
insert into empresa (codigo_empresa, empresa, usuario_creacion, id_usuario_creacion, fecha_creacion, fecha_modificacion)
select n.codigo, n.empresa, $1, $2::integer, $3::timestamptz, $4::timestamptz
from unnest($5::text[], $6::text[]) with ordinality as n(codigo, empresa, lugar)
order by n.lugar
on conflict (codigo_empresa) do nothing
returning id_empresa as id;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
select e.id_empresa as id
from unnest($1::text[]) with ordinality as n(codigo, lugar)
join empresa e on e.codigo_empresa = n.codigo
order by n.lugar;
select id_parametro as id from parametro where id_parametro = any ($1::integer[]) and xmin = pg_current_xact_id()::xid order by id_parametro; -- POST /usuario/importar/ins, POST /usuario/ins/importar
update importacion set preparado = $1 where id_importacion = $2; -- POST /usuario/importar/ins, POST /usuario/ins/importar
-- POST /usuario/importar/ins, POST /usuario/ins/importar
select exists (select from carga c where not exists (select from parametro p where p.id_parametro = c.id_centro_costo) and c.id_centro_costo
    is not null) or exists (select from carga c where not exists (select from parametro p where p.id_parametro = c.id_departamento) and
    c.id_departamento is not null) or exists (select from carga c where not exists (select from parametro p where p.id_parametro =
    c.id_cargo) and c.id_cargo is not null) or exists (select from carga c where c.id_empresa is not null and not exists (select from
    empresa e where e.id_empresa = c.id_empresa)) as falta;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
with fuera as (delete from carga c where c.id is not null and not exists (select from usuario u where u.id_usuario = c.id and u.version =
    c.version) returning c.numero) update importacion_fila f
set estado = 'rechazada', error = $1, datos = null
from fuera
where f.id_importacion = $2 and f.numero = fuera.numero
returning f.numero;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
with fuera as (delete from carga c where exists (select from usuario u where u.codigo_usuario = c.codigo_usuario and u.id_usuario is
    distinct from c.id) or (c.username is not null and exists (select from usuario u where u.username = c.username and u.id_usuario is
    distinct from c.id)) or (c.numero_documento is not null and exists (select from usuario u left join usuario p on p.id_usuario = c.id
    where u.tipo_documento = coalesce(c.tipo_documento, p.tipo_documento) and u.numero_documento = c.numero_documento and u.id_usuario is
    distinct from c.id)) returning c.numero) update importacion_fila f
set estado = 'rechazada', error = $1, datos = null
from fuera
where f.id_importacion = $2 and f.numero = fuera.numero
returning f.numero;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
with fuera as (delete from carga c where c.codigo_jefe_inmediato is not null and not exists (select from usuario u where u.codigo_usuario =
    c.codigo_jefe_inmediato) and not exists (select from carga j where j.id is null and j.codigo_usuario = c.codigo_jefe_inmediato)
    returning c.numero) update importacion_fila f
set estado = 'rechazada', error = $1, datos = null
from fuera
where f.id_importacion = $2 and f.numero = fuera.numero
returning f.numero;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
update importacion_fila f
set antes = jsonb_build_object('username', u.username, 'nombres', u.nombres, 'apellido_paterno', u.apellido_paterno, 'apellido_materno',
    u.apellido_materno, 'correo_electronico', u.correo_electronico, 'telefono', u.telefono, 'trabajador', u.trabajador, 'tipo_documento',
    u.tipo_documento, 'numero_documento', u.numero_documento, 'fecha_ingreso', u.fecha_ingreso, 'genero', u.genero, 'codigo_jefe_inmediato',
    u.codigo_jefe_inmediato, 'id_empresa', u.id_empresa, 'id_centro_costo', u.id_centro_costo, 'id_departamento', u.id_departamento,
    'id_cargo', u.id_cargo, 'codigo_estado', u.codigo_estado, 'fecha_cese', u.fecha_cese, 'version', u.version, 'usuario_modificacion',
    u.usuario_modificacion, 'id_usuario_modificacion', u.id_usuario_modificacion, 'fecha_modificacion', u.fecha_modificacion,
    'codigo_usuario', u.codigo_usuario, 'codigo_grupo', u.codigo_grupo, 'correo_secundario', u.correo_secundario, 'idioma', u.idioma,
    'indicador_admin', u.indicador_admin, 'indicador_soporte', u.indicador_soporte, 'rol_acotado', u.rol_acotado, 'indicador_alcance',
    u.indicador_alcance)
from carga c
join usuario u on u.id_usuario = c.id
where f.id_importacion = $1 and f.numero = c.numero;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
with nuevas as (insert into usuario (codigo_usuario, username, nombres, apellido_paterno, apellido_materno, correo_electronico, telefono,
    trabajador, tipo_documento, numero_documento, fecha_ingreso, genero, codigo_jefe_inmediato, id_empresa, id_centro_costo,
    id_departamento, id_cargo, codigo_estado, usuario_creacion, id_usuario_creacion, fecha_creacion, fecha_modificacion) select
    codigo_usuario, username, nombres, coalesce(apellido_paterno, ''), coalesce(apellido_materno, ''), correo_electronico, telefono,
    trabajador, tipo_documento, numero_documento, fecha_ingreso, genero, codigo_jefe_inmediato, id_empresa, id_centro_costo,
    id_departamento, id_cargo, coalesce(codigo_estado, 1), $1, $2::integer, $3::timestamptz, $4::timestamptz from carga where id is null
    order by numero returning id_usuario, codigo_usuario) update carga c
set id = n.id_usuario
from nuevas n
where n.codigo_usuario = c.codigo_usuario and c.id is null;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
with vuelven as (select u.id_usuario as id from carga c join usuario u on u.id_usuario = c.id where c.codigo_estado = 1 and u.codigo_estado
    = 2 and (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0)), recodificadas as materialized (select
    u.codigo_usuario as antes, c.codigo_usuario as despues from carga c join usuario u on u.id_usuario = c.id where c.codigo_usuario <>
    u.codigo_usuario), sin_alcance as (delete from acceso_empresa where id_usuario in (select id from vuelven)) update usuario u
set codigo_usuario = c.codigo_usuario, username = coalesce(c.username, u.username), nombres = coalesce(c.nombres, u.nombres),
    apellido_paterno = coalesce(c.apellido_paterno, u.apellido_paterno), apellido_materno = coalesce(c.apellido_materno,
    u.apellido_materno), correo_electronico = coalesce(c.correo_electronico, u.correo_electronico), telefono = coalesce(c.telefono,
    u.telefono), trabajador = coalesce(c.trabajador, u.trabajador), tipo_documento = coalesce(c.tipo_documento, u.tipo_documento),
    numero_documento = coalesce(c.numero_documento, u.numero_documento), fecha_ingreso = coalesce(c.fecha_ingreso, u.fecha_ingreso), genero
    = coalesce(c.genero, u.genero), codigo_jefe_inmediato = coalesce(r.despues, c.codigo_jefe_inmediato, u.codigo_jefe_inmediato),
    id_empresa = coalesce(c.id_empresa, u.id_empresa), id_centro_costo = coalesce(c.id_centro_costo, u.id_centro_costo), id_departamento =
    coalesce(c.id_departamento, u.id_departamento), id_cargo = coalesce(c.id_cargo, u.id_cargo), codigo_estado = coalesce(c.codigo_estado,
    u.codigo_estado), indicador_admin = case when v.id is null then u.indicador_admin else 0 end, indicador_soporte = case when v.id is null
    then u.indicador_soporte else 0 end, rol_acotado = case when v.id is null then u.rol_acotado else 0 end, indicador_alcance = case when
    v.id is null then u.indicador_alcance else 0 end, fecha_cese = case c.codigo_estado when 1 then null when 2 then $1::date else
    u.fecha_cese end, usuario_modificacion = $2, fecha_modificacion = $3::timestamptz, version = u.version + 1
from carga c
left join vuelven v on v.id = c.id
left join recodificadas r on r.antes = c.codigo_jefe_inmediato
where u.id_usuario = c.id and c.version is not null;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
with recursive sube as (select c.codigo_usuario as origen, c.codigo_jefe_inmediato as codigo, 1 as nivel from carga c where c.version is not
    null and c.codigo_jefe_inmediato is not null union all select s.origen, u.codigo_jefe_inmediato, s.nivel + 1 from sube s join usuario u
    on u.codigo_usuario = s.codigo where s.codigo <> s.origen and u.codigo_jefe_inmediato is not null and s.nivel < 100)
select
from sube
where codigo = origen
limit 1;
-- POST /usuario/importar/ins, POST /usuario/ins/importar
update importacion_fila f
set id_registro = c.id, datos = null, despues = jsonb_build_object('username', u.username, 'nombres', u.nombres, 'apellido_paterno',
    u.apellido_paterno, 'apellido_materno', u.apellido_materno, 'correo_electronico', u.correo_electronico, 'telefono', u.telefono,
    'trabajador', u.trabajador, 'tipo_documento', u.tipo_documento, 'numero_documento', u.numero_documento, 'fecha_ingreso',
    u.fecha_ingreso, 'genero', u.genero, 'codigo_jefe_inmediato', u.codigo_jefe_inmediato, 'id_empresa', u.id_empresa, 'id_centro_costo',
    u.id_centro_costo, 'id_departamento', u.id_departamento, 'id_cargo', u.id_cargo, 'codigo_estado', u.codigo_estado, 'fecha_cese',
    u.fecha_cese, 'version', u.version, 'usuario_modificacion', u.usuario_modificacion, 'id_usuario_modificacion',
    u.id_usuario_modificacion, 'fecha_modificacion', u.fecha_modificacion, 'codigo_usuario', u.codigo_usuario, 'codigo_grupo',
    u.codigo_grupo, 'correo_secundario', u.correo_secundario, 'idioma', u.idioma, 'indicador_admin', u.indicador_admin, 'indicador_soporte',
    u.indicador_soporte, 'rol_acotado', u.rol_acotado, 'indicador_alcance', u.indicador_alcance)
from carga c
join usuario u on u.id_usuario = c.id
where f.id_importacion = $1 and f.numero = c.numero;
select id from carga where codigo_estado = 2; -- POST /usuario/importar/ins, POST /usuario/ins/importar
-- POST /usuario/importar/ins, POST /usuario/ins/importar
select count(*) filter (where estado = 'nueva')::integer as insertados, count(*) filter (where estado = 'cambiada' and not
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as actualizados, count(*) filter (where estado = 'cambiada' and
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as cesados, count(*) filter (where estado =
    'existente')::integer as existentes, count(*) filter (where estado = 'rechazada')::integer as rechazados
from importacion_fila f
where id_importacion = $1;
update importacion set estado = $1, resultado = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /usuario/importar/ins, POST /usuario/ins/importar
-- POST /usuario/importar/ins, POST /usuario/ins/importar
update importacion i
set fecha_atendida = $1::timestamptz
from importacion n
where n.id_importacion = $2 and i.tipo = $3 and i.id_importacion < n.id_importacion and (i.estado = 'aplicada' and i.fecha_atendida is null
    and (i.resultado ->> 'rechazados')::integer > 0) and (i.id_importacion = $4::integer or i.id_usuario = n.id_usuario and i.preparado ->>
    'asunto' is not distinct from n.preparado ->> 'asunto' and (i.archivo = n.archivo or not exists (
      select from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'rechazada' and not exists (
        select from (select nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombre', f.extra ->> 'nombre'), ''),
            nullif(coalesce(f.textos ->> 'apellido_paterno', f.extra ->> 'apellido_paterno'), ''), nullif(coalesce(f.textos ->>
            'apellido_materno', f.extra ->> 'apellido_materno'), '')), '') as nombre from importacion_fila f where f.id_importacion = $5) s
            where s.nombre = nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombre', f.extra ->> 'nombre'), ''),
            nullif(coalesce(f.textos ->> 'apellido_paterno', f.extra ->> 'apellido_paterno'), ''), nullif(coalesce(f.textos ->>
            'apellido_materno', f.extra ->> 'apellido_materno'), '')), '')
      )
    )));
-- POST /usuario/importar/ins, POST /usuario/ins/importar
select coalesce(error, '') as error, count(*)::integer as filas
from importacion_fila
where id_importacion = $1 and estado = 'rechazada' and not numero = any ($2::integer[])
group by error
order by count(*) desc, min(numero);
-- GET /usuario/importar/filas/:id, GET /usuario/importar/rechazadas/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day');
-- GET /usuario/importar/filas/:id
select fila.*
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->>
      'cod_empresa' as cod_empresa, f.textos ->> 'empresa' as empresa, f.textos ->> 'ceco' as ceco, f.textos ->> 'desc_ceco' as desc_ceco,
      f.textos ->> 'trabajador' as trabajador, f.textos ->> 'departamento' as departamento, f.textos ->> 'tipo_doc' as tipo_doc, f.textos
      ->> 'n_doc' as n_doc, f.textos ->> 'mail' as mail, f.textos ->> 'telefono' as telefono, f.textos ->> 'nombre' as nombre, f.textos ->>
      'apellido_paterno' as apellido_paterno, f.textos ->> 'apellido_materno' as apellido_materno, f.textos ->> 'codigo' as codigo, f.textos
      ->> 'puesto_trabajador' as puesto_trabajador, f.textos ->> 'fecha_ingreso' as fecha_ingreso, f.textos ->> 'sexo' as sexo, f.textos ->>
      'jefe' as jefe, f.textos ->> 'apellidos_nombres' as apellidos_nombres, f.textos ->> 'nombres_apellidos' as nombres_apellidos, (f.extra
      ->> 'id_usuario')::numeric as id_usuario
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true
order by fila.numero asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/importar/filas/:id
-- GET /usuario/importar/rechazadas/:id
select distinct t.campo
from importacion_fila f, jsonb_each_text(f.textos) as t(campo, texto)
where f.id_importacion = $1 and f.estado = 'rechazada' and t.texto <> '';
-- GET /usuario/importar/rechazadas/:id
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->>
      'cod_empresa' as cod_empresa, f.textos ->> 'empresa' as empresa, f.textos ->> 'ceco' as ceco, f.textos ->> 'desc_ceco' as desc_ceco,
      f.textos ->> 'trabajador' as trabajador, f.textos ->> 'departamento' as departamento, f.textos ->> 'tipo_doc' as tipo_doc, f.textos
      ->> 'n_doc' as n_doc, f.textos ->> 'mail' as mail, f.textos ->> 'telefono' as telefono, f.textos ->> 'nombre' as nombre, f.textos ->>
      'apellido_paterno' as apellido_paterno, f.textos ->> 'apellido_materno' as apellido_materno, f.textos ->> 'codigo' as codigo, f.textos
      ->> 'puesto_trabajador' as puesto_trabajador, f.textos ->> 'fecha_ingreso' as fecha_ingreso, f.textos ->> 'sexo' as sexo, f.textos ->>
      'jefe' as jefe, f.textos ->> 'apellidos_nombres' as apellidos_nombres, f.textos ->> 'nombres_apellidos' as nombres_apellidos, (f.extra
      ->> 'id_usuario')::numeric as id_usuario
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true and fila.estado::text = $2;
-- POST /usuario/importar/deshacer/:id
select numero, fila, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombre', f.extra ->> 'nombre'), ''), nullif(coalesce(f.textos ->>
    'apellido_paterno', f.extra ->> 'apellido_paterno'), ''), nullif(coalesce(f.textos ->> 'apellido_materno', f.extra ->>
    'apellido_materno'), '')), '') as nombre, id_registro as id, estado
from importacion_fila f
where id_importacion = $1 and id_registro is not null
order by numero desc;
-- POST /usuario/importar/deshacer/:id
select
from usuario
where id_usuario in (select id_registro from importacion_fila where id_importacion = $1 and id_registro is not null)
order by id_usuario
for no key update;
select pg_advisory_xact_lock(hashtext('usuario.jefe')); -- POST /usuario/importar/deshacer/:id
-- POST /usuario/importar/deshacer/:id
select
from usuario
where id_usuario in (select id_registro from importacion_fila where id_importacion = $1 and id_registro is not null)
order by id_usuario
for update;
-- POST /usuario/importar/deshacer/:id
select u.id_usuario as id, u.codigo_usuario as codigo, f.estado = 'nueva' as nueva, case when jsonb_build_object('username', u.username,
    'nombres', u.nombres, 'apellido_paterno', u.apellido_paterno, 'apellido_materno', u.apellido_materno, 'correo_electronico',
    u.correo_electronico, 'telefono', u.telefono, 'trabajador', u.trabajador, 'tipo_documento', u.tipo_documento, 'numero_documento',
    u.numero_documento, 'fecha_ingreso', u.fecha_ingreso, 'genero', u.genero, 'codigo_jefe_inmediato', u.codigo_jefe_inmediato,
    'id_empresa', u.id_empresa, 'id_centro_costo', u.id_centro_costo, 'id_departamento', u.id_departamento, 'id_cargo', u.id_cargo,
    'codigo_estado', u.codigo_estado, 'fecha_cese', u.fecha_cese, 'version', u.version, 'usuario_modificacion', u.usuario_modificacion,
    'id_usuario_modificacion', u.id_usuario_modificacion, 'fecha_modificacion', u.fecha_modificacion, 'codigo_usuario', u.codigo_usuario,
    'codigo_grupo', u.codigo_grupo, 'correo_secundario', u.correo_secundario, 'idioma', u.idioma, 'indicador_admin', u.indicador_admin,
    'indicador_soporte', u.indicador_soporte, 'rol_acotado', u.rol_acotado, 'indicador_alcance', u.indicador_alcance) <> f.despues or not
    (true and true) then 'cambiada' when u.fecha_login >= i.fecha_modificacion then 'ingreso' when u.contrasenia_fecha >=
    i.fecha_modificacion or exists (select from restablecimiento r where r.id_usuario = u.id_usuario and r.fecha_creacion >=
    i.fecha_modificacion) then 'clave' when exists (select from asignacion a where a.id_usuario = u.id_usuario and a.fecha_modificacion >=
    i.fecha_modificacion) then 'asignada' when exists (select from evaluacion v where v.id_usuario = u.id_usuario and v.fecha_creacion >=
    i.fecha_modificacion) then 'evaluada' when exists (select from correo c where c.id_usuario = u.id_usuario and c.fecha_creacion >=
    i.fecha_modificacion) then 'correo' when f.estado = 'cambiada' and ((f.antes ->> 'codigo_usuario' <> u.codigo_usuario and exists (select
    from usuario o where o.codigo_usuario = f.antes ->> 'codigo_usuario')) or (f.antes ->> 'username' <> u.username and exists (select from
    usuario o where o.username = f.antes ->> 'username')) or ((f.antes ->> 'numero_documento') is distinct from u.numero_documento and
    exists (select from usuario o where o.tipo_documento = f.antes ->> 'tipo_documento' and o.numero_documento = f.antes ->>
    'numero_documento' and o.id_usuario <> u.id_usuario)) or (f.antes ->> 'id_empresa' is not null and not exists (select from empresa e
    where e.id_empresa = (f.antes ->> 'id_empresa')::integer)) or exists (select from unnest(array['id_centro_costo', 'id_departamento',
    'id_cargo']) as k(name) where f.antes ->> k.name is not null and not exists (select from parametro p where p.id_parametro = (f.antes ->>
    k.name)::integer)) or (f.antes ->> 'codigo_jefe_inmediato' is not null and not exists (select from usuario j where j.codigo_usuario =
    f.antes ->> 'codigo_jefe_inmediato'))) then 'usada' end as motivo
from importacion i
join importacion_fila f using (id_importacion)
join usuario u on u.id_usuario = f.id_registro
where i.id_importacion = $1;
-- POST /usuario/importar/deshacer/:id (3 times)
select r.conrelid::regclass::text as tabla, de.attname as columna
from pg_constraint r
cross join lateral unnest(r.conkey, r.confkey) as k(de, a)
join pg_attribute ajeno on ajeno.attrelid = $1::regclass and ajeno.attnum = k.a and ajeno.attname = $2
join pg_attribute de on de.attrelid = r.conrelid and de.attnum = k.de
where r.contype = 'f' and r.confrelid = $3::regclass and r.confdeltype = 'a'
order by 1, 2;
select distinct id_usuario as id from asignacion where id_usuario = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_usuario as id from evaluacion where id_usuario = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_usuario as id from paquete_alumno where id_usuario = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_usuario as id from progreso where id_usuario = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_usuario as id from progreso_tema where id_usuario = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
-- POST /usuario/importar/deshacer/:id
select codigo_jefe_inmediato as codigo, id_usuario as de
from usuario
where codigo_jefe_inmediato = any ($1::text[])
union all
select codigo_gerente, null
from empresa
where codigo_gerente = any ($2::text[])
union all
select codigo_director, null
from empresa
where codigo_director = any ($3::text[]);
-- POST /usuario/importar/deshacer/:id
with recursive antes as materialized (select u.id_usuario as id, u.codigo_usuario as codigo, f.antes ->> 'codigo_jefe_inmediato' as jefe
    from importacion_fila f join usuario u on u.id_usuario = f.id_registro where f.id_importacion = $1 and f.estado = 'cambiada' and
    u.id_usuario = any ($2::integer[]) and f.antes ->> 'codigo_jefe_inmediato' is distinct from u.codigo_jefe_inmediato), sube as (select
    a.id, a.codigo as origen, a.jefe as codigo, 1 as nivel from antes a where a.jefe is not null union all select s.id, s.origen, case when
    a.id is null then u.codigo_jefe_inmediato else a.jefe end, s.nivel + 1 from sube s join usuario u on u.codigo_usuario = s.codigo left
    join antes a on a.id = u.id_usuario where s.codigo <> s.origen and s.nivel < 100)
select distinct id
from sube
where codigo = origen;
-- POST /usuario/importar/deshacer/:id
update usuario u
set codigo_usuario = a.codigo_usuario, username = a.username, nombres = a.nombres, apellido_paterno = a.apellido_paterno, apellido_materno =
    a.apellido_materno, correo_electronico = a.correo_electronico, telefono = a.telefono, trabajador = a.trabajador, tipo_documento =
    a.tipo_documento, numero_documento = a.numero_documento, fecha_ingreso = a.fecha_ingreso, genero = a.genero, codigo_jefe_inmediato =
    a.codigo_jefe_inmediato, id_empresa = a.id_empresa, id_centro_costo = a.id_centro_costo, id_departamento = a.id_departamento, id_cargo =
    a.id_cargo, codigo_estado = a.codigo_estado, fecha_cese = a.fecha_cese, version = a.version, usuario_modificacion =
    a.usuario_modificacion, id_usuario_modificacion = a.id_usuario_modificacion, fecha_modificacion = a.fecha_modificacion
from importacion_fila f, jsonb_to_record(f.antes) as a(codigo_usuario text, username text, nombres text, apellido_paterno text,
    apellido_materno text, correo_electronico text, telefono text, trabajador text, tipo_documento text, numero_documento text,
    fecha_ingreso date, genero text, codigo_jefe_inmediato text, id_empresa integer, id_centro_costo integer, id_departamento integer,
    id_cargo integer, codigo_estado smallint, fecha_cese date, version integer, usuario_modificacion text, id_usuario_modificacion integer,
    fecha_modificacion timestamptz)
where f.id_importacion = $1 and f.estado = 'cambiada' and u.id_usuario = f.id_registro and u.id_usuario = any ($2::integer[]);
-- POST /usuario/importar/deshacer/:id
update usuario u
set id_usuario_modificacion = a.id_usuario_modificacion
from importacion_fila f, jsonb_to_record(f.antes) as a(codigo_usuario text, username text, nombres text, apellido_paterno text,
    apellido_materno text, correo_electronico text, telefono text, trabajador text, tipo_documento text, numero_documento text,
    fecha_ingreso date, genero text, codigo_jefe_inmediato text, id_empresa integer, id_centro_costo integer, id_departamento integer,
    id_cargo integer, codigo_estado smallint, fecha_cese date, version integer, usuario_modificacion text, id_usuario_modificacion integer,
    fecha_modificacion timestamptz)
where f.id_importacion = $1 and f.estado = 'cambiada' and u.id_usuario = f.id_registro and u.id_usuario = any ($2::integer[]) and
    u.id_usuario_modificacion is distinct
from a.id_usuario_modificacion;
delete from usuario where id_usuario = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
-- POST /usuario/importar/deshacer/:id
select 'empresas' as tabla, id_empresa as id
from empresa
where id_empresa = any ($1::integer[]) and version = 1
union all
select 'parametros', id_parametro
from parametro
where id_parametro = any ($2::integer[]) and version = 1;
select distinct id_parametro as id from regla_condicion where id_parametro = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_centro_costo as id from tableta where id_centro_costo = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_cargo as id from usuario where id_cargo = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_centro_costo as id from usuario where id_centro_costo = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_departamento as id from usuario where id_departamento = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
delete from parametro where id_parametro = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from acceso_empresa where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from curso where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from modulo where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from parametro where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from planestudio where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from pregunta where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from programa where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from regla_condicion where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from scim_token_empresa where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from tableta where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from tema where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from usuario where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
select distinct id_empresa as id from webhook where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
delete from empresa where id_empresa = any ($1::integer[]); -- POST /usuario/importar/deshacer/:id
-- POST /usuario/importar/deshacer/:id
update importacion_fila f
set conservada = n.motivo
from jsonb_to_recordset($1::jsonb) as n(numero integer, motivo text)
where f.id_importacion = $2 and f.numero = n.numero;
update importacion set estado = $1, deshecho = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /usuario/importar/deshacer/:id
-- GET /usuario/importar/sellst
select fila.*
from (
  select i.id_importacion, i.fecha_creacion, i.usuario_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.archivo, i.preparado
      ->> 'asunto' as asunto, i.estado, i.id_usuario is not distinct
  from $1::integer as propia, r.insertados, r.actualizados, coalesce(r.cesados, 0) as cesados, r.existentes, r.rechazados,
      coalesce(jsonb_array_length(i.enmiendas), 0) as enmendadas, case when r.cesados > 0 then (
    select string_agg(c.nombre, ', ' order by c.numero)
    from (
      select f.numero, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'nombre', f.extra ->> 'nombre'), ''), nullif(coalesce(f.textos ->>
          'apellido_paterno', f.extra ->> 'apellido_paterno'), ''), nullif(coalesce(f.textos ->> 'apellido_materno', f.extra ->>
          'apellido_materno'), '')), '') as nombre
      from importacion_fila f
      where f.id_importacion = i.id_importacion and f.estado = 'cambiada' and coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false)
      order by f.numero
      limit $2
    ) c
  ) end as cesaron
  from importacion i
  left join usuario u on u.id_usuario = i.id_usuario, jsonb_to_record(i.resultado) as r(insertados integer, actualizados integer, cesados
      integer, existentes integer, rechazados integer)
  where i.tipo = $3 and i.estado <> 'revisada' and (i.id_usuario = $4 or not $5::boolean)
) as fila
where true
order by fila.id_importacion desc
limit $6 offset $7;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/importar/sellst
-- POST /usuario/ins/importar
update carga
set id_empresa = case when id_empresa < 0 then ($1::integer[])[-id_empresa] else id_empresa end, id_centro_costo = case when id_centro_costo
    < 0 then ($2::integer[])[-id_centro_costo] else id_centro_costo end, id_departamento = case when id_departamento < 0 then
    ($3::integer[])[-id_departamento] else id_departamento end, id_cargo = case when id_cargo < 0 then ($4::integer[])[-id_cargo] else
    id_cargo end
where least(id_empresa, id_centro_costo, id_departamento, id_cargo) < 0;
select fila, error from importacion_fila where id_importacion = $1 and estado = 'rechazada' order by numero; -- POST /usuario/ins/importar
-- GET /usuario/sellst/grupo
select fila.*
from (
  select u.id_usuario, u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
      e.empresa, de.parametro as departamento, ce.codigo_parametro as codigo_centro_costo, ce.parametro as centro_costo, ca.parametro as
      cargo, u.correo_electronico, gr.parametro as grupo, case when u.codigo_grupo is null then 0 else 1 end as con_grupo
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro de on de.id_parametro = u.id_departamento
  left join parametro ce on ce.id_parametro = u.id_centro_costo
  left join parametro ca on ca.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  where u.codigo_estado = 1 and true
) as fila
where true
order by fila.con_grupo asc, fila.id_usuario asc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/grupo
-- POST /usuario/ins/grupo, POST /usuario/grupo/asignar
select p.codigo_comun
from parametro p
join dominio d using (id_dominio)
where d.clave = 'grupo_usuario' and p.codigo_estado = 1 and p.codigo_comun = any ($1::text[]);
-- POST /usuario/ins/grupo, POST /usuario/grupo/asignar
select u.id_usuario, u.codigo_grupo, u.codigo_estado
from usuario u
where u.id_usuario = any ($1::integer[]) and true
order by u.id_usuario
for no key update;
-- POST /usuario/ins/grupo, POST /usuario/grupo/asignar
update usuario u
set codigo_grupo = f.codigo_grupo, usuario_modificacion = $1, fecha_modificacion = $2::timestamptz, version = u.version + 1
from unnest($3::integer[], $4::text[]) as f(id_usuario, codigo_grupo)
where u.id_usuario = f.id_usuario;
-- POST /usuario/grupo/asignar
with alternativas as materialized (
  select c.id_regla, c.alternativa, array_agg(c.id_empresa) filter (where c.campo = 'empresa') as empresas, array_agg(c.id_parametro) filter
      (where c.campo = 'centro_costo') as centros_costo, array_agg(c.id_parametro) filter (where c.campo = 'departamento') as departamentos,
      array_agg(c.id_parametro) filter (where c.campo = 'cargo') as cargos, array_agg(p.codigo_comun) filter (where c.campo = 'grupo') as
      grupos, bool_or(c.campo = 'ingreso') as por_ingreso, min(c.desde) as desde, max(c.hasta) as hasta
  from (select * from regla_condicion where id_regla = any (array(select v.id_regla from regla v join planestudio p using (id_planestudio)
      where v.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $1::date and true))) c
  left join parametro p using (id_parametro)
  group by c.id_regla, c.alternativa
), dados as (
  select r.id_planestudio, count(distinct u.id_usuario) filter (where (m.empresas is null or u.id_empresa = any (m.empresas)) and
      (m.centros_costo is null or u.id_centro_costo = any (m.centros_costo)) and (m.departamentos is null or u.id_departamento = any
      (m.departamentos)) and (m.cargos is null or u.id_cargo = any (m.cargos)) and (m.grupos is null or u.codigo_grupo = any (m.grupos)) and
      (not m.por_ingreso or u.fecha_ingreso between coalesce(m.desde, '-infinity') and coalesce(m.hasta, 'infinity')) and not exists (select
      from asignacion a where a.id_usuario = u.id_usuario and a.id_planestudio = r.id_planestudio))::integer as asignados,
      coalesce(bool_or($2::text = any (m.grupos)), false) as nombrado
  from alternativas m
  join regla r using (id_regla)
  left join (select id_usuario, coalesce($3::integer, id_empresa) as id_empresa, id_centro_costo, id_departamento, id_cargo, fecha_ingreso,
      codigo_estado, coalesce($4::text, codigo_grupo) as codigo_grupo from usuario where id_usuario = any ($5::integer[])) u on
      u.codigo_estado = 1 and (r.empresas is null or u.id_empresa = any (r.empresas))
  group by r.id_planestudio
)
select p.id_planestudio, p.denominacion as plan, d.asignados
from dados d
join planestudio p using (id_planestudio)
where d.nombrado or d.asignados > 0
order by p.fecha_fin, p.id_planestudio;
-- GET /usuario/grupo/sellst
select fila.*
from (
  select p.id_parametro, p.codigo_parametro as codigo_grupo, p.parametro as grupo, (select count(*)::integer from usuario u where
      u.codigo_grupo = p.codigo_comun and u.codigo_estado = 1 and true) as miembros, (select string_agg(pl.denominacion, '; ' order by
      orden_texto(pl.denominacion) collate C) from regla g join planestudio pl using (id_planestudio) where p.id_dominio = 1 and g.huella =
      format('[{"grupo":[%s]}]', p.id_parametro) and g.codigo_estado = 1 and pl.codigo_estado = 1 and pl.fecha_fin >= $1::date) as planes
  from parametro p
  join dominio d using (id_dominio)
  where d.clave = 'grupo_usuario' and p.codigo_comun is not null
) as fila
where true
order by orden_texto(fila.grupo::text) collate C asc, fila.id_parametro asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/grupo/sellst
-- GET /usuario/persona/plan/:id, GET /usuario/persona/intento/:id/:plan, GET /usuario/persona/certificado/:id, GET /usuario/persona/respuesta/:id, GET /usuario/persona/correo/:id, GET /usuario/persona/sesion/:id, POST /usuario/persona/sesion/:id/cerrar, GET /usuario/persona/historia/:id, GET /usuario/sel/reporte/:id, GET /usuario/sellst/seguimiento/:id
select u.id_usuario, u.codigo_usuario, u.personal, e.empresa
from usuario u
left join empresa e using (id_empresa)
where u.id_usuario = $1 and true;
-- GET /usuario/persona/plan/:id
select fila.*
from (
  select a.id_asignacion, p.denominacion as plan, a.codigo_estado, case when coalesce(g.total > 0 and g.aprobados >= g.total, false) then
      'Terminado' when case when p.plazo = 'fijo' then greatest(p.fecha_fin, g.fecha_limite) else coalesce(g.fecha_limite, p.fecha_fin) end
      < $1::date then 'Vencido' when g.iniciado then 'En Progreso' else 'Pendiente' end as estado, p.fecha_inicio, case when p.plazo =
      'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, a.fecha_prorroga is not
      null as prorrogada, coalesce(g.total, 0) as temas, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >= g.total then 100 else
      least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then least(round(g.suma_notas
      / g.calificados, 2), 100) end::float8 as promedio, (select count(*)::integer from evaluacion v join certificado c using
      (id_evaluacion) where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados,
      a.fecha_apertura, a.fuente, coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(': ', (select nullif(regla.nombre,
      '') from regla where regla.id_regla = a.id_regla), (select string_agg(valor.value, ', ' order by valor.key) from
      jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon
  from asignacion a
  join planestudio p using (id_planestudio)
  left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
  where a.id_usuario = $2::integer
) as fila
where true
order by fila.fecha_apertura desc, fila.id_asignacion desc
limit $3 offset $4;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/persona/plan/:id
-- GET /usuario/persona/intento/:id/:plan
select fila.*
from (
  select e.id_evaluacion, e.id_planestudio, p.denominacion as plan, t.titulo as tema, to_char(e.momento at time zone $1, 'YYYY-MM-DD') as
      fecha, to_char(e.momento at time zone $2, 'HH24:MI') as hora, e.numero_intento, e.intentos, e.nota, e.notaminima, extract(epoch from
      e.fecha_fin - e.fecha_creacion)::integer as duracion, c.numero as certificado, case when e.codigo_estado = 2 then 'anulado' when
      e.fecha_fin is null then 'abierto' when e.aprobado then 'aprobado' else 'desaprobado' end as situacion
  from (select *, coalesce(fecha_fin, fecha_creacion) as momento, max(numero_intento) over (partition by id_planestudio, id_programa,
      id_curso, id_modulo, id_tema)::integer as intentos from evaluacion where id_usuario = $3::integer and $4::integer in (0,
      id_planestudio)) e
  join planestudio p using (id_planestudio)
  join tema t using (id_tema)
  left join certificado c on c.id_evaluacion = e.id_evaluacion and c.codigo_estado = 1
) as fila
where true
order by fila.fecha desc, fila.id_evaluacion desc
limit $5 offset $6;
-- GET /usuario/persona/certificado/:id
select fila.*
from (
  select c.id_evaluacion, c.numero, c.codigo, c.reemplaza, null::text as reemplazado_por, c.nombre, c.tema, c.nota, c.lugar, c.fecha,
      e.fecha_recibida, c.idioma, c.codigo_estado, case c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado, case when
      d.mostrar_duracion then c.duracion end as duracion, case when d.mostrar_empresa then c.empresa end as empresa, case when
      d.mostrar_documento then c.documento end as documento, coalesce(f.firmantes, '[]') as firmantes, d.imagen_logo is not null or
      coalesce(f.con_imagen, false) as con_imagenes, p.denominacion as plan, g.titulo as programa
  from certificado c
  join evaluacion e using (id_evaluacion)
  join planestudio p using (id_planestudio)
  join programa g using (id_programa)
  left join lateral (select x.id_certificado_diseno, x.imagen_logo, x.texto_logo, x.mostrar_duracion, x.mostrar_empresa, x.mostrar_documento
      from certificado_diseno x where x.desde <= c.fecha_creacion order by x.desde desc, x.id_certificado_diseno desc limit 1) d on true
  left join lateral (select json_agg(json_build_object('nombre', x.nombre, 'cargo', x.cargo) order by x.orden) as firmantes,
      bool_or(x.imagen is not null) as con_imagen from certificado_firmante x where x.id_certificado_diseno = d.id_certificado_diseno) f on
      true
  where e.id_usuario = $1::integer
) as fila
where true
order by fila.fecha desc, fila.id_evaluacion desc
limit $2 offset $3;
-- GET /usuario/persona/respuesta/:id
select fila.*
from (
  select r.id_respuesta, r.fecha_creacion, p.denominacion as plan, r.tipo, r.fecha_hasta, nullif(r.motivo, '') as motivo,
      coalesce(u.personal, r.usuario_creacion) as autor, r.via
  from (
    select id_justificacion * 2 as id_respuesta, id_asignacion, fecha_creacion, tipo, fecha_hasta, motivo, via, usuario_creacion,
        id_usuario_creacion
    from justificacion
    where id_usuario = $1::integer
    union all
    select id_prorroga * 2 + 1, id_asignacion, fecha_creacion, case when retirada then 'retirada' else 'prorroga' end, fecha_nueva, motivo,
        via, usuario_creacion, id_usuario_creacion
    from prorroga
    where id_usuario = $2::integer and via = 'administracion'
  ) r
  join asignacion a using (id_asignacion)
  join planestudio p using (id_planestudio)
  left join usuario u on u.id_usuario = r.id_usuario_creacion
) as fila
where true
order by fila.fecha_creacion desc, fila.id_respuesta desc
limit $3 offset $4;
-- GET /usuario/persona/correo/:id
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
  where true and c.id_usuario = $1::integer
) as fila
where true
order by fila.id_correo desc
limit $2 offset $3;
-- POST /usuario/persona/sesion/:id/cerrar
update sesion s
set fecha_revocacion = $1::timestamptz
from configuracion c
where c.id_configuracion = 1 and s.id_usuario = $2 and s.fecha_revocacion is null and s.fecha_expiracion > $1::timestamptz and
    coalesce(s.ultimo_uso, s.fecha_creacion) > $1::timestamptz - case when s.id_dispositivo is null then make_interval(hours =>
    c.sesion_inactiva_horas) else interval '2 minutes' end
returning s.id_sesion;
-- GET /usuario/persona/historia/:id
select fila.*
from (
  select l.id_log, l.fecha_creacion, coalesce(a.personal, l.usuario_creacion) as autor, coalesce(a.username, l.usuario_creacion) as
      usuario_creacion, l.id_usuario_creacion, l.tipo, l.tabla, l.id_registro, coalesce(case l.tabla when 'archivo' then (select nombre from
      archivo where id_archivo = l.id_registro) when 'contenido' then (select coalesce(nullif(contenido, ''), descripcion) from contenido
      where id_contenido = l.id_registro) when 'curso' then (select titulo from curso where id_curso = l.id_registro) when 'dominio' then
      (select dominio from dominio where id_dominio = l.id_registro) when 'empresa' then (select empresa from empresa where id_empresa =
      l.id_registro) when 'importacion' then (select archivo from importacion where id_importacion = l.id_registro) when 'modulo' then
      (select titulo from modulo where id_modulo = l.id_registro) when 'parametro' then (select parametro from parametro where id_parametro
      = l.id_registro) when 'planestudio' then (select denominacion from planestudio where id_planestudio = l.id_registro) when 'pregunta'
      then (select pregunta from pregunta where id_pregunta = l.id_registro) when 'programa' then (select titulo from programa where
      id_programa = l.id_registro) when 'regla' then (select coalesce(nullif(regla.nombre, ''), (select p.denominacion from planestudio p
      where p.id_planestudio = regla.id_planestudio)) from regla where id_regla = l.id_registro) when 'tema' then (select titulo from tema
      where id_tema = l.id_registro) when 'usuario' then (select personal from usuario where id_usuario = coalesce(l.id_registro,
      l.id_usuario)) when 'acceso_empresa' then (select personal from usuario where id_usuario = l.id_registro) when 'planestudio_programa'
      then (select denominacion from planestudio where id_planestudio = l.id_registro) when 'programa_curso' then (select titulo from
      programa where id_programa = l.id_registro) when 'curso_modulo' then (select titulo from curso where id_curso = l.id_registro) when
      'tema_modulo' then (select titulo from modulo where id_modulo = l.id_registro) when 'tema_pregunta' then (select titulo from tema
      where id_tema = l.id_registro) when 'regla_condicion' then (select coalesce(nullif(regla.nombre, ''), (select p.denominacion from
      planestudio p where p.id_planestudio = regla.id_planestudio)) from regla where id_regla = l.id_registro) when 'asignacion' then
      (select p.denominacion from asignacion x join planestudio p using (id_planestudio) where x.id_asignacion = l.id_registro) when
      'evaluacion' then (select titulo from tema where id_tema = (l.antes ->> 'id_tema')::integer) when 'feedback' then (select t.titulo
      from evaluacion e join tema t using (id_tema) where e.id_evaluacion = (l.antes ->> 'id_evaluacion')::integer) when 'consulta' then
      (select t.titulo from consulta c join tema t using (id_tema) where c.id_consulta = l.id_registro) end, coalesce(l.antes ->> 'titulo',
      l.antes ->> 'denominacion', l.antes ->> 'pregunta', l.antes ->> 'empresa', l.antes ->> 'parametro', l.antes ->> 'dominio',
      nullif(trim(concat_ws(' ', l.antes ->> 'nombres', l.antes ->> 'apellido_paterno')), '')), coalesce(l.despues ->> 'titulo', l.despues
      ->> 'denominacion', l.despues ->> 'pregunta', l.despues ->> 'empresa', l.despues ->> 'parametro', l.despues ->> 'dominio',
      nullif(trim(concat_ws(' ', l.despues ->> 'nombres', l.despues ->> 'apellido_paterno')), ''))) as registro, l.id_usuario,
      coalesce(p.personal, (select n.nombre from nombre_anterior n where n.id_anterior = l.id_usuario and n.id_usuario is not null limit 1))
      as persona, l.detalle, null::text as cambios, l.antes, l.despues, l.busqueda
  from log l
  left join usuario a on a.id_usuario = l.id_usuario_creacion
  left join usuario p on p.id_usuario = l.id_usuario
  where true and l.id_usuario in (select $1::integer union all select n.id_anterior from nombre_anterior n where n.id_usuario = $2::integer)
) as fila
where true
order by fila.fecha_creacion desc, fila.id_log desc
limit $3 offset $4;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/persona/historia/:id
-- GET /usuario/persona/historia/:id
select 'usuario' as tipo, id_usuario::text as valor, personal as nombre
from usuario
where id_usuario = any ($1::integer[]) and true
union all
select 'planestudio' as tipo, id_planestudio::text as valor, denominacion as nombre
from planestudio
where id_planestudio = any ($2::integer[]);
-- GET /usuario/persona/expediente/:id
select u.codigo_usuario, u.tipo_documento, u.numero_documento, u.personal, e.empresa, e.ruc, de.parametro as departamento, ce.parametro as
    centro_costo, ca.parametro as cargo, u.fecha_ingreso, u.fecha_cese, (select autor.personal from usuario autor where autor.id_usuario =
    $1::integer) as autor
from usuario u
left join empresa e on e.id_empresa = u.id_empresa
left join parametro de on de.id_parametro = u.id_departamento
left join parametro ce on ce.id_parametro = u.id_centro_costo
left join parametro ca on ca.id_parametro = u.id_cargo
left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
where u.id_usuario = $2::integer and true;
-- GET /usuario/persona/expediente/:id
select p.denominacion as plan, p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
    coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, a.fecha_prorroga is not null as prorrogada, a.codigo_estado = 2 as cerrada,
    coalesce(g.total, 0) as temas, coalesce(g.aprobados, 0) as aprobados, case when coalesce(g.total, 0) = 0 then 0 when g.aprobados >=
    g.total then 100 else least(round(100.0 * g.aprobados / g.total, 2), 99.99) end::float8 as avance, case when g.calificados > 0 then
    least(round(g.suma_notas / g.calificados, 2), 100) end::float8 as promedio, (select coalesce(sum(extract(epoch from v.fecha_fin -
    v.fecha_creacion)), 0)::integer from evaluacion v where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and
    v.codigo_estado = 1 and v.fecha_fin is not null) as segundos
from asignacion a
join planestudio p using (id_planestudio)
left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
where a.id_usuario = $1::integer
order by p.fecha_inicio, p.id_planestudio;
-- GET /usuario/persona/expediente/:id
select p.denominacion as plan, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo as tema, coalesce(x.intentos, 0) as
    intentos, x.nota, coalesce(x.aprobado, false) as aprobado, to_char(coalesce(x.fecha_aprobado, x.fecha_ultima) at time zone $1,
    'YYYY-MM-DD') as fecha, coalesce(s.segundos, 0) as segundos
from (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, posicion from asignacion a join ocurrencia using (id_planestudio)
    where a.id_usuario = $2::integer and activa) o full
join (select * from progreso_tema where id_usuario = $3::integer) x using (id_planestudio, id_programa, id_curso, id_modulo, id_tema)
left join (select id_planestudio, id_programa, id_curso, id_modulo, id_tema, coalesce(sum(extract(epoch from v.fecha_fin -
    v.fecha_creacion)), 0)::integer as segundos from evaluacion v where v.id_usuario = $4::integer and v.codigo_estado = 1 and v.fecha_fin
    is not null group by id_planestudio, id_programa, id_curso, id_modulo, id_tema) s using (id_planestudio, id_programa, id_curso,
    id_modulo, id_tema)
join planestudio p using (id_planestudio)
join programa pr using (id_programa)
join curso c using (id_curso)
join modulo m using (id_modulo)
join tema t using (id_tema)
order by p.fecha_inicio, id_planestudio, o.posicion nulls last, id_programa, id_curso, id_modulo, id_tema;
-- GET /usuario/persona/expediente/:id
select plan, tema, fecha, hora, numero_intento, nota, notaminima, situacion, duracion as segundos
from (
  select e.id_evaluacion, e.id_planestudio, p.denominacion as plan, t.titulo as tema, to_char(e.momento at time zone $1, 'YYYY-MM-DD') as
      fecha, to_char(e.momento at time zone $2, 'HH24:MI') as hora, e.numero_intento, e.intentos, e.nota, e.notaminima, extract(epoch from
      e.fecha_fin - e.fecha_creacion)::integer as duracion, c.numero as certificado, case when e.codigo_estado = 2 then 'anulado' when
      e.fecha_fin is null then 'abierto' when e.aprobado then 'aprobado' else 'desaprobado' end as situacion
  from (select *, coalesce(fecha_fin, fecha_creacion) as momento, max(numero_intento) over (partition by id_planestudio, id_programa,
      id_curso, id_modulo, id_tema)::integer as intentos from evaluacion where id_usuario = $3::integer and $4::integer in (0,
      id_planestudio)) e
  join planestudio p using (id_planestudio)
  join tema t using (id_tema)
  left join certificado c on c.id_evaluacion = e.id_evaluacion and c.codigo_estado = 1
) as fila
order by fecha desc, hora desc, id_evaluacion desc;
-- GET /usuario/persona/expediente/:id
select c.numero, c.codigo, c.tema, c.nota, c.fecha, c.codigo_estado
from certificado c
join evaluacion e using (id_evaluacion)
where e.id_usuario = $1::integer
order by c.fecha desc, c.id_certificado desc;
-- GET /usuario/sel/reporte/:id
select *
from (
  select e.id_evaluacion, e.id_planestudio, p.denominacion as plan, t.titulo as tema, to_char(e.momento at time zone $1, 'YYYY-MM-DD') as
      fecha, to_char(e.momento at time zone $2, 'HH24:MI') as hora, e.numero_intento, e.intentos, e.nota, e.notaminima, extract(epoch from
      e.fecha_fin - e.fecha_creacion)::integer as duracion, c.numero as certificado, case when e.codigo_estado = 2 then 'anulado' when
      e.fecha_fin is null then 'abierto' when e.aprobado then 'aprobado' else 'desaprobado' end as situacion
  from (select *, coalesce(fecha_fin, fecha_creacion) as momento, max(numero_intento) over (partition by id_planestudio, id_programa,
      id_curso, id_modulo, id_tema)::integer as intentos from evaluacion where id_usuario = $3::integer and $4::integer in (0,
      id_planestudio)) e
  join planestudio p using (id_planestudio)
  join tema t using (id_tema)
  left join certificado c on c.id_evaluacion = e.id_evaluacion and c.codigo_estado = 1
) as fila
order by fila.fecha desc, fila.hora desc, fila.id_evaluacion desc;
-- GET /usuario/sellst/sinasignar, GET /usuario/sellst/sinasignar/:a/:b/:c/:d
select fila.*
from (
  select u.id_usuario, u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
      e.empresa, de.parametro as departamento, ce.codigo_parametro as codigo_centro_costo, ce.parametro as centro_costo, ca.parametro as
      cargo, u.correo_electronico, gr.parametro as grupo
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro de on de.id_parametro = u.id_departamento
  left join parametro ce on ce.id_parametro = u.id_centro_costo
  left join parametro ca on ca.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  where not (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and (u.fecha_cese is null or u.fecha_cese > $1::date)
      and not exists (select from asignacion a join planestudio p using (id_planestudio) where a.id_usuario = u.id_usuario and
      a.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $2::date and true) and true and true
) as fila
where true
order by orden_texto(fila.personal::text) collate C asc, fila.id_usuario asc
limit $3 offset $4;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/sinasignar, GET /usuario/sellst/sinasignar/:a/:b/:c/:d
-- GET /usuario/sellst/planestudio/:id
select distinct n.id
from unnest($1::integer[]) as n(id)
where not exists (select from planestudio as o where o.id_planestudio = n.id and true)
order by n.id;
-- GET /usuario/sellst/planestudio/:id
with pagina as materialized (
  select array(
    select fila.id_asignacion
    from (
      select u.id_usuario, u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
          e.empresa, de.parametro as departamento, ce.codigo_parametro as codigo_centro_costo, ce.parametro as centro_costo, ca.parametro as
          cargo, u.correo_electronico, gr.parametro as grupo, u.telefono, a.id_asignacion, a.fecha_apertura, a.fuente, coalesce(a.razon ->>
          'archivo', a.razon ->> 'plan', nullif(concat_ws(': ', (select nullif(regla.nombre, '') from regla where regla.id_regla =
          a.id_regla), (select string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), ''))
          as razon, coalesce(p.total, 0) as temas, coalesce(p.aprobados, 0) as aprobados, case when coalesce(p.total, 0) = 0 then 0 when
          p.aprobados >= p.total then 100 else least(round(100.0 * p.aprobados / p.total, 2), 99.99) end::float8 as avance, case when
          p.calificados > 0 then least(round(p.suma_notas / p.calificados, 2), 100) end::float8 as promedio, coalesce(p.evaluaciones, 0) as
          evaluaciones, v.ultima as ultima_actividad, r.tipo as respuesta, nullif(r.motivo, '') as respuesta_motivo, r.fecha_hasta as
          respuesta_hasta, case when coalesce(p.total > 0 and p.aprobados >= p.total, false) then 'Terminado' when case when pl.plazo =
          'fijo' then greatest(pl.fecha_fin, p.fecha_limite) else coalesce(p.fecha_limite, pl.fecha_fin) end < $1::date then 'Vencido' when
          p.iniciado then 'En Progreso' else 'Pendiente' end as estado, case when pl.plazo = 'fijo' then greatest(pl.fecha_fin,
          a.fecha_limite) else coalesce(a.fecha_limite, pl.fecha_fin) end as fecha_fin, a.fecha_prorroga is not null as prorrogada, n.aviso,
          n.aviso = any ($2::text[]) as sin_aviso
      from usuario u
      left join empresa e on e.id_empresa = u.id_empresa
      left join parametro de on de.id_parametro = u.id_departamento
      left join parametro ce on ce.id_parametro = u.id_centro_costo
      left join parametro ca on ca.id_parametro = u.id_cargo
      left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
      join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = $3 and a.codigo_estado = 1
      join planestudio pl on pl.id_planestudio = a.id_planestudio
      left join progreso p on p.id_usuario = a.id_usuario and p.id_planestudio = a.id_planestudio
      left join lateral (select max(coalesce(e.fecha_fin, e.fecha_creacion)) as ultima from evaluacion e where e.id_usuario = a.id_usuario
          and e.id_planestudio = a.id_planestudio) v on true
      left join lateral (select j.tipo, j.fecha_hasta, j.motivo, j.fecha_creacion, coalesce((select b.personal from usuario b where
          b.id_usuario = j.id_usuario_creacion), j.usuario_creacion) as autor from justificacion j where j.id_justificacion = (select
          max(ultima.id_justificacion) from justificacion ultima where ultima.id_asignacion = a.id_asignacion and ultima.fecha_apertura =
          a.fecha_apertura)) r on true
      cross join lateral (
        select case when exists (select from aviso_pendiente q where q.id_asignacion = a.id_asignacion and not q.cambio) then 'en_cola' else
            coalesce(
          (select case when c.estado = 'enviado' then 'enviado' when c.estado in ('pendiente', 'retenido') then 'en_cola' when c.estado in
              ('fallido', 'rebotado') then 'fallido' end from aviso_asignacion v join correo c using (id_correo) where v.id_asignacion =
              a.id_asignacion and v.fecha_apertura = a.fecha_apertura order by v.fecha desc limit 1), case when (u.correo_electronico is not
              null and u.correo_electronico is distinct from u.correo_rebotado) then 'no_avisado' else 'sin_correo' end
        ) end as aviso
      ) n
      where (u.fecha_cese is null or u.fecha_cese > $4::date) and true
    ) as fila
    where true
    order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc
    limit $5 offset $6
  ) as claves
)
select fila.*
from (
  select u.id_usuario, u.codigo_usuario, u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido,
      e.empresa, de.parametro as departamento, ce.codigo_parametro as codigo_centro_costo, ce.parametro as centro_costo, ca.parametro as
      cargo, u.correo_electronico, gr.parametro as grupo, u.telefono, a.id_asignacion, a.fecha_apertura, a.fuente, coalesce(a.razon ->>
      'archivo', a.razon ->> 'plan', nullif(concat_ws(': ', (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla),
      (select string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), '')) as razon,
      coalesce(p.total, 0) as temas, coalesce(p.aprobados, 0) as aprobados, case when coalesce(p.total, 0) = 0 then 0 when p.aprobados >=
      p.total then 100 else least(round(100.0 * p.aprobados / p.total, 2), 99.99) end::float8 as avance, case when p.calificados > 0 then
      least(round(p.suma_notas / p.calificados, 2), 100) end::float8 as promedio, coalesce(p.evaluaciones, 0) as evaluaciones, v.ultima as
      ultima_actividad, r.tipo as respuesta, nullif(r.motivo, '') as respuesta_motivo, r.fecha_hasta as respuesta_hasta, case when
      coalesce(p.total > 0 and p.aprobados >= p.total, false) then 'Terminado' when case when pl.plazo = 'fijo' then greatest(pl.fecha_fin,
      p.fecha_limite) else coalesce(p.fecha_limite, pl.fecha_fin) end < $7::date then 'Vencido' when p.iniciado then 'En Progreso' else
      'Pendiente' end as estado, case when pl.plazo = 'fijo' then greatest(pl.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite,
      pl.fecha_fin) end as fecha_fin, a.fecha_prorroga is not null as prorrogada, n.aviso, n.aviso = any ($8::text[]) as sin_aviso
  from usuario u
  left join empresa e on e.id_empresa = u.id_empresa
  left join parametro de on de.id_parametro = u.id_departamento
  left join parametro ce on ce.id_parametro = u.id_centro_costo
  left join parametro ca on ca.id_parametro = u.id_cargo
  left join parametro gr on gr.id_dominio = u.dominio_grupo and gr.codigo_comun = u.codigo_grupo
  join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = $9 and a.codigo_estado = 1
  join planestudio pl on pl.id_planestudio = a.id_planestudio
  left join progreso p on p.id_usuario = a.id_usuario and p.id_planestudio = a.id_planestudio
  left join lateral (select max(coalesce(e.fecha_fin, e.fecha_creacion)) as ultima from evaluacion e where e.id_usuario = a.id_usuario and
      e.id_planestudio = a.id_planestudio) v on true
  left join lateral (select j.tipo, j.fecha_hasta, j.motivo, j.fecha_creacion, coalesce((select b.personal from usuario b where b.id_usuario
      = j.id_usuario_creacion), j.usuario_creacion) as autor from justificacion j where j.id_justificacion = (select
      max(ultima.id_justificacion) from justificacion ultima where ultima.id_asignacion = a.id_asignacion and ultima.fecha_apertura =
      a.fecha_apertura)) r on true
  cross join lateral (
    select case when exists (select from aviso_pendiente q where q.id_asignacion = a.id_asignacion and not q.cambio) then 'en_cola' else
        coalesce(
      (select case when c.estado = 'enviado' then 'enviado' when c.estado in ('pendiente', 'retenido') then 'en_cola' when c.estado in
          ('fallido', 'rebotado') then 'fallido' end from aviso_asignacion v join correo c using (id_correo) where v.id_asignacion =
          a.id_asignacion and v.fecha_apertura = a.fecha_apertura order by v.fecha desc limit 1), case when (u.correo_electronico is not
          null and u.correo_electronico is distinct from u.correo_rebotado) then 'no_avisado' else 'sin_correo' end
    ) end as aviso
  ) n
  where (u.fecha_cese is null or u.fecha_cese > $10::date) and true
) as fila
where fila.id_asignacion = any ((select claves from pagina)::bigint[]) and true
order by orden_texto(fila.personal::text) collate C asc, fila.id_asignacion asc;
select count(*)::integer as total from (…) as fila where true; -- GET /usuario/sellst/planestudio/:id
-- GET /usuario/sellst/seguimiento/:id
select a.id_asignacion, p.id_planestudio, p.denominacion, p.fecha_inicio, case when p.plazo = 'fijo' then greatest(p.fecha_fin,
    a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, a.fecha_apertura as fecha_asignado, a.codigo_estado,
    coalesce(g.total, 0) as total, coalesce(g.aprobados, 0) as aprobados, coalesce(g.calificados, 0) as calificados, coalesce(g.suma_notas,
    0) as suma_notas, coalesce(g.evaluaciones, 0) as evaluaciones
from asignacion a
join planestudio p using (id_planestudio)
left join progreso g using (id_usuario, id_planestudio)
where a.id_usuario = $1
order by a.codigo_estado, fecha_fin, a.id_asignacion;
-- GET /usuario/panel
with totales as (
  select coalesce(sum(g.total), 0)::integer as total, coalesce(sum(g.aprobados), 0)::integer as aprobados, coalesce(sum(g.calificados),
      0)::integer as calificados, coalesce(sum(g.suma_notas), 0) as suma_notas, coalesce(sum(g.evaluaciones), 0)::integer as evaluaciones,
      coalesce(sum(g.total - g.aprobados) filter (where case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
      coalesce(a.fecha_limite, p.fecha_fin) end < $1::date), 0)::integer as vencido
  from asignacion a
  join planestudio p using (id_planestudio)
  left join progreso g using (id_usuario, id_planestudio)
  where a.id_usuario = $2 and a.codigo_estado = 1 and p.codigo_estado = 1
), avance as (
  select a.id_planestudio, p.denominacion as plan, case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
      coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin, g.total as temas, g.aprobados, a.fecha_apertura
  from asignacion a
  join planestudio p using (id_planestudio)
  join progreso g using (id_usuario, id_planestudio)
  where a.id_usuario = $2 and a.codigo_estado = 1 and p.codigo_estado = 1 and g.total > 0
  order by g.aprobados >= g.total, fecha_fin, a.fecha_apertura, a.id_planestudio
  limit $3
), cabecera as (
  select totales.*, case when evaluaciones = 0 then not exists (select from log l where l.id_usuario = $2 and l.tipo = 'dashboard' and
      l.fecha_creacion < (select s.fecha_creacion from sesion s where s.id_sesion = $4)) else false end as primera, (select
      count(*)::integer from consulta c where c.id_usuario = $2 and c.estado = 'respondida' and c.fecha_lectura is null) as
      consultas_por_leer, (select coalesce(jsonb_agg(jsonb_build_object('id_planestudio', v.id_planestudio, 'plan', v.plan, 'fecha_fin',
      v.fecha_fin, 'temas', v.temas, 'aprobados', v.aprobados) order by v.aprobados >= v.temas, v.fecha_fin, v.fecha_apertura,
      v.id_planestudio), '[]') from avance v) as planes, case when (select c.ritmo_semanal from configuracion c where c.id_configuracion =
      1) then (
    with logro as materialized (select (min(fecha_aprobado) at time zone $5)::date as dia from progreso_tema where id_usuario = $2 and
        aprobado group by id_tema), semana as materialized (select dia - (extract(isodow from dia)::integer - 1) as lunes, count(*)::integer
        as temas from logro group by 1), actual as materialized (select dia - (extract(isodow from dia)::integer - 1) as lunes from (select
        $1::date as dia) hoy), tramo as materialized (
      select greatest((a.fecha_apertura at time zone $5)::date, p.fecha_inicio) as desde, g.aprobados < g.total as pendiente, (select
          (max(t.fecha_aprobado) at time zone $5)::date from progreso_tema t where t.id_usuario = a.id_usuario and t.id_planestudio =
          a.id_planestudio) as hasta
      from asignacion a
      join planestudio p using (id_planestudio)
      join progreso g using (id_usuario, id_planestudio)
      where a.id_usuario = $2 and a.codigo_estado = 1 and p.codigo_estado = 1
    ), hueco as (
      select max(s.lunes) as lunes
      from (select i.lunes + 7 * n as lunes from (select min(lunes) as lunes from semana) i, actual, generate_series(1, (actual.lunes -
          i.lunes) / 7 - 1) n) s
      where not exists (select from semana where semana.lunes = s.lunes) and not exists (select from feriado f where f.fecha between s.lunes
          and s.lunes + 6) and not exists (select from ausencia b where b.id_usuario = $2 and b.fecha_hasta >= s.lunes and b.fecha_desde <=
          s.lunes + 6) and exists (select from tramo where tramo.desde <= s.lunes + 6 and (tramo.pendiente or tramo.hasta >= s.lunes))
    ), mejor as (select to_char(dia, 'YYYY-MM') as mes, count(*)::integer as temas from logro group by 1 order by 2 desc, 1 desc limit 1)
    select jsonb_build_object('semanas', (select count(*) from semana where lunes > coalesce((select lunes from hueco), '-infinity')),
        'semana', coalesce((select temas from semana join actual using (lunes)), 0), 'mejor_mes', jsonb_build_object('mes', mejor.mes,
        'temas', mejor.temas))
    from mejor
  ) end as ritmo
  from totales
), pendiente as (
  select o.*, row_number() over (order by o.id_requisito is not null or not o.listo, o.fecha_fin, o.fecha_asignado, o.id_planestudio,
      o.posicion) as turno
  from (
    with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
        when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
        asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $2 and a.codigo_estado = 1 and p.codigo_estado = 1),
        propia as (
      select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
          s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as
          intentos, coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
      from asignado s
      join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
          o.activa
      left join progreso_tema g on g.id_usuario = $2 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and
          g.id_curso = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
    ), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
        propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion,
        id_planestudio, id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $2 and fecha_fin is null and
        codigo_estado = 1), ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where
        id_usuario = $2 and aprobado and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized
        (select id_tema, count(*)::integer as fallidos, max(fecha_fin) as ultimo_fallo, ($1::date + 1)::timestamp at time zone $5 as fin_dia
        from evaluacion where id_usuario = $2 and codigo_estado = 1 and not aprobado and (fecha_fin at time zone $5)::date = $1::date group
        by id_tema)
    select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
        propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
    from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
        paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (select from paquete_alumno q
        where q.id_usuario = $2 and q.id_planestudio = propia.id_planestudio and q.id_programa = propia.id_programa and q.id_curso =
        propia.id_curso and q.id_modulo = propia.id_modulo and q.id_tema = propia.id_tema and q.completado) else false end as
        paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $6::numeric)
        end as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where
        r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and
        t.referencia is not null then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema =
        t.referencia) end as requisito, to_char(propia.fecha_aprobado at time zone $5, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0)
        as fallidos, f.ultimo_fallo, f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not
        null then jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado
        then (select jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $5, 'YYYY-MM-DD')) from
        planestudio o where o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or
        (case when t.id_paquete is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from
        tema_pregunta tp where tp.id_tema = t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) =
        1)) as listo
    from propia
    join programa pr using (id_programa)
    join curso c using (id_curso)
    join modulo m using (id_modulo)
    join tema t using (id_tema)
    left join evaluacion e using (id_evaluacion)
    left join abierta b on b.id_planestudio = propia.id_planestudio and b.id_programa = propia.id_programa and b.id_curso = propia.id_curso
        and b.id_modulo = propia.id_modulo and b.id_tema = propia.id_tema
    left join ganado n on n.id_tema = t.id_tema
    left join fallo f on f.id_tema = t.id_tema
    order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion
  ) o
  where not o.aprobado
)
select *
from cabecera
left join (select * from pendiente order by id_requisito is not null or not listo, turno > 1, fecha_fin >= $1::date, intentos = 0, turno
    limit $7) tema on true;
-- GET /usuario/panel, GET /usuario/sellst/kpi/admin/, GET /usuario/sellst/kpi/portal/
insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, fecha_creacion)
select $1::integer, $2::integer, $3::text, $4::text, $5::text, $6::timestamptz
where not exists (select from log where id_usuario = $7::integer and fecha_creacion > $8::timestamptz and tabla = $9::text and tipo =
    $10::text);
-- GET /usuario/sellst/kpi/:id
select coalesce(sum(g.total), 0)::integer as total, coalesce(sum(g.aprobados), 0)::integer as aprobados, coalesce(sum(g.calificados),
    0)::integer as calificados, coalesce(sum(g.suma_notas), 0) as suma_notas, coalesce(sum(g.evaluaciones), 0)::integer as evaluaciones,
    coalesce(sum(g.total - g.aprobados) filter (where case when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else
    coalesce(a.fecha_limite, p.fecha_fin) end < $1::date), 0)::integer as vencido
from asignacion a
join planestudio p using (id_planestudio)
left join progreso g using (id_usuario, id_planestudio)
where a.id_usuario = $2 and a.codigo_estado = 1 and p.codigo_estado = 1;
-- GET /usuario/sellst/tema/:id
with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
    when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
    asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1), propia
    as (
  select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
      s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as intentos,
      coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
  from asignado s
  join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
      o.activa
  left join progreso_tema g on g.id_usuario = $1 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and g.id_curso =
      o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
    propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion, id_planestudio,
    id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $1 and fecha_fin is null and codigo_estado = 1),
    ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where id_usuario = $1 and aprobado
    and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized (select id_tema, count(*)::integer as
    fallidos, max(fecha_fin) as ultimo_fallo, ($2::date + 1)::timestamp at time zone $3 as fin_dia from evaluacion where id_usuario = $1 and
    codigo_estado = 1 and not aprobado and (fecha_fin at time zone $3)::date = $2::date group by id_tema)
select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
    propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
    paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (select from paquete_alumno q
    where q.id_usuario = $1 and q.id_planestudio = propia.id_planestudio and q.id_programa = propia.id_programa and q.id_curso =
    propia.id_curso and q.id_modulo = propia.id_modulo and q.id_tema = propia.id_tema and q.completado) else false end as
    paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $4::numeric) end
    as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where r.id_planestudio
    = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and t.referencia is not null
    then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as requisito,
    to_char(propia.fecha_aprobado at time zone $3, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0) as fallidos, f.ultimo_fallo,
    f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not null then
    jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado then (select
    jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $3, 'YYYY-MM-DD')) from planestudio o where
    o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or (case when t.id_paquete
    is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from tema_pregunta tp where tp.id_tema =
    t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) = 1)) as listo
from propia
join programa pr using (id_programa)
join curso c using (id_curso)
join modulo m using (id_modulo)
join tema t using (id_tema)
left join evaluacion e using (id_evaluacion)
left join abierta b on b.id_planestudio = propia.id_planestudio and b.id_programa = propia.id_programa and b.id_curso = propia.id_curso and
    b.id_modulo = propia.id_modulo and b.id_tema = propia.id_tema
left join ganado n on n.id_tema = t.id_tema
left join fallo f on f.id_tema = t.id_tema
order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion;
-- GET /tablero/importacion/sellst
select fila.*
from (
  select i.id_importacion, i.archivo, i.tipo, i.preparado ->> 'asunto' as asunto, (i.resultado ->> 'rechazados')::integer as rechazados,
      i.fecha_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.id_usuario is not distinct
  from $1::integer as propia, (i.opciones ->> 'id_planestudio')::integer as id_planestudio
  from importacion i
  left join usuario u on u.id_usuario = i.id_usuario
  where ((i.estado = 'aplicada' and i.fecha_atendida is null and (i.resultado ->> 'rechazados')::integer > 0) and (i.id_usuario =
      $2::integer or $3::boolean))
) as fila
where true
order by fila.id_importacion desc
limit $4 offset $5;
select count(*)::integer as total from (…) as fila where true; -- GET /tablero/importacion/sellst
-- POST /tablero/importacion/descartar
update importacion i
set fecha_atendida = coalesce(i.fecha_atendida, $1::timestamptz)
where i.id_importacion = $2::integer and i.estado <> 'revisada' and (i.resultado ->> 'rechazados')::integer > 0 and (i.id_usuario =
    $3::integer or $4::boolean);
-- GET /usuario/sellst/kpi/admin/
with persona as (
  select coalesce(sum(usuarios), 0)::integer as activas, coalesce(sum(usuarios - asignados), 0)::integer - (select count(*)::integer from
      usuario u where (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and (u.fecha_cese is null or u.fecha_cese >
      $1::date) and not exists (select from asignacion a join planestudio p using (id_planestudio) where a.id_usuario = u.id_usuario and
      a.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $2::date and true) and true) as sin_asignar
  from (
    select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
        && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
        evaluados
    from resumen_persona r
    cross join (select array(select id_planestudio from planestudio where codigo_estado = 1 and fecha_fin >= $3::date) as planes) elegido
    where (r.fecha_cese is null or r.fecha_cese > $4::date) and true
    group by id_empresa, id_centro_costo, id_departamento
    having sum(personas) <> 0
  ) s
)
select (select count(*)::integer from tema t where t.codigo_estado = 1 and true) as tema_activo, (select activas from persona) as
    usuario_activo, (select coalesce(sum(personas), 0)::integer from resumen_persona r where true) as usuario_total, (
  select coalesce(sum(s.temas), 0)::integer
  from (
    select p.id_planestudio, s.id_empresa, case when p.plazo = 'fijo' then greatest(p.fecha_fin, s.fecha_limite) else
        coalesce(s.fecha_limite, p.fecha_fin) end as fecha_fin, sum(s.asignaciones)::integer as asignaciones, sum(s.temas)::integer as temas
    from (
      select id_planestudio, id_empresa, null::date as fecha_limite, asignados - terminados as asignaciones, total - aprobados as temas
      from resumen_plan r
      where (r.fecha_cese is null or r.fecha_cese > $5::date) and true
      union all
      select r.id_planestudio, r.id_empresa, d.fecha_limite, d.veces * (r.asignados - r.terminados), d.veces * (r.total - r.aprobados)
      from resumen_plazo r
      cross join lateral (values (null::date, -1), (r.fecha_limite, 1)) as d(fecha_limite, veces)
      where (r.fecha_cese is null or r.fecha_cese > $6::date) and true
    ) s
    join planestudio p using (id_planestudio)
    where p.codigo_estado = 1
    group by 1, 2, 3
    having (sum(s.asignaciones), sum(s.temas)) <> (0, 0)
  ) s
  where s.fecha_fin < $7::date
) as tema_vencido, (select sin_asignar from persona) as usuario_sin_asignar, (select count(*)::integer from planestudio p where
    p.codigo_estado = 1 and true) as plan_activo, (select count(*)::integer from tema t where t.codigo_estado = 1 and true and
    t.numero_preguntas > 0 and not exists (select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and
    q.codigo_estado = 1)) as tema_sin_preguntas, (select count(*)::integer from correo c where c.estado = 'retenido' and c.tipo =
    'recordatorio' and true) as recordatorio_retenido;
-- GET /tablero/porhacer
with carta as (select estado, count(*)::integer as total from correo where estado in ('fallido', 'rebotado', 'retenido') and true group by
    estado), solicitada as (select count(*)::integer as total, min(vence) as vence from solicitud where estado in ('recibida', 'en_tramite')
    and true)
select coalesce((select total from carta where estado = 'fallido'), 0) as correo_fallido, coalesce((select total from carta where estado =
    'rebotado'), 0) as correo_rebotado, coalesce((select total from carta where estado = 'retenido'), 0) as correo_retenido, (select
    count(*)::integer from planestudio p where p.codigo_estado = 1 and true and p.fecha_fin between $1::date and $2::date + $3::integer) as
    plan_por_terminar, (
  select sin_asignar
  from (
    select coalesce(sum(usuarios), 0)::integer as activas, coalesce(sum(usuarios - asignados), 0)::integer - (select count(*)::integer from
        usuario u where (u.indicador_admin = 1 or u.indicador_soporte = 1 or u.rol_acotado <> 0) and (u.fecha_cese is null or u.fecha_cese >
        $4::date) and not exists (select from asignacion a join planestudio p using (id_planestudio) where a.id_usuario = u.id_usuario and
        a.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= $5::date and true) and true) as sin_asignar
    from (
      select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
          && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
          evaluados
      from resumen_persona r
      cross join (select array(select id_planestudio from planestudio where codigo_estado = 1 and fecha_fin >= $6::date) as planes) elegido
      where (r.fecha_cese is null or r.fecha_cese > $7::date) and true
      group by id_empresa, id_centro_costo, id_departamento
      having sum(personas) <> 0
    ) s
  ) p
) as usuario_sin_asignar, (select count(*)::integer from usuario u where u.codigo_estado = 1 and u.codigo_jefe_inmediato is null and true)
    as usuario_sin_jefe, (
  select count(*)::integer
  from tema t
  where (t.codigo_estado = 1 and ((t.contenido is null and t.id_paquete is null and not exists (select from contenido k where k.id_tema =
      t.id_tema and k.codigo_estado = 1)) or not (t.id_paquete is not null and t.calificacion = 'paquete') and t.numero_preguntas > (select
      count(*) from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1) or exists (
        select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1 and q.datos is
            not null and ((q.datos is not null and jsonb_path_exists(q.datos, '$.**.imagen ? (@.descripcion == "")')) or (q.tipo =
            'multiple' and (q.datos -> 'parcial')::boolean and 100.0 * (2 * jsonb_array_length(q.datos -> 'correctas') -
            jsonb_array_length(q.datos -> 'opciones')) >= coalesce(t.notaminima, (select notaminima from configuracion)) *
            jsonb_array_length(q.datos -> 'correctas') and jsonb_array_length(q.datos -> 'correctas') < jsonb_array_length(q.datos ->
            'opciones')))
      ))) and true
) as tema_con_avisos, (select count(*)::integer from importacion i where ((i.estado = 'aplicada' and i.fecha_atendida is null and
    (i.resultado ->> 'rechazados')::integer > 0) and (i.id_usuario = $8::integer or $9::boolean))) as importacion_rechazada, (select total
    from solicitada) as solicitud_abierta, (select vence from solicitada) as solicitud_vence, (select count(*)::integer from consulta where
    estado = 'abierta' and true) as consulta_abierta, (select count(*)::integer from pregunta_salud s join pregunta q using (id_pregunta,
    version) where s.avisos <> '{}' and s.fecha_calculo is not null and s.contestadas > 0 and (q.codigo_estado = 1 and s.avisos &&
    array['clave_dudosa', 'revisar']) and true) as pregunta_por_revisar;
-- GET /usuario/sellst/kpi/empresa/:id
select e.id_empresa, e.empresa, s.asignados as usuarios, case when coalesce(s.total, 0) = 0 then 0 when s.aprobados >= s.total then 100 else
    least(round(100.0 * s.aprobados / s.total, 2), 99.99) end::float8 as avance
from (
  select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados, sum(iniciados)::integer
      as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados, sum(calificados)::integer as calificados,
      sum(suma_notas) as suma_notas
  from resumen_plan r
  where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
  group by id_planestudio, id_empresa
  having sum(asignados) <> 0
) s
join empresa e using (id_empresa)
where s.id_planestudio = $2
order by avance desc, usuarios desc, orden_texto(e.empresa) collate C
limit $3;
-- GET /usuario/sellst/kpi/tema/
select t.id_tema, t.titulo as tema, round(v.suma::numeric / v.valoraciones, 1)::float8 as rating, v.valoraciones::integer
from (select id_tema, sum(suma::integer) as suma, sum(valoraciones) as valoraciones from valoracion_dia d where (d.dia > $1::date -
    make_interval(months => $2) and d.dia <= $3::date) and true group by id_tema having sum(valoraciones) > 0) v
join tema t on t.id_tema = v.id_tema and t.codigo_estado = 1
order by v.suma::numeric / v.valoraciones desc, v.valoraciones desc, orden_texto(t.titulo) collate C, t.id_tema
limit $4;
-- GET /usuario/sellst/kpi/hora/
select f.franja, coalesce(sum(h.accesos), 0)::integer as accesos
from (values ($1::text, $2::integer, $3::integer), ($4::text, $5::integer, $6::integer), ($7::text, $8::integer, $9::integer), ($10::text,
    $11::integer, $12::integer), ($13::text, $14::integer, $15::integer)) as f (franja, desde, hasta)
left join (select hora, sum(accesos) as accesos from acceso_hora a where (a.dia > $16::date - make_interval(months => $17) and a.dia <=
    $18::date) and true group by hora) h on h.hora >= f.desde and h.hora < f.hasta
group by f.franja, f.desde
order by f.desde;
-- GET /tablero/tendencia
select s.hasta, case when s.hasta >= (select min(dia) from acceso_hora) then coalesce(sum(a.accesos), 0)::integer end as accesos
from (select $1::date - 7 * n as hasta from generate_series(0, $2::integer) n) s
left join acceso_hora a on a.dia > s.hasta - 7 and a.dia <= s.hasta and true
group by s.hasta
order by s.hasta;
-- GET /tablero/tendencia
with elegido as (select distinct on (s.hasta) s.hasta, c.id_cuadro from (select $1::date - 7 * n as hasta from generate_series(0,
    $2::integer) n) s join cuadro c on c.informe = '/planestudioseguimiento' and c.huella is not null and c.fecha > s.hasta - 7 and c.fecha
    <= s.hasta where s.hasta < $3::date order by s.hasta, c.fecha desc), peso as (select id_planestudio, count(*) as temas from ocurrencia
    where activa group by id_planestudio), parte as (
  select e.hasta, r.asignados * p.temas as total, r.asignados * p.temas * r.avance / 100 as aprobados
  from elegido e
  join cuadro_fila f using (id_cuadro)
  cross join jsonb_to_record(f.fila) as r(id_planestudio integer, asignados numeric, avance numeric)
  join peso p using (id_planestudio)
  where true
  union all
  select $4::date, s.total, s.aprobados
  from (
    select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados, sum(iniciados)::integer
        as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados, sum(calificados)::integer as calificados,
        sum(suma_notas) as suma_notas
    from resumen_plan r
    where (r.fecha_cese is null or r.fecha_cese > $5::date) and true
    group by id_planestudio, id_empresa
    having sum(asignados) <> 0
  ) s
  join planestudio p on p.id_planestudio = s.id_planestudio and p.codigo_estado = 1
)
select hasta, case when coalesce(sum(parte.total), 0) = 0 then 0 when sum(parte.aprobados) >= sum(parte.total) then 100 else
    least(round(100.0 * sum(parte.aprobados) / sum(parte.total), 2), 99.99) end::float8 as avance
from parte
group by hasta
having sum(total) > 0;
-- GET /usuario/sellst/kpi/portal/
with gente as (
  select sum(usuarios) as usuarios, sum(asignados) as asignados
  from (
    select id_empresa, id_centro_costo, id_departamento, sum(personas)::integer as usuarios, coalesce(sum(personas) filter (where r.planes
        && elegido.planes), 0)::integer as asignados, coalesce(sum(personas) filter (where r.evaluados && elegido.planes), 0)::integer as
        evaluados
    from resumen_persona r
    cross join (select array(select id_planestudio from planestudio where codigo_estado = 1) as planes) elegido
    where (r.fecha_cese is null or r.fecha_cese > $1::date) and true
    group by id_empresa, id_centro_costo, id_departamento
    having sum(personas) <> 0
  ) s
), por_plan as (
  select s.total, s.aprobados, s.calificados, s.suma_notas
  from (
    select id_planestudio, id_empresa, sum(asignados)::integer as asignados, sum(terminados)::integer as terminados, sum(iniciados)::integer
        as iniciados, sum(total)::integer as total, sum(aprobados)::integer as aprobados, sum(calificados)::integer as calificados,
        sum(suma_notas) as suma_notas
    from resumen_plan r
    where (r.fecha_cese is null or r.fecha_cese > $2::date) and true
    group by id_planestudio, id_empresa
    having sum(asignados) <> 0
  ) s
  join planestudio p on p.id_planestudio = s.id_planestudio and p.codigo_estado = 1
), por_plazo as (
  select p.denominacion, p.fecha_inicio, s.*
  from (
    select p.id_planestudio, s.id_empresa, case when p.plazo = 'fijo' then greatest(p.fecha_fin, s.fecha_limite) else
        coalesce(s.fecha_limite, p.fecha_fin) end as fecha_fin, sum(s.asignaciones)::integer as asignaciones, sum(s.temas)::integer as temas
    from (
      select id_planestudio, id_empresa, null::date as fecha_limite, asignados - terminados as asignaciones, total - aprobados as temas
      from resumen_plan r
      where (r.fecha_cese is null or r.fecha_cese > $3::date) and true
      union all
      select r.id_planestudio, r.id_empresa, d.fecha_limite, d.veces * (r.asignados - r.terminados), d.veces * (r.total - r.aprobados)
      from resumen_plazo r
      cross join lateral (values (null::date, -1), (r.fecha_limite, 1)) as d(fecha_limite, veces)
      where (r.fecha_cese is null or r.fecha_cese > $4::date) and true
    ) s
    join planestudio p using (id_planestudio)
    where p.codigo_estado = 1
    group by 1, 2, 3
    having (sum(s.asignaciones), sum(s.temas)) <> (0, 0)
  ) s
  join planestudio p using (id_planestudio)
), vence as (select id_planestudio, denominacion, fecha_fin, fecha_fin - $5::date as dias, sum(asignaciones)::integer as pendientes from
    por_plazo where $6::date between fecha_inicio and fecha_fin group by id_planestudio, denominacion, fecha_fin having sum(asignaciones) >
    0 order by fecha_fin, id_planestudio limit 1), emitido as (select sum(certificados) as todos, sum(certificados) filter (where dia >=
    date_trunc('month', $7::timestamp)) as mes from certificado_dia c where true)
select (select coalesce(usuarios, 0)::integer from gente) as usuario_activo, (select coalesce(asignados, 0)::integer from gente) as
    usuario_asignado, (select coalesce(sum(asignaciones), 0)::integer from por_plazo where fecha_fin < $8::date) as asignacion_vencida,
    (select coalesce(sum(accesos), 0)::integer from acceso_hora a where true and a.dia > $9::date - $10::integer) as acceso, case when
    coalesce(sum(b.total), 0) = 0 then 0 when sum(b.aprobados) >= sum(b.total) then 100 else least(round(100.0 * sum(b.aprobados) /
    sum(b.total), 2), 99.99) end::float8 as avance, case when sum(b.calificados) > 0 then least(round(sum(b.suma_notas) /
    sum(b.calificados), 2), 100) end::float8 as promedio, (select coalesce(todos, 0)::integer from emitido) as certificado_valido, (select
    coalesce(mes, 0)::integer from emitido) as certificado_mes, (select to_json(v) from vence v) as vence
from por_plan b;
