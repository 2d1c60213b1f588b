import { preguntaApi } from '@portal/contract/pregunta';
import { importRoutes } from '../../core/import/import-routes.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { prepareChange, prepareNew } from '../../core/master/sent-fields.ts';
import { type Prepare, rawRoute, route, type Route } from '../../core/http/route.ts';
import * as bank from './bank.service.ts';
import { withTipo } from './contenido.service.ts';
import { sendBanco } from './banco/llamadas/exportar.service.ts';
import { preguntaImporter } from './importar.service.ts';
import { preguntaService } from './pregunta.master.ts';
import { getCuestionario } from './pregunta.service.ts';
import { listSalud, listSaludDe } from './salud/salud.service.ts';

/** Body limit for 20,000 questions with their options. */
const BULK_BYTES = 32 * 1024 * 1024;

const { ins, upd, ...usual } = preguntaApi;

const prepareUpd = prepareChange(upd, preguntaService);

/** Content names its kind: without it a change of the content would be completed with the stored kind (P210). */
const prepareContenido: Prepare = (context, { params, body }) => prepareUpd(context, { params, body: withTipo(body) });

export const preguntaRoutes: readonly Route[] = [
  ...masterRoutes(usual, preguntaService),
  route(ins, bank.createPreguntas, { bodyLimit: BULK_BYTES, prepare: prepareNew(ins, preguntaService) }),
  route(upd, preguntaService.change, { prepare: prepareContenido }),
  ...importRoutes(preguntaImporter),
  rawRoute(preguntaApi.exportar, sendBanco),
  route(preguntaApi.cuestionario, getCuestionario),
  route(preguntaApi.ofTema, bank.listPreguntasOfTema),
  route(preguntaApi.asignado, bank.listAsignadas),
  route(preguntaApi.ofCategoria, bank.listPreguntasOfCategoria),
  route(preguntaApi.versiones, bank.listVersiones),
  route(preguntaApi.desvincular, bank.unlinkPregunta),
  route(preguntaApi.salud, listSalud),
  route(preguntaApi.saludDe, listSaludDe),
];
