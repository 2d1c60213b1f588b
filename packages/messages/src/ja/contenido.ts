import type { Catalog } from '../catalog.ts';

/** Content items (P80). */
export const contenido: Catalog['contenido'] = {
  lista: {
    titulo: 'コンテンツ',
    texto: 'トピックに表示される動画、文書、音声、ページです。',
    nuevo: 'コンテンツを作成',
    sinNombre: '名前なし',
  },
  edicion: {
    nuevo: 'コンテンツを作成',
    editar: 'コンテンツを編集',
    guardado: 'コンテンツを保存しました：{nombre}',
    elija: '選択してください',
    sinTema: 'トピックなし',
  },
  campos: {
    id_contenido: 'ID',
    contenido: '名前',
    codigo_tipo: '種類',
    id_tema: 'トピック',
    tema: 'トピック',
    url: 'アドレスまたはファイル',
    subtitulos: '字幕',
  },
  ayuda: {
    url: 'https:// で始まるアドレス（YouTube、Vimeo、Loomはトピック内に表示されます）またはポータルのファイル。',
    subtitulos: 'ポータルの .vtt ファイル。',
  },
  avisos: { sinArchivo: 'コンテンツにファイルもアドレスもありません。' },
};
