import type { Catalog } from '../catalog.ts';

/** Dialog that shows an assignment of many before it is applied (P91). */
export const simulacion: Catalog['simulacion'] = {
  resumen: '実行内容',
  ver: '絞り込み：{veredicto}',
  filas: '対象者とプラン',
  avisar: 'メールで通知',
  avisarTexto:
    '{con_correo, plural, =0 {{sin_correo, plural, =0 {プランを割り当てる人はいません} other {プランを割り当てる#人に、メールアドレスがありません}}} other {#人にメールを送信します{sin_correo, plural, =0 {} other {（#人はメールアドレスなし）}}}}。',
  avisarDespues: '後から条件を満たす人にも通知します。',
  asignar: '割り当て',
  preguntaTexto:
    '{nuevas, plural, =0 {} other {プラン#件を割り当てます。}}{reabiertas, plural, =0 {} other {#件を進捗を引き継いで再開します。}}{avisos, plural, =0 {メールでの通知は行いません。} other {#人にメールで通知します。}}',
  nada: 'この選択で割り当てるものはありません。',
  cambio: '変更がありました',
  otra: 'シミュレーションをやり直す',
  sinRespuesta: '割り当てが完了したか確認できません',
  sinRespuestaTexto: 'もう一度お試しください。割り当て済みのものが重複することはありません。',
};
