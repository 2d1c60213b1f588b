import { Alert } from '@mantine/core';
import type { ImportTypesOf, Lectura } from '@portal/contract/core';
import type { usuarioImportacion } from '@portal/contract/usuario';
import { IconFileOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface Props {
  readonly review: { readonly lectura: Lectura };
  /** Choices with which the file was read. */
  readonly opciones: ImportTypesOf<typeof usuarioImportacion>['optionsInput'] | undefined;
}

/** Unread sheets with rows in a file that is said to be complete: people listed there alone would become Cesado (P198). */
export function SinLeer({ review, opciones }: Props) {
  const t = useTranslations();
  const unread = review.lectura.hojas.filter(({ leida, filas }) => !leida && filas > 0);
  if (Number(opciones?.completa ?? 0) !== 1 || unread.length === 0) return null;
  const hojas = unread.map(({ nombre, filas }) => t('importacion.lectura.hoja', { hoja: nombre, filas })).join(', ');
  return (
    <Alert color="yellow" icon={<IconFileOff />}>
      {t('usuario.importar.completaSinLeer', { hojas })}
    </Alert>
  );
}
