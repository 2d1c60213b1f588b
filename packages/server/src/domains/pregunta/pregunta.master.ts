import { preguntaMaestro } from '@portal/contract/pregunta';
import { masterService } from '../../core/master/master-service.ts';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import { failure } from '../../errors/errors.ts';
import { contenidoDe, isFromBefore } from './contenido.rules.ts';
import { requireContenido, requireDistintas } from './contenido.service.ts';
import { findIguales } from './opciones.rules.ts';
import { findDependents, findOpciones, preguntaRows } from './pregunta.repository.ts';

/** Questions as a master; a question drawn for an attempt cannot be deleted (P78). */
export const preguntaService = masterService({
  definition: preguntaMaestro,
  noun: 'pregunta',
  owned: 'pregunta',
  rows: preguntaRows,
  permit: async ({ trx, scope, values, leftOut = [] }) => {
    if (!values) return;
    if (isFromBefore(values, leftOut)) throw failure('cliente_anterior', 'pregunta.errores.clienteAnterior');
    await requireContenido(trx, scope, [{ ...contenidoDe(values), prefijo: '' }]);
  },
  columns: async (trx, input) => {
    const contenido = contenidoDe(input);
    requireDistintas(contenido);
    await requireCategoria(trx, 'categoria_pregunta', input.codigo_categoria);
    return { ...input, ...contenido };
  },
  refusedNow: async (trx, ids) => (await findOpciones(trx, ids)).filter((one) => findIguales(one)).map(({ id_pregunta }) => id_pregunta),
  title: 'pregunta',
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ temas, respuestas }) => [
      dependentsOf(temas, 'temas'),
      countOf(respuestas, 'cuestionarios'),
    ]),
});
