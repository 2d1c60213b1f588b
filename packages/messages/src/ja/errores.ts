import type { Catalog } from '../catalog.ts';

/** Error pages (P57). */
export const errores: Catalog['errores'] = {
  titulo404: 'ページが見つかりません',
  texto404: 'エラーが発生しました。「ホームへ」ボタンをご利用ください。',
  sinPermiso: 'この画面を開く権限がありません',
  sinPermisoTexto:
    '「{pantalla}」は{quien, select, admin {管理者} soporte {サポートと管理者} other {受講者}}専用です。必要な場合は、研修担当部門にお問い合わせください。',
  titulo500: 'システムエラー',
  texto500: '問題が発生しました。しばらくしてからもう一度お試しください。',
  pantalla: '画面を開けませんでした',
  pantallaTexto: '接続を確認して、もう一度お試しください。この端末に保存済みの内容は残ります。',
};
