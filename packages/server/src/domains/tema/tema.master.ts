import { ESTADO } from '@portal/contract/core';
import { temaMaestro } from '@portal/contract/tema';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import type { Executor } from '../../db/executor.ts';
import { refreshPlanesOf } from '../avance/avance.public.ts';
import { preguntaService } from '../pregunta/pregunta.public.ts';
import { requireAddress, requireReachable, requireReferencia, requireTema } from './tema-checks.service.ts';
import { findDependents, findReferencias } from './tema-dependents.repository.ts';
import { copyContenidos, copyPaquetes, copyReferencias, removeContenidos } from './tema-copies.repository.ts';
import { findSuministros, highestCodigo, lockTemaStructure, temaPreguntas, temaRows } from './tema.repository.ts';
import { missingOf, nextCodigo } from './tema.rules.ts';

/** Topics as a master; a save writes a topic with its linked questions (P30, P77). */
export const temaService = masterService({
  definition: temaMaestro,
  noun: 'tema',
  owned: 'tema',
  rows: temaRows,
  children: { preguntas: { noun: 'pregunta', link: temaPreguntas, copies: preguntaService.copies } },
  permit: async ({ trx, scope, values }) => {
    if (!values) return;
    const { referencia, contenido, contenido_complementario } = values;
    await requireTema(trx, referencia, { scope, field: 'referencia' });
    await requireReachable(trx, scope, { contenido, contenido_complementario });
  },
  columns: async (trx, tema, id) => {
    await lockTemaStructure(trx);
    const codigo = tema.codigo ?? (await ownCodigo(trx, id));
    await requireFree(temaRows, trx, { column: 'codigo', value: codigo, id });
    await requireCategoria(trx, 'categoria', tema.codigo_categoria);
    await requireReferencia(trx, tema.referencia, id);
    await requireAddress(trx, 'contenido', tema.contenido);
    await requireAddress(trx, 'contenido_complementario', tema.contenido_complementario);
    return { ...tema, codigo, notaminima: tema.notaminima ?? null, referencia: tema.referencia ?? null };
  },
  copy: { code: 'codigo', title: 'titulo', changes: { codigo_estado: ESTADO.inactivo } },
  copyContent: async (trx, pairs, stamp) => {
    await copyContenidos(trx, pairs, stamp);
    await copyReferencias(trx, pairs);
    await copyPaquetes(trx, pairs);
  },
  removeContent: removeContenidos,
  dependents: async (trx, ids, sin) =>
    byRecord(await findDependents(trx, ids, sin), (found) => [
      dependentsOf(found.modulos, 'modulos'),
      dependentsOf(found.temas, 'requeridos'),
      countOf(found.evaluaciones, 'evaluaciones'),
    ]),
  requires: findReferencias,
  missing: async (trx, ids) => new Map((await findSuministros(trx, ids)).map((one) => [one.id, missingOf(one)])),
  structureChanged: (trx, ids) => refreshPlanesOf(trx, 'tema', ids),
});

/** Returns the stored code of the topic; for a new one the next free number. */
const ownCodigo = async (trx: Executor, id: number | undefined): Promise<string> =>
  (id && (await temaRows.find(trx, id))?.codigo) || nextCodigo(await highestCodigo(trx));
