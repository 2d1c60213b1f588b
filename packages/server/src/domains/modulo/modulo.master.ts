import { moduloMaestro } from '@portal/contract';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/master.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import { refreshPlanesOf } from '../asignacion/asignacion.public.ts';
import { findDependents, moduloRows, moduloTemas } from './modulo.repository.ts';

/** Modules as a master (P76, P71). */
export const moduloService = masterService({
  definition: moduloMaestro,
  noun: 'El módulo',
  rows: moduloRows,
  children: { temas: { noun: 'El tema', link: moduloTemas } },
  columns: async (trx, input, id) => {
    await requireFree(moduloRows, trx, { column: 'codigo', value: input.codigo, id });
    await requireCategoria(trx, 'categoria', input.codigo_categoria);
    return input;
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: 0 } },
  dependents: async (trx, id) => {
    const { cursos, temas, evaluaciones } = await findDependents(trx, id);
    return [
      dependentsOf(cursos, { one: 'curso', many: 'cursos' }),
      dependentsOf(temas, { one: 'tema', many: 'temas' }),
      countOf(evaluaciones, { one: 'evaluación', many: 'evaluaciones' }),
    ];
  },
  missing: async (trx, id) => ((await moduloRows.find(trx, id))?.tema ? [] : ['El módulo no tiene temas.']),
  structureChanged: (trx, id) => refreshPlanesOf(trx, 'modulo', [id]),
});
