import type { Catalog } from '../catalog.ts';

/** Keyboard shortcuts: the list that «?» opens, and the names of keys. */
export const atajo: Catalog['atajo'] = {
  titulo: 'キーボードショートカット',
  texto: '1キーのショートカットは、入力欄に文字を入力している間は動作しません。',
  activos: '1キーのショートカットを使う',
  activosTexto: '音声で入力する場合や、キーが思わぬ動作をする場合はオフにしてください。',
  ver: 'キーボードショートカット',
  grupos: {
    general: 'ポータル全体',
    ir: '画面へ移動',
    lista: '一覧',
    formulario: 'フォーム',
  },
  nombres: {
    buscar: 'ポータル内を検索',
    guia: 'この画面のヘルプを開く',
    ayuda: 'ショートカットを表示',
    fijar: 'この画面をピン留め／解除',
    buscarLista: '一覧の検索へ移動',
    nuevo: 'レコードを作成',
    filas: '次の行へ',
    filasArriba: '前の行へ',
    guardar: '保存',
    enviar: '送信または保存',
  },
  teclas: {
    mod: 'Ctrl',
    enter: 'Enter',
    arriba: '↑',
    abajo: '↓',
  },
  luego: '次に',
};
