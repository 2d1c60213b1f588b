-- SQL of certificado. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select id_usuario from evaluacion where id_evaluacion = $1; -- GET /certificado/sel/:id, GET /certificado/fuente/:id
-- GET /certificado/sel/:id
select c.id_evaluacion, c.numero, c.codigo, c.nombre, c.tema, c.nota, c.lugar, c.fecha, e.fecha_recibida, c.idioma, c.codigo_estado, case
    c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado
from certificado c
join evaluacion e using (id_evaluacion)
where c.id_evaluacion = $1;
-- GET /certificado/sellst/usuario/:id
select c.id_evaluacion, c.numero, c.codigo, c.nombre, c.tema, c.nota, c.lugar, c.fecha, e.fecha_recibida, c.idioma, c.codigo_estado, case
    c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado
from certificado c
join evaluacion e using (id_evaluacion)
where e.id_usuario = $1
order by c.fecha desc, c.id_certificado desc;
-- GET /certificado/fuente/:id
select c.nombre, c.tema, c.lugar, c.fecha, c.idioma, k.nombre_empresa as empresa, u.idioma as idioma_usuario
from certificado c
join evaluacion e using (id_evaluacion)
join usuario u using (id_usuario), configuracion k
where c.id_evaluacion = $1;
-- GET /certificado/verificar/:codigo
select c.id_evaluacion, c.numero, c.codigo, c.nombre, c.tema, c.nota, c.lugar, c.fecha, e.fecha_recibida, c.idioma, c.codigo_estado, case
    c.codigo_estado when 1 then 'Vigente' else 'Anulado' end as estado
from certificado c
join evaluacion e using (id_evaluacion)
where c.codigo = $1;
