import type { Catalog } from '../catalog.ts';

export const ayuda: Catalog['ayuda'] = {
  titulo: 'ヘルプ',
  buscar: 'ヘルプを検索',
  contenido: 'すべてのヘルプ',
  pdf: 'ガイド全体を開く（PDF）',
  soloEspanol: 'ガイドはスペイン語で書かれています。',
  encontrados: '{total, plural, =0 {該当する項目がありません。別の言葉でお試しください。} other {ガイドの項目：#件}}',
};
