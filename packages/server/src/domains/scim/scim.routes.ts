import { scimApi } from '@portal/contract/scim';
import { route, type Route } from '../../core/http/route.ts';
import { createScimToken, listScimTokens, revokeScimToken } from './token/token.service.ts';

/** Calls of the tokens; those of the protocol are in `protocolo.routes.ts`. */
export const scimTokenRoutes: readonly Route[] = [
  route(scimApi.sellst, listScimTokens),
  route(scimApi.ins, createScimToken),
  route(scimApi.revocar, revokeScimToken),
];
