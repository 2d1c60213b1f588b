import { programaMaestro } from '@portal/contract';
import { message } from '@portal/messages';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/dependents.ts';
import { refreshPlanesOf } from '../asignacion/asignacion.public.ts';
import { findDependents, programaCursos, programaRows } from './programa.repository.ts';

/** Programs as a master; a save writes a program with its courses (P30, P75). */
export const programaService = masterService({
  definition: programaMaestro,
  noun: 'programa',
  rows: programaRows,
  children: { cursos: { noun: 'curso', link: programaCursos } },
  columns: async (trx, input, id) => {
    await requireFree(programaRows, trx, { column: 'codigo', value: input.codigo, id });
    return input;
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: 0 } },
  dependents: async (trx, id) => {
    const { planes, cursos, evaluaciones } = await findDependents(trx, id);
    return [dependentsOf(planes, 'planes'), dependentsOf(cursos, 'cursos'), countOf(evaluaciones, 'evaluaciones')];
  },
  missing: async (trx, id) => ((await programaRows.find(trx, id))?.curso ? [] : [message('programa.avisos.sinCursos')]),
  structureChanged: (trx, id) => refreshPlanesOf(trx, 'programa', [id]),
});
