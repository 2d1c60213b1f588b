import type { Catalog } from '../catalog.ts';

/** Modules: list and form (P76, P71). */
export const modulo: Catalog['modulo'] = {
  lista: {
    texto: '模块由主题组成，并属于课程。',
    nuevo: '新建模块',
  },
  edicion: {
    nuevo: '新建模块',
    editar: '编辑模块',
    guardado: '模块已保存：{nombre}',
    temas: '主题',
    cuestionario: '测验',
    cuestionarioDe: '{nombre}的测验',
  },
  campos: { id_modulo: 'ID', temas: '模块的主题', curso: '课程', tema: '主题' },
  avisos: { sinTemas: '该模块没有主题。' },
};
