import type { ColumnasLeidas } from '@portal/contract';
import { useTranslations } from 'use-intl';

interface Props {
  readonly columnas: ColumnasLeidas;
  readonly categoria_defecto: string | null;
}

/** Names the category of rows without one. */
export function CategoriaNote({ columnas: { columnas }, categoria_defecto: categoria }: Props) {
  const t = useTranslations('pregunta.importar');
  if (!categoria) return null;
  const missing = columnas.some(({ campo, letra }) => campo === 'categoria' && letra === null);
  return t(missing ? 'sinCategoria' : 'categoriaDefecto', { categoria });
}
