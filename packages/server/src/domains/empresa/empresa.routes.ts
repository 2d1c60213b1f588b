import { empresaApi } from '@portal/contract/empresa';
import type { Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { empresaService } from './empresa.master.ts';

export const empresaRoutes: readonly Route[] = masterRoutes(empresaApi, empresaService);
