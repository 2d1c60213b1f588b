import { ESTADO } from '@portal/contract/core';
import { programaMaestro } from '@portal/contract/programa';
import { message } from '@portal/messages';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { cursoService } from '../curso/curso.public.ts';
import { findDependents, programaCursos, programaRows } from './programa.repository.ts';

/** Programs as a master; a save writes a program with its courses (P30, P75). */
export const programaService = masterService({
  definition: programaMaestro,
  noun: 'programa',
  owned: 'programa',
  rows: programaRows,
  children: { cursos: { noun: 'curso', link: programaCursos, copies: cursoService.copies } },
  columns: async (trx, input, id) => {
    await requireFree(programaRows, trx, { column: 'codigo', value: input.codigo, id });
    return input;
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: ESTADO.inactivo } },
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ planes, evaluaciones }) => [
      dependentsOf(planes, 'planes'),
      countOf(evaluaciones, 'evaluaciones'),
    ]),
  missing: async (trx, ids) =>
    new Map((await programaCursos.childless(trx, ids)).map((id) => [id, [{ texto: message('programa.avisos.sinCursos'), impide: false }]])),
  structureChanged: (trx, ids) => refreshPlanesOf(trx, 'programa', ids),
});
