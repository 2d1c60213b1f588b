import type { Catalog } from '../catalog.ts';

/** The list of assignments and its filters. */
export const lista: Catalog['asignacion']['lista'] = {
  campos: {
    apellido: '姓氏',
    nombres: '名字',
    plan: '计划',
    fecha_apertura: '分配日期',
    hora: '时间',
    grupo: '组',
    empresa: '公司',
    codigo: '代码',
    personal: '用户',
    correo_electronico: '邮箱',
    telefono: '电话',
    departamento: '部门',
    codigo_centro_costo: '成本中心代码',
    centro_costo: '成本中心',
    cargo: '岗位',
    fuente: '来源',
    razon: '原因',
    temas: '主题',
    avance: '进度 (%)',
    promedio: '平均分',
    certificados: '证书',
    codigo_estado: '状态',
  },
  texto: '指定日期内分配的计划，以及每个人的进度。',
  masiva: '批量删除',
  tabla: '分配',
  fila: '{personal}，{plan}',
};

export const filtros: Catalog['asignacion']['filtros'] = {
  empresas: '公司',
  empresa: '公司',
  codigo: '用户代码',
  desde: '分配日期起',
  hasta: '分配日期止',
  plan: '学习计划',
  ceco: '成本中心',
  dpto: '部门',
  puesto: '岗位',
  todasEmpresas: '[所有公司]',
  todosPlanes: '[所有计划]',
  todosCeco: '[所有成本中心]',
  todosDpto: '[所有部门]',
  todosPuestos: '[所有岗位]',
  elija: '[请选择]',
  seleccioneEmpresa: '请选择公司',
  generar: '生成列表',
};

/** A listing without rows. */
export const vacio: Catalog['asignacion']['vacio'] = {
  titulo: '{limites, select, ambos {{desde} 至 {hasta} 期间} desde {{desde} 起} hasta {截至 {hasta}，} other {}}没有分配',
  texto: '请扩大日期范围或减少筛选条件。',
  textoSinDias: '请减少筛选条件。',
  ninguna: '没有符合这些条件的有效分配',
  eliminar: '请选择要收回计划的人员。其考核和证书会保留。',
  mes: '最近 {dias, number} 天',
  todas: '所有日期',
};

/** Mail about one assignment. */
export const aviso: Catalog['asignacion']['aviso'] = {
  accion: '邮件通知 {personal}：{plan}',
  cerrada: '分配已关闭',
  confirmar: '确定要向该用户发送分配通知吗？',
  texto: '{personal} 将在 {correo} 收到计划“{plan}”、学习期限以及首个主题的链接。',
};

/** Closing of assignments (P28). */
export const cierre: Catalog['asignacion']['cierre'] = {
  seleccionados: '删除所选',
  maximo: '最多可选择 {limite, number} 条分配',
  confirmarVarios: '确定要删除所选记录吗？',
  confirmarUno: '确定要删除此记录吗？',
  eliminar: '删除 {total, number} 项',
  otras: '{total, plural, other {另有 # 人}}',
  sigue: '将会发生',
  cierra:
    '{cerradas, plural, =0 {不会关闭任何分配。} other {将关闭 {personas, plural, other {# 人}}在 {planes, plural, other {# 个计划}}中的 # 条分配：他们将无法继续学习。}}',
  existentes: '{existentes, plural, other {# 条此前已关闭，保持不变。}}',
  conAvance: '{total, plural, other {# 条已有带成绩的考核。}}',
  conCertificado: '{total, plural, other {# 条已有证书，证书继续有效。}}',
  empezadas: '{total, plural, other {# 条有正在进行的考核，将无法再提交。}}',
  conserva: '考核、证书和历史记录都会保留；再次分配该计划时，进度随之恢复。',
  motivo: '原因',
  motivoAyuda: '会保留在每条分配的历史记录中。',
  previsto: '{total, plural, =0 {不会关闭任何分配} other {将关闭 # 条分配}}。',
  hecho: '{n, plural, other {已删除 # 条记录。}}{existentes, plural, =0 {} other {# 条此前已关闭。}}',
  cerrada: '分配已关闭',
  abierta: '分配已重新开放',
};
