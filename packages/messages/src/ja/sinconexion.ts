import type { Catalog } from '../languages.ts';

/** What is kept on the device and what waits to be sent. */
export const sinconexion: Catalog['sinconexion'] = {
  guardado: 'この端末に保存済み：接続が戻ると自動的に送信されます',
};
