import { ESTADO } from '@portal/contract/core';
import { moduloMaestro } from '@portal/contract/modulo';
import { message } from '@portal/messages';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { countOf, dependentsOf } from '../../core/master/dependents.ts';
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
  dependents: async (trx, id) => {
    const { cursos, evaluaciones } = await findDependents(trx, id);
    return [dependentsOf(cursos, 'cursos'), countOf(evaluaciones, 'evaluaciones')];
  },
  missing: async (trx, id) => ((await moduloRows.find(trx, id))?.tema ? [] : [{ texto: message('modulo.avisos.sinTemas'), impide: false }]),
  structureChanged: (trx, id) => refreshPlanesOf(trx, 'modulo', [id]),
});
