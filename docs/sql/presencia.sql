-- SQL of presencia. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
-- POST /presencia/editar
with alcance as (select exists (select from planestudio r where r.id_planestudio = $1::integer and true) as ve), propia as (insert into
    presencia as p (tipo, clave, pestana, id_usuario, desde, vence) select $2::text, $3::text, $4::uuid, $5::integer, $6::timestamptz,
    $7::timestamptz + make_interval(secs => $8) from alcance where ve on conflict (tipo, clave, pestana) do update set vence =
    excluded.vence, id_usuario = excluded.id_usuario, desde = case when p.vence > $9::timestamptz and p.id_usuario = excluded.id_usuario
    then p.desde else excluded.desde end)
select ve, (select coalesce(json_agg(o order by o.desde, o.personal), '[]') from (select u.personal, min(p.desde) as desde from presencia p
    join usuario u using (id_usuario) where p.tipo = $10::text and p.clave = $11::text and p.vence > $12::timestamptz and p.id_usuario <>
    $13::integer group by u.id_usuario, u.personal) o) as otros
from alcance;
