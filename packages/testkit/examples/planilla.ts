import type { api } from '@portal/contract/api';
import { buildPlanilla, buildPlanillada } from '../builders/persona/importacion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { codigoSheet } from '../files/spreadsheet.ts';
import type { ExamplesOf, World } from './example.ts';
import { importCalls } from './import-calls.ts';

type Asignacion = (typeof api)['asignacion'];
type Planilla = Pick<Asignacion, Extract<keyof Asignacion, `importar${string}`>>;

const reviewed = ({ test, admin, plan }: World) => buildPlanilla(test.db, admin, plan.plan);
const confirmed = ({ test, admin, plan }: World) => buildPlanillada(test.db, admin, plan.plan);

/** Requests of the sheet that gives a plan to its people. */
export const planilla: ExamplesOf<Planilla> = {
  importar: async ({ test, plan }) => ({
    query: { archivo: 'plan.xlsx', opciones: { id_planestudio: plan.plan.id_planestudio } },
    body: await codigoSheet((await buildUsuario(test.db)).codigo_usuario),
  }),
  ...importCalls({ reviewed, confirmed }),
};
