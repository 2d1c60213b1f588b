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
    codigo_usuario: '代码',
    personal: '姓名',
    empresa: '公司',
    correo_electronico: '邮箱',
    plan: '计划',
    veredicto: '结果',
    avisa: '通知',
    fecha_inicio: '开始',
    fecha_fin: '结束',
  },
  importar,
  importacion,
  hecho: '分配成功',
  yaEstaba: '此人已被分配该计划。',
  lote: '{insertados, plural, other {已分配 # 人}}{existentes, plural, =0 {} other {，# 人此前已分配}}{cesados, plural, =0 {} other {，# 人因离职未分配}}{omitidos, plural, =0 {} other {，# 条因计划停用或结束未分配}}',
  grupos:
    '{insertados, plural, other {已分配 # 人}}{existentes, plural, =0 {} other {，# 人此前已分配}}{omitidos, plural, =0 {} other {，# 条因计划停用或结束未分配}}。以后加入该组的人员也会获得此计划。',
  simulada: '{total, plural, =0 {不会分配任何内容} other {将分配 # 个计划}}。',
  aplicada:
    '{insertados, plural, other {已分配 # 条}}{reabiertos, plural, =0 {} other {，重新开放 # 条}}{omitidos, plural, =0 {} other {，# 条未分配}}{avisados, plural, =0 {} other {；通知 # 人}}。',
  simulacionCambio: '模拟之后发生了变化。未分配任何内容：请重新模拟。',
  demasiadas: '请减少所选人员或计划：一次最多核对 {limite, number} 个人员与计划的组合。',
  sinPersona: '该人员不存在。',
  sinPlan: '该计划不存在。',
  planInactivo: '计划已停用，无法分配。',
  planTerminado: '计划已结束，无法分配。',
  cesada: '此人已离职，无法分配计划。',
};
