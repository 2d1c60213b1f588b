import type { Catalog } from '../catalog.ts';

/** Sheet of absences (P40, P43): its screen, and the sentences of the server about its rows. */
export const importar: Catalog['ausencia']['importar'] = {
  campos: {
    estado: '結果',
    aviso: '確認事項',
    hoja: 'シート',
    con_aviso: '確認事項あり',
    aceptada: 'インポート対象',
    cesa: '退職になる',
    codigo: 'ユーザーコード',
    tipo: '種類',
    fecha_desde: '開始日',
    fecha_hasta: '終了日',
    observacion: '備考',
    id_usuario: 'ID',
    personal: '氏名',
  },
  texto: '不在のスプレッドシートをアップロードし、各行を確認してから確定してください。確定するまで何も登録されません。',
  subir: '不在のスプレッドシート',
  subirTexto: '列：ユーザーコード、種類（休暇、特別休暇、病気休暇）、開始日、終了日、備考（任意）。',
  importar: '{aceptadas, plural, =0 {インポート対象なし} other {不在#件をインポート}}',
  confirmar: 'これらの不在をインポートしますか？',
  confirmarTexto: '{aceptadas, plural, other {不在#件を登録します。}}{rechazadas, plural, =0 {} other {#行は記載の理由により対象外です。}}',
  anterioresTexto: 'それぞれ取り消せます。その後に変更されていない不在が削除されます。',
  plantilla: 'テンプレートをダウンロード',
  plantillaArchivo: 'テンプレート-不在',
  plantillaHoja: '不在',
  ayudas: {
    codigo: 'ポータルのユーザーコード。先頭のゼロが消えないよう、文字列として入力してください。',
    tipo: '休暇、特別休暇、病気休暇のいずれか。',
    fecha: '日/月/年。',
    observacion: '任意。',
  },
  ejemplos: {
    vacaciones: '休暇',
    descanso: '病気休暇',
    observacion: '1月に予定',
  },
};

export const importacion: Catalog['ausencia']['importacion'] = {
  hecha:
    '{insertados, plural, other {不在#件を登録しました}}{existentes, plural, =0 {} other {（#件は登録済み）}}{rechazados, plural, =0 {} other {（#行はインポートなし）}}。',
  noExiste: 'コード「{codigo}」のユーザーはいません',
  cesada: '退職しています',
  ordenFechas: '終了日が開始日より前です',
  repetida: '同じ人の{fila}行目と日が重なっています',
  conserva: { cambiada: 'その後に変更された', fuera: '対象者がほかの会社に移った' },
};
