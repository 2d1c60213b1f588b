import { api, XLSX_MAX_BYTES } from '@portal/contract';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import * as bank from './bank.service.ts';
import { confirmImport, reviewImport } from './importar.service.ts';
import { preguntaService } from './pregunta.master.ts';
import { getCuestionario } from './pregunta.service.ts';

/** Body limit for 20,000 questions with their options. */
const BULK_BYTES = 32 * 1024 * 1024;

const { ins, importar, importarIns, ...usual } = api.pregunta;

export const preguntaRoutes: readonly Route[] = [
  ...masterRoutes(usual, preguntaService),
  route(ins, bank.createPreguntas, { bodyLimit: BULK_BYTES }),
  route(importar, reviewImport, { bodyLimit: XLSX_MAX_BYTES }),
  route(importarIns, confirmImport),
  route(api.pregunta.cuestionario, getCuestionario),
  route(api.pregunta.ofTema, bank.listPreguntasOfTema),
  route(api.pregunta.asignado, bank.listAsignadas),
  route(api.pregunta.ofCategoria, bank.listPreguntasOfCategoria),
  route(api.pregunta.versiones, bank.listVersiones),
  route(api.pregunta.desvincular, bank.unlinkPregunta),
];
