import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { findAuthor } from '../../../../core/master/author.repository.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import { seesContent } from '../../../../db/owned.ts';
import type { Scope } from '../../../../db/scope.ts';
import { failure, notFound, staleVersion } from '../../../../errors/errors.ts';
import { reachesRegla } from '../regla-lista.repository.ts';
import { lockRegla, updateRegla } from '../regla.repository.ts';
import { lecturaOf } from '../regla.service.ts';
import { assignNewMembers } from '../../use-cases/assign-new-members.ts';

type ReglaCall = typeof asignacionApi.estadoRegla;

/**
 * `POST /asignacion/regla/estado`: withdraws a rule (its people keep the plan), or puts it in force again, which gives the plan at once to
 * people who meet it and never had the plan (P27). Repeating the present state changes nothing. An access that is limited to companies
 * changes rules of these alone. Throws 404, 403 for a rule that reaches further than the access, 409 (P31).
 */
export const setRegla = (context: Context, { body }: RequestOf<ReglaCall>): Promise<ResponseOf<ReglaCall>> =>
  inTransaction(context, async (trx) => {
    const { username } = context.user;
    const { id_regla, codigo_estado, version } = body;
    const regla = await lockRegla(trx, id_regla);
    if (!regla || !(await reachesRegla(trx, lecturaOf(context), id_regla))) throw notFound('regla');
    if (!isWithin(regla.empresas, context.scope)) throw failure('sin_permiso', 'regla.errores.alcance');
    if (regla.codigo_estado === codigo_estado) return answerOf(context, codigo_estado, { version: regla.version, asignados: 0 });
    if (regla.version !== version) {
      const autor = await findAuthor(trx, { table: 'regla', key: 'id_regla' }, id_regla);
      throw staleVersion(regla, { propia: regla.usuario_modificacion === username, autor });
    }
    if (codigo_estado === 1 && !(await seesContent(trx, { table: 'planestudio', scope: context.scope }, regla.id_planestudio)))
      throw failure('sin_permiso', 'pertenencia.errores.otra');
    await updateRegla(trx, regla, { codigo_estado, usuario: username, now: instantOf(context) });
    const asignados = codigo_estado === 1 ? (await assignNewMembers(trx, context, { id_regla })).length : 0;
    return answerOf(context, codigo_estado, { version: version + 1, asignados });
  });

const isWithin = (empresas: readonly number[] | null, scope: Scope): boolean =>
  scope === null || (empresas !== null && empresas.every((id_empresa) => scope.empresas.includes(id_empresa)));

const answerOf = (context: Context, codigo_estado: number, counted: { readonly version: number; readonly asignados: number }) => ({
  ...(codigo_estado === 2 ? done(context, 'regla.hechoRetiro') : done(context, 'regla.hechoReposicion', { asignados: counted.asignados })),
  ...counted,
});
