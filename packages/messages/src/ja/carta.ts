import type { Catalog } from '../catalog.ts';

/** Mails of the portal. */
export const carta: Catalog['carta'] = {
  botonNoFunciona: 'ボタンが機能しない場合は、次のアドレスをブラウザーにコピーしてください。',
  restablecer: {
    asunto: '研修ポータルのパスワード再設定',
    saludo: '{nombre}様',
    saludoSinNombre: 'ご利用者様',
    pedido: '研修ポータルのユーザー「{username}」について、パスワード再設定の依頼を受け付けました。',
    uso: '次のリンクから新しいパスワードを設定してください。リンクは1回限り有効で、60分後に期限が切れます。',
    boton: '新しいパスワードを設定',
    nota: 'この依頼にお心当たりがない場合は、何もする必要はありません。パスワードはそのままです。',
  },
  seguridad: {
    asunto: 'アカウントのセキュリティが変更されました',
    cuenta: '研修ポータルのユーザー {username} のアカウントに変更がありました。',
    contrasena: 'パスワードが変更され、他のセッションは終了しました。',
    factor_activado: '第二要素が有効になりました。パスワードの後にアプリのコードを求めます。',
    factor_retirado: 'アプリによる第二要素が削除されました。',
    factor_restablecido:
      '管理者が第二要素とパスキーを削除し、セッションを終了しました。パスワードでログインし、もう一度有効にしてください。',
    llave_agregada: 'パスワードなしでログインできるパスキーが追加されました。',
    llave_retirada: 'パスキーが削除されました。',
    boton: 'アカウントのセキュリティを確認',
    nota: '心当たりがない場合は、パスワードを変更し、他のセッションを終了して、管理者に知らせてください。',
  },
  bienvenida: {
    asunto: '研修ポータルへようこそ',
    acceso: '研修ポータルをご利用いただけるようになりました。ログインのアドレス：{portal}',
    usuario: 'ユーザー名は「{username}」です。',
    elegir: '次のリンクからパスワードを設定してください。リンクは1回限り有効で、7日後に期限が切れます。',
    tiene: '現在のパスワードでログインしてください。お忘れの場合は「パスワードをお忘れですか？」を選択してください。',
    botonElegir: 'パスワードを設定',
    botonIngresar: 'ログイン',
    nota: 'リンクの期限が切れた場合は、ログイン画面の「パスワードをお忘れですか？」から再発行するか、管理者にアクセスコードを依頼してください。',
  },
  asignacion: {
    asunto: '学習プラン「{plan}」が割り当てられました',
    asuntoVarios: '{total, number}件の学習プランが割り当てられました',
    tiene: '{total, plural, other {次の学習プランが割り当てられています。}}',
    fechas: '期間：{inicio}～{fin}',
    pendientes: '{pendientes, plural, =0 {未完了のトピックはありません。} other {未完了のトピックが#件あります。}}',
    botonIr: '次のトピックへ',
    botonVer: 'プランを見る',
    nota: 'リンクを開くとログイン画面が表示され、ログイン後にトピックが開きます。パスワードをお忘れの場合は「パスワードをお忘れですか？」を選択してください。',
  },
  informe: {
    asunto: 'レポート：{nombre}',
    adjunto: 'レポート「{nombre}」（{filas, plural, other {#行}}）を添付ファイルでお送りします。',
    enlace:
      'レポート「{nombre}」は{filas, plural, other {#行}}あり、メールで送るには大きすぎます。ポータルで開いてエクスポートしてください。',
    vacio: 'レポート「{nombre}」には、本日該当する行がありません。',
    dias: '期間：{desde}～{hasta}',
    desde: '期間：{desde}以降',
    hastaDia: '期間：{hasta}まで',
    alcance: '{fecha}現在、アクセス権のある会社の人が含まれています。',
    boton: 'レポートを開く',
    nota: 'このレポートは{autor}さんが設定しました。受信を停止するには、「保存済みレポート」の宛先から外すよう依頼してください。',
  },
  recordatorio: {
    asuntoPropio: 'リマインダー：「{plan}」は{fecha}に終了します',
    asuntoPropios: 'リマインダー：まもなく終了する学習プランが{planes, plural, other {#件}}あります',
    asuntoEquipo: 'チームの状況：未完了のトピックがある人が{personas, plural, other {#人}}います',
    propio: '{planes, plural, other {#件}}の学習プランに未完了のトピックがあります。',
    equipo: '次のメンバーに未完了のトピックがあります。',
    hasta:
      '{fecha}に終了します（{dias, plural, =0 {本日} =1 {明日} other {あと#日}}）。{total, number}件中{pendientes, plural, other {#件のトピックが未完了}}です。',
    seguir: '「{tema}」を続ける',
    abrir: 'プランを開く',
    plan: '{plan}、期限：{fecha}（{dias, plural, =0 {本日} =1 {明日} other {あと#日}}）',
    persona:
      '{personal}：{total, plural, other {#件}}中{aprobados, number}件のトピックに合格、割り当て日{desde}（{dias, plural, =0 {本日} other {#日前}}）',
    mas: 'ほか{personas, plural, other {#人}}',
    boton: 'チームについて回答する',
    botonSeguir: '自分のトピックを続ける',
    nota: 'リンクから、メンバーの遅れを了承する、プランの期間内で期限を延長する、正当な遅れと認める、のいずれかを回答できます。回答は1回限りで、30日後に期限が切れます。',
  },
};
