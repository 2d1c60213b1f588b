import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { getAsignacion, listPorEliminar, listReporte, listReporteCodigo, listTodas } from './lista.service.ts';
import { getRegla, listGrupos, listReglas, listReglasDe } from './regla/regla.service.ts';
import { applySimulacion } from './simulacion/use-cases/apply-simulacion.ts';
import { assignGroups } from './use-cases/assign-groups.ts';
import { assignUser, assignUsers } from './use-cases/assign-users.ts';
import { changeAsignacion } from './use-cases/change-asignacion.ts';
import { closeAsignacion, closeAsignaciones } from './use-cases/close-asignaciones.ts';
import { sendAvisos } from './aviso/use-cases/send-avisos.ts';
import { setRegla } from './regla/use-cases/set-regla.ts';
import { type FindPersonas, listSimulacion, simulateRegla, simulateUsers } from './simulacion/use-cases/simulate.ts';

/** Body limit for 20,000 pairs. */
const BULK_BYTES = 4 * 1024 * 1024;

const { asignacion } = api;

export const asignacionRoutes = (findPersonas: FindPersonas): readonly Route[] => [
  route(asignacion.sellst, listTodas),
  route(asignacion.reporte, listReporte),
  route(asignacion.reporteCodigo, listReporteCodigo),
  route(asignacion.porEliminar, listPorEliminar),
  route(asignacion.sel, getAsignacion),
  route(asignacion.upd, changeAsignacion),
  route(asignacion.del, closeAsignacion),
  route(asignacion.eliminar, closeAsignaciones, { bodyLimit: BULK_BYTES }),
  route(asignacion.ins, assignUsers, { bodyLimit: BULK_BYTES }),
  route(asignacion.insItem, assignUser),
  route(asignacion.insGrupo, assignGroups, { bodyLimit: BULK_BYTES }),
  route(asignacion.simular, simulateUsers(findPersonas), { bodyLimit: BULK_BYTES }),
  route(asignacion.simularRegla, simulateRegla),
  route(asignacion.simulacionFilas, listSimulacion),
  route(asignacion.aplicar, applySimulacion),
  route(api.email.asigna, sendAvisos, { bodyLimit: BULK_BYTES }),
  route(api.usuario.grupos, listGrupos),
  route(asignacion.reglas, listReglas),
  route(asignacion.regla, getRegla),
  route(asignacion.reglasDe, listReglasDe),
  route(asignacion.estadoRegla, setRegla),
];
