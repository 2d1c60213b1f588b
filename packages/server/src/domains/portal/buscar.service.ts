import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { portalApi } from '@portal/contract/portal';
import type { Context } from '../../core/context.ts';
import { findOfLearner, findOfStaff } from './buscar.repository.ts';

type Call = typeof portalApi.buscar;

/** `GET /portal/buscar`: the staff finds what its screens show, a learner what is assigned to them (P131). */
export function search({ db, user, scope }: Context, { query }: RequestOf<Call>): Promise<ResponseOf<Call>> {
  const { texto } = query;
  if (user.soporte) return findOfStaff(db, { texto, admin: user.admin, scope });
  return findOfLearner(db, { texto, id_usuario: user.id_usuario });
}
