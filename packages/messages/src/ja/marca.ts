import type { Catalog } from '../catalog.ts';

/** Brand of the company: pictures, preview, measured contrast (P128). */
export const marca: Catalog['marca'] = {
  imagen: {
    tipo: '画像はPNG、JPEG、WebPのいずれかにしてください。',
    soloPng: 'アイコンはPNG画像にしてください。',
    grande: '画像は{kb, number} kB以下にしてください。',
    lado: '画像の各辺は{minimo, number}～{maximo, number}ピクセルにしてください。',
  },
  panel: {
    titulo: 'ログイン画面の画像',
    texto: 'PNG、JPEG、WebP（{kb, number} kBまで）。広い画面のログインパネルに表示されます。画像がない場合はポータルの図が表示されます。',
    elegir: 'ログイン画面の画像を選択',
    quitar: '画像を削除',
    actual: 'ログインパネルの画像',
    guardada: '画像を保存しました',
    quitada: '画像を削除しました',
  },
  iconos: { fallo: 'ロゴは保存されましたが、アプリのアイコンを作成できませんでした。別の画像をお試しください。' },
  vista: {
    titulo: '表示例',
    texto: 'このフォームの色による、保存前の表示です。',
    claro: 'ライト',
    oscuro: 'ダーク',
    usuario: 'ユーザー',
    iniciar: 'ログイン',
    menu: 'メニュー',
    panel: 'ダッシュボード',
    planes: '学習プラン',
    boton: 'ボタン',
    encima: 'ポイント時',
    foco: 'フォーカス時',
    inactivo: '無効',
    enlace: 'リンク',
    etiqueta: 'ラベル',
    correo: 'メール',
    saludo: 'Albaさん',
    parrafo: '学習プランに未完了のトピックがあります。',
    certificado: '修了証',
    icono: 'アプリのアイコン',
    sinIcono: 'ロゴがない場合はポータルのアイコンを使用します。',
  },
  contraste: {
    titulo: '測定したコントラスト',
    botonBlanco: 'ボタンの文字は白になります：{valor, number, ::.0}:1。',
    botonNegro: 'ボタンの文字は黒になります：{valor, number, ::.0}:1。',
    enlaceIgual: '{esquema}のリンクは選択した色になります：{valor, number, ::.0}:1。',
    enlaceCorregido:
      '{esquema}のリンクは読みやすいように{color}になります：{valor, number, ::.0}:1（選択した色では{antes, number, ::.0}）。',
    lineaIgual: '{esquema}のバーとグラフは選択した色になります：{valor, number, ::.0}:1。',
    lineaCorregida:
      '{esquema}のバーとグラフは見分けやすいように{color}になります：{valor, number, ::.0}:1（選択した色では{antes, number, ::.0}）。',
    menu: 'メニューの白い文字：{valor, number, ::.0}:1。',
    menuInsuficiente:
      'このメニューでは白い文字を読めません：{valor, number, ::.0}:1（必要な値は{minimo, number, ::.0}）。より暗い色を選択してください。',
    esquemaClaro: 'ライトモード',
    esquemaOscuro: 'ダークモード',
  },
};
