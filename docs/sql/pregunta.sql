-- SQL of pregunta. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- GET /pregunta/sellst
select fila.*
from (
  select q.id_pregunta, q.pregunta, q.tipo, q.datos, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.codigo_categoria,
      q.dificultad, q.etiquetas, q.codigo_estado, q.id_empresa, g.parametro as categoria, (select count(*)::integer from tema_pregunta l
      where l.id_pregunta = q.id_pregunta) as temas, (select count(*)::integer from detalle d where d.id_pregunta = q.id_pregunta and
      (d.respuesta is not null or d.respuesta_datos is not null)) as respuestas, (select duena.empresa from empresa duena where
      duena.id_empresa = q.id_empresa) as empresa, (case when length(q.datos::text) <= 32767 then q.datos::text end) as contenido,
      q.usuario_creacion, q.usuario_modificacion, q.fecha_creacion, q.fecha_modificacion, q.version
  from pregunta q
  join parametro g on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria
) as fila
where true
order by fila.id_pregunta desc
limit $1 offset $2;
select count(*)::integer as total from (…) as fila where true; -- GET /pregunta/sellst
select fila.* from (…) as fila where fila.id_pregunta = $1; -- GET /pregunta/sel/:id, POST /pregunta/upd/ (2 times)
select set_config('portal.id_usuario', $1, true), set_config('portal.usuario', $2, true), set_config('portal.momento', $3, true); -- POST /pregunta/ins, POST /pregunta/upd/, GET /pregunta/del/:id, DELETE /pregunta/:id, POST /pregunta/importar, POST /pregunta/importar/ins, POST /pregunta/importar/deshacer/:id, DELETE /pregunta/tema/:id
select codigo_parametro as codigo from parametro join dominio using (id_dominio) where clave = 'categoria_pregunta'; -- POST /pregunta/ins, POST /pregunta/importar/ins, GET /pregunta/sellst/:id
select pg_advisory_xact_lock_shared(hashtext('pertenencia')); -- POST /pregunta/ins, POST /pregunta/upd/, POST /pregunta/importar/ins
-- POST /pregunta/ins, POST /pregunta/importar/ins
insert into pregunta (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, codigo_categoria, indicador_correcta, codigo_estado, id_empresa, tipo,
    datos, partes, dificultad, etiquetas, usuario_creacion, fecha_creacion, fecha_modificacion)
select n.pregunta, n.rpta_a, n.rpta_b, n.rpta_c, n.rpta_d, n.codigo_categoria, n.indicador_correcta, n.codigo_estado, n.id_empresa,
    coalesce(n.tipo, 'unica'), n.datos::jsonb, coalesce(n.partes, 4), n.dificultad, n.etiquetas, $1, $2::timestamptz, $3::timestamptz
from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::integer[], $11::integer[], $12::integer[],
    $13::text[], $14::text[], $15::integer[], $16::text[], $17::text[]) with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d,
    codigo_categoria, indicador_correcta, codigo_estado, id_empresa, tipo, datos, partes, dificultad, etiquetas, fila)
order by n.fila
returning id_pregunta as id;
-- POST /pregunta/ins, POST /pregunta/upd/, POST /pregunta/importar/ins
insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, tipo, datos, partes,
    usuario_creacion, fecha_creacion)
select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, tipo, datos, partes,
    coalesce(usuario_modificacion, usuario_creacion), fecha_modificacion
from pregunta
where id_pregunta = any ($1::integer[]);
select id_pregunta as id, id_empresa from pregunta where id_pregunta = any ($1::integer[]); -- POST /pregunta/upd/, POST /pregunta/importar/deshacer/:id
select id_pregunta, codigo_estado, version from pregunta where id_pregunta = $1 for no key update; -- POST /pregunta/upd/ (2 times), GET /pregunta/del/:id, DELETE /pregunta/:id
-- POST /pregunta/upd/
select id_parametro
from parametro
inner join dominio on dominio.id_dominio = parametro.id_dominio
where dominio.clave = $1 and codigo_parametro = $2;
-- POST /pregunta/upd/
update pregunta
set pregunta = $1, tipo = $2, datos = $3, rpta_a = $4, rpta_b = $5, rpta_c = $6, rpta_d = $7, indicador_correcta = $8, codigo_categoria =
    $9, dificultad = $10, etiquetas = $11, codigo_estado = $12, id_empresa = $13, partes = $14, usuario_modificacion = $15,
    fecha_modificacion = $16, version = version + 1
where id_pregunta = $17
returning version;
-- POST /pregunta/upd/
select *
from ((select p.titulo as contenedor, h.pregunta as parte from tema_pregunta l join tema p on p.id_tema = l.id_tema join pregunta h on
    h.id_pregunta = l.id_pregunta where (h.id_pregunta = any ($1::integer[])) and h.id_empresa is not null and h.id_empresa is distinct from
    p.id_empresa limit 1)) as mala
