import type { Catalog } from '../catalog.ts';

export const ayuda: Catalog['ayuda'] = {
  titulo: '帮助',
  buscar: '搜索帮助',
  contenido: '全部帮助',
  pdf: '打开完整指南（PDF）',
  soloEspanol: '本指南以西班牙语编写。',
  encontrados: '{total, plural, =0 {没有匹配的内容。请换一个词。} other {指南中的 # 个部分}}',
};
