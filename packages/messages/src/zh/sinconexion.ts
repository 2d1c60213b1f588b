import type { Catalog } from '../languages.ts';

/** What is kept on the device and what waits to be sent. */
export const sinconexion: Catalog['sinconexion'] = {
  guardado: '已保存在此设备上：恢复连接后会自动发送',
};
