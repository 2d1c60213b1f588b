import type { Catalog } from '../catalog.ts';

/** Sign-in by an OpenID Connect provider (P9). */
export const proveedor: Catalog['proveedor'] = {
  grupo: 'その他のログイン方法',
  o: 'または',
  continuar: '{nombre}で続ける',
  comprobando: 'ログインを確認しています…',
};
