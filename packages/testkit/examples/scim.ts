import type { api } from '@portal/contract/api';
import { nextNumber } from '../builders/counter.ts';
import { buildScimToken } from '../builders/ingreso/scim.ts';
import type { ExamplesOf } from './example.ts';

export const scim: ExamplesOf<(typeof api)['scim']> = {
  sellst: async ({ test }) => {
    await buildScimToken(test.db);
    return { query: { pagina: 1, tamano: 10 } };
  },
  ins: ({ empresa }) => ({
    body: { nombre: `Entra ${nextNumber()}`, indicador_alcance: 1, empresas: [empresa.id_empresa], fecha_expiracion: '2027-01-31' },
  }),
  revocar: async ({ test }) => ({ body: { id_scim_token: (await buildScimToken(test.db)).id_scim_token } }),
};
