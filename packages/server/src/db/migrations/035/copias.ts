import { of, PERSONA } from './tablas.ts';

const COPIAR_PERSONA = `
      update progreso g set (${of(PERSONA)}) = (${of(PERSONA, 'n')}) from (select id_usuario, ${of(PERSONA)} from nuevas
        except select id_usuario, ${of(PERSONA)} from viejas) n
      where g.id_usuario = n.id_usuario and (${of(PERSONA, 'g')}) is distinct from (${of(PERSONA, 'n')});`;

const NESTED = 'language plpgsql set enable_hashjoin = off set enable_mergejoin = off as';

/**
 * Copies to `progreso` what figures need of the assignment and the person. A new row takes it under the lock of the person's row of `persona_planes`,
 * which a change of the person holds before it writes `progreso` for the second time: neither misses the other.
 */
export const COPIAS: readonly string[] = [
  `create function completar_progreso() returns trigger language plpgsql as $$
    begin
      select ${of(PERSONA)} into ${of(PERSONA, 'new')} from persona_planes where id_usuario = new.id_usuario for no key update;
      select codigo_estado = 1, fecha_apertura into new.abierta, new.fecha_apertura
      from asignacion where id_usuario = new.id_usuario and id_planestudio = new.id_planestudio;
      new.abierta := coalesce(new.abierta, false);
      return new;
    end $$`,
  `create function copiar_asignacion() returns trigger ${NESTED} $$
    begin
      update progreso g set abierta = n.codigo_estado = 1, fecha_apertura = n.fecha_apertura from nuevas n
      where g.id_usuario = n.id_usuario and g.id_planestudio = n.id_planestudio
        and (g.abierta, g.fecha_apertura) is distinct from (n.codigo_estado = 1, n.fecha_apertura);
      return null;
    end $$`,
  `create function olvidar_asignacion() returns trigger ${NESTED} $$
    begin
      update progreso g set abierta = false, fecha_apertura = null from viejas v
      where g.id_usuario = v.id_usuario and g.id_planestudio = v.id_planestudio;
      return null;
    end $$`,
  `create function copiar_personas() returns trigger language plpgsql as $$
    begin
      insert into persona_planes (id_usuario, ${of(PERSONA)}) select id_usuario, ${of(PERSONA)} from nuevas;
      return null;
    end $$`,
  `create function copiar_persona() returns trigger ${NESTED} $$
    begin${COPIAR_PERSONA}
      update persona_planes p set (${of(PERSONA)}) = (${of(PERSONA, 'n')}) from nuevas n
      where p.id_usuario = n.id_usuario and (${of(PERSONA, 'p')}) is distinct from (${of(PERSONA, 'n')});
      if found then${COPIAR_PERSONA}
      end if;
      return null;
    end $$`,
];

/** Triggers of the copies. */
export const COPIAR: readonly string[] = [
  `create trigger resumen_completar before insert on progreso for each row execute function completar_progreso()`,
  `create trigger resumen_insert after insert on asignacion referencing new table as nuevas
    for each statement execute function copiar_asignacion()`,
  `create trigger resumen_update after update on asignacion referencing new table as nuevas
    for each statement execute function copiar_asignacion()`,
  `create trigger resumen_delete after delete on asignacion referencing old table as viejas
    for each statement execute function olvidar_asignacion()`,
  `create trigger resumen_insert after insert on usuario referencing new table as nuevas
    for each statement execute function copiar_personas()`,
  `create trigger resumen_update after update on usuario referencing old table as viejas new table as nuevas
    for each statement execute function copiar_persona()`,
];
