import { preguntaMaestro } from '@portal/contract/pregunta';
import { masterService } from '../../core/master/master-service.ts';
import { byRecord, countOf, dependentsOf } from '../../core/master/dependents.ts';
import { requireCategoria } from '../parametro/parametro.public.ts';
import { invalid } from '../../errors/errors.ts';
import { findIguales } from './opciones.rules.ts';
import { findDependents, findOpciones, preguntaRows } from './pregunta.repository.ts';

/** Questions as a master; a question drawn for an attempt cannot be deleted (P78). */
export const preguntaService = masterService({
  definition: preguntaMaestro,
  noun: 'pregunta',
  owned: 'pregunta',
  rows: preguntaRows,
  columns: async (trx, input) => {
    requireDistintas(input);
    await requireCategoria(trx, 'categoria_pregunta', input.codigo_categoria);
    return input;
  },
  refusedNow: async (trx, ids) => (await findOpciones(trx, ids)).filter((one) => findIguales(one)).map(({ id_pregunta }) => id_pregunta),
  title: 'pregunta',
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), ({ temas, respuestas }) => [
      dependentsOf(temas, 'temas'),
      countOf(respuestas, 'cuestionarios'),
    ]),
});

/** Refuses a question with two equal options. Throws 400. */
function requireDistintas(pregunta: Parameters<typeof findIguales>[0]): void {
  const iguales = findIguales(pregunta);
  if (iguales) throw invalid(iguales.campo, 'pregunta.importacion.opcionesIguales', { una: iguales.una, otra: iguales.otra });
}
