import { basePath } from '../../core/router/base-path.ts';
import { href } from '../../core/router/paths.ts';
import { stringifySearch } from '../../core/router/search-text.ts';

/** Full address of the public verification page, with the code filled in when one is given. */
export function verificationUrl(codigo?: string): string {
  const { to, search } = href('/certificado/verificar', { codigo });
  return `${window.location.origin}${basePath}${to}${stringifySearch(search)}`;
}
