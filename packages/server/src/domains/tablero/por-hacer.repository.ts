import type { ResponseOf } from '@portal/contract/core';
import { DIAS_POR_TERMINAR, type tableroApi } from '@portal/contract/tablero';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, commonOrInScope, inScope, personInScope } from '../../db/scope.ts';
import type { Contados } from '../avance/avance.public.ts';
import { personasActivas } from './administrador.repository.ts';
import { esperaA, type Quien } from './importaciones.repository.ts';
import { preguntasPorRevisar } from '../pregunta/pregunta.public.ts';
import { temaConAvisos } from '../tema/tema.public.ts';

type PorHacer = ResponseOf<typeof tableroApi.porHacer>;

/** Counts what waits for an administrator, each as its list does that the first screen opens. */
export async function countPorHacer(db: Executor, { today, scope, id_usuario }: Contados & Quien): Promise<PorHacer> {
  const { rows } = await sql<PorHacer>`
    with carta as (
      select estado, count(*)::integer as total from correo
      where estado in ('fallido', 'rebotado', 'retenido') and ${accountInScope(scope, 'correo.id_usuario')} group by estado
    ), solicitada as (
      select count(*)::integer as total, min(vence) as vence from solicitud
      where estado in ('recibida', 'en_tramite') and ${personInScope(scope, 'solicitud.id_usuario')}
    )
    select coalesce((select total from carta where estado = 'fallido'), 0) as correo_fallido,
      coalesce((select total from carta where estado = 'rebotado'), 0) as correo_rebotado,
      coalesce((select total from carta where estado = 'retenido'), 0) as correo_retenido,
      (select count(*)::integer from planestudio p where p.codigo_estado = 1 and ${commonOrInScope(scope, 'p.id_empresa')}
        and p.fecha_fin between ${today}::date and ${today}::date + ${DIAS_POR_TERMINAR}::integer) as plan_por_terminar,
      (select sin_asignar from (${personasActivas({ today, scope })}) p) as usuario_sin_asignar,
      (select count(*)::integer from usuario u where u.codigo_estado = 1 and u.codigo_jefe_inmediato is null
        and ${inScope(scope, 'u.id_empresa')}) as usuario_sin_jefe,
      (select count(*)::integer from tema t where ${temaConAvisos('t')} and ${commonOrInScope(scope, 't.id_empresa')}) as tema_con_avisos,
      (select count(*)::integer from importacion i where ${esperaA({ id_usuario, scope })}) as importacion_rechazada,
      (select total from solicitada) as solicitud_abierta, (select vence from solicitada) as solicitud_vence,
      (select count(*)::integer from consulta where estado = 'abierta' and ${personInScope(scope, 'consulta.id_usuario')}) as consulta_abierta,
      ${preguntasPorRevisar(scope)} as pregunta_por_revisar`.execute(db);
  return rows[0]!;
}
