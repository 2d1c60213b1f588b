import type { Catalog } from '../catalog.ts';

/** Courses: list and form (P76, P71). */
export const curso: Catalog['curso'] = {
  lista: {
    texto: '课程由模块组成，并属于培训项目。',
    nuevo: '新建课程',
  },
  edicion: { nuevo: '新建课程', editar: '编辑课程', guardado: '课程已保存：{nombre}', modulos: '模块' },
  campos: { id_curso: 'ID', modulos: '课程的模块', programa: '培训项目', modulo: '模块' },
  ayuda: { etiquetas: '以逗号分隔的词语，便于查找课程。' },
  avisos: { sinModulos: '该课程没有模块。' },
};
