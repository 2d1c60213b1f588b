import type { ListQuery } from '@portal/contract/core';
import { type FiltrosPlanes, type UsuarioEmpresaFila, usuarioEmpresaLista } from '@portal/contract/reporte';
import { sql } from 'kysely';
import { avanceDe, estadoEnPlan, promedioDe, terminadoDe } from '../../db/cifras.ts';
import { among, onDays } from '../../db/filters.ts';
import { isActiveOn } from '../../db/person-conditions.ts';
import { inScope, type Reader } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { ASIGNACIONES, CERTIFICADOS } from '../asignacion/asignacion.public.ts';

/** Lists the open assignments of active people of the scope that were opened on the days (P101). */
export const listUsuarioEmpresa = (
  { db, scope, today }: Reader,
  filtros: FiltrosPlanes,
  list: ListQuery,
): Promise<Listing<UsuarioEmpresaFila>> =>
  listRows(
    db,
    sql<UsuarioEmpresaFila>`
      select a.id_asignacion, a.id_usuario, a.id_planestudio, p.denominacion as plan,
        to_char(a.fecha_apertura at time zone c.zona_horaria, 'YYYY-MM-DD')::date as fecha,
        to_char(a.fecha_apertura at time zone c.zona_horaria, 'HH24:MI') as hora,
        e.empresa, dp.parametro as departamento, cc.codigo_parametro as codigo_centro_costo, cc.parametro as centro_costo,
        u.personal, u.nombres, trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellido, u.codigo_usuario as codigo, cg.parametro as cargo, coalesce(g.total, 0) as temas,
        ${avanceDe('g')} as avance, ${promedioDe('g')} as promedio, ${CERTIFICADOS} as certificados,
        ${estadoEnPlan('g', 'p', today)} as estado,
        case when g.iniciado then 1 else 0 end as evaluado, case when ${terminadoDe('g')} then 0 else 1 end as pendiente
      from ${ASIGNACIONES} cross join configuracion c
      where a.codigo_estado = 1 and ${isActiveOn('u', today)} and ${inScope(scope, 'u.id_empresa')}
        and ${among('u.id_empresa', filtros.id_empresa)} and ${among('a.id_planestudio', filtros.id_planestudio)}
        and ${onDays('a.fecha_apertura', filtros)}`,
    { list, definition: usuarioEmpresaLista, byKey: true },
  );
