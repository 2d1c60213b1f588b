import type { Catalog } from '../catalog.ts';
import { importacion, importar } from './ausencia-importar.ts';

/** Absences of people: list, form and section of a person (P43). */
export const ausencia: Catalog['ausencia'] = {
  lista: {
    texto: '不在の人には、本人にもその上司にもリマインダーを送りません。理由を見られるのは管理者だけです。',
    nueva: '不在を追加',
    importar: 'インポート',
  },
  edicion: { nueva: '不在を追加', editar: '不在を編集', guardada: '不在を保存しました', persona: '対象者' },
  persona: {
    titulo: '不在',
    texto: '不在の期間中は、本人にも上司にもリマインダーを送信しません。',
    ninguna: '登録された不在はありません。',
    nueva: '不在を追加',
    dias: '{desde}～{hasta}',
    editar: '{desde}～{hasta}の不在を編集',
  },
  campos: {
    id_ausencia: 'ID',
    id_usuario: '対象者',
    tipo: '種類',
    fecha_desde: '開始日',
    fecha_hasta: '終了日',
    observacion: '備考',
    codigo_usuario: 'コード',
    personal: '氏名',
    empresa: '会社',
    dias: '日数',
  },
  importar,
  importacion,
  errores: {
    solapada: 'この人には{desde}～{hasta}の不在がすでに登録されています。',
    otraPersona: '不在の対象者は変更できません。削除してから登録し直してください。',
  },
};