limit 1;
-- GET /pregunta/del/:id, DELETE /pregunta/:id
select r.id, array(select t.titulo from tema_pregunta l join tema t using (id_tema) where l.id_pregunta = r.id order by
    orden_texto(t.titulo) collate C) as temas, (select count(*)::integer from detalle where id_pregunta = r.id) as respuestas
from unnest($1::integer[]) as r(id);
delete from pregunta where id_pregunta = any ($1::integer[]); -- GET /pregunta/del/:id, DELETE /pregunta/:id
-- POST /pregunta/importar
select c.encabezado, c.campo, c.archivo, coalesce(a.personal, c.usuario_modificacion, c.usuario_creacion) as autor, c.fecha_modificacion as
    fecha
from importacion_columna c
left join usuario a on a.id_usuario = coalesce(c.id_usuario_modificacion, c.id_usuario_creacion)
where c.tipo = $1 and coalesce(c.id_empresa, 0) = (select coalesce(u.id_empresa, 0) from usuario u where u.id_usuario = $2::integer)
order by c.fecha_modificacion desc, c.id_importacion_columna desc
limit $3;
-- POST /pregunta/importar
select codigo_parametro as codigo, parametro as nombre, p.codigo_estado = 1 as activa
from parametro p
join dominio using (id_dominio)
where clave = 'categoria_pregunta'
order by id_parametro;
-- POST /pregunta/importar, POST /pregunta/importar/ins
select n.lugar::integer as lugar, min(q.id_pregunta) as id
from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[], $8::jsonb[]) with ordinality as
    n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, id_empresa, datos, lugar)
join pregunta q using (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta)
where (q.id_empresa is null or q.id_empresa = n.id_empresa) and (q.datos is not distinct from n.datos or (q.tipo = 'numerica' and
    replace(q.datos::text, ',', '.') = replace(n.datos::text, ',', '.')) or (q.tipo = 'multiple' and jsonb_array_length(q.datos ->
    'correctas') = 1 and q.datos - 'parcial' = n.datos - 'parcial'))
group by n.lugar;
-- POST /pregunta/importar
select n.lugar::integer as lugar, max(q.id_pregunta) as id
from unnest($1::text[], $2::integer[]) with ordinality as n(pregunta, id_empresa, lugar)
join pregunta q on btrim(regexp_replace(sin_acentos(q.pregunta), '[^[:alnum:]]+', ' ', 'g')) = btrim(regexp_replace(sin_acentos(n.pregunta),
    '[^[:alnum:]]+', ' ', 'g'))
where (q.id_empresa is null or q.id_empresa = n.id_empresa)
group by n.lugar;
-- POST /pregunta/importar
insert into importacion (archivo, tipo, id_usuario, opciones, preparado, enmiendas, usuario_creacion, fecha_creacion)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning id_importacion;
-- POST /pregunta/importar
insert into importacion_fila (id_importacion, numero, fila, estado, textos, extra, cambios, error, aviso, datos)
select $1::integer, n.numero, n.fila, n.estado, n.textos, n.extra, n.cambios, n.error, n.aviso, n.datos
from jsonb_to_recordset($2::jsonb) as n(numero integer, fila integer, estado text, textos jsonb, extra jsonb, cambios jsonb, error text,
    aviso text, datos jsonb);
-- POST /pregunta/importar
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'pregunta'
      as pregunta, f.textos ->> 'rpta_a' as rpta_a, f.textos ->> 'rpta_b' as rpta_b, f.textos ->> 'rpta_c' as rpta_c, f.textos ->> 'rpta_d'
      as rpta_d, f.textos ->> 'indicador_correcta' as indicador_correcta, f.textos ->> 'categoria' as categoria, f.textos ->> 'tema' as
      tema, f.textos ->> 'tipo' as tipo, f.textos ->> 'rpta_e' as rpta_e, f.textos ->> 'rpta_f' as rpta_f, f.textos ->> 'rpta_g' as rpta_g,
      f.textos ->> 'rpta_h' as rpta_h, f.textos ->> 'rpta_i' as rpta_i, f.textos ->> 'rpta_j' as rpta_j, f.textos ->> 'parcial' as parcial,
      f.textos ->> 'explicacion' as explicacion, f.textos ->> 'dificultad' as dificultad, f.textos ->> 'etiquetas' as etiquetas, f.textos
      ->> 'contenido' as contenido, f.extra ->> 'codigo_categoria' as codigo_categoria, (f.extra ->> 'id_pregunta')::numeric as id_pregunta,
      (f.extra ->> 'id_tema')::numeric as id_tema
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true;
select fila.* from (…) as fila where fila.numero = any ($2::bigint[]) and true; -- POST /pregunta/importar, GET /pregunta/importar/rechazadas/:id
select set_config('statement_timeout', $1, true); -- POST /pregunta/importar/ins, POST /pregunta/importar/deshacer/:id
select pg_advisory_xact_lock(hashtext($1)); -- POST /pregunta/importar/ins, POST /pregunta/importar/deshacer/:id
-- POST /pregunta/importar/ins, POST /pregunta/importar/deshacer/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day')
for update;
select numero from importacion_fila where id_importacion = $1 and estado = 'rechazada' order by numero; -- POST /pregunta/importar/ins
select numero, estado, datos from importacion_fila where id_importacion = $1 and datos is not null order by numero; -- POST /pregunta/importar/ins
-- POST /pregunta/importar/ins
update importacion_fila f
set datos = null, id_registro = n.id, antes = n.antes, despues = case when n.id is not null then coalesce(n.despues, f.datos) end, estado =
    case when n.id is not null then f.estado when n.error is not null then 'rechazada' else 'existente' end, error = n.error
