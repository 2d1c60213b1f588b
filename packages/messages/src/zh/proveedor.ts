import type { Catalog } from '../catalog.ts';

/** Sign-in by an OpenID Connect provider (P9). */
export const proveedor: Catalog['proveedor'] = {
  grupo: '其他登录方式',
  o: '或',
  continuar: '使用 {nombre} 继续',
  comprobando: '正在验证登录…',
};
