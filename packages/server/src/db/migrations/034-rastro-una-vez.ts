import { sql, type Migration } from 'kysely';

/**
 * Converts each changed row to JSON once for the audit trail: `offset 0` keeps PostgreSQL from repeating the conversion at each place where
 * the value is read, eight times for an inserted row.
 */
export const rastroUnaVez: Migration = {
  async up(db) {
    await sql.raw(ANOTAR).execute(db);
  },
};

const rows = (table: string) => `select to_jsonb(x) as fila from ${table} x offset 0`;
const values = (table: string) => `select f.fila, valores_rastro(f.fila) as valores from (${rows(table)}) f offset 0`;

const differing = (one: string, other: string) =>
  `(select jsonb_object_agg(a.key, a.value) from jsonb_each(${one}.valores) a where a.value is distinct from ${other}.valores -> a.key)`;

const append = (changes: string, { tipo, autor, usuario, momento }: Record<'tipo' | 'autor' | 'usuario' | 'momento', string>) => `
        insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, id_registro, id_empresa, antes, despues, fecha_creacion)
        select (c.fila ->> 'id_usuario')::integer, coalesce(autor, ${autor}), coalesce(nombre, ${usuario}, 'sistema'), tg_table_name, '${tipo}',
          (c.fila ->> tg_argv[0])::integer, (c.fila ->> 'id_empresa')::integer, c.antes, c.despues, coalesce(momento, ${momento}, now())
        from (${changes}) c;`;

const ANOTAR = `create or replace function anotar_rastro() returns trigger language plpgsql as $$
    declare
      autor integer := nullif(current_setting('portal.id_usuario', true), '')::integer;
      nombre text := nullif(current_setting('portal.usuario', true), '');
      momento timestamptz := nullif(current_setting('portal.momento', true), '')::timestamptz;
    begin
      if tg_op = 'INSERT' then${append(`select v.fila, null::jsonb as antes, v.valores as despues from (${values('nuevas')}) v`, {
        tipo: 'alta',
        autor: `(c.fila ->> 'id_usuario_creacion')::integer`,
        usuario: `c.fila ->> 'usuario_creacion'`,
        momento: `(c.fila ->> 'fecha_creacion')::timestamptz`,
      })}
      elsif tg_op = 'DELETE' then${append(`select v.fila, v.valores as antes, null::jsonb as despues from (${values('viejas')}) v`, {
        tipo: 'baja',
        autor: 'null',
        usuario: 'null',
        momento: 'null',
      })}
      else${append(
        `select n.fila, ${differing('v', 'n')} as antes, ${differing('n', 'v')} as despues
          from (${values('nuevas')}) n join (${values('viejas')}) v on v.fila -> tg_argv[1] = n.fila -> tg_argv[1]
          where v.valores <> n.valores`,
        {
          tipo: 'cambio',
          autor: `case when c.fila ->> 'usuario_modificacion' is not null then (c.fila ->> 'id_usuario_modificacion')::integer end`,
          usuario: `c.fila ->> 'usuario_modificacion'`,
          momento: `(c.fila ->> 'fecha_modificacion')::timestamptz`,
        },
      )}
      end if;
      return null;
    end $$`;
