import { ESTADO } from '@portal/contract/core';
import { cursoMaestro } from '@portal/contract/curso';
import { message } from '@portal/messages';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { moduloService } from '../modulo/modulo.public.ts';
import { cursoModulos, cursoRows, findDependents } from './curso.repository.ts';

/** Courses as a master (P76, P71). */
export const cursoService = masterService({
  definition: cursoMaestro,
  noun: 'curso',
  owned: 'curso',
  rows: cursoRows,
  children: { modulos: { noun: 'modulo', link: cursoModulos, copies: moduloService.copies } },
  columns: async (trx, input, id) => {
    await requireFree(cursoRows, trx, { column: 'codigo', value: input.codigo, id });
    return input;
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: ESTADO.inactivo } },
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ programas, evaluaciones }) => [
      dependentsOf(programas, 'programas'),
      countOf(evaluaciones, 'evaluaciones'),
    ]),
  missing: async (trx, ids) =>
    new Map((await cursoModulos.childless(trx, ids)).map((id) => [id, [{ texto: message('curso.avisos.sinModulos'), impide: false }]])),
  structureChanged: (trx, ids) => refreshPlanesOf(trx, 'curso', ids),
});
