import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { simulateRecordatorios } from './recordatorio.service.ts';

export const recordatorioRoutes: readonly Route[] = [route(api.recordatorio.simular, simulateRecordatorios)];
