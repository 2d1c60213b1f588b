import { feriadoApi } from '@portal/contract/feriado';
import type { Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { feriadoService } from './feriado.master.ts';

export const feriadoRoutes: readonly Route[] = masterRoutes(feriadoApi, feriadoService);
