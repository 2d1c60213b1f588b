import { empresaMaestro } from '@portal/contract/empresa';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { useAll } from '../../core/master/use-master.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Companies as a master (P95); the lists of people and parameters show their names. */
export const empresas = masterQueries(empresaMaestro, {
  keys: keysOf('empresa'),
  invalidates: [keysOf('usuario').all, keysOf('parametro').all],
  children: noChildren,
});

/** Fetches the companies of the caller's scope to choose from: active ones, and the chosen one. */
export const useEmpresas = (chosen?: number | null) =>
  useAll(empresas, (rows) =>
    rows
      .filter(({ id_empresa, codigo_estado }) => codigo_estado === 1 || id_empresa === chosen)
      .map(({ id_empresa, empresa }) => ({ value: String(id_empresa), label: empresa })),
  );
