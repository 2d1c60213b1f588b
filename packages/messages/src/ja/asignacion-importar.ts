import type { Catalog } from '../catalog.ts';

/** Sheet that gives a plan to the people whose codes it names (P40, P91): its screen, and the sentences of the server about its rows. */
export const importar: Catalog['asignacion']['importar'] = {
  campos: {
    estado: '結果',
    aviso: '確認事項',
    hoja: 'シート',
    con_aviso: '確認事項あり',
    aceptada: '割り当て対象',
    cesa: '退職になる',
    codigo: 'ユーザーコード',
    id_usuario: 'ID',
    codigo_usuario: 'ポータルのコード',
    nombres: '名',
    apellidos: '姓',
    empresa: '会社',
    correo_electronico: 'メール',
    centro_costo: 'コストセンター',
    plan: 'プラン',
  },
  texto: 'ユーザーコードのスプレッドシートをアップロードし、各行を確認してから確定してください。確定するまで何も割り当てられません。',
  subir: 'プランのユーザーのスプレッドシート',
  subirTexto: '1行目の見出しは「ユーザーコード」です。認識できない場合は、1列目をユーザーコードとして読み取ります。',
  noExiste: '存在しません',
  asignar: '{aceptadas, plural, =0 {割り当て対象なし} other {一括で割り当て（#）}}',
  confirmar: 'ユーザーを学習プランに割り当てますか？',
  confirmarTexto:
    '{aceptadas, plural, other {#人にプランが割り当てられます。}}{rechazadas, plural, =0 {} other {#行は記載の理由により対象外です。}}メールは送信されません。',
  cerradas: '{filas, plural, other {以前にこのプランの割り当てを解除されたユーザーが#人います}}',
  reabrir: '割り当てを再開し、進捗を引き継ぐ',
  reabrirTexto: '選択しない場合、該当する行は対象外になります。',
  plantilla: 'テンプレートをダウンロード',
  plantillaArchivo: 'テンプレート-プランのユーザー',
  plantillaHoja: 'プランのユーザー',
  ayuda: 'ポータルのユーザーコード。先頭のゼロが消えないよう、文字列として入力してください。',
  anterioresTexto: 'まだプランを開始していない人については、取り消せます。',
};

export const importacion: Catalog['asignacion']['importacion'] = {
  hecha:
    '{asignados, plural, other {#人}}を学習プランに割り当てました{existentes, plural, =0 {} other {（#人は割り当て済み）}}{rechazados, plural, =0 {} other {（#行は割り当てなし）}}。',
  noExiste: '存在しません：コード「{codigo}」のユーザーはいません',
  sinCodigos: 'ファイルに見出し「ユーザーコード」がなく、1列目にもユーザーコードがありません。',
  planInactivo: 'プラン「{plan}」は無効です。',
  planTerminado: 'プラン「{plan}」はすでに終了しています。',
  planCerrado: '確認後にプランが無効になったか、終了しました。',
  retirada: '{fecha}にプランの割り当てが解除されました',
  reabre: '{fecha}に割り当てが解除されました。進捗を引き継いで再開します',
  repetida: '{fila, number, ::group-off}行目と同じユーザーです',
  cambio: '確認後に変更がありました',
  deshecha: 'スプレッドシート「{archivo}」を取り消しました',
  conserva: {
    cerrada: 'すでに割り当てが解除されている',
    reabierta: 'その後に再開された',
    empezada: 'すでにプランを開始している',
    fuera: 'ほかの会社に移った',
  },
};
