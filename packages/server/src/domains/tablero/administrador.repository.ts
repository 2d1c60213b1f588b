import type { ResponseOf } from '@portal/contract/core';
import type { tableroApi } from '@portal/contract/tablero';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, commonOrInScope, inScope } from '../../db/scope.ts';
import { sinAsignacionConRol } from '../asignacion/asignacion.public.ts';
import { type Contados, pendientesPorPlazo, planesVigentes, sumasPorPersona } from '../avance/avance.public.ts';

type Cifras = ResponseOf<typeof tableroApi.kpiAdmin>[number];

/** Builds the row of the active people: all of them (`activas`), and those of /usuariosinasignar (`sin_asignar`). */
export const personasActivas = (contados: Contados): RawBuilder<unknown> => sql`
  select coalesce(sum(usuarios), 0)::integer as activas, coalesce(sum(usuarios - asignados), 0)::integer - (
    select count(*)::integer from usuario u where ${sinAsignacionConRol({ planes: [], hasta: null, zona: '', today: contados.today })}
      and ${inScope(contados.scope, 'u.id_empresa')}) as sin_asignar
  from (${sumasPorPersona(contados, planesVigentes(contados.today))}) s`;

/**
 * Counts the figures of the administrator's dashboard (P92). `tema_vencido`: occurrences that active people have not approved with a
 * deadline before `today`; `usuario_sin_asignar`: the people of /usuariosinasignar. People outside the scope do not count.
 */
export async function countAdministrador(db: Executor, contados: Contados): Promise<Cifras> {
  const seen = (alias: string) => commonOrInScope(contados.scope, `${alias}.id_empresa`);
  const { rows } = await sql<Cifras>`
    with persona as (${personasActivas(contados)})
    select
      (select count(*)::integer from tema t where t.codigo_estado = 1 and ${seen('t')}) as tema_activo,
      (select activas from persona) as usuario_activo,
      (select coalesce(sum(personas), 0)::integer from resumen_persona r where ${inScope(contados.scope, 'r.id_empresa')}) as usuario_total,
      (select coalesce(sum(s.temas), 0)::integer from (${pendientesPorPlazo(contados)}) s
        where s.fecha_fin < ${contados.today}::date) as tema_vencido,
      (select sin_asignar from persona) as usuario_sin_asignar,
      (select count(*)::integer from planestudio p where p.codigo_estado = 1 and ${seen('p')}) as plan_activo,
      (select count(*)::integer from tema t where t.codigo_estado = 1 and ${seen('t')} and t.numero_preguntas > 0 and not exists (
        select from tema_pregunta l join pregunta q using (id_pregunta) where l.id_tema = t.id_tema and q.codigo_estado = 1
      )) as tema_sin_preguntas,
      (select count(*)::integer from correo c where c.estado = 'retenido' and c.tipo = 'recordatorio'
        and ${accountInScope(contados.scope, 'c.id_usuario')}) as recordatorio_retenido`.execute(db);
  return rows[0]!;
}
