import type { Catalog } from '../catalog.ts';

/** Failures of a call without a readable answer of the server. */
export const conexion: Catalog['conexion'] = {
  sinConexion: 'ポータルに接続できません。接続を確認して、もう一度お試しください。',
  respuestaIlegible: 'ポータルから予期しない応答がありました。しばらくしてからもう一度お試しください。',
};
