import type { Catalog } from '../catalog.ts';

/** Meaning of every figure, in the words of its readers (P100). Ids: the registry of the contract. */
const cifras = {
  usuarios: {
    nombre: '用户',
    definicion: '目前在职的人员：没有离职日期，或离职日期尚未到来。',
    formula: '在职人员数',
  },
  usuariosActivos: {
    nombre: '在职用户',
    definicion: '目前在职的人员，无论是否分配了计划。与“用户”数相同。',
    formula: '在职人员数',
  },
  usuariosRegistrados: {
    nombre: '已登记用户',
    definicion: '门户中的所有人员，包括已离职人员。',
    formula: '在职人员 + 离职人员',
  },
  sinAsignar: {
    nombre: '未分配',
    definicion: '没有管理员或支持角色、且所选计划中没有任何有效分配的在职人员。',
    formula: '无角色用户 - 无角色已分配',
  },
  asignados: {
    nombre: '已分配',
    definicion: '计划分配有效的在职人员。在多个计划中，每人只计一次。',
    formula: '有有效分配的人数',
  },
  aprobados: {
    nombre: '通过',
    definicion: '已分配人员中，通过计划全部启用主题的人员。没有主题的计划无法通过。',
    formula: '已分配且通过全部主题的人员',
  },
  pendientes: {
    nombre: '待完成',
    definicion: '已分配人员中，至少还有一个主题未通过的人员。',
    formula: '已分配 - 通过',
  },
  vencidos: {
    nombre: '逾期',
    definicion: '计划结束日期已过但仍待完成的人员。',
    formula: '计划结束日期早于今天的待完成人员',
  },
  evaluados: {
    nombre: '已考核',
    definicion: '已分配人员中，至少完成一次有效考核的人员，无论是否通过。',
    formula: '已分配且完成考核的人员',
  },
  porcentajeEvaluados: {
    nombre: '已考核比例',
    definicion: '已分配人员中完成过考核的比例。没有已分配人员时显示“未分配”。',
    formula: '已考核 ÷ 已分配 × 100',
  },
  temas: {
    nombre: '已分配主题',
    definicion: '已分配计划中的启用主题。同一主题出现在计划的两个模块中则计两次。',
    formula: '按计划中位置统计的启用主题数',
  },
  temasAprobados: {
    nombre: '已通过主题',
    definicion: '已分配计划的启用主题中，此人已通过的主题。',
    formula: '有通过记录的已分配主题',
  },
  temasPendientes: {
    nombre: '待通过主题',
    definicion: '已分配计划的启用主题中，尚未通过的主题。',
    formula: '已分配主题 - 已通过主题',
  },
  temasVencidos: {
    nombre: '逾期主题',
    definicion: '计划结束日期已过的待通过主题。',
    formula: '计划结束日期早于今天的待通过主题',
  },
  avance: {
    nombre: '进度',
    definicion: '已分配主题中已通过的比例。只有全部通过才会达到 100。',
    formula: '已通过主题 ÷ 已分配主题 × 100',
  },
  promedio: {
    nombre: '平均分',
    definicion: '有分数主题的平均值。没有题目的主题和未考核的主题不计入。',
    formula: '分数总和 ÷ 有分数的主题',
  },
  certificados: {
    nombre: '证书',
    definicion: '已分配人员在其计划主题中获得的有效证书。',
    formula: '未作废的证书数',
  },
  certificadosEmitidos: {
    nombre: '已签发证书',
    definicion: '门户中所有有效证书，包括已离职人员的证书。',
    formula: '未作废的证书数',
  },
  evaluaciones: {
    nombre: '考核',
    definicion: '已完成的有效考核，包括在职和已离职人员。',
    formula: '已完成的作答次数',
  },
  intentos: {
    nombre: '作答次数',
    definicion: '此人完成同一主题考核的次数。',
    formula: '已完成作答的序号',
  },
  nota: {
    nombre: '分数',
    definicion: '一次考核的结果，0 到 100 分。',
    formula: '答对题数 ÷ 题目数 × 100',
  },
  notaMinima: {
    nombre: '及格分数',
    definicion: '完成考核时的及格分数，之后不再变化。',
    formula: '主题的及格分数；未设置时使用门户的及格分数',
  },
  duracion: {
    nombre: '用时',
    definicion: '已完成考核从开始到结束的分钟数。',
    formula: '考核结束时间 - 开始时间',
  },
  encuestas: {
    nombre: '调查',
    definicion: '完成有效考核后留下的评价。',
    formula: '评价数',
  },
  promotores: {
    nombre: '推荐者',
    definicion: '评价为 9 或 10 的比例。',
    formula: '评价为 9 和 10 ÷ 调查 × 100',
  },
  neutros: {
    nombre: '中立者',
    definicion: '评价为 7 或 8 的比例，在 NPS 中不加也不减。',
    formula: '评价为 7 和 8 ÷ 调查 × 100',
  },
  detractores: {
    nombre: '贬损者',
    definicion: '评价为 1 到 6 的比例。',
    formula: '评价为 1 到 6 ÷ 调查 × 100',
  },
  nps: {
    nombre: 'NPS',
    definicion: '推荐者比贬损者多出多少，范围 -100 到 100。',
    formula: '推荐者 (%) - 贬损者 (%)',
  },
  rating: {
    nombre: '评分',
    definicion: '主题最近六个月评价的平均值，1 到 10。',
    formula: '评价总和 ÷ 调查',
  },
  ratingHistorico: {
    nombre: '历史评分',
    definicion: '主题自始以来全部评价的平均值，1 到 10。',
    formula: '评价总和 ÷ 调查',
  },
  accesos: {
    nombre: '登录次数',
    definicion: '登录门户的次数，之后离职人员的登录也会保留。',
    formula: '登录计数',
  },
  diasProgramados: {
    nombre: '计划天数',
    definicion: '计划从开始到结束的天数，含首尾两天。',
    formula: '计划结束 - 计划开始 + 1',
  },
  diasEjecutados: {
    nombre: '执行天数',
    definicion: '从第一次到最后一次完成考核的天数，含首尾两天。',
    formula: '执行结束 - 执行开始 + 1',
  },
  diferenciaDias: {
    nombre: '天数差',
    definicion: '比计划节省的天数。负数表示执行天数超过计划。',
    formula: '计划天数 - 执行天数',
  },
  inicioEjecutado: {
    nombre: '执行开始',
    definicion: '公司内该计划首次完成考核的日期，包括已离职人员。',
    formula: '考核最早的结束日期',
  },
  finEjecutado: {
    nombre: '执行结束',
    definicion: '公司内该计划最后一次完成考核的日期，包括已离职人员。',
    formula: '考核最晚的结束日期',
  },
  diasPorVencer: {
    nombre: '剩余天数',
    definicion: '仍有待完成人员的有效计划中，最早结束的计划距结束的天数。',
    formula: '计划结束 - 今天',
  },
  planesActivos: {
    nombre: '启用的计划',
    definicion: '状态为“启用”的学习计划，无论是否已分配人员。',
    formula: '启用的计划数',
  },
  temasActivos: {
    nombre: '启用的主题',
    definicion: '状态为“启用”的主题，无论是否属于某个计划。',
    formula: '启用的主题数',
  },
};

/** Parts of a figure. */
const partes = {
  cesados: '离职人员',
  cerradas: '已关闭的分配',
  anulados: '已作废的作答和证书',
  personal: '已分配计划的管理员和支持人员',
  inactivos: '停用的计划',
};

/** The moment by which a range of days chooses. */
const fechas = {
  apertura: '日期筛选按计划的分配日期进行。',
  intento: '日期筛选按考核的完成日期进行。',
  ingreso: '日期筛选按登录日期进行。',
  ninguna: '日期筛选不影响此数字。',
};

/** Words of «¿De dónde sale?». */
export const cifra: Catalog['cifra'] = {
  cifras,
  partes,
  fechas,
  boton: '“{nombre}”是怎么来的？',
  botonTodas: '这些数字是怎么来的？',
  formula: '公式',
  cuentan: '计入{lista}。',
  fuera: '不计入{lista}。',
  pedido: '停用的计划仅在指定该计划时计入。',
  filtros: '显示范围',
  sinFiltros: '无筛选：显示您有权查看的全部内容。',
  busqueda: '搜索',
  filtro: '{campo}：{valor}',
  momento: '数据截至 {momento}',
};
