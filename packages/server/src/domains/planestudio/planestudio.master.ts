import { planestudioMaestro } from '@portal/contract';
import { invalid } from '../../errors/errors.ts';
import { masterService } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/master.ts';
import { refreshPlanes } from '../asignacion/asignacion.public.ts';
import { findMissing } from './edt.repository.ts';
import { findDependents, planProgramas, planRows } from './planestudio.repository.ts';

const INACTIVO = 2;

/** Study plans as a master; a plan and its programs are saved together (P73, P71). */
export const planestudioService = masterService({
  definition: planestudioMaestro,
  noun: 'El plan de estudio',
  rows: planRows,
  children: { programas: { noun: 'El programa', link: planProgramas } },
  columns: async (_trx, input) => {
    if (input.fecha_inicio > input.fecha_fin) throw invalid('fecha_fin', 'La fecha de fin no puede ser anterior a la de inicio.');
    return input;
  },
  copy: { title: 'denominacion', changes: { codigo_estado: INACTIVO } },
  dependents: async (trx, id) => {
    const { programas, asignaciones, grupos, evaluaciones, tablero } = await findDependents(trx, id);
    return [
      dependentsOf(programas, { one: 'programa', many: 'programas' }),
      countOf(asignaciones, { one: 'usuario asignado', many: 'usuarios asignados' }),
      countOf(grupos, { one: 'grupo asignado', many: 'grupos asignados' }),
      countOf(evaluaciones, { one: 'evaluación', many: 'evaluaciones' }),
      tablero ? 'el tablero de la configuración' : undefined,
    ];
  },
  missing: findMissing,
  structureChanged: (trx, id) => refreshPlanes(trx, [id]),
});
