import type { Catalog } from '../catalog.ts';

/** One assignment: facts, history and answers to its delays. */
export const edicion: Catalog['asignacion']['edicion'] = {
  texto: '{personal}・{plan}',
  cerrar: '割り当てを終了',
  reabrir: '再開',
  confirmarReabrir: '割り当てを再開しますか？',
  confirmarReabrirTexto: '{personal}さんに、以前の進捗のまま「{plan}」が再び割り当てられます。',
  cesado: '退職しているため、再開できません。',
  plazo: '期間',
  entre: '{inicio}～{fin}',
  asignado: '割り当て日',
  avanceDe: '{temas, plural, other {プランのトピック#件}}',
  avance: 'プランの進捗',
  historia: '履歴',
  suceso: { apertura: '割り当て', cierre: '終了', reapertura: '再開' },
  por: '{fecha}、{autor}',
  motivo: '理由：{motivo}',
  justificaciones: '遅れへの対応',
  respuesta: {
    aceptada: '遅れを了承',
    prorroga: '{hasta}まで延長',
    justificada: '正当な遅れと認定',
  },
  intentos: 'このプランでの受験',
  todos: 'すべての受験',
  origen: {
    individual: '個別に割り当て',
    regla: 'ルール「{regla}」による',
    reglaSinNombre: 'ルールによる',
    planilla: 'スプレッドシート「{archivo}」による',
    copia: 'プラン「{plan}」からコピー',
  },
  condicion: '{campo}：{valor}',
  sinId: '割り当てが指定されていません',
  sinIdTexto: '割り当ての一覧から開いてください。',
  irLista: '割り当て一覧へ',
};
