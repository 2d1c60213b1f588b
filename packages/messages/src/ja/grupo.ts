import type { Catalog } from '../catalog.ts';

/** Groups of people: who is in which, and what follows from entering one (P27). */
export const grupo: Catalog['grupo'] = {
  campos: { codigo_grupo: 'コード', grupo: 'グループ', miembros: '在籍メンバー', planes: '割り当てるプラン' },
  asignarPlan: '{grupo}にプランを割り当て',
  pantalla: {
    texto: '同じプランを受講する人をグループにまとめます。最初はグループのない人だけを表示します。',
    usuarios: '人',
    grupos: 'グループとプラン',
    sinGrupo: 'グループなし',
    mostrar: '表示',
    todas: '全員',
    conGrupo: 'グループあり',
    ninguno: 'グループなし',
    asignar: '割り当て',
    vacio: '在籍者がいません',
  },
  dialogo: {
    titulo: '{total, plural, other {#人}}をグループに割り当て',
    grupo: 'グループ',
    sigue: '実行内容',
    cambian: '{total, plural, =0 {グループが変わる人はいません。} other {#人がグループに加わります。}}',
    trasladados: '{total, plural, other {#人はほかのグループからの移動です。割り当て済みのプランは保持されます。}}',
    existentes: '{total, plural, other {#人はすでにこのグループに所属しています。}}',
    cesados: '{total, plural, other {#人は退職のため対象外です。}}',
    sinPlanes: 'このグループのルールで割り当てるプランはありません。',
    planes: 'グループのルールにより割り当てる{total, plural, other {プラン（#件）}}：',
    plan: '{plan}：{total, plural, =0 {全員が割り当て済みか、終了済みです} other {#人に割り当てます}}',
    confirmar: 'ユーザーを割り当てますか？',
    confirmarTexto:
      '{cambiados, plural, =0 {グループが変わる人はいません} other {#人が「{grupo}」に加わります}}{asignados, plural, =0 {} other {（割り当て#件を開始）}}。',
  },
  asignado:
    '割り当てました：{cambiados, plural, other {#人のグループを変更}}{existentes, plural, =0 {} other {、#人は所属済み}}{cesados, plural, =0 {} other {、#人は退職のため対象外}}{asignados, plural, =0 {} other {、割り当て#件を開始}}。',
  previsto:
    '{cambiados, plural, =0 {グループが変わる人はいません} other {#人がグループに加わります}}{existentes, plural, =0 {} other {、#人は所属済み}}{cesados, plural, =0 {} other {、#人は退職のため対象外}}{asignados, plural, =0 {} other {、割り当て#件を開始}}。',
  reglas: 'グループを指定したルールは、現在のメンバーと今後加わる人にプランを割り当てます。',
  errores: {
    desconocido: 'グループ「{codigo}」は存在しないか、無効です。',
    filaGrupo: '{fila, number}行目：グループ「{codigo}」は存在しないか、無効です。',
    filaRepetida: '{fila, number}行目：ID {id}の人は、別の行で異なるグループに指定されています。',
    sinPersona: '選択した人の中に、存在しない人が含まれています。',
  },
};