from jsonb_to_recordset($1::jsonb) as n(numero integer, id integer, antes jsonb, despues jsonb, error text)
where f.id_importacion = $2 and f.numero = n.numero;
-- POST /pregunta/importar/ins
insert into tema_pregunta (id_tema, id_pregunta, usuario_creacion, fecha_creacion, numero_orden)
select n.id_tema, n.id_pregunta, $1, $2::timestamptz, coalesce((select max(l.numero_orden) from tema_pregunta l where l.id_tema =
    n.id_tema), 0) + row_number() over (partition by n.id_tema order by n.numero)
from (
  select e.id_tema, q.id_pregunta, min(e.numero) as numero
  from (select coalesce((f.extra ->> 'id_tema')::integer, $3::integer) as id_tema, coalesce(f.id_registro, (f.extra ->>
      'id_pregunta')::integer) as id_pregunta, f.numero from importacion_fila f where f.id_importacion = $4 and f.estado <> 'rechazada') e
  join pregunta q on q.id_pregunta = e.id_pregunta
  where e.id_tema is not null
  group by 1, 2
) n
order by n.id_tema, n.numero
on conflict do nothing;
-- POST /pregunta/importar/ins
select count(*) filter (where estado = 'nueva')::integer as insertados, count(*) filter (where estado = 'cambiada' and not
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as actualizados, count(*) filter (where estado = 'cambiada' and
    coalesce(f.cambios #>> '{codigo_estado,despues}' = '2', false))::integer as cesados, count(*) filter (where estado =
    'existente')::integer as existentes, count(*) filter (where estado = 'rechazada')::integer as rechazados
from importacion_fila f
where id_importacion = $1;
update importacion set estado = $1, resultado = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /pregunta/importar/ins
-- POST /pregunta/importar/ins
update importacion i
set fecha_atendida = $1::timestamptz
from importacion n
where n.id_importacion = $2 and i.tipo = $3 and i.id_importacion < n.id_importacion and (i.estado = 'aplicada' and i.fecha_atendida is null
    and (i.resultado ->> 'rechazados')::integer > 0) and (i.id_importacion = $4::integer or i.id_usuario = n.id_usuario and i.preparado ->>
    'asunto' is not distinct from n.preparado ->> 'asunto' and (i.archivo = n.archivo or not exists (
      select from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'rechazada' and not exists (select from
          (select nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'pregunta', f.extra ->> 'pregunta'), '')), '') as nombre from
          importacion_fila f where f.id_importacion = $5) s where s.nombre = nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'pregunta',
          f.extra ->> 'pregunta'), '')), ''))
    )));
