import { masivoApi } from '@portal/contract/masivo';
import { route, type Route } from '../../core/http/route.ts';
import { getMasivo, listFilasDe, listOperaciones } from './masivo.service.ts';
import { cancelMasivo, confirmMasivo } from './use-cases/confirm-masivo.ts';
import { simulateContenido, simulateMaestro, simulatePersonas, simulateReturn } from './use-cases/simulate-masivo.ts';

/** Body limit for 50,000 ids. */
const BULK_BYTES = 4 * 1024 * 1024;

export const masivoRoutes: readonly Route[] = [
  route(masivoApi.simular, simulatePersonas, { bodyLimit: BULK_BYTES }),
  route(masivoApi.contenido, simulateContenido, { bodyLimit: BULK_BYTES }),
  route(masivoApi.maestro, simulateMaestro, { bodyLimit: BULK_BYTES }),
  route(masivoApi.confirmar, confirmMasivo),
  route(masivoApi.cancelar, cancelMasivo),
  route(masivoApi.deshacer, simulateReturn),
  route(masivoApi.sel, getMasivo),
  route(masivoApi.sellst, listOperaciones),
  route(masivoApi.filas, listFilasDe),
];
