import type { Catalog } from '../catalog.ts';

/** One assignment: facts, history and answers to its delays. */
export const edicion: Catalog['asignacion']['edicion'] = {
  texto: '{personal} · {plan}',
  cerrar: '关闭分配',
  reabrir: '重新开放',
  confirmarReabrir: '要重新开放此分配吗？',
  confirmarReabrirTexto: '{personal} 将重新获得“{plan}”，并保留原有进度。',
  cesado: '此人已离职，无法重新开放。',
  plazo: '期限',
  entre: '{inicio} 至 {fin}',
  asignado: '分配日期',
  avanceDe: '{temas, plural, other {计划共 # 个主题}}',
  avance: '计划进度',
  historia: '历史记录',
  suceso: { apertura: '已分配', cierre: '已关闭', reapertura: '已重新开放' },
  por: '{fecha}，{autor}',
  motivo: '原因：{motivo}',
  justificaciones: '对延误的答复',
  respuesta: {
    aceptada: '已接受延误',
    prorroga: '延期至 {hasta}',
    justificada: '延误理由成立',
  },
  intentos: '此计划中的作答',
  todos: '全部作答',
  origen: {
    individual: '由人员逐一分配',
    regla: '由规则“{regla}”分配',
    reglaSinNombre: '由规则分配',
    planilla: '来自电子表格“{archivo}”',
    copia: '复制自计划“{plan}”',
  },
  condicion: '{campo}：{valor}',
  sinId: '未指定分配',
  sinIdTexto: '请从分配列表中打开。',
  irLista: '前往分配列表',
};
