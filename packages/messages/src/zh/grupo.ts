import type { Catalog } from '../catalog.ts';

/** Groups of people: who is in which, and what follows from entering one (P27). */
export const grupo: Catalog['grupo'] = {
  campos: { codigo_grupo: '代码', grupo: '组', miembros: '在职成员', planes: '获得的计划' },
  asignarPlan: '为{grupo}分配计划',
  pantalla: {
    texto: '组汇集获得相同计划的人员。列表最初只显示尚未分组的人员。',
    usuarios: '人员',
    grupos: '组及其计划',
    sinGrupo: '未分组',
    mostrar: '显示',
    todas: '所有人员',
    conGrupo: '已分组',
    ninguno: '未分组',
    asignar: '分配',
    vacio: '没有在职人员',
  },
  dialogo: {
    titulo: '将 {total, plural, other {# 人}}分配到组',
    grupo: '组',
    sigue: '将会发生',
    cambian: '{total, plural, =0 {没有人更换组。} other {# 人将加入该组。}}',
    trasladados: '{total, plural, other {# 人来自其他组：保留已有的计划。}}',
    existentes: '{total, plural, other {# 人已在该组中。}}',
    cesados: '{total, plural, other {# 人已离职，不予分配。}}',
    sinPlanes: '该组的规则不分配任何计划。',
    planes: '该组的规则将分配 {total, plural, other {# 个计划}}：',
    plan: '{plan}：{total, plural, =0 {所有人均已拥有或已关闭} other {# 人将获得}}',
    confirmar: '确定要分配这些用户吗？',
    confirmarTexto:
      '{cambiados, plural, =0 {没有人更换组} other {# 人将加入“{grupo}”}}{asignados, plural, =0 {} other {，并新增 # 条分配}}。',
  },
  asignado:
    '分配成功：{cambiados, plural, other {# 人更换了组}}{existentes, plural, =0 {} other {，# 人此前已在组中}}{cesados, plural, =0 {} other {，# 人因离职未分配}}{asignados, plural, =0 {} other {；新增 # 条分配}}。',
  previsto:
    '{cambiados, plural, =0 {没有人更换组} other {# 人将加入该组}}{existentes, plural, =0 {} other {，# 人已在组中}}{cesados, plural, =0 {} other {，# 人因离职不分配}}{asignados, plural, =0 {} other {；将新增 # 条分配}}。',
  reglas: '指定了组的每条规则会将其计划分配给现有成员以及以后加入该组的人员。',
  errores: {
    desconocido: '组“{codigo}”不存在或未启用。',
    filaGrupo: '第 {fila, number} 行：组“{codigo}”不存在或未启用。',
    filaRepetida: '第 {fila, number} 行：人员 {id} 已在另一行中指定了其他组。',
    sinPersona: '所选人员中有人不存在。',
  },
};
