import { configuracionApi } from '@portal/contract/configuracion';
import { type Prepare, route, type Route } from '../../core/http/route.ts';
import { prepareChange } from '../../core/master/sent-fields.ts';
import { configuracionService } from './configuracion.master.ts';
import { changeConfiguracion, type HasFactor, insertConfiguracion, refuseDelete } from './configuracion.service.ts';
import { removeMarcaImagen, saveMarcaImagen } from './imagen.service.ts';
import { removeLogo, saveLogoImage } from './logo.service.ts';

const { sellst, sel, ins, upd, del, logoIns, logoDel, imagenIns, imagenDel } = configuracionApi;

const change = prepareChange(ins, configuracionService);

/** The only record exists always: `ins` completes it as `upd` does (P85). */
const prepareOnly: Prepare = (context, { body }) => change(context, { params: { id: 1 }, body });

export const configuracionRoutes = (hasFactor: HasFactor): readonly Route[] => [
  route(sellst, configuracionService.list),
  route(sel, configuracionService.get),
  route(ins, insertConfiguracion(hasFactor), { prepare: prepareOnly }),
  route(upd, changeConfiguracion(hasFactor), { prepare: prepareChange(upd, configuracionService) }),
  route(del, refuseDelete),
  route(logoIns, saveLogoImage),
  route(logoDel, removeLogo),
  route(imagenIns, saveMarcaImagen),
  route(imagenDel, removeMarcaImagen),
];
