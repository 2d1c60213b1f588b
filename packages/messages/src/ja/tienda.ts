import type { Catalog } from '../catalog.ts';

/** Screens of a tablet that a shop shares (P122-P127). */
export const tienda: Catalog['tienda'] = {
  entrada: {
    tienda: '{tablet}・{empresa}',
    sinVincular: 'この端末は店舗に登録されていません。',
    vincular: 'このタブレットを登録',
    campos: {
      documento: '身分証番号',
      pin: 'PIN（{cifras, number}桁）',
      nuevo: '新しいPIN（{cifras, number}桁）',
      repetir: '新しいPINの再入力',
    },
    provisional: '現在のPINは仮のものです。今後使用するPINを設定してください。',
    teclado: '数字キー',
    borrar: '最後の数字を削除',
    ver: 'PINの表示を切り替え',
    siguiente: '次へ',
    conLetras: '番号に文字が含まれています',
    conTeclas: '数字キーを使う',
    otraPersona: '別の人です',
    faltaDocumento: '身分証番号を入力してください。',
    faltaPin: 'PINは{cifras, number}桁の数字です。',
    facil: '推測されやすいPINです。連続した数字や同じ数字の繰り返しは避けてください。',
    distintos: 'PINが一致しません。もう一度設定してください。',
    esperan: '{total, plural, other {このタブレットに未送信が#件あります。本人が接続中に再びログインすると送信されます。}}',
    conContrasena: 'パスワードでログイン',
  },
  sinLinea: {
    desconocida: '接続がありません。今ログインできるのは、このタブレットに接続中にログインしたことがある人だけです。',
    errada: '身分証番号とPINが一致しません。',
    agotada: 'オフラインでの試行回数が上限に達しました。接続が戻るとログインできます。',
    vencida: '接続中に最後にログインしてから14日が過ぎました。接続が戻るとログインできます。',
    espera: '続けて何度も失敗しました。{segundos, plural, other {#秒}}後にもう一度お試しください。',
  },
  vincular: {
    texto: '管理者が「店舗タブレット」でコードを発行します。有効期限は15分です。',
    codigo: 'コード',
    codigoAyuda: '英数字8文字',
    enviar: '登録',
    yaVinculada: 'すでに{empresa}の「{tablet}」として登録されています。別のコードを使うと登録が変わり、未送信の内容は削除されます。',
    sinCifrado: 'このブラウザーでは保存内容を暗号化できません。プライベートウィンドウ以外で、httpsでポータルを開いてください。',
  },
  errores: {
    soloAlumno: '店舗タブレットでは学習のみできます。その他の操作は、ご自身の端末からログインしてください。',
  },
  sesion: {
    barra: '共有タブレット',
    salir: 'ログアウト',
    sigue: '続けますか？',
    cierra: '{segundos, plural, other {あと#秒でセッションが終了します。}}',
    continuar: '続ける',
  },
};
