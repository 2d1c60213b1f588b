import type { Catalog } from '../languages.ts';

/** Tablets that a shop shares: list, form and pairing of the administrator, PINs, refusals (P122-P127). */
export const dispositivo: Catalog['dispositivo'] = {
  campos: {
    id_dispositivo: 'ID',
    dispositivo: 'タブレット',
    id_empresa: '会社',
    empresa: '会社',
    id_centro_costo: 'コストセンター',
    centro_costo: 'コストセンター',
    maximo_mb: 'コンテンツの容量（MB）',
    vinculo: '登録状況',
    fecha_vinculo: '登録日',
    fecha_visto: '最終接続',
    en_espera: '未送信',
  },
  codigo: { generado: '登録コードを発行しました' },
  vinculada: 'タブレットを登録しました',
  desvinculada: 'タブレットの登録を解除しました',
  pin: {
    forma: 'PINは{cifras, number}桁の数字です。',
    facil: '推測されやすいPINです。連続した数字や同じ数字の繰り返しは避けてください。',
    personal: '身分証番号、コード、電話番号の一部をPINにすることはできません。',
    guardado: '店舗PINを保存しました',
    provisional: '仮PINを発行しました',
    elija: '現在のPINは仮のものです。新しいPINを設定してください。',
    mismo: '仮PINと同じPINは使用できません。',
    cesado: 'この人は在籍していません。',
  },
  errores: {
    desvinculado: 'このタブレットはポータルに登録されていません。管理者に登録コードを依頼してください。',
    soloAlumno: '店舗タブレットでは学習のみできます。その他の操作は、ご自身の端末からログインしてください。',
    entrada: '身分証番号とPINが、この店舗の人と一致しません。',
    codigo: 'コードが一致しないか、使用済みか、期限が切れています。管理者に再発行を依頼してください。',
    centroCosto: 'このコストセンターは別の会社のものです。',
  },
};
