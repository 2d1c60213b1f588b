import type { Catalog } from '../catalog.ts';

/** Texts of the page before its program is there: splash, its failure, a browser without JavaScript. */
export const inicio: Catalog['inicio'] = {
  fallo: 'ポータルを開けませんでした',
  consejo: '接続を確認して、もう一度お試しください。この端末に保存済みの内容は残ります。',
  sinJavaScript: 'このポータルを利用するにはJavaScriptが必要です。',
};
