import type { Catalog } from '../catalog.ts';

/** Addresses that are told of events: list, form, secret, deliveries, refusals (P156, P157). */
export const webhook: Catalog['webhook'] = {
  campos: {
    id_webhook: 'ID',
    nombre: '名前',
    direccion: 'アドレス（URL）',
    asignado: '割り当て',
    aprobado: '合格',
    certificado: '修了証',
    cesado: '退職',
    id_empresa: '会社',
    empresa: '会社',
    fecha_secreto: 'シークレットの日時',
    pendientes: '送信待ち',
    fallidas: '失敗',
  },
  lista: {
    texto: 'プランの割り当て、トピックの合格、修了証の発行、退職を他のシステムに通知します。',
    nuevo: 'Webhook を追加',
    secreto: '{nombre} のシークレットを作成',
    probar: '{nombre} にテストを送信',
    reenviar: '{nombre} の失敗分を再送信',
  },
  edicion: {
    nuevo: 'Webhook を追加',
    editar: 'Webhook を編集',
    guardado: 'Webhook を保存しました：{nombre}',
    direccionAyuda: 'https:// で始まり、ユーザー名とパスワードを含みません。',
    todas: 'すべて',
    empresaAyuda: 'この会社の人だけを通知します。空欄：すべての会社。',
    eliminar: '送信の記録も削除されます。',
  },
  secreto: {
    titulo: '{nombre} のシークレット',
    aviso: 'シークレットがないと何も送信されません。',
    texto: 'このシークレットで各送信の署名を検証します。今すぐコピーしてください。再表示されません。',
    anterior: '以前のシークレットも1日間は署名に使われます。',
    generar: 'シークレットを作成',
    cerrar: '閉じる',
  },
  fallidos: {
    titulo: '{nombre} の失敗分を再送信',
    texto: '各イベントは同じ識別子で再送信されます。',
    desde: '開始日',
    enviar: '再送信',
  },
  secretoGenerado: 'シークレットを作成しました',
  seEnviara: '数秒後に送信されます',
  reenviados: '{total, plural, other {#件のイベントを再送信します}}',
  errores: {
    direccion: 'https:// で始まるアドレスを入力してください。',
    usuario: 'アドレスにユーザー名、パスワード、「#」は使えません。',
    privada: 'ポータルはプライベートアドレスには送信しません。運用者が許可できます。',
    https: 'アドレスは https:// で始まる必要があります。',
    puerto: 'ポートは 443 または 1024 以上にしてください。',
  },
};
