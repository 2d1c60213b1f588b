import { queryEntries, TOTAL_HEADER, type Endpoint, type Problem } from '@portal/contract';
import type { TestApp } from '../../packages/server/src/testing/app.ts';
import { fillPath } from '../../packages/server/src/testing/fill-path.ts';

type Call = { params?: unknown; query?: object; body?: unknown; token?: string };

/** Sends a request of the contract and reads the whole answer. */
async function sendTo(url: string, endpoint: Endpoint, { params, query, body, token }: Call): Promise<Response> {
  const search = new URLSearchParams([...queryEntries(query)]).toString();
  return fetch(`${url}/api${fillPath(endpoint.path, params)}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: { ...typeOf(endpoint, body), ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

function typeOf({ bodyTypes }: Endpoint, body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Uint8Array ? (bodyTypes?.[0] ?? 'application/octet-stream') : 'application/json' };
}

const absent = () => {
  throw new Error('the portal runs in other processes');
};

/** The portal of other processes as the examples of the tests know it: its database, and its calls over HTTP. */
export function remoteApp(url: string, db: TestApp['db']): TestApp {
  const call = async (endpoint: Endpoint, request: Call) => {
    const answer = await sendTo(url, endpoint, request);
    const text = await answer.text();
    const total = answer.headers.get(TOTAL_HEADER);
    return {
      status: answer.status,
      data: answer.ok ? endpoint.response.parse(JSON.parse(text)) : undefined,
      problem: answer.ok ? undefined : (JSON.parse(text) as Problem),
      total: total === null ? undefined : Number(total),
    };
  };
  return { db, now: new Date(), call: call as TestApp['call'], restart: absent, inject: absent, http: undefined as never };
}
