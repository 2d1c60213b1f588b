import { sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import { esperaDe } from '../equipo/equipo.public.ts';
import { isAway, isReachable } from '../../db/person-conditions.ts';

/** Moves all reminder rows of a reader to the newest of the held messages. */
export async function joinRetenidos(trx: Executor, correos: readonly number[]): Promise<void> {
  await sql`
    with elegido as (
      select id_correo, max(id_correo) over (partition by id_usuario) as ultimo from correo where id_correo = any (${[...correos]}::bigint[])
    )
    update recordatorio r set id_correo = e.ultimo from elegido e where r.id_correo = e.id_correo and e.id_correo < e.ultimo`.execute(trx);
}

/**
 * Deletes reminder rows that no longer apply: nothing is pending, the deadline is over, a person left or is away, a boss answered, letters reach
 * the person again, or the reader got a higher level. A deleted row falls due again on a day on which it applies.
 */
export async function forgetCaducos(trx: Executor, correos: readonly number[], today: string): Promise<void> {
  await sql`
    delete from recordatorio r where r.id_correo = any (${[...correos]}::bigint[]) and not exists (
      select from asignacion a join usuario u on u.id_usuario = a.id_usuario join planestudio p using (id_planestudio)
      join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      join usuario l on l.id_usuario = r.id_destinatario
      where a.id_asignacion = r.id_asignacion and a.fecha_apertura = r.fecha_apertura and a.codigo_estado = 1 and u.codigo_estado = 1
        and p.codigo_estado = 1 and ${today}::date between p.fecha_inicio and ${limiteDe('a', 'p')} and g.aprobados < g.total
        and not ${isAway('a.id_usuario', today)} and l.codigo_estado = 1 and ${isReachable('l')} and not ${isAway('l.id_usuario', today)}
        and (r.rol = 'alumno' or r.nivel >= 2 or not ${isReachable('u')}) and (r.rol = 'alumno' or not ${esperaDe('a', { nivel: sql`r.nivel`, today })})
        and not exists (select from recordatorio x where x.id_asignacion = r.id_asignacion and x.fecha_apertura = r.fecha_apertura
          and x.id_destinatario = r.id_destinatario and x.nivel > r.nivel))`.execute(trx);
}

/** Content of a message after it was written again. */
export interface Reescrito {
  readonly id_correo: number;
  readonly asunto: string;
  readonly texto: string;
  readonly html: string;
  readonly id_planestudio: number | null;
  readonly nivel: number | null;
}

/** Writes messages again, as of today. */
export async function rewriteCorreos(
  trx: Executor,
  reescritos: readonly Reescrito[],
  { now, today }: { readonly now: string; readonly today: string },
): Promise<void> {
  await sql`
    update correo c set asunto = n.asunto, texto = n.texto, html = n.html, id_planestudio = n.id_planestudio, nivel = n.nivel,
      fecha_creacion = ${now}::timestamptz
    from json_populate_recordset(null::correo, ${JSON.stringify(reescritos)}::json) n where c.id_correo = n.id_correo`.execute(trx);
  await sql`update recordatorio set fecha = ${today}::date where id_correo = any (${reescritos.map(({ id_correo }) => id_correo)}::bigint[])`.execute(
    trx,
  );
}
