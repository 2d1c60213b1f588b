import type { ListQuery } from '@portal/contract/core';
import {
  type IntentoFila,
  intentoLista,
  type PersonaPlanFila,
  personaPlanLista,
  type PersonaRespuestaFila,
  personaRespuestaLista,
} from '@portal/contract/usuario';
import { sql } from 'kysely';
import { avanceDe, estadoEnPlan, limiteDe, promedioDe } from '../../../db/cifras.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Listing } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';
import { CERTIFICADOS, RAZON } from '../../asignacion/asignacion.public.ts';
import { type DePersona, intentosOf } from './intento.repository.ts';

interface Dueno {
  readonly id_usuario: number;
  readonly today: string;
}

/** Lists the assignments of a person. */
export const listPlanes = (db: Executor, { id_usuario, today }: Dueno, list: ListQuery): Promise<Listing<PersonaPlanFila>> =>
  listRows(
    db,
    sql<PersonaPlanFila>`
      select a.id_asignacion, p.denominacion as plan, a.codigo_estado, ${estadoEnPlan('g', 'p', today)} as estado, p.fecha_inicio,
        ${limiteDe('a', 'p')} as fecha_fin, a.fecha_prorroga is not null as prorrogada, coalesce(g.total, 0) as temas,
        ${avanceDe('g')} as avance, ${promedioDe('g')} as promedio, ${CERTIFICADOS} as certificados, a.fecha_apertura, a.fuente,
        ${RAZON} as razon
      from asignacion a join planestudio p using (id_planestudio)
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where a.id_usuario = ${id_usuario}::integer`,
    { list, definition: personaPlanLista },
  );

/** Lists the attempts of a person. */
export const listIntentos = (db: Executor, persona: DePersona, list: ListQuery): Promise<Listing<IntentoFila>> =>
  listRows(db, intentosOf(persona), { list, definition: intentoLista });

/**
 * Lists the answers to the delays of a person, and the extensions by administrators; that of a boss is an answer. Even keys are answers, odd ones
 * extensions.
 */
export const listRespuestas = (db: Executor, id_usuario: number, list: ListQuery): Promise<Listing<PersonaRespuestaFila>> =>
  listRows(
    db,
    sql<PersonaRespuestaFila>`
      select r.id_respuesta, r.fecha_creacion, p.denominacion as plan, r.tipo, r.fecha_hasta, nullif(r.motivo, '') as motivo,
        coalesce(u.personal, r.usuario_creacion) as autor, r.via
      from (
        select id_justificacion * 2 as id_respuesta, id_asignacion, fecha_creacion, tipo, fecha_hasta, motivo, via, usuario_creacion,
          id_usuario_creacion
        from justificacion where id_usuario = ${id_usuario}::integer
        union all
        select id_prorroga * 2 + 1, id_asignacion, fecha_creacion, case when retirada then 'retirada' else 'prorroga' end, fecha_nueva, motivo,
          via, usuario_creacion, id_usuario_creacion
        from prorroga where id_usuario = ${id_usuario}::integer and via = 'administracion'
      ) r join asignacion a using (id_asignacion) join planestudio p using (id_planestudio)
      left join usuario u on u.id_usuario = r.id_usuario_creacion`,
    { list, definition: personaRespuestaLista },
  );
