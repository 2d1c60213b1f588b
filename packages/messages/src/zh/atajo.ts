import type { Catalog } from '../catalog.ts';

/** Keyboard shortcuts: the list that «?» opens, and the names of keys. */
export const atajo: Catalog['atajo'] = {
  titulo: '键盘快捷键',
  texto: '在输入框中输入时，单键快捷键不起作用。',
  activos: '使用单键快捷键',
  activosTexto: '如果您使用语音输入，或按键产生意外操作，请将其关闭。',
  ver: '键盘快捷键',
  grupos: {
    general: '整个门户',
    ir: '前往页面',
    lista: '列表中',
    formulario: '表单中',
  },
  nombres: {
    buscar: '搜索门户',
    guia: '打开本页帮助',
    ayuda: '显示快捷键',
    fijar: '固定或取消固定此页面',
    buscarLista: '转到列表搜索',
    nuevo: '新建记录',
    filas: '下一行',
    filasArriba: '上一行',
    guardar: '保存',
    enviar: '提交或保存',
  },
  teclas: {
    mod: 'Ctrl',
    enter: 'Enter',
    arriba: '↑',
    abajo: '↓',
  },
  luego: '然后',
};
