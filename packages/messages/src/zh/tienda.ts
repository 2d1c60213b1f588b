import type { Catalog } from '../catalog.ts';

/** Screens of a tablet that a shop shares (P122-P127). */
export const tienda: Catalog['tienda'] = {
  entrada: {
    tienda: '{tablet} · {empresa}',
    sinVincular: '此设备未绑定门店。',
    vincular: '绑定此平板',
    campos: {
      documento: '证件号码',
      pin: '{cifras, number} 位 PIN',
      nuevo: '新的 {cifras, number} 位 PIN',
      repetir: '再次输入新 PIN',
    },
    provisional: '您的 PIN 是临时的。请设置今后使用的 PIN。',
    teclado: '数字键',
    borrar: '删除最后一位',
    ver: '显示或隐藏 PIN',
    siguiente: '下一步',
    conLetras: '我的证件有字母',
    conTeclas: '使用数字键',
    otraPersona: '我是其他人',
    faltaDocumento: '请输入您的证件号码。',
    faltaPin: 'PIN 为 {cifras, number} 位数字。',
    facil: '该 PIN 容易被猜到：请勿使用连续或重复的数字。',
    distintos: '两次输入的 PIN 不同，请重新设置。',
    esperan: '{total, plural, other {此平板上有 # 项内容等待发送。本人联网重新登录后发送。}}',
    conContrasena: '使用密码登录',
  },
  sinLinea: {
    desconocida: '没有网络连接。现在只有曾在此平板上联网登录过的人才能登录。',
    errada: '证件号码与 PIN 不符。',
    agotada: '离线尝试次数过多。恢复连接后即可登录。',
    vencida: '距您上次联网登录已满十四天。恢复连接后即可登录。',
    espera: '连续尝试次数过多。请等待 {segundos, plural, other {# 秒}}后重试。',
  },
  vincular: {
    texto: '管理员在“门店平板”中生成绑定码，有效期十五分钟。',
    codigo: '绑定码',
    codigoAyuda: '八位字母和数字',
    enviar: '绑定',
    yaVinculada: '已绑定为 {empresa} 的 {tablet}。使用其他绑定码会更改绑定，并删除等待发送的内容。',
    sinCifrado: '此浏览器无法加密保存的内容：请通过 https 打开门户，不要使用隐私窗口。',
  },
  errores: {
    soloAlumno: '门店平板仅供学习使用。其他操作请在您自己的设备上登录。',
  },
  sesion: {
    barra: '共用平板',
    salir: '退出',
    sigue: '您还在吗？',
    cierra: '{segundos, plural, other {会话将在 # 秒后结束。}}',
    continuar: '继续',
  },
};
