import type { Catalog } from '../catalog.ts';

/** Personal data: what the export holds, and the screens about it (P162). */
export const privacidad: Catalog['privacidad'] = {
  pagina: {
    titulo: 'ポータル内のあなたのデータ',
    texto: '{personal}についてポータルが保存しているすべてのデータ（読み取り時刻：{momento}）。',
    reserva: 'パスワードとコード、他の人のデータ、使用中の問題の正解は意図的に除いています。',
    nada: '保存されたデータはありません。',
  },
  propio: {
    texto: 'ポータルがあなたについて保存しているデータです。',
    enlace: '自分のデータ',
  },
  descarga: {
    titulo: 'データのダウンロード',
    texto:
      '閲覧用のページと、同じ内容のJSONを含む.zipファイルです。プロフィール、割り当て、受験と回答、修了証、メール、セッション、操作ログが入っています。',
    descargar: '自分のデータをダウンロード',
    hecha: 'データをダウンロードしました',
  },
  persona: {
    titulo: '個人データ',
    texto: 'この人についてポータルが保存しているすべてのデータです。ダウンロードは操作ログに記録されます。',
    descargar: 'データをダウンロード',
  },
  /** Titles of the parts of the export. */
  conjuntos: {
    persona: '本人',
    accesos: 'アクセス対象の会社',
    proveedorIdentidad: 'ID プロバイダーでの名前',
    empresas: '率いる会社',
    sesiones: 'セッション',
    navegadores: '既知のブラウザー',
    segundoFactor: '二要素認証',
    codigosRecuperacion: 'リカバリーコード',
    llaves: 'パスキー',
    pin: '店舗PIN',
    enlaces: 'パスワードのリンクとコード',
    asignaciones: '割り当て',
    historiaAsignaciones: '割り当ての履歴',
    intentos: '受験',
    respuestas: '回答',
    opiniones: '評価',
    certificados: '修了証',
    avanceTemas: 'トピック別の進捗',
    avancePlanes: 'プラン別の進捗',
    ausencias: '不在',
    justificaciones: '上司の回答',
    recordatorios: 'リマインダー',
    avisosAsignacion: '割り当ての通知',
    enlacesEquipo: 'ダイジェストのリンク',
    correos: 'メール',
    navegacion: '固定した画面',
    reportes: '保存したレポート',
    enviosReportes: 'レポートの送信',
    registro: 'あなたに関する操作ログ',
    actos: 'ポータルでのあなたの操作',
    importaciones: 'あなたが取り込んだ表計算ファイル',
    filasImportadas: 'あなたに関する表計算ファイルの行',
    webhooks: '他システムへの通知',
  },
};
