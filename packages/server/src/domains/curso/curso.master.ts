import { cursoMaestro } from '@portal/contract';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/master.ts';
import { refreshPlanesOf } from '../asignacion/asignacion.public.ts';
import { cursoModulos, cursoRows, findDependents } from './curso.repository.ts';

/** Courses as a master (P76, P71). */
export const cursoService = masterService({
  definition: cursoMaestro,
  noun: 'El curso',
  rows: cursoRows,
  children: { modulos: { noun: 'El módulo', link: cursoModulos } },
  columns: async (trx, input, id) => {
    await requireFree(cursoRows, trx, { column: 'codigo', value: input.codigo, id });
    return input;
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: 0 } },
  dependents: async (trx, id) => {
    const { programas, modulos, evaluaciones } = await findDependents(trx, id);
    return [
      dependentsOf(programas, { one: 'programa', many: 'programas' }),
      dependentsOf(modulos, { one: 'módulo', many: 'módulos' }),
      countOf(evaluaciones, { one: 'evaluación', many: 'evaluaciones' }),
    ];
  },
  missing: async (trx, id) => ((await cursoRows.find(trx, id))?.modulo ? [] : ['El curso no tiene módulos.']),
  structureChanged: (trx, id) => refreshPlanesOf(trx, 'curso', [id]),
});
