import type { Catalog } from '../catalog.ts';

/** Companies: list and form (P95). */
export const empresa: Catalog['empresa'] = {
  lista: {
    texto: '人员和成本中心所属的公司。',
    nueva: '新建公司',
    seguimiento: '跟踪',
  },
  edicion: {
    nueva: '新建公司',
    editar: '编辑公司',
    guardada: '公司已保存：{nombre}',
    gerente: '经理',
    director: '总监',
  },
  campos: {
    id_empresa: 'ID',
    codigo_empresa: '代码',
    ruc: 'RUC',
    direccion: '地址',
    actividad: '行业',
    codigo_gerente: '经理代码',
    codigo_director: '总监代码',
    gerente: '经理',
    director: '总监',
    usuarios: '在职人员',
    centros_costo: '成本中心',
  },
  errores: { persona: '没有代码为“{codigo}”的在职人员。' },
};
