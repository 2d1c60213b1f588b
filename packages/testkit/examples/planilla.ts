import type { api } from '@portal/contract/api';
import type { planestudioImportacion } from '@portal/contract/planestudio';
import { buildHoja, buildHojada } from '../builders/contenido/hoja.ts';
import { nextNumber } from '../builders/counter.ts';
import { buildPlanilla, buildPlanillada } from '../builders/persona/importacion.ts';
import { buildUsuario } from '../builders/persona/usuario.ts';
import { codigoSheet, hojaSheet } from '../files/spreadsheet.ts';
import type { ExamplesOf } from './example.ts';
import { importCalls } from './import-calls.ts';

type Asignacion = (typeof api)['asignacion'];
type Planilla = Pick<Asignacion, Extract<keyof Asignacion, `importar${string}`>>;
type Planestudio = (typeof api)['planestudio'];
type Hoja = Pick<Planestudio, Extract<keyof Planestudio, keyof typeof planestudioImportacion.calls>>;

/** Requests of the sheet that gives a plan to its people. */
export const planilla: ExamplesOf<Planilla> = {
  importar: async ({ test, plan }) => ({
    query: { archivo: 'plan.xlsx', opciones: { id_planestudio: plan.plan.id_planestudio } },
    body: await codigoSheet((await buildUsuario(test.db)).codigo_usuario),
  }),
  ...importCalls({
    reviewed: ({ test, admin, plan }) => buildPlanilla(test.db, admin, plan.plan),
    confirmed: ({ test, admin, plan }) => buildPlanillada(test.db, admin, plan.plan),
  }),
};

/** Requests of the sheet with the structure of a plan. */
export const hoja: ExamplesOf<Hoja> = {
  importar: async ({ plan }) => ({
    query: { archivo: 'plan.xlsx', opciones: { id_planestudio: plan.plan.id_planestudio } },
    body: await hojaSheet({ programa: `Programa ${nextNumber()}`, curso: 'Curso', modulo: 'Módulo', tema: 'Tema' }),
  }),
  ...importCalls({
    reviewed: ({ test, admin, plan }) => buildHoja(test.db, admin, plan.plan),
    confirmed: ({ test, admin, plan }) => buildHojada(test.db, admin, plan.plan),
  }),
};
