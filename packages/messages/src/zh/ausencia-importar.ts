import type { Catalog } from '../catalog.ts';

/** Sheet of absences (P40, P43): its screen, and the sentences of the server about its rows. */
export const importar: Catalog['ausencia']['importar'] = {
  campos: {
    estado: '结果',
    aviso: '请核对',
    hoja: '工作表',
    con_aviso: '有提示',
    aceptada: '将导入',
    cesa: '将离职',
    codigo: '用户代码',
    tipo: '类型',
    fecha_desde: '开始日期',
    fecha_hasta: '结束日期',
    observacion: '备注',
    id_usuario: 'ID',
    personal: '姓名',
  },
  texto: '请上传缺勤电子表格，逐行核对后确认。确认前不会登记任何内容。',
  subir: '缺勤电子表格',
  subirTexto: '列：用户代码、类型（休假、事假或病假）、开始日期、结束日期，备注可选。',
  importar: '{aceptadas, plural, =0 {没有可导入的内容} other {导入 # 条缺勤}}',
  confirmar: '要导入这些缺勤吗？',
  confirmarTexto: '{aceptadas, plural, other {将登记 # 条缺勤。}}{rechazadas, plural, =0 {} other {# 行因所列原因被排除。}}',
  anterioresTexto: '每次导入都可以撤销：之后无人修改过的缺勤会被删除。',
  plantilla: '下载模板',
  plantillaArchivo: '模板-缺勤',
  plantillaHoja: '缺勤',
  ayudas: {
    codigo: '门户中的用户代码，请设为文本格式以免丢失前导零。',
    tipo: '休假、事假或病假。',
    fecha: '日/月/年。',
    observacion: '可选。',
  },
  ejemplos: {
    vacaciones: '休假',
    descanso: '病假',
    observacion: '安排在一月',
  },
};

export const importacion: Catalog['ausencia']['importacion'] = {
  hecha:
    '{insertados, plural, other {已登记 # 条缺勤}}{existentes, plural, =0 {} other {；# 条此前已存在}}{rechazados, plural, =0 {} other {；# 行未导入}}。',
  noExiste: '没有代码为“{codigo}”的用户',
  cesada: '此人已离职',
  ordenFechas: '结束日期早于开始日期',
  repetida: '与同一人的第 {fila} 行日期重叠',
  conserva: { cambiada: '之后有人修改过', fuera: '该人员已转到其他公司' },
};
