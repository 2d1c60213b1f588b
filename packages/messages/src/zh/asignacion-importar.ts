import type { Catalog } from '../catalog.ts';

/** Sheet that gives a plan to the people whose codes it names (P40, P91): its screen, and the sentences of the server about its rows. */
export const importar: Catalog['asignacion']['importar'] = {
  campos: {
    estado: '结果',
    aviso: '请核对',
    hoja: '工作表',
    con_aviso: '有提示',
    aceptada: '将分配',
    cesa: '将离职',
    codigo: '用户代码',
    id_usuario: 'ID',
    codigo_usuario: '门户中的代码',
    nombres: '名字',
    apellidos: '姓氏',
    empresa: '公司',
    correo_electronico: '邮箱',
    centro_costo: '成本中心',
    plan: '计划',
  },
  texto: '请上传含用户代码的电子表格，逐行核对后确认。确认前不会分配任何内容。',
  subir: '计划用户电子表格',
  subirTexto: '第一行的标题为“用户代码”；如果无法识别，则从第一列读取用户代码。',
  noExiste: '不存在',
  asignar: '{aceptadas, plural, =0 {没有可分配的人员} other {批量分配 (#)}}',
  confirmar: '确定要为这些用户分配学习计划吗？',
  confirmarTexto:
    '{aceptadas, plural, other {# 名用户将获得计划。}}{rechazadas, plural, =0 {} other {# 行因所列原因被排除。}}不会发送邮件。',
  cerradas: '{filas, plural, other {# 名用户此前已被收回此计划}}',
  reabrir: '重新开放其分配，并保留进度',
  reabrirTexto: '不选此项时，这些行将被拒绝。',
  plantilla: '下载模板',
  plantillaArchivo: '模板-计划用户',
  plantillaHoja: '计划用户',
  ayuda: '门户中的用户代码，请设为文本格式以免丢失前导零。',
  anterioresTexto: '对尚未开始该计划的人员，每次导入都可以撤销。',
};

export const importacion: Catalog['asignacion']['importacion'] = {
  hecha:
    '已为 {asignados, plural, other {# 名用户}}分配学习计划{existentes, plural, =0 {} other {；# 名此前已有}}{rechazados, plural, =0 {} other {；# 行未分配}}。',
  noExiste: '不存在：没有代码为“{codigo}”的用户',
  sinCodigos: '文件中没有“用户代码”标题，第一列中也没有用户代码。',
  planInactivo: '计划“{plan}”已停用。',
  planTerminado: '计划“{plan}”已结束。',
  planCerrado: '核对之后，计划已停用或结束。',
  retirada: '已于 {fecha} 收回该计划',
  reabre: '已于 {fecha} 收回该计划：将重新开放并保留进度',
  repetida: '与第 {fila, number, ::group-off} 行是同一用户',
  cambio: '核对之后发生了变化',
  deshecha: '已撤销电子表格“{archivo}”',
  conserva: {
    cerrada: '计划已被收回',
    reabierta: '之后已重新开放',
    empezada: '已开始学习计划',
    fuera: '已转到其他公司',
  },
};
