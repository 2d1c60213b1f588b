import type { Catalog } from '../catalog.ts';

/** Courses: list and form (P76, P71). */
export const curso: Catalog['curso'] = {
  lista: {
    texto: 'コースはモジュールをまとめたもので、プログラムの一部になります。',
    nuevo: 'コースを作成',
  },
  edicion: { nuevo: 'コースを作成', editar: 'コースを編集', guardado: 'コースを保存しました：{nombre}', modulos: 'モジュール' },
  campos: { id_curso: 'ID', modulos: 'コースのモジュール', programa: 'プログラム', modulo: 'モジュール' },
  ayuda: { etiquetas: 'コースを検索しやすくする言葉（コンマ区切り）。' },
  avisos: { sinModulos: 'コースにモジュールがありません。' },
};
