import type { RequestOf } from '@portal/contract/core';
import type { Fijado, Paso, portalApi } from '@portal/contract/portal';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn, hasAccess } from '../../db/person-conditions.ts';

interface Navegacion {
  readonly fijados: Fijado[];
  readonly pasos_apartados: boolean;
}

export const findNavegacion = (db: Executor, id_usuario: number): Promise<Navegacion | undefined> =>
  db.selectFrom('navegacion').select(['fijados', 'pasos_apartados']).where('id_usuario', '=', id_usuario).executeTakeFirst();

/** Stores what is given; the rest stays, or begins empty. */
export async function saveNavegacion(
  db: Executor,
  id_usuario: number,
  { fijados, pasos_apartados }: RequestOf<typeof portalApi.guardarNavegacion>['body'],
): Promise<void> {
  await sql`
    insert into navegacion as n (id_usuario, fijados, pasos_apartados)
    select ${id_usuario}, coalesce(nuevo.fijados, '[]'), coalesce(nuevo.apartados, false)
    from (select ${fijados ? JSON.stringify(fijados) : null}::jsonb as fijados, ${pasos_apartados ?? null}::boolean as apartados) nuevo
    on conflict (id_usuario) do update set
      fijados = coalesce(${fijados ? JSON.stringify(fijados) : null}::jsonb, n.fijados),
      pasos_apartados = coalesce(${pasos_apartados ?? null}::boolean, n.pasos_apartados)`.execute(db);
}

/** Builds the condition that `u` is an active person without a role. */
const person = (today: string): RawBuilder<boolean> =>
  sql<boolean>`not ${hasAccess('u')} and u.codigo_estado = 1 and ${isActiveOn('u', today)}`;

/**
 * Reads which first steps are done: a company, a person besides the staff, an active plan with a topic that has what its questionnaire needs,
 * an open assignment, and a person who was written to or has signed in.
 */
export async function findPasos(db: Executor, today: string): Promise<Record<Paso, boolean>> {
  const { rows } = await sql<Record<Paso, boolean>>`
    select exists (select from empresa where codigo_estado = 1) as empresa,
      exists (select from usuario u where ${person(today)}) as personas,
      exists (select from planestudio p where p.codigo_estado = 1 and exists (
        select from ocurrencia o where o.id_planestudio = p.id_planestudio and o.activa and o.cuestionario = 1 and exists (
          select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = o.id_tema and q.codigo_estado = 1))) as plan,
      exists (select from asignacion where codigo_estado = 1) as asignar,
      exists (select from correo where tipo = 'bienvenida') or exists (select from usuario u where u.fecha_login is not null and ${person(today)}) as invitar`.execute(
    db,
  );
  return rows[0]!;
}
