import type { Catalog } from '../catalog.ts';

/** Feedback: list, screen and refusals (P17, P65). */
export const feedback: Catalog['feedback'] = {
  campos: {
    fecha_feedback: 'フィードバック日',
    nombres: '名',
    apellido: '姓',
    fecha_evaluacion: '試験日',
    plan: 'プラン',
    titulo: 'トピック',
    comentario: 'コメント',
    escala: '評価',
  },
  confirmarTexto: '評価とコメントの送信は1回限りです。',
  enviado: 'フィードバックを送信しました',
  yaEnviado: 'フィードバックは受付済みです',
  yaEnviadoTexto: 'ありがとうございます。コンテンツの改善に役立てます。',
  errores: {
    repetido: 'この試験のフィードバックは送信済みです。',
    ajeno: 'フィードバックを送信できるのは、試験を受けた本人だけです。',
    sinEnviar: '先にテストを送信してください。その後、フィードバックを送信できます。',
    anulada: '試験が取り消されたため、フィードバックを受け付けていません。',
  },
};
