import { asignacionApi } from '@portal/contract/asignacion';
import { emailApi } from '@portal/contract/email';
import { usuarioApi } from '@portal/contract/usuario';
import { route, type Route } from '../../core/http/route.ts';
import { getAsignacion, listPorEliminar, listReporte, listReporteCodigo, listTodas } from './lista.service.ts';
import { getRegla, listGrupos, listReglas, listReglasDe } from './regla/regla.service.ts';
import { applySimulacion } from './simulacion/use-cases/apply-simulacion.ts';
import { assignGroups } from './use-cases/assign-groups.ts';
import { assignUser, assignUsers } from './use-cases/assign-users.ts';
import { changeAsignacion } from './use-cases/change-asignacion.ts';
import { extendAsignaciones } from './prorroga/use-cases/extend-asignaciones.ts';
import { closeAsignacion, closeAsignaciones } from './use-cases/close-asignaciones.ts';
import { sendAvisos } from './aviso/use-cases/send-avisos.ts';
import { setRegla } from './regla/use-cases/set-regla.ts';
import { type FindPersonas, listSimulacion, simulateRegla, simulateUsers } from './simulacion/use-cases/simulate.ts';

/** Body limit for 20,000 pairs. */
const BULK_BYTES = 4 * 1024 * 1024;

export const asignacionRoutes = (findPersonas: FindPersonas): readonly Route[] => [
  route(asignacionApi.sellst, listTodas),
  route(asignacionApi.reporte, listReporte),
  route(asignacionApi.reporteCodigo, listReporteCodigo),
  route(asignacionApi.porEliminar, listPorEliminar),
  route(asignacionApi.sel, getAsignacion),
  route(asignacionApi.upd, changeAsignacion),
  route(asignacionApi.del, closeAsignacion),
  route(asignacionApi.eliminar, closeAsignaciones, { bodyLimit: BULK_BYTES }),
  route(asignacionApi.prorrogar, extendAsignaciones, { bodyLimit: BULK_BYTES }),
  route(asignacionApi.ins, assignUsers, { bodyLimit: BULK_BYTES }),
  route(asignacionApi.insItem, assignUser),
  route(asignacionApi.insGrupo, assignGroups, { bodyLimit: BULK_BYTES }),
  route(asignacionApi.simular, simulateUsers(findPersonas), { bodyLimit: BULK_BYTES }),
  route(asignacionApi.simularRegla, simulateRegla),
  route(asignacionApi.simulacionFilas, listSimulacion),
  route(asignacionApi.aplicar, applySimulacion),
  route(emailApi.asigna, sendAvisos, { bodyLimit: BULK_BYTES }),
  route(usuarioApi.grupos, listGrupos),
  route(asignacionApi.reglas, listReglas),
  route(asignacionApi.regla, getRegla),
  route(asignacionApi.reglasDe, listReglasDe),
  route(asignacionApi.estadoRegla, setRegla),
];