-- POST /pregunta/importar/ins
select coalesce(error, '') as error, count(*)::integer as filas
from importacion_fila
where id_importacion = $1 and estado = 'rechazada' and not numero = any ($2::integer[])
group by error
order by count(*) desc, min(numero);
-- GET /pregunta/importar/filas/:id, GET /pregunta/importar/rechazadas/:id
select estado, id_usuario, archivo, opciones, preparado, resultado, deshecho, enmiendas
from importacion
where id_importacion = $1 and tipo = $2 and (estado <> 'revisada' or fecha_creacion >= $3::timestamptz - interval '1 day');
-- GET /pregunta/importar/filas/:id
select fila.*
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'pregunta'
      as pregunta, f.textos ->> 'rpta_a' as rpta_a, f.textos ->> 'rpta_b' as rpta_b, f.textos ->> 'rpta_c' as rpta_c, f.textos ->> 'rpta_d'
      as rpta_d, f.textos ->> 'indicador_correcta' as indicador_correcta, f.textos ->> 'categoria' as categoria, f.textos ->> 'tema' as
      tema, f.textos ->> 'tipo' as tipo, f.textos ->> 'rpta_e' as rpta_e, f.textos ->> 'rpta_f' as rpta_f, f.textos ->> 'rpta_g' as rpta_g,
      f.textos ->> 'rpta_h' as rpta_h, f.textos ->> 'rpta_i' as rpta_i, f.textos ->> 'rpta_j' as rpta_j, f.textos ->> 'parcial' as parcial,
      f.textos ->> 'explicacion' as explicacion, f.textos ->> 'dificultad' as dificultad, f.textos ->> 'etiquetas' as etiquetas, f.textos
      ->> 'contenido' as contenido, f.extra ->> 'codigo_categoria' as codigo_categoria, (f.extra ->> 'id_pregunta')::numeric as id_pregunta,
      (f.extra ->> 'id_tema')::numeric as id_tema
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true
order by fila.numero asc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /pregunta/importar/filas/:id
-- GET /pregunta/importar/rechazadas/:id
select distinct t.campo
from importacion_fila f, jsonb_each_text(f.textos) as t(campo, texto)
where f.id_importacion = $1 and f.estado = 'rechazada' and t.texto <> '';
-- GET /pregunta/importar/rechazadas/:id
select array_agg(fila.numero order by fila.numero asc) as claves
from (
  select f.numero, f.fila, f.extra ->> 'hoja' as hoja, f.estado, f.error, f.aviso, f.aviso is not null as con_aviso, f.estado = 'existente'
      as existente, f.estado in ('nueva', 'cambiada') as aceptada, f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) as cesa, f.cambios, f.extra -> 'enmiendas' as enmiendas, f.conservada, f.textos ->> 'pregunta'
      as pregunta, f.textos ->> 'rpta_a' as rpta_a, f.textos ->> 'rpta_b' as rpta_b, f.textos ->> 'rpta_c' as rpta_c, f.textos ->> 'rpta_d'
      as rpta_d, f.textos ->> 'indicador_correcta' as indicador_correcta, f.textos ->> 'categoria' as categoria, f.textos ->> 'tema' as
      tema, f.textos ->> 'tipo' as tipo, f.textos ->> 'rpta_e' as rpta_e, f.textos ->> 'rpta_f' as rpta_f, f.textos ->> 'rpta_g' as rpta_g,
      f.textos ->> 'rpta_h' as rpta_h, f.textos ->> 'rpta_i' as rpta_i, f.textos ->> 'rpta_j' as rpta_j, f.textos ->> 'parcial' as parcial,
      f.textos ->> 'explicacion' as explicacion, f.textos ->> 'dificultad' as dificultad, f.textos ->> 'etiquetas' as etiquetas, f.textos
      ->> 'contenido' as contenido, f.extra ->> 'codigo_categoria' as codigo_categoria, (f.extra ->> 'id_pregunta')::numeric as id_pregunta,
      (f.extra ->> 'id_tema')::numeric as id_tema
  from importacion_fila f
  where f.id_importacion = $1
) as fila
where true and fila.estado::text = $2;
-- POST /pregunta/importar/deshacer/:id
select numero, fila, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'pregunta', f.extra ->> 'pregunta'), '')), '') as nombre,
    id_registro as id, estado
from importacion_fila f
where id_importacion = $1 and id_registro is not null
order by numero desc;
select from pregunta where id_pregunta = any ($1::integer[]) order by id_pregunta for update; -- POST /pregunta/importar/deshacer/:id
-- POST /pregunta/importar/deshacer/:id
with propio as (select coalesce((f.extra ->> 'id_tema')::integer, $1::integer) as id_tema, coalesce(f.id_registro, (f.extra ->>
    'id_pregunta')::integer) as id_pregunta, f.numero from importacion_fila f where f.id_importacion = $2 and f.estado <> 'rechazada')
select q.id_pregunta as id, case when exists (select from detalle d where d.id_pregunta = q.id_pregunta) then 'mostradas' when exists
    (select from tema_pregunta l where l.id_pregunta = q.id_pregunta and not exists (select from propio p where p.id_pregunta =
    l.id_pregunta and p.id_tema = l.id_tema)) then 'enTemas' when q.version > 1 then 'cambiadas' end as motivo
