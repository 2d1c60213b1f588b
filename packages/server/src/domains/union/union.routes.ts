import { unionApi } from '@portal/contract/union';
import { route, type Route } from '../../core/http/route.ts';
import { listUnionesDe } from './union.service.ts';
import { confirmUnion, simulateUnion } from './use-cases/join-registros.ts';
import { simulateUndo, undoUnion } from './use-cases/undo-union.ts';

export const unionRoutes: readonly Route[] = [
  route(unionApi.simular, simulateUnion),
  route(unionApi.confirmar, confirmUnion),
  route(unionApi.deshacer, undoUnion),
  route(unionApi.simularDeshacer, simulateUndo),
  route(unionApi.sellst, listUnionesDe),
];
