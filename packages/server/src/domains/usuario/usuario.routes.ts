import { emailApi } from '@portal/contract/email';
import { usuarioApi, usuarioMaestro, usuarioRegistro } from '@portal/contract/usuario';
import * as cese from './cese.service.ts';
import { changeUsuario, createUsuario } from './guardar.service.ts';
import { prepareChange, prepareNew } from '../../core/master/sent-fields.ts';
import { ownRoute, route, type Route } from '../../core/http/route.ts';
import { isKnownInScope } from '../../db/scope.ts';
import { sendWelcome, sendWelcomeToSelected } from './use-cases/send-welcome.ts';
import {
  findPersona,
  getUsuario,
  listEmpresas,
  listOfEmpresa,
  listParecidas,
  listPersonas,
  listPersonasAsignables,
} from './usuario.service.ts';
import { listUsuariosConGrupo } from './grupo.service.ts';
import { getReporte } from './reporte.service.ts';
import { listSeguimientoOf, listSinAsignar, aboutSinAsignar, listSinAsignarEntre, listUsuariosOfPlan } from './sin-asignar.service.ts';
import { assignToGroup } from './use-cases/assign-to-group.ts';
import { putIntoGroups } from './use-cases/put-into-groups.ts';

/** Body limit for 20,000 pairs. */
const BULK_BYTES = 4 * 1024 * 1024;

/** People as far as their saves are prepared. */
const personas = { definition: { ...usuarioMaestro, list: { columns: usuarioRegistro.shape } }, find: findPersona };

export const usuarioRoutes: readonly Route[] = [
  route(usuarioApi.sellst, listPersonas),
  route(usuarioApi.ofEmpresa, listOfEmpresa),
  route(usuarioApi.asignables, listPersonasAsignables),
  route(usuarioApi.empresas, listEmpresas),
  route(usuarioApi.parecidas, listParecidas),
  route(usuarioApi.ins, createUsuario, { prepare: prepareNew(usuarioApi.ins, personas) }),
  route(usuarioApi.upd, changeUsuario, { prepare: prepareChange(usuarioApi.upd, personas) }),
  route(usuarioApi.del, cese.removeUsuario),
  route(usuarioApi.consecuencias, cese.getConsecuencias),
  route(usuarioApi.cesar, cese.ceaseUsuario),
  route(usuarioApi.reactivar, cese.reactivateUsuario),
  route(emailApi.bienvenida, sendWelcome, { bodyLimit: BULK_BYTES }),
  ownRoute(usuarioApi.sel, { noun: 'usuario', find: (_context, { params }) => params.id, reach: isKnownInScope }, getUsuario),
  route(usuarioApi.bienvenida, sendWelcomeToSelected, { bodyLimit: BULK_BYTES }),
  route(usuarioApi.conGrupo, listUsuariosConGrupo),
  route(usuarioApi.insGrupo, putIntoGroups, { bodyLimit: BULK_BYTES }),
  route(usuarioApi.asignarGrupo, assignToGroup),
  route(usuarioApi.reporte, getReporte),
  route(usuarioApi.sinAsignar, listSinAsignar),
  route(usuarioApi.sinAsignarEntre, listSinAsignarEntre, { about: aboutSinAsignar }),
  route(usuarioApi.ofPlan, listUsuariosOfPlan),
  route(usuarioApi.seguimiento, listSeguimientoOf),
];
