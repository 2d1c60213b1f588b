import type { Catalog } from '../catalog.ts';

/** Screens that assign plans to chosen people, to one person and to a group (P91). */
export const asignar: Catalog['asignar'] = {
  planes: {
    periodo: '{inicio}～{fin}',
    empieza: '開始前',
  },
  plan: {
    texto: '対象者、次にプランを選択してください。割り当てる前に、一人ひとりの結果を確認できます。',
    tabla: '割り当て可能な人',
    vacio: '在籍者がいません',
    asignar: '割り当て',
    seleccione: '学習プランを選択：',
    boton: '学習プランに割り当て',
    revisar: '{total, plural, other {#人}}に割り当て',
    pregunta: 'ユーザーを学習プランに割り当てますか？',
  },
  usuario: {
    texto: '対象者と、割り当てるプランを選択してください。',
    persona: '対象者',
    tiene: '割り当て済みのプラン',
    ninguno: '割り当てられたプランはまだありません。',
    abierto: '{fecha}に割り当て、進捗{avance, number}%',
    cerrado: '割り当て解除済み',
    vacio: '先に対象者を選択してください',
    planes: '割り当てるプラン',
    yaLoTiene: '割り当て済み',
    seReabre: '解除済み：進捗を引き継いで再開します',
    revisar: '{persona}さんにプランを割り当て',
    pregunta: 'ユーザーに学習プランを割り当てますか？',
  },
  grupo: {
    texto: 'プランは現在のメンバーと、今後グループに加わる人に割り当てられます。',
    grupo: 'グループ',
    vacio: '先にグループを選択してください',
    planes: 'グループに割り当てるプラン',
    yaLoDa: '有効なルールによりグループに割り当て済み',
    retirada: 'ルールは停止中：再び有効になります',
    reabrir: '割り当てを解除された人にも割り当てる',
    reabrirTexto: '以前の進捗のまま再開します。',
    revisar: '「{grupo}」にプランを割り当て',
    pregunta: 'グループに学習プランを割り当てますか？',
  },
};
