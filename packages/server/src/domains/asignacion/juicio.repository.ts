import { type RawBuilder, sql } from 'kysely';

interface Juicio {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Opens again what was closed. */
  readonly reabrir: boolean;
  /** Tells whoever gets a plan. */
  readonly avisar: boolean;
}

/** Condition that letters reach the person `u`: there is an address, and no mail server returned it. */
const conCorreo = sql<boolean>`(u.correo_electronico is not null and u.correo_electronico is distinct from u.correo_rebotado)`;

/**
 * Judges pairs (`id_usuario`, `id_planestudio`, `codigo_grupo`, `razon`): what would become of each (`veredicto`), and whether the person would
 * be told. The one definition for what is shown before an assignment of many and for what it then does (P91).
 */
export const juzgadas = (parejas: RawBuilder<unknown>, { today, reabrir, avisar }: Juicio) => sql`
  select j.*, ${avisar}::boolean and j.alcanzable and j.veredicto in ('nueva', 'reabre') as avisa
  from (
    select c.id_usuario, c.id_planestudio, c.codigo_grupo, c.razon, ${conCorreo} as alcanzable, case
      when a.codigo_estado = 1 then 'existente'
      when u.codigo_estado = 2 then 'cesada'
      when p.codigo_estado <> 1 then 'plan_inactivo'
      when p.fecha_fin < ${today}::date then 'plan_terminado'
      when a.codigo_estado = 2 then ${reabrir ? 'reabre' : 'retirada'}
      else 'nueva' end as veredicto
    from (${parejas}) c join usuario u using (id_usuario) join planestudio p using (id_planestudio)
    left join asignacion a using (id_usuario, id_planestudio)) j`;
