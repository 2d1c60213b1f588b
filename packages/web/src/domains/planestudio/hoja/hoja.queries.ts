import { planestudioApi, planestudioImportacion } from '@portal/contract/planestudio';
import { call } from '../../../core/client/client.ts';
import { keysOf } from '../../../core/query-keys.ts';

const SUBJECTS = [
  'planestudio',
  'programa',
  'curso',
  'modulo',
  'tema',
  'contenido',
  'pregunta',
  'avance',
  'tablero',
  'recordatorio',
] as const;

/** Import of the structure of a plan. */
export const planestudioImporting = {
  definition: planestudioImportacion,
  touches: SUBJECTS.map((subject) => keysOf(subject).all),
  byAsunto: true,
};

/** Fetches a plan as the rows of its sheet. */
export const fetchHoja = (id: number) => call(planestudioApi.hoja, { params: { id } });
