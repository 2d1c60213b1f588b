import type { Catalog } from '../catalog.ts';

/** Error pages (P57). */
export const errores: Catalog['errores'] = {
  titulo404: '未找到内容',
  texto404: '发生错误，请使用“返回首页”按钮。',
  sinPermiso: '您的账号无法打开此页面',
  sinPermisoTexto:
    '“{pantalla}”仅供{quien, select, admin {管理员} soporte {支持人员和管理员} other {学员}}使用。如有需要，请咨询培训部门。',
  titulo500: '系统错误',
  texto500: '出现问题，请稍后重试。',
  pantalla: '无法打开页面',
  pantallaTexto: '请检查网络连接后重试。此设备已保存的内容不会丢失。',
};
