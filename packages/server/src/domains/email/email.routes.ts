import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { bounceCorreo, getCorreo, getResumen, listCorreos, retryCorreo } from './bandeja.service.ts';
import { cancelLote, discardSelected, type FindCaducos, getLote, releaseCorreos } from './envio.service.ts';

/** Body limit for the ids of 20,000 messages. */
const BULK_BYTES = 1024 * 1024;

export const emailRoutes = (findCaducos: FindCaducos): readonly Route[] => [
  route(api.email.sellst, listCorreos),
  route(api.email.sel, getCorreo),
  route(api.email.resumen, getResumen),
  route(api.email.reenviar, retryCorreo),
  route(api.email.rebote, bounceCorreo),
  route(api.email.lote, getLote),
  route(api.email.cancelar, cancelLote),
  route(api.email.liberar, releaseCorreos(findCaducos), { bodyLimit: BULK_BYTES }),
  route(api.email.descartar, discardSelected, { bodyLimit: BULK_BYTES }),
];
