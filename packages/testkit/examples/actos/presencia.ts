import type { api } from '@portal/contract/api';
import { randomUUID } from 'node:crypto';
import type { ExamplesOf } from '../example.ts';

/** Requests of the open forms. */
export const presencia: ExamplesOf<(typeof api)['presencia']> = {
  editar: ({ plan }) => ({ body: { tipo: 'planestudio', clave: String(plan.plan.id_planestudio), pestana: randomUUID() } }),
};
