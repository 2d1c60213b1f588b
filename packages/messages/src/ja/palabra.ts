import type { Catalog } from '../catalog.ts';

export const palabra: Catalog['palabra'] = {
  asignaciones: '期限切れ 遅れ 未完了 エクスポート 割り当て済みユーザー',
  planSeguimiento: '期限切れ 遅れ',
  miEquipo: '上司 延長',
  usuarios: '上司 従業員',
  registroActividad: '監査 履歴 変更',
  usuarioImportar: '元に戻す 履歴 インポート 取り込み',
  preguntaImportar: '元に戻す 履歴 インポート 取り込み',
  planImportar: '元に戻す 履歴 インポート 取り込み',
  reporteGuardado: 'エクスポート ダウンロード 送信',
  reporteCuadro: 'エクスポート ダウンロード 履歴',
  feedbackLista: 'アンケート 意見 満足度',
  reporteNps: 'アンケート 満足度',
};
