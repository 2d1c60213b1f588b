import { empresaMaestro } from '@portal/contract/empresa';
import { message } from '@portal/messages';
import { byRecord, dependentsOf } from '../../core/master/dependents.ts';
import { masterService, requireFree } from '../../core/master/master-service.ts';
import { fieldFailure } from '../../errors/errors.ts';
import { empresaRows, findDependents, findUnknownLeaders } from './empresa.repository.ts';

/** Companies as a master (P95). A limited access changes its companies; only one without limit creates and deletes them. */
export const empresaService = masterService({
  definition: empresaMaestro,
  noun: 'empresa',
  rows: empresaRows,
  permit: async ({ trx, scope, id, values }) => {
    const leaders = (['codigo_gerente', 'codigo_director'] as const).flatMap((field) => {
      const code = values?.[field];
      return code ? [[field, code] as const] : [];
    });
    const [unknown] = leaders.length ? await findUnknownLeaders(trx, scope, { id, leaders }) : [];
    const codigo = unknown && values?.[unknown];
    if (unknown && codigo) throw fieldFailure('datos_invalidos', unknown, message('empresa.errores.persona', { codigo }));
  },
  columns: async (trx, input, id) => {
    await requireFree(empresaRows, trx, { column: 'codigo_empresa', value: input.codigo_empresa, id });
    if (input.ruc) await requireFree(empresaRows, trx, { column: 'ruc', value: input.ruc, id });
    return input;
  },
  title: 'empresa',
  dependents: async (trx, ids) =>
    byRecord(await findDependents(trx, ids), (found) => [
      dependentsOf(found.personas, 'personas', found.total_personas),
      dependentsOf(found.accesos, 'accesos'),
      dependentsOf(found.centros, 'centrosCosto'),
      dependentsOf(found.cargos, 'puestos'),
      dependentsOf(found.departamentos, 'departamentos'),
      dependentsOf(found.reglas, 'reglas'),
      dependentsOf(found.tablets, 'tablets'),
      dependentsOf(found.webhooks, 'webhooks'),
      dependentsOf(found.tokens, 'tokens'),
      dependentsOf(found.contenidos, 'contenidos'),
    ]),
});
