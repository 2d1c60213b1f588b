import { endpoints } from '@portal/contract/api';
import type { Endpoint } from '@portal/contract/core';

const byAddress = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

/** Returns the endpoint of an address with its schemas. Brings the whole contract: load it late. Throws for an unknown address. */
export function endpointAt({ method, path }: Pick<Endpoint, 'method' | 'path'>): Endpoint {
  const endpoint = byAddress.get(`${method} ${path}`);
  if (!endpoint) throw new Error(`no endpoint at ${method} ${path}`);
  return endpoint;
}
