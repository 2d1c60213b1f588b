import type { Catalog } from '../catalog.ts';

/** Content items (P80). */
export const contenido: Catalog['contenido'] = {
  lista: {
    titulo: '内容',
    texto: '主题中显示的视频、文档、音频和网页。',
    nuevo: '新建内容',
    sinNombre: '未命名',
  },
  edicion: {
    nuevo: '新建内容',
    editar: '编辑内容',
    guardado: '内容已保存：{nombre}',
    elija: '请选择',
    sinTema: '无主题',
  },
  campos: {
    id_contenido: 'ID',
    contenido: '名称',
    codigo_tipo: '类型',
    id_tema: '主题',
    tema: '主题',
    url: '网址或文件',
    subtitulos: '字幕',
  },
  ayuda: {
    url: '以 https:// 开头的网址（YouTube、Vimeo 和 Loom 会直接在主题中显示）或门户文件。',
    subtitulos: '门户中的 .vtt 文件。',
  },
  avisos: { sinArchivo: '该内容既没有文件也没有网址。' },
};
