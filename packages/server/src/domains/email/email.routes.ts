import { emailApi } from '@portal/contract/email';
import { route, type Route } from '../../core/http/route.ts';
import { bounceCorreo, getCorreo, getResumen, listCorreos, retryCorreo } from './bandeja.service.ts';
import { cancelLote, discardSelected, type FindCaducos, getLote, releaseCorreos } from './envio.service.ts';

/** Body limit for the ids of 20,000 messages. */
const BULK_BYTES = 1024 * 1024;

export const emailRoutes = (findCaducos: FindCaducos): readonly Route[] => [
  route(emailApi.sellst, listCorreos),
  route(emailApi.sel, getCorreo),
  route(emailApi.resumen, getResumen),
  route(emailApi.reenviar, retryCorreo),
  route(emailApi.rebote, bounceCorreo),
  route(emailApi.lote, getLote),
  route(emailApi.cancelar, cancelLote),
  route(emailApi.liberar, releaseCorreos(findCaducos), { bodyLimit: BULK_BYTES }),
  route(emailApi.descartar, discardSelected, { bodyLimit: BULK_BYTES }),
];
