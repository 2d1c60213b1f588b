import type { Catalog } from '../catalog.ts';

/** Groups of the menu (P58). */
export const menu: Catalog['menu'] = {
  inicio: 'ホーム',
  maestros: 'マスター',
  gestion: '管理',
  parametros: 'パラメーター',
  reportes: 'レポート',
  alumno: 'マイ研修',
  consulta: '照会',
  planes: '学習プラン',
  usuarios: 'ユーザー',
  asignaciones: '割り当て',
  configuracion: '設定',
};
