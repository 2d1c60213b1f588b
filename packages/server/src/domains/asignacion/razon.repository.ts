import { sql } from 'kysely';

/** Reason of the assignment `a`, in words: the file, the copied plan, or the rule with the values that met it. */
export const RAZON = sql<string | null>`coalesce(a.razon ->> 'archivo', a.razon ->> 'plan', nullif(concat_ws(': ',
  (select nullif(regla.nombre, '') from regla where regla.id_regla = a.id_regla),
  (select string_agg(valor.value, ', ' order by valor.key) from jsonb_each_text(a.razon -> 'condiciones') valor)), ''))`;
