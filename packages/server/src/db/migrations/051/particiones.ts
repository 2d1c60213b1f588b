/**
 * Functions that keep the partitions of a table (docs/decisions/074). A partition is a table of its own to PostgreSQL alone: it has the indexes and
 * triggers of its table, also the guard against `truncate`, which PostgreSQL does not copy.
 */
export const PARTICIONES: readonly string[] = [
  // Partitions with their bounds as PostgreSQL prints them in this session.
  `create function particiones_de(tabla text) returns table (particion text, desde text, hasta text) language sql stable as $$
    select c.relname::text, l.limites[1], l.limites[2]
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
      cross join lateral (
        select regexp_match(pg_get_expr(c.relpartbound, c.oid), $r$FROM \\('?([^')]+)'?\\) TO \\('?([^')]+)'?\\)$r$) as limites
      ) l
    where i.inhparent = tabla::regclass $$`,
  `create function columnas_propias(tabla text) returns text language sql stable as $$
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = tabla::regclass and attnum > 0 and not attisdropped and attgenerated = '' $$`,
  `create function guardar_particion(tabla text, particion text) returns void language plpgsql as $$
    declare guarda record;
    begin
      for guarda in select tgname, tgfoid::regproc as funcion from pg_trigger
        where tgrelid = tabla::regclass and not tgisinternal and tgtype & 32 <> 0
      loop
        execute format('create trigger %I before truncate on %I for each statement execute function %s()', guarda.tgname, particion,
          guarda.funcion);
      end loop;
    end $$`,
  // Makes a partition of the beginning of the last one (log_resto), with its rows. Locks the table; a detached table has no trigger for rows.
  `create function agregar_particion(tabla text, particion text, hasta text) returns void language plpgsql as $$
    declare
      resto text := tabla || '_resto';
      columnas text := columnas_propias(tabla);
      clave text := (select attname from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
        where p.partrelid = tabla::regclass);
      inicio text := (select p.desde from particiones_de(tabla) p where p.particion = resto);
    begin
      execute format('alter table %I detach partition %I', tabla, resto);
      execute format('create table %I (like %I including all excluding identity)', particion, tabla);
      execute format('with movida as (delete from %I where %I < %L returning %s) insert into %I (%s) select * from movida', resto, clave, hasta,
        columnas, particion, columnas);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', tabla, particion, inicio, hasta);
      execute format('alter table %I attach partition %I for values from (%L) to (maxvalue)', tabla, resto, hasta);
      perform guardar_particion(tabla, particion);
    end $$`,
];
