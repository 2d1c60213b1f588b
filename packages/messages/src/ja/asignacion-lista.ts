import type { Catalog } from '../catalog.ts';

/** The list of assignments and its filters. */
export const lista: Catalog['asignacion']['lista'] = {
  campos: {
    apellido: '姓',
    nombres: '名',
    plan: 'プラン',
    fecha_apertura: '割り当て日',
    hora: '時刻',
    grupo: 'グループ',
    empresa: '会社',
    codigo: 'コード',
    personal: 'ユーザー',
    correo_electronico: 'メール',
    telefono: '電話番号',
    departamento: '部署',
    codigo_centro_costo: 'CCコード',
    centro_costo: 'コストセンター',
    cargo: '役職',
    fuente: '割り当て元',
    razon: '理由',
    temas: 'トピック',
    avance: '進捗（%）',
    promedio: '平均点',
    certificados: '修了証',
    codigo_estado: '状態',
  },
  texto: '指定した期間に割り当てられたプランと、各自の進捗です。',
  masiva: '一括削除',
  tabla: '割り当て',
  fila: '{personal}、{plan}',
};

export const filtros: Catalog['asignacion']['filtros'] = {
  empresas: '会社',
  empresa: '会社',
  codigo: 'ユーザーコード',
  desde: '割り当て日（開始）',
  hasta: '割り当て日（終了）',
  plan: '学習プラン',
  ceco: 'コストセンター',
  dpto: '部署',
  puesto: '役職',
  todasEmpresas: '[すべての会社]',
  todosPlanes: '[すべてのプラン]',
  todosCeco: '[すべてのコストセンター]',
  todosDpto: '[すべての部署]',
  todosPuestos: '[すべての役職]',
  elija: '[選択してください]',
  seleccioneEmpresa: '会社を選択してください',
  generar: '一覧を表示',
};

/** A listing without rows. */
export const vacio: Catalog['asignacion']['vacio'] = {
  titulo: '{limites, select, ambos {{desde}から{hasta}までの} desde {{desde}以降の} hasta {{hasta}までの} other {}}割り当てはありません',
  texto: '期間を広げるか、フィルターを外してください。',
  textoSinDias: 'フィルターを外してください。',
  ninguna: 'この条件に一致する有効な割り当てはありません',
  eliminar: 'プランの割り当てを解除する人を選択してください。試験と修了証は保持されます。',
  mes: '過去{dias, number}日間',
  todas: '全期間',
};

/** Mail about one assignment. */
export const aviso: Catalog['asignacion']['aviso'] = {
  accion: '{personal}さんにメールで通知：{plan}',
  cerrada: '割り当ては終了しています',
  confirmar: 'ユーザーに割り当ての通知を送信しますか？',
  texto: '{personal}さんの{correo}宛に、プラン「{plan}」、その期間、最初のトピックへのリンクを送信します。',
};

/** Closing of assignments (P28). */
export const cierre: Catalog['asignacion']['cierre'] = {
  seleccionados: '選択した項目を削除',
  maximo: '選択できる割り当ては{limite, number}件までです',
  confirmarVarios: '選択した割り当てを削除しますか？',
  confirmarUno: 'この割り当てを削除しますか？',
  eliminar: '{total, number}件を削除',
  otras: '{total, plural, other {ほか#人}}',
  sigue: '実行内容',
  cierra:
    '{cerradas, plural, =0 {終了する割り当てはありません。} other {{personas, plural, other {#人}}・{planes, plural, other {#プラン}}の割り当て#件を終了します。対象者はプランを学習できなくなります。}}',
  existentes: '{existentes, plural, other {#件はすでに終了しており、変更されません。}}',
  conAvance: '{total, plural, other {#件には採点済みの試験があります。}}',
  conCertificado: '{total, plural, other {#件には修了証があり、引き続き有効です。}}',
  empezadas: '{total, plural, other {#件には受験中の試験があり、送信できなくなります。}}',
  conserva: '試験、修了証、履歴は保持されます。プランを再び割り当てると、進捗も元に戻ります。',
  motivo: '理由',
  motivoAyuda: '各割り当ての履歴に残ります。',
  previsto: '{total, plural, =0 {終了する割り当てはありません} other {割り当て#件が終了します}}。',
  hecho: '{n, plural, other {#件を削除しました。}}{existentes, plural, =0 {} other {#件はすでに終了していました。}}',
  cerrada: '割り当てを終了しました',
  abierta: '割り当てを再開しました',
};
