import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { notFound, staleVersion } from '../../../errors/errors.ts';
import { lockRegla, updateRegla } from '../regla.repository.ts';
import { assignNewMembers } from './assign-groups.ts';

type ReglaCall = typeof api.usuario.regla;

/**
 * `POST /usuario/grupo/regla`: withdraws the rule of a group, whose people keep the plan, or puts it in force again, which gives the plan at
 * once to members who never had it (P27). Repeating the present state changes nothing. A rule belongs to all companies: an access that is
 * limited to some is refused. Throws 404, 409 (P31).
 */
export const setRegla = (context: Context, { body }: RequestOf<ReglaCall>): Promise<ResponseOf<ReglaCall>> =>
  inTransaction(context, async (trx) => {
    const { username } = context.user;
    const { id_regla, codigo_estado, version } = body;
    const regla = await lockRegla(trx, id_regla);
    if (!regla) throw notFound('regla');
    if (regla.codigo_estado === codigo_estado) return answerOf(context, codigo_estado, { version: regla.version, asignados: 0 });
    if (regla.version !== version) throw staleVersion(regla, regla.usuario_modificacion === username);
    await updateRegla(trx, regla, { codigo_estado, usuario: username, now: instantOf(context) });
    const asignados = codigo_estado === 1 ? await assignNewMembers(trx, context, { id_regla }) : 0;
    return answerOf(context, codigo_estado, { version: version + 1, asignados });
  });

const answerOf = (context: Context, codigo_estado: number, counted: { readonly version: number; readonly asignados: number }) => ({
  ...(codigo_estado === 2
    ? done(context, 'grupo.reglas.hechoRetiro')
    : done(context, 'grupo.reglas.hechoReposicion', { asignados: counted.asignados })),
  ...counted,
});
