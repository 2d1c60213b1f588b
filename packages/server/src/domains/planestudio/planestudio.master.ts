import { ESTADO } from '@portal/contract/core';
import { planestudioMaestro } from '@portal/contract/planestudio';
import { message } from '@portal/messages';
import { masterService } from '../../core/master/master-service.ts';
import { byRecord, countOf } from '../../core/master/dependents.ts';
import { instantOf } from '../../core/context.ts';
import { forbidden, invalid } from '../../errors/errors.ts';
import { refreshPlanes } from '../avance/avance.public.ts';
import { programaService } from '../programa/programa.public.ts';
import { findMissing } from './plan-faltas.repository.ts';
import { copyReglas } from '../asignacion/asignacion.public.ts';
import { deleteReglas, findDependents, lockUsado, planProgramas, planRows } from './planestudio.repository.ts';

/** Study plans as a master; a save writes a plan with its programs (P30, P73). */
export const planestudioService = masterService({
  definition: planestudioMaestro,
  noun: 'planestudio',
  owned: 'planestudio',
  rows: planRows,
  children: { programas: { noun: 'programa', link: planProgramas, copies: programaService.copies } },
  columns: async (trx, input, id) => {
    if (input.plantilla === 1 && id !== undefined && (await lockUsado(trx, id)))
      throw invalid('plantilla', 'planestudio.errores.plantillaUsada');
    return input;
  },
  copy: {
    title: 'denominacion',
    changes: { codigo_estado: ESTADO.inactivo },
    own: ({ denominacion, fecha_inicio, fecha_fin, plantilla = 0 }) => ({
      plantilla,
      ...(denominacion && { denominacion }),
      ...(fecha_inicio && fecha_fin && { fecha_inicio, fecha_fin }),
    }),
    more: async ({ trx, context, made }, { from, to, given }) => {
      if (given.reglas !== 1) return;
      if (!context.user.admin) throw forbidden();
      const { scope, user } = context;
      const ids = await copyReglas(trx, { de: from, a: to, scope, usuario: user.username, now: instantOf(context) });
      if (made && ids.length) made.filas['regla'] = ids;
    },
  },
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ asignaciones, grupos, evaluaciones, tablero }) => [
      countOf(asignaciones, 'usuarios'),
      countOf(grupos, 'grupos'),
      countOf(evaluaciones, 'evaluaciones'),
      tablero ? message('registro.dependientes.tablero') : undefined,
    ]),
  missing: findMissing,
  removeContent: deleteReglas,
  structureChanged: refreshPlanes,
});
