import type { Catalog } from '../catalog.ts';

/** Bulk calls that link records (P26, P30): rows with an unknown id or code, and counts of the result. */
export const enlace: Catalog['enlace'] = {
  fila: {
    asignacion: '第 {fila, number} 行：分配 {id} 不存在。',
    curso: '第 {fila, number} 行：课程 {id} 不存在。',
    modulo: '第 {fila, number} 行：模块 {id} 不存在。',
    persona: '第 {fila, number} 行：人员 {id} 不存在。',
    plan: '第 {fila, number} 行：计划 {id} 不存在。',
    pregunta: '第 {fila, number} 行：题目 {id} 不存在。',
    programa: '第 {fila, number} 行：培训项目 {id} 不存在。',
    tema: '第 {fila, number} 行：主题 {id} 不存在。',
    grupo: '第 {fila, number} 行：组“{codigo}”不存在。',
    categoria: '第 {fila, number} 行：类别“{codigo}”不存在。',
  },
  hecho: {
    cursos: '{insertados, plural, other {已关联 # 门课程}}{existentes, plural, =0 {} other {，# 门此前已关联}}',
    modulos: '{insertados, plural, other {已关联 # 个模块}}{existentes, plural, =0 {} other {，# 个此前已关联}}',
    preguntas: '{insertados, plural, other {已关联 # 道题目}}{existentes, plural, =0 {} other {，# 道此前已关联}}',
    programas: '{insertados, plural, other {已关联 # 个培训项目}}{existentes, plural, =0 {} other {，# 个此前已关联}}',
    temas: '{insertados, plural, other {已关联 # 个主题}}{existentes, plural, =0 {} other {，# 个此前已关联}}',
  },
};
