import type { Catalog } from '../catalog.ts';

/** Refusals of a list. */
export const listado: Catalog['listado'] = {
  seleccion: '選択後に一覧が変わりました。選択内容を確認して、もう一度お試しください。',
};
