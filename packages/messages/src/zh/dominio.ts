import type { Catalog } from '../catalog.ts';

/** Parameter tables: list and form (P84). */
export const dominio: Catalog['dominio'] = {
  lista: {
    texto: '岗位、成本中心、类别和组的选项来自这些表。',
    nuevo: '新建表',
    verParametros: '{nombre}的参数',
  },
  edicion: {
    nuevo: '新建表',
    editar: '编辑表',
    guardado: '表已保存：{nombre}',
    claveFija: '门户通过此键查找该表：不可更改。',
  },
  campos: { id_dominio: 'ID', dominio: '表', clave: '键', parametros: '参数', fijo: '系统内置' },
  ayuda: { clave: '供程序使用的名称，例如“delivery_zones”。留空则根据名称生成。' },
  errores: {
    claveFija: '门户通过键查找此表：不可更改。',
    fijo: '门户正在使用此表',
  },
};
