import type { Catalog } from '../catalog.ts';

/** Companies: list and form (P95). */
export const empresa: Catalog['empresa'] = {
  lista: {
    texto: '人とコストセンターが所属する会社です。',
    nueva: '会社を追加',
    seguimiento: '状況',
  },
  edicion: {
    nueva: '会社を追加',
    editar: '会社を編集',
    guardada: '会社を保存しました：{nombre}',
    gerente: 'マネージャー',
    director: 'ディレクター',
  },
  campos: {
    id_empresa: 'ID',
    codigo_empresa: 'コード',
    ruc: 'RUC',
    direccion: '住所',
    actividad: '業種',
    codigo_gerente: 'マネージャーのコード',
    codigo_director: 'ディレクターのコード',
    gerente: 'マネージャー',
    director: 'ディレクター',
    usuarios: '在籍者',
    centros_costo: 'コストセンター',
  },
  errores: { persona: 'コード「{codigo}」の在籍者はいません。' },
};
