import { ESTADO } from '@portal/contract/core';
import { planestudioMaestro } from '@portal/contract/planestudio';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { byRecord, countOf } from '../../core/master/dependents.ts';
import { refreshPlanes } from '../avance/avance.public.ts';
import { programaService } from '../programa/programa.public.ts';
import { findMissing } from './plan-faltas.repository.ts';
import { findDependents, planProgramas, planRows } from './planestudio.repository.ts';

/** Study plans as a master; a save writes a plan with its programs (P30, P73). */
export const planestudioService = masterService({
  definition: planestudioMaestro,
  noun: 'planestudio',
  owned: 'planestudio',
  rows: planRows,
  children: { programas: { noun: 'programa', link: planProgramas, copies: programaService.copies } },
  columns: async (_trx, input) => input,
  copy: {
    title: 'denominacion',
    changes: { codigo_estado: ESTADO.inactivo },
    own: ({ denominacion, fecha_inicio, fecha_fin }) => ({
      ...(denominacion && { denominacion }),
      ...(fecha_inicio && fecha_fin && { fecha_inicio, fecha_fin }),
    }),
  },
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ asignaciones, grupos, evaluaciones, tablero }) => [
      countOf(asignaciones, 'usuarios'),
      countOf(grupos, 'grupos'),
      countOf(evaluaciones, 'evaluaciones'),
      tablero ? message('registro.dependientes.tablero') : undefined,
    ]),
  missing: findMissing,
  structureChanged: refreshPlanes,
});
