import type { Catalog } from '../catalog.ts';

/** Parameter tables: list and form (P84). */
export const dominio: Catalog['dominio'] = {
  lista: {
    texto: '役職、コストセンター、カテゴリ、グループの選択肢になる表です。',
    nuevo: '表を作成',
    verParametros: '{nombre}のパラメーター',
  },
  edicion: {
    nuevo: '表を作成',
    editar: '表を編集',
    guardado: '表を保存しました：{nombre}',
    claveFija: 'ポータルがこのキーで表を参照するため、変更できません。',
  },
  campos: { id_dominio: 'ID', dominio: '表', clave: 'キー', parametros: 'パラメーター', fijo: 'ポータル標準' },
  ayuda: { clave: 'プログラムで使う名前です（例：「delivery_zones」）。空欄にすると、表の名前から作成されます。' },
  errores: {
    claveFija: 'ポータルがこの表をキーで参照するため、変更できません。',
    fijo: 'ポータルがこの表を使用している',
  },
};
