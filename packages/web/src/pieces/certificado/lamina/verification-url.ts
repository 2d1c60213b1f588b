import { href } from '../../../core/router/paths.ts';
import { publicAddress } from '../../../core/router/public-address.ts';
import { stringifySearch } from '../../../core/router/search-text.ts';

/** Returns the full address of the public verification page, for `codigo` when it is given. */
export function verificationUrl(codigo?: string): string {
  const { to, search } = href('/certificado/verificar', { codigo });
  return publicAddress(`${to}${stringifySearch(search)}`);
}
