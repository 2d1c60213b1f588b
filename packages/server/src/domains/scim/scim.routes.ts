import { api } from '@portal/contract';
import { route, type Route } from '../../core/http/route.ts';
import { createScimToken, listScimTokens, revokeScimToken } from './token.service.ts';

/** Calls of the tokens; those of the protocol are in `protocolo.routes.ts`. */
export const scimTokenRoutes: readonly Route[] = [
  route(api.scim.sellst, listScimTokens),
  route(api.scim.ins, createScimToken),
  route(api.scim.revocar, revokeScimToken),
];
