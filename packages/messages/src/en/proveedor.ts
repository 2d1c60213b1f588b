import type { Catalog } from '../languages.ts';

export const proveedor: Catalog['proveedor'] = {
  grupo: 'Other ways to sign in',
  o: 'or',
  continuar: 'Continue with {nombre}',
  comprobando: 'Checking your sign-in…',
};
