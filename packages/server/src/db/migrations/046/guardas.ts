/**
 * Guards of what never changes, with one door: `portal.supresion`, a setting of one transaction that the domain `privacidad` alone makes, opens
 * updates for an erasure.
 */
const OPEN = `current_setting('portal.supresion', true) = 'si'`;

export const GUARDAS: readonly string[] = [
  `create or replace function rechazar_cambio_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and ${OPEN} then return new; end if;
      raise exception 'el registro de actividad es de solo anexado' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create or replace function proteger_certificado() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and ${OPEN} and (to_jsonb(new) - 'nombre') is not distinct from (to_jsonb(old) - 'nombre') then
        return new;
      end if;
      if tg_op <> 'UPDATE' or (to_jsonb(new) - 'codigo_estado') is distinct from (to_jsonb(old) - 'codigo_estado') then
        raise exception 'un certificado emitido no cambia' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `create or replace function proteger_cuadro() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and ${OPEN} then return new; end if;
      raise exception 'un cuadro congelado no cambia' using errcode = 'integrity_constraint_violation';
    end $$`,
  // Writes another name into every stamp of a person, in whatever table has one.
  `create function reescribir_autor(cual integer, antes text, ahora text) returns void language plpgsql as $$
    declare sitio record;
    begin
      for sitio in
        select t.relname as tabla, x.attname as texto, i.attname as numero
        from pg_class t join pg_attribute x on x.attrelid = t.oid and not x.attisdropped
          join pg_attribute i on i.attrelid = t.oid and not i.attisdropped
            and i.attname = case x.attname when 'usuario' then 'id_usuario_autor' when 'autor' then 'id_usuario' else 'id_' || x.attname end
        where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
          and x.attname in ('usuario_creacion', 'usuario_modificacion', 'usuario_cierre', 'usuario', 'autor')
      loop
        execute format('update %I set %I = $3 where %I = $1 or (%I is null and %I = $2)', sitio.tabla, sitio.texto, sitio.numero,
          sitio.numero, sitio.texto) using cual, antes, ahora;
      end loop;
    end $$`,
];