from pregunta q
where q.id_pregunta = any ($3::integer[]);
-- POST /pregunta/importar/deshacer/:id
delete from tema_pregunta l using (…) e
where l.id_tema = e.id_tema and l.id_pregunta = e.id_pregunta and l.id_pregunta = any ($3::integer[]);
delete from pregunta where id_pregunta = any ($1::integer[]); -- POST /pregunta/importar/deshacer/:id
update importacion set estado = $1, deshecho = $2, usuario_modificacion = $3, fecha_modificacion = $4 where id_importacion = $5; -- POST /pregunta/importar/deshacer/:id
-- GET /pregunta/importar/sellst
select fila.*
from (
  select i.id_importacion, i.fecha_creacion, i.usuario_creacion, coalesce(u.personal, i.usuario_creacion) as autor, i.archivo, i.preparado
      ->> 'asunto' as asunto, i.estado, i.id_usuario is not distinct
  from $1::integer as propia, r.insertados, r.actualizados, coalesce(r.cesados, 0) as cesados, r.existentes, r.rechazados,
      coalesce(jsonb_array_length(i.enmiendas), 0) as enmendadas, case when r.cesados > 0 then (select string_agg(c.nombre, ', ' order by
      c.numero) from (select f.numero, nullif(concat_ws(' ', nullif(coalesce(f.textos ->> 'pregunta', f.extra ->> 'pregunta'), '')), '') as
      nombre from importacion_fila f where f.id_importacion = i.id_importacion and f.estado = 'cambiada' and coalesce(f.cambios #>>
      '{codigo_estado,despues}' = '2', false) order by f.numero limit $2) c) end as cesaron
  from importacion i
  left join usuario u on u.id_usuario = i.id_usuario, jsonb_to_record(i.resultado) as r(insertados integer, actualizados integer, cesados
      integer, existentes integer, rechazados integer)
  where i.tipo = $3 and i.estado <> 'revisada' and (i.id_usuario = $4 or not $5::boolean)
) as fila
where true
order by fila.id_importacion desc
limit $6 offset $7;
select count(*)::integer as total from (…) as fila where true; -- GET /pregunta/importar/sellst
-- GET /pregunta/salud
with pagina as materialized (
  select array(
    select fila.id_pregunta
    from (
      select q.id_pregunta, q.pregunta, ($1::text[])[array_length($2::text[], 1) + 1 - nullif(g.gravedad, 0)] as aviso, g.gravedad,
          s.contestadas, s.facilidad, s.discriminacion, s.eficiencia, ($3::text = any (s.avisos))::integer as clave_dudosa, ($4::text = any
          (s.avisos))::integer as revisar, ($5::text = any (s.avisos))::integer as demasiado_dificil, ($6::text = any (s.avisos))::integer
          as demasiado_facil, ($7::text = any (s.avisos))::integer as distractor_muerto, (q.codigo_estado = 1 and s.avisos &&
          array['clave_dudosa', 'revisar'])::integer as por_revisar, q.tipo, c.parametro as categoria, coalesce((select string_agg(t.titulo,
          ', ' order by orden_texto(t.titulo) collate C, t.id_tema) from tema_pregunta l join tema t using (id_tema) where l.id_pregunta =
          q.id_pregunta), '') as temas, (select duena.empresa from empresa duena where duena.id_empresa = q.id_empresa) as empresa,
          q.codigo_estado, q.version, s.fecha_calculo
      from pregunta_salud s
      join pregunta q using (id_pregunta, version)
      join parametro c on c.id_dominio = q.dominio_categoria and c.codigo_parametro = q.codigo_categoria
      cross join lateral (select coalesce((select max($8::integer + 1 - array_position($9::text[], a.aviso)) from unnest(s.avisos) as
          a(aviso)), 0) as gravedad) g
      where s.fecha_calculo is not null and s.contestadas > 0 and true
    ) as fila
    where true
    order by fila.gravedad desc, fila.id_pregunta desc
    limit $10 offset $11
  ) as claves
)
select fila.*
from (
  select q.id_pregunta, q.pregunta, ($12::text[])[array_length($13::text[], 1) + 1 - nullif(g.gravedad, 0)] as aviso, g.gravedad,
      s.contestadas, s.facilidad, s.discriminacion, s.eficiencia, ($14::text = any (s.avisos))::integer as clave_dudosa, ($15::text = any
      (s.avisos))::integer as revisar, ($16::text = any (s.avisos))::integer as demasiado_dificil, ($17::text = any (s.avisos))::integer as
      demasiado_facil, ($18::text = any (s.avisos))::integer as distractor_muerto, (q.codigo_estado = 1 and s.avisos &&
      array['clave_dudosa', 'revisar'])::integer as por_revisar, q.tipo, c.parametro as categoria, coalesce((select string_agg(t.titulo, ',
      ' order by orden_texto(t.titulo) collate C, t.id_tema) from tema_pregunta l join tema t using (id_tema) where l.id_pregunta =
      q.id_pregunta), '') as temas, (select duena.empresa from empresa duena where duena.id_empresa = q.id_empresa) as empresa,
      q.codigo_estado, q.version, s.fecha_calculo
  from pregunta_salud s
  join pregunta q using (id_pregunta, version)
  join parametro c on c.id_dominio = q.dominio_categoria and c.codigo_parametro = q.codigo_categoria
  cross join lateral (select coalesce((select max($19::integer + 1 - array_position($20::text[], a.aviso)) from unnest(s.avisos) as
      a(aviso)), 0) as gravedad) g
  where s.fecha_calculo is not null and s.contestadas > 0 and true
) as fila
where fila.id_pregunta = any ((select claves from pagina)::bigint[]) and true
order by fila.gravedad desc, fila.id_pregunta desc;
-- GET /pregunta/salud/:id
select s.version, s.version = q.version as vigente, v.pregunta, v.tipo, v.datos, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d,
    v.indicador_correcta, v.fecha_creacion, s.contestadas, s.facilidad, s.discriminacion, s.eficiencia, s.avisos, s.opciones,
    s.fecha_calculo
from pregunta_salud s
join pregunta_version v using (id_pregunta, version)
join pregunta q using (id_pregunta)
where s.id_pregunta = $1
order by s.version desc;
-- GET /pregunta/sellst/tema/:id
select q.id_pregunta, q.pregunta, q.tipo, q.datos, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.codigo_categoria,
    q.dificultad, q.etiquetas, q.codigo_estado, q.id_empresa, g.parametro as categoria, (select count(*)::integer from tema_pregunta l where
    l.id_pregunta = q.id_pregunta) as temas, (select count(*)::integer from detalle d where d.id_pregunta = q.id_pregunta and (d.respuesta
    is not null or d.respuesta_datos is not null)) as respuestas, (select duena.empresa from empresa duena where duena.id_empresa =
    q.id_empresa) as empresa, (case when length(q.datos::text) <= 32767 then q.datos::text end) as contenido, q.usuario_creacion,
    q.usuario_modificacion, q.fecha_creacion, q.fecha_modificacion, q.version, l.id_tema_pregunta, l.id_tema, l.numero_orden
from pregunta q
join parametro g on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria
join tema_pregunta l on l.id_pregunta = q.id_pregunta
where l.id_tema = $1
order by l.numero_orden, l.id_tema_pregunta;
-- GET /pregunta/sellst/asignado/:id
select fila.*
from (
  select q.id_pregunta, q.pregunta, q.tipo, q.datos, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.codigo_categoria,
      q.dificultad, q.etiquetas, q.codigo_estado, q.id_empresa, g.parametro as categoria, (select count(*)::integer from tema_pregunta l
      where l.id_pregunta = q.id_pregunta) as temas, (select count(*)::integer from detalle d where d.id_pregunta = q.id_pregunta and
      (d.respuesta is not null or d.respuesta_datos is not null)) as respuestas, (select duena.empresa from empresa duena where
      duena.id_empresa = q.id_empresa) as empresa, (case when length(q.datos::text) <= 32767 then q.datos::text end) as contenido,
      q.usuario_creacion, q.usuario_modificacion, q.fecha_creacion, q.fecha_modificacion, q.version, (exists (select from tema_pregunta l
      where l.id_pregunta = q.id_pregunta and l.id_tema = $1))::integer as asignado
  from pregunta q
  join parametro g on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria
  where q.codigo_estado = 1 and true
) as fila
where true
order by fila.id_pregunta desc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /pregunta/sellst/asignado/:id
-- GET /pregunta/sellst/:id
select fila.*
from (
  select q.id_pregunta, q.pregunta, q.tipo, q.datos, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.codigo_categoria,
      q.dificultad, q.etiquetas, q.codigo_estado, q.id_empresa, g.parametro as categoria, (select count(*)::integer from tema_pregunta l
      where l.id_pregunta = q.id_pregunta) as temas, (select count(*)::integer from detalle d where d.id_pregunta = q.id_pregunta and
      (d.respuesta is not null or d.respuesta_datos is not null)) as respuestas, (select duena.empresa from empresa duena where
      duena.id_empresa = q.id_empresa) as empresa, (case when length(q.datos::text) <= 32767 then q.datos::text end) as contenido,
      q.usuario_creacion, q.usuario_modificacion, q.fecha_creacion, q.fecha_modificacion, q.version
  from pregunta q
  join parametro g on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria
  where q.codigo_categoria = $1 and true
) as fila
where true
order by fila.id_pregunta desc
limit $2 offset $3;
select count(*)::integer as total from (…) as fila where true; -- GET /pregunta/sellst/:id
-- GET /pregunta/sellst/version/:id
select v.version, v.pregunta, v.tipo, v.datos, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.usuario_creacion,
    v.fecha_creacion, (select count(*)::integer from detalle d where d.id_pregunta = v.id_pregunta and d.version = v.version and
    (d.respuesta is not null or d.respuesta_datos is not null)) as respuestas
from pregunta_version v
where v.id_pregunta = $1
order by v.version desc;
-- GET /pregunta/banco/exportar
select array_agg(fila.id_pregunta order by fila.id_pregunta desc) as claves
from (
  select q.id_pregunta, q.pregunta, q.tipo, q.datos, q.rpta_a, q.rpta_b, q.rpta_c, q.rpta_d, q.indicador_correcta, q.codigo_categoria,
      q.dificultad, q.etiquetas, q.codigo_estado, q.id_empresa, g.parametro as categoria, (select count(*)::integer from tema_pregunta l
      where l.id_pregunta = q.id_pregunta) as temas, (select count(*)::integer from detalle d where d.id_pregunta = q.id_pregunta and
      (d.respuesta is not null or d.respuesta_datos is not null)) as respuestas, (select duena.empresa from empresa duena where
      duena.id_empresa = q.id_empresa) as empresa, (case when length(q.datos::text) <= 32767 then q.datos::text end) as contenido,
      q.usuario_creacion, q.usuario_modificacion, q.fecha_creacion, q.fecha_modificacion, q.version
  from pregunta q
  join parametro g on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria
) as fila
where true;
select fila.* from (…) as fila where fila.id_pregunta = any ($1::bigint[]) and true; -- GET /pregunta/banco/exportar
delete from tema_pregunta where id_tema_pregunta = $1 returning id_tema as parent; -- DELETE /pregunta/tema/:id
-- POST /pregunta/sellst/tema/
select o.*, p.xmin::text as progreso
from (
  with asignado as materialized (select a.id_planestudio, a.fecha_apertura as fecha_asignado, p.denominacion as plan, p.fecha_inicio, case
      when p.plazo = 'fijo' then greatest(p.fecha_fin, a.fecha_limite) else coalesce(a.fecha_limite, p.fecha_fin) end as fecha_fin from
      asignacion a join planestudio p using (id_planestudio) where a.id_usuario = $1 and a.codigo_estado = 1 and p.codigo_estado = 1 and
      a.id_planestudio = $2), propia as (
    select o.id_planestudio, o.id_programa, o.id_curso, o.id_modulo, o.id_tema, o.cuestionario, o.posicion, s.plan, s.fecha_asignado,
        s.fecha_inicio, s.fecha_fin, coalesce(g.aprobado, false) as aprobado, g.nota, g.fecha_aprobado, coalesce(g.intentos, 0) as intentos,
        coalesce(g.id_evaluacion, 0) as id_evaluacion, coalesce(g.convalidado, false) as convalidado
    from asignado s
    join ocurrencia o on o.id_planestudio = s.id_planestudio and o.id_planestudio = any (array(select id_planestudio from asignado)) and
        o.activa and o.id_tema in ($3, (select referencia from tema where id_tema = $3))
    left join progreso_tema g on g.id_usuario = $1 and g.id_planestudio = o.id_planestudio and g.id_programa = o.id_programa and g.id_curso
        = o.id_curso and g.id_modulo = o.id_modulo and g.id_tema = o.id_tema
  ), exigible as materialized (select propia.id_planestudio, id_tema, t.titulo from propia join tema t using (id_tema) group by
      propia.id_planestudio, id_tema, t.titulo having not bool_or(aprobado)), abierta as materialized (select id_evaluacion, id_planestudio,
      id_programa, id_curso, id_modulo, id_tema, total from evaluacion where id_usuario = $1 and fecha_fin is null and codigo_estado = 1),
      ganado as materialized (select distinct on (id_tema) id_tema, id_evaluacion, nota from progreso_tema where id_usuario = $1 and
      aprobado and not convalidado order by id_tema, nota desc nulls last, id_evaluacion), fallo as materialized (select id_tema,
      count(*)::integer as fallidos, max(fecha_fin) as ultimo_fallo, ($4::date + 1)::timestamp at time zone $5 as fin_dia from evaluacion
      where id_usuario = $1 and codigo_estado = 1 and not aprobado and (fecha_fin at time zone $5)::date = $4::date group by id_tema)
  select propia.*, pr.titulo as programa, c.titulo as curso, m.titulo as modulo, t.titulo, t.descripcion, t.duracion, case when
      propia.cuestionario = 1 and (case when t.id_paquete is not null then t.calificacion end) is distinct
  from 'paquete' then t.numero_preguntas else 0 end as numero_preguntas, (case when t.id_paquete is not null then t.calificacion end) as
      paquete, case when (case when t.id_paquete is not null then t.calificacion end) = 'ambos' then exists (select from paquete_alumno q
      where q.id_usuario = $1 and q.id_planestudio = propia.id_planestudio and q.id_programa = propia.id_programa and q.id_curso =
      propia.id_curso and q.id_modulo = propia.id_modulo and q.id_tema = propia.id_tema and q.completado) else false end as
      paquete_completado, case when propia.aprobado and not propia.convalidado then e.notaminima else coalesce(t.notaminima, $6::numeric)
      end as notaminima, case when not propia.aprobado and t.referencia is not null then (select r.id_tema from exigible r where
      r.id_planestudio = propia.id_planestudio and r.id_tema = t.referencia) end as id_requisito, case when not propia.aprobado and
      t.referencia is not null then (select r.titulo from exigible r where r.id_planestudio = propia.id_planestudio and r.id_tema =
      t.referencia) end as requisito, to_char(propia.fecha_aprobado at time zone $5, 'YYYY-MM') as mes_aprobado, coalesce(f.fallidos, 0) as
      fallidos, f.ultimo_fallo, f.fin_dia, b.id_evaluacion is not null as abierto, case when not propia.aprobado and n.id_tema is not null
      then jsonb_build_object('id_evaluacion', n.id_evaluacion, 'nota', n.nota) end as aprobado_antes, case when propia.convalidado then
      (select jsonb_build_object('plan', o.denominacion, 'fecha', to_char(e.fecha_fin at time zone $5, 'YYYY-MM-DD')) from planestudio o
      where o.id_planestudio = e.id_planestudio) end as aprobado_en, (propia.cuestionario = 0 or t.numero_preguntas = 0 or (case when
      t.id_paquete is not null then t.calificacion end) = 'paquete' or coalesce(b.total, 0) > 0 or exists (select from tema_pregunta tp
      where tp.id_tema = t.id_tema and (select p.codigo_estado from pregunta p where p.id_pregunta = tp.id_pregunta) = 1)) as listo
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
  where propia.id_planestudio = $2 and propia.id_programa = $7 and propia.id_curso = $8 and propia.id_modulo = $9 and propia.id_tema = $3
  order by propia.fecha_fin, propia.fecha_asignado, propia.id_planestudio, propia.posicion
) o
left join progreso p on p.id_usuario = $1 and p.id_planestudio = o.id_planestudio;
-- POST /pregunta/sellst/tema/
with turno as (select p.id_usuario from progreso p where p.id_usuario = $1 and p.id_planestudio = $2 and p.xmin::text = $3::text for
    update), sorteo as (
  select s.id_pregunta, s.version, s.numero_orden, s.orden, case when s.partes = 0 then null when s.clasica then string_to_array(s.orden,
      null)::smallint[] else array(select parte::smallint from generate_series(1, s.partes) as parte order by random()) end as
      orden_opciones
  from (
    select q.id_pregunta, v.version, v.clasica, v.partes, row_number() over () as numero_orden, case when v.clasica and v.partes > 0 then
        ($4::text[])[1 + floor(random() * 24)::integer] else '1234' end as orden
    from (select p.id_pregunta from tema_pregunta tp join pregunta p using (id_pregunta) where tp.id_tema = $5 and p.codigo_estado = 1 order
        by random() limit $6::integer) q, lateral (select version, datos is null as clasica, case when datos is null and orden_fijo then 0
        else partes end as partes from pregunta_version where id_pregunta = q.id_pregunta order by version desc limit 1) v
  ) s
), e as (insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, notaminima, total,
    id_usuario_creacion, usuario_creacion, fecha_creacion, fuente) select t.id_usuario, $2::integer, $7::integer, $8::integer, $9::integer,
    $5::integer, (select coalesce(max(numero_intento), 0) + 1 from evaluacion where id_usuario = $1 and id_planestudio = $2 and id_programa
    = $7 and id_curso = $8 and id_modulo = $9 and id_tema = $5), $10::numeric, (select count(*) from sorteo), $11::integer, $12::text,
    $13::timestamptz, $14::text from turno t where $6::integer = 0 or exists (select from sorteo) on conflict do nothing returning *), d as
    (insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, orden, orden_opciones) select e.id_evaluacion, s.id_pregunta,
    s.version, s.numero_orden, s.orden, s.orden_opciones from e, sorteo s returning *), anotada as (select e.id_usuario, e.fecha_creacion as
    fecha, replace(replace($15::text, '{id}', e.id_evaluacion::text), '{intento}', e.numero_intento::text) as detalle from e), anotacion as
    (insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion) select a.id_usuario,
    $11::integer, $12::text, $16::text, $17::text, a.detalle, a.fecha from anotada a)
select e.id_evaluacion, e.numero_intento, e.notaminima, e.total, d.id_pregunta, d.numero_orden, d.respuesta, d.respuesta_datos,
    d.fecha_respuesta, v.pregunta, v.tipo, v.datos, case when v.datos is not null then d.orden_opciones end as orden, (array[v.rpta_a,
    v.rpta_b, v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[1], substr(d.orden, 1, 1)::smallint)] as rpta_a, (array[v.rpta_a, v.rpta_b,
    v.rpta_c, v.rpta_d])[coalesce(d.orden_opciones[2], substr(d.orden, 2, 1)::smallint)] as rpta_b, (array[v.rpta_a, v.rpta_b, v.rpta_c,
    v.rpta_d])[coalesce(d.orden_opciones[3], substr(d.orden, 3, 1)::smallint)] as rpta_c, (array[v.rpta_a, v.rpta_b, v.rpta_c,
    v.rpta_d])[coalesce(d.orden_opciones[4], substr(d.orden, 4, 1)::smallint)] as rpta_d
from e
left join (d join pregunta_version v using (id_pregunta, version)) on true
order by d.numero_orden;
