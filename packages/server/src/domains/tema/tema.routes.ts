import { api } from '@portal/contract';
import { linkHandler } from '../../core/master/link-service.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { route, type Route } from '../../core/http/route.ts';
import { enlaceTemaModulo, enlaceTemaPregunta } from './tema.enlaces.ts';
import { temaService } from './tema.master.ts';
import * as service from './tema.service.ts';
import { gradePreview, previewTema } from './use-cases/preview-tema.ts';
import { readTema } from './use-cases/read-tema.ts';

const BULK_BYTES = 4 * 1024 * 1024;

const { sellst, ...usual } = api.tema;

export const temaRoutes: readonly Route[] = [
  ...masterRoutes(usual, temaService),
  route(sellst, service.listTemas),
  route(api.tema.ofEstado, service.listTemasOfEstado),
  route(api.tema.ofModulo, service.listTemasOfModulo),
  route(api.tema.ofPrograma, service.listTemasOfPrograma),
  route(api.tema.ofPregunta, service.listTemasOfPregunta),
  route(api.tema.detalle, readTema),
  route(api.tema.preview, previewTema),
  route(api.tema.calificarPreview, gradePreview),
  route(api.tema.pregunta, linkHandler(enlaceTemaPregunta), { bodyLimit: BULK_BYTES }),
  route(api.tema.modulo, linkHandler(enlaceTemaModulo), { bodyLimit: BULK_BYTES }),
];
