import { api } from '@portal/contract';
import type { Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { empresaService } from './empresa.master.ts';

export const empresaRoutes: readonly Route[] = masterRoutes(api.empresa, empresaService);
