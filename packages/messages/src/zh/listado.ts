import type { Catalog } from '../catalog.ts';

/** Refusals of a list. */
export const listado: Catalog['listado'] = {
  seleccion: '选择之后列表已发生变化。请检查所选内容后重试。',
};
