import type { Catalog } from '../catalog.ts';

/** Modules: list and form (P76, P71). */
export const modulo: Catalog['modulo'] = {
  lista: {
    texto: 'モジュールはトピックをまとめたもので、コースの一部になります。',
    nuevo: 'モジュールを作成',
  },
  edicion: {
    nuevo: 'モジュールを作成',
    editar: 'モジュールを編集',
    guardado: 'モジュールを保存しました：{nombre}',
    temas: 'トピック',
    cuestionario: 'テスト',
    cuestionarioDe: '{nombre}のテスト',
  },
  campos: { id_modulo: 'ID', temas: 'モジュールのトピック', curso: 'コース', tema: 'トピック' },
  avisos: { sinTemas: 'モジュールにトピックがありません。' },
};
