import { solicitudMaestro } from '@portal/contract/solicitud';
import { masterService } from '../../core/master/master-service.ts';
import { unknownPeople } from '../../db/scope.ts';
import { failure, invalid } from '../../errors/errors.ts';
import { solicitudRows } from './solicitud.repository.ts';

/** Register of requests, as a master (P163): an entry keeps its person, is closed by an answer alone, and stays. */
export const solicitudService = masterService({
  definition: solicitudMaestro,
  noun: 'solicitud',
  rows: solicitudRows,
  permit: async ({ trx, scope, id, values }) => {
    if (!values) throw failure('metodo_no_permitido', 'solicitud.errores.noSeElimina');
    if ((await unknownPeople(trx, scope, [values.id_usuario])).length) throw invalid('id_usuario', 'inexistente.usuario');
    const stored = id === undefined ? undefined : await solicitudRows.find(trx, id, { scope });
    if (stored && stored.id_usuario !== values.id_usuario) throw invalid('id_usuario', 'solicitud.errores.otraPersona');
    if (values.canal === 'retencion' && stored?.canal !== 'retencion') throw invalid('canal', 'validacion.opcion');
  },
  columns: (_trx, input) => {
    const closed = input.estado === 'atendida' || input.estado === 'denegada';
    if (closed && !input.respuesta) throw invalid('respuesta', 'solicitud.errores.respuesta');
    return Promise.resolve(input);
  },
});
