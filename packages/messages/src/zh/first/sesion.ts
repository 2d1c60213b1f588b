import type { FirstTexts } from '../../catalog.ts';

/** Texts of the sign-in. */
export const sesion: FirstTexts['sesion'] = {
  login: {
    aviso: '请输入 DNI（证件号码）和密码登录。',
    caducada: '您的会话已结束。请登录，从刚才的位置继续。',
    usuario: '用户名',
    usuarioAyuda: '证件号码',
    usuarioAyudaRegistro: '证件号码；如果账号由您自行注册，请输入邮箱',
    usuarioRequerido: '请输入用户名',
    contrasena: '密码',
    contrasenaRequerida: '请输入密码',
    olvido: '忘记密码？',
    enviar: '登录',
    llave: '使用通行密钥登录',
    sinCuenta: '还没有账号？',
    crear: '创建账号',
    demo: '演示账号',
    rol: { admin: '管理员', soporte: '支持', alumno: '学员' },
  },
};
