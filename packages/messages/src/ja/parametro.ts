import type { Catalog } from '../catalog.ts';

/** Parameters: list and form (P84). */
export const parametro: Catalog['parametro'] = {
  lista: {
    texto: 'この表のコードとテキストです。',
    nuevo: 'パラメーターを追加',
    editar: '{nombre}を編集',
    sinTabla: 'パラメーター表を選択してください',
    verTablas: '表の一覧を見る',
    todas: 'すべての会社',
  },
  edicion: {
    nuevo: 'パラメーターを追加',
    editar: 'パラメーターを編集',
    guardado: 'パラメーターを保存しました：{nombre}',
    todas: 'すべての会社',
  },
  campos: {
    id_parametro: 'ID',
    id_dominio: '表',
    codigo_parametro: 'コード',
    parametro: 'テキスト',
    id_empresa: '会社',
    usos: '使用数',
  },
  ayuda: {
    codigo_parametro: '空欄にすると、テキストから作成されます。変更すると、使用箇所すべてに反映されます。',
    id_empresa: '選択しない場合は、すべての会社が対象です。',
  },
  errores: {
    comun: 'すべての会社に共通のパラメーターを変更できるのは、会社の制限がないアクセス権だけです。担当する会社を選択してください。',
    deOtros: '{total, plural, other {ほかの会社の#人が使用しています}}。',
    dominio: 'パラメーター表が存在しません。',
    empresa: '会社が存在しません。',
    otroDominio: 'パラメーターをほかの表に移すことはできません。',
    soloComunes: 'この表のパラメーターは、すべての会社に共通です。',
    textoRepetido:
      '「{texto}」はコード「{codigo}」としてすでに存在します。大文字・小文字、アクセント記号、空白だけが異なるテキストは同じものとみなされます。',
  },
};
