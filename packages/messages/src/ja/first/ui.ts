import type { FirstTexts } from '../../catalog.ts';

/** Texts of the components in packages/web/src/ui that the sign-in shows. */
export const ui: FirstTexts['ui'] = {
  marco: {
    saltar: '本文へ移動',
    menu: 'メインメニュー',
    abrirMenu: 'メニューを開く',
    cerrarMenu: 'メニューを閉じる',
    mostrarMenu: 'メニューを表示',
    ocultarMenu: 'メニューを隠す',
    menuUsuario: '{nombre}さんのメニュー',
    cambiarContrasena: 'パスワードの変更',
    seguridad: 'アカウントの安全',
    cerrarSesion: 'ログアウト',
    apariencia: '外観',
    temaClaro: 'ライト',
    temaOscuro: 'ダーク',
    temaSistema: 'システム',
    idioma: '言語',
    ayuda: 'ヘルプ',
    enlacesPie: 'フッターリンク',
    migas: 'パンくずリスト',
  },
  acceso: {
    lema: '学び、示し、前へ進む。',
    texto: '学習プラン、試験、修了証をひとつの場所に。',
    guia: '利用ガイド',
    soporte: 'サポート',
    contacto: 'お問い合わせ',
  },
  campo: {
    mostrarContrasena: 'パスワードを表示',
    ocultarContrasena: 'パスワードを隠す',
    sobran: '最大{maximo, number}文字です（{sobran, plural, other {#文字超過}}）',
    restantes: '{restantes, plural, =0 {文字数の上限に達しました} other {残り#文字}}',
    sinOpciones: '一致する項目がありません',
    limpiar: 'クリア',
    fecha: '年/月/日',
    mesAnterior: '前の月',
    mesSiguiente: '次の月',
  },
  estado: {
    errorTitulo: '情報を読み込めませんでした',
    errorTexto: '接続を確認して、もう一度お試しください。',
    sinConexion: 'インターネットに接続されていません。そのまま続けられます。回答は接続が戻ると送信されます。',
    progreso: '進捗',
  },
};
