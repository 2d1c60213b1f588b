import { Resolver } from 'node:dns/promises';
import { isAddress, isAllowed, isReachable, type Permitidos, plainName } from '../../../config/private-networks.rules.ts';
import { direccionProblem } from '../direccion.rules.ts';

/** Address of a host, as the connection takes it. */
export interface Direccion {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Finds the addresses of a receiver to which the portal may connect; throws `ForbiddenAddress` for another. */
export type Resolve = (url: URL) => Promise<readonly Direccion[]>;

/** Failure of a receiver to which the portal does not connect. */
export class ForbiddenAddress extends Error {}

const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

/** Milliseconds for one question to DNS. */
const QUESTION_MS = 2000;

/**
 * Makes the function that finds addresses. It asks DNS by sockets of its own: `getaddrinfo` holds a thread of the process while a name server is silent.
 * One forbidden address refuses the host, whatever the others are.
 */
export function resolverOf(permitidos: Permitidos, servers?: readonly string[]): Resolve {
  const dns = new Resolver({ timeout: QUESTION_MS, tries: 1 });
  if (servers) dns.setServers(servers);
  return async (url) => {
    const name = plainName(url.hostname);
    // An address that was allowed when the webhook was saved may be forbidden now.
    if (direccionProblem(url.href, permitidos)) throw new ForbiddenAddress(name);
    const found = isAddress(name) ? [name] : await ask(dns, name);
    if (!isAllowed(name, permitidos) && !found.every((address) => isReachable(address, permitidos))) throw new ForbiddenAddress(name);
    return found.map((address) => ({ address, family: familyOf(address) }));
  };
}

/** Asks for both kinds of addresses; throws what DNS answered if there is none. */
async function ask(dns: Resolver, name: string): Promise<string[]> {
  const [four, six] = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  const found = [four, six].flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  if (!found.length && four.status === 'rejected') throw four.reason;
  return found;
}
