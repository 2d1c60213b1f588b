import { cartaApi } from '@portal/contract/carta';
import { route, type Route } from '../../core/http/route.ts';
import { changeCarta, getCarta, listCartas, previewCarta, resetCarta, testCarta } from './carta.service.ts';

export const cartaRoutes: readonly Route[] = [
  route(cartaApi.todas, listCartas),
  route(cartaApi.sel, getCarta),
  route(cartaApi.upd, changeCarta),
  route(cartaApi.original, resetCarta),
  route(cartaApi.vista, previewCarta),
  route(cartaApi.prueba, testCarta),
];
