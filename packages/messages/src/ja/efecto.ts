import type { Catalog } from '../catalog.ts';

export const efecto: Catalog['efecto'] = {
  alcance: '会社{empresas, number}社、{personas, number}人({planes, number}件のプラン)に影響します。',
  reciben: '{personas, number}人にプランが届きます。',
  pierden: '{personas, number}人にプランが表示されなくなります。実施した内容は残ります。',
  entran: '{temas, number}件のトピックが加わり、未完了になります。',
  salen: '{temas, number}件のトピックが外れ、進捗に数えられなくなります。受験と修了証は残ります。',
  vuelven: '完了していた{personas, number}人に再び未完了のトピックができ、リマインダーが届きます。',
  terminan: '{personas, number}人のプランが完了になります。',
  plazo: '未完了のトピックがある{personas, number}人の期限が変わります。',
  dejan_vencidos: '{personas, number}人が期限切れでなくなり、再びリマインダーを受け取ります。',
  pasan_vencidos: '{personas, number}人が本日から期限切れになります。',
  nota: 'まだ合格していない{personas, number}人の合格点が{antes, number}から{despues, number}に変わります。合格済みのものは変わりません。',
  preguntas: 'まだ合格していない{personas, number}人のテストが変わります。採点済みのものは変わりません。',
  abiertos: '{personas, number}人はテストを開いており、以前の問題のまま終了します。',
  material: 'まだ合格していない{personas, number}人のトピックの学習内容が変わります。',
  requisito: '{personas, number}人は先に別のトピックに合格する必要があります。',
  guardado:
    'レコードを更新しました。{avisables, plural, =0 {通知する相手はいません} other {#人に通知します}}{sin_correo, plural, =0 {。} other {。有効なメールアドレスがない人が#人います。}}',
  avisado:
    '「{planes}」の変更：{avisables, plural, =0 {メール通知なし} other {#人にメールで通知}}{sin_correo, plural, =0 {。} other {（#人はメールなし）。}}',
  avisar: '新しい内容がある{avisables, number}人にメールで通知する',
  avisarTexto:
    '追加された内容と期限を、1人1日1通で知らせます。{sin_correo, plural, =0 {} other {ほかに有効なメールアドレスがない人が#人います。}}',
  abrir: '開いて補完する',
};
