import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { invalid } from '../../../errors/errors.ts';
import { findPlanesCon, type PlanDelGrupo } from '../../asignacion/asignacion.public.ts';
import { findElegidas, findGruposActivos, findIntegrantes } from '../grupo.repository.ts';
import { type Reparto, sortParejas } from '../grupo.rules.ts';
import { moveIntoGroups } from '../grupo.service.ts';

type Call = typeof usuarioApi.asignarGrupo;
type Body = RequestOf<Call>['body'];

/**
 * `POST /usuario/grupo/asignar`: puts the selected people into a group, all or nothing. With `simular` it changes nothing and answers what
 * would follow. Throws 400 for an unknown group and for an unknown person or one outside the scope, 409 when the selection changed.
 */
export async function assignToGroup(context: Context, { query, body }: RequestOf<Call>): Promise<ResponseOf<Call>> {
  if (query.simular === 1) {
    const { reparto, planes } = await foresee(context.db, context, body);
    const counted = { ...countsOf(reparto), asignados: planes.reduce((sum, { asignados }) => sum + asignados, 0) };
    return { ...done(context, 'grupo.previsto', counted), ...counted, planes };
  }
  return inTransaction(context, async (trx) => {
    const { reparto, planes } = await foresee(trx, context, body);
    const counted = { ...countsOf(reparto), asignados: await moveIntoGroups(trx, context, reparto) };
    return { ...done(context, 'grupo.asignado', counted), ...counted, planes };
  });
}

const countsOf = ({ cambian, existentes, cesados, trasladados }: Reparto) => ({
  cambiados: cambian.length,
  existentes,
  cesados,
  trasladados,
});

/** Reads what the call changes; inside a transaction it locks the people. */
async function foresee(
  db: Executor,
  { scope, today }: Context,
  { codigo_grupo, seleccion }: Body,
): Promise<{ readonly reparto: Reparto; readonly planes: PlanDelGrupo[] }> {
  const groups = await findGruposActivos(db, [codigo_grupo]);
  if (!groups.has(codigo_grupo)) throw invalid('codigo_grupo', 'grupo.errores.desconocido', { codigo: codigo_grupo });
  const ids = await findElegidas(db, scope, seleccion);
  const personas = await findIntegrantes(db, { ids, scope, lock: db.isTransaction });
  if (personas.length < ids.length) throw invalid('seleccion', 'grupo.errores.sinPersona');
  const reparto = sortParejas(
    ids.map((id_usuario) => ({ id_usuario, codigo_grupo })),
    personas,
  );
  return { reparto, planes: await findPlanesCon(db, { cambio: { codigo_grupo }, usuarios: reparto.activos, today }) };
}
