import type { Catalog } from '../catalog.ts';

export const seguridad: Catalog['seguridad'] = {
  texto: '您的会话在何处打开，以及登录如何受到保护。',
  sesiones: {
    titulo: '打开的会话',
    texto: '您登录过的每台设备。地点是网络地址：门户不会向任何人询问您的位置。如果不认识某个会话，请关闭它并修改密码。',
    esta: '当前会话',
    equipo: '{sistema} 上的 {navegador}',
    tableta: '门店平板 {tableta}',
    desconocido: '未知设备',
    desde: '使用地址：{lugar}',
    desdeInterna: '使用地址：{lugar}（内部网络）',
    abiertaDesde: '打开地址：{lugar}',
    sinDireccion: '未记录的地址',
    usos: '打开于 {apertura} · 最后使用于 {uso}',
    proveedor: '通过 {proveedor} 登录',
    cerrar: '关闭',
    cerrarDe: '关闭 {equipo} 的会话',
    cerrada: '会话已关闭',
    cerrarOtras: '关闭其他会话',
    confirmarOtras: '要关闭其他会话吗？',
    confirmarOtrasTexto: '其他设备都需要重新登录。未发送的内容会保留在该设备上。',
    otrasCerradas: '已关闭其他会话',
  },
};
