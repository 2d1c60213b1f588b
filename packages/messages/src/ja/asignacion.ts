import type { Catalog } from '../catalog.ts';
import { edicion } from './asignacion-edicion.ts';
import { importacion, importar } from './asignacion-importar.ts';
import { aviso, cierre, filtros, lista, vacio } from './asignacion-lista.ts';

/** Assignments of plans to people and groups (P91), and the learner's list of topics (P61). */
export const asignacion: Catalog['asignacion'] = {
  lista,
  filtros,
  vacio,
  aviso,
  cierre,
  edicion,
  campos: {
    codigo_usuario: 'コード',
    personal: '氏名',
    empresa: '会社',
    correo_electronico: 'メール',
    plan: 'プラン',
    veredicto: '結果',
    avisa: '通知',
    fecha_inicio: '開始',
    fecha_fin: '終了',
  },
  importar,
  importacion,
  hecho: '割り当てました',
  yaEstaba: 'このプランはすでに割り当てられています。',
  lote: '{insertados, plural, other {#人に割り当てました}}{existentes, plural, =0 {} other {、#人は割り当て済み}}{cesados, plural, =0 {} other {、#人は退職のため対象外}}{omitidos, plural, =0 {} other {、#件はプランが無効または終了のため対象外}}',
  grupos:
    '{insertados, plural, other {#人に割り当てました}}{existentes, plural, =0 {} other {、#人は割り当て済み}}{omitidos, plural, =0 {} other {、#件はプランが無効または終了のため対象外}}。今後グループに加わる人にもこのプランが割り当てられます。',
  simulada: '{total, plural, =0 {割り当てるものはありません} other {#件のプランが割り当てられます}}。',
  aplicada:
    '{insertados, plural, other {#件を割り当てました}}{reabiertos, plural, =0 {} other {、#件を再開}}{omitidos, plural, =0 {} other {、#件は割り当てなし}}{avisados, plural, =0 {} other {、#人に通知}}。',
  simulacionCambio: 'シミュレーション後に変更がありました。何も割り当てていません。シミュレーションをやり直してください。',
  demasiadas: '選択する人またはプランを減らしてください。一度に確認できる人とプランの組み合わせは{limite, number}件までです。',
  sinPersona: 'この人は存在しません。',
  sinPlan: 'このプランは存在しません。',
  planInactivo: 'プランが無効のため、割り当てられません。',
  planTerminado: 'プランが終了しているため、割り当てられません。',
  cesada: '退職しているため、プランを割り当てられません。',
};
