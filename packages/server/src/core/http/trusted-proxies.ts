import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Config } from '../../config/config.ts';
import { isNear } from '../../config/private-networks.rules.ts';

/**
 * Translates `Config.trustProxy` for Fastify 5.12, which ignores a number: n trusts the first n hops, `cercano` one proxy on this machine or a
 * private network. Only one: the people of an office have private addresses too, and could forge the hops before them.
 */
export function trustedProxies(proxies: Config['trustProxy']): string | ((address: string, hop: number) => boolean) {
  if (proxies === 'cercano') return (address, hop) => hop === 0 && isNear(address);
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** Returns whether a connection comes from a trusted proxy itself, by the same setting. */
export function trustsPeer(proxies: Config['trustProxy']): (address: string | undefined) => boolean {
  const trusted = trustedProxies(proxies);
  const isTrusted = typeof trusted === 'string' ? isListed(trusted) : (address: string) => trusted(address, 0);
  return (address) => address !== undefined && ipaddr.isValid(address) && isTrusted(ipaddr.process(address).toString());
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function isListed(networks: string): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.split(',')) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => list.check(address, familyOf(address));
}
