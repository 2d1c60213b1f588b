import type { Catalog } from '../catalog.ts';

/** Failures of a call without a readable answer of the server. */
export const conexion: Catalog['conexion'] = {
  sinConexion: '无法连接到门户。请检查网络连接后重试。',
  respuestaIlegible: '门户返回了意外的响应，请稍后重试。',
};
