import ipaddr from 'ipaddr.js';

/** Private receivers that the operator allows by WEBHOOKS_PRIVADOS (P157): names, and networks as address and bits. */
export interface Permitidos {
  readonly nombres: ReadonlySet<string>;
  readonly redes: readonly (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[];
}

/** Default: an operator who allows nothing. */
export const NINGUNO: Permitidos = { nombres: new Set(), redes: [] };

/** Reads names, addresses and networks, separated by commas; undefined where one is none of them. */
export function readPermitidos(given: string): Permitidos | undefined {
  if (given === '') return NINGUNO;
  const nombres = new Set<string>();
  const redes: (readonly [ipaddr.IPv4 | ipaddr.IPv6, number])[] = [];
  for (const part of given.split(',').map((one) => one.trim())) {
    const red = networkOf(part);
    if (red) redes.push(red);
    else if (isName(part)) nombres.add(plainName(part));
    else return undefined;
  }
  return { nombres, redes };
}

function networkOf(part: string): readonly [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  if (isAddress(part)) return [ipaddr.parse(part), isFour(part) ? 32 : 128];
  return isAddress(part.split('/')[0]!) && ipaddr.isValidCIDR(part) ? ipaddr.parseCIDR(part) : undefined;
}

const isFour = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text);

/** Returns whether a text is an address: four decimal numbers, or IPv6 without zone. */
export const isAddress = (text: string): boolean => isFour(text) || (!text.includes('%') && ipaddr.IPv6.isValid(text));

const isName = (part: string): boolean => /^[\w.-]{1,253}$/.test(part) && /[a-z]/i.test(part);

/** Name of a host as it is compared: in small letters, without brackets and final dot. */
export const plainName = (host: string): string => host.toLowerCase().replace(/^\[|\]$|\.$/g, '');

/** The public part of IPv6; everything else there is special (RFC 4291, IANA). */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Returns whether the portal may connect to an address: a public one, or one of an allowed network. Everything that leads back into a private network is
 * refused: loopback, private, link-local, CGNAT, multicast, IPv4 inside IPv6 (mapped, compatible, NAT64, 6to4, Teredo), reserved and unspecified.
 */
export function isReachable(address: string, { redes }: Permitidos = NINGUNO): boolean {
  if (!isAddress(address)) return false;
  const one = ipaddr.process(address);
  if (redes.some(([red, bits]) => red.kind() === one.kind() && one.match(red, bits))) return true;
  if (one.range() !== 'unicast') return false;
  return one.kind() === 'ipv4' || one.match(GLOBAL_IPV6);
}

/** Returns whether the operator names this host, or a network that has it: it may be private, without TLS, on any port. */
export function isAllowed(host: string, permitidos: Permitidos): boolean {
  const name = plainName(host);
  if (permitidos.nombres.has(name)) return true;
  return isAddress(name) && isReachable(name, permitidos) && !isReachable(name);
}

const NEAR: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal']);

/** Returns whether an address belongs to this machine or a private network. */
export const isNear = (address: string): boolean => ipaddr.isValid(address) && NEAR.has(ipaddr.process(address).range());
