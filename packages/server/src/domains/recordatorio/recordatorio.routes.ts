import { recordatorioApi } from '@portal/contract/recordatorio';
import { inPersonRoute, route, type Route } from '../../core/http/route.ts';
import { simulateRecordatorios } from './recordatorio.service.ts';
import { remindPersona } from './use-cases/remind-persona.ts';

export const recordatorioRoutes: readonly Route[] = [
  route(recordatorioApi.simular, simulateRecordatorios),
  inPersonRoute(recordatorioApi.persona, remindPersona),
];
