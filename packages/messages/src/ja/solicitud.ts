import type { Catalog } from '../catalog.ts';

/** Register of requests about personal data (P163). */
export const solicitud: Catalog['solicitud'] = {
  lista: {
    texto: '個人データに関する請求と、法律上の回答期限です。',
    nueva: '新しい請求',
    vencida: '{fecha}に期限切れ',
  },
  edicion: {
    nueva: '新しい請求',
    editar: '請求の編集',
    guardada: '請求を保存しました',
    persona: '本人',
    respuestaAyuda: '対応または拒否には回答が必要です。本人は「自分のデータ」で確認できます。',
    ficha: '本人の記録を見る',
  },
  propias: {
    titulo: '個人データに関する請求',
    texto: 'データの訂正や消去を求めたり、利用に異議を申し立てたりできます。回答期限はここに表示されます。',
    ninguna: '請求はありません。',
    tipo: '請求の種類',
    detalle: '詳細',
    enviar: '請求する',
    fila: '{tipo}：{recibida}受付、{vence}までに回答',
  },
  presentada: '請求を受け付けました',
  campos: {
    id_solicitud: 'ID',
    id_usuario: '本人',
    tipo: '種類',
    canal: '経路',
    fecha_recepcion: '受付日',
    detalle: '請求内容',
    estado: '状態',
    respuesta: '回答',
    codigo_usuario: 'コード',
    personal: '氏名',
    empresa: '会社',
    vence: '期限',
    fecha_respuesta: '回答日時',
  },
  errores: {
    noSeElimina: '請求は削除できません。回答してください。',
    otraPersona: '請求の本人は変更できません。',
    respuesta: '請求を終えるには回答を入力してください。',
    abierta: 'この種類の請求がすでに受付中です。',
  },
};
