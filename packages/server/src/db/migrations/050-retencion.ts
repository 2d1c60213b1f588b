import { type Migration, sql } from 'kysely';

/**
 * Periods after which records go (P175, docs/decisions/080). Null, the default of each, keeps them for good. The guards of the log and of frozen
 * reports get one more door: `portal.retencion`, a setting of one transaction that holds the day of the job and opens deletes alone, of rows
 * alone whose period of the settings is over on that day.
 */
export const retencion: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const MINIMUM = { registro: 24, ingresos: 6, correos: 6, planillas: 3, ceses: 12, cuadros: 24 };

const DAY = `nullif(current_setting('portal.retencion', true), '')::date`;

const statements = [
  `alter table configuracion ${Object.entries(MINIMUM)
    .map(([name, least]) => `add column meses_${name} smallint check (meses_${name} between ${least} and 600)`)
    .join(', ')}`,
  `alter table solicitud drop constraint solicitud_canal_check,
    add constraint solicitud_canal_check check (canal in ('portal', 'correo', 'presencial', 'otro', 'retencion'))`,
  // First day that is kept, and its midnight in the portal's time zone; null for a period of null.
  `create function dia_retencion(meses integer, hoy date) returns date language sql immutable as $$
    select (hoy - make_interval(months => meses))::date $$`,
  `create function corte_retencion(meses integer, hoy date) returns timestamptz language sql stable as $$
    select dia_retencion(meses, hoy)::timestamp at time zone c.zona_horaria from configuracion c $$`,
  // Entries about signing in and out, whose details are network addresses.
  `create function sucesos_ingreso() returns text[] language sql immutable as $$
    select array['login', 'logout', 'login_fallido', 'login_desconocido', 'factor_fallido', 'llave_fallida', 'pin_fallido'] $$`,
  `create or replace function rechazar_cambio_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('portal.supresion', true) = 'si' then return new; end if;
      if tg_op = 'DELETE' and ${DAY} is not null then
        if old.fecha_creacion < (select corte_retencion(c.meses_registro, ${DAY}) from configuracion c)
          or (old.tipo = any (sucesos_ingreso()) and old.fecha_creacion < (select corte_retencion(c.meses_ingresos, ${DAY}) from configuracion c))
        then return old; end if;
      end if;
      raise exception 'el registro de actividad es de solo anexado' using errcode = 'integrity_constraint_violation';
    end $$`,
  `create or replace function proteger_cuadro() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('portal.supresion', true) = 'si' then return new; end if;
      if tg_op = 'DELETE' and ${DAY} is not null then
        if (select q.fecha < dia_retencion(c.meses_cuadros, ${DAY}) from cuadro q, configuracion c where q.id_cuadro = old.id_cuadro)
        then return old; end if;
      end if;
      raise exception 'un cuadro congelado no cambia' using errcode = 'integrity_constraint_violation';
    end $$`,
  // Letters that still have words, for the job that empties them.
  `create index correo_con_texto on correo (fecha_creacion) where texto <> ''`,
];
