import type { Catalog } from '../catalog.ts';

/** Texts of the page before its program is there: splash, its failure, a browser without JavaScript. */
export const inicio: Catalog['inicio'] = {
  fallo: '无法打开门户',
  consejo: '请检查网络连接后重试。此设备已保存的内容不会丢失。',
  sinJavaScript: '此门户需要 JavaScript 才能运行。',
};
