import { SCIM_PATH } from '@portal/contract/scim';
import type { HTTPMethods, LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../app.ts';

/** Answer of a SCIM request. */
export interface ScimAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  // Tests read resources as a provider does, without their type.
  // oxlint-disable-next-line no-explicit-any
  readonly data: any;
}

interface Sent {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

export type ScimSend = (method: HTTPMethods, path: string, sent?: Sent) => Promise<ScimAnswer>;

/** Returns a function that sends SCIM requests as a provider does, with the token of `tokenOf` unless the call names another. */
export const scimClient =
  (app: TestApp, tokenOf: () => string): ScimSend =>
  async (method, path, sent = {}) => {
    const { body, query } = sent;
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const token = 'token' in sent ? sent.token : tokenOf();
    const headers = {
      ...(payload !== undefined && { 'content-type': 'application/scim+json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...sent.headers,
    };
    const request = { method, url: `/api${SCIM_PATH}${path}`, headers };
    return answerOf(await app.inject({ ...request, ...(query && { query }), ...(payload !== undefined && { payload }) }));
  };

function answerOf({ statusCode, headers, body }: LightMyRequestResponse): ScimAnswer {
  const type = String(headers['content-type'] ?? '');
  const data: unknown = body && type.startsWith('application/scim+json') ? JSON.parse(body) : undefined;
  return { status: statusCode, type, headers, text: body, data };
}

/** PATCH body of these operations. */
export const patchOf = (...Operations: readonly object[]) => ({ schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
