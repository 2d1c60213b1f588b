import { type Migration, sql } from 'kysely';

/** Functions with which an erasure replaces the names of a person wherever somebody wrote them, also in tables of later versions (P164). */
export const nombresEnTextos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Replaces within the texts of a JSON value; numbers stay, and so do the keys.
  `create function reescribir_json(valor jsonb, patron text, ahora text) returns jsonb language plpgsql immutable as $$
    begin
      return case jsonb_typeof(valor)
        when 'string' then to_jsonb(regexp_replace(valor #>> '{}', patron, ahora, 'g'))
        when 'array' then (
          select coalesce(jsonb_agg(reescribir_json(e.valor, patron, ahora) order by e.lugar), '[]')
          from jsonb_array_elements(valor) with ordinality as e(valor, lugar))
        when 'object' then (
          select coalesce(jsonb_object_agg(e.clave, reescribir_json(e.valor, patron, ahora)), '{}') from jsonb_each(valor) as e(clave, valor))
        else valor end;
    end $$`,
  // Columns in which people write: no generated one, no key of another table, none with a fixed list of values, no word of the program. A code of a
  // parameter is a key by its generated twin.
  `create view columna_de_texto as
    select t.relname::text as tabla, a.attname::text as columna, format_type(a.atttypid, null) as tipo
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition and t.relname not like 'kysely%'
      and format_type(a.atttypid, null) in ('text', 'text[]', 'character varying', 'jsonb') and a.attname not in ('tabla', 'tipo', 'tipo_mime', 'codigo_parametro')
      and a.attname not like '%hash'
      and not exists (select from pg_constraint f where f.contype = 'f' and
        ((f.conrelid = t.oid and a.attnum = any (f.conkey)) or (f.confrelid = t.oid and a.attnum = any (f.confkey))))
      and not exists (select from pg_constraint c where c.contype = 'c' and c.conrelid = t.oid and c.conkey = array[a.attnum]
        and pg_get_constraintdef(c.oid) ~ '= ANY \\(ARRAY|\\[1-4\\]')`,
  // Replaces in every column of text of these tables, or of all but these; cuts a text that becomes longer than its column takes.
  `create function reescribir_textos(tablas text[], salvo boolean, patron text, ahora text) returns void language plpgsql as $$
    declare
      sitio record;
      puesto text;
    begin
      for sitio in select tabla, columna, tipo from columna_de_texto where (tabla = any (tablas)) <> salvo order by 1, 2
      loop
        puesto := case sitio.tipo
          when 'jsonb' then 'update %1$I set %2$I = reescribir_json(%2$I, $1, $2) where %2$I::text ~ $1'
          when 'text[]' then 'update %1$I set %2$I = array(select regexp_replace(v.texto, $1, $2, ''g'') from unnest(%2$I) with ordinality
            as v(texto, lugar) order by v.lugar) where array_to_string(%2$I, chr(10)) ~ $1'
          else 'update %1$I set %2$I = regexp_replace(%2$I, $1, $2, ''g'') where %2$I ~ $1' end;
        begin
          execute format(puesto, sitio.tabla, sitio.columna) using patron, ahora;
        exception when check_violation then
          execute format('update %1$I set %2$I = left(regexp_replace(%2$I, $1, $2, ''g''), greatest(length(%2$I), length($2))) where %2$I ~ $1',
            sitio.tabla, sitio.columna) using patron, ahora;
        end;
      end loop;
    end $$`,
];
