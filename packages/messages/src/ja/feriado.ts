import type { Catalog } from '../catalog.ts';

/** Days that are not worked: list and form (P43). */
export const feriado: Catalog['feriado'] = {
  lista: {
    texto: 'これらの日にはリマインダーを送信しません。ペルーの祝日が2030年まで登録されています。',
    nuevo: '日を追加',
  },
  edicion: { nuevo: '休業日を追加', editar: '休業日を編集', guardado: '休業日を保存しました：{nombre}' },
  campos: { id_feriado: 'ID', fecha: '日付', feriado: '祝日' },
};
