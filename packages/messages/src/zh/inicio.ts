import type { Catalog } from '../catalog.ts';

/** Texts of the page before its program is there: splash, its failure, a browser without JavaScript. */
export const inicio: Catalog['inicio'] = {
  fallo: '无法打开门户',
  consejo: '请检查网络连接后重试。您已作答的内容会保留在此设备上。',
  sinJavaScript: '此门户需要 JavaScript 才能运行。',
};
