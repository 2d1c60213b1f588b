import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { configuracionService } from './configuracion.master.ts';
import { changeConfiguracion, insertConfiguracion, refuseDelete } from './configuracion.service.ts';
import { removeMarcaImagen, saveMarcaImagen } from './imagen.service.ts';
import { removeLogo, saveLogoImage } from './logo.service.ts';

const { sellst, sel, ins, upd, del, logoIns, logoDel, imagenIns, imagenDel } = api.configuracion;

export const configuracionRoutes: readonly Route[] = [
  route(sellst, configuracionService.list),
  route(sel, configuracionService.get),
  route(ins, insertConfiguracion),
  route(upd, changeConfiguracion),
  route(del, refuseDelete),
  route(logoIns, saveLogoImage),
  route(logoDel, removeLogo),
  route(imagenIns, saveMarcaImagen),
  route(imagenDel, removeMarcaImagen),
];
