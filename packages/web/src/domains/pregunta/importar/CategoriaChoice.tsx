import { Alert } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ParametroField } from '../../../pieces/parametro/ParametroField.tsx';

interface Props {
  readonly review: { readonly categoria_defecto: string | null; readonly sin_categoria: number };
  /** The file is being read again. */
  readonly busy: boolean;
  readonly onOptions: (opciones: { readonly categoria: string }) => void;
}

/** Choice of the category of the rows that bring none; the file is read again with it. */
export function CategoriaChoice({ review: { categoria_defecto, sin_categoria }, busy, onOptions }: Props) {
  const t = useTranslations('pregunta.importar');
  if (sin_categoria === 0) return null;
  return (
    <Alert color={categoria_defecto ? 'blue' : 'yellow'} icon={<IconTag />} title={t('sinCategoria', { filas: sin_categoria })}>
      <ParametroField
        clave="categoria_pregunta"
        label={t('categoria')}
        value={categoria_defecto}
        disabled={busy}
        onChange={(categoria) => {
          if (categoria) onOptions({ categoria });
        }}
      />
    </Alert>
  );
}
