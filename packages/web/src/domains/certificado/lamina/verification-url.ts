import { href } from '../../../core/router/paths.ts';
import { publicAddress } from '../../../core/router/public-address.ts';
import { stringifySearch } from '../../../core/router/search-text.ts';

/** Full address of the public verification page, with the code filled in when one is given. */
export function verificationUrl(codigo?: string): string {
  const { to, search } = href('/certificado/verificar', { codigo });
  return publicAddress(`${to}${stringifySearch(search)}`);
}
