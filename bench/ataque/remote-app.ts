import { queryEntries, TOTAL_HEADER, type Endpoint, type Problem } from '@portal/contract';
import type { Executor } from '../../packages/server/src/db/executor.ts';
import type { TestApp } from '../../packages/server/src/testing/app.ts';
import { fillPath } from '../../packages/server/src/testing/fill-path.ts';

type Call = { params?: unknown; query?: object; body?: unknown; token?: string };

/** The portal of other processes as the examples of the tests know it: its database, and its calls over HTTP. */
export function remoteApp(url: string, db: Executor): TestApp {
  const call = async (endpoint: Endpoint, { params, query, body, token }: Call) => {
    const bytes = body instanceof Uint8Array ? new Uint8Array(body) : undefined;
    const search = new URLSearchParams([...queryEntries(query)]).toString();
    const answer = await fetch(`${url}/api${fillPath(endpoint.path, params)}${search && `?${search}`}`, {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && { 'content-type': bytes ? (endpoint.bodyTypes?.[0] ?? 'application/octet-stream') : 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: bytes ?? JSON.stringify(body) }),
    });
    const text = await answer.text();
    const total = answer.headers.get(TOTAL_HEADER);
    return {
      status: answer.status,
      data: answer.ok ? endpoint.response.parse(JSON.parse(text)) : undefined,
      problem: answer.ok ? undefined : (JSON.parse(text) as Problem),
      total: total === null ? undefined : Number(total),
    };
  };
  const absent = () => {
    throw new Error('the portal runs in other processes');
  };
  return { db, now: new Date(), call: call as TestApp['call'], restart: absent, inject: absent, http: undefined as never };
}
