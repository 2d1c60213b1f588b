import { presenciaApi } from '@portal/contract/presencia';
import { route, type Route } from '../../core/http/route.ts';
import { tellPresencia } from './presencia.service.ts';

export const presenciaRoutes: readonly Route[] = [route(presenciaApi.editar, tellPresencia)];
