import type { Catalog } from '../catalog.ts';

export const seguridad: Catalog['seguridad'] = {
  texto: 'セッションが開かれている場所と、ログインの保護方法です。',
  sesiones: {
    titulo: '開いているセッション',
    texto:
      'ログインしたすべての端末です。場所はネットワークアドレスで、ポータルは所在地を外部に問い合わせません。心当たりのないものは終了し、パスワードを変更してください。',
    esta: 'このセッション',
    equipo: '{sistema} の {navegador}',
    tableta: '店舗タブレット {tableta}',
    desconocido: '不明な端末',
    desde: '使用元：{lugar}',
    desdeInterna: '使用元：{lugar}（社内ネットワーク）',
    abiertaDesde: '開始元：{lugar}',
    sinDireccion: '記録のないアドレス',
    usos: '開始 {apertura}・最終使用 {uso}',
    proveedor: '{proveedor} によるログイン',
    cerrar: '終了',
    cerrarDe: '{equipo} のセッションを終了',
    cerrada: 'セッションを終了しました',
    cerrarOtras: '他のセッションを終了',
    confirmarOtras: '他のセッションを終了しますか？',
    confirmarOtrasTexto: '他の端末では再度ログインが必要になります。未送信の内容はその端末に残ります。',
    otrasCerradas: '他のセッションを終了しました',
  },
};
