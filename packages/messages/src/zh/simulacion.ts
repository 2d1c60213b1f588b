import type { Catalog } from '../catalog.ts';

/** Dialog that shows an assignment of many before it is applied (P91). */
export const simulacion: Catalog['simulacion'] = {
  resumen: '将会执行',
  ver: '仅看：{veredicto}',
  filas: '人员与计划',
  avisar: '邮件通知',
  avisarTexto:
    '{con_correo, plural, =0 {{sin_correo, plural, =0 {没有人获得计划} other {获得计划的 # 人都没有邮箱}}} other {将发送给 # 人{sin_correo, plural, =0 {} other {；# 人没有邮箱}}}}。',
  avisarDespues: '之后符合条件的人员也会收到通知。',
  asignar: '分配',
  preguntaTexto:
    '{nuevas, plural, =0 {} other {将分配 # 个计划。}}{reabiertas, plural, =0 {} other {将重新开放 # 个，并保留进度。}}{avisos, plural, =0 {不发送邮件通知。} other {将邮件通知 # 人。}}',
  nada: '按此选择不会分配任何内容。',
  cambio: '发生了变化',
  otra: '重新模拟',
  sinRespuesta: '无法确认是否已分配',
  sinRespuestaTexto: '请重试：已分配的不会重复分配。',
};
