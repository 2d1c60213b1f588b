import type { FirstTexts } from '../../catalog.ts';

/** Texts of the components in packages/web/src/ui that the sign-in shows. */
export const ui: FirstTexts['ui'] = {
  marco: {
    saltar: '跳到正文',
    menu: '主菜单',
    abrirMenu: '打开菜单',
    cerrarMenu: '关闭菜单',
    mostrarMenu: '显示菜单',
    ocultarMenu: '隐藏菜单',
    menuUsuario: '{nombre} 的菜单',
    cambiarContrasena: '修改密码',
    seguridad: '账户安全',
    cerrarSesion: '退出登录',
    apariencia: '外观',
    temaClaro: '浅色',
    temaOscuro: '深色',
    temaSistema: '跟随系统',
    idioma: '语言',
    ayuda: '帮助',
    enlacesPie: '页脚链接',
    migas: '导航路径',
  },
  acceso: {
    lema: '学习，展示，进步。',
    texto: '学习计划、考核与证书，尽在一处。',
    guia: '使用指南',
    soporte: '支持',
    contacto: '联系我们',
  },
  campo: {
    mostrarContrasena: '显示密码',
    ocultarContrasena: '隐藏密码',
    sobran: '最多 {maximo, number} 个字符，{sobran, plural, other {超出 # 个}}',
    restantes: '{restantes, plural, =0 {已达到字数上限} other {还可输入 # 个字符}}',
    sinOpciones: '没有匹配项',
    limpiar: '清除',
    fecha: '年/月/日',
    mesAnterior: '上个月',
    mesSiguiente: '下个月',
  },
  estado: {
    errorTitulo: '无法加载信息',
    errorTexto: '请检查网络连接后重试。',
    sinConexion: '没有网络连接。您可以继续：您的答案会在恢复连接后发送。',
    progreso: '进度',
  },
};
