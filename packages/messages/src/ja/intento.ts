import type { Catalog } from '../catalog.ts';

/** Report of a person's attempts: screen, paper and PDF. */
export const intento: Catalog['intento'] = {
  campos: {
    plan: 'プラン',
    tema: 'トピック',
    fecha: '日付',
    hora: '時刻',
    numero_intento: '受験',
    nota: '点数',
    situacion: '状況',
    certificado: '修了証',
  },
  persona: { codigo: 'コード', personal: '氏名', empresa: '会社' },
  tabla: '{persona}さんの受験',
  deTotal: '{intento, number}/{total, number}',
  notaValor: '{nota, number, ::.##}%',
  sinNota: '点数なし',
  sinCertificado: 'なし',
  verCertificado: '修了証{numero}を見る',
  descargar: 'PDFをダウンロード',
  archivo: '受験履歴-{codigo}',
  emitido: '発行日：{fecha}',
  pagina: '{pagina, number}/{total, number}ページ',
  errorPdf: 'PDFを作成できませんでした。もう一度お試しください。',
  vacio: '受験はまだありません',
  vacioTexto: 'トピックのテストに解答すると、ここに表示されます。',
  sinId: '誰のレポートかが指定されていません',
  sinIdTexto: 'ユーザー一覧からレポートを開いてください。',
  irLista: 'ユーザー一覧へ',
};
