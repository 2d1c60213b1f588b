import { dispositivoApi } from '@portal/contract/dispositivo';
import { route, type Route } from '../../core/http/route.ts';
import { masterRoutes } from '../../core/master/master-routes.ts';
import { listArchivos } from './archivos.service.ts';
import { dispositivoService } from './dispositivo.master.ts';
import { describeOwn, makeCode, noteBeat, pair, unpair } from './dispositivo.service.ts';
import { choosePin, givePin, readPin } from './pin.service.ts';
import { enterTienda } from './use-cases/enter-tienda.ts';

const { codigo, desvincular, vincular, mio, entrar, latido, archivos, pin, pinIns, pinProvisional, ...usual } = dispositivoApi;

export const dispositivoRoutes: readonly Route[] = [
  ...masterRoutes(usual, dispositivoService),
  route(codigo, makeCode),
  route(desvincular, unpair),
  route(vincular, pair),
  route(mio, describeOwn),
  route(entrar, enterTienda),
  route(latido, noteBeat),
  route(archivos, listArchivos),
  route(pin, readPin),
  route(pinIns, choosePin),
  route(pinProvisional, givePin),
];
