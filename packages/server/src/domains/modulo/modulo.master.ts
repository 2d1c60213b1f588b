import { ESTADO } from '@portal/contract/core';
import { moduloMaestro } from '@portal/contract/modulo';
import { message } from '@portal/messages';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { temaService } from '../tema/tema.public.ts';
import { findDependents, moduloRows, moduloTemas } from './modulo.repository.ts';

/** Modules as a master (P76, P71). */
export const moduloService = masterService({
  definition: moduloMaestro,
  noun: 'modulo',
  owned: 'modulo',
  rows: moduloRows,
  children: { temas: { noun: 'tema', link: moduloTemas, copies: temaService.copies } },
  columns: async (trx, input, id) => {
    await requireFree(moduloRows, trx, { column: 'codigo', value: input.codigo, id });
    await requireCategoria(trx, 'categoria', input.codigo_categoria);
    return input;
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: ESTADO.inactivo } },
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ cursos, evaluaciones }) => [
      dependentsOf(cursos, 'cursos'),
      countOf(evaluaciones, 'evaluaciones'),
    ]),
  missing: async (trx, ids) =>
    new Map((await moduloTemas.childless(trx, ids)).map((id) => [id, [{ texto: message('modulo.avisos.sinTemas'), impide: false }]])),
  structureChanged: (trx, ids) => refreshPlanesOf(trx, 'modulo', ids),
});
