import { recordatorioApi } from '@portal/contract/recordatorio';
import { route, type Route } from '../../core/http/route.ts';
import { simulateRecordatorios } from './recordatorio.service.ts';

export const recordatorioRoutes: readonly Route[] = [route(recordatorioApi.simular, simulateRecordatorios)];
