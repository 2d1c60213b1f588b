import { IconSitemap } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { RowAction } from '../../../ui/link/RowAction.tsx';

const NIVELES = { programa: 2, curso: 3, modulo: 4, tema: 5 } as const;

interface Props {
  kind: keyof typeof NIVELES;
  id: number;
  nombre: string;
}

/** Link of a row to the outlines of the plans that contain its record (P74). */
export function EdtAction({ kind, id, nombre }: Props) {
  const t = useTranslations('planestudio.edt');
  return (
    <RowAction
      label={t('estructura', { nombre })}
      icon={IconSitemap}
      link={{ to: '/planestudioedt', search: { id: NIVELES[kind], ref: id } }}
    />
  );
}
