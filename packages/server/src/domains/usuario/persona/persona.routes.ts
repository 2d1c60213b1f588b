import { usuarioApi } from '@portal/contract/usuario';
import { route, type Route } from '../../../core/http/route.ts';
import { getExpediente } from './expediente.service.ts';
import * as seccion from './seccion.service.ts';

export const personaRoutes: readonly Route[] = [
  route(usuarioApi.persona, seccion.getPersona),
  route(usuarioApi.personaPlanes, seccion.listPlanesOf),
  route(usuarioApi.personaIntentos, seccion.listIntentosOf),
  route(usuarioApi.personaCertificados, seccion.listCertificados),
  route(usuarioApi.personaRespuestas, seccion.listRespuestasOf),
  route(usuarioApi.personaCorreos, seccion.listCorreosOf),
  route(usuarioApi.personaSesiones, seccion.listSesionesOf),
  route(usuarioApi.personaSesionesCerrar, seccion.closeSesiones),
  route(usuarioApi.personaHistoria, seccion.listHistoriaOf),
  route(usuarioApi.expediente, getExpediente),
];
