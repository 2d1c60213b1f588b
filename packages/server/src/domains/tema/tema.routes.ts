import { temaApi } from '@portal/contract/tema';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { enlaceTemaModulo, enlaceTemaPregunta } from './tema.enlaces.ts';
import { temaService } from './tema.master.ts';
import * as service from './tema.service.ts';
import { gradePreview, previewTema } from './use-cases/preview-tema.ts';
import { readTema } from './use-cases/read-tema.ts';

const BULK_BYTES = 4 * 1024 * 1024;

const { sellst, ...usual } = temaApi;

export const temaRoutes: readonly Route[] = [
  ...masterRoutes(usual, temaService),
  route(sellst, service.listTemas),
  route(temaApi.ofEstado, service.listTemasOfEstado),
  route(temaApi.ofModulo, service.listTemasOfModulo),
  route(temaApi.ofPrograma, service.listTemasOfPrograma),
  route(temaApi.ofPregunta, service.listTemasOfPregunta),
  route(temaApi.detalle, readTema),
  route(temaApi.preview, previewTema),
  route(temaApi.calificarPreview, gradePreview),
  route(temaApi.pregunta, linkHandler(enlaceTemaPregunta), { bodyLimit: BULK_BYTES }),
  route(temaApi.modulo, linkHandler(enlaceTemaModulo), { bodyLimit: BULK_BYTES }),
];
