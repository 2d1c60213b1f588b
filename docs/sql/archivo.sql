-- SQL of archivo. Generated from the tests by `npm run generate -- sql`; not edited.
-- Each statement once, with the calls that send it; `(…)` is a subquery that the statement before has too.
select * from archivo where id_archivo = any ($1::integer[]); -- GET /archivo/:id/:nombre, GET /archivo/sel/:id, GET /archivo/imagen/:boleto, GET /archivo/imagen/sel/:id
select valor from secreto where clave = $1; -- GET /archivo/sel/:id, GET /archivo/imagen/sel/:id
select * from archivo where clave = $1; -- POST /archivo/ins
-- POST /archivo/ins, POST /archivo/imagen
insert into archivo (nombre, tipo_mime, clave, tamano, sha256, usuario_creacion, fecha_creacion, empaquetado)
values ($1, $2, $3, $4, $5, $6, $7, $8)
returning *;
