import { api, usuarioMaestro, usuarioRegistro } from '@portal/contract';
import * as cese from './cese.service.ts';
import { changeUsuario, createUsuario } from './guardar.service.ts';
import { prepareChange, prepareNew } from '../../core/master/sent-fields.ts';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { isKnownInScope } from '../../db/scope.ts';
import { sendWelcome, sendWelcomeToSelected } from './use-cases/send-welcome.ts';
import { findPersona, getUsuario, listEmpresas, listOfEmpresa, listPersonas, listPersonasAsignables } from './usuario.service.ts';
import { listUsuariosConGrupo } from './grupo.service.ts';
import { getReporte } from './reporte.service.ts';
import { listSeguimientoOf, listSinAsignar, listSinAsignarEntre, listUsuariosOfPlan } from './sin-asignar.service.ts';
import { assignToGroup } from './use-cases/assign-to-group.ts';
import { putIntoGroups } from './use-cases/put-into-groups.ts';

/** Body limit for 20,000 pairs. */
const BULK_BYTES = 4 * 1024 * 1024;

/** People as far as their saves are prepared. */
const personas = { definition: { ...usuarioMaestro, list: { columns: usuarioRegistro.shape } }, find: findPersona };

export const usuarioRoutes: readonly Route[] = [
  route(api.usuario.sellst, listPersonas),
  route(api.usuario.ofEmpresa, listOfEmpresa),
  route(api.usuario.asignables, listPersonasAsignables),
  route(api.usuario.empresas, listEmpresas),
  route(api.usuario.ins, createUsuario, { prepare: prepareNew(api.usuario.ins, personas) }),
  route(api.usuario.upd, changeUsuario, { prepare: prepareChange(api.usuario.upd, personas) }),
  route(api.usuario.del, cese.removeUsuario),
  route(api.usuario.consecuencias, cese.getConsecuencias),
  route(api.usuario.cesar, cese.ceaseUsuario),
  route(api.usuario.reactivar, cese.reactivateUsuario),
  route(api.email.bienvenida, sendWelcome, { bodyLimit: BULK_BYTES }),
  ownRoute(api.usuario.sel, { noun: 'usuario', find: (_context, { params }) => params.id, reach: isKnownInScope }, getUsuario),
  route(api.usuario.bienvenida, sendWelcomeToSelected, { bodyLimit: BULK_BYTES }),
  route(api.usuario.conGrupo, listUsuariosConGrupo),
  route(api.usuario.insGrupo, putIntoGroups, { bodyLimit: BULK_BYTES }),
  route(api.usuario.asignarGrupo, assignToGroup),
  route(api.usuario.reporte, getReporte),
  route(api.usuario.sinAsignar, listSinAsignar),
  route(api.usuario.sinAsignarEntre, listSinAsignarEntre),
  route(api.usuario.ofPlan, listUsuariosOfPlan),
  route(api.usuario.seguimiento, listSeguimientoOf),
];
