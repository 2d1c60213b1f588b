import type { api } from '@portal/contract/api';
import type { planestudioImportacion } from '@portal/contract/planestudio';
import { buildHoja, buildHojada } from '../builders/contenido/hoja.ts';
import { nextNumber } from '../builders/counter.ts';
import { hojaSheet } from '../files/spreadsheet.ts';
import type { ExamplesOf, World } from './example.ts';
import { importCalls } from './import-calls.ts';

type Planestudio = (typeof api)['planestudio'];
type Hoja = Pick<Planestudio, Extract<keyof Planestudio, keyof typeof planestudioImportacion.calls>>;

const reviewed = ({ test, admin, plan }: World) => buildHoja(test.db, admin, plan.plan);
const confirmed = ({ test, admin, plan }: World) => buildHojada(test.db, admin, plan.plan);

/** Requests of the sheet with the structure of a plan. */
export const hoja: ExamplesOf<Hoja> = {
  importar: async ({ plan }) => ({
    query: { archivo: 'plan.xlsx', opciones: { id_planestudio: plan.plan.id_planestudio } },
    body: await hojaSheet({ programa: `Programa ${nextNumber()}`, curso: 'Curso', modulo: 'Módulo', tema: 'Tema' }),
  }),
  ...importCalls({ reviewed, confirmed }),
};
