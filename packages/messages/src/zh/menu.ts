import type { Catalog } from '../catalog.ts';

/** Groups of the menu (P58). */
export const menu: Catalog['menu'] = {
  inicio: '首页',
  maestros: '基础数据',
  gestion: '管理',
  parametros: '参数',
  reportes: '报表',
  alumno: '我的培训',
  consulta: '查询',
  planes: '学习计划',
  usuarios: '用户',
  asignaciones: '分配',
  configuracion: '设置',
};
