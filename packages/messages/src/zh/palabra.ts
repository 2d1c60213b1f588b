import type { Catalog } from '../catalog.ts';

export const palabra: Catalog['palabra'] = {
  asignaciones: '逾期 延迟 待完成 导出 已分配用户',
  planSeguimiento: '逾期 延迟',
  miEquipo: '上级 主管 延期',
  usuarios: '上级 主管 员工',
  registroActividad: '审计 历史 更改',
  usuarioImportar: '撤销 历史 导入',
  preguntaImportar: '撤销 历史 导入',
  planImportar: '撤销 历史 导入',
  reporteGuardado: '导出 下载 发送',
  reporteCuadro: '导出 下载 历史',
  feedbackLista: '问卷 调查 意见 满意度',
  reporteNps: '问卷 调查 满意度',
};
