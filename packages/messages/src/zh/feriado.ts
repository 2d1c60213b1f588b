import type { Catalog } from '../catalog.ts';

/** Days that are not worked: list and form (P43). */
export const feriado: Catalog['feriado'] = {
  lista: {
    texto: '这些日期不发送提醒。门户已内置秘鲁截至 2030 年的节假日。',
    nuevo: '添加日期',
  },
  edicion: { nuevo: '新建非工作日', editar: '编辑非工作日', guardado: '日期已保存：{nombre}' },
  campos: { id_feriado: 'ID', fecha: '日期', feriado: '节假日' },
};
