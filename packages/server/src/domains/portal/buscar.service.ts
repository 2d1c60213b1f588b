import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { portalApi } from '@portal/contract/portal';
import { type Context, seesContents, seesPeople } from '../../core/context.ts';
import { findOfLearner, findOfStaff } from './buscar.repository.ts';

type Call = typeof portalApi.buscar;

/** `GET /portal/buscar`: the staff finds what its screens show, a learner what is assigned to them (P131); no screen of a reader of reports shows records. */
export function search({ db, user, scope }: Context, { query }: RequestOf<Call>): Promise<ResponseOf<Call>> {
  const { texto } = query;
  if (seesContents(user)) return findOfStaff(db, { texto, admin: seesPeople(user), scope });
  if (user.acotado === 'lector') return Promise.resolve([]);
  return findOfLearner(db, { texto, id_usuario: user.id_usuario });
}
