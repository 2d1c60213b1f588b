import { redactorApi } from '@portal/contract/redactor';
import { route, type Route } from '../../core/http/route.ts';
import { discard, getActivo, getIntercambio, getOfTema } from './redactor.service.ts';
import { acceptDraft } from './use-cases/accept-borrador.ts';
import { requestBorradores } from './use-cases/request-borradores.ts';

export const redactorRoutes: readonly Route[] = [
  route(redactorApi.activo, getActivo),
  route(redactorApi.ofTema, getOfTema),
  route(redactorApi.pedir, requestBorradores),
  route(redactorApi.aceptar, acceptDraft),
  route(redactorApi.descartar, discard),
  route(redactorApi.intercambio, getIntercambio),
];
