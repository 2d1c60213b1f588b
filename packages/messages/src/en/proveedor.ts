import type { Catalog } from '../catalog.ts';

export const proveedor: Catalog['proveedor'] = {
  grupo: 'Other ways to sign in',
  o: 'or',
  continuar: 'Continue with {nombre}',
  comprobando: 'Checking your sign-in…',
};
