import { message, type Message } from '@portal/messages';
import { isAddress, isAllowed, isReachable, type Permitidos, plainName } from '../../config/private-networks.rules.ts';

/** Ports below 1024 but 443 belong to services that a request could be meant for (mail, files). */
const isGoodPort = (port: string): boolean => port === '' || port === '443' || Number(port) >= 1024;

/**
 * Returns why the portal does not send to an address, as far as that is known without DNS; undefined for a good one. The URL parser turns
 * decimal, octal and hexadecimal spellings of an IPv4 address into the usual one.
 */
export function direccionProblem(direccion: string, permitidos: Permitidos): Message | undefined {
  if (!URL.canParse(direccion)) return message('webhook.errores.direccion');
  const url = new URL(direccion);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return message('webhook.errores.direccion');
  if (url.username || url.password || url.hash) return message('webhook.errores.usuario');
  return isAllowed(url.hostname, permitidos) ? undefined : publicProblem(url);
}

/** The same for a receiver that the operator does not name. */
function publicProblem({ hostname, protocol, port }: URL): Message | undefined {
  const name = plainName(hostname);
  if (isAddress(name) ? !isReachable(name) : isLocalName(name)) return message('webhook.errores.privada');
  if (protocol !== 'https:') return message('webhook.errores.https');
  return isGoodPort(port) ? undefined : message('webhook.errores.puerto');
}

/** Names that no public DNS answers (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL = ['localhost', 'local', 'internal', 'home.arpa', 'test', 'invalid', 'onion'];
const isLocalName = (name: string): boolean =>
  !name.includes('.') || LOCAL.some((ending) => name === ending || name.endsWith(`.${ending}`));
